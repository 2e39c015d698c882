"""Driver card among ten: portrait, name, points, gifts, and whether the driver can be had."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.art.portraits.portrait import draw_portrait
from formulad.ui.race.drivers.wear_pips import draw_pips
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import LEADING, draw_lines, fitted, in_lines
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, mix
from formulad.ui.toolkit.lettering import NAME, NOTE, TAG
from formulad.ui.toolkit.theme import AMBER
from formulad.ui.toolkit.widgets.list_row import Spot

if TYPE_CHECKING:
    from formulad.games.race.ability_words import GiftWords
    from formulad.ui.race.drivers.drivers_on_offer import DriverOffer
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.widgets.widget import Look

RADIUS = 16.0
_PADDING = 12.0
_NAME_ROW, _GIFT_ROW, _PIP_ROW = 26.0, 19.0, 16.0
_MOST_PIP_ROW = 19.0
_PALE = 0.42
_LEAST_PORTRAIT = 64.0
_NAME, _NOTE, _GIFT = NAME.sized(16.5), TAG.sized(13.5), NOTE.weighted(600)
_NARROW = 160.0
"""A card less wide has names in two lines."""


@frozen
class ChooseDriver:
    """Mark the driver of an id."""

    driver: str


@frozen
class DriverCard:
    """The card of one driver."""

    offer: DriverOffer
    rect: Rect
    words: GiftWords
    is_chosen: bool

    @property
    def id(self) -> str:
        """Its name among the widgets."""
        return f"choose-{self.offer.profile.id}"

    @property
    def spot(self) -> Spot:
        """What is used on it."""
        return Spot(self.id, self.rect, RADIUS, command=ChooseDriver(self.offer.profile.id))

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the card; one that cannot be had is pale and says why."""
        self._draw_ground(canvas, look)
        opacity = 1.0 if self.offer.is_free else _PALE
        place = self._portrait
        draw_portrait(canvas, self.offer.profile.likeness, place, opacity=opacity)
        inner = self.rect.inflate(-2 * _PADDING, 0)
        name = Rect(inner.left, place.bottom + 4, inner.width, self._name_row)
        ink = canvas.theme.street.text if self.offer.is_free else canvas.theme.street.faint
        lines, style = in_lines(
            canvas, self.offer.profile.name, _NAME, name.width, self._most_lines
        )
        draw_lines(canvas, lines, name.center, style, ink, align=0.5)
        top = name.bottom
        pips = Rect(inner.left, top, inner.width, self._pip_row * 6)
        draw_pips(canvas, canvas.theme.street, pips, self.offer.points, opacity=opacity)
        self._draw_gifts(canvas, pips.bottom + 4)
        if self.offer.note:
            self._draw_note(canvas, place)
        elif self.is_chosen:
            x, y = place.right - 4, place.top + 4
            canvas.disc(x, y, 15, canvas.theme.street.accent, line=WHITE, line_width=2)
            draw_icon(canvas, "check", x, y, 20, canvas.theme.street.on_chosen)

    @property
    def _gifts(self) -> int:
        """For how many gifts there is a line: two are kept free, so that rows are level."""
        return max(2, len(self.offer.profile.driver.abilities))

    @property
    def _most_lines(self) -> int:
        """In how many lines a name may stand: on a narrow card in two."""
        return 1 if self.rect.width >= _NARROW else 2

    @property
    def _name_row(self) -> float:
        """How tall the name stands."""
        return _NAME_ROW + (self._most_lines - 1) * _NAME.size * LEADING

    @property
    def _pip_row(self) -> float:
        room = self.rect.height - 2 * _PADDING - self._name_row - self._gifts * _GIFT_ROW - 8
        return max(_PIP_ROW - 3, min(_MOST_PIP_ROW, (room - _LEAST_PORTRAIT * 1.7) / 6))

    @property
    def _portrait(self) -> Rect:
        used = 2 * _PADDING + self._name_row + 6 * self._pip_row + self._gifts * _GIFT_ROW + 10
        size = min(self.rect.width - 2 * _PADDING, self.rect.height - used)
        return Rect(self.rect.centerx - size / 2, self.rect.top + _PADDING, size, size)

    def _draw_ground(self, canvas: Canvas, look: Look) -> None:
        is_meant = look.hovered or look.focused
        if self.is_chosen:
            pale = 1.0 if canvas.theme.is_plain else 0.55
            canvas.box(
                self.rect,
                mix(canvas.theme.street.chosen, canvas.theme.street.panel.top, pale),
                radius=RADIUS,
                line=canvas.theme.street.accent,
                line_width=2.6,
            )
            return
        fill = (
            canvas.theme.street.secondary
            if is_meant and self.offer.is_free
            else canvas.theme.street.panel
        )
        line = canvas.theme.street.strong_line if is_meant else canvas.theme.street.line
        canvas.box(self.rect, fill, radius=RADIUS, line=line, line_width=1.5)

    def _draw_gifts(self, canvas: Canvas, top: float) -> None:
        ink = mix(canvas.theme.street.panel.bottom, AMBER, 1.0 if self.offer.is_free else _PALE)
        for row, ability in enumerate(self.offer.profile.driver.abilities):
            y = top + (row + 0.5) * _GIFT_ROW
            room = self.rect.width - 2 * _PADDING
            title, style = fitted(canvas, self.words[ability].title, _GIFT, room)
            canvas.text(title, self.rect.centerx, y, style, ink, align=0.5)

    def _draw_note(self, canvas: Canvas, portrait: Rect) -> None:
        """Draw over the portrait why the driver cannot be had."""
        room = self.rect.width - 16
        lines, style = in_lines(canvas, self.offer.note, _NOTE, room - 36, self._most_lines)
        width = max(canvas.text_width(line, style) for line in lines) + 40
        height = 28 + (len(lines) - 1) * style.size * LEADING
        tag = Rect(self.rect.centerx - width / 2, portrait.centery - height / 2, width, height)
        canvas.box(
            tag,
            canvas.theme.street.inset,
            radius=14,
            line=canvas.theme.street.strong_line,
            line_width=1.4,
        )
        draw_icon(canvas, "lock", tag.left + 17, tag.centery, 15, canvas.theme.street.text)
        left = tag.left + 30
        draw_lines(canvas, lines, (left, tag.centery), style, canvas.theme.street.text)
