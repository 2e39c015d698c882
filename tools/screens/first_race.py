"""Screens of a first race: a hint over what it is about."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from formulad.ui.race.race_face import menu
from formulad.ui.shell.coach.hint_scene import GO_ON, HintScene
from formulad.ui.shell.test_probe import LUCK
from formulad.ui.toolkit.intents import Confirm

if TYPE_CHECKING:
    from tools.screens.visitor import Visit, Visitor

_MOST = 80
_BETWEEN = 0.8
"""Seconds between two presses of somebody new."""
_DICE = "27"
"""The seed of a race in which much is told of the start when the second hint comes."""


def hinted(name: str) -> Visit:
    """Return how somebody who is new presses on until a hint comes."""

    def visit(visitor: Visitor) -> None:
        os.environ[LUCK] = _DICE
        try:
            visitor.open(menu)
            _press_on(visitor, name)
        finally:
            del os.environ[LUCK]

    return visit


def _press_on(visitor: Visitor, name: str) -> None:
    for _ in range(_MOST):
        scene = visitor.app.stack.top
        if isinstance(scene, HintScene):
            if scene.hint.name == name:
                return
            visitor.click(GO_ON)
        else:
            visitor.do(Confirm())
        visitor.wait(_BETWEEN)
        visitor.paint()


FIRST_RACES = {f"first-race-{name}": hinted(name) for name in ("place", "corner")}
