from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from formulad.shelf.statistics.digest import Apart, Digest, SeatDigest
from formulad.shelf.statistics.index import Counted
from formulad.shelf.statistics.stamps import WIDE, stamps_of
from formulad.shelf.statistics.tally import What, course_records, tally_of
from formulad.store.profiles import Profile

ANA = Profile("Ana")
COUNTED = pytest.mark.rule("SHE-2")


def race(*seats: SeatDigest) -> Digest:
    return Digest("race", "{}", seats, margin=3)


@COUNTED
def test_first_of_several_has_won() -> None:
    won = race(SeatDigest("Ana", "", 1), SeatDigest("Pro 2", "pro", 2))

    assert (1, 1) == (tally_of(ANA, [won]).played, tally_of(ANA, [won]).wins)
    assert WIDE in stamps_of(ANA, [won])


@COUNTED
@pytest.mark.parametrize(
    "seats",
    [
        (SeatDigest("Ana", "", 1),),
        (SeatDigest("Ana", "", 1, is_home=False), SeatDigest("Pro 2", "pro", 2, is_home=False)),
    ],
    ids=["alone", "out last"],
)
def test_who_drove_alone_or_did_not_come_home_has_won_nothing(
    seats: tuple[SeatDigest, ...],
) -> None:
    assert (1, 0) == (tally_of(ANA, [race(*seats)]).played, tally_of(ANA, [race(*seats)]).wins)
    assert frozenset() == stamps_of(ANA, [race(*seats)])


# Records


def course(*seats: SeatDigest, margin: int = 0) -> Digest:
    """Return a race on an oval."""
    return Digest("race", "{}", seats, circuit="Oval", fingerprint="o1", laps=2, margin=margin)


def bests(*digests: Digest) -> dict[What, tuple[int, str]]:
    """Return the records of the first course there is, with who holds them."""
    first, *_ = course_records(Counted(Path(f"{at}.race"), each) for at, each in enumerate(digests))
    return {what: (best.value, best.path.stem) for what, best in first.bests if best}


def ana(turns: int, lap: int = 9, lost: int = 4, *, is_home: bool = True) -> SeatDigest:
    """Return how Ana drove."""
    return SeatDigest("Ana", "", 1, turns=turns, fastest_lap=lap, points_lost=lost, is_home=is_home)


PRO = SeatDigest("Pro 2", "pro", 2, turns=1, fastest_lap=1, points_lost=0)


@pytest.mark.rule("SHE-3")
def test_each_record_is_held_by_the_race_that_is_best_in_it() -> None:
    found = bests(
        course(ana(20, 11, 3), PRO, margin=1),
        course(ana(21, 9, 3), PRO, margin=4),
        course(ana(22, 10, 1), PRO, margin=2),
    )

    assert {
        What.TURNS: (20, "0"),
        What.LAP: (9, "1"),
        What.WIN: (4, "1"),
        What.LOST: (1, "2"),
    } == found


@pytest.mark.rule("SHE-3")
def test_the_earlier_of_equal_races_holds_and_a_turn_less_takes_it() -> None:
    equal, better = course(ana(20), PRO), course(ana(19), PRO)

    assert (20, "0") == bests(equal, equal)[What.TURNS]
    assert (19, "1") == bests(equal, better)[What.TURNS]


@pytest.mark.rule("SHE-3")
def test_computers_and_who_went_out_hold_no_record_of_a_race() -> None:
    found = bests(course(ana(20, 11), PRO), course(ana(5, 8, 0, is_home=False), PRO))

    assert (20, "0") == found[What.TURNS]
    assert (4, "0") == found[What.LOST]
    assert (8, "1") == found[What.LAP]


@pytest.mark.rule("SHE-3")
@pytest.mark.parametrize(
    "other", [{"fingerprint": "o2"}, {"laps": 3}, {"rules": '{"debris": true}'}]
)
def test_records_of_other_circuits_laps_or_rules_are_others(other: dict[str, object]) -> None:
    races = (course(ana(20), PRO), structs.replace(course(ana(9), PRO), **other))

    found = course_records(Counted(Path("a.race"), each) for each in races)

    assert 2 == len(found)


@pytest.mark.rule("SHE-3")
@pytest.mark.parametrize("apart", list(Apart))
def test_what_counts_for_no_statistics_sets_no_record(apart: Apart) -> None:
    assert () == course_records(
        [Counted(Path("a.race"), structs.replace(course(ana(5), PRO), apart=apart))]
    )


@pytest.mark.rule("SHE-3")
def test_a_race_of_computers_alone_sets_no_record() -> None:
    assert () == course_records([Counted(Path("a.race"), course(PRO))])
