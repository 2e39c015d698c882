"""Race table: the table of a race, with dice, timed laps, and what is used before a path."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.games.race.ability_words import NO_WORDS
from formulad.kernel.game import Chance, Decision, Outcome
from formulad.kernel.sentence import say
from formulad.kernel.values import replace
from formulad.race.events import Event, RoundBegan, TrialEnded
from formulad.race.moves import Move
from formulad.race.questions import Question
from formulad.race.state import State
from formulad.race.turn.extras import Extra
from formulad.ui.race.model.acting_seats import Seats
from formulad.ui.race.model.event_beats import DieBeat, beats, is_aftermath
from formulad.ui.race.model.foresight import Foresight
from formulad.ui.race.model.offers import CARDS, ORDERS, Throw
from formulad.ui.race.model.since_turn import losses_since, story_since, told_since
from formulad.ui.race.play.event_playback import Playback
from formulad.ui.race.play.soundtrack import Soundtrack
from formulad.ui.race.play.stopwatch import Stopwatch
from formulad.ui.race.report.reporter import Reporter
from formulad.ui.race.terms.race_words import LogLine
from formulad.ui.race.views.engineer_views import LogEntry
from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.shell.table.game_table import GameTable
from formulad.ui.toolkit.motion import fully

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from formulad.ai.driver import Driver
    from formulad.games.race.ability_words import GiftWords
    from formulad.kernel import game as kernel_game
    from formulad.race.agreed.setup import RaceSetup
    from formulad.race.match import RaceMatch
    from formulad.race.phase import RaceStep
    from formulad.race.questions import Awaiting
    from formulad.race.rules import RaceGame
    from formulad.ui.race.model.event_beats import Beat
    from formulad.ui.race.model.offers import Asked
    from formulad.ui.race.model.since_turn import Loss, Since
    from formulad.ui.toolkit.motion import Amount

_NEW_QUESTIONS = (*CARDS, *ORDERS, Question.SLIPSTREAM)
"""Decisions that come unexpected: a second click is not an answer to them."""


class RaceTable(GameTable[State, Move, Event]):
    """A race with people and computer drivers around it."""

    playback: Playback

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
        super().__init__(match, setup.seats, drivers, Playback, pace)
        self.game = game
        self.setup = setup
        self._motion = motion
        self._soundtrack = soundtrack or Soundtrack()
        self.stopwatch = Stopwatch(clock)
        """How long the person who drives a timed lap has thought so far (QUA-4)."""
        self._seats = Seats(game, setup.seats)
        self._foresight = Foresight(game)
        self._taken_back: list[tuple[int, LogEntry]] = []
        """Dice that were taken back, each with how many steps of the match remained."""
        self._since: tuple[tuple[int, int], tuple[Since, ...]] = ((-1, -1), ())
        self._reporter = Reporter(game.setting, [s.name for s in setup.seats], words)
        self._retell()
        self.playback.add(self._lights(), pace)

    @property
    def due(self) -> Awaiting:
        """What is due, once everything has been seen."""
        return self.game.awaiting(self.shown)

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
    def is_timed(self) -> bool:
        """Whether a person drives a timed lap by the clock."""
        return self._seats.is_timed(self.shown)

    @property
    def has_no_person_left(self) -> bool:
        """Whether people took part, and none of them drives any more."""
        return self._seats.has_no_person_left(self.shown)

    @property
    def trials(self) -> tuple[TrialEnded, ...]:
        """The timed laps that are over, until the race has begun."""
        if not self.game.options.qualifying or self.shown.round > 1:
            return ()
        steps = (each.step for each in self.match.played)
        return tuple(
            event for step in steps for event in step.events if isinstance(event, TrialEnded)
        )

    @property
    def since(self) -> tuple[Since, ...]:
        """What the person who is to act lost since their last turn.

        Where several people share the screen, also what else happened: they may have looked away.
        """
        if not self.waits_for_person or not self.shown.round:
            return ()
        about = (len(self.match.played), self.shown.seat)
        if self._since[0] != about:
            told = self._story(about[1]) if self._is_shared else self._losses(about[1])
            self._since = (about, told)
        return self._since[1]

    @property
    def _is_shared(self) -> bool:
        """Whether several people race."""
        return sum(entrant.is_human for entrant in self.setup.seats) > 1

    def _losses(self, seat: int) -> tuple[Loss, ...]:
        return losses_since(self.match.initial, self.match.played, seat)

    def _story(self, seat: int) -> tuple[Since, ...]:
        return story_since(self.game, self.match.initial, self.match.played, seat)

    def told_since(self, seat: int) -> list[str]:
        """Return what happened since a driver's last turn, a line each (SHE-8)."""
        if not self.shown.round:
            return []
        story = self._story(seat)
        names = [entrant.name for entrant in self.setup.seats]
        is_one_pool = self.shown.cars[seat].wear.is_one_pool
        return told_since(story, names, is_one_pool=is_one_pool)

    def update(self, dt: float) -> None:
        """Let time pass, and the stopwatch run; meanwhile see what a person may do next."""
        super().update(dt)
        self._time()
        if self.is_playing and self.is_personal(self.match.state):
            self._foresight.go_on(self.match.state)

    def is_personal(self, state: State) -> bool:
        """Return whether a person has to act: to decide, or to throw a die of their own."""
        return self._seats.is_personal(state)

    def _is_entered(self, state: State) -> bool:
        """Return whether the players throw the die that is due."""
        return self._seats.is_entered(state)

    @property
    def _patience(self) -> float:
        """How long others may look; nobody watches the timed lap of a computer driver."""
        return 0.0 if self._seats.is_lap_of_computer(self.shown) else super()._patience

    def _time(self) -> None:
        """Count the seconds a person thinks on a timed lap: dice and cars take none of them."""
        if self.is_timed and self.waits_for_person:
            self.stopwatch.run()
        else:
            self.stopwatch.hold()

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
            self.look_again()

    @property
    def used(self) -> tuple[Move, ...]:
        """What the driver has used since their die fell: it can be taken back piece by piece."""
        found: list[Move] = []
        for each in reversed(self.match.played):
            if not isinstance(each.choice, Extra):
                break
            found.append(each.choice)
        return tuple(reversed(found))

    def undo(self) -> None:
        """Take back the last decision of a person; dice that go with it are told of."""
        played = self.match.played
        super().undo()
        gone = played[len(self.match.played) :]
        if any(isinstance(each.choice, Outcome) for each in gone):
            entry = LogEntry(LogLine(say("Dice are taken back"), rule="DIE-2"), None, "")
            self._taken_back.append((len(self.match.played), entry))
            self.look_again()
        self._soundtrack.answer(Sound.UNDO)

    def _act(self) -> None:
        """Do what comes by itself; the time of a lap is what the stopwatch shows."""
        due = self.due
        if isinstance(due, Chance) and due.measured and self._seats.is_timed(self.shown):
            self.enter(self._lap_time(due))
        else:
            super()._act()

    def _lap_time(self, due: Chance[object]) -> Outcome:
        """Return the full seconds of a timed lap, and begin to count anew."""
        seconds = min(int(self.stopwatch.seconds), due.measured[-1])
        self.stopwatch.reset()
        return Outcome(seconds)

    def _tell(self, before: State, step: RaceStep) -> None:
        is_quick = self._seats.is_lap_of_computer(before)
        told = self._told(before, step.events, step.state)
        if self._is_entered(before):
            told = tuple(map(_entered, told))
        self.playback.add(told, 0.0 if is_quick else self.pace)

    def _retell(self) -> None:
        self.playback = self._told_so_far()

    def _catch_up(self) -> None:
        beat = self.playback.beat
        if beat is None or is_aftermath(beat):
            self.shown = self.match.state

    def _comes_unawares(self, asked: kernel_game.Awaiting) -> bool:
        return isinstance(asked, Decision) and asked.question in _NEW_QUESTIONS

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


def _entered(beat: Beat) -> Beat:
    """Return a die as one that the players have thrown on their table."""
    return replace(beat, is_entered=True) if isinstance(beat, DieBeat) else beat
