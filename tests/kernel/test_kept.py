from __future__ import annotations

from formulad.kernel.kept import kept


class Thinker:
    """Who counts how often something was really thought about."""

    def __init__(self, number: int) -> None:
        self.number, self.times = number, 0

    @kept
    def answer(self) -> int:
        """Twice the number."""
        self.times += 1
        return 2 * self.number


def test_a_kept_value_is_worked_out_once() -> None:
    thinker = Thinker(21)

    assert (42, 42) == (thinker.answer, thinker.answer)
    assert thinker.times == 1


def test_each_has_a_value_of_its_own() -> None:
    assert (2, 4) == (Thinker(1).answer, Thinker(2).answer)


def test_on_the_class_it_tells_what_it_is() -> None:
    assert Thinker.answer.__doc__ == "Twice the number."
