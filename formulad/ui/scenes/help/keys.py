"""Every key with what it does, and how mouse, finger and pad do it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, say_of
from formulad.ui.canvas import Rect
from formulad.ui.lettering import CAPS_LABEL, LABEL, SMALL
from formulad.ui.scenes.help.chapter import Sheet
from formulad.ui.scenes.help.scroll import BAR
from formulad.ui.widgets.marks import draw_keycap, keycap_width

if TYPE_CHECKING:
    from formulad.ui.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Way:
    """Something a player may want, and the ways to it."""

    keys: tuple[str, ...]
    meaning: str
    pointer: str = ""
    pad: str = ""


_ENTER, _SPACE, _TAB = say_of("key", "Enter"), say_of("key", "Space"), say_of("key", "Tab")
_SHIFT_N = say_of("key", "Shift {letter}", letter="N")
_SHIFT_E = say_of("key", "Shift {letter}", letter="E")
WAYS = (
    Way(
        (_ENTER, _SPACE),
        say("do what the yellow button says; hurry what moves"),
        say("click it"),
        "A",
    ),
    Way(
        ("1", "…", "6"),
        say("look at a gear; once more engages it"),
        say("click its die"),
    ),
    Way(
        (_TAB, "←", "→"),
        say("go through gears, or places to stop"),
        say("wheel over them"),
        say("stick"),
    ),
    Way(
        ("A", "…", "H"),
        say("look at the place to stop with this letter"),
        say("point at the cell"),
    ),
    Way(
        ("S",),
        say("stay behind, keep the radio, skip timed laps"),
        say("the button at the top"),
        "X",
    ),
    Way(
        ("N", _SHIFT_N),
        say("nitro on or off; with Shift the larger dose"),
        say("the flame"),
        "X",
    ),
    Way(
        ("K", "L", "J"),
        say("drift a cell less or more; drop scrap"),
        say("their buttons"),
        say("sticks"),
    ),
    Way(
        ("0", "…", "9"),
        say("say what a die of your own shows"),
        say("click the face"),
    ),
    Way(
        ("P",),
        say("look at your pit box, where you can reach it"),
        say("point at the box"),
    ),
    Way(
        ("Z",),
        say("take a choice back, until a die has fallen"),
        say("Undo"),
        "B",
    ),
    Way(
        ("+", "−"),
        say("see the board larger or smaller"),
        say("wheel, pinch"),
        say("triggers"),
    ),
    Way(("M",), say("see the whole board, and go back"), say("the map")),
    Way(("R",), say("hide where a gear may lead, or show it"), say("the eye"), "Y"),
    Way(
        ("E", _SHIFT_E),
        say("open or fold the engineer; with Shift always"),
        say("his tab"),
    ),
    Way(
        (say_of("key", "Esc"),),
        say("pause, or leave a page"),
        say("the menu button"),
        say_of("button of a pad", "Start"),
    ),
    Way(("F1",), say("this page")),
    Way(
        ("F2",),
        say("the rule behind what is looked at"),
        say("click a cost or a refusal"),
    ),
    Way(
        ("/",),
        say("find a rule, in the rule book or among those to choose"),
        say("the search field"),
    ),
    Way(("F11",), say("fill the screen, and go back")),
)
_COLUMNS = (
    (say("Keys").upper(), 0.0),
    (say("What they do").upper(), 0.22),
    (say("Mouse, finger").upper(), 0.66),
    (say("Pad").upper(), 0.88),
)
_PADDING, _HEAD = 28.0, 64.0
_LOWEST_ROW, _TALLEST_ROW = 46.0, 64.0


class KeysChapter(Sheet):
    """The table of keys."""

    title: str = say("Keys")

    def __init__(self) -> None:
        super().__init__()
        self._row = _LOWEST_ROW

    def arrange(self, canvas: Canvas, room: Rect) -> None:
        """Give the rows the room there is."""
        del canvas
        share = (room.height - _HEAD - _PADDING) / len(WAYS)
        self._row = min(max(share, _LOWEST_ROW), _TALLEST_ROW)
        self.scroll.fit(room, self._height)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table."""
        room = self.scroll.room
        with canvas.clipped(room.inflate(60, 0)):
            top = room.top - self.scroll.seen
            width = room.width - (BAR if self.scroll.moves else 0)
            sheet = Rect(room.left, top, width, self._height)
            canvas.panel(sheet, canvas.theme.pages, radius=18)
            self._draw_table(canvas, sheet.inflate(-2 * _PADDING, 0))
        self.scroll.draw_bar(canvas, canvas.theme.pages)

    @property
    def _height(self) -> float:
        return _HEAD + len(WAYS) * self._row + _PADDING

    def _draw_table(self, canvas: Canvas, sheet: Rect) -> None:
        for heading, share in _COLUMNS:
            x = sheet.left + share * sheet.width
            canvas.text(heading, x, sheet.top + _HEAD / 2 + 4, CAPS_LABEL, canvas.theme.pages.muted)
        for index, way in enumerate(WAYS):
            top = sheet.top + _HEAD + index * self._row
            if index % 2 == 0:
                band = Rect(sheet.left - 12, top, sheet.width + 24, self._row)
                canvas.box(band, canvas.theme.pages.inset, radius=10)
            self._draw_way(canvas, sheet, top + self._row / 2, way)

    def _draw_way(self, canvas: Canvas, sheet: Rect, y: float, way: Way) -> None:
        _draw_keys(canvas, sheet.left, y, way.keys)
        words = ((way.meaning, LABEL), (way.pointer, SMALL), (way.pad, SMALL))
        for (text, style), (_, share) in zip(words, _COLUMNS[1:], strict=True):
            canvas.text(text, sheet.left + share * sheet.width, y, style, canvas.theme.pages.text)


def _draw_keys(canvas: Canvas, left: float, y: float, keys: tuple[str, ...]) -> None:
    for key in keys:
        if key == "…":
            left += 6 + canvas.text(key, left, y, LABEL, canvas.theme.pages.muted)
            continue
        width = keycap_width(canvas, key)
        draw_keycap(canvas, left + width, y, key, canvas.theme.pages.text)
        left += width + 6
