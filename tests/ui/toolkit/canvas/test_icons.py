from __future__ import annotations

import ast
from pathlib import Path

import pygame
import pytest

import formulad
from formulad.ui.toolkit.canvas.icons import icon_sprite
from formulad.ui.toolkit.colour import WHITE
from formulad.ui.toolkit.icon_shapes import ICONS
from formulad.ui.toolkit.theme import OUTCOMES, POOLS

PACKAGE = Path(formulad.__file__).parent


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_fills_a_good_part_of_its_square(name: str) -> None:
    box = icon_sprite(name, 48, WHITE).get_bounding_rect()

    assert max(box.size) >= 26
    assert abs(box.centerx - 24) <= 8
    assert abs(box.centery - 24) <= 8


def test_no_two_icons_are_alike() -> None:
    pictures = {pygame.image.tobytes(icon_sprite(name, 48, WHITE), "RGBA") for name in ICONS}

    assert len(pictures) == len(ICONS)


def test_a_cut_out_shows_what_lies_below() -> None:
    sprite = icon_sprite("gearbox", 48, WHITE)

    assert sprite.get_at((24, 24)).a == 0
    assert sprite.get_at((24, 12)).a == 255


def test_every_pool_and_outcome_has_its_icon() -> None:
    named = {*POOLS, *(outcome.icon for outcome in OUTCOMES if outcome.icon)}

    assert named <= set(ICONS)


def test_every_icon_named_in_the_code_exists() -> None:
    named = {name for file in PACKAGE.rglob("ui/**/*.py") for name in icons_named_in(file)}

    assert named - set(ICONS) == set()


def icons_named_in(file: Path) -> set[str]:
    """Return what a file hands to `draw_icon` or to a parameter called `icon`, as a literal."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Call):
            named = [word.value for word in node.keywords if word.arg == "icon"]
            if isinstance(node.func, ast.Name) and node.func.id == "draw_icon":
                named += node.args[1:2]
            found |= {str(value.value) for value in named if isinstance(value, ast.Constant)}
    return found - {""}
