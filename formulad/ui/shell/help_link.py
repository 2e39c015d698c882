"""Help link: how scenes open the help, at one of its rules if need be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.ui.shell.scene import Scene


@frozen
class OpenRule:
    """Open the rule book at a rule."""

    rule: str


class HelpPage(Protocol):
    """Makes the page that tells how the game is played."""

    def __call__(self, rule: str = "") -> Scene:
        """Return it from its beginning, or the rule book open at a rule such as `SLP-5`."""
