"""Maker of puzzles: lone races of drivers who guess, and what in them is worth asking (SCH-5)."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, NamedTuple

from formulad.ai.judging.judge import judge_of
from formulad.games.race.presets import Presets
from formulad.kernel.chance import SEEDS, SeededLuck, next_seed
from formulad.kernel.frozen import frozen
from formulad.kernel.game import Chance, Decision
from formulad.race.agreed.option_values import read_options
from formulad.race.agreed.options import GridRule
from formulad.race.car import Part, Status
from formulad.race.dice import Gear
from formulad.race.phase import Entry
from formulad.race.questions import Question
from formulad.race.rules import RaceGame
from formulad.scenario.scene import zone_of
from formulad.scenario.script import CarEntry
from formulad.school.proving import is_steady, out_chance
from formulad.school.puzzle import LEAST_MARGIN, Ask, Puzzle
from formulad.school.puzzle_yaml import DIGITS
from formulad.school.stage import Stage
from formulad.school.stars import stars_of
from formulad.school.themes import themes_of
from formulad.store.paths import data_root

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from formulad.ai.judging.judged import Judged
    from formulad.race.car import Car
    from formulad.race.moves import Move
    from formulad.race.road.track import Track
    from formulad.race.state import State

OPTIONS: dict[str, bool | int | str] = {"preset": "rulebook", "laps": 2, "pit_stops": False}
"""By what puzzles are driven: on an empty road without a stop every value is exact."""
RACES = 1500
BLURS = (0.08, 0.15, 0.25, 0.4)
MOST_TYRES_TOLD_APART = 3


@frozen(slots=False)
class Found:
    """A position worth asking about."""

    puzzle: Puzzle
    is_trap: bool
    """The rule of thumb is wrong here: the highest gear none of whose faces puts the car out."""


class _Kind(NamedTuple):
    """Positions that look alike: one of them is enough."""

    ask: Ask
    sector: int
    stops: int
    answer: str
    tyres: int
    lap: int


def lone_game(track: Track) -> RaceGame:
    """Return the race that puzzles are taken from: one car, by the rules of a book."""
    folder = data_root() / "assets" / "presets"
    preset = Presets(folder, folder).options(str(OPTIONS["preset"]))
    changes = {name: value for name, value in OPTIONS.items() if name != "preset"}
    options = read_options({"grid": GridRule.AS_LISTED, **changes}, preset)
    return RaceGame(track, (Entry(1, options.rule_set.wear),), options)


def positions(track: Track, races: int, seed: int) -> Iterator[Found]:
    """Yield all positions worth asking about that lone races come to, each kind once."""
    game, seen = lone_game(track), set[object]()
    driver = _Driver(game)
    kinds = set[_Kind]()
    for race in range(races):
        for ask, state, judged in driver.race(next_seed(seed + race), BLURS[race % len(BLURS)]):
            key = ask, state.car, state.turn.face
            if key in seen:
                continue
            seen.add(key)
            if found := _worth_asking(Stage(ask, game, state), judged, kinds):
                yield found


class _Driver:
    """Drives alone, as well as it can tell values apart."""

    def __init__(self, game: RaceGame) -> None:
        self.game, self.judge = game, judge_of(game.setting)
        self.zone = zone_of(game)
        self._kept: dict[object, tuple[Judged, ...]] = {}

    def race(self, seed: int, blur: float) -> Iterator[tuple[Ask, State, tuple[Judged, ...]]]:
        """Yield every decision of a race that a puzzle could ask for."""
        game, state, luck = self.game, self.game.initial(), SeededLuck(seed)
        while due := game.awaiting(state):
            if isinstance(due, Chance):
                state = game.apply(state, luck.draw(due)).state
                continue
            if not isinstance(due, Decision):
                return
            judged = self._judged(state, due.question)
            ask = _ASKS.get(due.question)
            if ask and self._is_plain(state):
                yield ask, state, judged
            seed = next_seed(seed)
            move = _softly(judged, blur, seed / SEEDS) if ask else _best(judged).move
            state = game.apply(state, move).state

    def _judged(self, state: State, question: Question) -> tuple[Judged, ...]:
        key = question, state.car, state.turn, state.debris
        if key not in self._kept:
            self._kept[key] = self.judge.judged(self.game, state)
        return self._kept[key]

    def _is_plain(self, state: State) -> bool:
        """Return whether a file can say all of a position."""
        car = state.car
        is_driving = car.status is Status.RACING and car.lap >= 1
        return is_driving and state.debris == self.zone and not state.turn.is_after_spin


_ASKS = {Question.GEAR: Ask.GEAR, Question.PATH: Ask.PLACE}


def _best(judged: Sequence[Judged]) -> Judged:
    return min(judged, key=lambda each: each.turns)


def _softly(judged: Sequence[Judged], blur: float, ticket: float) -> Move:
    """Return a decision, the likelier the better it is."""
    least = _best(judged).turns
    weights = [exp((least - each.turns) / blur) for each in judged]
    left = ticket * sum(weights)
    for each, weight in zip(judged, weights, strict=True):
        left -= weight
        if left < 0:
            return each.move
    return judged[-1].move


def _worth_asking(stage: Stage, judged: Sequence[Judged], kinds: set[_Kind]) -> Found | None:
    """Return a position as a puzzle, if it is one and none like it was found before."""
    values: dict[str, float] = {}
    for move, turns in judged:
        if choice := stage.choice_of(move):
            values[choice] = min(turns, values.get(choice, turns))
    if len(values) < 2 or _margin(values.values()) < LEAST_MARGIN + 10**-DIGITS:
        return None
    answer = min(values, key=values.__getitem__)
    kind = _kind(stage, answer)
    if kind in kinds or not _may_be_asked(stage, answer, values):
        return None
    kinds.add(kind)
    themes = themes_of(stage, answer, list(values))
    rounded = {choice: round(turns, DIGITS) for choice, turns in values.items()}
    track = stage.game.track
    puzzle = Puzzle(
        "",
        stage.ask,
        track.id,
        track.fingerprint,
        OPTIONS,
        (entry_of(stage),),
        answer,
        rounded,
        themes,
        stars_of(rounded.values()),
        stage.state.turn.face if stage.ask is Ask.PLACE else 0,
    )
    return Found(puzzle, stage.ask is Ask.GEAR and _thumb(stage, values) != answer)


def _may_be_asked(stage: Stage, answer: str, values: dict[str, float]) -> bool:
    """Return whether the best way leads neither out nor over the last line, and is steady."""
    if stage.ask is Ask.PLACE:
        options = stage.game.paths(stage.state)
        if any(option.route.finishes or option.route.pits for option in options):
            return False
        return stage.best_way(answer).bill.verdict.value != "out"
    return not out_chance(stage, answer) and is_steady(stage, values)


def _thumb(stage: Stage, values: dict[str, float]) -> str:
    """Return the highest gear none of whose faces puts the car out; the lowest if there is none."""
    safe = [choice for choice in values if not out_chance(stage, choice)]
    return max(safe, default=min(values), key=int)


def _margin(turns: Iterable[float]) -> float:
    least, second = sorted(turns)[:2]
    return second - least


def _kind(stage: Stage, answer: str) -> _Kind:
    car = stage.state.car
    tyres = min(car.wear.left(Part.TYRES), MOST_TYRES_TOLD_APART)
    sector = stage.game.track.cells[car.cell].sector
    return _Kind(stage.ask, sector, car.stops, answer, tyres, car.lap)


def entry_of(stage: Stage) -> CarEntry:
    """Return the car that decides as a file has it; a full pool is not told."""
    car: Car = stage.state.car
    full = stage.game.setting.entries[stage.state.seat].wear

    def left(part: Part) -> int | None:
        if full.is_one_pool or car.wear.left(part) == full.left(part):
            return None
        return car.wear.left(part)

    name = stage.game.track.places[car.cell].name
    return CarEntry(
        name="You",
        at=name,
        gear=Gear(car.gear).value,
        lap=car.lap,
        stops=car.stops or None,
        tyres=left(Part.TYRES),
        brakes=left(Part.BRAKES),
        gearbox=left(Part.GEARBOX),
        body=left(Part.BODY),
        engine=left(Part.ENGINE),
        road_holding=left(Part.ROAD_HOLDING),
        wear=car.wear.points[0] if full.is_one_pool else None,
    )
