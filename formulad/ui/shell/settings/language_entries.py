"""Language entries: a tile for each language in its own words, so that its speakers find it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.languages import LANGUAGES
from formulad.ui.toolkit.widgets.tile import Tile

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.ui.toolkit.canvas import Rect

TILE = 104.0
"""How tall a tile is."""
_TITLE = 27.0
INVITATIONS = {
    "en": "Play in English",
    "fr": "Jouer en français",
    "ja": "日本語で遊ぶ",
    "de": "Auf Deutsch spielen",
    "it": "Giocare in italiano",
    "es": "Jugar en español",
}
"""Never translated: these are for those who read no other."""


@frozen
class ChooseLanguage:
    """Play in the language of a code."""

    code: str


def language_tiles(places: Iterable[Rect], chosen: str) -> list[Tile]:
    """Return a tile for each language, that of a code filled."""
    return [
        Tile(
            tile_of(code),
            place,
            name,
            INVITATIONS[code],
            primary=code == chosen,
            size=_TITLE,
            command=ChooseLanguage(code),
        )
        for (code, name), place in zip(LANGUAGES.items(), places, strict=True)
    ]


def tile_of(code: str) -> str:
    """Return the id of the tile of a language."""
    return f"language-{code}"
