"""Rules banner above the cards: what was changed, or what cannot go together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, joined, say
from formulad.race.agreed.option_catalogue import ENTRIES, PARTS_OF_THE_GAME, lacking
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL
from formulad.ui.toolkit.text import ELLIPSIS
from formulad.ui.toolkit.theme import RED
from formulad.ui.toolkit.widgets.button import Button, Kind

if TYPE_CHECKING:
    from formulad.ui.race.rules.preset_shelf import RuleShelf
    from formulad.ui.race.rules.rules_draft import Draft
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.lettering import Style

BACK, SAVE, ADD, LEAVE_OUT = "to-preset", "save", "add-needed", "leave-out"
_BUTTON_HEIGHT, _EDGE = 40.0, 10.0
_STRONG, _PLAIN = LABEL.weighted(700), LABEL.weighted(500)
_WORD_GAP = 10.0
_LEAST, _LEADING = 14.0, 1.28


@frozen
class Banner:
    """The banner of a draft."""

    draft: Draft
    shelf: RuleShelf
    rect: Rect
    is_read_only: bool = False

    def widgets(self) -> list[Button]:
        """Return what can be done about it."""
        if self.is_read_only:
            return []
        if self.draft.conflicts:
            one = len(self.draft.conflicts) == 1
            out = say("Leave it out") if one else say("Leave them out")
            return self._buttons((ADD, self._mending(), 206), (LEAVE_OUT, out, 172))
        if not self.draft.changes:
            return []
        name = self.shelf.words.preset(self.draft.base)
        back = say("Back to {preset}", preset=name)
        width = 120 + 10.5 * len(name)
        return self._buttons((BACK, back, width), (SAVE, say("Save as preset"), 172))

    def draw(self, canvas: Canvas) -> None:
        """Draw the banner but for its buttons."""
        wrong = bool(self.draft.conflicts)
        palette = canvas.theme.pages
        ground, line = palette.notice, palette.notice_line
        icon, colour = "star", palette.notice_line
        if wrong:
            ground, line, icon, colour = palette.wrong_ground, RED, "warn", RED
        canvas.box(self.rect, ground, radius=14, line=line, line_width=2)
        draw_icon(canvas, icon, self.rect.left + 34, self.rect.centery, 24, colour)
        ink = palette.wrong if wrong else palette.text
        left = self.rect.left + 62
        right = min((w.rect.left for w in self.widgets()), default=self.rect.right - 8) - 14
        self._draw_words(canvas, Rect(left, self.rect.top, right - left, self.rect.height), ink)

    def _draw_words(self, canvas: Canvas, room: Rect, ink: Colour) -> None:
        """Draw what is said in a line, or in several where they are too long for one."""
        strong, rest = self._words()
        width = canvas.text_width(strong, _STRONG)
        if width + _WORD_GAP + canvas.text_width(rest, _PLAIN) <= room.width:
            canvas.text(strong, room.left, room.centery, _STRONG, ink)
            canvas.text(rest, room.left + width + _WORD_GAP, room.centery, _PLAIN, ink)
            return
        size = LABEL.size
        while size > _LEAST and not self._holds(canvas, room, size):
            size -= 0.5
        lines = _lines(canvas, (strong, rest), size, room.width)
        shown = lines[: max(1, int(room.height / (size * _LEADING)))]
        if len(shown) < len(lines):
            text, style = shown[-1]
            last = joined(" ", (text, ELLIPSIS))
            shown[-1] = (canvas.shortened(last, style, room.width), style)
        top = room.centery - size * _LEADING * (len(shown) - 1) / 2
        for row, (line, style) in enumerate(shown):
            canvas.text(line, room.left, top + row * size * _LEADING, style, ink)

    def _holds(self, canvas: Canvas, room: Rect, size: float) -> bool:
        """Return whether all that is said fits, in letters of a size."""
        lines = _lines(canvas, self._words(), size, room.width)
        return len(lines) * size * _LEADING <= room.height

    def _mending(self) -> str:
        """Return how what is in conflict may stay: by more, or by less of something else."""
        excluding = {each.needs for each in self.draft.conflicts if each.value is False}
        if len(excluding) == 1 and all(each.value is False for each in self.draft.conflicts):
            return say("No {option}", option=self.shelf.words.within(*excluding))
        return say("Add what is needed")

    def _words(self) -> tuple[str, str]:
        words, draft = self.shelf.words, self.draft
        if draft.conflicts:
            first = words.conflict(draft.conflicts[0])
            more = len(draft.conflicts) - 1
            return first, say("And {n} more like this.", n=more) if more else ""
        base = words.preset(draft.base)
        if not draft.changes:
            return say("These are the {preset} rules.", preset=base), _parts(draft, self.shelf)
        told = ", ".join(words.told(name, draft.value(name)) for name in draft.changes)
        return (
            counted(
                len(draft.changes),
                "{n} change from {preset}:",
                "{n} changes from {preset}:",
                preset=base,
            ),
            told,
        )

    def _buttons(self, *wanted: tuple[str, str, float]) -> list[Button]:
        """Return buttons side by side, the last at the right end."""
        right = self.rect.right - _EDGE
        top = self.rect.centery - _BUTTON_HEIGHT / 2
        made = []
        for name, label, width in reversed(wanted):
            place = Rect(right - width, top, width, _BUTTON_HEIGHT)
            made.append(Button(name, place, label, Kind.SECONDARY, size=15.5))
            right = place.left - 10
        return made[::-1]


def _lines(
    canvas: Canvas, words: tuple[str, str], size: float, width: float
) -> list[tuple[str, Style]]:
    """Return the lines of what is said, each with its letters; what is strong comes first."""
    return [
        (line, style.sized(size))
        for text, style in zip(words, (_STRONG, _PLAIN), strict=True)
        for line in canvas.wrapped(text, style.sized(size), width)
        if line
    ]


def _parts(draft: Draft, shelf: RuleShelf) -> str:
    """Return which parts of the game are on."""
    names = [
        shelf.words.title(entry.id)
        for entry in ENTRIES.values()
        if entry.id in PARTS_OF_THE_GAME
        and draft.value(entry.id) is True
        and lacking(entry, draft.options) is None
    ]
    return say("With: {parts}.", parts=", ".join(names)) if names else ""
