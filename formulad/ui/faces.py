"""Faces of the games of the box, each by the id of its game, imported when it is first shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.box import CORSA, FUN, MOTOR_RACING, RACE
from formulad.ui.lids import LIDS
from formulad.ui.shell.scene_context import GameBox, SeasonWays

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.kernel.header import SeasonRace
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import Face, MakeFace, SceneContext


def _race() -> Face:
    from formulad.ui.race import race_face

    return race_face


def _motor_racing() -> Face:
    from formulad.ui.cards.motor_racing.motor_racing_face import MotorRacingFace

    return MotorRacingFace()


def _corsa() -> Face:
    from formulad.ui.cards.corsa.corsa_face import CorsaFace

    return CorsaFace()


def _fun() -> Face:
    from formulad.ui.cards.fun.fun_face import FunFace

    return FunFace()


FACES: dict[str, MakeFace] = {
    RACE: _race,
    MOTOR_RACING: _motor_racing,
    CORSA: _corsa,
    FUN: _fun,
}
"""How each game is shown."""


def game_box() -> GameBox:
    """Return the games that have a face, and the menu that leads to them."""
    return GameBox(FACES, LIDS, _menu, SeasonWays(_enter, _season), _moment)


def _enter(context: SceneContext, race: SeasonRace) -> None:
    from formulad.ui.race import race_face

    race_face.enter_result(context, race)


def _season(context: SceneContext, race: SeasonRace) -> Scene:
    from formulad.ui.race import race_face

    return race_face.season(context, race)


def _moment(context: SceneContext, game: str, path: Path, step: int) -> Scene:
    from formulad.ui.race import race_face

    return race_face.moment(context, game, path, step)


def _menu(context: SceneContext) -> Scene:
    from formulad.ui.race import race_face

    return race_face.menu(context)
