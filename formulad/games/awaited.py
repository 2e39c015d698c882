"""What a game waits for, told on the command line."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Decision, Over

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.kernel.game import Awaiting


def awaited(
    due: Awaiting, names: Sequence[str], *, game: str = "game", throws: str = "draws or rolls {die}"
) -> str:
    """Return what is due, in words.

    Args:
        due: what a game waits for.
        names: those of its players, by seat.
        game: what it is called.
        throws: what is done with a die.
    """
    match due:
        case Decision(seat, question):
            return f"{names[seat]} chooses: {_word(question)}"
        case Chance(seat, die, purpose):
            return f"{names[seat]} {throws.format(die=die)}: {_word(purpose)}"
        case Over():
            return f"nothing: the {game} is over"


def _word(what: object) -> object:
    """Return the word of a question or a purpose; most games have an enumeration of them."""
    return what.value if isinstance(what, Enum) else what
