"""The race on the screen, from the grid to the flag."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.kernel.record import SaveError
from formulad.race.track import TrackError
from formulad.store.settings import Pace
from formulad.tiled.circuit import Theme
from formulad.ui.intents import Cancel, Menu, Reading
from formulad.ui.motion import Amount
from formulad.ui.scene import Push, Reset, Scene
from formulad.ui.scenes.notice import notice
from formulad.ui.scenes.race.beats import DieBeat, DriveBeat
from formulad.ui.scenes.race.board_picture import board_picture, places_to_click
from formulad.ui.scenes.race.cast import cast_of
from formulad.ui.scenes.race.choosing import Chooser
from formulad.ui.scenes.race.hands import Hands
from formulad.ui.scenes.race.hud import Hud
from formulad.ui.scenes.race.interest import cells_of_cue, cells_of_interest
from formulad.ui.scenes.race.moment import Moment
from formulad.ui.scenes.race.offers import PLACES
from formulad.ui.scenes.race.pause import TO_MENU, PauseScene, unsaved
from formulad.ui.scenes.race.present.race import race_view
from formulad.ui.scenes.race.screen import RaceScreen
from formulad.ui.scenes.race.table import Table
from formulad.ui.scenes.race.tabletop.hud import TableHud
from formulad.ui.scenes.race.tray import TrayView
from formulad.ui.scenes.results import AGAIN, ResultScene
from formulad.ui.scenes.standings import standings
from formulad.ui.turning import QUARTER

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.board.picture import Where
    from formulad.ui.canvas import Canvas
    from formulad.ui.intents import Intent
    from formulad.ui.scene import Change
    from formulad.ui.scenes.help_page import HelpPage
    from formulad.ui.scenes.painting import Boards
    from formulad.ui.scenes.race.surroundings import Surroundings
    from formulad.ui.scenes.rules.shelf import RuleShelf
    from formulad.ui.services import OpenRace, Services
    from formulad.ui.theme import Palette
    from formulad.ui.theme import Theme as Look
    from formulad.ui.widgets.base import Widget

NIGHTS = (Theme.NIGHT, Theme.NEON)
"""Circuits whose races have panels in the colours of the street."""
PACES = {Pace.CALM: 1.0, Pace.BRISK: 0.6, Pace.INSTANT: 0.0}
RESULT_SECONDS = 1.2
"""How long the board is still seen when the race is over."""


class RaceScene(Scene):
    """A race that is being played."""

    name = "race"

    def __init__(
        self,
        theme: Look,
        boards: Boards,
        services: Services,
        opened: OpenRace,
        again: Callable[[OpenRace], Scene],
        menu: Callable[[], Scene],
        help_page: HelpPage,
        rules: Callable[[], RuleShelf],
        motion: Amount = Amount.FULL,
        *,
        at_table: bool = False,
    ) -> None:
        """Show a race that was opened.

        Args:
            theme: how panels look.
            boards: the painted board.
            services: saves and settings.
            opened: the race.
            again: makes the screen of another race.
            menu: makes the first screen.
            help_page: makes the page that tells how the game is played.
            rules: gives what the page about the rules of this race is made from.
            motion: how much the players wish to see move.
            at_table: whether people sit around the screen, whatever the settings say.
        """
        self._cast = cast_of(services.paddock, opened.setup)
        self._services = services
        self._opened = opened
        self._again = again
        self._menu = menu
        self._help_page = help_page
        self._rules = rules
        pace = PACES[services.settings.pace]
        self._table = Table(
            opened.game,
            opened.match,
            opened.setup,
            opened.drivers,
            pace,
            services.clock,
            motion,
            self._cast.words,
        )
        self._chooser = Chooser(opened.game)
        is_night = opened.circuit.drawing.theme in NIGHTS
        palette = theme.street if is_night else theme.panels
        self._is_table = services.settings.table or at_table
        self._screen = RaceScreen(palette, boards, opened.circuit, self._hud(palette))
        self._hands = Hands(self._table, self._chooser, self._screen, self._pause, help_page)
        self._since_over = 0.0
        self._is_done = False

    def _hud(self, palette: Palette) -> Surroundings:
        """Return what stands around the board: panels, or cards on a table."""
        if not self._is_table:
            return Hud(palette, self._opened.circuit)
        memory = self._services.memory
        turned = memory.settings.board_turned // QUARTER
        return TableHud(
            palette, turned, lambda quarters: memory.remember(board_turned=QUARTER * quarters)
        )

    @property
    def awaiting(self) -> str:
        """What the person before the screen is asked for: a `gear`, a `path`, a `die`."""
        return self._table.awaiting if self._screen.board else ""

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """What can be used: on the panels, and the cells to stop on."""
        cells = places_to_click(self._moment) if self.awaiting else ()
        return (*self._screen.hud.form.widgets, *self._screen.spots(cells))

    @property
    def focus(self) -> str:
        """What the keys go to."""
        return self._screen.hud.form.focus

    @property
    def moving(self) -> bool:
        """Whether something plays, falls, flies, fades or is painted by itself."""
        playback = self._table.playback
        is_shown = bool(playback.toasts.shown) or playback.showing.is_moving
        return not self.settled or self._table.is_timed or is_shown

    @property
    def settled(self) -> bool:
        """Whether the board is painted and at rest, and a person is to act."""
        lookout = self._screen.lookout
        if lookout is None or lookout.is_flying:
            return False
        return self._table.waits_for_person or self._is_done

    @property
    def reading(self) -> Reading:
        """Letters name places to stop while one is chosen."""
        chooses = self._table.awaiting in (*PLACES, "radio")
        return Reading.LETTERS if chooses else Reading.SHORTCUTS

    def arrange(self, canvas: Canvas) -> None:
        """Lay the screen out."""
        self._screen.arrange(canvas)
        self._refresh()

    def close(self) -> None:
        """Let go of the record."""
        self._opened.file.close()

    def update(self, dt: float) -> Change | None:
        """Paint the board; then let dice fall, cars drive and the camera follow."""
        lookout = self._screen.lookout
        if lookout is None:
            self._screen.paint()
            self._refresh()
            return None
        lookout.update(dt)
        change = self._guarded(lambda: self._go_on(dt))
        if isinstance(change, Push):
            self._table.stopwatch.hold()
        self._refresh()
        return change

    def handle(self, intent: Intent) -> Change | None:
        """Do what a player wants."""
        if self._screen.board is None:
            return Push(self._pause()) if isinstance(intent, Cancel | Menu) else None
        change = self._guarded(lambda: self._hands.do(intent))
        if isinstance(change, Push):
            self._table.stopwatch.hold()
        self._refresh()
        return change

    def resume(self, answer: str) -> Change | None:
        """Come back from the pause, a message or the results."""
        if answer == AGAIN:
            return self._race_again()
        if answer == TO_MENU or self._is_done:
            return Reset(self._menu())
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the board and the panels over it."""
        reach = self._screen.shows_reach
        driving, playback = self._driving(), self._table.playback
        picture = board_picture(self._moment, shows_reach=reach, driving=driving)
        state, board = self._table.shown, self._screen.board
        picture = replace(
            picture,
            debris=picture.debris | playback.fallen,
            effects=(*picture.effects, *playback.showing.effects(state, driving, board)),
        )
        self._screen.draw(canvas, picture, self._tray(), self._table.playback.toasts)

    def _tray(self) -> TrayView | None:
        """Return the die that falls or lies on the table."""
        playback = self._table.playback
        die = playback.last_die
        if die is None or not self._is_of_now(die):
            return None
        thrower = self._opened.setup.seats[die.car]
        share = playback.fraction if playback.beat is die else 1.0
        text = die.entry.line.text
        name, number = thrower.name, thrower.number
        return TrayView(number, name, die.die, die.value, text, share, die.sky)

    def _is_of_now(self, die: DieBeat) -> bool:
        """Return whether a die still matters: a person who is asked wants no other's."""
        if not self._table.waits_for_person:
            return True
        return self._table.awaiting in PLACES and die.car == self._table.shown.seat

    def _guarded(self, act: Callable[[], Change | None]) -> Change | None:
        """Do something, and say so if the record cannot be written."""
        try:
            return act()
        except SaveError as error:
            return Push(unsaved(str(error)))

    def _go_on(self, dt: float) -> Change | None:
        self._table.update(dt)
        if not self._table.is_over:
            self._since_over = 0.0
        if not self._table.is_over or self._is_done:
            return None
        self._since_over += dt
        return self._results() if self._since_over >= RESULT_SECONDS else None

    def _refresh(self) -> None:
        """Bring what is shown up to date with the race."""
        table = self._table
        if table.waits_for_person:
            self._chooser.open(table.shown, table.due)
        said = table.playback.toasts if self._is_table else None
        self._screen.show(race_view(self._moment, table.playback.log, said))
        self._look()

    def _look(self) -> None:
        """Turn the camera to what happens now."""
        screen, table = self._screen, self._table
        beat, state = table.playback.beat, table.shown
        if not self._moment.is_driving:
            screen.follow("grid", self._opened.circuit.track.grid)
            return
        if isinstance(beat, DriveBeat):
            screen.follow(beat, beat.cells)
        elif cells := cells_of_cue(beat, state, table.playback.arrived):
            screen.follow(beat, cells)
        elif not table.playback.arrived:
            cells = cells_of_interest(self._opened.game, state, table.awaiting)
            occasion = (state.round, state.seat, table.awaiting, state.turn.cells)
            screen.follow(occasion, cells)

    @property
    def _moment(self) -> Moment:
        """The race as it is shown now."""
        table = self._table
        return Moment(
            game=self._opened.game,
            seats=self._opened.setup.seats,
            state=table.shown,
            due=table.due,
            selection=self._chooser.selection,
            is_waiting=table.waits_for_person,
            may_undo=table.may_undo,
            last_die=table.playback.last_die,
            is_entered=table.awaiting == "face",
            seconds=int(table.stopwatch.seconds),
            trials=table.trials,
            cast=self._cast,
        )

    def _driving(self) -> dict[int, Where]:
        """Return where cars are that have driven, or drive now, in what is being shown."""
        playback, board = self._table.playback, self._screen.board
        places: dict[int, Where] = dict(playback.arrived)
        if isinstance(playback.beat, DriveBeat) and board:
            beat = playback.beat
            places[beat.car] = board.along(beat.cells, playback.fraction)
        return places

    def _pause(self) -> Scene:
        pace = self._services.settings.pace
        return PauseScene(pace, self._set_pace, self._help_page, self._rules_page)

    def _rules_page(self) -> Scene:
        """Return the page that shows what was agreed on for this race."""
        from formulad.ui.scenes.rules.agreed import AgreedRulesScene

        try:
            return AgreedRulesScene(self._rules(), self._opened.setup.options)
        except ValueError as error:
            return notice("The rules cannot be shown", str(error))

    def _set_pace(self, pace: Pace) -> None:
        """Go on at another pace, and remember it."""
        self._table.pace = PACES[pace]
        self._services.memory.remember(pace=pace)

    def _results(self) -> Change:
        self._is_done = True
        opened = self._opened
        result = standings(opened.game, opened.match, opened.setup)
        faces = self._services.paddock.faces() if opened.setup.options.street else {}
        return Push(ResultScene(result, self._help_page, faces))

    def _race_again(self) -> Change:
        try:
            opened = self._services.begin(self._opened.setup)
        except (SaveError, TrackError) as error:
            return Push(notice("The race cannot start", str(error)))
        return Reset(self._again(opened))
