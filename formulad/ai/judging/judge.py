"""Judge of decisions: what each comes to, exactly on an empty road, cars in the way weighed."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING

from formulad.ai.judging.arrivals import Arrivals
from formulad.ai.judging.destinations import Destinations, Landing
from formulad.ai.judging.gears import Gears
from formulad.ai.judging.judged import Judged
from formulad.ai.judging.litter import gain_of_litter
from formulad.ai.judging.service import Service
from formulad.ai.judging.side_questions import SideQuestions
from formulad.ai.judging.standing import turns_to_go
from formulad.ai.values.tables import tables_of
from formulad.kernel.game import Decision
from formulad.race.moves import DeclineSlipstream, LeaveLitter, ShiftTo
from formulad.race.questions import Question
from formulad.race.turn.extras import extras

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.ai.judging.judged import FaceProspect
    from formulad.ai.values.tables import Tables
    from formulad.kernel.game import Seat
    from formulad.race.dice import Gear
    from formulad.race.moves import Move
    from formulad.race.phase import Setting
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.race.turn.extras import Extra


class Judge:
    """Judge of decisions: exact on an empty road, cars in the way weighed."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def judged(self, game: RaceGame, state: State) -> tuple[Judged, ...]:
        """Return every legal decision of the seat that has to decide, as `moves` lists them.

        Raises:
            ValueError: if no decision is due.
        """
        due = game.awaiting(state)
        if not isinstance(due, Decision):
            raise ValueError("no decision is due")  # noqa: TRY004 - of the state, not of its type
        match due.question:
            case Question.GEAR:
                return self._gears(game, state)
            case Question.PATH:
                return self._paths(game, state)
            case Question.SLIPSTREAM:
                return self._slipstreams(game, state)
            case (
                Question.PIT
                | Question.TYRES
                | Question.TRIAL
                | Question.REPAIR
                | Question.RADIO
                | Question.SKY
            ):
                arrivals = self._arrivals(state, due.seat)
                return SideQuestions(game, arrivals).judged()

    def best(self, game: RaceGame, state: State) -> Move:
        """Return the decision that comes to the fewest turns, the first of equals.

        It is what `judged` says; but only the best of all the paths is told as a move.

        Raises:
            ValueError: if no decision is due.
        """
        due = game.awaiting(state)
        if isinstance(due, Decision) and due.question is Question.PATH:
            return self._best_path(game, state)
        moves = game.moves(state)
        return moves[0] if len(moves) == 1 else _least(self.judged(game, state)).move

    def prospects(self, game: RaceGame, state: State, gear: Gear) -> tuple[FaceProspect, ...]:
        """Return every face of a gear's die before it falls, the price of the shift counted."""
        del game  # the judge knows its setting
        return self._gears_of(state, state.seat).prospects(gear)

    def faces(self, game: RaceGame, state: State, gear: Gear) -> dict[int, float]:
        """Return what each face of a gear's die comes to: as `prospects`, quicker and no more."""
        del game
        return self._gears_of(state, state.seat).faces(gear)

    def turns_to_go(self, game: RaceGame, state: State, seat: Seat) -> float:
        """Return the turns of any car between decisions, its next one counted."""
        del game
        return turns_to_go(self._arrivals(state, seat))

    def _gears(self, game: RaceGame, state: State) -> tuple[Judged, ...]:
        shifts = [move for move in game.moves(state) if isinstance(move, ShiftTo)]
        gears = self._gears_of(state, state.seat)
        turns = gears.turns([shift.gear for shift in shifts])
        return tuple(map(Judged, shifts, turns))

    def _paths(self, game: RaceGame, state: State) -> tuple[Judged, ...]:
        ways, turns = game.paths(state), self._turns(game, state)
        judged = (Judged(way.move, each) for way, each in zip(ways, turns, strict=True))
        return (*judged, *self._extras(game, state))

    def _best_path(self, game: RaceGame, state: State) -> Move:
        ways, more = game.paths(state), self._extras(game, state)
        if len(ways) == 1 and not more:
            return ways[0].move
        turns = self._turns(game, state)
        least = min(turns)
        if more and (other := _least(more)).turns < least:
            return other.move
        return ways[turns.index(least)].move

    def _extras(self, game: RaceGame, state: State) -> tuple[Judged, ...]:
        """Return what may be done besides choosing a path, as `moves` lists it."""
        return tuple(
            Judged(extra, self._after(game, state, extra)) for extra in extras(game.setting, state)
        )

    def _turns(self, game: RaceGame, state: State) -> list[float]:
        """Return the turns to go with each path that is open."""
        face = 0 if state.turn.is_great_start or state.turn.is_pit_exit else state.turn.face
        return self._destinations(state).turns(Landing(state.car, face, game.paths(state)))

    def _after(self, game: RaceGame, state: State, extra: Extra) -> float:
        """Return the best that can be made of the cells an extra changes, with extras after it."""
        after = game.apply(state, extra).state
        more = (self._after(game, after, each) for each in extras(game.setting, after))
        best = min((*self._turns(game, after), *more))
        if isinstance(extra, LeaveLitter):
            best -= gain_of_litter(self._arrivals(state, state.seat))
        return best

    def _slipstreams(self, game: RaceGame, state: State) -> tuple[Judged, ...]:
        found, options = self._destinations(state), game.paths(state)
        landing = Landing(state.car, state.turn.face, options)
        turns = found.turns(landing)
        wakes = (Judged(option.move, each) for option, each in zip(options, turns, strict=True))
        return (*wakes, Judged(DeclineSlipstream(), found.staying(landing)))

    def _arrivals(self, state: State, seat: int) -> Arrivals:
        return Arrivals(self.tables, state, seat)

    def _gears_of(self, state: State, seat: int) -> Gears:
        arrivals = self._arrivals(state, seat)
        return Gears(arrivals, Service(arrivals).turns_from)

    def _destinations(self, state: State) -> Destinations:
        arrivals = self._arrivals(state, state.seat)
        return Destinations(arrivals, Service(arrivals).turns_from)


def _least(judged: Iterable[Judged]) -> Judged:
    """Return the first of those that come to the fewest turns."""
    return min(judged, key=attrgetter("turns"))


@lru_cache(maxsize=16)
def judge_of(setting: Setting) -> Judge:
    """Return the judge of a race; its values are solved now if nobody asked for them before."""
    return Judge(tables_of(setting))
