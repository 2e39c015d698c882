"""Race face: how the screen opens Formula D."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.composition_root import CompositionRoot

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.kernel.header import SeasonRace
    from formulad.race.agreed.setup import RaceSetup
    from formulad.ui.race.saved.race_record_face import RaceRecordFace
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext


def menu(context: SceneContext) -> Scene:
    """Return the first screen of the game: the menu, once a language has been chosen."""
    root = CompositionRoot(context)
    return root.title() if context.memory.preferences.language else root.language()


def begin(context: SceneContext, setup: RaceSetup, seed: int | None = None) -> Scene:
    """Return the screen of a race that begins at once.

    Raises:
        TrackError: if its circuit cannot be used.
        SaveError: if no record can be written.
    """
    root = CompositionRoot(context)
    return root.race(root.services.begin(setup, seed))


def resumed(context: SceneContext, path: Path) -> Scene:
    """Return the screen of a saved race that goes on.

    Raises:
        SaveError: if it cannot go on.
        TrackError: if its circuit cannot be used.
    """
    root = CompositionRoot(context)
    return root.race(root.services.resume(path))


def watch(context: SceneContext, path: Path) -> Scene:
    """Return the page of a map that is drawn meanwhile."""
    return CompositionRoot(context).watch(path)


def records(context: SceneContext) -> RaceRecordFace:
    """Return how saved races are shown."""
    return CompositionRoot(context).records()


def new_game(context: SceneContext, people: int = 0) -> Scene:
    """Return the page of a new race; who drives is agreed on there."""
    del people
    return CompositionRoot(context).new_race()


def enter_result(context: SceneContext, race: SeasonRace) -> None:
    """Enter what came of a race of a season, whatever game it was played with."""
    CompositionRoot(context).seasons.enter_result(race)


def season(context: SceneContext, race: SeasonRace) -> Scene:
    """Return the page of the season that a race belongs to."""
    return CompositionRoot(context).seasons.page_of(race)


def moment(context: SceneContext, game: str, path: Path, step: int) -> Scene:
    """Return the page of what can be done from a step of a record, of any game."""
    return CompositionRoot(context).shelf.moment(game, path, step)


def help_page(context: SceneContext, rule: str = "") -> Scene:
    """Return the page that tells how a race is driven, open at a rule if one is named."""
    return CompositionRoot(context).help_page(rule)
