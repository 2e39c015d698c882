"""Replay scene: a race played again, wound on and back, searched for great moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Decision, Over
from formulad.kernel.sentence import joined, say
from formulad.ui.race.model.event_beats import DriveBeat
from formulad.ui.race.model.shown_moment import Moment
from formulad.ui.race.model.street_cast import NOBODY
from formulad.ui.race.play.turn_focus import Interest
from formulad.ui.race.present.tower_presenter import tower_view
from formulad.ui.race.replay import replay_controls
from formulad.ui.race.replay.replay_controls import SPEEDS, Watched
from formulad.ui.race.replay.replay_hud import MOMENT, REPORT, FollowCar, ReplayHud, ReplayView
from formulad.ui.race.replay.replay_player import Player
from formulad.ui.race.scene.board_screen import BoardScreen
from formulad.ui.race.scene.board_staging import Staging, cells_to_watch, roll_of, tray_of
from formulad.ui.race.scene.pointer_grip import Grip
from formulad.ui.race.views.panel_views import PromptView
from formulad.ui.shell.scene import Pop, Push, Scene
from formulad.ui.toolkit.intents import (
    Cancel,
    Edge,
    Feature,
    Leaf,
    Menu,
    Pan,
    PointAt,
    PointerButton,
    Press,
    Release,
    Toggle,
    Undo,
    Zoom,
    asks_for_help,
)
from formulad.ui.toolkit.motion import Amount, fully
from formulad.ui.toolkit.widgets.widget import Activated, Chosen, Stepped

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.boards.board_painting import Boards
    from formulad.ui.race.model.street_cast import Cast
    from formulad.ui.race.panels.dice_tray import TrayView
    from formulad.ui.race.replay.film import Film
    from formulad.ui.race.replay.time_line_mark import Mark
    from formulad.ui.shell.help_link import HelpPage
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Action, Widget

_ZOOM_STEPS = 2


class ReplayScene(Scene):
    """A race that was driven."""

    name = "replay"

    def __init__(
        self,
        boards: Boards,
        circuit: Circuit,
        film: Film,
        help_page: HelpPage,
        cast: Cast = NOBODY,
        motion: Callable[[], Amount] = fully,
        *,
        place: int = 0,
        report: Callable[[], Scene] | None = None,
        moment: Callable[[int], Scene] | None = None,
    ) -> None:
        """Show a race from its beginning, or from a place on.

        Args:
            boards: the painted boards.
            circuit: where it was driven.
            film: the race.
            help_page: makes the page that tells how the game is played.
            cast: who is played in a street race.
            motion: how much the players wish to see move.
            place: where to begin: how many steps have happened.
            report: makes the page that tells what happened; None if it lies below.
            moment: makes the page of what can be done from a step; None if nothing can.
        """
        self._report = report
        self._moment_page = moment
        self._circuit = circuit
        self._help_page = help_page
        self._cast = cast
        self._speed = 1
        self._followed: int | None = None
        self._pointed: Mark | None = None
        self._holds_line = False
        self._grip = Grip()
        self.player = Player(film, SPEEDS[self._speed], motion)
        self.player.jump(place)
        self._hud = ReplayHud(circuit, lacks=_lacking(report, moment))
        self._screen = BoardScreen(boards, circuit, self._hud, motion)
        self._staging = Staging()
        self._show(replay_controls.PLAY)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """What can be used."""
        return self._hud.form.widgets

    @property
    def focus(self) -> str:
        """What the keys go to."""
        return self._hud.form.focus

    @property
    def focus_rect(self) -> Rect | None:
        """Where the car is whose turn is seen, while the race goes on."""
        return self._screen.place_of_turn(self._picture) if self._plays else None

    @property
    def moving(self) -> bool:
        """Whether something plays, flies or fades, or the board is still painted."""
        return self._plays or self._screen.ambience.is_awake

    @property
    def is_animating(self) -> bool:
        """Whether the light of the pointer comes or goes."""
        return self._hud.form.is_animating

    def animate(self, dt: float, amount: Amount) -> None:
        """Let the light of the pointer come and go."""
        self._hud.form.animate(dt, amount)

    @property
    def is_ambient(self) -> bool:
        """Whether nothing moves but the air."""
        return self._screen.ambience.is_awake and not self._plays

    @property
    def _plays(self) -> bool:
        playback, camera_controller = self.player.playback, self._screen.camera_controller
        plays = self.player.runs or self.player.is_playing
        fades = bool(playback.toasts.shown) or playback.showing.is_moving
        fades = fades or self._screen.is_moving
        return camera_controller is None or camera_controller.is_flying or plays or fades

    def arrange(self, canvas: Canvas) -> None:
        """Lay the screen out."""
        self._screen.arrange(canvas)
        self._show()

    def update(self, dt: float) -> None:
        """Paint the board; then let the race go on."""
        camera_controller = self._screen.camera_controller
        if camera_controller is None:
            self._screen.paint()
        else:
            camera_controller.update(dt)
            plays = self.player.runs or self.player.is_playing
            self._screen.update(dt, is_awake=plays)
            self.player.update(dt)
        self._show()

    def handle(self, intent: Intent) -> Change | None:
        """Do what a player wants."""
        if isinstance(intent, Cancel | Undo | Menu):
            return Pop()
        self._screen.ambience.wake()
        change = self._do(intent)
        self._show()
        return change

    def draw(self, canvas: Canvas) -> None:
        """Draw the board and the panels around it."""
        playback = self.player.playback
        roll, tray = roll_of(self._moment, playback), self._tray()
        toasts, restless = playback.toasts, self._plays
        self._screen.draw(canvas, self._picture, tray, toasts, roll=roll, restless=restless)

    @property
    def _picture(self) -> BoardPicture:
        """What the board shows."""
        playback, board = self.player.playback, self._screen.board
        return self._staging.picture(self._moment, playback, board, shows_reach=False)

    # What players do

    def _do(self, intent: Intent) -> Change | None:
        camera_controller, player = self._screen.camera_controller, self.player
        match intent:
            case _ if asks_for_help(intent):
                return Push(self._help_page())
            case Toggle(Feature.WHOLE_BOARD):
                self._screen.toggle_board()
            case Zoom(steps, at) if camera_controller:
                camera_controller.zoom(steps, at)
            case Pan(dx, dy) if camera_controller:
                camera_controller.drag(dx, dy)
            case Leaf(screens):
                (player.next_round if screens > 0 else player.previous_round)()
            case Edge(last):
                player.jump(player.film.last if last else 0)
            case PointAt() | Press() | Release():
                return self._point(intent)
            case _:
                return self._act(self._hud.form.handle(intent))
        return None

    def _point(self, intent: PointAt | Press | Release) -> Change | None:
        """Pull the time line or the board, or click something."""
        line, self._hud.pointer = self._hud.line, intent.at
        if line is None:
            return None
        if isinstance(intent, PointAt) and self._holds_line:
            self.player.jump(line.place_at(intent.at[0]))
            return None
        if isinstance(intent, PointAt) and (by := self._grip.dragged(intent.at)):
            if self._screen.camera_controller:
                self._screen.camera_controller.drag(*by)
            return None
        self._pointed = line.mark_at(intent.at)
        if isinstance(intent, Press) and intent.button is PointerButton.LEFT:
            self._holds_line = line.rect.collidepoint(intent.at) and self._pointed is None
            self._grip.take(intent.at, on_board=self._hud.is_board(intent.at))
        if isinstance(intent, Release):
            self._holds_line = False
            self._grip.let_go()
            if (rule := self._hud.rule_at(intent.at)) and not self._hud.is_board(intent.at):
                return Push(self._help_page(rule))
        return self._act(self._hud.form.handle(intent))

    def _act(self, action: Action | None) -> Change | None:
        player = self.player
        match action:
            case Stepped(value=place):
                player.jump(place)
            case Chosen(id=replay_controls.SPEED, index=index):
                self._speed = index
                player.pace = SPEEDS[index]
            case Chosen(id=replay_controls.FOLLOW, index=index):
                self._followed = index - 1 if index else None
            case Activated(command=FollowCar(number)):
                self._follow(number)
            case Activated(id=name):
                return self._press(name)
        return None

    def _press(self, name: str) -> Change | None:
        player = self.player
        match name:
            case replay_controls.PLAY:
                (player.hold if player.runs else player.run)()
            case replay_controls.TURN_ON:
                player.next_turn()
            case replay_controls.TURN_BACK:
                player.previous_turn()
            case replay_controls.ROUND_ON:
                player.next_round()
            case replay_controls.ROUND_BACK:
                player.previous_round()
            case replay_controls.GREAT:
                player.to_next_great()
            case "zoom" if self._screen.camera_controller:
                self._screen.camera_controller.zoom(_ZOOM_STEPS, None)
            case "board":
                self._screen.toggle_board()
            case "leave":
                return Pop()
            case "report" if self._report:
                return Push(self._report())
            case "moment" if self._moment_page:
                player.hold()
                return Push(self._moment_page(player.place))
        return None

    def _follow(self, number: int) -> None:
        """Follow a car; one that is followed already, no longer."""
        numbers = [seat.number for seat in self.player.film.setup.seats]
        seat = numbers.index(number)
        self._followed = None if seat == self._followed else seat

    # What is shown

    @property
    def _moment(self) -> Moment:
        """The race as it is shown now: nobody is asked for anything."""
        player = self.player
        film, state = player.film, player.shown
        return Moment(
            game=film.game,
            seats=film.setup.seats,
            state=state,
            due=film.game.awaiting(state),
            is_waiting=False,
            last_die=player.playback.last_die,
            falling=player.playback.falling,
            cast=self._cast,
        )

    def _show(self, focus: str = "") -> None:
        """Bring what is shown up to date with the race."""
        moment, player = self._moment, self.player
        self._screen.ambience.follow(player.pace, is_wet=moment.state.is_wet)
        log, die = tuple(player.playback.log), player.playback.last_die
        lying = die.entry if die and not player.playback.falling else None
        view = ReplayView(tower_view(moment), log, self._told(moment), lying)
        watched = Watched(player, self._speed, self._followed, self._pointed)
        before = self._hud.stage
        self._hud.show(view, watched, focus)
        if self._screen.camera_controller and before != self._hud.stage:
            self._screen.camera_controller.restage(self._hud.stage)
        self._look(moment)

    def _told(self, moment: Moment) -> PromptView:
        """Return who drives, and where the race is."""
        film, state = self.player.film, moment.state
        number, name = moment.entrant.number, moment.entrant.name
        laps = film.game.options.laps
        lap = min(max((1, *(car.lap for car in state.cars))), laps)
        where = [say("Lap {lap} of {laps}", lap=lap, laps=laps)]
        where.append(say("Round {round}", round=state.round))
        if isinstance(moment.due, Over):
            return PromptView(number, say("The race is over"), where[-1])
        if self.player.is_at_end:
            return PromptView(number, say("Here the record ends"), joined(" · ", where))
        if state.trials:
            return PromptView(number, say("{name} drives", name=name), say("Timed laps"))
        if not state.round:
            return PromptView(number, say("Before the start"), film.game.track.title)
        return PromptView(number, say("{name} drives", name=name), joined(" · ", where))

    def _tray(self) -> TrayView | None:
        """Return the die that lies there for the turn that is seen."""
        player, playback = self.player, self.player.playback
        die = playback.last_die
        if die is None or playback.falling or (player.place == 0 and not player.is_playing):
            return None
        return tray_of(die, player.film.setup.seats)

    def _look(self, moment: Moment) -> None:
        """Turn the camera to what happens, or to the car that is followed."""
        interest = self._interest(moment)
        if interest.cells:
            self._screen.follow(interest)

    def _interest(self, moment: Moment) -> Interest:
        playback = self.player.playback
        if self._followed is None:
            due = moment.due
            asked = due.question if isinstance(due, Decision) else None
            return cells_to_watch(moment, playback, asked)
        beat, car = playback.beat, moment.state.cars[self._followed]
        if isinstance(beat, DriveBeat) and beat.car == self._followed:
            return Interest((self._followed, beat), beat.cells)
        cell = playback.arrived.get(self._followed, car.cell)
        ahead = moment.game.track.next[cell] if cell >= 0 else ()
        return Interest((self._followed, cell), (cell, *ahead) if cell >= 0 else ())


def _lacking(*ways: object) -> tuple[str, ...]:
    """Return the tools that lead nowhere, of those to the report and to a moment."""
    return tuple(tool for tool, way in zip((REPORT, MOMENT), ways, strict=True) if way is None)
