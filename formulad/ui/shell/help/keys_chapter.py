"""Keys chapter: every key with what it does, and how mouse, finger and pad do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.shell.help.chapter import Sheet
from formulad.ui.shell.writing_keys import COMMAND
from formulad.ui.toolkit.actions import ACTIONS
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.keys import cap_of
from formulad.ui.toolkit.lettering import CAPS_LABEL, LABEL, SMALL
from formulad.ui.toolkit.widgets.key_caps import draw_keycap, keycap_width
from formulad.ui.toolkit.widgets.scroll import BAR
from formulad.ui.toolkit.widgets.widget_signs import button_width, draw_button

if TYPE_CHECKING:
    from formulad.store.bindings import Held
    from formulad.ui.toolkit.canvas import Canvas


@frozen
class Way:
    """Something a player may want, and the ways to it."""

    meaning: str
    actions: tuple[str, ...] = ()
    """The actions of the table that do it, one in each direction if there are several."""
    pointer: str = ""
    keys: tuple[str, ...] = ()
    """Keys that always do it."""
    pad: tuple[str, ...] = ()
    """What always does it on a pad."""


_TOGETHER = (
    Way(
        say("go from thing to thing"),
        ("left", "right", "up", "down"),
        say("point at it"),
        pad=("stick",),
    ),
    Way(say("go on to the next thing, or back"), ("next", "previous"), say("wheel over it")),
    Way(say("go round all buttons, or back"), ("panel_on", "panel_back"), say("click them")),
    Way(say("go to the beginning, or to the end"), ("first", "last")),
    Way(say("turn pages"), ("page_up", "page_down"), say("wheel, drag")),
    Way(say("erase a letter"), ("erase", "erase_ahead")),
    Way(say("drift a cell less, or more"), ("less", "more"), say("their buttons")),
    Way(say("see the board larger, or smaller"), ("zoom_in", "zoom_out"), say("wheel, pinch")),
    Way(
        say("look around on the board"),
        ("look_left", "look_right", "look_up", "look_down"),
        say("drag"),
        pad=("stick",),
    ),
)
"""Actions that are told in one line."""
_FIXED = (
    Way(
        say("choose by number: gear, card, face of a die"),
        pointer=say("click it"),
        keys=("0", "…", "9"),
    ),
    Way(
        say("look at this place to stop; again: at another way"),
        pointer=say("point at the cell"),
        keys=("A", "…", "H"),
    ),
)
"""What keys do that nobody can give something else to do."""
_WRITING = (
    Way(
        say("where you write: select letters, or all"),
        pointer=say("drag; click twice"),
        keys=(cap_of("shift+left"), cap_of("shift+right"), f"{COMMAND} A"),
    ),
    Way(
        say("copy, cut or paste what is selected"),
        keys=tuple(f"{COMMAND} {letter}" for letter in "CXV"),
    ),
)
"""What keys do wherever a line of text is written; they are told of behind those that erase."""


def ways() -> tuple[Way, ...]:
    """Return all there is to tell, in the order of the table of actions."""
    first = {way.actions[0]: way for way in _TOGETHER}
    told = {name for way in _TOGETHER for name in way.actions[1:]}
    lines = [
        first.get(action.name) or Way(action.told, (action.name,), action.pointer)
        for action in ACTIONS
        if action.name not in told
    ]
    written = next(at for at, way in enumerate(lines) if "erase" in way.actions) + 1
    return (lines[0], *_FIXED, *lines[1:written], *_WRITING, *lines[written:])


WAYS = ways()
_COLUMNS = (
    (say("Keys").upper(), 0.0),
    (say("What they do").upper(), 0.27),
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
        wiring = canvas.in_use.wiring
        left, told, pointer, pad = (sheet.left + share * sheet.width for _, share in _COLUMNS)
        keys = way.keys or tuple(cap_of(name) for name in _first_ones(wiring.keys, way.actions))
        _draw_keys(canvas, left, y, told - 8, keys)
        meaning, style = fitted(canvas, way.meaning, LABEL, pointer - told - 8)
        canvas.text(meaning, told, y, style, canvas.theme.pages.text)
        canvas.text(way.pointer, pointer, y, SMALL, canvas.theme.pages.text)
        for name in way.pad or _first_ones(wiring.pad, way.actions):
            pad += button_width(canvas, name)
            draw_button(canvas, pad, y, name)
            pad += 6


def _first_ones(held: Held, actions: tuple[str, ...]) -> tuple[str, ...]:
    """Return what does an action; of several that belong together the first of each."""
    if len(actions) == 1:
        return held[actions[0]]
    return tuple(name for action in actions for name in held[action][:1])


def _draw_keys(canvas: Canvas, left: float, y: float, end: float, keys: tuple[str, ...]) -> None:
    for key in keys:
        if key == "…":
            left += 6 + canvas.text(key, left, y, LABEL, canvas.theme.pages.muted)
            continue
        width = keycap_width(canvas, key)
        if left + width > end:
            return
        draw_keycap(canvas, left + width, y, key, canvas.theme.pages.text)
        left += width + 6
