"""Table display: all that lies around the board, for those who sit around a flat screen."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Literal

from formulad.kernel.values import replace
from formulad.ui.race.board.geometry.palette import is_night
from formulad.ui.race.desk.table_sides import Side
from formulad.ui.race.panels.action_button import ACTION
from formulad.ui.race.panels.panel_animations import PanelAnimations
from formulad.ui.race.panels.race_commands import Choice, TakeSeat, Tool
from formulad.ui.race.panels.rule_links import RuleLink, link_at
from formulad.ui.race.present.rule_in_focus import rule_in_focus
from formulad.ui.race.tabletop.grown_card import GrownCard, grown_card
from formulad.ui.race.tabletop.on_table import OnTable
from formulad.ui.race.tabletop.place_block import PlaceBlock
from formulad.ui.race.tabletop.table_arrangement import Sitting
from formulad.ui.race.tabletop.table_drawing import TableDrawing
from formulad.ui.race.tabletop.table_laying import Laying
from formulad.ui.race.tabletop.turned_widgets import Turned
from formulad.ui.race.tabletop.upright_cards import UprightCards
from formulad.ui.toolkit.intents import Press
from formulad.ui.toolkit.motion import fully
from formulad.ui.toolkit.widgets.form import Form

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.race.road.track import CellId
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.board.geometry.camera import Camera, Stage
    from formulad.ui.race.desk.board_surround import Passing
    from formulad.ui.race.desk.close_up import CloseUp
    from formulad.ui.race.views.panel_views import RaceView
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.canvas.plane import Put
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.motion import Amount
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Action

_SLACK = 700.0
"""How far past the border of the map the camera may look, in units."""


class TableHud:
    """Cards around a table, one of which has grown."""

    slack = _SLACK

    def __init__(
        self,
        circuit: Circuit,
        turned: int | None,
        remember_turned: Callable[[int], None],
        motion: Callable[[], Amount] = fully,
    ) -> None:
        """Sit down at a table.

        Args:
            circuit: where the race is driven.
            turned: by how many quarters somebody turned the board clockwise, if anybody did.
            remember_turned: told when somebody turns it.
            motion: tells how much may move.
        """
        self.form = Form()
        self.goes_round = False
        """Whether the focus has left the big button."""
        self.panel_animations = PanelAnimations(motion)
        self.is_hushed = False
        """What moves on the cards for a moment."""
        self._is_night = is_night(circuit.drawing.theme)
        self._laying = Laying(turned)
        self._remember_turned = remember_turned
        self._view: RaceView | None = None
        self._moves: dict[int, int] = {}
        """Seats that were moved on, with how many times."""
        self._taken_seat: int | None = None
        """The seat whose card was pressed once."""
        self.facing = Side.BOTTOM
        """The side of who is to act, or was the last to touch the table."""
        self._first = 0
        """The first place to stop in sight."""
        self._table: OnTable | None = None
        """What lies around the board, once there is something to show."""
        self._looked_at: tuple[Point, ...] = ()
        """Where the cells are seen that everybody is to look at."""
        self._beside: Rect | None = None
        """Where cells are seen larger, beside which the tray lies."""
        self._drawing = TableDrawing(UprightCards(), self.panel_animations, self.form.look)

    # What there is to show

    def arrange(self, canvas: Canvas) -> None:
        """Lay the cards out for the size of a canvas."""
        self._laying.page = canvas.size
        self._offer()

    def palette(self, canvas: Canvas) -> Palette:
        """Return the colours of the cards: those of the street on circuits by night."""
        return canvas.theme.street if self._is_night else canvas.theme.panels

    def meet(self, board: BoardView) -> None:
        """Learn where the road lies, and lay the cards beside it."""
        self._laying.board = board
        self._offer()

    def show(self, view: RaceView, *, shows_reach: bool, shows_board: bool) -> None:
        """Show something else from now on."""
        del shows_reach, shows_board
        if view != self._view:
            self._view = view
            self._offer()

    @property
    def room_for_words(self) -> Rect | None:
        """None: what happens is told on the cards."""
        return None

    @property
    def stage(self) -> Stage:
        """The whole screen, and where the whole board is seen."""
        return self._laying.stage

    def framed(self, board: BoardView, cells: Sequence[CellId], needed: Sequence[CellId]) -> Camera:
        """Return the view of the whole board, moved if a grown card would cover these cells."""
        del needed
        spots = [board.spot(cell).at for cell in cells]
        card = self._table.active if self._table and self._table.grown else None
        camera = self._laying.clear_of(card, board, spots)
        stage = self.stage
        places = tuple(camera.to_stage(spot, stage) for spot in spots)
        if places != self._looked_at:
            self._looked_at = places
            self._offer()
        return camera

    def shown(self, board: BoardView, cells: Sequence[CellId], camera: Camera) -> Sequence[CellId]:
        """Return those cells that no grown card lies over."""
        card = self._table.active if self._table and self._table.grown else None
        spots = ((cell, camera.to_stage(board.spot(cell).at, self.stage)) for cell in cells)
        return [cell for cell, at in spots if not (card and card.rect.collidepoint(at))]

    def close_up(
        self, board: BoardView, camera: Camera, cells: Sequence[CellId], car: Point | None
    ) -> CloseUp | None:
        """Return where the cells a person chooses from are seen larger, if they are small.

        Where the tray takes the room it lies elsewhere.
        """
        spots = [board.spot(cell).at for cell in cells]
        is_asked = self._table is not None and self._table.grown is not None
        found = self._laying.close_up(board, camera, spots if is_asked else [], car)
        beside = found and found.rect
        if beside != self._beside:
            self._beside = beside
            self._offer()
        return found

    # What players do

    @property
    def rule_in_focus(self) -> str:
        """The rule behind what is looked at."""
        return rule_in_focus(self._view) if self._view else ""

    def handle(self, intent: Intent) -> Action | None:
        """Return what somebody did to a card; a card that was taken is let go of elsewhere."""
        action = self.form.handle(intent)
        if isinstance(intent, Press) and self.form.hovered:
            self.facing = self.side_of(self.form.hovered)
        is_elsewhere = self.form.hovered_command != TakeSeat(self._taken_seat)
        if isinstance(intent, Press) and self._taken_seat is not None and is_elsewhere:
            self._taken_seat = None
            self._offer()
        return action

    def go_round(self, steps: int) -> None:
        """Bring the focus to the next thing on the table; what is chosen has ways of its own."""
        usable = [widget for widget in self.form.widgets if widget.focusable]
        stops = [each.id for each in usable if not isinstance(each.command, Choice)]
        at = stops.index(self.form.focus) if self.form.focus in stops else 0
        self.form.focus = stops[(at + steps) % len(stops)]
        self.goes_round = self.form.focus != ACTION

    def come_back(self) -> None:
        """Bring the focus back to the big button."""
        self.goes_round = False
        self.form.focus = ACTION

    def use(self, command: TakeSeat | Literal[Tool.TURN_BOARD]) -> None:
        """Turn the board, or take a card and move it on."""
        match command:
            case Tool.TURN_BOARD:
                self._laying.turn()
                self._remember_turned(self._laying.turned)
            case TakeSeat(seat) if self._table:
                self._press_seat(self._table.seat if seat is None else seat)
        self._offer()

    def _press_seat(self, seat: int) -> None:
        """Take a card; move one that is taken to the next side with room."""
        if seat == self._taken_seat:
            self._moves[seat] = self._moves.get(seat, 0) + 1
        self._taken_seat = seat

    def side_of(self, widget: str) -> Side:
        """Return the side that the card of a widget faces."""
        found = self.form.find(widget)
        return found.card.side if isinstance(found, Turned) else Side.BOTTOM

    def lies_on(self, at: Point, around: float) -> bool:
        """Return whether the trail to the car lies over a place or so near it."""
        beads = self._drawing.trails.beads
        return any(math.dist(at, bead.at) < bead.half + around for bead in beads)

    @property
    def shows_engineer(self) -> bool:
        """He speaks on the cards."""
        return True

    def toggle_engineer(self) -> None:
        """Do nothing: what the engineer says stands on the cards."""

    def part_at(self, at: Point) -> str:
        """Return whether the wheel goes through choices: over the grown card it does."""
        table = self._table
        is_over = table and table.grown and table.active.rect.collidepoint(at)
        return "card" if is_over else ""

    def is_driver(self, at: Point) -> bool:
        """Return whether a place belongs to the heading of the grown card."""
        question = self._table.question if self._table else None
        return question is not None and question.collidepoint(at)

    def is_board(self, at: Point) -> bool:
        """Return whether no card lies over a place."""
        return not any(rect.collidepoint(at) for rect in self._covering)

    def rule_at(self, at: Point) -> str:
        """Return the rule behind a refusal on the grown card."""
        link = link_at(self.links, at)
        return link.rule if link else ""

    @property
    def links(self) -> tuple[RuleLink, ...]:
        """The refusal on the grown card, with its rule."""
        table = self._table
        if table is None or table.question is None or not table.view.prompt.is_warning:
            return ()
        return (RuleLink(table.question, self.rule_in_focus),)

    # Drawing

    def prepare(self, canvas: Canvas) -> None:
        """Paint a little more of the cards: most will show the same once the road is known."""
        if self._table:
            has_ring = canvas.rings_focus and not self.goes_round
            self._drawing.prepare(canvas, self.palette(canvas), self._table, has_ring=has_ring)

    def simplified(self, picture: BoardPicture) -> BoardPicture:
        """Return the picture without sentences: these stand on the cards."""
        return replace(picture, notes=(), is_terse=True)

    def taken(self, canvas: Canvas, passing: Passing) -> list[Rect]:
        """Return what lies over the board."""
        del canvas
        taken, table = self._covering, self._table
        if table and (passing.tray or passing.roll):
            taken.append(table.tray.rect)
        if passing.captions and table:
            taken.append(table.captions.rect)
        if passing.close_up:
            taken.append(passing.close_up)
        return taken

    def said(self, canvas: Canvas, passing: Passing) -> list[Rect]:
        """Return nothing: what happens is told on the cards."""
        del canvas, passing
        return []

    def look(self, canvas: Canvas, passing: Passing) -> object:
        """Return what the cards show, unless something on them moves."""
        del canvas
        is_moving = self.panel_animations.is_moving or self.is_late
        if is_moving or passing.roll or passing.captions:
            return None
        looks = [self.form.look(widget.id) for widget in self.form.widgets]
        return (self._table, looks, self.form.focus, self.goes_round, *passing.resting)

    @property
    def opaque(self) -> tuple[Rect, ...]:
        """Nowhere: cards lie beside the road, and move with whose turn it is."""
        return ()

    def is_away_from(self, part: Rect) -> bool:
        """Return that what lies on a table may be anywhere: a trail leads over it."""
        del part
        return False

    @property
    def is_late(self) -> bool:
        """Whether some card waits to be painted anew."""
        return self._drawing.kept.is_late

    def go_on(self, canvas: Canvas, passing: Passing) -> None:
        """Do nothing: the die lies on its tray."""
        del canvas, passing

    def thrown(self, canvas: Canvas, passing: Passing) -> tuple[Put, ...]:
        """Return nothing: a die is thrown on its tray."""
        del canvas, passing
        return ()

    def draw(self, canvas: Canvas, passing: Passing) -> tuple[RuleLink, ...]:
        """Draw everything on the table."""
        table = self._table
        if table is None:
            return ()
        palette = self.palette(canvas)
        has_ring = canvas.rings_focus and not self.goes_round
        self._drawing.draw(canvas, palette, table, passing, has_ring=has_ring)
        if self.goes_round:
            self.form.draw_focus(canvas, palette)
        return ()

    # How it lies

    @property
    def _covering(self) -> list[Rect]:
        """Where something lies through which the board cannot be used."""
        return self._table.covering if self._table else []

    def _offer(self) -> None:
        """Lay the cards out, and all that can be used."""
        view = self._view
        if view is None or not view.seats:
            return
        laying, seat = self._laying, _seat_of(view)
        grown = self._card_of(view, seat)
        people = tuple(each.is_person for each in view.seats)
        sitting = Sitting(laying.page, people, tuple(sorted(self._moves.items())))
        laying.lay(sitting, seat, grown.size if grown else None)
        laying.place_tray(seat, self._looked_at, [self._beside] if self._beside else [])
        self._table = OnTable(
            view,
            seat,
            grown,
            self._taken_seat,
            laying.page,
            laying.cards,
            laying.tray,
            laying.corners,
        )
        if grown:
            self.facing = laying.cards[seat].side
        focus = self.form.focus if self.goes_round else ACTION
        self.form.show(self._table.widgets, focus=focus)

    def _card_of(self, view: RaceView, seat: int) -> GrownCard | None:
        """Return the grown card of a person; that of a computer driver stays compact."""
        if not view.seats[seat].is_person:
            return None
        is_taken = self._taken_seat == seat
        card = grown_card(view, seat, is_taken=is_taken, first=self._first)
        for block in card.blocks:
            if isinstance(block, PlaceBlock):
                self._first = block.shown[0]
        return card


def _seat_of(view: RaceView) -> int:
    """Return the seat whose dashboard is shown."""
    numbers = [seat.row.number for seat in view.seats]
    return numbers.index(view.dashboard.number)
