"""Intents: what a player wants, whichever device says it, and the only input that scenes know."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen

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


@frozen
class Confirm:
    """Do what has the focus."""


@frozen
class Held:
    """Go on with what is hurried as long as what confirms is held."""


@frozen
class Cancel:
    """Leave what is open; where nothing is, open the menu."""


@frozen
class Menu:
    """Open the menu."""


@frozen
class Undo:
    """Take back the last decision."""


@frozen
class Decline:
    """Do without what is offered."""


@frozen
class Next:
    """Go on to the next thing."""


@frozen
class Previous:
    """Go back to the thing before."""


@frozen
class Around:
    """Go round all that can be used by so many steps, be it a detail."""

    steps: int


@frozen
class Direction:
    """Go to the thing that lies in a direction: -1, 0 or 1 along each axis."""

    dx: int
    dy: int


@frozen
class Digit:
    """Choose by number, such as a gear."""

    number: int


@frozen
class Letter:
    """Choose by the letter something is labelled with, A to H."""

    letter: str


@frozen
class Toggle:
    """Show, hide or use a feature."""

    feature: Feature


@frozen
class Zoom:
    """See things larger, or smaller below 0, keeping a place where it is."""

    steps: float
    at: Point | None = None
    """The place; None for the middle."""


@frozen
class Pan:
    """Drag the view, in units."""

    dx: float
    dy: float


@frozen
class PointAt:
    """The pointer is at a place."""

    at: Point
    touch: bool = False


@frozen
class Press:
    """A button or finger went down at a place."""

    at: Point
    button: PointerButton = PointerButton.LEFT
    touch: bool = False
    """Whether it was a finger: a finger cannot hover, so a first tap previews."""


@frozen
class Release:
    """A button or finger went up at a place; nowhere if what was pressed is not to be used."""

    at: Point
    button: PointerButton = PointerButton.LEFT
    touch: bool = False


@frozen
class Hold:
    """A finger has rested at a place for long."""

    at: Point


@frozen
class Captured:
    """A key or a button was pressed to be given something to do."""

    name: str
    is_pad: bool


@frozen
class Type:
    """Letters were typed."""

    text: str


@frozen
class Compose:
    """Letters are being composed, as Japanese is, and not yet typed."""

    text: str


@frozen
class Erase:
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


@frozen
class Caret:
    """Move the caret in what is written: on, or back below 0."""

    steps: int
    stride: Stride = Stride.LETTER
    marks: bool = False
    """Whether what it passes is marked."""


_ALL = 1 << 30


@frozen
class Mark:
    """Mark what is written from one place to another, or nothing; all of it if none is named."""

    start: int = 0
    end: int = _ALL


@frozen
class Copy:
    """Keep what is marked, to paste it elsewhere."""


@frozen
class Cut:
    """Keep what is marked, and take it away."""


@frozen
class Paste:
    """Write what was copied."""


@frozen
class Edge:
    """Go to the first thing, or to the last."""

    last: bool


@frozen
class Leaf:
    """Go on by so many screenfuls, or back below 0."""

    screens: int


@frozen
class Resize:
    """The window has another size now."""


@frozen
class LookAway:
    """The window is no longer looked at: another one has the keys now."""


@frozen
class Leave:
    """The window is to be closed."""


@frozen
class Bring:
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
