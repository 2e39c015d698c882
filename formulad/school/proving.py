"""Proof of a puzzle: solved afresh, and held against what its file says (SCH-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.judging.arrivals import tests_engine
from formulad.kernel.sentence import joined, say
from formulad.kernel.values import replace
from formulad.race.bills import Verdict
from formulad.race.car import Part
from formulad.race.dice import BLACK, GEAR_DICE, Gear
from formulad.race.thresholds import engine_to
from formulad.school.puzzle import Ask
from formulad.school.puzzle_yaml import DIGITS
from formulad.school.stage import stage_of
from formulad.school.stars import stars_of
from formulad.school.themes import themes_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.kernel.sentence import Sentence
    from formulad.race.road.track import Track
    from formulad.school.puzzle import Puzzle
    from formulad.school.stage import Stage
    from formulad.store.yaml_document import Document

TOLERANCE = 0.02
"""Turns by which a value may be off."""
DEARER = 20.0
"""Turns by which an out might be dearer without changing the answer."""


def failures(document: Document, puzzle: Puzzle, track: Track) -> tuple[Sentence, ...]:
    """Return all in which a puzzle is not what its file says.

    Raises:
        DocumentError: if it cannot be set up.
    """
    if puzzle.fingerprint != track.fingerprint:
        return (say("{puzzle}: the circuit is not the one it was proved on", puzzle=puzzle.id),)
    stage = stage_of(document, puzzle, track)
    return tuple(joined(": ", (puzzle.id, each)) for each in _failures(puzzle, stage))


def _failures(puzzle: Puzzle, stage: Stage) -> Iterator[Sentence]:
    values = stage.values()
    best = min(values, key=values.__getitem__)
    if best != puzzle.answer:
        yield say("the answer is {found}, not {told}", found=best, told=puzzle.answer)
    if values.keys() != puzzle.values.keys():
        yield say("the answers to choose from are {words}", words=", ".join(values))
        return
    for choice, turns in values.items():
        if abs(turns - puzzle.values[choice]) > TOLERANCE:
            yield say("{choice} comes to {turns} turns", choice=choice, turns=f"{turns:.2f}")
    margin = min(puzzle.margin, replace(puzzle, values=values).margin)
    if round(margin, DIGITS) < puzzle.least_margin:
        yield say("the best is only {turns} turns ahead", turns=f"{margin:.2f}")
    if stars_of(puzzle.values.values()) != puzzle.stars:
        yield say("it has {stars} stars", stars=stars_of(puzzle.values.values()))
    if themes_of(stage, best, list(values)) != puzzle.themes:
        found = themes_of(stage, best, list(values))
        yield say("its themes are {words}", words=", ".join(found))
    if not is_steady(stage, values):
        yield say("the answer rests on what the engine or an end of the race is reckoned at")


def is_steady(stage: Stage, values: dict[str, float]) -> bool:
    """Return whether the answer stays if the engine costs nothing or double, or an out more.

    Only what can happen in this turn is reckoned otherwise.
    """
    best = min(values, key=values.__getitem__)
    if stage.ask is Ask.PLACE:  # one die, one engine test for all places: only an out tells
        return stage.best_way(best).bill.verdict is not Verdict.OUT
    engines = {choice: engine_cost(stage, choice, turns) for choice, turns in values.items()}
    outs = {choice: DEARER * out_chance(stage, choice) for choice in values}
    more = (
        {choice: -cost for choice, cost in engines.items()},
        engines,
        outs,
    )
    return all(
        best == min(values, key=lambda choice: values[choice] + extra[choice]) for extra in more
    )


def out_chance(stage: Stage, choice: str) -> float:
    """Return how likely a gear puts the car out in this turn."""
    faces = stage.faces(Gear(int(choice)))
    return sum(each.chance for each in faces if each.is_out) if faces else 1.0


def engine_cost(stage: Stage, choice: str, turns: float) -> float:
    """Return the turns that the engine test of a gear costs, with a point or without."""
    gear = Gear(int(choice))
    if gear < Gear.FIFTH:
        return 0.0
    car = stage.state.car
    if car.wear.left(Part.ENGINE) < 2:
        return 0.0
    hurt = replace(car, wear=car.wear.minus([(Part.ENGINE, 1)]))
    state = stage.state.with_car(stage.state.seat, hurt)
    worse = replace(stage, state=state).values().get(choice, turns)
    return _engine_risk(stage, gear) * max(0.0, worse - turns)


def _engine_risk(stage: Stage, gear: Gear) -> float:
    """Return how likely a gear costs an engine point in this turn (ENG-1)."""
    to = engine_to(stage.game.setting, stage.state, stage.state.seat)
    tested = (each for each in GEAR_DICE[gear].outcomes if tests_engine(gear, each[0].value))
    return sum(float(chance) for _, chance in tested) * to / BLACK.highest
