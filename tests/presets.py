"""The presets that come with the game, by name."""

from __future__ import annotations

from formulad.games.race.presets import SHIPPED, read_preset
from formulad.store.paths import data_root

_FOLDER = data_root() / "assets" / "presets"
PRESETS = {name: read_preset(_FOLDER / f"{name}.yaml") for name in SHIPPED}
BEGINNER, RULEBOOK, MASTERS, STREET = (
    PRESETS[name] for name in ("beginner", "rulebook", "masters", "street")
)
