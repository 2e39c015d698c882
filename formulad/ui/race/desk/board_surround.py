"""Board surround: panels before one window, or cards around a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol

from formulad.kernel.values import Frozen, field
from formulad.ui.race.board.effort import Effort
from formulad.ui.race.desk.ground import Ground

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.race.road.track import CellId
    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.board.geometry.camera import Camera, Stage
    from formulad.ui.race.desk.close_up import CloseUp
    from formulad.ui.race.desk.table_sides import Side
    from formulad.ui.race.panels.dice_tray import TrayView
    from formulad.ui.race.panels.panel_animations import PanelAnimations
    from formulad.ui.race.panels.race_commands import TakeSeat, Tool
    from formulad.ui.race.panels.rule_links import RuleLink
    from formulad.ui.race.panels.toasts import Toasts
    from formulad.ui.race.views.panel_views import MapView, RaceView
    from formulad.ui.race.views.roll_view import RollView
    from formulad.ui.shell.sound.captions import Captions
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.canvas.plane import Put
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.widget import Action


class Passing(Frozen):
    """What is seen of a race besides what is decided."""

    map: MapView
    """The cars, and the part of the board that is seen."""
    tray: TrayView | None
    """The die that lies on the tray."""
    toasts: Toasts
    """What was said a moment ago."""
    captions: Captions | None
    """What was heard a moment ago, where sounds are told in words."""
    car: Point | None
    """Where the car is seen whose turn it is."""
    lane: float
    """How wide a lane is seen, in units."""
    roll: RollView | None = None
    """The die that is thrown now."""
    thrown: tuple[Put, ...] = ()
    """The pictures of that die, where they are seen now."""
    lies: Point | None = None
    """Where it comes to lie on the board, if there is room."""
    words: Rect | None = None
    """Where what was said hides least of the race, if there is a choice."""
    folding: TrayView | None = None
    """The die that was taken from the tray a moment ago, while that folds."""
    unfolded: float = 1.0
    """How far the tray is unfolded, from 0 to 1."""
    close_up: Rect | None = None
    """Where a part of the board is seen larger."""
    ground: Callable[[], Ground] = Ground
    """Tells what is to stay in sight on the board, where the road lies, and where signs stand."""
    effort: Effort = field(default_factory=Effort)
    """What may still be done in this picture that takes long: while more follow at once a panel may
    show a little later what is new."""

    @property
    def seen_tray(self) -> TrayView | None:
        """The tray that is seen, be it about to fold or not."""
        return self.tray or self.folding

    @property
    def resting(self) -> tuple[object, ...]:
        """All of it that is seen of a race in which nothing moves."""
        said = [(toast.entry, toast.away, toast.seen) for toast in self.toasts.shown]
        words, tray = self.words and tuple(self.words), (self.seen_tray, self.unfolded)
        return (self.map, *tray, said, words, self.car, self.lane)


class Surround(Protocol):
    """What stands around a board on which a race is seen."""

    form: Form
    """All that can be used."""

    @property
    def stage(self) -> Stage:
        """The canvas, and the part of it where the board is looked at."""

    @property
    def slack(self) -> float:
        """How far past the border of the map the camera may look, in units."""

    def arrange(self, canvas: Canvas) -> None:
        """Lay everything out for the size of a canvas."""

    def meet(self, board: BoardView) -> None:
        """Learn where the road lies, once the board is painted."""

    def framed(self, board: BoardView, cells: Sequence[CellId], needed: Sequence[CellId]) -> Camera:
        """Return how to look at some cells, that of the car first, and surely at those needed."""

    def shown(self, board: BoardView, cells: Sequence[CellId], camera: Camera) -> Sequence[CellId]:
        """Return those of some cells that a view of the board shows well."""

    def close_up(
        self, board: BoardView, camera: Camera, cells: Sequence[CellId], car: Point | None
    ) -> CloseUp | None:
        """Return where some cells that are chosen from are seen larger, if that is of use."""

    def is_board(self, at: Point) -> bool:
        """Return whether nothing lies over the board at a place."""

    def palette(self, canvas: Canvas) -> Palette:
        """Return the colours of what stands here."""

    def prepare(self, canvas: Canvas) -> None:
        """Paint a little of what will stand around the board, while that is not there yet."""

    def simplified(self, picture: BoardPicture) -> BoardPicture:
        """Return what the board shows without what is told here."""

    def taken(self, canvas: Canvas, passing: Passing) -> list[Rect]:
        """Return what lies over the board, of which its notes keep clear."""

    @property
    def room_for_words(self) -> Rect | None:
        """Where what is said may lie over the board; None if it has its own place."""

    def said(self, canvas: Canvas, passing: Passing) -> list[Rect]:
        """Return where lies for a moment what was said: no sign shows from behind it."""

    def look(self, canvas: Canvas, passing: Passing) -> object:
        """Return all that what stands here looks like depends on; None while it is not known.

        The colours, the language and the page of a canvas are no part of it.
        """

    @property
    def opaque(self) -> Sequence[Rect]:
        """Where hardly anything of the board shines through what stands there at rest."""

    def is_away_from(self, part: Rect) -> bool:
        """Return whether what was drawn last surely does not lie over a part of the canvas."""

    @property
    def is_late(self) -> bool:
        """Whether something shows by now what is not painted yet."""

    def go_on(self, canvas: Canvas, passing: Passing) -> None:
        """Prepare a little of what will be drawn later, while more pictures follow."""

    def thrown(self, canvas: Canvas, passing: Passing) -> tuple[Put, ...]:
        """Return the pictures of a die that is thrown over the board, where it is now."""

    def draw(self, canvas: Canvas, passing: Passing) -> tuple[RuleLink, ...]:
        """Draw everything over the board; return where sentences stand with a rule behind them."""


class RaceSurround(Surround, Protocol):
    """What stands around the board of a race that is played: all is decided there."""

    goes_round: bool
    """Whether the focus has left the big button."""
    panel_animations: PanelAnimations
    """What moves on the panels for a moment."""
    is_hushed: bool
    """Whether a coach speaks, beside whom nothing else explains the board."""

    @property
    def rule_in_focus(self) -> str:
        """The rule behind what is looked at."""

    @property
    def links(self) -> tuple[RuleLink, ...]:
        """The words with a rule behind them that are to be seen."""

    def show(self, view: RaceView, *, shows_reach: bool, shows_board: bool) -> None:
        """Show something else from now on."""

    def handle(self, intent: Intent) -> Action | None:
        """Return what the player did to what stands here."""

    def go_round(self, steps: int) -> None:
        """Bring the focus to the next thing that can be used, or to one before."""

    def come_back(self) -> None:
        """Bring the focus back to the big button."""

    def use(self, command: TakeSeat | Literal[Tool.TURN_BOARD]) -> None:
        """Do what changes nothing but what stands here."""

    @property
    def facing(self) -> Side:
        """The side from which the table is played now, by who does not point at anything."""

    def side_of(self, widget: str) -> Side:
        """Return the side of the table from which a widget is used."""

    def lies_on(self, at: Point, around: float) -> bool:
        """Return whether something that only points lies over a place or so near it."""

    @property
    def shows_engineer(self) -> bool:
        """Whether what the engineer says is in sight."""

    def toggle_engineer(self) -> None:
        """Open or fold the engineer, where that folds."""

    def part_at(self, at: Point) -> str:
        """Return where the wheel goes through choices; else nothing."""

    def is_driver(self, at: Point) -> bool:
        """Return whether a place tells who drives."""

    def rule_at(self, at: Point) -> str:
        """Return the rule behind the words at a place; empty if there is none."""
