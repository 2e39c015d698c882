"""Scene context: the files, preferences and services that every scene is given."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from formulad.ui.shell.aside import nobody
from formulad.ui.shell.sound.sounds import SILENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from formulad.store.memory import Memory
    from formulad.store.paths import UserFolders
    from formulad.ui.shell.aside import Aside
    from formulad.ui.shell.record_face import RecordFace
    from formulad.ui.shell.sound.sounds import Sounds
    from formulad.ui.toolkit.assets import Assets


@dataclass(frozen=True, slots=True)
class SceneContext:
    """The things scenes share; the composition root makes one."""

    data: Path
    """The folder with the game's own `assets` and `tracks`."""
    folders: UserFolders
    """Where the player's own files go."""
    memory: Memory
    """What the player set, and the game remembers."""
    assets: Assets
    clock: Callable[[], float]
    """The clock of the game, in seconds."""
    sound: Sounds = SILENCE
    """Plays what is heard."""
    aside: Aside = nobody
    """Does what takes seconds while scenes go on."""
    records: Mapping[str, MakeRecordFace] = field(default_factory=dict)
    """Make what lists of saved games show, by the ids of the games."""


MakeRecordFace: TypeAlias = "Callable[[SceneContext], RecordFace]"
