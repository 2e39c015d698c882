"""Texts of a map in several languages: `title` is English, `title_fr` French ..."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.tiled.sheet.schema import Value


def by_language(properties: Mapping[str, Value], name: str) -> dict[str, str]:
    """Return a text by language code, as far as the author wrote it."""
    texts = {"en": str(properties.get(name, ""))}
    for key, value in properties.items():
        if key.startswith(f"{name}_"):
            texts[key.removeprefix(f"{name}_")] = str(value)
    return {language: text for language, text in texts.items() if text}
