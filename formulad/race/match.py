"""A race as it is being played: the match of all who drive, show or save one."""

from __future__ import annotations

from typing import TypeAlias

from formulad.kernel.match import Match
from formulad.race.events import Event
from formulad.race.moves import Move
from formulad.race.state import State

RaceMatch: TypeAlias = Match[State, Move, Event]
