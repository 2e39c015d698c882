"""Points that go and come on the dashboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.kernel.values import replace
from formulad.ui.race.model.pool_watch import SECONDS, PoolChange, PoolWatch
from formulad.ui.race.panels.pool_changes import draw_pool_changes
from formulad.ui.race.panels.pool_places import pool_place
from formulad.ui.race.panels.wear_pools import draw_pools
from formulad.ui.race.views.panel_views import DashboardView, PoolView
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.motion import Amount
from formulad.ui.toolkit.theme import DARK, POOLS
from tests.ui.race import samples

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from tests.ui.conftest import Sheet

ICONS = tuple(POOLS)


def dashboard(*left: int, number: int = 3) -> DashboardView:
    pools = tuple(
        PoolView(icon, icon, points, 7) for icon, points in zip(ICONS, left, strict=False)
    )
    return replace(samples.race().dashboard, number=number, pools=pools)


def see(watching: PoolWatch, view: DashboardView, pace: float) -> None:
    watching.see(view.number, view.pools, pace)


def watch(amount: Amount = Amount.FULL) -> PoolWatch:
    watching = PoolWatch(lambda: amount)
    see(watching, dashboard(6, 3), 1.0)
    return watching


def test_nothing_moves_while_nothing_is_lost() -> None:
    watching = watch()

    see(watching, dashboard(6, 3), 1.0)

    assert not watching.is_moving


def test_lost_points_are_those_that_stood_last() -> None:
    watching = watch()

    see(watching, dashboard(4, 3), 1.0)

    (change,) = watching.changes
    assert (0, 4, 2, False) == (change.pool, change.first, change.number, change.is_gain)


def test_points_that_come_back_stand_behind_those_that_were_left() -> None:
    watching = watch()

    see(watching, dashboard(6, 5), 1.0)

    (change,) = watching.changes
    assert (1, 3, 2, True) == (change.pool, change.first, change.number, change.is_gain)


def test_a_point_has_dropped_after_its_time() -> None:
    watching = watch()
    see(watching, dashboard(5, 3), 1.0)

    watching.update(SECONDS / 2)
    assert pytest.approx(0.5) == watching.changes[0].share
    watching.update(SECONDS / 2)
    assert not watching.is_moving


def test_at_a_brisk_pace_points_drop_sooner() -> None:
    watching = watch()
    see(watching, dashboard(5, 3), 0.6)

    watching.update(0.6 * SECONDS)

    assert not watching.is_moving


@pytest.mark.parametrize(("pace", "amount"), [(0.0, Amount.FULL), (1.0, Amount.NONE)])
def test_at_once_and_without_motion_points_are_just_gone(pace: float, amount: Amount) -> None:
    watching = watch(amount)

    see(watching, dashboard(5, 3), pace)

    assert not watching.is_moving


def test_with_less_motion_lost_points_are_red_once() -> None:
    watching = watch(Amount.REDUCED)

    see(watching, dashboard(5, 3), 1.0)

    assert watching.changes[0].is_still


def test_another_driver_has_lost_nothing() -> None:
    watching = watch()

    see(watching, dashboard(1, 1, number=4), 1.0)

    assert not watching.is_moving


def test_who_hurries_sees_what_is_left_at_once() -> None:
    watching = watch()
    see(watching, dashboard(5, 3), 1.0)

    watching.skip()

    assert not watching.is_moving


SIX = tuple(PoolView(icon, icon, 3, 7) for icon in ICONS)
ONE = (PoolView("body", "Wear points", 14, 20),)


@pytest.mark.parametrize("pools", [SIX, ONE], ids=["six pools", "one pool"])
@pytest.mark.parametrize("width", [300, 390, 480, 700])
def test_every_point_has_a_place_of_its_own_on_the_dashboard(
    pools: tuple[PoolView, ...], width: int
) -> None:
    room = Rect(10, 10, width, 170)

    for index, pool in enumerate(pools):
        place = pool_place(room, pools, index)
        assert pool.full == len(place.pips)
        assert all(room.contains(pip) for pip in place.pips)
        assert [-1] * pool.full == [
            pip.inflate(-0.5, -0.5).collidelist([o for o in place.pips if o is not pip])
            for pip in place.pips
        ]


@pytest.mark.parametrize("pools", [SIX, ONE], ids=["six pools", "one pool"])
@pytest.mark.parametrize("width", [300, 480, 700])
def test_held_points_are_drawn_where_they_are_said_to_be(
    sheet: Sheet, pools: tuple[PoolView, ...], width: int
) -> None:
    canvas, room = sheet(width + 20, 200), Rect(10, 10, width, 170)

    draw_pools(canvas, DARK, room, pools, "")

    for index, pool in enumerate(pools):
        pips = pool_place(room, pools, index).pips
        seen = [canvas.surface.get_at(canvas.to_pixels(*pip.center))[:3] for pip in pips]
        assert [POOLS[pool.icon]] * pool.left == seen[: pool.left]
        assert POOLS[pool.icon] not in seen[pool.left :]


def picture(canvas: Canvas, change: PoolChange) -> bytes:
    room = Rect(10, 10, 480, 170)
    draw_pools(canvas, DARK, room, SIX, "")
    draw_pool_changes(canvas, room, SIX, (change,))
    return pygame.image.tobytes(canvas.surface, "RGB")


@pytest.mark.parametrize("is_gain", [False, True], ids=["lost", "won"])
def test_a_point_is_seen_on_its_way(sheet: Sheet, *, is_gain: bool) -> None:
    start = PoolChange(1, 2, 1, is_gain=is_gain, seconds=1.0)
    times = (replace(start, passed=passed) for passed in (0.1, 0.5, 0.8))

    pictures = {picture(sheet(500, 200), each) for each in (*times, replace(start, is_still=True))}

    assert 4 == len(pictures)
