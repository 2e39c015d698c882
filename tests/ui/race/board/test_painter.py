from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.race.board import painter
from formulad.ui.race.board.layers import layers
from formulad.ui.race.board.painter import Painter
from formulad.ui.race.board.plate import Plate
from tests.ui.pictures import differing_share

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.toolkit.text import Typesetter

DENSITY = 0.2
HOLE = (255, 0, 255)


@pytest.fixture
def painter_of(seaside: Road, typesetter: Typesetter) -> Painter:
    return Painter(tuple(shape for _, group in layers(seaside) for shape in group), typesetter)


def blank() -> Plate:
    surface = pygame.Surface((480, 288), 0, 32)
    surface.fill(HOLE)
    return Plate(surface, DENSITY)


def rows_of(plate: Plate, count: int) -> bytes:
    """Return the first rows of a picture."""
    return plate.surface.get_buffer().raw[: count * plate.surface.get_pitch()]


def test_every_pixel_is_painted(painter_of: Painter) -> None:
    plate = blank()

    done = list(painter_of.paint(plate))

    assert (1.0, 288) == done[-1]
    assert 0 == pygame.mask.from_threshold(plate.surface, HOLE, (2, 2, 2)).count()


def test_of_the_rows_that_are_told_as_done_nothing_changes_any_more(
    painter_of: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painter, "TILE", 96)
    plate = blank()
    told = [(done.rows, rows_of(plate, done.rows)) for done in painter_of.paint(plate)]

    assert {0, 96, 192, 288} == {rows for rows, _ in told}
    assert all(seen == rows_of(plate, rows) for rows, seen in told)


def test_tiles_meet_without_a_seam(painter_of: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, pieces = blank(), blank()
    list(painter_of.paint(whole))

    monkeypatch.setattr(painter, "TILE", 64)
    count = len(list(painter_of.paint(pieces)))

    assert 40 == count
    assert differing_share(pieces.surface, whole.surface, 3) < 0.002


def test_tiles_that_another_plate_covers_are_left_out(
    painter_of: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painter, "TILE", 32)
    wider = Plate(pygame.Surface((640, 448), 0, 32), DENSITY, (-400.0, -400.0))
    wider.surface.fill(HOLE)

    list(painter_of.paint(wider, without=blank()))

    assert HOLE == wider.surface.get_at((320, 224))[:3]
    assert HOLE != wider.surface.get_at((20, 20))[:3]
