"""Unusable file: something a player keeps that the game cannot read, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from pathlib import Path


@frozen
class UnusableFile:
    """A profile, a design or a driver that cannot be used; its file is left as it is."""

    path: Path
    fault: str
    """A sentence that names the file, the line and what is wrong there."""

    @property
    def name(self) -> str:
        """What it is called in a list: its file says nothing that could be trusted."""
        return self.path.stem
