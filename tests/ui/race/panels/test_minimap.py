"""The small map tells which part of the circuit the board shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.store.paths import data_root
from formulad.tiled.catalogue import Catalogue
from formulad.ui.race.panels.minimap import Minimap
from formulad.ui.race.views.panel_views import MapView
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.theme import DARK

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet


def test_what_is_not_drawn_anew_of_the_small_map_gets_no_lighter(sheet: Sheet) -> None:
    circuit = Catalogue(data_root() / "tracks").load("monaco")
    canvas, minimap = sheet(420, 300), Minimap(circuit)
    width, height = circuit.drawing.size
    view = MapView((), (0.0, 0.0, width * 0.6, height * 0.6))
    minimap.draw(canvas, DARK, Rect(60, 60, 300, 180), view)
    before = pygame.image.tobytes(canvas.surface, "RGB")

    with canvas.clipped_to(pygame.Rect(0, 0, 4, 4)):
        minimap.draw(canvas, DARK, Rect(60, 60, 300, 180), view)

    assert before == pygame.image.tobytes(canvas.surface, "RGB")
