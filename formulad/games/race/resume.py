"""Saved races read and gone on with, on the circuits that somebody finds."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.games.race.race_kind import RaceKind
from formulad.race.agreed.setup import RaceSetup
from formulad.race.rules import RaceGame
from formulad.store import resume as resuming
from formulad.store.resume import DamagedSaveError, LoadedGame, ResumedGame

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from formulad.games.race.race_header import RaceHeader
    from formulad.games.race.race_kind import FindTrack

LoadedRace: TypeAlias = LoadedGame[RaceSetup, RaceGame]
ResumedRace: TypeAlias = ResumedGame[RaceSetup, RaceGame]

__all__ = ["DamagedSaveError", "LoadedRace", "ResumedRace", "begin", "load", "loading", "resume"]


def begin(header: RaceHeader, folder: Path, find_track: FindTrack) -> ResumedRace:
    """Begin a race as a header says, and its record in a folder (`store.resume.begin_as`)."""
    return resuming.begin_as(RaceKind(find_track), header, folder)


def load(path: Path, find_track: FindTrack, lines: int | None = None) -> LoadedRace:
    """Read a record and play it again, as far as it holds (`store.resume.load`)."""
    return resuming.load(RaceKind(find_track), path, lines)


def loading(
    path: Path, find_track: FindTrack, lines: int | None = None
) -> Generator[None, None, LoadedRace]:
    """Read a record as `load` does, stopping after every line (`store.resume.loading`)."""
    return resuming.loading(RaceKind(find_track), path, lines)


def resume(path: Path, find_track: FindTrack, *, drop_damaged: bool = False) -> ResumedRace:
    """Go on with a race where its record ends (`store.resume.resume`)."""
    return resuming.resume(RaceKind(find_track), path, drop_damaged=drop_damaged)
