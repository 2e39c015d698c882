"""Film of a race that was driven: every state, and what is told of each step."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from functools import cached_property
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.race.model.event_beats import DieBeat, SayBeat
from formulad.ui.race.present.race_presenter import LOG_SHOWN

if TYPE_CHECKING:
    from formulad.kernel.record import Played
    from formulad.race.agreed.setup import RaceSetup
    from formulad.race.events import Event
    from formulad.race.moves import Move
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.ui.race.model.event_beats import Beat
    from formulad.ui.race.replay.time_line_mark import Mark
    from formulad.ui.race.views.engineer_views import LogEntry


@frozen(slots=False)
class Film:
    """A race from its first state to its last; a place in it is how many steps have happened."""

    game: RaceGame
    setup: RaceSetup
    states: tuple[State, ...]
    """The state at each place: one more than there are steps."""
    steps: tuple[Played[Move, State, Event], ...]
    told: tuple[tuple[Beat, ...], ...]
    """What is seen of each step."""
    marks: tuple[Mark, ...] = ()
    """What stands out, in the order in which it happened."""

    @property
    def last(self) -> int:
        """The place at the end."""
        return len(self.steps)

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The places at which a turn begins, and the end."""
        begun = (
            at for at, (a, b) in enumerate(pairwise(self.states), 1) if _turn_of(a) != _turn_of(b)
        )
        return tuple(dict.fromkeys((0, *begun, self.last)))

    @cached_property
    def rounds(self) -> tuple[int, ...]:
        """The places at which a round begins, and both ends."""
        begun = (at for at, (a, b) in enumerate(pairwise(self.states), 1) if a.round != b.round)
        return tuple(dict.fromkeys((0, *begun, self.last)))

    def turn_at(self, place: int) -> int:
        """Return where the turn began that is played at a place."""
        return self.turns[bisect_right(self.turns, place) - 1]

    def log(self, place: int) -> list[LogEntry]:
        """Return the lines of the log up to a place, newest first, as many as a screen needs."""
        end = self._lines_before[place]
        return self._lines[max(0, end - LOG_SHOWN) : end][::-1]

    def die(self, place: int) -> DieBeat | None:
        """Return the die that lies on the table at a place."""
        at = bisect_left(self._dice_at, place) - 1
        return self._dice[at] if at >= 0 else None

    @cached_property
    def _lines(self) -> list[LogEntry]:
        return [entry for told in self.told for entry in _entries(told)]

    @cached_property
    def _lines_before(self) -> tuple[int, ...]:
        """How many lines were written at each place."""
        counts = (sum(1 for _ in _entries(told)) for told in self.told)
        return (0, *accumulate(counts))

    @cached_property
    def _dice_at(self) -> list[int]:
        """The steps that showed a die, for each of `_dice`."""
        return [at for at, told in enumerate(self.told) for b in told if isinstance(b, DieBeat)]

    @cached_property
    def _dice(self) -> list[DieBeat]:
        return [beat for told in self.told for beat in told if isinstance(beat, DieBeat)]


def _turn_of(state: State) -> tuple[int, ...]:
    """Return what differs from turn to turn; the draw for the grid counts as one."""
    trials = len(state.trials.results) if state.trials else -1
    return state.round, state.at, trials, len(state.order)


def _entries(told: tuple[Beat, ...]) -> tuple[LogEntry, ...]:
    return tuple(beat.entry for beat in told if isinstance(beat, DieBeat | SayBeat))
