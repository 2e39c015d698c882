"""Players of three grades: they see what their seat may know, and answer it alike every time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.fun.easy import Easy
from formulad.ai.fun.hard import Hard
from formulad.ai.fun.normal import Normal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.cards.fun.moves import Move
    from formulad.cards.fun.rules import Fun
    from formulad.cards.fun.state import State
    from formulad.kernel.agent import Agent

PLAYERS: Mapping[str, Agent[Fun, State, Move]] = {
    "easy": Easy(),
    "normal": Normal(),
    "hard": Hard(),
}
"""The computer players by grade, from the easiest."""
