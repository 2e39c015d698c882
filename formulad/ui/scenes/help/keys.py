"""Every key with what it does, and how mouse, finger and pad do it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.ui.canvas import Rect
from formulad.ui.lettering import CAPS_LABEL, LABEL, SMALL
from formulad.ui.scenes.help.chapter import Sheet
from formulad.ui.scenes.help.scroll import BAR
from formulad.ui.theme import DAY
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


WAYS = (
    Way(("Enter", "Space"), "do what the yellow button says; hurry what moves", "click it", "A"),
    Way(("1", "…", "6"), "look at a gear; once more engages it", "click its die"),
    Way(("Tab", "←", "→"), "go through gears, or places to stop", "wheel over them", "stick"),
    Way(("A", "…", "H"), "look at the place to stop with this letter", "point at the cell"),
    Way(("S",), "stay behind, keep the radio, skip timed laps", "the button at the top", "X"),
    Way(("N", "Shift N"), "nitro on or off; with Shift the larger dose", "the flame", "X"),
    Way(("K", "L", "J"), "drift a cell less or more; drop scrap", "their buttons", "sticks"),
    Way(("0", "…", "9"), "say what a die of your own shows", "click the face"),
    Way(("P",), "look at your pit box, where you can reach it", "point at the box"),
    Way(("Z",), "take a choice back, until a die has fallen", "Undo", "B"),
    Way(("+", "−"), "see the board larger or smaller", "wheel, pinch", "triggers"),
    Way(("M",), "see the whole board, and go back", "the map"),
    Way(("T",), "on a flat screen: turn the board by a quarter", "the round arrow", "stick"),
    Way(("O", "O"), "on a flat screen: move your card to the next side", "tap its plate twice"),
    Way(("R",), "hide where a gear may lead, or show it", "the eye", "Y"),
    Way(("E", "Shift E"), "open or fold the engineer; with Shift always", "his tab"),
    Way(("Esc",), "pause, or leave a page", "the menu button", "Start"),
    Way(("F1",), "this page"),
    Way(("F2",), "the rule behind what is looked at", "click a cost or a refusal"),
    Way(("/",), "find a rule, in the rule book or among those to choose", "the search field"),
    Way(("F11",), "fill the screen, and go back"),
)
_COLUMNS = (("KEYS", 0.0), ("WHAT THEY DO", 0.22), ("MOUSE, FINGER", 0.66), ("PAD", 0.88))
_PADDING, _HEAD = 28.0, 64.0
_LOWEST_ROW, _TALLEST_ROW = 46.0, 64.0


class KeysChapter(Sheet):
    """The table of keys."""

    title = "Keys"

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
            canvas.panel(sheet, DAY, radius=18)
            self._draw_table(canvas, sheet.inflate(-2 * _PADDING, 0))
        self.scroll.draw_bar(canvas, DAY)

    @property
    def _height(self) -> float:
        return _HEAD + len(WAYS) * self._row + _PADDING

    def _draw_table(self, canvas: Canvas, sheet: Rect) -> None:
        for heading, share in _COLUMNS:
            x = sheet.left + share * sheet.width
            canvas.text(heading, x, sheet.top + _HEAD / 2 + 4, CAPS_LABEL, DAY.muted)
        for index, way in enumerate(WAYS):
            top = sheet.top + _HEAD + index * self._row
            if index % 2 == 0:
                band = Rect(sheet.left - 12, top, sheet.width + 24, self._row)
                canvas.box(band, DAY.inset, radius=10)
            self._draw_way(canvas, sheet, top + self._row / 2, way)

    def _draw_way(self, canvas: Canvas, sheet: Rect, y: float, way: Way) -> None:
        _draw_keys(canvas, sheet.left, y, way.keys)
        words = ((way.meaning, LABEL), (way.pointer, SMALL), (way.pad, SMALL))
        for (text, style), (_, share) in zip(words, _COLUMNS[1:], strict=True):
            canvas.text(text, sheet.left + share * sheet.width, y, style, DAY.text)


def _draw_keys(canvas: Canvas, left: float, y: float, keys: tuple[str, ...]) -> None:
    for key in keys:
        if key == "…":
            left += 6 + canvas.text(key, left, y, LABEL, DAY.muted)
            continue
        width = keycap_width(canvas, key)
        draw_keycap(canvas, left + width, y, key, DAY.text)
        left += width + 6
