"""Race table: who decides, what falls by itself, and what the eye has yet to see.

The match may be ahead of the picture: its steps are on disk before they are shown. `shown` is the
state the screen has reached; while beats play, the rest waits.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.games.race.ability_words import NO_WORDS
from formulad.kernel.game import Chance, Decision, Outcome, Over
from formulad.kernel.sentence import say
from formulad.race.events import RoundBegan, TrialEnded
from formulad.race.extras import Extra
from formulad.race.questions import Question
from formulad.ui.race.model.acting_seats import Seats
from formulad.ui.race.model.animation_queue import beats, is_aftermath
from formulad.ui.race.model.offers import CARDS, ORDERS, Throw
from formulad.ui.race.play.event_playback import Playback
from formulad.ui.race.play.soundtrack import Soundtrack
from formulad.ui.race.play.stopwatch import Stopwatch
from formulad.ui.race.report.reporter import Reporter
from formulad.ui.race.terms.race_words import LogLine
from formulad.ui.race.views.panel_views import LogEntry
from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.toolkit.motion import fully

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from formulad.ai.driver import Driver
    from formulad.games.race.ability_words import GiftWords
    from formulad.race.events import Event
    from formulad.race.match import RaceMatch
    from formulad.race.moves import Move
    from formulad.race.phase import RaceStep
    from formulad.race.questions import Awaiting
    from formulad.race.rules import RaceGame
    from formulad.race.setup import RaceSetup
    from formulad.race.state import State
    from formulad.ui.race.model.animation_queue import Beat
    from formulad.ui.race.model.offers import Asked
    from formulad.ui.toolkit.motion import Amount

THINKING_SECONDS = 0.5
"""How long a computer driver lets the others look before it acts, at calm pace."""
HANDOVER_SECONDS = 0.35
"""How long nobody can act when the turn passes between people: a second click is not theirs."""
UNDO_SECONDS = 0.6
"""How long the table waits at any pace after a person's decision, which may be taken back."""
_NEW_QUESTIONS = (*CARDS, *ORDERS, Question.SLIPSTREAM)
"""Decisions that come unexpected: a second click is not an answer to them."""


