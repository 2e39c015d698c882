"""Preview of a map for its author: the board in plain colours, as large as the map, with pins."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import pygame

from formulad.tiled.faults.fault import Severity
from formulad.tiled.sketch import sketch
from formulad.ui.race.board.geometry.drawn_road import Road
from formulad.ui.race.board.layers import layers
from formulad.ui.race.board.painter import Painter
from formulad.ui.race.board.plate import Plate
from formulad.ui.toolkit.text import Typesetter

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.tiled.circuit import Circuit
    from formulad.tiled.faults.fault import Fault
    from formulad.tiled.findings import Findings
    from formulad.ui.toolkit.assets import Assets

LONGEST_SIDE = 10_000
"""Pixels; a larger map is shown smaller than it is."""
_LONGEST_SENT = 1280
"""Pixels of a picture that is given away with its map."""
_MOST_PAINTED = 3_000_000
"""Pixels that are painted; the picture of a larger map is stretched."""
_GROUND, _ROAD, _CELL = (226, 222, 210), (90, 90, 96), (240, 240, 240)
_PIN = {Severity.FAULT: (212, 20, 32), Severity.WARNING: (232, 150, 0)}
_RIM = (255, 255, 255)


def save_preview(findings: Findings, file: Path, assets: Assets, path: Path) -> None:
    """Draw a map as its author would see it raced on, and write it as a picture.

    Raises:
        OSError: if the file cannot be written.
    """
    pygame.font.init()
    circuit = findings.circuit
    plate = _sketched(file) if circuit is None else _painted(circuit, assets)
    for fault in findings.faults:
        _draw_pin(plate, fault)
    size = circuit.drawing.size if circuit else sketch(file).size
    shown = pygame.transform.smoothscale(plate.surface, _whole(size, _shrunk(size)))
    with path.open("wb") as out:
        pygame.image.save(shown, out, path.name)


def preview_jpg(circuit: Circuit, assets: Assets) -> bytes:
    """Return a small picture of a board in plain colours, to be given away with its map."""
    pygame.font.init()
    plate = _painted(circuit, assets).surface
    share = min(1.0, _LONGEST_SENT / max(plate.get_size()))
    shown = pygame.transform.smoothscale(plate, _whole(plate.get_size(), share))
    file = BytesIO()
    pygame.image.save(shown, file, "preview.jpg")
    return file.getvalue()


def _shrunk(size: tuple[float, float]) -> float:
    return min(1.0, LONGEST_SIDE / max(size))


def _blank(size: tuple[float, float]) -> Plate:
    """Return an empty plate for a map, coarser the larger it is."""
    density = min(_shrunk(size), (_MOST_PAINTED / (size[0] * size[1])) ** 0.5)
    return Plate(pygame.Surface(_whole(size, density), 0, 32), density)


def _whole(size: tuple[float, float], density: float) -> tuple[int, int]:
    return max(1, round(size[0] * density)), max(1, round(size[1] * density))


def _painted(circuit: Circuit, assets: Assets) -> Plate:
    """Return the board in plain colours."""
    plate = _blank(circuit.drawing.size)
    painter = Painter((), Typesetter(assets))
    for _, layer in layers(Road(circuit), is_plain=True):
        painter.add(layer)
    for _ in painter.paint(plate):
        pass
    return plate


def _sketched(file: Path) -> Plate:
    """Return the lanes of a map as strips, and their cells as dots."""
    found = sketch(file)
    plate = _blank(found.size)
    plate.surface.fill(_GROUND)
    width = max(2, round(0.9 * found.lane_width * plate.density))
    for lane in found.lanes:
        points = [(x * plate.density, y * plate.density) for x, y in lane]
        pygame.draw.lines(plate.surface, _ROAD, False, points, width)  # noqa: FBT003 - pygame's
        for point in points:
            pygame.draw.circle(plate.surface, _ROAD, point, width / 2)
        for point in points:
            pygame.draw.circle(plate.surface, _CELL, point, max(2, width / 8))
    return plate


def _draw_pin(plate: Plate, fault: Fault) -> None:
    """Draw a ring round what is at fault, and a dot in it: seen without its colour too."""
    if fault.spot.at is None:
        return
    place = tuple(side * plate.density for side in fault.spot.at)
    radius = max(9.0, 34 * plate.density)
    pygame.draw.circle(plate.surface, _RIM, place, radius + 2, max(5, round(radius / 3)))
    pygame.draw.circle(
        plate.surface, _PIN[fault.severity], place, radius, max(3, round(radius / 4))
    )
    pygame.draw.circle(plate.surface, _PIN[fault.severity], place, max(2.0, radius / 5))
