"""Decisions of computer drivers in whole races: how long they take, and what the slowest ones did.

    tools/bench.py decisions [what `formulad simulate` takes]
    tools/bench.py decisions --track basse-ville --rules street --laps 2 --drivers champion:10
                             --races 12 --seed 7 --option weather=on

All decisions count, the first of a race as well. As on the screen, values are fetched beside the
game before a driver decides by them; that is told apart. Times are those of the processor; two
runs in which drivers did the same show the same sign of all moves.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
from dataclasses import dataclass, field
from statistics import fmean
from time import process_time
from typing import TYPE_CHECKING, Self

from formulad.ai.engineer.engineer import engineer_of
from formulad.ai.grades import driver_of
from formulad.cli import simulate
from formulad.cli.parser import add_common
from formulad.games.box import GAMES, RACE
from formulad.games.race.known_values import stock_library
from formulad.games.race.race_series import RaceSeries, begun_race
from formulad.kernel.agent import play_out
from formulad.kernel.chance import SeededLuck, next_seed
from formulad.kernel.freeze_gc import freeze_gc
from formulad.kernel.game import Decision
from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import TracebackType

    from formulad.ai.driver import Driver
    from formulad.ai.engineer.engineer import Engineer
    from formulad.ai.values.lap import Lap
    from formulad.ai.values.lap_key import LapKey
    from formulad.ai.values.shelf import Shelf
    from formulad.race.moves import Move
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

SLOWEST = 8
"""So many of the slowest decisions are told of."""
TOO_LONG = 0.030
"""Seconds that no decision should take."""
READING, COLLECTING = "reading values", "looking for garbage"
AHEAD = "fetching values ahead of decisions"


class TimedDecision(Frozen):
    """A decision, and how long it took."""

    seconds: float
    race: int
    round: int
    seat: int
    question: str
    moves: int
    """How many there were to choose from."""
    causes: dict[str, float]
    """Of that time what went into what has nothing to do with the decision, in seconds."""


@dataclass(slots=True)
class Causes:
    """What else happens while a driver decides: it is noted as long as this is watched."""

    seconds: dict[str, float] = field(default_factory=dict)
    _began: float = 0.0

    def __enter__(self) -> Self:
        """Begin to watch."""
        gc.callbacks.append(self._collected)
        library = stock_library()
        library.shelves = tuple(TimedShelf(shelf, self) for shelf in library.shelves)  # type: ignore[misc]  # it stands in for a shelf
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Leave all as it was."""
        gc.callbacks.remove(self._collected)
        library = stock_library()
        library.shelves = tuple(getattr(each, "shelf", each) for each in library.shelves)

    def add(self, cause: str, began: float) -> None:
        """Note that something took until now."""
        self.seconds[cause] = self.seconds.get(cause, 0.0) + process_time() - began

    def taken(self) -> dict[str, float]:
        """Return what was noted since this was asked for last."""
        seconds, self.seconds = self.seconds, {}
        return seconds

    def _collected(self, phase: str, facts: dict[str, int]) -> None:
        del facts
        if phase == "start":
            self._began = process_time()
        else:
            self.add(COLLECTING, self._began)


class TimedShelf(Frozen):
    """A shelf of solved laps of which it is noted how long it takes to read from it."""

    shelf: Shelf
    causes: Causes

    def has(self, key: LapKey) -> bool:
        """Return whether there is a file of a lap."""
        return self.shelf.has(key)

    def get(self, key: LapKey) -> Lap | None:
        """Return a lap; None if there is none that can be read."""
        began = process_time()
        try:
            return self.shelf.get(key)
        finally:
            self.causes.add(READING, began)

    def put(self, key: LapKey, lap: Lap) -> None:
        """Keep a lap."""
        self.shelf.put(key, lap)


