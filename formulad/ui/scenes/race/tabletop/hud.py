"""All that lies around the board on a flat screen: what is drawn of it, what of it can be used."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.ui.board.camera import Camera, Stage
from formulad.ui.canvas import Rect
from formulad.ui.intents import Press
from formulad.ui.scenes.race.panels.action import ACTION
from formulad.ui.scenes.race.panels.links import RuleLink, link_at
from formulad.ui.scenes.race.present.focus import rule_in_focus
from formulad.ui.scenes.race.tabletop.arrangement import Arrangement, Sitting, arranged
from formulad.ui.scenes.race.tabletop.compact_card import SeatCard
from formulad.ui.scenes.race.tabletop.corners import badges, corner_discs, draw_badge
from formulad.ui.scenes.race.tabletop.free_edges import SeenRoad
from formulad.ui.scenes.race.tabletop.growing import grown
from formulad.ui.scenes.race.tabletop.grown_card import GrownCard, grown_card, ringed
from formulad.ui.scenes.race.tabletop.marker import HALO, draw_marker
from formulad.ui.scenes.race.tabletop.place_block import PlaceBlock
from formulad.ui.scenes.race.tabletop.round_tray import HurryDisc, draw_round_tray
from formulad.ui.scenes.race.tabletop.sides import Facing, Side
from formulad.ui.scenes.race.tabletop.tray_place import tray_place
from formulad.ui.scenes.race.tabletop.turned import Turned
from formulad.ui.scenes.race.tabletop.upright import UprightCards
from formulad.ui.turning import WHOLE
from formulad.ui.widgets.base import RESTING
from formulad.ui.widgets.form import Form

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from formulad.race.track import CellId
    from formulad.ui.board.picture import BoardPicture
    from formulad.ui.board.view import BoardView
    from formulad.ui.canvas import Canvas
    from formulad.ui.intents import Intent
    from formulad.ui.outlines import Point
    from formulad.ui.scenes.race.surroundings import Passing
    from formulad.ui.scenes.race.tray import TrayView
    from formulad.ui.scenes.race.views import RaceView
    from formulad.ui.theme import Palette
    from formulad.ui.widgets.base import Action, Widget

_ROAD_REACH = 2.1
"""How far from the middle of a cell its road and kerb go, in lane widths."""
_SLACK = 700.0
_CELL = 16.0
"""Half of what the tray keeps free of a cell that is looked at, in units."""
_NEAR = 48.0
"""How near to a grown card a cell counts as covered, in units."""


class TableHud:
    """Cards around a table, one of which has grown."""

    def __init__(
        self, palette: Palette, turned: int, remember_turned: Callable[[int], None]
    ) -> None:
        """Sit down at a table.

        Args:
            palette: how cards look.
            turned: by how many quarters the board is turned clockwise.
            remember_turned: told when somebody turns it.
        """
        self.form = Form()
        self.slack = _SLACK
        self._palette = palette
        self._turned = turned
        self._remember_turned = remember_turned
        self._page: Point = (1920.0, 1080.0)
        self._board: BoardView | None = None
        self._view: RaceView | None = None
        self._laid: tuple[Hashable, Arrangement] | None = None
        self._moves: dict[int, int] = {}
        """Seats that were moved on, with how many times."""
        self._taken_seat: int | None = None
        """The seat whose card was pressed once."""
        self._first = 0
        """The first place to stop in sight."""
        self._cards: tuple[Facing, ...] = ()
        self._grown_cards: tuple[Hashable, tuple[Facing, ...]] | None = None
        self._grown: GrownCard | None = None
        self._seat = 0
        """Of the driver whose dashboard is shown."""
        self._tray = Facing(Rect(0, 0, 1, 1), Side.BOTTOM)
        self._tray_key: Hashable = None
        self._looked_at: tuple[Point, ...] = ()
        """Where the cells are seen that everybody is to look at."""
        self._kept = UprightCards()

    # What there is to show

    def arrange(self, canvas: Canvas) -> None:
        """Lay the cards out for the size of a canvas."""
        self._page = canvas.size
        self._offer()

    def meet(self, board: BoardView) -> None:
        """Learn where the road lies, and lay the cards beside it."""
        self._board = board
        self._offer()

    def show(self, view: RaceView, *, shows_reach: bool, shows_board: bool) -> None:
        """Show something else from now on."""
        del shows_reach, shows_board
        if view != self._view:
            self._view = view
            self._offer()

    @property
    def stage(self) -> Stage:
        """The whole screen, and where the whole board is seen."""
        free = self._arrangement.free if self._laid else Rect((0, 0), self._page)
        return Stage(Rect((0, 0), self._page), free, self._turned)

    def framed(self, board: BoardView, cells: Sequence[CellId]) -> Camera:
        """Return the view of the whole board, moved if a grown card would cover these cells."""
        camera = self._clear_of_card(board, cells)
        places = tuple(camera.to_stage(board.spot(cell).at, self.stage) for cell in cells)
        if places != self._looked_at:
            self._looked_at = places
            self._place_tray()
        return camera

    def _clear_of_card(self, board: BoardView, cells: Sequence[CellId]) -> Camera:
        camera = board.whole(self.stage)
        if self._grown is None:
            return camera
        card = self._cards[self._seat]
        covered = card.rect.inflate(2 * _NEAR, 2 * _NEAR)
        places = [camera.to_stage(board.spot(cell).at, self.stage) for cell in cells]
        hidden = [place for place in places if covered.collidepoint(place)]
        if not hidden:
            return camera
        deep = card.side.depth(card.tip, self._page) + _NEAR
        away = max(deep - card.side.depth(place, self._page) for place in hidden)
        across, down = card.side.inwards
        return camera.dragged(across * away, down * away, self._turned)

    # What players do

    @property
    def hovered(self) -> str:
        """The id of what the pointer is over."""
        return self.form.hovered

    @property
    def rule_in_focus(self) -> str:
        """The rule behind what is looked at."""
        return rule_in_focus(self._view) if self._view else ""

    def handle(self, intent: Intent) -> Action | None:
        """Return what somebody did to a card; a card that was taken is let go of elsewhere."""
        action = self.form.handle(intent)
        is_elsewhere = self.form.hovered != f"seat-{self._taken_seat}"
        if isinstance(intent, Press) and self._taken_seat is not None and is_elsewhere:
            self._taken_seat = None
            self._offer()
        return action

    def use(self, widget: str) -> None:
        """Turn the board, or take a card and move it on."""
        kind, _, name = widget.partition("-")
        if kind == "tool" and name.startswith("turn"):
            self._turned = (self._turned + 1) % WHOLE
            self._remember_turned(self._turned)
        elif kind == "seat":
            self._press_seat(int(name) if name else self._seat)
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

    def toggle_engineer(self) -> None:
        """Do nothing: what the engineer says stands on the cards."""

    def part_at(self, at: Point) -> str:
        """Return whether the wheel goes through choices: over the grown card it does."""
        is_over = self._grown is not None and self._cards[self._seat].rect.collidepoint(at)
        return "card" if is_over else ""

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
        view, card = self._view, self._grown
        if view is None or card is None or not view.prompt.is_warning:
            return ()
        return (RuleLink(self._cards[self._seat].on_screen(card.question), self.rule_in_focus),)

    # Drawing

    def simplified(self, picture: BoardPicture) -> BoardPicture:
        """Return the picture without sentences: these stand on the cards."""
        return replace(picture, notes=(), is_terse=True)

    def taken(self, canvas: Canvas, *, has_tray: bool) -> list[Rect]:
        """Return what lies over the board."""
        del canvas
        return [*self._covering, *([self._tray.rect] if has_tray else [])]

    def draw(
        self, canvas: Canvas, passing: Passing, *, shows_focus: bool = False
    ) -> tuple[RuleLink, ...]:
        """Draw the marker, the tray, and all cards."""
        view = self._view
        if view is None:
            return ()
        number = view.dashboard.number
        active = self._cards[self._seat]
        if passing.car and any(seat.row.is_now for seat in view.seats):
            halo = max(HALO, passing.lane * 1.1)
            draw_marker(canvas, number, active.tip, passing.car, halo)
        self._draw_tray(canvas, passing.tray)
        self._draw_corners(canvas, view)
        for seat, card in enumerate(self._cards):
            if seat != self._seat or self._grown is None:
                self._draw_compact(canvas, view, seat, card)
        if self._grown:
            self._draw_grown(canvas, self._grown, active, view, shows_focus=shows_focus)
        return ()

    def _draw_tray(self, canvas: Canvas, tray: TrayView | None) -> None:
        hurry = self._hurry
        if tray is None and hurry is None:
            return
        look = self.form.look(ACTION) if hurry else RESTING
        upright = self._tray.upright

        def paint() -> None:
            draw_round_tray(canvas, self._palette, upright, tray)
            if hurry:
                hurry.draw(canvas, self._palette, look)

        shown = (tray, hurry is None, look)
        self._kept.draw(canvas, "tray", self._tray, shown, paint)

    def _draw_corners(self, canvas: Canvas, view: RaceView) -> None:
        tower = view.tower
        for place in badges(self._arrangement.corners):

            def paint(place: Facing = place) -> None:
                draw_badge(canvas, self._palette, place.upright, tower)

            name, shown = f"badge {place.side}", (tower.lap, tower.sky)
            self._kept.draw(canvas, name, place, shown, paint)
        for disc in corner_discs(self._arrangement.corners):
            look = self.form.look(disc.id)

            def paint_disc(disc: Turned = disc) -> None:
                disc.draw(canvas, self._palette, self.form.look(disc.id))

            self._kept.draw(canvas, disc.id, disc.card, look, paint_disc)

    def _draw_compact(self, canvas: Canvas, view: RaceView, seat: int, facing: Facing) -> None:
        card, look = self._compact(view, seat, facing), self.form.look(f"seat-{seat}")

        def paint() -> None:
            card.draw(canvas, self._palette, look)

        shown = (card.view, card.is_taken, look)
        self._kept.draw(canvas, f"seat {seat}", facing, shown, paint)

    def _draw_grown(
        self,
        canvas: Canvas,
        card: GrownCard,
        facing: Facing,
        view: RaceView,
        *,
        shows_focus: bool,
    ) -> None:
        ring = ringed(view, ACTION) if shows_focus else ""

        def paint() -> None:
            card.draw(canvas, self._palette, self.form.look, ring)

        looks = tuple(self.form.look(widget.id) for widget in card.widgets)
        self._kept.draw(canvas, "grown", facing, (card.blocks, looks, ring), paint)

    # How it lies

    def _offer(self) -> None:
        """Lay the cards out, and all that can be used."""
        view = self._view
        if view is None or not view.seats:
            return
        self._seat = self._seat_of(view)
        self._lay()
        self._grown = self._card_of(view)
        arrangement = self._arrangement
        self._cards = arrangement.cards
        if self._grown:
            self._cards = self._grown_to(self._grown.size)
        self._place_tray()
        widgets = [Turned(w, self._cards[self._seat]) for w in self._on_grown]
        for seat, facing in enumerate(self._cards):
            if seat != self._seat or self._grown is None:
                widgets.append(Turned(self._compact(view, seat, facing), facing))
        if self._hurry:
            widgets.append(Turned(self._hurry, self._tray))
        self.form.show((*widgets, *corner_discs(arrangement.corners)), focus=ACTION)

    def _seat_of(self, view: RaceView) -> int:
        """Return the seat whose dashboard is shown."""
        numbers = [seat.row.number for seat in view.seats]
        return numbers.index(view.dashboard.number)

    def _lay(self) -> None:
        view = self._view
        if view is None:
            return
        people = tuple(seat.is_person for seat in view.seats)
        moves = tuple(sorted(self._moves.items()))
        sitting = Sitting(self._page, people, moves)
        key = (sitting, self._turned, self._board is None)
        if self._laid is None or self._laid[0] != key:
            self._laid = (key, arranged(sitting, self._road_in))

    @property
    def _arrangement(self) -> Arrangement:
        if self._laid is None:
            raise ValueError("nobody sits at the table yet")
        return self._laid[1]

    def _road_in(self, free: Rect) -> SeenRoad | None:
        """Return the road as it is seen when the whole board is shown in a place."""
        board = self._board
        if board is None:
            return None
        stage = Stage(Rect((0, 0), self._page), free, self._turned)
        camera = board.whole(stage)
        middles = tuple(camera.to_stage(place, stage) for place in board.middles)
        return SeenRoad(middles, _ROAD_REACH * board.lane * camera.zoom)

    def _card_of(self, view: RaceView) -> GrownCard | None:
        """Return the grown card of a person; that of a computer driver stays compact."""
        if not view.seats[self._seat].is_person:
            return None
        is_taken = self._taken_seat == self._seat
        card = grown_card(view, self._seat, is_taken=is_taken, first=self._first)
        for block in card.blocks:
            if isinstance(block, PlaceBlock):
                self._first = block.shown[0]
        return card

    def _grown_to(self, size: Point) -> tuple[Facing, ...]:
        """Return all cards while that of who is to act has grown to a size."""
        key = (self._laid and self._laid[0], self._seat, size)
        if self._grown_cards is None or self._grown_cards[0] != key:
            road = self._road_in(self._arrangement.free)
            self._grown_cards = (key, grown(self._arrangement, self._seat, size, road))
        return self._grown_cards[1]

    def _place_tray(self) -> None:
        near = self._cards[self._seat]
        corners = list(self._arrangement.corners.values())
        taken = [card.rect for card in self._cards] + corners
        taken += [Rect(x - _CELL, y - _CELL, 2 * _CELL, 2 * _CELL) for x, y in self._looked_at]
        key = (self._turned, near.side, *(tuple(rect) for rect in taken))
        if key != self._tray_key:
            road = self._road_in(self._arrangement.free)
            self._tray = Facing(tray_place(self._page, near.rect, taken, road), near.side)
            self._tray_key = key

    @property
    def _on_grown(self) -> tuple[Widget, ...]:
        return self._grown.widgets if self._grown else ()

    @property
    def _hurry(self) -> HurryDisc | None:
        """What hurries computer drivers: the tray, for nobody holds the button."""
        view = self._view
        if view is None or self._grown or view.action.id != "hurry":
            return None
        return HurryDisc(self._tray.upright)

    def _compact(self, view: RaceView, seat: int, facing: Facing) -> SeatCard:
        return SeatCard(facing.upright, seat, view.seats[seat], seat == self._taken_seat)

    @property
    def _covering(self) -> list[Rect]:
        if not self._laid:
            return []
        tray = [self._tray.rect] if self._hurry else []
        return [card.rect for card in self._cards] + [
            *self._arrangement.corners.values(),
            *tray,
        ]