class Table:
    """A match with people and computer drivers around it."""

    def __init__(
        self,
        game: RaceGame,
        match: RaceMatch,
        setup: RaceSetup,
        drivers: Mapping[str, Driver],
        pace: float = 1.0,
        clock: Callable[[], float] = lambda: 0.0,
        motion: Callable[[], Amount] = fully,
        words: GiftWords = NO_WORDS,
        soundtrack: Soundtrack | None = None,
    ) -> None:
        """Sit down at a match.

        Args:
            game: the race.
            match: the race as it is played.
            setup: who races.
            drivers: a computer driver for each grade in the line-up.
            pace: how long things take: 1 calm, 0 at once.
            clock: the clock of the game, in seconds, for timed laps.
            motion: tells how much the players wish to see move.
            words: what is said of gifts.
            soundtrack: lets the race be heard.
        """
        self.game = game
        self._motion = motion
        self._soundtrack = soundtrack or Soundtrack()
        self.match = match
        self.setup = setup
        self.pace = pace
        self.stopwatch = Stopwatch(clock)
        """How long the person who drives a timed lap has thought so far (QUA-4)."""
        self._drivers = drivers
        self._seats = Seats(game, setup.seats)
        self._taken_back: list[tuple[int, LogEntry]] = []
        """Dice that were taken back, each with how many steps of the match remained."""
        self._reporter = Reporter(game.setting, [s.name for s in setup.seats], words)
        self.playback = self._told_so_far()
        self.shown = match.state
        self.playback.add(self._lights(), pace)
        self._waited = 0.0
        self._guard = 0.0

    @property
    def due(self) -> Awaiting:
        """What is due, once everything has been seen."""
        return self.game.awaiting(self.shown)

    @property
    def is_playing(self) -> bool:
        """Whether something moves that has not been seen yet."""
        return self.playback.beat is not None

    @property
    def waits_for_person(self) -> bool:
        """Whether nothing goes on until a person acts."""
        return not self.is_playing and self._guard <= 0 and self._seats.is_personal(self.shown)

    @property
    def awaiting(self) -> Asked | None:
        """What the person in front of the screen is asked for, if anybody is."""
        if not self.waits_for_person:
            return None
        due = self.due
        if isinstance(due, Decision):
            return due.question
        return Throw.PLAYERS if self._seats.is_entered(self.shown) else Throw.GAME

    @property
    def is_over(self) -> bool:
        """Whether the race is over and all of it was seen."""
        return not self.is_playing and isinstance(self.due, Over)

    @property
    def may_undo(self) -> bool:
        """Whether a decision can be taken back now."""
        return not self.is_playing and bool(self._steps_to_undo())

    @property
    def is_timed(self) -> bool:
        """Whether a person drives a timed lap by the clock."""
        return self._seats.is_timed(self.shown)

    @property
    def trials(self) -> tuple[TrialEnded, ...]:
        """The timed laps that are over, until the race has begun."""
        if not self.game.options.qualifying or self.shown.round > 1:
            return ()
        steps = (each.step for each in self.match.played)
        return tuple(
            event for step in steps for event in step.events if isinstance(event, TrialEnded)
        )

    def update(self, dt: float) -> None:
        """Let time pass: beats play, dice fall, computer drivers act, the stopwatch runs."""
        self._guard -= dt
        if self.is_playing:
            self.playback.advance(dt)
            self._catch_up()
        else:
            self.playback.advance(dt)
            self._wait_and_act(dt)
        self._time()

    def _wait_and_act(self, dt: float) -> None:
        """Do what comes by itself, once everybody has seen what was before."""
        if self._seats.is_personal(self.shown) or isinstance(self.due, Over):
            self._waited = 0.0
            return
        self._waited += dt
        if self._waited >= self._patience:
            self._waited = 0.0
            self._act()

    @property
    def _patience(self) -> float:
        """How long others may look, or take back, before something comes by itself."""
        if self._seats.is_lap_of_computer(self.shown):
            return 0.0
        is_fresh = self._steps_to_undo(across_dice=False)
        return UNDO_SECONDS if is_fresh else THINKING_SECONDS * self.pace

    def _time(self) -> None:
        """Count the seconds a person thinks on a timed lap: dice and cars take none of them."""
        if self.is_timed and self.waits_for_person:
            self.stopwatch.run()
        else:
            self.stopwatch.hold()

    def decide(self, move: Move) -> None:
        """Carry out a person's decision."""
        self._show(self.match.play(move))

    def use(self, extras: Sequence[Move]) -> None:
        """Use just these of what may be used before a path is chosen (STR-2, DRV).

        What was used before and is not among them is taken back; what is no longer possible
        without it is left out.
        """
        before, same = self.used, 0
        while before[same : same + 1] == tuple(extras[same : same + 1]) != ():
            same += 1
        try:
            for _ in before[same:]:
                self.match.undo()
            for extra in extras[same:]:
                if self.game.refusal(self.match.state, extra) is None:
                    self.match.play(extra)
        finally:
            self._look_again()

    @property
    def used(self) -> tuple[Move, ...]:
        """What the driver has used since their die fell: it can be taken back piece by piece."""
        found: list[Move] = []
        for each in reversed(self.match.played):
            if not isinstance(each.choice, Extra):
                break
            found.append(each.choice)
        return tuple(reversed(found))

    def roll(self) -> None:
        """Let the die fall that is due."""
        self._show(self.match.roll())

    def enter(self, outcome: Outcome) -> None:
        """Take down what a die shows that the players have thrown."""
        self._show(self.match.play(outcome))

    def undo(self) -> None:
        """Take back the last decision of a person, with all that has come of it since."""
        steps = self._steps_to_undo()
        gone = self.match.played[len(self.match.played) - steps :]
        try:
            for _ in gone:
                self.match.undo()
            if any(isinstance(each.choice, Outcome) for each in gone):
                entry = LogEntry(LogLine(say("Dice are taken back"), rule="DIE-2"), None, "")
                self._taken_back.append((len(self.match.played), entry))
            self._soundtrack.answer(Sound.UNDO)
        finally:
            self._look_again()

    def hurry(self) -> None:
        """Show at once all that still moves."""
        self.playback.skip()
        self._catch_up()

    def _act(self) -> None:
        """Do what nobody has to decide, or what a computer driver decides."""
        due = self.due
        if isinstance(due, Chance) and due.measured and self._seats.is_timed(self.shown):
            self.enter(self._lap_time(due))
        elif isinstance(due, Chance):
            self.roll()
        elif isinstance(due, Decision):
            driver = self._drivers[self.setup.seats[due.seat].grade]
            self.decide(driver.choose(self.game, self.match.state))

    def _lap_time(self, due: Chance[object]) -> Outcome:
        """Return the full seconds of a timed lap, and begin to count anew."""
        seconds = min(int(self.stopwatch.seconds), due.measured[-1])
        self.stopwatch.reset()
        return Outcome(seconds)

    def _show(self, step: RaceStep) -> None:
        before = self.shown
        is_quick = self._seats.is_lap_of_computer(before)
        told = self._told(before, step.events, step.state)
        self.playback.add(told, 0.0 if is_quick else self.pace)
        self._catch_up()
        self._guard = HANDOVER_SECONDS if self._is_new_question(before) else 0.0

    def _look_again(self) -> None:
        """Show the race as it is now, without anything that moves."""
        self.playback = self._told_so_far()
        self.shown = self.match.state
        self._guard = 0.0

    def _catch_up(self) -> None:
        beat = self.playback.beat
        if beat is None or is_aftermath(beat):
            self.shown = self.match.state

    def _steps_to_undo(self, *, across_dice: bool = True) -> int:
        """Return how many steps lie back to what a person decided last; 0 if there is no way.

        Dice lie in the way unless they may be taken back.
        """
        played = self.match.played
        before = [self.match.initial, *(each.step.state for each in played)]
        for steps, each in enumerate(reversed(played), 1):
            is_die = isinstance(each.choice, Outcome)
            if is_die and not (across_dice and self.match.takes_back):
                break
            state = before[-1 - steps]
            is_said = self._seats.is_entered(state) if is_die else self._seats.is_personal(state)
            if is_said:
                return steps
        return 0

    def _is_new_question(self, before: State) -> bool:
        """Return whether a person is asked what they may not have expected after their last act.

        That is whatever another person is asked, and a die or a choice that comes unawares.
        """
        after = self.match.state
        if not self._seats.is_personal(after):
            return False
        asked, was = self.game.awaiting(after), self.game.awaiting(before)
        if isinstance(asked, Over) or isinstance(was, Over):
            return False
        is_passed_on = self._seats.is_personal(before) and asked.seat != was.seat
        comes_unawares = isinstance(asked, Decision) and asked.question in _NEW_QUESTIONS
        is_next_die = self._seats.is_entered(before)
        return is_passed_on or comes_unawares or is_next_die

    def _told(self, before: State, events: tuple[Event, ...], after: State) -> tuple[Beat, ...]:
        watched = self._seats.watched(before, events)
        return beats(watched, self._reporter, self.setup.seats, before, after)

    def _lights(self) -> Iterator[Beat]:
        """Yield the lights of a race that has begun by itself, for nobody had to roll for a place.

        Where one has, they come with the step in which the first round begins.
        """
        begun = self.match.initial
        if begun.round and not self.match.played:
            events = (RoundBegan(begun.round, begun.order),)
            yield from filter(is_aftermath, self._told(begun, events, begun))

    def _told_so_far(self) -> Playback:
        """Return a playback in which the whole match has been seen."""
        told = Playback()
        played = self.match.played
        states = [self.match.initial, *(each.step.state for each in played)]
        self._tell_take_backs(told, 0)
        for number, (each, (before, after)) in enumerate(
            zip(played, pairwise(states), strict=True), 1
        ):
            told.add(self._told(before, each.step.events, after), 0.0)
            self._tell_take_backs(told, number)
        return Playback(told.log, told.last_die, self._motion, self._soundtrack)

    def _tell_take_backs(self, told: Playback, number: int) -> None:
        """Tell what was taken back when the match had so many steps, or more than it has now."""
        last = len(self.match.played)
        for remaining, entry in self._taken_back:
            if min(remaining, last) == number:
                told.log.insert(0, entry)
