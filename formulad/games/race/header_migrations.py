"""Header migrations of races: entries of earlier versions, brought up to date on reading."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.headers import names_its_origin, names_its_season

if TYPE_CHECKING:
    from formulad.games.headers import Entries, Migration


def _names_its_rules(entries: Entries) -> Entries:
    """Version 2 says by which edition of the rules a race was begun."""
    return {**entries, "version": 2, "edition": 1}


MIGRATIONS: tuple[Migration, ...] = (
    _names_its_rules,
    names_its_season,
    names_its_origin,
)
"""The first one leads from version 1 to version 2, the next one to version 3, and so on."""
VERSION = 1 + len(MIGRATIONS)
"""The version that is written."""
