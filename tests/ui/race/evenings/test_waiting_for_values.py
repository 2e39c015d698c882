"""A computer that cannot decide yet is waited for, and the screen goes on meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.game import Decision
from formulad.store.preferences import Pace
from formulad.ui.race.desk import panel_drawing
from formulad.ui.race.panels import prompt
from formulad.ui.race.scene.engineer_line import EngineerLine
from tests.ui.race.races import at_gear

if TYPE_CHECKING:
    from formulad.kernel.game import Awaiting
    from formulad.race.state import State
    from formulad.ui.race.services.race_services import OpenRace
    from formulad.ui.race.views.panel_views import PromptView
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette
    from tests.ui.race.conftest import Race


@pytest.mark.parametrize("pace", [Pace.INSTANT, Pace.CALM])
def test_who_hurries_on_waits_for_values_that_are_still_being_solved(
    race: Race, opened: list[OpenRace], monkeypatch: pytest.MonkeyPatch, pace: Pace
) -> None:
    unsolved = [True]

    def must_wait(_line: EngineerLine, _state: State, due: Awaiting) -> bool:
        return unsolved[0] and isinstance(due, Decision) and due.seat > 0

    titles: list[str] = []

    def draw_prompt(canvas: Canvas, palette: Palette, room: Rect, view: PromptView) -> None:
        titles.append(view.title)
        prompt.draw_prompt(canvas, palette, room, view)

    monkeypatch.setattr(EngineerLine, "must_wait", must_wait)
    monkeypatch.setattr(panel_drawing, "draw_prompt", draw_prompt)
    pilot = race("hccc", pace, at=at_gear)
    pilot.watch()
    match = opened[-1].match
    while not _is_of_computer(match.game.awaiting(match.state)):
        pilot.press("enter")
    before = len(match.played)

    for _ in range(10):
        pilot.press("enter")
        pilot.wait(0.2)
    assert before == len(match.played)
    assert titles[-1].endswith("STUDIES THE CIRCUIT")

    unsolved[0] = False
    pilot.wait(3.0)
    assert before < len(match.played)


def _is_of_computer(due: Awaiting) -> bool:
    return isinstance(due, Decision) and due.seat > 0
