"""The presets that come with the game, by name."""

from __future__ import annotations

from formulad.store.paths import data_root
from formulad.store.presets import SHIPPED, Presets

_SHELF = Presets(data_root() / "assets" / "presets", data_root() / "nowhere")
PRESETS = {name: _SHELF.options(name) for name in SHIPPED}
BEGINNER, RULEBOOK, MASTERS = (PRESETS[name] for name in ("beginner", "rulebook", "masters"))
