"""The sentence that refuses a path is true: checked against the slow oracle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import event, given, settings
from hypothesis import strategies as st

from formulad.kernel.values import replace
from formulad.race.agreed.options import GridRule, Options
from formulad.race.dice import Gear
from formulad.race.moves import ChoosePath
from formulad.race.rules import RaceGame
from formulad.race.state import Phase, State, Turn
from tests.race.drawings import situations
from tests.scope import amount

if TYPE_CHECKING:
    from formulad.race.road.track import CellId
    from tests.race.oracle import Oracle


@st.composite
def attempts(draw: st.DrawFn) -> tuple[Oracle, int, tuple[CellId, ...], int, int]:
    """Draw a situation, the cells to go, a path over the arrows, brakes, and a car's points."""
    oracle, count, _ = draw(situations())
    cells = [oracle.start]
    for _ in range(draw(st.sampled_from([count, count, count, count - 1, count // 2, count + 1]))):
        cells.append(draw(st.sampled_from(oracle.track.next[cells[-1]])))
    brakes = draw(st.sampled_from([0, 0, 0, max(0, count + 1 - len(cells)), 1, 2]))
    return oracle, count, tuple(cells), brakes, draw(st.sampled_from([1, 3, 18]))


def race_of(oracle: Oracle, count: int, points: int) -> tuple[RaceGame, State]:
    """Return a race in which the oracle's car has its path to choose."""
    seats = 1 + len(oracle.occupied)
    track = replace(oracle.track, grid=(oracle.start, *sorted(oracle.occupied)))
    options = Options(laps=1 if oracle.is_last_lap else 2, grid=GridRule.AS_LISTED)
    game = RaceGame(track, seats, options)
    first, *others = game.initial().cars
    mover = replace(
        first,
        gear=Gear.FOURTH,
        lap=1,
        stops=oracle.stops,
        wear=replace(first.wear, points=(points,)),
    )
    turn = Turn(is_geared=True, face=count, cells=count)
    order = tuple(range(seats))
    return game, State((mover, *others), Phase.PATH, round=2, order=order, turn=turn)


@settings(max_examples=amount(150, 600))
@given(attempts())
def test_a_path_is_refused_by_a_rule_it_breaks(
    attempt: tuple[Oracle, int, tuple[CellId, ...], int, int],
) -> None:
    oracle, count, path, brakes, points = attempt
    game, state = race_of(oracle, count, points)
    move = ChoosePath(path[1:], brakes)
    allowed = oracle.paths(count)
    farthest = max(count if each.finishes else len(each.cells) for each in allowed)
    missed = oracle.missed(path)
    direct = oracle.is_direct(path[: missed[0][0]] if missed else path)

    refusal = game.refusal(state, move)

    rule = refusal.rule if refusal else "none"
    event(rule)
    ways = {each.cells for each in allowed}
    is_too_long = len(move.cells) > count - brakes
    is_length, is_home = len(move.cells) == count - brakes, oracle.finishes(path)
    assert {
        "none": move.cells in ways and (is_length or is_home or len(move.cells) == farthest),
        "MOV-3": bool(set(move.cells) & oracle.occupied) or is_too_long,
        "OVR-5": oracle.steers(path),
        "MOV-4": not direct,
        "BRK-2": brakes > points - 1 or brakes > count,
        "FIN-1": any(oracle.finishes(path[: i + 1]) for i in range(len(path))),
        "BLK-3": farthest < count,
        "MOV-2": is_too_long or (not is_length and farthest == count),
        "MOV-8": move.cells in ways,
    }[rule]


@settings(max_examples=amount(75, 300))
@given(attempts())
def test_where_another_way_is_hinted_at_there_is_one(
    attempt: tuple[Oracle, int, tuple[CellId, ...], int, int],
) -> None:
    oracle, count, path, brakes, points = attempt
    game, state = race_of(oracle, count, points)
    refusal = game.refusal(state, ChoosePath(path[1:], brakes))

    offered = [
        move
        for move in game.moves(state)
        if isinstance(move, ChoosePath) and move.brakes == brakes and move.cells[-1:] == path[-1:]
    ]

    assert offered or refusal is None or refusal.rule != "MOV-8"


@settings(max_examples=amount(75, 300))
@given(attempts(), st.integers(1, 6))
def test_nitro_closes_just_the_ways_on_which_more_than_the_die_is_braked(
    attempt: tuple[Oracle, int, tuple[CellId, ...], int, int], nitro: int
) -> None:
    oracle, count, path, brakes, points = attempt
    game, state = race_of(oracle, count, points)
    move = ChoosePath(path[1:], brakes)
    without = game.refusal(state, move)

    refusal = game.refusal(replace(state, turn=state.turn._replace(nitro=min(nitro, count))), move)

    is_kept = brakes == 0 or brakes <= count - nitro
    assert (refusal is None) == (without is None and is_kept)
    assert without is not None or refusal is None or refusal.rule == "STR-2"


@settings(max_examples=amount(75, 300))
@given(attempts())
def test_a_drift_closes_just_the_ways_without_a_corner(
    attempt: tuple[Oracle, int, tuple[CellId, ...], int, int],
) -> None:
    oracle, count, path, brakes, points = attempt
    game, state = race_of(oracle, count, points)
    move = ChoosePath(path[1:], brakes)
    without = game.refusal(state, move)

    refusal = game.refusal(replace(state, turn=state.turn._replace(drift=1)), move)

    has_corner = any(oracle.track.corner_sector[cell] >= 0 for cell in path)
    assert (refusal is None) == (without is None and has_corner)
    assert without is not None or refusal is None or refusal.rule == "DRV-JACK-1"


@settings(max_examples=amount(75, 300))
@given(attempts())
def test_scrap_closes_just_the_way_that_leads_nowhere(
    attempt: tuple[Oracle, int, tuple[CellId, ...], int, int],
) -> None:
    oracle, count, path, brakes, points = attempt
    game, state = race_of(oracle, count, points)
    move = ChoosePath(path[1:], brakes)
    without = game.refusal(state, move)

    refusal = game.refusal(replace(state, turn=state.turn._replace(is_littering=True)), move)

    assert (refusal is None) == (without is None and len(path) > 1)
    assert without is not None or refusal is None or refusal.rule == "DRV-TEMANA-1"
