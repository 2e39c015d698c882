from __future__ import annotations

import pytest

from formulad.ai.grades import EASIEST, USUAL
from formulad.games.race.last_race import LastRace
from formulad.race.agreed.design import STANDARD, Design
from formulad.race.agreed.drivers import Ability, StreetDriver
from formulad.race.agreed.setup import FIRST_CARS, Entrant, line_up_fault
from formulad.store.preferences import Advice
from formulad.ui.race.new_race.line_up import (
    NAMES,
    LineUp,
    first_line_up,
    last_line_up,
    line_up_after,
    who_drives,
)

MINE = Design(14, 1, 1, 1, 1, 2)


def a_full_line_up() -> LineUp:
    line_up = first_line_up(10)
    while len(line_up.seats) < line_up.most:
        line_up = line_up.added(line_up.free_numbers[0])
    return line_up


def test_the_first_line_up_can_race_at_once() -> None:
    line_up = first_line_up(10)

    assert line_up_fault(line_up.seats, 10) is None
    assert (4, 2) == (len(line_up.seats), line_up.people)


def test_a_small_circuit_is_not_overfilled() -> None:
    assert 2 == len(first_line_up(2).seats) == first_line_up(2).most


def test_ten_drivers_drive_ten_cars_and_no_more() -> None:
    full = a_full_line_up()

    assert sorted(FIRST_CARS) == sorted(entrant.number for entrant in full.seats)
    assert () == full.free_numbers
    assert line_up_fault(full.seats, 10) is None


def test_two_drivers_are_the_fewest() -> None:
    pair = first_line_up(10).removed(3).removed(2)

    assert not pair.may_remove
    assert 2 == len(pair.seats)


def test_a_driver_keeps_the_car_he_designed_when_he_takes_another_number() -> None:
    line_up = first_line_up(10).designed(0, MINE).with_next_car(0)

    assert MINE == line_up.seats[0].design


def test_a_driver_who_chose_the_standard_car_has_no_design() -> None:
    line_up = first_line_up(10).designed(0, MINE).designed(0, STANDARD)

    assert line_up.seats[0].design is None


def test_the_next_car_is_one_that_nobody_drives() -> None:
    line_up = first_line_up(10)

    moved = line_up.with_next_car(0)

    assert 2 == moved.seats[0].number
    assert NAMES[1] == moved.seats[0].name


def test_a_name_that_was_typed_goes_with_its_driver_to_another_car() -> None:
    line_up = first_line_up(10).named(0, "Zoé")

    assert "Zoé" == line_up.with_next_car(0).seats[0].name


def test_cars_come_round_again() -> None:
    line_up = LineUp((Entrant("Joe", 10), Entrant("Ana", 1)), 10)

    assert 2 == line_up.with_next_car(0).seats[0].number


def test_nobody_changes_cars_when_all_are_taken() -> None:
    full = a_full_line_up()

    assert full == full.with_next_car(4)


def test_a_seat_changes_between_person_and_computer() -> None:
    line_up = first_line_up(10).driven_by(0, EASIEST)

    assert not line_up.seats[0].is_human
    assert line_up.driven_by(0, "").seats[0].is_human


PAIR = (Entrant("Zoé", 10), Entrant("Cy", 2, "rookie"))


def test_the_line_up_of_the_last_race_is_offered_again() -> None:
    assert LineUp(PAIR, 10) == last_line_up(PAIR, 10)


@pytest.mark.parametrize(
    "seats",
    [
        pytest.param((), id="no race yet"),
        pytest.param(PAIR[:1], id="one car alone"),
        pytest.param((PAIR[0], Entrant("Cy", 10)), id="two of a number"),
        pytest.param((PAIR[0], Entrant("Cy", 2, "legend")), id="a grade of a newer game"),
    ],
)
def test_a_line_up_that_cannot_race_gives_way_to_a_first_one(seats: tuple[Entrant, ...]) -> None:
    assert first_line_up(10, USUAL if seats else EASIEST) == last_line_up(seats, 10)


def test_who_has_driven_the_first_race_alone_is_offered_no_other_people() -> None:
    line_up = line_up_after(LastRace(has_finished=True), 10)

    assert (1, 4, USUAL) == (line_up.people, len(line_up.seats), line_up.grade)
    assert first_line_up(10) == line_up_after(LastRace(), 10)
    assert LineUp(PAIR, 10) == line_up_after(LastRace(line_up=PAIR, has_finished=True), 10)


def test_a_line_up_for_which_there_is_no_room_is_kept_and_takes_nobody_more() -> None:
    trio = (*PAIR, Entrant("Gus", 7))

    assert LineUp(trio, 2).people_first() == last_line_up(trio, 2)


def grades(line_up: LineUp) -> list[str]:
    return [entrant.grade for entrant in line_up.seats]


def test_the_very_first_race_is_against_learners_and_any_later_one_against_the_club() -> None:
    assert ["", "", "learner", "learner"] == grades(last_line_up((), 10))
    assert ["", "", "club", "club"] == grades(last_line_up((Entrant("Ada", 1),), 10))


def test_a_newcomer_drives_as_well_as_the_other_computers_do() -> None:
    line_up = first_line_up(10, "pro")

    assert "pro" == grades(line_up.added(7))[-1]
    assert USUAL == grades(line_up.driven_by(2, "rookie").added(7))[-1]


def test_all_computers_get_one_grade_at_once_and_people_none() -> None:
    line_up = first_line_up(10).driven_by(3, "pro")

    assert "" == line_up.grade
    assert ["", "", "club", "club"] == grades(line_up.graded("club"))
    assert "club" == line_up.graded("club").grade


def test_what_was_agreed_with_the_engineer_stays_with_the_person_who_stays() -> None:
    line_up = first_line_up(10).advised(1, Advice.NEVER)

    assert Advice.NEVER is line_up.removed(0).advice_of(0)
    assert {"Chiyo": Advice.NEVER} == line_up.advice_by_name
    assert {} == line_up.removed(1).advice_by_name


def test_the_engineer_knows_people_by_their_names_in_the_next_race() -> None:
    seats = first_line_up(10).seats

    line_up = last_line_up(seats, 10, {"Chiyo": Advice.ASKED, "Zoë": Advice.NEVER})

    assert [None, Advice.ASKED, None, None] == [line_up.advice_of(seat) for seat in range(4)]


JACK = StreetDriver("jack", (9, 2, 2, 2, 3, 2), (Ability.DRIFT,))


def test_a_seat_chooses_its_street_driver_and_may_leave_it_to_the_game_again() -> None:
    chosen = first_line_up(10).cast(1, JACK)

    assert [None, JACK, None, None] == [entrant.driver for entrant in chosen.seats]
    assert first_line_up(10) == chosen.cast(1, None)


def test_street_drivers_of_the_last_race_come_as_they_are_now_or_not_at_all() -> None:
    now = StreetDriver("jack", (8, 3, 2, 2, 3, 2), (Ability.DRIFT,))
    line_up = first_line_up(10).cast(0, JACK).cast(2, StreetDriver("gone", JACK.points, ()))

    known = line_up.known([now])

    assert [now, None, None, None] == [entrant.driver for entrant in known.seats]


@pytest.mark.parametrize(
    ("people", "words"),
    [
        (0, "4 drivers, all of them computers: you will watch"),
        (1, "4 drivers: 1 person, 3 computers"),
        (4, "4 people"),
    ],
)
def test_only_those_are_counted_who_are_there(people: int, words: str) -> None:
    seats = tuple(Entrant(f"D{i}", i + 1, "" if i < people else EASIEST) for i in range(4))

    assert words == who_drives(LineUp(seats, 10))
