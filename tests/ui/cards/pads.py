"""A pad at a card game: shoulders go through the hand, the stick everywhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.ui.devices import RB, A, PadPlayer

if TYPE_CHECKING:
    from tests.ui.pilot import Pilot

_ACROSS, _DOWN = 0, 1
_MOST = 40


def use_by_pad(pilot: Pilot, widget: str) -> None:
    """Go to something with shoulder or stick, and press A.

    Raises:
        AssertionError: if nothing on a pad leads there.
    """
    reach_by_pad(pilot, widget)
    PadPlayer(pilot).press(A)


def reach_by_pad(pilot: Pilot, widget: str) -> None:
    """Go to something: a card with the shoulder, anything else with the stick, nearer each time."""
    pad, wished = PadPlayer(pilot), pilot.find(widget)
    seen: set[str] = set()
    for _ in range(_MOST):
        if pilot.scene.focus == widget:
            return
        if widget.startswith("card-"):
            pad.press(RB)
            continue
        at = next(w for w in pilot.scene.widgets if w.id == pilot.scene.focus).rect
        across, down = wished.rect.centerx - at.centerx, wished.rect.centery - at.centery
        is_level = abs(down) < at.height / 2 or (pilot.scene.focus in seen and across)
        seen.add(pilot.scene.focus)
        if is_level:
            pad.push(_ACROSS, 1.0 if across > 0 else -1.0)
        else:
            pad.push(_DOWN, 1.0 if down > 0 else -1.0)
    raise AssertionError(f"no way leads to {widget}, only to {pilot.scene.focus}")
