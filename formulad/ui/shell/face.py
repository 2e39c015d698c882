"""Face of a game: the scenes with which the screen opens one game of the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.ui.shell.record_face import RecordFace
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext


class Face(Protocol):
    """One game of the box, as the screen shows it."""

    def menu(self, context: SceneContext) -> Scene:
        """Return the first screen of the game."""

    def begin(self, context: SceneContext, setup: Any, seed: int | None = None) -> Scene:
        """Return the screen of a game that begins at once.

        Args:
            context: what scenes share.
            setup: what was agreed on.
            seed: what its chance follows from; None for something new.

        Raises:
            SaveError: if it cannot be played, or no record can be written.
        """

    def resumed(self, context: SceneContext, path: Path) -> Scene:
        """Return the screen of a saved game that goes on.

        Raises:
            SaveError: if it cannot go on.
        """

    def records(self, context: SceneContext) -> RecordFace:
        """Return how its saved games are shown."""
