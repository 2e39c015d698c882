"""Table drawing: every card upright, and turned to its side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen, field, replace
from formulad.ui.race.board.effort import Effort
from formulad.ui.race.panels.action_button import ACTION
from formulad.ui.race.panels.pool_changes import draw_points
from formulad.ui.race.tabletop.grown_card import ringed
from formulad.ui.race.tabletop.round_tray import draw_round_tray
from formulad.ui.race.tabletop.table_corners import badges, corner_discs, draw_badge
from formulad.ui.race.tabletop.turn_marker import HALO, draw_halo, draw_trail
from formulad.ui.race.tabletop.turn_trail import Trails
from formulad.ui.race.tabletop.wear_bars import wear_points
from formulad.ui.race.views.engineer_views import GearAdvice, PathAdvice
from formulad.ui.shell.sound.captions import draw_captions
from formulad.ui.toolkit.widgets.widget import RESTING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.ui.race.desk.board_surround import Passing
    from formulad.ui.race.desk.table_sides import Facing
    from formulad.ui.race.panels.panel_animations import PanelAnimations
    from formulad.ui.race.tabletop.compact_card import SeatCard
    from formulad.ui.race.tabletop.grown_card import GrownCard
    from formulad.ui.race.tabletop.on_table import OnTable
    from formulad.ui.race.tabletop.turned_widgets import Turned
    from formulad.ui.race.tabletop.upright_cards import UprightCards
    from formulad.ui.race.views.panel_views import PoolView, TowerView
    from formulad.ui.shell.sound.captions import Captions
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look


class TableDrawing(Frozen):
    """Draws what lies on a table, each card anew only when what it shows has changed."""

    kept: UprightCards
    panel_animations: PanelAnimations
    look: Callable[[str], Look]
    """Tells what the pointer and the focus do to a widget now."""
    trails: Trails = field(default_factory=Trails)
    """Lead from the card of who is to act to the car."""

    def draw(
        self, canvas: Canvas, palette: Palette, table: OnTable, passing: Passing, *, has_ring: bool
    ) -> None:
        """Draw the marker, the tray, all cards, and what was heard.

        Args:
            canvas: the whole table.
            palette: the colours of the cards.
            table: what lies on it.
            passing: what is seen for a moment.
            has_ring: whether the grown card tells which of its widgets the keys go to.
        """
        self.kept.begin(passing.effort)
        self._draw_marker(canvas, table, passing)
        self._draw_tray(canvas, palette, table, passing)
        self._draw_cards(canvas, palette, table, has_ring=has_ring)
        if passing.captions:
            self._draw_captions(canvas, palette, table.captions, passing.captions)

    def prepare(self, canvas: Canvas, palette: Palette, table: OnTable, *, has_ring: bool) -> None:
        """Paint a little more of what lies on a table that nobody sees yet."""
        self.kept.begin(Effort(is_limited=True), is_seen=False)
        self._draw_cards(canvas, palette, table, has_ring=has_ring)

    def _draw_cards(
        self, canvas: Canvas, palette: Palette, table: OnTable, *, has_ring: bool
    ) -> None:
        self._draw_badges(canvas, palette, table, table.view.tower)
        for disc in corner_discs(table.corners):
            self._draw_disc(canvas, palette, disc)
        for card, facing in table.compact():
            self._draw_compact(canvas, palette, card, facing)
        if table.grown:
            self._draw_grown(canvas, palette, table, table.grown, has_ring=has_ring)

    def _draw_marker(self, canvas: Canvas, table: OnTable, passing: Passing) -> None:
        """Draw what leads from the card to the car, while it is somebody's turn."""
        if passing.car is None or not any(seat.row.is_now for seat in table.view.seats):
            self.trails.forget()
            return
        halo = max(HALO, passing.lane * 1.1)
        ground = passing.ground()
        is_chosen_around = isinstance(table.view.engineer.advice, PathAdvice | GearAdvice)
        choice = ground.kept if is_chosen_around else None
        lying = [rect for rect in table.covering if rect != table.active.rect]
        if passing.tray or passing.roll:
            lying.append(table.tray.rect)
        if passing.close_up:
            lying.append(passing.close_up)
        ground = replace(ground, read=(*ground.read, *lying))
        pieces = self.trails.pieces(table.active.rect, passing.car, halo, ground, choice)
        draw_trail(canvas, pieces)
        if not is_chosen_around:
            draw_halo(canvas, table.view.dashboard.number, passing.car, halo)

    def _draw_tray(
        self, canvas: Canvas, palette: Palette, table: OnTable, passing: Passing
    ) -> None:
        skip, tray, roll = table.skip_disc, passing.tray, passing.roll
        if tray is None and skip is None and roll is None:
            return
        look = self.look(ACTION) if skip else RESTING
        upright = table.tray.upright

        def paint() -> None:
            draw_round_tray(canvas, palette, upright, tray, roll)
            if skip:
                skip.draw(canvas, palette, look)

        shown = (tray, roll, skip is None, look)
        self._keep(canvas, "tray", table.tray, shown, paint)

    def _draw_badges(
        self, canvas: Canvas, palette: Palette, table: OnTable, tower: TowerView
    ) -> None:
        for place in badges(table.corners):

            def paint(place: Facing = place) -> None:
                draw_badge(canvas, palette, place.upright, tower)

            name, shown = f"badge {place.side}", (tower.lap, tower.sky)
            self._keep(canvas, name, place, shown, paint)

    def _draw_disc(self, canvas: Canvas, palette: Palette, disc: Turned) -> None:
        look = self.look(disc.id)

        def paint() -> None:
            disc.draw(canvas, palette, look)

        self._keep(canvas, disc.id, disc.card, look, paint)

    def _draw_compact(
        self, canvas: Canvas, palette: Palette, card: SeatCard, facing: Facing
    ) -> None:
        look = self.look(card.id)

        def paint() -> None:
            card.draw(canvas, palette, look)

        shown = (card.view, card.is_taken, look)
        self._keep(canvas, f"seat {card.seat}", facing, shown, paint)
        if card.wear:
            self._draw_changes(canvas, card.seat, facing, card.wear, card.view.pools)

    def _draw_grown(
        self, canvas: Canvas, palette: Palette, table: OnTable, card: GrownCard, *, has_ring: bool
    ) -> None:
        ring = ringed(table.view, ACTION) if has_ring else ""

        def paint() -> None:
            card.draw(canvas, palette, self.look, ring)

        looks = tuple(self.look(widget.id) for widget in card.widgets)
        self._keep(canvas, "grown", table.active, (card.blocks, looks, ring), paint)
        pools = table.view.dashboard.pools
        self._draw_changes(canvas, table.seat, table.active, card.wear, pools)

    def _draw_changes(
        self, canvas: Canvas, seat: int, facing: Facing, wear: Rect, pools: Sequence[PoolView]
    ) -> None:
        """Draw wear points on their way over a card; they drop towards who sits there."""
        for change in self.panel_animations.changes_at(seat):
            pips = wear_points(wear, pools, change.pool)
            draw_points(canvas, pips, pools[change.pool], change, facing.on_screen)

    def _draw_captions(
        self, canvas: Canvas, palette: Palette, room: Facing, captions: Captions
    ) -> None:
        def paint() -> None:
            draw_captions(canvas, palette, room.upright, captions)

        heard = tuple(caption.sound for caption in captions.shown)
        self._keep(canvas, "captions", room, heard, paint)

    def _keep(
        self, canvas: Canvas, name: str, card: Facing, shown: object, paint: Callable[[], None]
    ) -> None:
        self.kept.draw(canvas, name, card, (shown, canvas.in_use), paint)
