"""Desk display: all that stands around the board of a race, for one who sits before the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from formulad.kernel.values import replace
from formulad.ui.race.board.effort import Effort
from formulad.ui.race.desk.desk_layout import MOST_CARS, race_layout
from formulad.ui.race.desk.panel_drawing import LOG, PROMPT, PanelDrawing, Shown
from formulad.ui.race.desk.panel_placement import Standing, standing
from formulad.ui.race.desk.panelled_hud import Panelled, Rooms
from formulad.ui.race.desk.sliding_panels import ENGINEER, drawers_there
from formulad.ui.race.desk.table_sides import Side
from formulad.ui.race.desk.usable_widgets import Offered, offered
from formulad.ui.race.dice.turning_dice import prepare_die
from formulad.ui.race.model.roll_course import SIZES
from formulad.ui.race.panels.action_button import ACTION
from formulad.ui.race.panels.engineer import advice_lines, die_of_engineer, plan_engineer
from formulad.ui.race.panels.modal_panels import WAY_OUT
from formulad.ui.race.panels.panel_animations import PanelAnimations
from formulad.ui.race.panels.panel_cache import SHADOW_REACH
from formulad.ui.race.panels.prompt import prompt_place
from formulad.ui.race.panels.race_commands import Choice
from formulad.ui.race.panels.rule_links import PaintedLinks, RuleLink, draw_link, link_at
from formulad.ui.race.present.rule_in_focus import rule_in_focus
from formulad.ui.race.views.panel_views import MapView, SlotState
from formulad.ui.toolkit.intents import PointAt
from formulad.ui.toolkit.motion import fully

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.desk.board_surround import Passing
    from formulad.ui.race.desk.desk_layout import RaceLayout
    from formulad.ui.race.panels.race_commands import TakeSeat, Tool
    from formulad.ui.race.views.panel_views import RaceView
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.motion import Amount
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.widgets.widget import Action


def right_handed() -> bool:
    """Return that nobody asked for a dashboard for the left hand."""
    return False


def kept_nowhere(is_open: bool) -> None:
    """Keep nothing of whether the engineer is open."""
    del is_open


class Folding(NamedTuple):
    """Whether the panel of the engineer is open, where it folds."""

    is_open: bool = False
    """Whether it is so from the beginning."""
    keep: Callable[[bool], None] = kept_nowhere
    """Takes whether it is open whenever somebody opens or folds it."""


FOLDED = Folding()


class Hud(Panelled):
    """The panels of one race screen.

    The scene tells it what to show, hands it what the pointer does, and draws it over the board.
    """

    def __init__(
        self,
        circuit: Circuit,
        is_left_handed: Callable[[], bool] = right_handed,
        motion: Callable[[], Amount] = fully,
        folding: Folding = FOLDED,
    ) -> None:
        """Put panels up.

        Args:
            circuit: where the race is driven.
            is_left_handed: tells whether the dashboard stands the other way round now.
            motion: tells how much may move.
            folding: tells whether the engineer is open at first, and keeps what becomes of it.
        """
        super().__init__(circuit)
        self.panel_animations = PanelAnimations(motion)
        """What moves on the panels for a moment."""
        self.is_hushed = False
        self._is_left_handed = is_left_handed
        self._is_open, self._keep_open = folding
        self._view: RaceView | None = None
        self._standing = Standing(race_layout((1920, 1080)))
        self._offered = Offered()
        self._on: tuple[bool, bool] = (True, False)
        self._painted = PaintedLinks()
        self._drawing = PanelDrawing(
            self._kept, self._minimap, self.panel_animations, self._painted, self.form.look
        )
        self._pointer: Point = (-1.0, -1.0)
        self.goes_round = False
        """Whether the focus has left the big button."""

    # What there is to show

    def arrange(self, canvas: Canvas) -> None:
        """Lay the panels out for the size of a canvas."""
        self._size = canvas.size
        self._arrange()

    @property
    def shows_engineer(self) -> bool:
        """Whether the engineer is unfolded."""
        return self.layout.is_open

    def toggle_engineer(self) -> None:
        """Open or fold the engineer, where that folds."""
        self._is_open = not self._is_open
        self._keep_open(self._is_open)
        self._arrange()

    def show(self, view: RaceView, *, shows_reach: bool, shows_board: bool) -> None:
        """Show something else from now on.

        Args:
            view: the race.
            shows_reach: whether the board shows what a gear reaches.
            shows_board: whether the whole board is seen.
        """
        on = (shows_reach, shows_board)
        if view != self._view or on != self._on:
            self._view, self._on = view, on
            self._arrange()

    @property
    def layout(self) -> RaceLayout:
        """The places of the panels that always stand there."""
        return self._standing.layout

    @property
    def timing(self) -> Rect | None:
        """Where the timekeepers stand."""
        return self._standing.timing

    @property
    def rooms(self) -> Rooms:
        """Where something may appear over the board; what does without an offer is asked too."""
        rooms = self._standing.rooms
        return replace(rooms, prompt=rooms.prompt.unionall(self._way_out))

    @property
    def hand(self) -> Point:
        """Dice are thrown from the lever."""
        return self.layout.parts.lever.center

    @property
    def has_tray(self) -> bool:
        """Whether the engineer is folded, who shows dice otherwise."""
        return not self.layout.is_open

    @property
    def _way_out(self) -> list[Rect]:
        """Where the button stands that does without what is offered, if there is one."""
        return [each.rect for each in self._offered.over_board if each.id == WAY_OUT]

    @property
    def clear(self) -> Rect:
        """The part of the free board on which neither a die nor the legend will lie."""
        return self._standing.clear

    @property
    def _free_board(self) -> Rect:
        """The part of the board beside what lies over it."""
        return self._standing.free_board

    @property
    def _panels(self) -> list[Rect]:
        """The panels through which the board cannot be used."""
        return self._standing.panels

    def covered(self, canvas: Canvas) -> list[Rect]:
        """Return where something stands over the board that nothing else should hide behind."""
        view = self._view
        places = [prompt_place(canvas, self.layout.prompt, view.prompt)] if view else []
        return [*places, *self._way_out, *([self.timing] if self.timing else []), *self._panels]

    # What players do

    def go_round(self, steps: int) -> None:
        """Bring the focus to the next button, tool or tab; what is chosen has ways of its own."""
        around = [w for w in self._offered.around if w.focusable]
        stops = [w.id for w in around if not isinstance(w.command, Choice)]
        at = stops.index(self.form.focus) if self.form.focus in stops else 0
        self.form.focus = stops[(at + steps) % len(stops)]
        self.goes_round = self.form.focus != ACTION

    def come_back(self) -> None:
        """Bring the focus back to the big button."""
        self.goes_round = False
        self.form.focus = ACTION

    def handle(self, intent: Intent) -> Action | None:
        """Return what the player did to a panel."""
        if isinstance(intent, PointAt):
            self._pointer = intent.at
        return self.form.handle(intent)

    def rule_at(self, at: Point) -> str:
        """Return the rule behind the words at a place; empty if there is none."""
        link = link_at(self.links, at)
        return link.rule if link else ""

    def lies_on(self, at: Point, around: float) -> bool:
        """Return that nothing on the board points at a car."""
        del at, around
        return False

    @property
    def links(self) -> tuple[RuleLink, ...]:
        """The words with a rule behind them; none of a panel that is about to be painted anew."""
        if self._view is None:
            return ()
        shown: dict[str, object] = {PROMPT: self._view.prompt}
        if self.layout.is_open:
            view = self._view.engineer
            shown[ENGINEER] = (view.beside_log, self._offered.first)
            shown[LOG] = (view.log, view.lying, plan_engineer(self.layout.engineer, view).log)
        return self._painted.current(shown)

    @property
    def rule_in_focus(self) -> str:
        """The rule behind what is looked at."""
        return rule_in_focus(self._view) if self._view else ""

    @property
    def advice_lines(self) -> tuple[Rect, ...]:
        """Where the lines stand in which the engineer speaks, if the panel is open."""
        if self._view is None or not self.layout.is_open:
            return ()
        view, first = self._view.engineer, self._offered.first
        return tuple(advice_lines(self.layout.engineer, view, first))

    def part_at(self, at: Point) -> str:
        """Return `lever` or `list` where the wheel goes through choices; else nothing."""
        if self.layout.parts.lever.collidepoint(at):
            return "lever"
        inside = self.layout.is_open and self.layout.engineer.collidepoint(at)
        return "list" if inside and self._offered.in_list else ""

    def is_driver(self, at: Point) -> bool:
        """Return whether a place belongs to the panel of who drives."""
        return self.layout.parts.driver.collidepoint(at)

    def use(self, command: TakeSeat | Literal[Tool.TURN_BOARD]) -> None:
        """Do nothing: nobody sits around these panels."""

    @property
    def facing(self) -> Side:
        """The side of who sits before the screen."""
        return Side.BOTTOM

    def side_of(self, widget: str) -> Side:
        """Return the side of who sits before the screen."""
        del widget
        return Side.BOTTOM

    # Drawing

    def _die_home(self, canvas: Canvas, passing: Passing) -> Rect:
        """Return where a die lies once it has been read: the engineer shows it while unfolded."""
        if self.has_tray:
            return super()._die_home(canvas, passing)
        return die_of_engineer(self.layout.engineer)

    def prepare(self, canvas: Canvas) -> None:
        """Paint one more panel, if there is one that was never seen."""
        self._kept.begin(Effort(is_limited=True), is_seen=False)
        if self._view:
            self._draw_panels(canvas, self._view, MapView(()))

    def draw(self, canvas: Canvas, passing: Passing) -> tuple[RuleLink, ...]:
        """Draw every panel over the board, and a ring around what has the focus."""
        self._kept.begin(passing.effort)
        if self._view:
            view, is_hidden = self._view, self.is_hushed or self._legend_hides_car(passing)
            if view.legend and is_hidden:
                view = replace(view, legend=False)
            self._draw_panels(canvas, view, passing.map)
        return self._draw_passing(canvas, passing)

    def look(self, canvas: Canvas, passing: Passing) -> object:
        """Return what the panels show, unless one of them moves or is still to be painted."""
        del canvas
        is_moving = self.panel_animations.is_moving or self.form.is_animating
        if is_moving or self.is_late or passing.captions:
            return None
        told = (self._view, self._standing, self._offered, self.is_hushed)
        looks = [self.form.look(widget.id) for widget in self.form.widgets]
        used = (looks, self.form.focus, link_at(self.links, self._pointer))
        return (*told, *used, *passing.resting)

    @property
    def opaque(self) -> list[Rect]:
        """Where panels stand; none as long as one of them slides."""
        return [] if self.panel_animations.is_sliding else super().opaque

    def is_away_from(self, part: Rect) -> bool:
        """Return whether no panel, no button and no words lie over a part of the canvas."""
        minimap = self.layout.minimap
        lying = [*self._kept.places, *(widget.rect for widget in self.form.widgets)]
        lying += [self.rooms.tray, self.rooms.toasts, *([minimap] if minimap else [])]
        around = 2 * SHADOW_REACH
        return not any(rect.inflate(around, around).colliderect(part) for rect in lying)

    def go_on(self, canvas: Canvas, passing: Passing) -> None:
        """Take up the die of the gear that is engaged, as long as others are not waited for."""
        slots = self._view.dashboard.slots if self._view else ()
        gears = [slot.gear for slot in slots if slot.state is SlotState.ENGAGED]
        if gears and passing.effort.is_limited and not passing.roll:
            prepare_die(canvas, gears[0], SIZES[gears[0]])

    def _draw_panels(self, canvas: Canvas, view: RaceView, shown: MapView) -> None:
        palette = self.palette(canvas)
        self._drawing.draw(canvas, Shown(view, self._standing, self._offered, palette), shown)
        link = link_at(self.links, self._pointer)
        if link:
            draw_link(canvas, palette, link)
        self.form.draw_focus(canvas, palette)

    # How it stands

    def _arrange(self) -> None:
        cars = len(self._view.tower.rows) if self._view else MOST_CARS
        has_sky = self._view is not None and self._view.tower.sky is not None
        layout = race_layout(
            self._size,
            cars=cars,
            is_open=self._is_open,
            has_sky=has_sky,
            has_boosts=self._view is not None and self._view.dashboard.boosts is not None,
            is_left_handed=self._is_left_handed(),
        )
        self._standing = standing(layout, self._view) if self._view else Standing(layout)
        self._offer()

    def _offer(self) -> None:
        """Let all be used that can be."""
        view = self._view
        if view is None:
            return
        first, (reach, board) = self._offered.first, self._on
        self._offered = offered(view, self._standing, first, shows_reach=reach, shows_board=board)
        focus = self.form.focus if self.goes_round else ACTION
        self.form.show(self._offered.widgets, focus=focus)
        self.panel_animations.lay(drawers_there(view, self._standing))
