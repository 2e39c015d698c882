"""The record, the window and the page of results tell the same of a race."""

from __future__ import annotations

import json
import random
from collections import Counter
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from formulad.ai.grades import driver_of
from formulad.cli import main
from formulad.games.race.race_header import new_header
from formulad.games.race.race_saves import new_race
from formulad.games.race.resume import load
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Over
from formulad.kernel.match import Match
from formulad.race.agreed.design import wear_at_start
from formulad.race.agreed.setup import CAR_NUMBERS, Entrant, RaceSetup
from formulad.race.agreed.teams import POINTS
from formulad.race.events import CarEliminated, CarServed, Cause, CheckpointPassed, PartsRepaired
from formulad.race.rules import RaceGame
from formulad.ui.race import race_face
from formulad.ui.race.results.results_page import ResultScene
from tests.race.any_race import any_design, any_options
from tests.saves.records import RECORDS, oval
from tests.scope import sample

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from formulad.race.events import Event
    from formulad.race.match import RaceMatch
    from formulad.store.paths import UserFolders
    from formulad.ui.race.results.standings import Standings
    from formulad.ui.race.services.race_services import OpenRace
    from tests.ui.conftest import Enter

MAP = str(RECORDS / "oval.tmx")
RECKLESS = 0.25
"""How many choices are made without a thought, so that some cars do not come through."""
WORDS = {
    Cause.OVERSHOOT: "overshot",
    Cause.MISSED_STOPS: "two stops short",
    Cause.BRAKING: "braked away",
    Cause.BLOCKED: "closed road",
    Cause.OVER_REVVING: "skipped one gear",
    Cause.COLLISION: "contact",
    Cause.ENGINE: "engine",
    Cause.SLIPSTREAM: "slipstream",
    Cause.DEBRIS: "debris",
    Cause.WRECK: "from behind",
}
"""What a page of results must say of a car that is out."""


def any_setup(rng: random.Random) -> RaceSetup:
    """Return a race of computers by any rules."""
    options, cars = any_options(rng), rng.choice((2, 4, 6))
    pool = CAR_NUMBERS[:cars] if options.team_race else CAR_NUMBERS
    seats = tuple(
        Entrant(f"D{number}", number, "rookie", any_design(rng) if options.own_car else None)
        for number in rng.sample(pool, cars)
    )
    return RaceSetup(MAP, seats, options)


def nearly_over(folder: Path, setup: RaceSetup, rng: random.Random) -> Path:
    """Drive a race until one car is left on the road, and return its record."""
    game, word = RaceGame(oval(), setup.entries, setup.options), rng.getrandbits(64)
    header = new_header(setup, oval().fingerprint, word, datetime(2026, 11, 20, tzinfo=UTC))
    with new_race(folder, header) as file:
        takes_back = setup.options.take_backs
        match: RaceMatch = Match(game, SeededLuck(word), file.write, takes_back=takes_back)
        while len(match.state.finished + match.state.retired) < len(setup.seats) - 1:
            if isinstance(match.awaiting, Over):
                break
            if isinstance(match.awaiting, Chance):
                match.roll()
            elif rng.random() < RECKLESS:
                match.play(rng.choice(game.moves(match.state)))
            else:
                match.play(driver_of("rookie").choose(game, match.state))
    return file.path


def told_by_results(pilot_scene: object) -> Standings:
    """Return what the page of results tells."""
    assert isinstance(pilot_scene, ResultScene)
    return pilot_scene.standings


def points_of_teams(cars: Iterable[dict[str, Any]]) -> Counter[int]:
    """Return what each team has won, reckoned from a classification."""
    won: Counter[int] = Counter()
    for car in cars:
        is_placed = car["status"] != "out"  # where the winner ended the race, by where it stood
        won[(car["number"] + 1) // 2] += POINTS[car["place"] - 1] if is_placed else 0
    return won


@pytest.mark.parametrize("seed", sample(range(8)))
def test_record_window_and_results_agree(
    enter: Enter,
    player: UserFolders,
    opened: list[OpenRace],
    capsys: pytest.CaptureFixture[str],
    seed: int,
) -> None:
    rng = random.Random(seed)
    setup = any_setup(rng)
    path = nearly_over(player.saves, setup, rng)
    pilot = enter(partial(race_face.resumed, path=path))
    pilot.settle()

    shown = told_by_results(pilot.scene)
    match = opened[-1].match
    assert main(["replay", str(path), "--json"]) == 0
    replayed = json.loads(capsys.readouterr().out)
    cars, rows = replayed["cars"], shown.rows
    game, seats = opened[-1].game, [setup.seats[i] for i in game_order(opened[-1])]

    assert load(path, oval_of).good_part.state == match.state
    assert "nothing: the race is over" == replayed["due"]
    assert [seat.name for seat in seats] == [car["name"] for car in cars]
    assert [seat.name for seat in seats] == [row.entrant.name for row in rows]
    assert [sum(car["points"]) for car in cars] == [row.left for row in rows]
    assert [car["status"] == "out" for car in cars] == [row.is_out for row in rows]
    assert shown.rounds == replayed["round"] == match.state.round
    events = [event for each in match.played for event in each.step.events]
    for index, car, row in zip(game.classification(match.state), cars, rows, strict=True):
        assert cause_of(events, index) == car["cause"]
        assert not car["cause"] or WORDS[Cause(car["cause"])] in row.fate
        begun = sum(wear_at_start(setup.seats[index].design, setup.options).points)
        assert begun + repaired(events, index) == row.left + sum(n for _, n in row.lost)
    if setup.options.team_race:
        won = {(team.numbers[0] + 1) // 2: team.points for team in shown.teams}
        assert points_of_teams(cars) == won


def game_order(race: OpenRace) -> tuple[int, ...]:
    """Return the classification in the window's match."""
    return tuple(race.game.classification(race.match.state))


def oval_of(name: str) -> Any:
    """Return the oval, by the path of its map."""
    assert MAP == name
    return oval()


def cause_of(events: Iterable[Event], seat: int) -> str:
    """Return why a car went out; empty if it did not."""
    causes = [e.cause.value for e in events if isinstance(e, CarEliminated) and e.car == seat]
    return causes[-1] if causes else ""


def repaired(events: Iterable[Event], seat: int) -> int:
    """Return how many points crews and streets gave back to a car."""
    own = [event for event in events if getattr(event, "car", None) == seat]
    lists = (e.repairs for e in own if isinstance(e, CarServed | PartsRepaired))
    given = sum(points for repairs in lists for _, points in repairs)
    return given + sum(e.tyres for e in own if isinstance(e, CheckpointPassed))
