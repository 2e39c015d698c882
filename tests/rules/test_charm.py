"""The rival that turns heads: section 17 of the rules, DRV-LITSU-1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

import pytest

from formulad.race.agreed.drivers import Ability
from formulad.race.car import Part, Status
from formulad.race.events import CarFinished, RivalCharmed
from formulad.race.state import Weather
from tests.builders import a_car, a_race, drive, due, ends, lost, play, refused
from tests.city import city, in_the_streets
from tests.presets import STREET

if TYPE_CHECKING:
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from tests.builders import Pools

CITY = city(
    """
    A  . . . . . . . . . . . . . . . . . . . . 1> 1> 1 1 1 . . . . . . . . . .
    B  . . . . . . . . . . . . . . . . . . . . 1  1  1 1 1 . . . . . . . . . .
    """
)
"""The cells of lane B are half a cell ahead of those of lane A."""
WIDE = city("""
    A  . . . . . . . . . . . . 1 1 1 . . .
    B  . . . . . . . . . . . . 1 1 1 . . .
    C  . . . . . . . . . . . . 1 1 1 . . .
""")
BEND = city("""
    A  . . . . . . . . . . . . 1  1 1 . . .
    B  . . . . . . . . . . . . 1  1 1 . . .
    C  . . . . . . . . . . . . 1< 1 1 . . .
