from __future__ import annotations

import subprocess
import sys
from collections import Counter
from enum import Enum
from fractions import Fraction
from pathlib import Path

from formulad.kernel.game import Chance, Outcome, Seat
from formulad.kernel.keyed_luck import KeyedLuck

ROOT = Path(__file__).parents[2]
FACES = tuple((Outcome(face), Fraction(1, 20)) for face in range(1, 21))


class Purpose(Enum):
    """What a die may be thrown for."""

    MOVE = "move"
    TEST = "test"


def throw(seat: int, purpose: object = Purpose.MOVE) -> Chance[object]:
    """Return a die that is due."""
    return Chance(Seat(seat), "black", purpose, FACES)


def fallen(luck: KeyedLuck, *throws: Chance[object]) -> list[int]:
    """Throw dice and return what they show."""
    shown = []
    for each in throws:
        shown.append(luck.peek(each).value)
        luck.skip(each)
    return shown


def test_a_seat_throws_the_same_whatever_the_others_throw() -> None:
    alone = fallen(KeyedLuck(3), *[throw(0)] * 5)

    crowded = fallen(KeyedLuck(3), *[throw(seat) for _ in range(5) for seat in (1, 0, 2)])

    assert alone == crowded[1::3]


def test_a_die_for_one_purpose_changes_none_for_another() -> None:
    plain = fallen(KeyedLuck(3), *[throw(0)] * 5)

    tested = fallen(KeyedLuck(3), *[throw(0, p) for _ in range(5) for p in Purpose])

    assert plain == tested[::2]


def test_seats_purposes_and_seeds_have_dice_of_their_own() -> None:
    rows = {
        tuple(fallen(KeyedLuck(seed), *[throw(seat, purpose)] * 8))
        for seed in (1, 2)
        for seat in (0, 1)
        for purpose in Purpose
    }

    assert 8 == len(rows)


def test_looking_at_a_die_twice_shows_the_same_face() -> None:
    luck = KeyedLuck(11)

    assert luck.peek(throw(4)) == luck.peek(throw(4))


def test_every_face_falls_about_as_often_as_it_should() -> None:
    counts = Counter(fallen(KeyedLuck(5), *[throw(0)] * 8000))

    assert 20 == len(counts)
    assert all(330 < number < 470 for number in counts.values())


def test_the_dice_are_the_same_in_every_process() -> None:
    program = (
        "from tests.kernel.test_keyed_luck import *; print(fallen(KeyedLuck(1), *[throw(2)] * 6))"
    )

    told = subprocess.check_output([sys.executable, "-c", program], cwd=ROOT, text=True)

    assert f"{fallen(KeyedLuck(1), *[throw(2)] * 6)}\n" == told
