"""Play of a scenario's steps: one the game does not wait for is an error that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import IllegalMove
from formulad.scenario.steps import choice, stopped

if TYPE_CHECKING:
    from formulad.race.events import Event
    from formulad.race.state import State
    from formulad.scenario.scene import Scene


def play(scene: Scene) -> tuple[State, tuple[Event, ...]]:
    """Play all steps and return where they lead, and what happened on the way.

    Raises:
        StepError: at the first step that cannot be played.
    """
    state, events = scene.state, list["Event"]()
    for index, entry in enumerate(scene.script.play):
        path = f"$.play[{index}]"
        chosen = choice(scene, state, entry, path)
        try:
            step = scene.game.apply(state, chosen)
        except IllegalMove as error:
            raise stopped(scene, path, str(error)) from None
        state = step.state
        events += step.events
    return state, tuple(events)
