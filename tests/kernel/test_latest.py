from __future__ import annotations

from formulad.kernel.latest import latest


class Asked:
    """A question that counts how often it was really thought about."""

    def __init__(self) -> None:
        self.times = 0
        self.answer = latest(self._think)

    def _think(self, one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
        self.times += 1
        return (*one, *other)


HERE, THERE = (1, 2), (3, 4)


def test_of_the_same_values_it_is_thought_about_once() -> None:
    asked = Asked()

    assert asked.answer(HERE, THERE) is asked.answer(HERE, THERE)
    assert asked.times == 1


def test_another_value_is_thought_about_anew() -> None:
    asked = Asked()
    asked.answer(HERE, THERE)

    assert (3, 4, 3, 4) == asked.answer(THERE, THERE)
    assert (1, 2, 1, 2) == asked.answer(HERE, HERE)


def test_only_the_last_answer_is_remembered() -> None:
    asked = Asked()
    for one in (HERE, THERE, HERE):
        asked.answer(one, THERE)

    assert asked.times == 3


def test_an_equal_value_is_not_the_same() -> None:
    asked, alike = Asked(), (*HERE[:1], 2)
    asked.answer(HERE, THERE)

    assert asked.answer(alike, THERE) == asked.answer(HERE, THERE)
    assert asked.times == 3
