"""The race at the table: who decides, what falls by itself, and what the eye has yet to see.

The match may be ahead of the picture: its steps are on disk before they are shown. `shown` is the
state the screen has reached; while beats play, the rest waits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Decision, Outcome, Over
from formulad.ui.report.reporter import Reporter
from formulad.ui.scenes.race.beats import beats
from formulad.ui.scenes.race.playback import Playback

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.ai.driver import Driver
    from formulad.kernel.game import Awaiting
    from formulad.race.match import RaceMatch
    from formulad.race.moves import Move
    from formulad.race.phase import RaceStep
    from formulad.race.rules import RaceGame
    from formulad.race.setup import RaceSetup
    from formulad.race.state import State

HANDMADE = ("start", "move")
"""Dice that a person throws with his own hand; the others fall by themselves."""
THINKING_SECONDS = 0.5
"""How long a computer driver lets the others look before it acts, at calm pace."""
HANDOVER_SECONDS = 0.35
"""How long nobody can act when the turn passes between people: a second click is not his."""
UNDO_SECONDS = 0.6
"""How long the table waits at any pace after a person's decision, which may be taken back."""


class Table:
    """A match with people and computer drivers around it."""

    def __init__(
        self,
        game: RaceGame,
        match: RaceMatch,
        setup: RaceSetup,
        drivers: Mapping[str, Driver],
        pace: float = 1.0,
    ) -> None:
        """Sit down at a match.

        Args:
            game: the race.
            match: the race as it is played.
            setup: who races.
            drivers: a computer driver for each grade in the line-up.
            pace: how long things take: 1 calm, 0 at once.
        """
        self.game = game
        self.match = match
        self.setup = setup
        self.pace = pace
        self._drivers = drivers
        self._reporter = Reporter(game.setting, [s.name for s in setup.seats])
        self.playback = self._told_so_far()
        self.shown = match.state
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
        return not self.is_playing and self._guard <= 0 and self._is_personal(self.due)

    @property
    def awaiting(self) -> str:
        """What the person in front of the screen is asked for: a `gear`, a `path`, a `die`."""
        if not self.waits_for_person:
            return ""
        due = self.due
        return due.choice if isinstance(due, Decision) else "die"

    @property
    def is_over(self) -> bool:
        """Whether the race is over and all of it was seen."""
        return not self.is_playing and isinstance(self.due, Over)

    @property
    def may_undo(self) -> bool:
        """Whether a decision can be taken back now."""
        return not self.is_playing and bool(self._steps_to_undo())

    def update(self, dt: float) -> None:
        """Let time pass: beats play, dice fall, computer drivers act."""
        self._guard -= dt
        if self.is_playing:
            self.playback.advance(dt)
            self._catch_up()
            return
        self.playback.advance(dt)
        if self._is_personal(self.due) or isinstance(self.due, Over):
            self._waited = 0.0
            return
        self._waited += dt
        patience = UNDO_SECONDS if self._steps_to_undo() else THINKING_SECONDS * self.pace
        if self._waited >= patience:
            self._waited = 0.0
            self._act()

    def decide(self, move: Move) -> None:
        """Carry out a person's decision."""
        self._show(self.match.play(move))

    def roll(self) -> None:
        """Let the die fall that is due."""
        self._show(self.match.roll())

    def undo(self) -> None:
        """Take back the last decision of a person, with what computer drivers chose since."""
        try:
            for _ in range(self._steps_to_undo()):
                self.match.undo()
        finally:
            self._look_again()

    def hurry(self) -> None:
        """Show at once all that still moves."""
        self.playback.skip()
        self._catch_up()

    def _act(self) -> None:
        """Do what nobody has to decide, or what a computer driver decides."""
        due = self.due
        if isinstance(due, Chance):
            self.roll()
        elif isinstance(due, Decision):
            driver = self._drivers[self.setup.seats[due.seat].grade]
            self.decide(driver.choose(self.game, self.match.state))

    def _show(self, step: RaceStep) -> None:
        before = self.due
        told = beats(step.events, self._reporter, self.setup.seats, self._before_last_step)
        self.playback.add(told, self.pace)
        self._catch_up()
        self._guard = HANDOVER_SECONDS if self._passes_on(before) else 0.0

    def _look_again(self) -> None:
        """Show the race as it is now, without anything that moves."""
        self.playback = self._told_so_far()
        self.shown = self.match.state

    def _catch_up(self) -> None:
        if not self.is_playing:
            self.shown = self.match.state

    def _is_personal(self, due: Awaiting) -> bool:
        match due:
            case Decision(seat=seat):
                return self.setup.seats[seat].is_human
            case Chance(seat=seat, purpose=purpose):
                return purpose in HANDMADE and self.setup.seats[seat].is_human
            case Over():
                return False

    def _steps_to_undo(self) -> int:
        """Return how many steps lie back to a person's last decision; 0 if a die lies between."""
        played = self.match.played
        before = [self.match.initial, *(each.step.state for each in played)]
        for steps, each in enumerate(reversed(played), 1):
            if isinstance(each.choice, Outcome):
                break
            if self._is_personal(self.game.awaiting(before[-1 - steps])):
                return steps
        return 0

    def _passes_on(self, before: Awaiting) -> bool:
        """Return whether the next to act is another person than the one who just did."""
        after = self.game.awaiting(self.match.state)
        if isinstance(before, Over) or isinstance(after, Over):
            return False
        people = self._is_personal(before) and self._is_personal(after)
        return people and before.seat != after.seat

    @property
    def _before_last_step(self) -> State:
        """The race before what was done last."""
        played = self.match.played
        return played[-2].step.state if len(played) > 1 else self.match.initial

    def _told_so_far(self) -> Playback:
        """Return a playback in which the whole match has been seen."""
        told, before = Playback(), self.match.initial
        for played in self.match.played:
            step = played.step
            told.add(beats(step.events, self._reporter, self.setup.seats, before), 0.0)
            before = step.state
        return Playback(told.log, told.last_die)
