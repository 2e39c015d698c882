"""What scenes know of the help: that it can be had, and opened at a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from formulad.ui.shell.scene import Scene


class HelpPage(Protocol):
    """Makes the page that tells how the game is played."""

    def __call__(self, rule: str = "") -> Scene:
        """Return it from its beginning, or the rule book open at a rule such as `SLP-5`."""
