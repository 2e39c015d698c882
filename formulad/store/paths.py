"""Paths: where the game finds what it ships, and keeps what players make."""

from __future__ import annotations

from pathlib import Path

import platformdirs

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import joined, say

APP_NAME = "formulad"
_PACKAGE = Path(__file__).resolve().parent.parent


class DataMissing(ValueError):  # noqa: N818 - reads as the sentence it becomes
    """The files that belong to the game are not where they should be."""


def data_root(override: Path | None = None) -> Path:
    """Return the folder that holds `assets` and `tracks`.

    A folder named by the player comes first, then the one packed into the installed game, then
    the checkout a developer works in.

    Raises:
        DataMissing: if none of them holds the game's files.
    """
    places = (override,) if override else (_PACKAGE / "_data", _PACKAGE.parent)
    for place in places:
        if (place / "assets").is_dir():
            return place
    looked = joined(say(" or "), (str(place) for place in places))
    fault = say(
        "No game files found in {looked}: a folder with `assets` is needed there.", looked=looked
    )
    raise DataMissing(fault)


@frozen
class UserFolders:
    """Where a player's own files go: settings, saved races, drawn circuits, designed cars."""

    root: Path

    @property
    def settings(self) -> Path:
        """The file of settings."""
        return self.root / "settings.yaml"

    @property
    def saves(self) -> Path:
        """The folder of saved races."""
        return self.root / "saves"

    @property
    def tracks(self) -> Path:
        """The folder of the player's own circuits."""
        return self.root / "tracks"

    @property
    def designs(self) -> Path:
        """The folder of the cars the player designed."""
        return self.root / "designs"

    @property
    def drivers(self) -> Path:
        """The folder of the street drivers the player wrote."""
        return self.root / "drivers"

    @property
    def values(self) -> Path:
        """The folder of solved circuits, which can be made anew at any time."""
        return self.root / "values"

    @property
    def shared(self) -> Path:
        """The folder of what the player packed to give away."""
        return self.root / "shared"

    @property
    def presets(self) -> Path:
        """The folder of the rules that the player saved under a name."""
        return self.root / "presets"

    @property
    def seasons(self) -> Path:
        """The folder of the player's seasons."""
        return self.root / "seasons"

    @property
    def profiles(self) -> Path:
        """The folder of the people who play here."""
        return self.root / "profiles"

    @property
    def puzzles(self) -> Path:
        """The folder of puzzles that were given to the player, or kept of own races."""
        return self.root / "puzzles"

    @property
    def statistics(self) -> Path:
        """The file of what records come to; it can be made anew from them at any time."""
        return self.root / "statistics.json"

    @property
    def reports(self) -> Path:
        """The folder of reports that the player took along: pictures and tables."""
        return self.root / "reports"


@frozen
class Home:
    """All files there are: those of the game, and those of the player."""

    data: Path
    """The folder with the game's own `assets` and `tracks`."""
    folders: UserFolders


def home(data: Path | None = None) -> Home:
    """Return where all files are; those of the game may be looked for in another place.

    Raises:
        DataMissing: if they are not there.
    """
    return Home(data_root(data), user_folders())


def user_folders(override: Path | None = None) -> UserFolders:
    """Return where a player's own files go; nothing is made yet."""
    return UserFolders(override or Path(platformdirs.user_data_dir(APP_NAME, appauthor=False)))
