"""Things that come and go little by little."""

from __future__ import annotations

import pytest

from formulad.ui.toolkit.fades import Fades
from formulad.ui.toolkit.motion import Amount

SECONDS = 0.2


def fades(*things: str, amount: Amount = Amount.FULL) -> Fades[str]:
    made: Fades[str] = Fades(SECONDS, lambda: amount)
    made.show(things)
    return made


def test_what_is_there_from_the_beginning_does_not_come() -> None:
    assert (1.0, False) == (fades("a").share("a"), fades("a").is_moving)


def test_a_thing_comes_and_another_goes() -> None:
    made = fades("a")

    made.show(["b"])
    assert (1.0, 0.0, ("a",)) == (made.share("a"), made.share("b"), made.leaving)
    made.update(SECONDS / 2)
    assert 0 < made.share("a") < 1
    assert made.share("a") == made.share("b")
    made.update(SECONDS / 2)

    assert (0.0, 1.0, (), False) == (
        made.share("a"),
        made.share("b"),
        made.leaving,
        made.is_moving,
    )


def test_a_thing_that_is_called_back_turns_where_it_is() -> None:
    made = fades("a")
    made.show([])
    made.update(SECONDS / 4)
    before = made.share("a")

    made.show(["a"])
    assert before == made.share("a")
    made.update(SECONDS / 4)

    assert (1.0, False) == (made.share("a"), made.is_moving)


def test_at_a_brisk_pace_things_are_there_sooner() -> None:
    made = fades()
    made.show(["a"], pace=0.5)

    made.update(SECONDS / 2)

    assert (1.0, False) == (made.share("a"), made.is_moving)


@pytest.mark.parametrize(
    ("amount", "pace"), [(Amount.FULL, 0.0), (Amount.REDUCED, 1.0), (Amount.NONE, 1.0)]
)
def test_at_once_or_without_motion_nothing_fades(amount: Amount, pace: float) -> None:
    made = fades("a", amount=amount)

    made.show(["b"], pace=pace)

    assert (0.0, 1.0, False) == (made.share("a"), made.share("b"), made.is_moving)


def test_who_hurries_sees_the_end() -> None:
    made = fades("a")
    made.show(["b"])

    made.skip()

    assert (0.0, 1.0, False) == (made.share("a"), made.share("b"), made.is_moving)
