"""Computer driver, as the rest of the game sees it: someone who answers when asked."""

from __future__ import annotations

from typing import TypeAlias

from formulad.kernel.agent import Agent
from formulad.race.moves import Move
from formulad.race.rules import RaceGame
from formulad.race.state import State

Driver: TypeAlias = Agent[RaceGame, State, Move]
"""Whoever makes the decisions of a car; what it is shown is all of the race, for all lies open."""
