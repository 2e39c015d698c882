"""Race scene: a race on the screen, from the grid to the flag."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.race.questions import Question
from formulad.store.preferences import Advice
from formulad.ui.race.board.geometry.board_picture import BoardPicture
from formulad.ui.race.model.choosing import Chooser, Counsel
from formulad.ui.race.model.street_cast import cast_of
from formulad.ui.race.panels.toasts import Toasts
from formulad.ui.race.play.race_table import RaceTable
from formulad.ui.race.play.soundtrack import Soundtrack
from formulad.ui.race.play.track_ambience import surroundings
from formulad.ui.race.present.race_presenter import Presenter
from formulad.ui.race.scene.board_staging import Staging, cells_to_watch, roll_of
from formulad.ui.race.scene.driver_emblem import draw_emblem
from formulad.ui.race.scene.engineer_line import EngineerLine
from formulad.ui.race.scene.hint_line import HintLine
from formulad.ui.race.scene.input_controller import InputController
from formulad.ui.race.scene.moment_of_table import lying_die, moment_of
from formulad.ui.race.scene.out_watch import OutWatch
from formulad.ui.race.scene.race_rest import RaceRest
from formulad.ui.race.scene.race_screen import RaceScreen
from formulad.ui.race.scene.race_sight import RaceSight
from formulad.ui.race.scene.race_surround import surround_of
from formulad.ui.race.tabletop.turned_scene import turned_scene
from formulad.ui.shell.coach.hint_scene import NO_MORE
from formulad.ui.shell.scene import Push, Reset, Scene
from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.shell.sound.sounds import SILENCE
from formulad.ui.shell.table.game_flow import GameFlow
from formulad.ui.shell.table.game_scene import PACES
from formulad.ui.shell.table.hand_over import PAUSE, HandOverScene
from formulad.ui.shell.table.pause_menu import TO_MENU
from formulad.ui.shell.table.result_page import AGAIN, STANDINGS
from formulad.ui.toolkit.intents import Cancel, Menu, PointAt, Reading

if TYPE_CHECKING:
    from formulad.ui.race.boards.board_painting import Boards
    from formulad.ui.race.model.event_beats import DieBeat
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.scene.coach_places import CoachPlaces
    from formulad.ui.race.scene.routes import Routes
    from formulad.ui.race.services.race_services import OpenRace, Services
    from formulad.ui.race.views.panel_views import RaceView
    from formulad.ui.shell.scene import Change
    from formulad.ui.shell.sight import Sight
    from formulad.ui.shell.sound.sounds import Sounds, Soundscape
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.motion import Amount
    from formulad.ui.toolkit.widgets.widget import Widget


class RaceScene(Scene):
    """A race that is being played."""

    name = "race"
    is_lesson = False
    """Whether one person learns, for whom others wait."""

    def __init__(
        self,
        boards: Boards,
        services: Services,
        opened: OpenRace,
        routes: Routes,
        sounds: Sounds = SILENCE,
    ) -> None:
        """Show a race that was opened.

        Args:
            boards: the painted board.
            services: saves and settings.
            opened: the race.
            routes: where the race leads to.
            sounds: plays what is heard.
        """
        self._cast = cast_of(services.paddock, opened.setup)
        self._services = services
        self._opened = opened
        self._routes = routes
        self._soundtrack = Soundtrack(
            sounds, services.clock, lambda: self._services.preferences.captions
        )
        pace = PACES[services.preferences.pace]
        self._table = RaceTable(
            opened.game,
            opened.match,
            opened.setup,
            opened.drivers,
            pace,
            services.clock,
            lambda: services.motion,
            self._cast.words,
            self._soundtrack,
        )
        self._engineer = self._engineered()
        self._table.must_wait = self._is_solving
        self._chooser = Chooser(opened.game, Counsel(self._engineer.gear, self._engineer.places))
        self._is_table = services.preferences.table and not self.is_lesson
        """Whether people sit around the screen: it stays so until the race is left."""
        self._hints = HintLine(services, opened)
        if self._hints.opens_engineer:
            services.memory.remember(engineer_open=True)
        around = surround_of(services, opened.circuit, is_table=self._is_table)
        self._screen = RaceScreen(boards, opened.circuit, around, lambda: services.motion)
        self._input = InputController(
            self._table,
            self._chooser,
            self._screen,
            self._pause,
            routes.help_page,
            self._engineer,
        )
        self._out = OutWatch(self._table, services.clock)
        self._presenter = Presenter()
        self._staging = Staging()
        self._now: Moment | None = None
        """The race as it was shown last."""
        self._picture = BoardPicture()
        """What the board shows."""
        self._flow = GameFlow(
            self._table,
            lambda: routes.results(services, opened),
            self._cover,
            self._is_covered,
        )
        table, screen = self._table, self._screen
        self._rest = RaceRest(table, screen, self._engineer, self._soundtrack, self._flow)
        self._sight = RaceSight(table, self._chooser, screen, opened.circuit.track)

    def _engineered(self) -> EngineerLine:
        """Return the line to who advises in this race."""
        return EngineerLine(self._services, self._opened.game, self._opened.setup.seats)

    @property
    def awaiting(self) -> str:
        """What the person before the screen is asked for: a `gear`, a `path`, a `die`."""
        return self._sight.awaiting

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """What can be used: on the panels, and the cells to stop on."""
        return self._sight.widgets(self._moment)

    @property
    def unseen(self) -> tuple[str, ...]:
        """The names of cells that a person is to see and cannot: there are none."""
        if not self.awaiting or not self.settled:
            return ()
        return self._sight.named(self._sight.unseen(self._moment, self._picture))

    @property
    def focus(self) -> str:
        """What the keys go to."""
        return self._sight.focus

    @property
    def sight(self) -> Sight:
        """What can be meant by what is pressed now: an answer to what is asked, as it is asked."""
        return self._sight.meant(self)

    @property
    def focused_id(self) -> str:
        """The gear or place that is chosen, as long as the keys go to what confirms it."""
        return self._sight.focused_id(self._moment, self._picture)

    @property
    def focus_rect(self) -> Rect | None:
        """Where the car is whose turn is played, as long as no person is to act."""
        is_asked = self._table.waits_for_person or self._flow.is_done
        return None if is_asked else self._screen.place_of_turn(self._picture)

    @property
    def moving(self) -> bool:
        """Whether something plays, falls, flies, fades or is painted by itself."""
        is_at_rest = self.settled and not self._hints.may_speak(self._moment)
        return not is_at_rest or self._rest.is_shown or self._screen.ambience.is_awake

    @property
    def is_ambient(self) -> bool:
        """Whether a person is to act, and nothing moves but the air."""
        return self._screen.ambience.is_awake and self.settled and not self._rest.is_shown

    @property
    def is_pausing(self) -> bool:
        """Whether what is next takes its time: nobody can act, and nothing moves."""
        if self._rest.is_lively or self.settled:
            return False
        return self._rest.is_painted_and_still and self._table.pause > self.ambient_frame

    @property
    def is_animating(self) -> bool:
        """Whether the light of the pointer comes or goes."""
        return self._screen.hud.form.is_animating

    def animate(self, dt: float, amount: Amount) -> None:
        """Let the light of the pointer come and go."""
        self._screen.hud.form.animate(dt, amount)

    @property
    def settled(self) -> bool:
        """Whether the board is painted and at rest, and a person is to act."""
        return self._rest.is_settled

    @property
    def is_late(self) -> bool:
        """Whether a panel is still seen as it was."""
        return self._screen.hud.is_late

    @property
    def soundscape(self) -> Soundscape:
        """What is heard around the track."""
        theme, is_over = self._opened.circuit.drawing.theme, self._table.is_over
        return surroundings(theme, self._table.shown, is_over=is_over)

    @property
    def reading(self) -> Reading:
        """Letters name places to stop while one is chosen."""
        return Reading.LETTERS if self._sight.chooses_on_board else Reading.SHORTCUTS

    def arrange(self, canvas: Canvas) -> None:
        """Lay the screen out as it is set, and go on at the pace that is set."""
        self._table.pace = self._out.pace(PACES[self._services.preferences.pace])
        self._screen.arrange(canvas)
        self._refresh()

    def close(self) -> None:
        """Let go of the record."""
        self._opened.file.close()

    def update(self, dt: float) -> Change | None:
        """Paint the board; then let dice fall, cars drive and the camera follow."""
        camera_controller = self._screen.camera_controller
        if camera_controller is None:
            self._screen.paint()
            self._refresh()
            return None
        self._engineer.go_on_studying()
        self._input.go_on()
        camera_controller.update(dt * self._table.haste)
        self._screen.update(dt, is_awake=not self.settled)
        change = self._go_on(dt)
        self._hurry()
        if isinstance(change, Push):
            self._table.stopwatch.hold()
        self._refresh()
        if change is None and (change := self._told_by_coach()):
            self._screen.hud.is_hushed = True
        return change

    def _go_on(self, dt: float) -> Change | None:
        """Let the race go on; return what comes over it by itself."""
        return self._flow.update(dt) or self._out.notice()

    def _told_by_coach(self) -> Change | None:
        """Return what somebody who looks over the shoulder has to say, once all of it is seen.

        Who presses for it does not wait until the engineer has said the last word.
        """
        is_urged = self.settled and self._hints.is_urged(self._moment)
        if not (self.is_seen_whole or is_urged):
            return None
        return self._hints.due(self._moment, lambda: self.coach_places)

    @property
    def is_changing(self) -> bool:
        """Whether panels slide, cells light up or fade, or the engineer has more to say."""
        return self._rest.is_changing

    @property
    def is_seen_whole(self) -> bool:
        """Whether the cells that a person may choose are lit, and the engineer has spoken."""
        return self.settled and not self.is_changing

    @property
    def coach_places(self) -> CoachPlaces:
        """Where that is seen which a coach may point at."""
        return self._sight.coach_places(self._moment, self._picture)

    def _is_solving(self) -> bool:
        """Return whether a computer is to decide by values that are still being solved."""
        return self._engineer.must_wait(self._table.shown, self._table.due)

    def _hurry(self) -> None:
        """Let the race go on as fast as a person wants who is out."""
        self._table.pace = self._out.pace(PACES[self._services.preferences.pace])
        self._flow.guarded(self._out.drive_on)

    def handle(self, intent: Intent) -> Change | None:
        """Do what a player wants."""
        if self._screen.board is None:
            return Push(self._pause()) if isinstance(intent, Cancel | Menu) else None
        self._screen.ambience.wake()
        if self._is_held_back(intent):
            self._screen.skip()
            self._hints.urge(self._moment)
            return None
        before = self._chooser.selection
        change = self._flow.guarded(lambda: self._input.do(intent)) or self._flow.hand_over()
        selection = self._chooser.selection
        is_urged = selection.is_urged and not before.is_urged
        if is_urged or selection.refused not in {None, before.refused}:
            self._soundtrack.answer(Sound.KNOCK)
        if isinstance(change, Push):
            self._table.stopwatch.hold()
        if change or selection != before or not isinstance(intent, PointAt):
            self._refresh()  # a mouse may move a thousand times a second, mostly over nothing
        return change

    def _is_held_back(self, intent: Intent) -> bool:
        """Return whether something has to wait until a coach has told what it is about."""
        return self._hints.holds_back(intent, self._moment)

    def resume(self, answer: str) -> Change | None:
        """Come back from the pause, a message, a hint or the results."""
        self._screen.hud.is_hushed = False
        if answer == NO_MORE:
            self._hints.stop()
        if answer == NO_MORE or self._out.answer(answer):
            return None
        if answer == AGAIN:
            return self._routes.race_again(self._services, self._opened)
        if answer == STANDINGS and self._routes.season:
            return Reset(self._routes.season())
        if answer == PAUSE:
            return Push(turned_scene(self._pause(), self._screen.hud.facing))
        if answer == TO_MENU or self._flow.is_done:
            return Reset(self._routes.menu())
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the board and the panels over it; nothing else is said while the coach speaks."""
        playback = self._table.playback
        said = Toasts() if self._screen.hud.is_hushed else playback.toasts
        captions = self._soundtrack.captions if self._services.preferences.captions else None
        tray, restless = lying_die(self._table, self._opened.setup.seats), not self.settled
        roll = roll_of(self._moment, playback)
        self._screen.draw(canvas, self._picture, tray, said, captions, roll, restless=restless)

    @property
    def unread(self) -> DieBeat | None:
        """The die that does not lie yet: nothing on the screen tells what it shows."""
        return self._table.playback.unread

    def _cover(self, seat: int) -> Scene:
        """Return what covers the screen until the driver of a seat is ready."""
        driver, options = self._opened.setup.seats[seat], self._opened.setup.options
        emblem = partial(draw_emblem, driver.number, is_gt=options.street)
        note = say("The race waits until you are seated.")
        since = self._table.told_since(seat)
        return HandOverScene(driver.name, note, emblem, self._routes.help_page, since)

    def _is_covered(self) -> bool:
        """Return whether the screen is covered between two people; around a table it is not."""
        preferences = self._services.preferences
        return preferences.hand_over and not (self._is_table or preferences.table)

    def _refresh(self) -> None:
        """Bring what is shown up to date with the race."""
        table = self._table
        if table.waits_for_person:
            self._chooser.open(table.shown, table.due)
            if table.awaiting is Question.GEAR and (gear := self._engineer.gear(table.shown)):
                self._chooser.be_advised(gear)
        is_wet = table.shown.is_wet
        self._screen.ambience.follow(
            table.pace, is_wet=is_wet, breathes=self._sight.chooses_on_board
        )
        self._now = moment = self._told()
        self._screen.shows_keys = moment.advice is not Advice.NEVER
        said = table.playback.toasts if self._is_table else None
        view = self._presenter.view(moment, table.playback.log, said)
        self._screen.show(self._asked(view), table.pace)
        self._picture = self._staging.picture(
            moment, table.playback, self._screen.board, shows_reach=self._screen.shows_reach
        )
        self._screen.light(self._picture, table.pace)
        self._soundtrack.set_ambience(self.soundscape)
        self._look()

    def _asked(self, view: RaceView) -> RaceView:
        """Return what is shown, with what is asked of who plays."""
        return view

    def _look(self) -> None:
        """Turn the camera to what happens now."""
        interest = cells_to_watch(self._moment, self._table.playback, self._table.awaiting)
        if interest.cells:
            self._screen.follow(interest)

    @property
    def _moment(self) -> Moment:
        """The race as it is shown now."""
        return self._now or self._told()

    def _told(self) -> Moment:
        """Return the race as it has become by now."""
        moment = moment_of(self._table, self._chooser.selection, self._cast)
        return self._engineer.told(moment, with_heat=self._screen.shows_heat)

    def _pause(self) -> Scene:
        return self._routes.pause(self._services, self._opened.setup.options)
