"""What moves on the panels for a moment."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.ui.race.panels.panel_animations import ARRIVAL, PULSE, SLIDE, PanelAnimations
from formulad.ui.race.panels.race_log import SETTLED
from formulad.ui.race.views.panel_views import PoolView, RaceView, SeatView, SkyView
from formulad.ui.toolkit.motion import Amount
from tests.ui.race import samples

PANEL = "engineer"
FINE, RAIN = SkyView("sun", "Fine", "dry"), SkyView("rain", "Rain", "wet", is_wet=True)


def under(sky: SkyView | None) -> RaceView:
    view = samples.race()
    return replace(view, tower=replace(view.tower, sky=sky))


def seen(amount: Amount = Amount.FULL) -> PanelAnimations:
    panel_animations = PanelAnimations(lambda: amount)
    panel_animations.see(under(FINE), 1.0)
    return panel_animations


def test_the_sky_of_a_race_that_is_opened_does_not_call() -> None:
    assert not seen().is_moving


def test_a_sky_that_has_turned_calls_once() -> None:
    panel_animations = seen()

    panel_animations.see(under(RAIN), 1.0)
    assert 0.0 == panel_animations.pulse
    panel_animations.update(PULSE / 2)
    assert pytest.approx(0.5) == panel_animations.pulse
    panel_animations.update(PULSE / 2)
    panel_animations.see(under(RAIN), 1.0)

    assert (1.0, False) == (panel_animations.pulse, panel_animations.is_moving)


def test_a_panel_slides_in_and_settles() -> None:
    panel_animations = laid()

    panel_animations.lay([PANEL])
    assert 1.0 == panel_animations.away(PANEL)
    panel_animations.update(SLIDE / 2)
    assert 0 < panel_animations.away(PANEL) < 0.5
    panel_animations.update(SLIDE / 2)

    assert (0.0, False) == (panel_animations.away(PANEL), panel_animations.is_moving)


def test_a_panel_slides_out_and_is_gone() -> None:
    panel_animations = laid(PANEL)

    panel_animations.lay([])
    panel_animations.update(SLIDE / 2)
    assert (PANEL,) == panel_animations.leaving
    assert 0 < panel_animations.away(PANEL) < 1
    panel_animations.update(SLIDE / 2)

    assert not panel_animations.leaving
    assert not panel_animations.is_moving


def test_a_panel_called_back_midway_goes_on_from_there() -> None:
    panel_animations = laid(PANEL)
    panel_animations.lay([])
    panel_animations.update(SLIDE / 2)
    away = panel_animations.away(PANEL)

    panel_animations.lay([PANEL])

    assert away == panel_animations.away(PANEL)
    assert () == panel_animations.leaving
    panel_animations.update(SLIDE / 2)
    assert not panel_animations.is_moving


def laid(*panels: str) -> PanelAnimations:
    panel_animations = seen()
    panel_animations.lay(panels)
    return panel_animations


def test_points_on_a_card_go_once_what_is_said_on_it_is_gone() -> None:
    panel_animations = PanelAnimations()
    panel_animations.see(around(6), 1.0)

    panel_animations.see(around(5, "a brake lost"), 1.0)
    assert () == panel_animations.changes_at(1)
    panel_animations.see(around(5), 1.0)

    (change,) = panel_animations.changes_at(1)
    assert (5, 1, False) == (change.first, change.number, change.is_gain)
    assert panel_animations.is_moving
    panel_animations.skip()
    assert () == panel_animations.changes_at(1)


def around(left: int, said: str = "") -> RaceView:
    """Return a race around a table in which the second driver has so many points left."""
    view = samples.race()
    pools = (PoolView("brake", "Brakes", left, 6),)
    row = next(row for row in view.tower.rows if row.number != view.dashboard.number)
    active = next(row for row in view.tower.rows if row.number == view.dashboard.number)
    seats = (
        SeatView("Ada", active, (), is_person=True),
        SeatView("Bob", row, pools, is_person=True, said=said),
    )
    return replace(view, seats=seats)


@pytest.mark.parametrize("amount", [Amount.REDUCED, Amount.NONE])
def test_with_less_motion_nothing_slides_or_calls(amount: Amount) -> None:
    panel_animations = seen(amount)
    panel_animations.lay([])

    panel_animations.lay([PANEL])
    panel_animations.see(under(RAIN), 1.0)

    assert (0.0, 1.0, False) == (
        panel_animations.away(PANEL),
        panel_animations.pulse,
        panel_animations.is_moving,
    )


def test_at_an_instant_pace_the_sky_just_turns() -> None:
    panel_animations = seen()

    panel_animations.see(under(RAIN), 0.0)

    assert not panel_animations.is_moving


def test_who_hurries_waits_for_nothing() -> None:
    panel_animations = laid()
    panel_animations.lay([PANEL])
    panel_animations.see(under(RAIN), 1.0)

    panel_animations.skip()

    assert (0.0, 1.0, False) == (
        panel_animations.away(PANEL),
        panel_animations.pulse,
        panel_animations.is_moving,
    )


def telling(lines: int) -> RaceView:
    """Return a race of which so many lines were told, the last first."""
    view = samples.race()
    return replace(view, engineer=replace(view.engineer, log=samples.log()[-lines:]))


def told(*lines: int, amount: Amount = Amount.FULL, pace: float = 1.0) -> PanelAnimations:
    panel_animations = PanelAnimations(lambda: amount)
    for count in lines:
        panel_animations.see(telling(count), pace)
    return panel_animations


def test_new_lines_push_the_log_down() -> None:
    panel_animations = told(3, 5)

    assert (2, 0.0) == (panel_animations.arriving.entries, panel_animations.arriving.share)
    panel_animations.update(ARRIVAL / 2)
    assert 0.5 < panel_animations.arriving.share < 1
    panel_animations.update(ARRIVAL / 2)

    assert (SETTLED, False) == (panel_animations.arriving, panel_animations.is_moving)


@pytest.mark.parametrize(
    "panel_animations",
    [
        pytest.param(told(5), id="a race that is opened"),
        pytest.param(told(5, 5), id="nothing new"),
        pytest.param(told(5, 3), id="taken back"),
        pytest.param(told(3, 20), id="many at once"),
        pytest.param(told(3, 5, pace=0.0), id="at once"),
        pytest.param(told(3, 5, amount=Amount.NONE), id="no motion"),
        pytest.param(told(3, 5, amount=Amount.REDUCED), id="less motion"),
    ],
)
def test_the_log_stands_still(panel_animations: PanelAnimations) -> None:
    assert (SETTLED, False) == (panel_animations.arriving, panel_animations.is_moving)


def test_who_hurries_sees_the_whole_line() -> None:
    panel_animations = told(3, 4)

    panel_animations.skip()

    assert SETTLED == panel_animations.arriving
