from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.race.agreed.design import STANDARD, Design, design_fault, wear_at_start
from formulad.race.agreed.options import BASIC, COMPLETE, Options, Rules
from formulad.race.agreed.setup import Entrant, line_up_fault
from formulad.race.car import Part

OWN_CARS = Options(rules=Rules.COMPLETE, own_car=True)
SPARSE = Design(5, 3, 3, 3, 3, 2)
"""Nineteen points."""
ALL_TYRES = Design(14, 1, 1, 1, 1, 2)


def refused(design: Design, *, must_spend_all: bool = True) -> str:
    """Return the sentence with which a design is refused; empty if it may race."""
    fault = design_fault(design, must_spend_all=must_spend_all)
    assert fault is None or "CAR-1" == fault.rule
    return str(fault or "")


@pytest.mark.rule("CAR-1")
def test_fourteen_tyres_and_hardly_anything_else_make_a_car() -> None:
    assert 20 == ALL_TYRES.total
    assert "" == refused(ALL_TYRES)


@pytest.mark.rule("CAR-1")
def test_the_standard_car_keeps_the_limits_and_has_the_points_of_the_complete_rules() -> None:
    assert "" == refused(STANDARD)
    assert COMPLETE.wear.points == STANDARD.points


@pytest.mark.rule("CAR-1")
@pytest.mark.parametrize(
    ("design", "sentence"),
    [
        pytest.param(
            Design(15, 1, 1, 1, 1, 1),
            "A car can have 1 to 14 points for its tyres, not 15.",
            id="too many tyres",
        ),
        pytest.param(
            Design(0, 7, 7, 2, 2, 2),
            "A car can have 1 to 14 points for its tyres, not 0.",
            id="no tyres",
        ),
        pytest.param(
            Design(7, 8, 1, 1, 1, 2),
            "A car can have 1 to 7 points for its brakes, not 8.",
            id="too many brakes",
        ),
        pytest.param(
            Design(10, 2, 2, 3, 3, 0),
            "A car can have 1 to 7 points for its handling, not 0.",
            id="no handling",
        ),
    ],
)
def test_a_part_keeps_its_limits(design: Design, sentence: str) -> None:
    assert sentence == refused(design)


@pytest.mark.rule("CAR-1")
@pytest.mark.parametrize("part", list(Part)[1:])
def test_a_part_besides_tyres_has_one_to_seven_points(part: Part) -> None:
    ones = Design(2, 1, 1, 1, 1, 1)

    assert "" == refused(ones.changed(part, 7), must_spend_all=False)
    assert "1 to 7 points" in refused(ones.changed(part, 8), must_spend_all=False)
    assert "" == refused(ones.changed(part, 1), must_spend_all=False)
    assert "1 to 7 points" in refused(ones.changed(part, 0), must_spend_all=False)


@pytest.mark.rule("CAR-1")
def test_tyres_have_one_to_fourteen_points() -> None:
    assert "" == refused(Design(1, 3, 3, 3, 3, 2), must_spend_all=False)
    assert "" == refused(Design(14, 1, 1, 1, 1, 1), must_spend_all=False)


@pytest.mark.rule("CAR-1[must_spend_all=on]")
def test_a_point_that_is_not_given_is_refused() -> None:
    assert "A car must have exactly 20 points in all; this one has 19." == refused(SPARSE)


@pytest.mark.rule("CAR-1[must_spend_all=on]")
def test_a_point_too_many_is_refused() -> None:
    rich = STANDARD.changed(Part.TYRES, 7)

    assert "A car must have exactly 20 points in all; this one has 21." == refused(rich)


@pytest.mark.rule("CAR-1[must_spend_all=off]")
def test_points_may_be_left_where_not_all_have_to_be_given() -> None:
    assert "" == refused(SPARSE, must_spend_all=False)
    assert "" == refused(STANDARD, must_spend_all=False)


@pytest.mark.rule("CAR-1[must_spend_all=off]")
def test_more_than_twenty_points_are_never_to_be_had() -> None:
    rich = STANDARD.changed(Part.ENGINE, 4)
    sentence = "A car must have at most 20 points in all; this one has 21."

    assert sentence == refused(rich, must_spend_all=False)


@pytest.mark.rule("CAR-1[own_car=on]")
def test_a_driver_begins_with_the_points_of_his_design() -> None:
    assert (14, 1, 1, 1, 1, 2) == wear_at_start(ALL_TYRES, OWN_CARS).points


@pytest.mark.rule("CAR-1[own_car=on]")
def test_a_driver_without_a_design_begins_with_the_standard_car() -> None:
    assert COMPLETE.wear == wear_at_start(None, OWN_CARS)


@pytest.mark.rule("CAR-1[own_car=off]")
def test_a_design_means_nothing_where_all_drive_the_same_car() -> None:
    assert COMPLETE.wear == wear_at_start(ALL_TYRES, replace(OWN_CARS, own_car=False))


@pytest.mark.rule("CAR-1[own_car=off]")
def test_a_design_means_nothing_by_the_basic_rules_with_their_single_pool() -> None:
    assert BASIC.wear == wear_at_start(ALL_TYRES, replace(OWN_CARS, rules=Rules.BASIC))


@pytest.mark.rule("CAR-1[own_car=on]")
def test_a_line_up_with_a_car_that_breaks_the_limits_cannot_race() -> None:
    seats = (Entrant("Ana", 1, design=ALL_TYRES), Entrant("Bob", 2, design=SPARSE))

    fault = line_up_fault(seats, 10, OWN_CARS)

    assert (
        "The car of Bob cannot race. A car must have exactly 20 points in all; this one has 19."
    ) == fault
    assert line_up_fault(seats, 10, replace(OWN_CARS, must_spend_all=False)) is None


@pytest.mark.rule("CAR-1[own_car=off]")
def test_nobody_looks_at_designs_where_all_drive_the_same_car() -> None:
    seats = (Entrant("Ana", 1, design=SPARSE), Entrant("Bob", 2))

    assert line_up_fault(seats, 10, replace(OWN_CARS, own_car=False)) is None
