"""Cells that are lit up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pygame
import pytest

from formulad.ui.race.board.cell_shapes import CellLook, CellPainter
from formulad.ui.race.board.geometry.camera import Camera, Stage
from formulad.ui.race.board.geometry.lens import Lens
from formulad.ui.toolkit.canvas import Canvas
from formulad.ui.toolkit.colour import WHITE
from formulad.ui.toolkit.theme import Hatch

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.toolkit.text import Typesetter


def light(lens: Lens, line: Points) -> list[int]:
    """Return how bright it is along a line of the map."""
    places = np.round(lens.line(line) * lens.canvas.scale).astype(int)
    return [lens.canvas.surface.get_at(place).g for place in places.tolist()]


@pytest.mark.parametrize("is_hasty", [False, True], ids=["smooth", "fast"])
@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("name", ["s1.A2", "c1.B3"])
def test_the_light_of_a_cell_lies_on_it_however_the_board_is_turned(
    seaside: Road, typesetter: Typesetter, turn: int, name: str, is_hasty: bool
) -> None:
    canvas = Canvas(pygame.Surface((300, 300)), 1.0, typesetter)
    cell, painter = seaside.track.by_name[name], CellPainter()
    painter.begin(hasty=is_hasty)
    stage = Stage(canvas.area, canvas.area, turn)
    lens = Lens(canvas, stage, Camera(seaside.place(cell), 80 / seaside.width), seaside)

    painter.draw(lens, cell, CellLook(WHITE))

    assert min(light(lens, seaside.outline(cell, 0.14 * seaside.width))) > 250
    assert max(light(lens, seaside.outline(cell, -0.08 * seaside.width))) < 5


@pytest.mark.parametrize("turn", range(4))
def test_a_cell_that_was_seen_smoothly_is_seen_at_another_zoom_while_the_camera_flies(
    seaside: Road, typesetter: Typesetter, turn: int
) -> None:
    canvas = Canvas(pygame.Surface((300, 300)), 1.0, typesetter)
    cell, painter = seaside.track.by_name["c1.B3"], CellPainter()
    stage = Stage(canvas.area, canvas.area, turn)

    def look_at(lane: float) -> Lens:
        camera = Camera(seaside.place(cell), lane / seaside.width)
        lens = Lens(canvas, stage, camera, seaside)
        canvas.surface.fill((0, 0, 0))
        painter.draw(lens, cell, CellLook(WHITE))
        return lens

    look_at(80)
    painter.begin(hasty=True)
    lens = look_at(55)

    assert not painter.is_fine
    assert min(light(lens, seaside.outline(cell, 0.14 * seaside.width))) > 245
    assert max(light(lens, seaside.outline(cell, -0.08 * seaside.width))) < 5


def test_of_many_cells_that_light_up_in_a_flight_few_are_hatched_at_once_and_all_are_coloured(
    seaside: Road, typesetter: Typesetter
) -> None:
    canvas = Canvas(pygame.Surface((900, 600)), 1.0, typesetter)
    cells = [cell for name, cell in seaside.track.by_name.items() if name.startswith("s1.")][:40]
    painter, stage = CellPainter(), Stage.whole(canvas.area)
    lens = Lens(canvas, stage, Camera(seaside.place(cells[0]), 30 / seaside.width), seaside)

    def hatched() -> int:
        canvas.surface.fill((0, 0, 0))
        painter.begin(hasty=True)
        lit = [cell for cell in cells if canvas.area.collidepoint(lens.cell(cell))]
        for cell in lit:
            painter.draw(lens, cell, CellLook(WHITE, hatch=Hatch.STRIPES))
        lights = [light(lens, seaside.outline(cell, 0.25 * seaside.width)) for cell in lit]
        assert all(max(seen) > 240 for seen in lights)
        return sum(min(seen) < 220 for seen in lights)

    first, *later = [hatched() for _ in range(4)]

    assert 0 < first < later[-1]
    assert sorted(later) == later
