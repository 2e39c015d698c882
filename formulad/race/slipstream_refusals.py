"""Refusals of slipstreams: the sentence for the first rule that a way out breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Refusal, refuse
from formulad.kernel.values import replace
from formulad.race.car import Part
from formulad.race.moves import ChoosePath
from formulad.race.path_refusals import beyond_reach, path_refusal
from formulad.race.paths import SLIPSTREAM_CELLS, enters_corner
from formulad.race.road.routes import Route

if TYPE_CHECKING:
    from formulad.race.moves import TakeSlipstream
    from formulad.race.phase import Setting
    from formulad.race.state import State


def slipstream_refusal(setting: Setting, state: State, move: TakeSlipstream) -> Refusal:
    """Return why a way that is not among the open ones is refused."""
    car, able = state.car, state.car.wear.spendable(Part.BRAKES)
    turn = state.turn._replace(cells=SLIPSTREAM_CELLS, nitro=0, drift=0, is_littering=False)
    as_path = replace(state, turn=turn)
    path = ChoosePath(move.cells, move.brakes)
    if refusal := beyond_reach(setting, as_path, path):
        return refusal
    enters = enters_corner(setting.track, car.cell, Route(move.cells))
    if enters and move.brakes + 1 > able:
        return refuse(
            "SLP-5", "A slipstream into a corner takes a brake point more than this car has left."
        )
    if not move.cells:
        return refuse("SLP-3", "Braking all the way is no slipstream: stay behind instead.")
    return path_refusal(setting, as_path, path)
