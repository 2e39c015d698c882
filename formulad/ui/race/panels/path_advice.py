"""Path advice of the engineer: what fell, and the places where the car may stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, say_of
from formulad.ui.race.panels.choice import draw_letter
from formulad.ui.race.panels.gear_advice import draw_best
from formulad.ui.race.panels.race_commands import PickPlace
from formulad.ui.race.panels.rule_links import RuleLink
from formulad.ui.race.terms.figures import behind
from formulad.ui.race.terms.outcomes import draw_verdict_badge
from formulad.ui.race.terms.place_names import spot_in, stretch_in, with_stretch
from formulad.ui.race.terms.race_words import Tone, without_last
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted, shrunk
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, rgb
from formulad.ui.toolkit.lettering import CAPS_LABEL, LABEL, NAME, NOTE, NUMERAL
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.ui.race.views.cost_chip import CostChip
    from formulad.ui.race.views.engineer_views import Destination, PathAdvice
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.lettering import Style
    from formulad.ui.toolkit.theme import Palette

LIST_HEAD, ROW, ROW_STEP = 28.0, 52.0, 55.0
_INDENT = 22.0
"""How much further in another way to a place stands."""
_OR = LABEL.sized(15)
_STOP, _STOP_ON_CREAM = rgb("BFFFF3"), rgb("0B5C46")
_CHIPS = {Tone.GOOD: _STOP, Tone.PLAIN: rgb("FFD58A"), Tone.BAD: rgb("FFA3AB")}
_CHIPS_ON_CREAM = {
    Tone.GOOD: _STOP_ON_CREAM,
    Tone.PLAIN: rgb("7A4A05"),
    Tone.BAD: rgb("8A1F2C"),
}
_TITLE, _SMALLEST_TITLE = NAME.sized(16.5), 13.5
_CUT = 3.0
"""So much shorter a stretch is cut: letters stand on whole pixels."""
_DETAIL = LABEL.sized(14.5)
_CHIP_INDENT, _CHIP_SPACE = 22.0, 12.0
_BADGE = (38.0, 28.0)
_TURNS = 50.0
"""How wide the column of turns is."""
_FIGURE = NUMERAL.sized(17)
BEST = 0.0005
"""So few turns behind the best a place is as good."""


class DestinationRow(Pressable):
    """A place to stop in the list, which can be pointed at and chosen."""

    rect: Rect
    place: Destination
    index: int
    """In the list of all places."""
    is_chosen: bool
    has_turns: bool = False
    """Whether the engineer says how many turns it comes to."""
    titles: tuple[str, ...] = ()
    """What the rows are called that stand below each other: their letters are of one size."""

    @property
    def id(self) -> str:
        """`destination-0`: by its place in the list, for only the first ones have letters."""
        return f"destination-{self.index}"

    @property
    def command(self) -> PickPlace:
        """Stops there."""
        return PickPlace(self.index)

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 11.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw letter, place, stop, costs and verdict."""
        if self.is_chosen:
            canvas.box(self.rect, CREAM, radius=11)
        elif look.hovered or look.pressed:
            canvas.box(self.rect, palette.secondary_hover, radius=11, opacity=0.7)
        elif self.index % 2 == 0:
            canvas.box(self.rect, WHITE, radius=11, opacity=0.045)
        rect, x = self.rect, self._details_left
        self._draw_letter(canvas, palette)
        room = self._room
        ink = INK if self.is_chosen else palette.text
        title, style = _titled(canvas, self.place.title, self.titles, room)
        is_alone = not (self.place.stop or self.place.chips)
        is_cut = canvas.text_width(self.place.title, style) > room
        if is_alone and is_cut and stretch_in(self.place.title):
            self._draw_in_two_lines(canvas, style, ink)
        else:
            canvas.text(title, x, rect.centery if is_alone else rect.top + 17, style, ink)
        self._draw_details(canvas, x, rect.top + 37, room)
        width, height = _BADGE
        badge = Rect(rect.right - width - 10, rect.centery - height / 2, width, height)
        draw_verdict_badge(canvas, badge, self.place.verdict, self.place.price)
        if self.has_turns:
            self._draw_turns(canvas, badge, ink)

    def links(self, canvas: Canvas) -> tuple[RuleLink, ...]:
        """Return the icons of the costs, each with its rule: a click beside them drives there."""
        x = self._details_left
        right = x + self._room
        if self.place.stop:
            x += 34 + canvas.text_width(self.place.stop, _DETAIL)
        links = []
        for chip, words in _fitting_chips(canvas, self.place.chips, right - x):
            place = Rect(x - 3, self.rect.top + 28, 24, 20)
            links.append(RuleLink(place, chip.rule))
            x += _CHIP_INDENT + canvas.text_width(words, _DETAIL) + _CHIP_SPACE
        return tuple(links)

    @property
    def _room(self) -> float:
        """How wide title and details may be."""
        turns = _TURNS if self.has_turns else 0.0
        return self.rect.right - self._details_left - _BADGE[0] - 20 - turns

    def _draw_in_two_lines(self, canvas: Canvas, style: Style, ink: Colour) -> None:
        """Draw the stretch of a place above its lane and number, for which one line is short."""
        x, title = self._details_left, self.place.title
        stretch = canvas.shortened(stretch_in(title), style, self._room)
        canvas.text(stretch, x, self.rect.top + 17, style, ink)
        canvas.text(spot_in(title), x, self.rect.top + 36, style, ink)

    def _draw_turns(self, canvas: Canvas, badge: Rect, ink: Colour) -> None:
        """Draw the turns to the flag of the best place, and how far others are behind it."""
        right, y = badge.left - 8, self.rect.centery
        if self.place.behind < BEST:
            draw_best(canvas, right - 8, y - 11, is_on_cream=self.is_chosen)
            canvas.text(f"{self.place.turns:.1f}", right, y + 9, _FIGURE, ink, align=1)
        else:
            canvas.text(behind(self.place.behind), right, y, _FIGURE, ink, align=1)

    @property
    def _details_left(self) -> float:
        return self.rect.left + 48

    def _draw_letter(self, canvas: Canvas, palette: Palette) -> None:
        x, y = self.rect.left + 24, self.rect.centery
        if self.place.is_detour:
            sign = say_of("before another way there", "or")
            word, style = fitted(canvas, sign, _OR, _INDENT + 14)
            canvas.text(word, x, y, style, INK if self.is_chosen else palette.muted, align=0.5)
        else:
            draw_letter(canvas, palette, self.place.letter, (x, y), 15, is_chosen=self.is_chosen)

    def _draw_details(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        """Draw the stop, then as many costs as fit."""
        right = x + room
        if self.place.stop:
            colour = _STOP_ON_CREAM if self.is_chosen else _STOP
            draw_icon(canvas, "check", x + 8, y, 14, colour)
            x += 20 + canvas.text(self.place.stop, x + 20, y, _DETAIL, colour) + 14
        colours = _CHIPS_ON_CREAM if self.is_chosen else _CHIPS
        for chip, words in _fitting_chips(canvas, self.place.chips, right - x):
            colour = colours[chip.tone]
            draw_icon(canvas, chip.icon, x + 9, y, 17, colour)
            x += _CHIP_INDENT + canvas.text(words, x + _CHIP_INDENT, y, _DETAIL, colour)
            x += _CHIP_SPACE


def _titled(canvas: Canvas, title: str, beside: tuple[str, ...], room: float) -> tuple[str, Style]:
    """Return the name of a place and its letters, which those beside it have as well.

    A long stretch is cut before lane and number.
    """
    styles = (shrunk(canvas, each, _TITLE, room, _SMALLEST_TITLE) for each in (title, *beside))
    style = min(styles, key=lambda each: each.size)
    excess, stretch = canvas.text_width(title, style) - room, stretch_in(title)
    if excess > 0 and stretch:
        left = canvas.text_width(stretch, style) - excess - _CUT
        title = with_stretch(title, canvas.shortened(stretch, style, left))
    return canvas.shortened(title, style, room), style


def _fitting_chips(
    canvas: Canvas, chips: tuple[CostChip, ...], room: float
) -> Iterable[tuple[CostChip, str]]:
    """Return the chips in the longest words that fit side by side; at worst icons alone."""
    # without the last of its words `−2 points` is left of a cost: the icon tells the cause
    for shorten in (_in_full, without_last, _figure_alone):
        told = tuple((chip, shorten(chip.text)) for chip in chips)
        width = sum(_CHIP_INDENT + canvas.text_width(words, _DETAIL) for _, words in told)
        if width + _CHIP_SPACE * (len(told) - 1) <= room:
            return told
    return tuple((chip, "") for chip in chips)


def _in_full(words: str) -> str:
    return words


def _figure_alone(words: str) -> str:
    """Return `−2` of `−2 points`, `×1` of `contact ×1`, `+3` of `slipstream +3`; else nothing.

    Figures are the same in every language: they are taken from the English words.
    """
    return next((word.rstrip(",") for word in words.split() if word[0] in "−×+"), "")


def rows_in(height: float, count: int) -> int:
    """Return how many places fit into a list of a height."""
    return max(1, min(count, int((height - LIST_HEAD) // ROW_STEP)))


def scrolled(first: int, chosen: int | None, shown: int, count: int) -> int:
    """Return the first row in sight, moved no further than needed to see the chosen one.

    No row in sight moves away from under the pointer that chooses it.
    """
    first = max(0, min(first, count - shown))
    if chosen is None:
        return first
    return min(max(first, chosen - shown + 1), chosen)


def destination_rows(
    rect: Rect, advice: PathAdvice, first: int, shown: int
) -> tuple[DestinationRow, ...]:
    """Return the rows in sight."""
    titles = tuple(place.title for place in advice.destinations[first : first + shown])
    return tuple(
        DestinationRow(
            _row_place(rect, row, advice.destinations[index]),
            advice.destinations[index],
            index,
            is_chosen=index == advice.chosen,
            has_turns=advice.has_turns,
            titles=titles,
        )
        for row, index in enumerate(range(first, first + shown))
    )


def _row_place(rect: Rect, row: int, place: Destination) -> Rect:
    """Return where a row stands: another way to the place above stands further in."""
    indent = _INDENT if place.is_detour else 0.0
    top = rect.top + LIST_HEAD + row * ROW_STEP
    return Rect(rect.left + indent, top, rect.width - indent, ROW)


def draw_list_head(
    canvas: Canvas, palette: Palette, rect: Rect, advice: PathAdvice, first: int, shown: int
) -> None:
    """Draw the heading of the list, and how much of it lies out of sight."""
    y, count = rect.top + 12, len(advice.destinations)
    canvas.text(say("WHERE TO STOP"), rect.left + 8, y, CAPS_LABEL, palette.muted)
    if advice.has_turns and shown == count:
        canvas.text(say("TURNS TO GO"), rect.right - 12, y, CAPS_LABEL, palette.muted, align=1)
        return
    if shown == count:
        canvas.text(say("COST"), rect.right - 12, y, CAPS_LABEL, palette.muted, align=1)
        return
    text = say("{first}–{last} of {count}", first=first + 1, last=first + shown, count=count)
    canvas.text(text, rect.right - 12, y, NOTE, palette.muted, align=1)


def draw_scroll_bar(
    canvas: Canvas, palette: Palette, rect: Rect, first: int, shown: int, count: int
) -> None:
    """Draw beside the list which part of it is in sight."""
    if shown >= count:
        return
    track = Rect(rect.right + 4, rect.top + LIST_HEAD, 4, shown * ROW_STEP - 3)
    canvas.box(track, palette.inset, radius=2)
    top = track.top + track.height * first / count
    canvas.box(Rect(track.left, top, 4, track.height * shown / count), palette.muted, radius=2)
