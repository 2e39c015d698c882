"""Each game has a picture of its own on its lid."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.art.lids.lid_art import draw_lid_art
from formulad.ui.lids import LIDS
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet

PLACE = Rect(20, 20, 206, 294)


@pytest.fixture(scope="module")
def seen() -> dict[str, bytes]:
    return {}


@pytest.mark.parametrize("game", LIDS)
def test_no_two_lids_look_alike(game: str, sheet: Sheet, seen: dict[str, bytes]) -> None:
    canvas = sheet(246, 334)

    draw_lid_art(canvas, game, LIDS[game].paint, PLACE, 12)

    picture = pygame.image.tobytes(canvas.surface, "RGB")
    assert picture not in seen.values()
    assert len(set(picture)) > 60
    seen[game] = picture


def test_its_upper_corners_are_round_and_its_lower_ones_are_not(sheet: Sheet) -> None:
    canvas = sheet(246, 334)
    ground = canvas.surface.get_at((0, 0))

    draw_lid_art(canvas, "race", LIDS["race"].paint, PLACE, 12)

    assert ground == canvas.surface.get_at((21, 21))
    assert ground != canvas.surface.get_at((21, 312))


def test_it_is_painted_once_for_each_size(sheet: Sheet) -> None:
    canvas, painted = sheet(246, 334), []

    for width in (206, 206, 103):
        place = Rect(20, 20, width, width * 294 / 206)
        draw_lid_art(canvas, "mine", lambda lid: painted.append(lid.window), place, 12)

    assert [(206, 294), (103, 147)] == painted


def test_every_lid_says_what_its_game_is_called_and_how_long_it_takes() -> None:
    titles = [str(lid.title) for lid in LIDS.values()]

    assert ["Formula D", "Formula Motor Racing", "Formula Corsa", "Formule Fun"] == titles
    assert all("min" in lid.time for lid in LIDS.values())
