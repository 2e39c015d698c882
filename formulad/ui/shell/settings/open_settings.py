"""Way to the settings, with the page of controls behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.shell.controls.controls_page import controls_page
from formulad.ui.shell.settings.settings_page import SettingsScene

if TYPE_CHECKING:
    from formulad.store.memory import Memory


def settings_page(memory: Memory) -> SettingsScene:
    """Return the page on which the game is set to a player's taste."""
    return SettingsScene(memory, lambda: controls_page(memory))
