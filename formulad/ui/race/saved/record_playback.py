"""Record playback: a saved race is played again, a little in every frame, to see its state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.kernel.game import Over
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.race.bills import Verdict
from formulad.ui.race.terms.race_words import VERDICTS, place

if TYPE_CHECKING:
    from formulad.games.race.race_saves import SavedRace
    from formulad.games.race.resume import LoadedRace
    from formulad.kernel.sentence import Sentence
    from formulad.race.setup import Entrant
    from formulad.race.state import State
    from formulad.ui.race.services.race_services import Services

_LINES_PER_STEP = 40
"""So many lines are played again within a frame."""


@dataclass(frozen=True, slots=True)
class Found:
    """What is known of a race once its record has been read."""

    race: LoadedRace | None = None
    """None if it cannot be used at all."""
    fault: str = ""
    """What is wrong with it; with a race, where its good part ends."""

    @property
    def is_outdated(self) -> bool:
        """Whether it is as it was written, but the rules have changed."""
        fault = self.race.replay.fault if self.race else None
        return fault is not None and fault.is_outdated

    @property
    def where(self) -> Sentence:
        """How far it has come."""
        race, state = self.race, self._state
        if race is None or state is None:
            return say("This race cannot be opened")
        laps = race.game.options.laps
        if state.trials:
            return say("Timed laps")
        if not state.round:
            return say("Before the start")
        lap = min(max((1, *(car.lap for car in state.cars))), laps)
        told = say("Lap {lap} of {laps}, round {round}", lap=lap, laps=laps, round=state.round)
        return told if not self.is_over else say("Driven to the end, in {n} rounds", n=state.round)

    @property
    def who(self) -> Sentence | None:
        """Who is next, or who has won; None if nobody."""
        race, state = self.race, self._state
        if race is None or state is None:
            return None
        seats, due = race.header.setup.seats, race.game.awaiting(state)
        if not isinstance(due, Over):
            return say("{name} is next", name=seats[due.seat].name)
        if not state.finished:
            return say("Nobody finished")
        return say("{name} has won", name=seats[state.finished[0]].name)

    @property
    def is_over(self) -> bool:
        """Whether the race was driven to its end, so that there is a result."""
        race, state = self.race, self._state
        return bool(race and state and isinstance(race.game.awaiting(state), Over))

    @property
    def drivers(self) -> tuple[Entrant, ...]:
        """Who drove: the winner first once the race is over, else as they were listed."""
        race, state = self.race, self._state
        if race is None or state is None:
            return ()
        seats = race.header.setup.seats
        by_place = race.game.classification(state) if self.is_over else range(len(seats))
        return tuple(seats[seat] for seat in by_place)

    @property
    def places(self) -> tuple[str, ...]:
        """Where they came, if the race is over."""
        race, state = self.race, self._state
        if race is None or state is None or not self.is_over:
            return ()
        home = len(state.cars) - len(state.retired)
        words = (place(number) for number in range(1, home + 1))
        return (*words, *(VERDICTS[Verdict.OUT] for _ in state.retired))

    @property
    def has_steps(self) -> bool:
        """Whether there is anything to be seen again."""
        return self.race is not None and bool(self.race.replay.played)

    @property
    def _state(self) -> State | None:
        """How the race stands where its record, or the good part of it, ends."""
        return self.race.good_part.state if self.race else None


class RecordPlayback:
    """Reads a record, line by line."""

    def __init__(self, services: Services, saved: SavedRace) -> None:
        self.path = saved.path
        self.found: Found | None = None
        """What it has come to, once it is read."""
        self._work = services.reading(saved.path)

    def step(self) -> None:
        """Read a little more."""
        if self.found:
            return
        try:
            for _ in range(_LINES_PER_STEP):
                next(self._work)
        except StopIteration as end:
            race: LoadedRace = end.value
            fault = race.replay.fault
            self.found = Found(race, fault.told if fault else "")
        except SaveError as error:
            self.found = Found(fault=sentence_of(error))

    def finish(self) -> Found:
        """Read all that is left at once."""
        while self.found is None:
            self.step()
        return self.found
