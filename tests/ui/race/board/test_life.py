"""Boats rise on the water and signs hum, over a board that is painted at rest."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.kernel.values import replace
from formulad.tiled.circuit import Material, Theme
from formulad.ui.race.board import life as life_of_boards
from formulad.ui.race.board.board_frame import BoardFrame
from formulad.ui.race.board.board_view import BoardView
from formulad.ui.race.board.geometry.board_picture import BoardPicture
from formulad.ui.race.board.geometry.camera import Camera, Stage
from formulad.ui.race.board.geometry.lens import Lens
from formulad.ui.race.board.life import Life, Sign
from formulad.ui.race.board.rain import light_of
from formulad.ui.toolkit.canvas import Canvas
from formulad.ui.toolkit.colour import WHITE
from tests.ui.race.board.conftest import line

if TYPE_CHECKING:
    from formulad.tiled.circuit import Scenery
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.race.board.plates import Plates
    from formulad.ui.toolkit.text import Typesetter

SIZE = (480, 270)
AT_THE_BOATS = Camera((2280.0, 1230.0), 1.0)
AWAY = Camera((300.0, 300.0), 1.0)
SEA = (30, 120, 140)


@pytest.fixture
def canvas(typesetter: Typesetter) -> Canvas:
    return Canvas(pygame.Surface(SIZE, 0, 32), 1.0, typesetter)


def looking(road: Road, canvas: Canvas, camera: Camera) -> Lens:
    return Lens(canvas, Stage.whole(canvas.area), camera, road)


def drawn(life: Life, lens: Lens, now: float) -> bytes:
    lens.canvas.surface.fill(SEA)
    life.draw(lens, now)
    return lens.canvas.surface.get_buffer().raw


def test_a_boat_lies_as_it_is_painted_and_rises_with_time(seaside: Road, canvas: Canvas) -> None:
    life, lens = Life(seaside), looking(seaside, canvas, AT_THE_BOATS)
    still = drawn(life, lens, 0.0)

    canvas.surface.fill(SEA)
    assert canvas.surface.get_buffer().raw == still
    assert still != drawn(life, lens, 1.2)
    assert drawn(life, lens, 1.2) != drawn(life, lens, 2.6)


def test_a_boat_that_has_to_wait_lies_as_it_was_seen_last(
    seaside: Road, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(life_of_boards, "AT_ONCE", 0)
    life, lens = Life(seaside), looking(seaside, canvas, AT_THE_BOATS)
    at_rest = drawn(life, lens, 0.0)

    life.begin(patient=True)
    first = drawn(life, lens, 1.2)
    life.begin(patient=False)
    risen = drawn(life, lens, 1.2)
    life.begin(patient=True)
    waiting = drawn(life, lens, 2.6)

    assert at_rest == first
    assert at_rest != risen
    assert risen == waiting


def test_what_lies_wholly_behind_a_panel_stays_at_rest(seaside: Road, canvas: Canvas) -> None:
    life, lens = Life(seaside), looking(seaside, canvas, AT_THE_BOATS)
    at_rest, risen = drawn(life, lens, 0.0), drawn(life, lens, 1.2)

    life.begin(patient=False, behind=[canvas.surface.get_rect().inflate(400, 400)])
    assert at_rest == drawn(life, lens, 1.2)
    boat = life.places(lens)[0]
    life.begin(patient=False, behind=[boat.inflate(-2, -2)])
    assert risen == drawn(life, lens, 1.2)
    life.begin(patient=False, behind=[boat])
    assert risen != drawn(life, lens, 1.2)
    life.begin(patient=False)
    assert risen == drawn(life, lens, 1.2)


def test_only_what_is_in_sight_keeps_a_screen_awake(seaside: Road, canvas: Canvas) -> None:
    life = Life(seaside)

    assert life.is_seen(looking(seaside, canvas, AT_THE_BOATS))
    assert not life.is_seen(looking(seaside, canvas, AWAY))
    tiny = replace(AT_THE_BOATS, zoom=0.05)
    assert not life.is_seen(looking(seaside, canvas, tiny))


def test_a_boat_turned_with_the_board_lies_elsewhere(seaside: Road, canvas: Canvas) -> None:
    life, lens = Life(seaside), looking(seaside, canvas, AT_THE_BOATS)
    upright = drawn(life, lens, 1.2)

    turned = replace(lens, stage=replace(lens.stage, turn=1))

    assert upright != drawn(life, turned, 1.2)


def test_signs_hum_where_it_is_night(seaside: Road, canvas: Canvas) -> None:
    sign = replace(line(Material.NEON, (2240, 1200), (2320, 1200)), name="BAR")
    city = at_night(seaside, sign)
    lens = looking(city, canvas, AT_THE_BOATS)
    life = Life(city)

    assert life.is_seen(lens)
    dark = sum(drawn(life, lens, 0.0))
    assert any(dark < sum(drawn(life, lens, 0.3 * moment)) for moment in range(1, 12))


def at_night(road: Road, *scenery: Scenery) -> Road:
    drawing = replace(road.circuit.drawing, theme=Theme.NIGHT, scenery=scenery)
    return type(road)(replace(road.circuit, drawing=drawing))


def test_signs_flicker_less_than_three_times_a_second() -> None:
    sign = Sign((0, 0), ((0, 0),), (255, 0, 0), hum=1000.0, is_broken=True)
    lit = [sign.light(1000.0 + 500.0 + moment / 100) > 0 for moment in range(4000)]
    out = [moment for moment in range(1, 4000) if lit[moment - 1] and not lit[moment]]

    assert len(out) > 6
    assert all(later - before > 34 for before, later in pairwise(out))


def test_nothing_lives_on_a_plain_board(
    seaside: Road, seaside_plates: Plates, canvas: Canvas
) -> None:
    stage = Stage.whole(canvas.area)

    assert BoardView(seaside, seaside_plates).lives(canvas, stage, AT_THE_BOATS)
    plain = BoardView(seaside, seaside_plates, is_plain=True)
    assert not plain.lives(canvas, stage, AT_THE_BOATS)
    assert shown(plain, canvas, 0.0) == shown(plain, canvas, 1.2)


def test_the_painted_board_is_seen_as_it_is_where_time_stands(
    seaside: Road, seaside_plates: Plates, canvas: Canvas
) -> None:
    view = BoardView(seaside, seaside_plates)
    plain = BoardView(seaside, seaside_plates, is_plain=True)

    assert shown(plain, canvas, 0.0) == shown(view, canvas, 0.0)
    assert shown(plain, canvas, 1.2) != shown(view, canvas, 1.2)


def test_boats_rise_in_the_rain_too(seaside: Road, seaside_plates: Plates, canvas: Canvas) -> None:
    view = BoardView(seaside, seaside_plates)
    plain = BoardView(seaside, seaside_plates, is_plain=True)

    assert shown(plain, canvas, 1.2, wetness=1.0) != shown(view, canvas, 1.2, wetness=1.0)


def test_a_boat_is_as_dull_as_the_sky(seaside: Road, canvas: Canvas) -> None:
    life, lens = Life(seaside), looking(seaside, canvas, AT_THE_BOATS)
    bright = drawn(life, lens, 1.2)

    canvas.surface.fill(SEA)
    life.draw(lens, 1.2, light_of(1.0))

    assert sum(canvas.surface.get_buffer().raw) < sum(bright)
    assert WHITE == light_of(0.0)


def shown(view: BoardView, canvas: Canvas, now: float, wetness: float = 0.0) -> bytes:
    picture = BoardPicture(wetness=wetness)
    view.draw(canvas, Stage.whole(canvas.area), AT_THE_BOATS, picture, BoardFrame(now))
    return canvas.surface.get_buffer().raw
