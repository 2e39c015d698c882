"""Term of a season: something that is agreed on before its first race."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen
from formulad.season.season import Season

if TYPE_CHECKING:
    from formulad.kernel.terms import OptionValue, Term

Ask: TypeAlias = Callable[[Season], "OptionValue"]
Agree: TypeAlias = Callable[[Season, "OptionValue"], Season]


@frozen
class SeasonTerm:
    """Something that is agreed on, with where it stands in a season."""

    term: Term
    value: Ask
    """Returns what is agreed on now."""
    agree: Agree
    """Returns a season in which something else is agreed on."""
