"""A roll, frozen while it is seen: thrown, bouncing, lying in its ring, on its way to its panel."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.ui.race.model.event_beats import DieBeat
from formulad.ui.race.race_face import resumed
from formulad.ui.race.scene.race_scene import RaceScene
from formulad.ui.shell.app import FRAME
from formulad.ui.toolkit.intents import Confirm, Digit
from formulad.ui.toolkit.motion import Amount
from tools.screens.races import BASIC, SEED, chooses_gear, drive_to, falls_black

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.toolkit.intents import Intent
    from tools.screens.driven import Moment
    from tools.screens.visitor import Visitor

_PATIENCE = 900
"""Frames after which no die will fall any more."""
_FIFTH = (Digit(5), Confirm())
"""Engages fifth gear, whose die then falls by itself."""


def roll(
    moment: Moment, seconds: float, *intents: Intent, people: int = 10
) -> Callable[[Visitor], None]:
    """Return how a player sees a die so many seconds after it was thrown."""

    def visit(visitor: Visitor) -> None:
        path = drive_to(moment, visitor.folders.saves, people, BASIC, SEED)
        visitor.open(partial(resumed, path=path), Amount.FULL)
        visitor.paint()
        visitor.wait(0.3 if not intents else 2.0)
        for intent in intents:
            visitor.do(intent)
            visitor.app.stack.update(FRAME)
        _wait_for(visitor, seconds)

    return visit


def _wait_for(visitor: Visitor, seconds: float) -> None:
    """Let time pass until a die was thrown so long ago."""
    scene = visitor.app.stack.top
    if not isinstance(scene, RaceScene):
        raise TypeError(scene)
    playback = scene._table.playback  # noqa: SLF001  # what plays is not for players to ask
    for _ in range(_PATIENCE):
        die = playback.beat
        if isinstance(die, DieBeat) and playback.fraction * die.seconds >= seconds:
            return
        visitor.app.stack.update(FRAME)


ROLLS = {
    "roll-thrown": roll(chooses_gear, 0.22, *_FIFTH),
    "roll-lies": roll(chooses_gear, 1.12, *_FIFTH),
    "roll-goes-home": roll(chooses_gear, 1.34, *_FIFTH),
    "roll-black-lies": roll(falls_black, 0.8),
}
"""By name: a die on its way, and how it lies."""
TABLE_ROLLS = {
    "table-roll-lies": roll(chooses_gear, 1.12, *_FIFTH),
}
"""The same where people sit around a screen."""
