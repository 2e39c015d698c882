"""Intents: what a player wants, whichever device says it, and the only input that scenes know."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from formulad.ui.toolkit.outlines import Point

NOWHERE: Point = (-1e6, -1e6)
"""A place outside everything."""
ZOOM_PER_STEP = 1.15
"""How much larger one step of the wheel makes things."""


class Device(Enum):
    """What a player plays with."""

    MOUSE = auto()
    TOUCH = auto()
    KEYBOARD = auto()
    PAD = auto()

    @property
    def needs_focus(self) -> bool:
        """Whether it goes from thing to thing, which must then be seen."""
        return self in {Device.KEYBOARD, Device.PAD}


class PointerButton(Enum):
    """A button of the mouse; a finger counts as the left one."""

    LEFT = auto()
    MIDDLE = auto()
    RIGHT = auto()


class Feature(Enum):
    """Something that can be shown, hidden or used by one key."""

    REACH = auto()
    ENGINEER = auto()
    WHOLE_BOARD = auto()
    HELP = auto()
    FIND = auto()
    RULE = auto()
    FULL_SCREEN = auto()
    MAGNIFY = auto()
    NITRO = auto()
    BIG_NITRO = auto()
    LESS = auto()
    """A cell less, for whom it is given."""
    MORE = auto()
    """A cell more, for whom it is given."""
    LITTER = auto()
    PIT = auto()
    TURN = auto()
    """The board of a screen that lies flat, by a quarter; a chart, to the table behind it."""
    MOVE_SEAT = auto()
    """The card of who is to act, to the next side of such a screen."""
    HAND = auto()
    """The cards of who is to act."""


class Reading(Enum):
    """How the letter keys are to be read now."""

    SHORTCUTS = auto()
    """As shortcuts: Z takes back, R shows the reach."""
    LETTERS = auto()
    """A to H choose among labelled things; with Shift, and the other keys, are shortcuts."""
    TEXT = auto()
    """As text that is typed."""
    CAPTURE = auto()
    """By their names: a player says which key or button is to do something."""


class Confirm(Frozen):
    """Do what has the focus."""


class Held(Frozen):
    """Go on with what is hurried as long as what confirms is held."""


class Cancel(Frozen):
    """Leave what is open; where nothing is, open the menu."""


class Menu(Frozen):
    """Open the menu."""


class Undo(Frozen):
    """Take back the last decision."""


class Decline(Frozen):
    """Do without what is offered."""


class Next(Frozen):
    """Go on to the next thing."""


class Previous(Frozen):
    """Go back to the thing before."""


class Around(Frozen):
    """Go round all that can be used by so many steps, be it a detail."""

    steps: int


class Direction(Frozen):
    """Go to the thing that lies in a direction: -1, 0 or 1 along each axis."""

    dx: int
    dy: int


class Digit(Frozen):
    """Choose by number, such as a gear."""

    number: int


class Letter(Frozen):
    """Choose by the letter something is labelled with, A to H."""

    letter: str


class Toggle(Frozen):
    """Show, hide or use a feature."""

    feature: Feature


class Zoom(Frozen):
    """See things larger, or smaller below 0, keeping a place where it is."""

    steps: float
    at: Point | None = None
    """The place; None for the middle."""


class Pan(Frozen):
    """Drag the view, in units."""

    dx: float
    dy: float


class PointAt(Frozen):
    """The pointer is at a place."""

    at: Point
    touch: bool = False


class Press(Frozen):
    """A button or finger went down at a place."""

    at: Point
    button: PointerButton = PointerButton.LEFT
    touch: bool = False
    """Whether it was a finger: a finger cannot hover, so a first tap previews."""


class Release(Frozen):
    """A button or finger went up at a place; nowhere if what was pressed is not to be used."""

    at: Point
    button: PointerButton = PointerButton.LEFT
    touch: bool = False


class Hold(Frozen):
    """A finger has rested at a place for long."""

    at: Point


class Captured(Frozen):
    """A key or a button was pressed to be given something to do."""

    name: str
    is_pad: bool


class Type(Frozen):
    """Letters were typed."""

    text: str


class Compose(Frozen):
    """Letters are being composed, as Japanese is, and not yet typed."""

    text: str


class Erase(Frozen):
    """Take away what is marked, or else the letter before the caret, or the one after it."""

    ahead: bool = False
    word: bool = False
    """Whether the whole word goes."""


class Stride(Enum):
    """How far a caret goes at once."""

    LETTER = auto()
    WORD = auto()
    LINE = auto()
    """To the end."""


class Caret(Frozen):
    """Move the caret in what is written: on, or back below 0."""

    steps: int
    stride: Stride = Stride.LETTER
    marks: bool = False
    """Whether what it passes is marked."""


_ALL = 1 << 30


class Mark(Frozen):
    """Mark what is written from one place to another, or nothing; all of it if none is named."""

    start: int = 0
    end: int = _ALL


class Copy(Frozen):
    """Keep what is marked, to paste it elsewhere."""


class Cut(Frozen):
    """Keep what is marked, and take it away."""


class Paste(Frozen):
    """Write what was copied."""


class Edge(Frozen):
    """Go to the first thing, or to the last."""

    last: bool


class Leaf(Frozen):
    """Go on by so many screenfuls, or back below 0."""

    screens: int


class Resize(Frozen):
    """The window has another size now."""


class LookAway(Frozen):
    """The window is no longer looked at: another one has the keys now."""


class Leave(Frozen):
    """The window is to be closed."""


class Bring(Frozen):
    """A file is dropped onto the window."""

    path: str


Intent: TypeAlias = (
    Confirm
    | Held
    | Cancel
    | Menu
    | Undo
    | Decline
    | Next
    | Previous
    | Around
    | Direction
    | Digit
    | Letter
    | Toggle
    | Zoom
    | Pan
    | PointAt
    | Press
    | Release
    | Hold
    | Captured
    | Type
    | Compose
    | Erase
    | Caret
    | Mark
    | Copy
    | Cut
    | Paste
    | Edge
    | Leaf
    | Resize
    | LookAway
    | Bring
    | Leave
)


def asks_for_help(intent: Intent) -> bool:
    """Return whether a player wants to read how the game is played."""
    return intent in {Toggle(Feature.HELP), Toggle(Feature.RULE)}
