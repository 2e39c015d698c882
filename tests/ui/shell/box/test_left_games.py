"""What was left of each game is found, the newest of a kind, and read little by little."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.composition_root import CompositionRoot
from formulad.ui.shell.box.left_games import LeftGames
from formulad.ui.shell.saved.game_shelf import GameShelf
from formulad.ui.shell.scene import Scene
from tests.toy.nerve import DARE, FOLD, KIND
from tests.toy.nerve_screen import FACE
from tests.toy.two import WHOLE, played
from tests.ui.race.races import at_gear, drive_to, line_up

if TYPE_CHECKING:
    from formulad.store.paths import UserFolders
    from formulad.ui.shell.scene_context import SceneContext
    from tests.ui.conftest import Enter


def left_of(context: SceneContext) -> LeftGames:
    own = CompositionRoot(context).records()
    shelf = GameShelf(context.folders.saves, own, {KIND.id: lambda: FACE.records(context)})
    left = LeftGames(shelf)
    left.look()
    return left


def look(enter: Enter) -> LeftGames:
    """Return what a player has left."""
    found: list[LeftGames] = []

    def page(context: SceneContext) -> Scene:
        found.append(left_of(context))
        return Scene()

    enter(page)
    return found[0]


def test_one_game_of_each_kind_is_found_the_newest(enter: Enter, player: UserFolders) -> None:
    race = drive_to(at_gear, player, line_up("hh"))
    played(player.saves, DARE)
    newer = played(player.saves, DARE, FOLD, DARE)

    left = look(enter)

    assert {"race": race, "nerve": newer} == {
        game: saved.path for game, saved in left.games.items()
    }


def test_its_ribbon_says_how_far_it_has_come_once_it_was_read(
    enter: Enter, player: UserFolders
) -> None:
    played(player.saves, DARE, FOLD, DARE)
    left = look(enter)

    assert "Continue" == left.told("nerve")
    while left.is_reading:
        left.step()

    assert "Continue: Round 2" == left.told("nerve")


def test_games_that_are_over_are_not_left(enter: Enter, player: UserFolders) -> None:
    played(player.saves, *WHOLE)

    left = look(enter)

    assert ({}, False) == (left.games, left.is_reading)
