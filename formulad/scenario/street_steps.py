"""Steps of street races: nitro, gifts, and points given back on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.car import Part
from formulad.race.moves import (
    KeepRadio,
    KeepSky,
    LeaveLitter,
    Repair,
    RollSkyAgain,
    ThrowRadio,
    UseDrift,
    UseNitro,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from formulad.race.moves import Move
    from formulad.race.repairs import Repairs
    from formulad.race.state import State
    from formulad.scenario.scene import Scene
    from formulad.scenario.script import PartName, StepEntry


def repairs_of(named: Mapping[PartName, int]) -> Repairs:
    """Return points by part, in the order of the parts."""
    return tuple((part, named[name]) for part in Part if (name := part.name.lower()) in named)  # type: ignore[index]  # the name of a part


def _inject(scene: Scene, state: State, entry: StepEntry, path: str) -> Move:
    del scene, state, path
    return UseNitro(is_big=entry.nitro == "big")


def _drift(scene: Scene, state: State, entry: StepEntry, path: str) -> Move:
    del scene, state, path
    return UseDrift(entry.drift or 0)


def _litter(scene: Scene, state: State, entry: StepEntry, path: str) -> Move:
    del scene, state, entry, path
    return LeaveLitter()


def _throw(scene: Scene, state: State, entry: StepEntry, path: str) -> Move:
    del state
    if not isinstance(entry.radio_at, str):
        return KeepRadio()
    return ThrowRadio(scene.seat(entry.radio_at, f"{path}.radio_at"))


def _repair(scene: Scene, state: State, entry: StepEntry, path: str) -> Move:
    del scene, state, path
    return Repair(repairs_of(entry.repair or {}))


def _reroll(scene: Scene, state: State, entry: StepEntry, path: str) -> Move:
    del scene, state, path
    return RollSkyAgain() if entry.reroll else KeepSky()


STREET: dict[str, Callable[[Scene, State, StepEntry, str], Move]] = {
    "nitro": _inject,
    "drift": _drift,
    "drop_debris": _litter,
    "radio_at": _throw,
    "repair": _repair,
    "reroll": _reroll,
}
"""For the word that makes a step what it is, the decision that it means."""
