"""Sections of the file of preferences: what each game of the box remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.box import GAMES, RACE
from formulad.games.last_game import last_game
from formulad.games.race.last_race import LAST_RACE

if TYPE_CHECKING:
    from formulad.store.preferences import AnySection

SECTIONS: tuple[AnySection, ...] = (LAST_RACE, *(last_game(game) for game in GAMES if game != RACE))
