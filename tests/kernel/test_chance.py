from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from formulad.kernel.chance import SEEDS, ScriptedLuck, SeededLuck, next_seed, sample
from formulad.kernel.game import Chance, IllegalMove, Outcome, Seat

STRIDE = 0x9E3779B97F4A7C15
COIN = ((Outcome(1), Fraction(1, 3)), (Outcome(2), Fraction(2, 3)))
THROW = Chance(Seat(0), "coin", "luck", COIN)


@pytest.mark.parametrize(
    ("number", "word"),
    [
        (0xE220A8397B1DCDAF, 0),
        (0x6E789E6AA1B965F4, STRIDE),
        (0x06C45D188009454F, 2 * STRIDE % SEEDS),
    ],
    ids=["first", "second", "third"],
)
def test_the_generator_is_splitmix64(number: int, word: int) -> None:
    assert number == next_seed(word)


def test_a_draw_moves_the_word_on_by_one_stride() -> None:
    word, _ = sample(0, THROW)

    assert STRIDE == word


def test_a_number_decides_by_its_remainder() -> None:
    outcomes = tuple((Outcome(value), Fraction(1, 10)) for value in range(10))

    _, outcome = sample(0, Chance(Seat(0), "ten", "luck", outcomes))

    assert Outcome(0xE220A8397B1DCDAF % 10) == outcome


def test_unequal_shares_are_drawn_exactly() -> None:
    # The first number leaves 1 when divided by 3, and tickets 1 and 2 belong to the second side.
    assert 1 == next_seed(0) % 3

    _, outcome = sample(0, THROW)

    assert Outcome(2) == outcome


def test_every_share_comes_about_as_often_as_it_should() -> None:
    luck = SeededLuck(7)

    counts = Counter(luck.draw(THROW).value for _ in range(3000))

    assert 950 < counts[1] < 1050


def test_numbers_that_would_favour_a_side_are_drawn_again() -> None:
    # With a die of 3 * 2**62 sides a quarter of all numbers is left over. The first number from
    # this word is one of them, so two strides are taken.
    sides = 3 << 62
    lopsided = ((Outcome(1), Fraction(1, sides)), (Outcome(2), Fraction(sides - 1, sides)))
    assert next_seed(0) >= sides > next_seed(STRIDE)

    word, _ = sample(0, Chance(Seat(0), "lopsided", "luck", lopsided))

    assert 2 * STRIDE % SEEDS == word


def test_shares_that_do_not_sum_to_one_are_noticed() -> None:
    short = Chance(Seat(0), "short", "luck", ((Outcome(1), Fraction(1, 10)),))

    with pytest.raises(ValueError, match="do not sum to 1"):
        sample(0, short)


def test_the_same_seed_gives_the_same_luck() -> None:
    one, other = SeededLuck(5), SeededLuck(5)

    assert [one.draw(THROW) for _ in range(20)] == [other.draw(THROW) for _ in range(20)]


def test_a_skipped_die_uses_up_its_luck() -> None:
    skipped, drawn = SeededLuck(5), SeededLuck(5)

    skipped.skip(THROW)
    drawn.draw(THROW)

    assert drawn.seed == skipped.seed


def test_a_seed_longer_than_the_word_is_cut() -> None:
    assert 3 == SeededLuck(SEEDS + 3).seed


def test_scripted_dice_fall_as_written() -> None:
    luck = ScriptedLuck([2, 1])

    first = luck.peek(THROW)
    luck.skip(THROW)

    assert [Outcome(2), Outcome(1)] == [first, luck.peek(THROW)]


def test_a_script_that_has_ended_says_so() -> None:
    with pytest.raises(IllegalMove, match="the script has no value left for the coin die"):
        ScriptedLuck([]).peek(THROW)


def test_a_script_with_a_face_the_die_does_not_have_says_so() -> None:
    with pytest.raises(IllegalMove, match="the coin die has no face 3"):
        ScriptedLuck([3]).peek(THROW)


def test_looking_at_a_die_twice_shows_the_same_face() -> None:
    luck = SeededLuck(11)

    assert luck.peek(THROW) == luck.peek(THROW) == luck.draw(THROW)
