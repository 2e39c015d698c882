"""An engineer who waits teaches nothing; without one the keys are not named either."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.store.preferences import Advice
from formulad.ui.race.panels.gear_lever import draw_gate
from formulad.ui.race.present.race_presenter import race_view
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.theme import DARK
from formulad.ui.toolkit.widgets.key_caps import draw_keycap, keycap_width
from tests.builders import a_car
from tests.ui.race.moments import a_moment

if TYPE_CHECKING:
    from formulad.ui.race.views.panel_views import RaceView
    from tests.ui.conftest import Sheet

LESS = pytest.mark.parametrize("advice", [Advice.ASKED, Advice.NEVER])


def seen(advice: Advice, *, to_go: int = 0, gear: int = 0) -> RaceView:
    """Return what stands around the board for a person with such an engineer."""
    return race_view(replace(a_moment(to_go=to_go, gear=gear), advice=advice), ())


def test_full_help_tells_what_to_do_and_what_colours_mean() -> None:
    view = seen(Advice.ALWAYS, gear=3)

    assert "The cells a gear can reach light up" == view.prompt.text
    assert view.legend
    assert view.dashboard.note


@LESS
def test_less_help_leaves_that_out(advice: Advice) -> None:
    view = seen(advice, gear=3)

    assert "" == view.prompt.text == view.dashboard.note
    assert not view.legend
    assert seen(Advice.ALWAYS, gear=3).prompt.title == view.prompt.title


@LESS
def test_what_counts_for_this_decision_is_always_said(advice: Advice) -> None:
    assert seen(Advice.ALWAYS, to_go=4).prompt == seen(advice, to_go=4).prompt


@LESS
def test_why_a_gear_cannot_be_engaged_is_always_said(advice: Advice) -> None:
    moment = a_moment([a_car("s1.A3", gear=1)], gear=6)
    full, less = race_view(moment, ()), race_view(replace(moment, advice=advice), ())

    assert full.prompt == less.prompt
    assert full.dashboard.gear_note == less.dashboard.gear_note


def test_only_without_help_it_is_not_told_how_a_gear_is_engaged(sheet: Sheet) -> None:
    def gate(note: str, *, named: bool) -> bytes:
        canvas = sheet()
        with canvas.naming_keys(named=named):
            draw_gate(canvas, DARK, Rect(0, 0, 320, 180), note)
        return bytes(canvas.surface.get_buffer().raw)

    assert gate("", named=True) != gate("", named=False)
    assert gate("neutral", named=True) == gate("neutral", named=False) != gate("", named=False)


def test_keys_that_are_not_named_take_no_room(sheet: Sheet) -> None:
    canvas = sheet()
    before = canvas.surface.get_buffer().raw
    with canvas.naming_keys(named=False):
        assert 0 == keycap_width(canvas, "Z")
        draw_keycap(canvas, 100, 50, "Z", (255, 255, 255))
    assert before == canvas.surface.get_buffer().raw

    draw_keycap(canvas, 100, 50, "Z", (255, 255, 255))

    assert before != canvas.surface.get_buffer().raw