""")
COSTS_A_CELL = "DRV-LITSU-1: Passing a rival that turns heads costs a cell."


def behind_her(
    start: str,
    hers: str,
    to_go: int,
    *,
    lap: int = 1,
    weather: Weather = Weather.FINE,
    **pools: Unpack[Pools],
) -> tuple[RaceGame, State]:
    """Return a race in which the first car has cells to go, and Li-Tsu stands somewhere."""
    cars = [a_car(start, lap=lap, **pools), a_car(hers, lap=lap, gear=2, gifts=[Ability.CHARM])]
    return a_race(on=CITY, cars=cars, options=STREET, to_go=to_go, weather=weather)


@pytest.mark.rule("DRV-LITSU-1/i")
@pytest.mark.rule("MOV-2")
def test_a_rival_who_rolled_twelve_and_passes_her_goes_eleven() -> None:
    game, before = behind_her("s1.A1", "s1.B5", 12)

    step = drive(game, before, "s1.A12")

    assert {"s1.A12", "s1.B11"} == ends(game, before)
    assert RivalCharmed(0, by=1) in step.events
    assert {} == lost(step)


@pytest.mark.rule("DRV-LITSU-1/i")
def test_the_way_he_would_have_gone_is_refused() -> None:
    game, before = behind_her("s1.A1", "s1.B5", 12)

    assert COSTS_A_CELL == refused(game, before, "p s1.A2-s1.A13")


@pytest.mark.rule("DRV-LITSU-1/i")
@pytest.mark.rule("BLK-3")
def test_on_a_closed_wet_road_a_way_as_long_as_the_die_is_refused_for_her_sake() -> None:
    cars = [
        a_car("s1.A18"),
        a_car("s1.B18", gear=2, gifts=[Ability.CHARM]),
        a_car("s1.B20", gear=2),
        a_car("c1.A4", gear=2),
        a_car("c1.B4", gear=2),
    ]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=4, weather=Weather.RAIN)

    assert COSTS_A_CELL == refused(game, before, "p s1.A19-s1.A20-c1.A1-c1.A2")
    assert {"c1.B3"} == ends(game, before)


@pytest.mark.rule("DRV-LITSU-1/i")
@pytest.mark.parametrize(
    ("to_go", "end"), [(3, "s1.A4"), (4, "s1.A5"), (5, "s1.A6"), (6, "s1.A6"), (7, "s1.A7")]
)
def test_only_what_is_left_after_passing_her_can_be_lost(to_go: int, end: str) -> None:
    game, before = behind_her("s1.A1", "s1.B5", to_go)

    farthest = max(ends(game, before), key=lambda name: (name.startswith("s1.A"), int(name[4:])))

    assert end == farthest


@pytest.mark.rule("DRV-LITSU-1/ii")
def test_who_passes_her_with_the_last_cell_loses_none() -> None:
    game, before = behind_her("s1.A1", "s1.B5", 5)

    step = drive(game, before, "s1.A6")

    assert not any(isinstance(event, RivalCharmed) for event in step.events)


@pytest.mark.rule("DRV-LITSU-1/i")
@pytest.mark.parametrize("brakes", [1, 2])
def test_braking_comes_on_top_of_it(brakes: int) -> None:
    game, before = behind_her("s1.A1", "s1.B5", 12)

    step = drive(game, before, f"s1.A{12 - brakes}", brakes=brakes)

    assert {Part.BRAKES: brakes} == lost(step)


@pytest.mark.rule("DRV-LITSU-1/i")
def test_a_car_that_brakes_behind_her_has_not_passed_her() -> None:
    game, before = behind_her("s1.A1", "s1.B5", 6)

    step = drive(game, before, "s1.A5", brakes=2)

    assert {Part.BRAKES: 2} == lost(step)
    assert not any(isinstance(event, RivalCharmed) for event in step.events)


@pytest.mark.rule("DRV-LITSU-1/i")
def test_in_a_corner_she_turns_no_heads() -> None:
    game, before = behind_her("s1.A19", "c1.B2", 5)

    assert "c1.A4" in ends(game, before)


@pytest.mark.rule("DRV-LITSU-1/i")
def test_who_passes_her_in_a_corner_keeps_his_eyes_on_the_road() -> None:
    game, before = behind_her("s1.A18", "s1.B20", 5)

    assert "c1.A3" in ends(game, before)


@pytest.mark.rule("DRV-LITSU-1/i")
def test_who_passes_her_on_the_straight_is_late_in_the_corner() -> None:
    game, before = behind_her("s1.A17", "s1.B18", 6)

    assert "c1.A2" in ends(game, before)
    assert "c1.A3" not in ends(game, before)


@pytest.mark.rule("DRV-LITSU-1/i")
def test_who_comes_out_of_the_corner_past_her_while_she_is_in_it_loses_nothing() -> None:
    game, before = behind_her("c1.A4", "c1.B5", 4)

    assert "s2.A3" in ends(game, before)


@pytest.mark.rule("DRV-LITSU-1/i")
def test_where_he_may_pass_her_on_the_straight_or_in_the_corner_the_cheaper_way_is_his() -> None:
    cars = [a_car("s1.B10"), a_car("s1.A12", gear=2, gifts=[Ability.CHARM])]
    game, before = a_race(on=BEND, cars=cars, options=STREET, to_go=5)

    assert "c1.B2" in ends(game, before)
    assert "c1.B2" not in ends(game, before, brakes=1)


@pytest.mark.rule("DRV-LITSU-1/ii")
def test_who_stands_level_with_her_passes_her_with_the_next_cell() -> None:
    cars = [a_car("s1.A5"), a_car("s1.C5", gear=2, gifts=[Ability.CHARM])]
    game, before = a_race(on=WIDE, cars=cars, options=STREET, to_go=4)

    assert "s1.A8" in ends(game, before)
    assert "s1.A9" not in ends(game, before)


@pytest.mark.rule("DRV-LITSU-1/ii")
def test_of_two_ways_to_a_cell_the_one_level_with_her_may_be_the_longer() -> None:
    cars = [a_car("s1.A1"), a_car("s1.A2", gear=2, gifts=[Ability.CHARM])]
    game, before = a_race(on=WIDE, cars=cars, options=STREET, to_go=3)

    assert {"s1.B2", "s1.C3"} == ends(game, before)


@pytest.mark.rule("DRV-LITSU-1/i")
@pytest.mark.parametrize("hers", ["s1.B4", "s1.B1", "s2.B9"])
def test_who_is_ahead_already_does_not_pass_her(hers: str) -> None:
    game, before = behind_her("s1.A5", hers, 4)

    assert "s1.A9" in ends(game, before)


@pytest.mark.rule("DRV-LITSU-1/i")
def test_across_the_line_the_straight_goes_on() -> None:
    game, before = behind_her("s2.A9", "s1.B1", 6)

    assert "s1.A4" in ends(game, before)
    assert COSTS_A_CELL == refused(game, before, "p s2.A10-s1.A5")


@pytest.mark.rule("DRV-LITSU-1/i")
@pytest.mark.rule("FIN-1")
@pytest.mark.parametrize(("to_go", "finishes"), [(4, False), (5, True)])
def test_the_cell_may_be_missing_at_the_finish(to_go: int, *, finishes: bool) -> None:
    game, before = behind_her("s2.A7", "s2.B7", to_go, lap=2)

    step = game.apply(before, game.moves(before)[0])

    assert finishes == any(isinstance(event, CarFinished) for event in step.events)


@pytest.mark.rule("DRV-LITSU-1/i")
def test_to_pass_two_like_her_costs_one_cell() -> None:
    charming = [Ability.CHARM]
    cars = [
        a_car("s1.A1"),
        a_car("s1.B4", gear=2, gifts=charming),
        a_car("s1.B7", gear=2, gifts=charming),
    ]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=12)

    assert "s1.A12" in ends(game, before)


@pytest.mark.rule("DRV-LITSU-1/i")
def test_she_does_not_turn_her_own_head() -> None:
    charming = [Ability.CHARM]
    cars = [a_car("s1.A1", gifts=charming), a_car("s1.B4", gear=2)]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=9)

    assert "s1.A10" in ends(game, before)


@pytest.mark.rule("DRV-LITSU-1/i")
@pytest.mark.rule("STR-1[abilities=off]")
def test_without_gifts_she_is_a_rival_like_others() -> None:
    cars = [a_car("s1.A1"), a_car("s1.B4", gear=2, gifts=[Ability.CHARM])]
    options = in_the_streets(abilities=False)
    game, before = a_race(on=CITY, cars=cars, options=options, to_go=9)

    assert "s1.A10" in ends(game, before)


@pytest.mark.rule("DRV-LITSU-1/i")
@pytest.mark.parametrize("status", [Status.STALLED, Status.SPUN], ids=str)
def test_it_does_not_matter_what_her_car_is_doing(status: Status) -> None:
    cars = [a_car("s1.A1"), a_car("s1.B4", gear=1, status=status, gifts=[Ability.CHARM])]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=9)

    assert "s1.A9" in ends(game, before)


@pytest.mark.rule("DRV-LITSU-1/i")
@pytest.mark.rule("ELM-3")
def test_once_she_is_out_nobody_looks() -> None:
    options = in_the_streets(wreck_stays_one_round=True)
    her = a_car("s1.B4", gear=2, status=Status.OUT, is_wreck=True, gifts=[Ability.CHARM])
    game, before = a_race(on=CITY, cars=[a_car("s1.A1"), her], options=options, to_go=9)

    assert "s1.A10" in ends(game, before)


@pytest.mark.rule("DRV-LITSU-1/i")
def test_it_is_she_who_is_named_not_a_car_that_went_out_there() -> None:
    cars = [
        a_car("s1.A1"),
        a_car("s1.B4", status=Status.OUT),
        a_car("s1.B4", gear=2, gifts=[Ability.CHARM]),
    ]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=9)

    assert RivalCharmed(0, by=2) in drive(game, before, "s1.A9").events


@pytest.mark.rule("DRV-LITSU-1/i")
@pytest.mark.rule("STR-2/ii")
def test_with_nitro_the_cell_is_lost_as_well() -> None:
    game, before = behind_her("s1.A1", "s1.B5", 8)

    injected = play(game, before, "nitro").state

    assert "s1.A12" in ends(game, injected)
    assert "s1.A13" not in ends(game, injected)


@pytest.mark.rule("DRV-LITSU-1/i")
@pytest.mark.rule("STR-2/ii")
def test_all_cells_of_the_die_can_be_braked_away_although_she_takes_one_of_the_nitro() -> None:
    cars = [a_car("s1.A1", gear=6, brakes=7), a_car("s1.B2", gear=2, gifts=[Ability.CHARM])]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=2, face=21)

    injected = play(game, before, "nitro").state

    assert "s1.A6" in ends(game, injected, brakes=2)
    assert set() == ends(game, injected, brakes=3)


@pytest.mark.rule("DRV-LITSU-1/ii")
@pytest.mark.rule("SLP-2")
def test_a_slipstream_past_her_is_two_cells_long() -> None:
    cars = [a_car("s1.A1"), a_car("s1.A5"), a_car("s1.C5", gear=2, gifts=[Ability.CHARM])]
    game, before = a_race(on=WIDE, cars=cars, options=STREET, to_go=3, face=7)
    behind = drive(game, before, "s1.A4").state

    step = play(game, behind, "slip s1.B4-s1.B5")

    assert {"s1.B5"} == ends(game, behind)
    assert RivalCharmed(0, by=2) in step.events


@pytest.mark.rule("DRV-LITSU-1/i")
def test_once_a_turn_is_enough_for_a_head() -> None:
    charming = [Ability.CHARM]
    cars = [
        a_car("s1.A1"),
        a_car("s1.C2", gear=2, gifts=charming),
        a_car("s1.A8", gear=4),
        a_car("s1.C8", gear=2, gifts=charming),
    ]
    game, before = a_race(on=WIDE, cars=cars, options=STREET, to_go=7)
    charmed = drive(game, before, "s1.A7").state

    assert (0, "slipstream") == due(game, charmed)
    assert {"s1.A9", "s1.B9"} <= ends(game, charmed)


@pytest.mark.rule("DRV-LITSU-1/i")
@pytest.mark.rule("TYR-4")
def test_a_slide_follows_on_what_was_left_of_the_roll() -> None:
    game, before = behind_her("s1.A16", "s1.B16", 6, weather=Weather.RAIN)

    assert {"c1.A4"} <= ends(game, before)
    assert "c1.A5" not in ends(game, before)


@pytest.mark.rule("DRV-LITSU-1/i")
@pytest.mark.rule("TYR-4")
def test_who_does_not_reach_the_corner_because_of_her_does_not_slide() -> None:
    game, before = behind_her("s1.A16", "s1.B16", 5, weather=Weather.RAIN)

    assert {"s1.A20", "s1.B19"} == ends(game, before)


@pytest.mark.rule("DRV-LITSU-1/i")
@pytest.mark.rule("BLK-3")
def test_the_cell_she_takes_is_not_paid_for_where_the_road_is_closed() -> None:
    cars = [
        a_car("s1.A1", gear=2),
        a_car("s1.B2", gear=2, gifts=[Ability.CHARM]),
        a_car("s1.A5", gear=1),
        a_car("s1.B5", gear=1),
        a_car("s1.B4", gear=1),
    ]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=6, face=4)

    step = drive(game, before, "s1.A4")

    assert {Part.BRAKES: 2} == lost(step)
