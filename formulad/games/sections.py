"""Sections of the file of preferences: what each game of the box remembers."""

from __future__ import annotations

from formulad.games.race.last_race import LAST_RACE

SECTIONS = (LAST_RACE,)
