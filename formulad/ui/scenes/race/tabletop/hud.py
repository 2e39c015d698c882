"""All that lies around the board on a flat screen: what is drawn of it, what of it can be used."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.ui.board.palette import is_night
from formulad.ui.intents import Press
from formulad.ui.motion import fully
from formulad.ui.scenes.race.panels.action import ACTION
from formulad.ui.scenes.race.panels.links import RuleLink, link_at
from formulad.ui.scenes.race.panels.pool_changes import draw_points
from formulad.ui.scenes.race.present.focus import rule_in_focus
from formulad.ui.scenes.race.stirrings import Stirrings
from formulad.ui.scenes.race.tabletop.arrangement import Sitting
from formulad.ui.scenes.race.tabletop.captions_place import captions_place
from formulad.ui.scenes.race.tabletop.compact_card import SeatCard
from formulad.ui.scenes.race.tabletop.corners import badges, corner_discs, draw_badge
from formulad.ui.scenes.race.tabletop.grown_card import GrownCard, grown_card, ringed
from formulad.ui.scenes.race.tabletop.laying import Laying
from formulad.ui.scenes.race.tabletop.marker import HALO, draw_marker
from formulad.ui.scenes.race.tabletop.place_block import PlaceBlock
from formulad.ui.scenes.race.tabletop.round_tray import HurryDisc, draw_round_tray
from formulad.ui.scenes.race.tabletop.sides import Facing, Side
from formulad.ui.scenes.race.tabletop.turned import Turned
from formulad.ui.scenes.race.tabletop.upright import UprightCards
from formulad.ui.scenes.race.tabletop.wear import wear_points
from formulad.ui.scenes.race.views import GearAdvice, PathAdvice
from formulad.ui.sound.captions import draw_captions
from formulad.ui.widgets.base import RESTING
from formulad.ui.widgets.form import Form

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.race.track import CellId
    from formulad.tiled.circuit import Circuit
    from formulad.ui.board.camera import Camera, Stage
    from formulad.ui.board.picture import BoardPicture
    from formulad.ui.board.view import BoardView
    from formulad.ui.canvas import Canvas, Rect
    from formulad.ui.intents import Intent
    from formulad.ui.motion import Amount
    from formulad.ui.outlines import Point
    from formulad.ui.scenes.race.surround import Passing
    from formulad.ui.scenes.race.tray import TrayView
    from formulad.ui.scenes.race.views import PoolView, RaceView
    from formulad.ui.sound.captions import Captions
    from formulad.ui.theme import Palette
    from formulad.ui.widgets.base import Action, Widget

_SLACK = 700.0
"""How far past the border of the map the camera may look, in units."""
_CHOSEN = ("gear-", "destination-", "card-", "face-", "service-")
"""What is chosen in ways of its own, as the names of such widgets begin."""


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
        self.stirrings = Stirrings(motion)
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
        self._grown: GrownCard | None = None
        self._seat = 0
        """Of the driver whose dashboard is shown."""
        self._looked_at: tuple[Point, ...] = ()
        """Where the cells are seen that everybody is to look at."""
        self._kept = UprightCards()

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
    def stage(self) -> Stage:
        """The whole screen, and where the whole board is seen."""
        return self._laying.stage

    def framed(self, board: BoardView, cells: Sequence[CellId]) -> Camera:
        """Return the view of the whole board, moved if a grown card would cover these cells."""
        spots = [board.spot(cell).at for cell in cells]
        card = self._cards[self._seat] if self._grown else None
        camera = self._laying.clear_of(card, board, spots)
        places = tuple(camera.to_stage(spot, self.stage) for spot in spots)
        if places != self._looked_at:
            self._looked_at = places
            self._offer()
        return camera

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
        if isinstance(intent, Press) and self.form.hovered:
            self.facing = self.side_of(self.form.hovered)
        is_elsewhere = self.form.hovered != f"seat-{self._taken_seat}"
        if isinstance(intent, Press) and self._taken_seat is not None and is_elsewhere:
            self._taken_seat = None
            self._offer()
        return action

    def go_round(self, steps: int) -> None:
        """Bring the focus to the next thing on the table; what is chosen has ways of its own."""
        names = [widget.id for widget in self.form.widgets if widget.focusable]
        stops = [name for name in names if not name.startswith(_CHOSEN)]
        at = stops.index(self.form.focus) if self.form.focus in stops else 0
        self.form.focus = stops[(at + steps) % len(stops)]
        self.goes_round = self.form.focus != ACTION

    def come_back(self) -> None:
        """Bring the focus back to the big button."""
        self.goes_round = False
        self.form.focus = ACTION

    def use(self, widget: str) -> None:
        """Turn the board, or take a card and move it on."""
        kind, _, name = widget.partition("-")
        if kind == "tool" and name.startswith("turn"):
            self._laying.turn()
            self._remember_turned(self._laying.turned)
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

    def is_driver(self, at: Point) -> bool:
        """Return whether a place belongs to the heading of the grown card."""
        if self._grown is None:
            return False
        return self._cards[self._seat].on_screen(self._grown.question).collidepoint(at)

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

    def taken(self, canvas: Canvas, passing: Passing) -> list[Rect]:
        """Return what lies over the board."""
        del canvas
        taken = [*self._covering]
        if passing.tray:
            taken.append(self._tray.rect)
        if passing.captions and self._cards:
            taken.append(self._captions.rect)
        return taken

    def said(self, canvas: Canvas, passing: Passing) -> list[Rect]:
        """Return nothing: what happens is told on the cards."""
        del canvas, passing
        return []

    def draw(self, canvas: Canvas, passing: Passing) -> tuple[RuleLink, ...]:
        """Draw the marker, the tray, all cards, and what was heard."""
        view = self._view
        if view is None:
            return ()
        number = view.dashboard.number
        active = self._cards[self._seat]
        if passing.car and any(seat.row.is_now for seat in view.seats):
            halo = max(HALO, passing.lane * 1.1)
            is_chosen_around = isinstance(view.engineer.advice, PathAdvice | GearAdvice)
            has_halo = not is_chosen_around
            draw_marker(canvas, number, active.tip, passing.car, halo, has_halo=has_halo)
        self._draw_tray(canvas, passing.tray)
        self._draw_corners(canvas, view)
        for seat, card in enumerate(self._cards):
            if seat != self._seat or self._grown is None:
                self._draw_compact(canvas, view, seat, card)
        if self._grown:
            self._draw_grown(canvas, self._grown, active, view)
        if passing.captions:
            self._draw_captions(canvas, passing.captions)
        if self.goes_round:
            self.form.draw_focus(canvas, self.palette(canvas))
        return ()

    def _draw_captions(self, canvas: Canvas, captions: Captions) -> None:
        room = self._captions

        def paint() -> None:
            draw_captions(canvas, self.palette(canvas), room.upright, captions)

        heard = tuple(caption.sound for caption in captions.shown)
        self._keep(canvas, "captions", room, heard, paint)

    def _keep(
        self, canvas: Canvas, name: str, card: Facing, shown: object, paint: Callable[[], None]
    ) -> None:
        self._kept.draw(canvas, name, card, (shown, canvas.in_use), paint)

    def _draw_tray(self, canvas: Canvas, tray: TrayView | None) -> None:
        hurry = self._hurry
        if tray is None and hurry is None:
            return
        look = self.form.look(ACTION) if hurry else RESTING
        upright = self._tray.upright

        def paint() -> None:
            draw_round_tray(canvas, self.palette(canvas), upright, tray)
            if hurry:
                hurry.draw(canvas, self.palette(canvas), look)

        shown = (tray, hurry is None, look)
        self._keep(canvas, "tray", self._tray, shown, paint)

    def _draw_corners(self, canvas: Canvas, view: RaceView) -> None:
        tower = view.tower
        for place in badges(self._laying.corners):

            def paint(place: Facing = place) -> None:
                draw_badge(canvas, self.palette(canvas), place.upright, tower)

            name, shown = f"badge {place.side}", (tower.lap, tower.sky)
            self._keep(canvas, name, place, shown, paint)
        for disc in corner_discs(self._laying.corners):
            look = self.form.look(disc.id)

            def paint_disc(disc: Turned = disc) -> None:
                disc.draw(canvas, self.palette(canvas), self.form.look(disc.id))

            self._keep(canvas, disc.id, disc.card, look, paint_disc)

    def _draw_compact(self, canvas: Canvas, view: RaceView, seat: int, facing: Facing) -> None:
        card, look = self._compact(view, seat, facing), self.form.look(f"seat-{seat}")

        def paint() -> None:
            card.draw(canvas, self.palette(canvas), look)

        shown = (card.view, card.is_taken, look)
        self._keep(canvas, f"seat {seat}", facing, shown, paint)
        if card.wear:
            self._draw_changes(canvas, seat, facing, card.wear, card.view.pools)

    def _draw_grown(self, canvas: Canvas, card: GrownCard, facing: Facing, view: RaceView) -> None:
        shows_ring = canvas.in_use.device.needs_focus and not self.goes_round
        ring = ringed(view, ACTION) if shows_ring else ""

        def paint() -> None:
            card.draw(canvas, self.palette(canvas), self.form.look, ring)

        looks = tuple(self.form.look(widget.id) for widget in card.widgets)
        self._keep(canvas, "grown", facing, (card.blocks, looks, ring), paint)
        self._draw_changes(canvas, self._seat, facing, card.wear, view.dashboard.pools)

    def _draw_changes(
        self, canvas: Canvas, seat: int, facing: Facing, wear: Rect, pools: Sequence[PoolView]
    ) -> None:
        """Draw wear points on their way over a card; they drop towards who sits there."""
        for change in self.stirrings.changes_at(seat):
            pips = wear_points(wear, pools, change.pool)
            draw_points(canvas, pips, pools[change.pool], change, facing.on_screen)

    # How it lies

    def _offer(self) -> None:
        """Lay the cards out, and all that can be used."""
        view = self._view
        if view is None or not view.seats:
            return
        self._seat = self._seat_of(view)
        self._grown = self._card_of(view)
        people = tuple(each.is_person for each in view.seats)
        sitting = Sitting(self._laying.page, people, tuple(sorted(self._moves.items())))
        self._laying.lay(sitting, self._seat, self._grown.size if self._grown else None)
        self._laying.place_tray(self._seat, self._looked_at)
        if self._grown:
            self.facing = self._cards[self._seat].side
        widgets = [Turned(w, self._cards[self._seat]) for w in self._on_grown]
        for seat, facing in enumerate(self._cards):
            if seat != self._seat or self._grown is None:
                widgets.append(Turned(self._compact(view, seat, facing), facing))
        if self._hurry:
            widgets.append(Turned(self._hurry, self._tray))
        focus = self.form.focus if self.goes_round else ACTION
        self.form.show((*widgets, *corner_discs(self._laying.corners)), focus=focus)

    def _seat_of(self, view: RaceView) -> int:
        """Return the seat whose dashboard is shown."""
        numbers = [seat.row.number for seat in view.seats]
        return numbers.index(view.dashboard.number)

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
    def _cards(self) -> tuple[Facing, ...]:
        return self._laying.cards

    @property
    def _tray(self) -> Facing:
        return self._laying.tray

    @property
    def _captions(self) -> Facing:
        """Where sounds are told in words: before the card of who is to act."""
        card = self._cards[self._seat]
        others = [each.rect for each in self._cards if each is not card]
        taken = [*others, *self._laying.corners.values(), self._tray.rect]
        return captions_place(self._laying.page, card, taken)

    @property
    def _covering(self) -> list[Rect]:
        return [*self._laying.covering, *([self._tray.rect] if self._hurry else [])]
