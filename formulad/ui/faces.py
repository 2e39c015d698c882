"""Faces of the games of the box, each by the id of its game, imported when it is first shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.box import RACE

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.shell.face import Face
    from formulad.ui.shell.scene_context import MakeRecordFace


def _race() -> Face:
    from formulad.ui.race import race_face

    return race_face


FACES: dict[str, Callable[[], Face]] = {RACE: _race}
"""How each game is shown; the first one has the menu."""


def record_faces() -> dict[str, MakeRecordFace]:
    """Return what makes the record face of each game."""
    return {game: _records_of(face) for game, face in FACES.items()}


def _records_of(face: Callable[[], Face]) -> MakeRecordFace:
    return lambda context: face().records(context)
