from __future__ import annotations

import pytest

from formulad.shelf.statistics.digest import Digest, SeatDigest
from formulad.shelf.statistics.stamps import WIDE, stamps_of
from formulad.shelf.statistics.tally import tally_of
from formulad.store.profiles import Profile

ANA = Profile("Ana")
pytestmark = pytest.mark.rule("SHE-2")


def race(*seats: SeatDigest) -> Digest:
    return Digest("race", "{}", seats, margin=3)


def test_first_of_several_has_won() -> None:
    won = race(SeatDigest("Ana", "", 1), SeatDigest("Pro 2", "pro", 2))

    assert (1, 1) == (tally_of(ANA, [won]).played, tally_of(ANA, [won]).wins)
    assert WIDE in stamps_of(ANA, [won])


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
