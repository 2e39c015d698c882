"""Received thing: something from somebody else, and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.store.container import Kind
    from formulad.ui.shell.scene import Scene


@frozen
class Received:
    """Something that came from somebody else."""

    kind: Kind
    title: str
    lines: Callable[[], tuple[str, ...]]
    """Tells what there is to say of it, in the language of the player as it is now."""
    keep: Callable[[], Path]
    """Keeps it; a ValueError says why that cannot be."""
    look: Callable[[], Scene] | None = None
    """Makes the page on which it is seen, if there is one."""
