"""Tests of the wet ground: those with patience see it in the end as it is drawn at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.ui.race.board.geometry.camera import Camera, Stage
from formulad.ui.race.board.geometry.lens import Lens
from formulad.ui.race.board.rain import Rain
from formulad.ui.toolkit.canvas import Canvas

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.toolkit.text import Typesetter

LONGEST = 40
"""More pictures than the ground takes to become wet."""


def seen(road: Road, typesetter: Typesetter) -> Lens:
    canvas = Canvas(pygame.Surface((400, 300)), 1.0, typesetter)
    camera = Camera(road.place(road.track.by_name["s1.A2"]), 60 / road.width)
    return Lens(canvas, Stage(canvas.area, canvas.area), camera, road)


def drawn(rain: Rain, lens: Lens, *, patient: bool) -> bytes:
    def draw_dry() -> pygame.Surface:
        lens.canvas.surface.fill("khaki")
        return lens.canvas.surface

    rain.draw_ground(lens, draw_dry, patient=patient)
    return pygame.image.tobytes(lens.canvas.surface, "RGB")


def test_those_with_patience_see_the_same_wet_ground_some_pictures_later(
    seaside: Road, typesetter: Typesetter
) -> None:
    at_once = drawn(Rain(seaside), seen(seaside, typesetter), patient=False)
    rain, lens = Rain(seaside), seen(seaside, typesetter)

    first = drawn(rain, lens, patient=True)
    was_fine = rain.is_fine(lens)
    pictures = [drawn(rain, lens, patient=True) for _ in range(LONGEST)]

    assert not was_fine
    assert at_once != first
    assert rain.is_fine(lens)
    assert at_once == pictures[-1]
