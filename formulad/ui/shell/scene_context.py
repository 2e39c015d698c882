"""Scene context: the games, files, preferences and services that every scene is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from formulad.kernel.values import Frozen, field
from formulad.ui.shell.aside import nobody
from formulad.ui.shell.scene import Scene
from formulad.ui.shell.sound.sounds import SILENCE

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.kernel.header import SeasonRace
    from formulad.store.memory import Memory
    from formulad.store.paths import UserFolders
    from formulad.ui.shell.aside import Aside
    from formulad.ui.shell.lid import Lid
    from formulad.ui.shell.record_face import RecordFace
    from formulad.ui.shell.sound.sounds import Sounds
    from formulad.ui.toolkit.assets import Assets


class Face(Protocol):
    """One game of the box, as the screen shows it: the scenes by which it is opened."""

    def new_game(self, context: SceneContext, people: int = 0) -> Scene:
        """Return the page on which a game is agreed on, for so many people if that is known."""

    def help_page(self, context: SceneContext, rule: str = "") -> Scene:
        """Return the page that tells how it is played, open at a rule if one is named."""

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
        """Return how its saved games are shown.

        Raises:
            SaveError: if the game cannot be made from the files there are.
        """


MakeFace: TypeAlias = Callable[[], Face]


def _nothing(context: SceneContext) -> Scene:
    del context
    return Scene()


def _nothing_enters(context: SceneContext, race: SeasonRace) -> None:
    del context, race


def _no_season(context: SceneContext, race: SeasonRace) -> Scene:
    del context, race
    return Scene()


class SeasonWays(Frozen):
    """The ways from a game to the season that it is a race of."""

    enter: Callable[[SceneContext, SeasonRace], None] = _nothing_enters
    """Enters what came of it, once it is over."""
    page: Callable[[SceneContext, SeasonRace], Scene] = _no_season
    """Makes the page that shows how the season stands."""


def _no_moment(context: SceneContext, game: str, path: Path, step: int) -> Scene:
    del context, game, path, step
    return Scene()


class GameBox(Frozen):
    """The games as the screen opens them."""

    faces: Mapping[str, MakeFace]
    """Make the face of each game, by its id, when it is first shown."""
    lids: Mapping[str, Lid]
    """What the page of the box shows of each, in its order."""
    menu: Callable[[SceneContext], Scene] = _nothing
    """Makes the first screen, from which all games are reached."""

    seasons: SeasonWays = field(default=SeasonWays())
    """What games do that are races of a season."""
    moment: Callable[[SceneContext, str, Path, int], Scene] = _no_moment
    """Makes the page of what can be done from a step of a record, of a game by its id."""


NO_GAMES = GameBox({}, {})
"""A box with nothing in it."""


class SceneContext(Frozen):
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
    box: GameBox = NO_GAMES
    """The games."""
