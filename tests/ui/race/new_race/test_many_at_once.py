"""All free cars are filled with computers at once, or cleared."""

from __future__ import annotations

from formulad.race.agreed.setup import Entrant
from formulad.store.preferences import Advice
from formulad.ui.race.new_race.line_up import LineUp

PEOPLE = LineUp(
    (Entrant("C", 3, "club"), Entrant("Ada", 1), Entrant("D", 5, "pro"), Entrant("Bob", 2)),
    10,
    (None, Advice.ASKED, None, None),
)


def test_people_stand_before_computers_each_with_their_advice() -> None:
    first = PEOPLE.people_first()

    assert ["Ada", "Bob", "C", "D"] == [seat.name for seat in first.seats]
    assert Advice.ASKED == first.advice_of(0)


def test_every_free_car_gets_a_computer() -> None:
    filled = PEOPLE.filled()

    assert 10 == len(filled.seats)
    assert (2, ()) == (filled.people, filled.free_numbers)


def test_a_circuit_for_fewer_cars_is_filled_as_far_as_it_goes() -> None:
    assert 6 == len(LineUp(PEOPLE.seats, 6).filled().seats)


def test_clearing_leaves_people_and_as_many_as_a_race_needs() -> None:
    alone = LineUp((Entrant("C", 3, "club"), Entrant("Ada", 1), Entrant("D", 5, "pro")), 10)

    assert ["Ada", "Bob"] == [seat.name for seat in PEOPLE.cleared().seats]
    assert ["Ada", "C"] == [seat.name for seat in alone.cleared().seats]
