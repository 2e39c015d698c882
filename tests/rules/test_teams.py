"""Teams: section 16 of the rules, TEAM."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.race.agreed.teams import team_standings
from formulad.race.car import Status, Wear
from formulad.race.phase import Entry
from formulad.race.rules import RaceGame
from tests.builders import a_car, a_race, a_start, drive, play, refused
from tests.drawn import track
from tests.presets import RULEBOOK

PITS = track("""
    A    . . . . . . . . 1 1 1 . . . . . . . .
    B    . . . . . . . . 1 1 1 . . . . . . . .
    pit  s2.B2 . . 1 2 . . . s1.B2
""")
ALONE = replace(RULEBOOK, technical_stops=True)
TEAMS = replace(ALONE, team_race=True)
NEW = Wear((6, 3, 3, 3, 3, 2))
A_CAR_ALONE = "A team race takes two cars of each team; a car of this line-up is alone."


def a_line_up(*numbers: int) -> tuple[Entry, ...]:
    """Return cars with these numbers."""
    return tuple(Entry(number, NEW) for number in numbers)


@pytest.mark.rule("TEAM-1")
@pytest.mark.rule("TEAM-1[team_race=on]")
@pytest.mark.parametrize("numbers", [(1, 2), (1, 2, 3, 4), (3, 4, 9, 10), (1, 3, 2, 4)], ids=str)
def test_an_even_number_of_drivers_may_race_in_teams_of_two(numbers: tuple[int, ...]) -> None:
    game = RaceGame(PITS, a_line_up(*numbers), TEAMS)

    assert len(numbers) == len(game.initial().cars)


@pytest.mark.rule("TEAM-1")
@pytest.mark.rule("TEAM-1[team_race=on]")
@pytest.mark.parametrize("numbers", [(1,), (1, 2, 3), (1, 3), (2, 3)], ids=str)
def test_nobody_races_without_a_team_mate(numbers: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=A_CAR_ALONE):
        RaceGame(PITS, a_line_up(*numbers), TEAMS)


@pytest.mark.rule("TEAM-1[team_race=off]")
@pytest.mark.parametrize("numbers", [(1,), (1, 2, 3), (1, 3)], ids=str)
def test_without_teams_any_number_may_race(numbers: tuple[int, ...]) -> None:
    game = RaceGame(PITS, a_line_up(*numbers), ALONE)

    assert (2,) * len(numbers) == game.initial().spare


@pytest.mark.rule("TEAM-1")
@pytest.mark.parametrize(
    ("numbers", "spare"),
    [((1, 2, 3, 4), (4, 0, 4, 0)), ((1, 3, 4, 2), (4, 4, 0, 0))],
    ids=["in order", "mixed"],
)
def test_a_team_has_four_spare_points(numbers: tuple[int, ...], spare: tuple[int, ...]) -> None:
    game = RaceGame(PITS, a_line_up(*numbers), TEAMS)

    assert spare == game.initial().spare


@pytest.mark.rule("TEAM-1")
@pytest.mark.parametrize("seat", [0, 1], ids=["the first car", "its team-mate"])
def test_either_car_may_use_them_all(seat: int) -> None:
    worn = a_car("pit.2", status=Status.IN_PIT, brakes=0, gearbox=2)
    others = [a_car("s1.A5", lap=2), a_car("s1.A6", lap=2), a_car("s1.A7", lap=2)]
    cars = [*others[:seat], worn, *others[seat:]]
    game, before = a_race(on=PITS, cars=cars, options=TEAMS)
    before = replace(before, at=before.order.index(seat))

    step = play(game, before, "g4", "r7", "p box.3", "pit technical brakes3 gearbox1")

    assert (6, 3, 3, 3, 3, 2) == step.state.cars[seat].wear.points
    assert (0, 0, 4, 0) == step.state.spare


@pytest.mark.rule("TEAM-1")
def test_what_one_car_used_is_missing_to_the_other() -> None:
    cars = [a_car("pit.2", status=Status.IN_PIT, brakes=0), a_car("s1.A5", lap=2)]
    game, before = a_race(on=PITS, cars=cars, to_go=1, spare=(1, 0), options=TEAMS)
    in_box = drive(game, before, "box.3").state

    after = play(game, in_box, "pit technical brakes1").state

    sentence = "TPT-1: The crew has parts for 1 more point, not for 2."
    assert sentence == refused(game, in_box, "pit technical brakes2")
    assert (0, 0) == after.spare


@pytest.mark.rule("TEAM-1[team_race=off]")
def test_without_teams_everybody_uses_his_own() -> None:
    cars = [a_car("pit.2", status=Status.IN_PIT, brakes=0), a_car("s1.A5", lap=2)]
    game, before = a_race(on=PITS, cars=cars, to_go=1, options=ALONE)

    after = play(game, before, "p box.3", "pit technical brakes2").state

    assert (0, 2) == after.spare


@pytest.mark.rule("TEAM-2/i")
def test_the_first_eight_earn_points_and_the_others_nothing() -> None:
    game, _ = a_start(on=PITS, seats=10, options=TEAMS)

    standings = team_standings(game.setting, classification=range(10), placed=10)

    assert [(1, 18), (2, 11), (3, 7), (4, 3), (5, 0)] == standings


@pytest.mark.rule("TEAM-2/i")
@pytest.mark.parametrize(
    ("finishers", "points"),
    [(4, [(1, 18), (2, 11)]), (3, [(1, 18), (2, 6)]), (0, [(1, 0), (2, 0)])],
    ids=["all home", "the last one out", "all out"],
)
def test_cars_that_went_out_earn_nothing(finishers: int, points: list[tuple[int, int]]) -> None:
    game, _ = a_start(on=PITS, seats=4, options=TEAMS)

    assert points == team_standings(game.setting, [0, 1, 2, 3], finishers)


@pytest.mark.rule("TEAM-2/ii")
def test_a_second_and_a_sixth_place_beat_a_first_and_a_ninth() -> None:
    game, _ = a_start(on=PITS, seats=10, options=TEAMS)
    places = [0, 2, 4, 6, 8, 3, 5, 7, 1, 9]

    standings = team_standings(game.setting, places, placed=10)

    assert {(1, 10), (2, 11)} <= set(standings)
    assert standings.index((2, 11)) < standings.index((1, 10))


@pytest.mark.rule("TEAM-2/ii")
@pytest.mark.parametrize(
    ("places", "winner"),
    [([0, 2, 3, 4, 5, 1], (2, 14)), ([2, 0, 1, 4, 5, 3], (1, 14))],
    ids=["the winner's team loses", "by a point"],
)
def test_the_team_with_more_points_wins(places: list[int], winner: tuple[int, int]) -> None:
    game, _ = a_start(on=PITS, seats=6, options=TEAMS)

    assert winner == team_standings(game.setting, places, placed=6)[0]


@pytest.mark.rule("TEAM-2/ii")
@pytest.mark.parametrize(
    ("places", "winners"),
    [([0, 2, 3, 4, 1, 5], [(1, 14), (2, 14)]), ([2, 0, 1, 4, 3, 5], [(2, 14), (1, 14)])],
    ids=["first team", "second team"],
)
def test_of_equals_the_team_with_the_best_placed_car_wins(
    places: list[int], winners: list[tuple[int, int]]
) -> None:
    game, _ = a_start(on=PITS, seats=6, options=TEAMS)

    assert winners == team_standings(game.setting, places, placed=6)[:2]


@pytest.mark.rule("TEAM-2/i")
@pytest.mark.rule("FIN-3[end_after_winner=on]")
def test_cars_still_on_the_road_when_the_winner_ends_the_race_earn_what_their_place_is_worth() -> (
    None
):
    options = replace(TEAMS, end_after_winner=True)
    cars = [a_car("s2.A8", gear=3, lap=2), *(a_car(f"s1.A{n}", lap=2) for n in (2, 4))]
    out = a_car("s1.B6", lap=2, status=Status.OUT)
    game, before = a_race(on=PITS, cars=[*cars, out], options=options, to_go=1)

    after = drive(game, before, "s1.A1").state

    assert [(1, 16), (2, 8)] == team_standings(game.setting, game.classification(after), 3)
