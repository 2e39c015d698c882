"""Terms of a usual game: how many can play it, and what they may agree on before it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.values import Frozen, field

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from formulad.kernel.agent import SeatedPlayer
    from formulad.kernel.sentence import Sentence

OptionValue: TypeAlias = bool | int | str
ANY_NUMBER = range(1, 100)
"""Of players."""


class UsualSetup(Frozen):
    """Who plays, and by which options; one that is not named is as usual."""

    players: tuple[SeatedPlayer, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)


class Choice(Frozen):
    """A value of an option, as it is offered."""

    value: OptionValue
    title: Sentence
    meaning: Sentence
    """What it does."""


class ChoiceTerm(Frozen):
    """An option with a few values, the usual one first."""

    id: str
    title: Sentence
    choices: tuple[Choice, ...]
    players: range = ANY_NUMBER
    """With how many players it changes anything."""

    @property
    def usual(self) -> OptionValue:
        """The value if nothing is agreed on."""
        return self.choices[0].value


class NumberTerm(Frozen):
    """An option that is a number, such as that of the races."""

    id: str
    title: Sentence
    meaning: Sentence
    usual: int
    lowest: int
    highest: int
    players: range = ANY_NUMBER
    """With how many players it changes anything."""


Term: TypeAlias = ChoiceTerm | NumberTerm


class SeatTerm(Frozen):
    """An option by which each player picks something, such as a team: no two the same."""

    id: str
    meaning: Sentence
    """How it is picked."""
    count: int
    """How many there are to pick from; by usual the first sit at the first of them."""
    read: Callable[[OptionValue], tuple[int, ...]]
    """Returns what each seat has picked by a value of the option; as many as it tells of."""
    write: Callable[[tuple[int, ...], Mapping[str, OptionValue]], OptionValue]
    """Returns the value of the option for what each seat has picked, beside the other options."""


class Terms(Frozen):
    """What can be agreed on."""

    fewest: int = 2
    """Players, people and computers."""
    most: int = 6
    options: tuple[Term, ...] = ()
    """In the order in which they are asked for."""
    picked: SeatTerm | None = None
