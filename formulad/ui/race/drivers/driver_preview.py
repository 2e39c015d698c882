"""Driver preview: large portrait, character, six pools, gifts with their rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.store.spoken import HOME
from formulad.ui.art.portraits.portrait import draw_portrait
from formulad.ui.race.drivers.wear_pips import draw_pools
from formulad.ui.race.terms.ability_icons import GIFT_ICONS
from formulad.ui.shell.help_link import OpenRule
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted, shrunk
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import NAME, PANEL_TITLE, SMALL, TEXT
from formulad.ui.toolkit.theme import AMBER
from formulad.ui.toolkit.widgets.button import Button, Kind

if TYPE_CHECKING:
    from formulad.games.race.ability_words import GiftWords
    from formulad.race.agreed.drivers import Ability
    from formulad.ui.race.drivers.drivers_on_offer import DriverOffer
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.lettering import Style

_PADDING = 22.0
_LINK_WIDTH, _LINK_HEIGHT = 150.0, 30.0
_LINE = TEXT.sized(17)
_LEADING = 1.36
_WIDE = 900.0
"""From this width on pools and gifts stand beside portrait and name."""
_POOLS, _LOW_POOLS, _HIGH_POOLS = 192.0, 172.0, 264.0
_LOFTY_FROM = 640.0
"""From this height on a wide panel has large pools, and gifts further apart."""
_LARGEST_PORTRAIT, _LEAST_POSTER = 400.0, 230.0
_WORDS = 104.0
"""How tall name and character are below a portrait."""
_BELOW_POSTER = _WORDS + _POOLS + 214.0
_ROOMY_FROM = 760.0
_MOST_LINES = 3
_SMALLEST_NAME = 17


@frozen
class DriverPreview:
    """What is told of one driver."""

    offer: DriverOffer
    rect: Rect
    words: GiftWords
    language: str = HOME
    """Of the player."""

    def links(self) -> tuple[Button, ...]:
        """Return the ways to the rules of the gifts."""
        return tuple(
            Button(
                f"rule-{ability.rule}",
                Rect(
                    place.right - _LINK_WIDTH,
                    place.top - 2,
                    _LINK_WIDTH,
                    _LINK_HEIGHT,
                ),
                ability.rule,
                Kind.GHOST,
                size=14.5,
                command=OpenRule(ability.rule),
            )
            for ability, place in self._gifts()
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel but for its links."""
        canvas.panel(self.rect, canvas.theme.street, radius=18)
        draw_portrait(canvas, self.offer.profile.likeness, self._portrait)
        self._draw_name(canvas)
        draw_pools(canvas, canvas.theme.street, self._pools, self.offer.points)
        for ability, place in self._gifts():
            self._draw_gift(canvas, ability, place)
        if self.offer.reason:
            self._draw_reason(canvas)

    @property
    def _line(self) -> str:
        """Who the driver is."""
        return self.offer.profile.line(self.language)

    @property
    def _is_wide(self) -> bool:
        return self.rect.width >= _WIDE

    @property
    def _is_lofty(self) -> bool:
        return self._is_wide and self.rect.height >= _LOFTY_FROM

    @property
    def _inner(self) -> Rect:
        return self.rect.inflate(-2 * _PADDING, -2 * _PADDING)

    @property
    def _poster(self) -> float:
        """How large the portrait may be above the name."""
        inner = self._inner
        return min(inner.width, inner.height - _BELOW_POSTER, _LARGEST_PORTRAIT)

    @property
    def _is_stacked(self) -> bool:
        """Whether the portrait stands above the name, for there is room."""
        return not self._is_wide and self._poster >= _LEAST_POSTER

    @property
    def _portrait(self) -> Rect:
        inner = self._inner
        if self._is_stacked:
            left = inner.centerx - self._poster / 2
            return Rect(left, inner.top, self._poster, self._poster)
        if self._is_wide:
            share = 0.38 if self._is_lofty else 0.3
            size = min(inner.width * share, inner.height - 130, _LARGEST_PORTRAIT)
        else:
            size = min(inner.width * 0.48, inner.height * 0.3, _LARGEST_PORTRAIT)
        return Rect(inner.left, inner.top, size, size)

    @property
    def _pools(self) -> Rect:
        inner, portrait = self._inner, self._portrait
        if self._is_wide:
            left = portrait.right + 28
            tall = _HIGH_POOLS if self._is_lofty else _POOLS
            return Rect(left, inner.top, inner.right - left, tall)
        if self._is_stacked:
            return Rect(inner.left, portrait.bottom + _WORDS, inner.width, _POOLS)
        tall = _POOLS if self.rect.height >= _ROOMY_FROM else _LOW_POOLS
        return Rect(inner.left, portrait.bottom + 16, inner.width, tall)

    def _gifts(self) -> list[tuple[Ability, Rect]]:
        """Return the place of each gift, below each other."""
        pools, abilities = self._pools, self.offer.profile.driver.abilities
        bottom = self._inner.bottom - (40 if self.offer.reason else 0)
        room = bottom - pools.bottom - 18
        step = min(132.0 if self._is_lofty else 104.0, room / max(1, len(abilities)))
        top = pools.bottom + 22
        return [
            (ability, Rect(pools.left, top + row * step, pools.width, step))
            for row, ability in enumerate(abilities)
        ]

    def _draw_name(self, canvas: Canvas) -> None:
        """Draw name and character: beside the portrait, or below it on a wide panel."""
        inner, portrait = self._inner, self._portrait
        if self._is_stacked:
            self._draw_centred(canvas)
            return
        if self._is_wide:
            place = Rect(inner.left, portrait.bottom + 12, portrait.width, 0)
        else:
            left = portrait.right + 20
            place = Rect(left, portrait.top + 4, inner.right - left, 0)
        name = self.offer.profile.name.upper()
        style = PANEL_TITLE.sized(25)
        while style.size > _SMALLEST_NAME and not _fits(canvas, name, style, place.width):
            style = style.sized(style.size - 1)
        height = canvas.paragraph(name, place, style, canvas.theme.street.text, leading=1.16)
        text = place.move(0, height + 10)
        canvas.paragraph(self._line, text, _LINE, canvas.theme.street.muted, leading=_LEADING)

    def _draw_centred(self, canvas: Canvas) -> None:
        """Draw name and character below the portrait, in a line each if they are short."""
        inner, y = self._inner, self._portrait.bottom + 28
        name = self.offer.profile.name.upper()
        style = shrunk(canvas, name, PANEL_TITLE, inner.width, _SMALLEST_NAME)
        canvas.text(name, inner.centerx, y, style, canvas.theme.street.text, align=0.5)
        text = Rect(inner.left, y + 18, inner.width, 0)
        canvas.paragraph(
            self._line, text, _LINE, canvas.theme.street.muted, leading=_LEADING, align=0.5
        )

    def _draw_gift(self, canvas: Canvas, ability: Ability, place: Rect) -> None:
        gift = self.words[ability]
        draw_icon(canvas, GIFT_ICONS[ability], place.left + 12, place.top + 13, 24, AMBER)
        room = place.width - _LINK_WIDTH - 44
        title, style = fitted(canvas, gift.title, NAME.sized(19), room)
        canvas.text(title, place.left + 32, place.top + 13, style, AMBER)
        text = Rect(place.left, place.top + 34, place.width, 0)
        canvas.paragraph(gift.line, text, _LINE, canvas.theme.street.text, leading=_LEADING)

    def _draw_reason(self, canvas: Canvas) -> None:
        """Draw at the bottom why the driver cannot be had."""
        inner = self._inner
        style = SMALL.weighted(600)
        lines = canvas.wrapped(self.offer.reason, style, inner.width - 34)
        height = 21 * len(lines)
        draw_icon(canvas, "lock", inner.left + 10, inner.bottom - height / 2, 20, AMBER)
        place = Rect(inner.left + 32, inner.bottom - height, inner.width - 34, height)
        canvas.paragraph(self.offer.reason, place, style, canvas.theme.street.text)


def _fits(canvas: Canvas, name: str, style: Style, width: float) -> bool:
    """Return whether a name can be set without a word being broken, in three lines at most."""
    is_whole = all(canvas.text_width(word, style) <= width for word in name.split())
    return is_whole and len(canvas.wrapped(name, style, width)) <= _MOST_LINES