class Stopwatch:
    """Times the decisions of drivers, and keeps a sign of all that was decided."""

    def __init__(self, causes: Causes) -> None:
        self.causes, self.race = causes, 0
        self.ahead: list[float] = []
        """How long it took to fetch values ahead of decisions, in seconds."""
        self.decisions: list[TimedDecision] = []
        self.moves = hashlib.sha256()

    def of(self, driver: Driver) -> TimedDriver:
        """Return a driver whose decisions are timed by this."""
        return TimedDriver(driver, self)

    def time(self, driver: Driver, game: RaceGame, state: State) -> Move:
        """Return what a driver decides, and note how long it took."""
        self._fetch(engineer_of(game), state)
        self.causes.taken()
        began = process_time()
        move = driver.choose(game, state)
        seconds = process_time() - began
        causes, due = self.causes.taken(), game.awaiting(state)
        if not isinstance(due, Decision):
            raise TypeError("nobody had to decide")
        self.moves.update(repr(move).encode())
        self.decisions.append(
            TimedDecision(
                seconds,
                self.race,
                state.round,
                due.seat,
                due.question.name.lower(),
                len(game.moves(state)),
                causes,
            )
        )
        return move

    def _fetch(self, engineer: Engineer, state: State) -> None:
        """Fetch what a driver will decide by, as is done beside the game."""
        began = process_time()
        if not engineer.is_ready(state):
            engineer.prepare(state)
            self.ahead.append(process_time() - began)


class TimedDriver(Frozen):
    """A driver whose decisions are timed."""

    driver: Driver
    watch: Stopwatch

    def choose(self, game: RaceGame, state: State) -> Move:
        """Return what the driver decides."""
        return self.watch.time(self.driver, game, state)


def timed(series: RaceSeries) -> Stopwatch:
    """Drive races and return how long each decision took."""
    with Causes() as causes:
        watch, seed = Stopwatch(causes), series.seed
        drivers = [watch.of(driver_of(grade)) for grade in series.grades]
        freeze_gc()
        for watch.race in range(series.games):
            _, _, match = begun_race(series, watch.race, SeededLuck(seed))
            for _ in play_out(match, drivers):
                pass
            seed = next_seed(seed)
    return watch


def told(watch: Stopwatch) -> Iterator[str]:
    """Yield the lines that tell how long decisions took, and of the slowest what they did."""
    times = sorted(each.seconds for each in watch.decisions)
    late = sum(seconds > TOO_LONG for seconds in times)
    yield (
        f"{len(times):,} decisions: mean {_ms(fmean(times))}, 99 % {_ms(percentile(times, 0.99))}, "
        f"worst {_ms(times[-1])}; over {_ms(TOO_LONG)}: {late}; "
        f"all moves {watch.moves.hexdigest()[:16]}"
    )
    yield f"{AHEAD}: {_ms(sum(watch.ahead))} in {len(watch.ahead)} moments"
    for cause in (READING, COLLECTING):
        spent = [each.causes[cause] for each in watch.decisions if cause in each.causes]
        yield f"{cause}: {_ms(sum(spent))} in {len(spent)} decisions"
    for each in sorted(watch.decisions, key=lambda each: -each.seconds)[:SLOWEST]:
        causes = "".join(f", {cause} {_ms(spent)}" for cause, spent in each.causes.items())
        yield (
            f"  {_ms(each.seconds)}: race {each.race + 1}, round {each.round}, car {each.seat + 1},"
            f" {each.question} among {each.moves}{causes}"
        )


def percentile(ordered: Sequence[float], share: float) -> float:
    """Return what a share of some times in order is below."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.3g} ms" if seconds < 1 else f"{1000 * seconds:,.0f} ms"


def main(arguments: Sequence[str]) -> int:
    """Drive the races that are asked for and print how long decisions took."""
    parser = argparse.ArgumentParser(prog="bench.py")
    add_common(parser, data=None, lang="")
    game = GAMES[RACE].commands()
    simulate.register(parser.add_subparsers(), game)
    args = parser.parse_args(["simulate", *arguments])
    series = game.series(args, args.drivers, args.races)
    if not isinstance(series, RaceSeries):
        parser.error("only races are timed")
    print(series.told)
    print("\n".join(told(timed(series))))
    return 0
