"""Portraits: every word of a likeness is seen, and the drivers of the game are told apart."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

import msgspec
import pygame
import pytest

from formulad.games.race.drivers_yaml import Paddock
from formulad.store.likeness import SHAPES, Likeness
from formulad.store.paths import data_root
from formulad.ui.art.portraits.brush import mirrored, right_of, whole
from formulad.ui.art.portraits.portrait import portrait

if TYPE_CHECKING:
    from enum import StrEnum

PROFILES = Paddock(data_root() / "assets").profiles()
SMALL, SIZE = 48, 96
PLAIN: dict[str, Any] = {
    "ground": "8E2A6B",
    "skin": "EBBE9A",
    "face": "long",
    "mouth": "stern",
    "hair": {"style": "bald", "colour": "7A4A2B"},
    "clothes": {"style": "leather", "colour": "C2274A", "trim": "F2C14E"},
}
"""A likeness with nothing that hides another part of it."""


def with_shape(place: str, shape: StrEnum) -> Likeness:
    """Return the plain likeness with one shape."""
    part, _, entry = place.partition(".")
    colours = {"colour": "2F4A8A"} | PLAIN.get(part, {}) if entry else {}
    value = colours | {entry: shape.value} if entry else shape.value
    return msgspec.convert(PLAIN | {part: value}, Likeness)


def pixels(likeness: Likeness, size: int = SIZE) -> bytes:
    return pygame.image.tobytes(portrait(likeness, size), "RGBA")


@pytest.mark.parametrize("place", SHAPES)
def test_every_word_for_a_shape_is_seen(place: str) -> None:
    pictures = {pixels(with_shape(place, shape)) for shape in SHAPES[place]}

    assert len(SHAPES[place]) == len(pictures)


@pytest.mark.parametrize("place", ["hat.style", "glasses.style", "beard.style", "ears.style"])
def test_what_may_be_left_out_is_seen_when_it_is_there(place: str) -> None:
    plain = pixels(msgspec.convert(PLAIN, Likeness))

    assert plain not in {pixels(with_shape(place, shape)) for shape in SHAPES[place]}


def test_freckles_and_lips_are_seen() -> None:
    plain = pixels(msgspec.convert(PLAIN, Likeness))

    assert plain != pixels(msgspec.convert(PLAIN | {"freckles": True}, Likeness))
    assert plain != pixels(msgspec.convert(PLAIN | {"lips": "C2274A"}, Likeness))


@pytest.mark.parametrize("size", [SMALL, 320])
def test_a_portrait_is_a_tile_with_round_corners(size: int) -> None:
    surface = portrait(PROFILES[0].likeness, size)

    assert (size, size) == surface.get_size()
    corners = [(0, 0), (size - 1, 0), (0, size - 1), (size - 1, size - 1)]
    assert [0] * 4 == [surface.get_at(corner).a for corner in corners]
    assert 255 == surface.get_at((size // 2, size // 2)).a


def test_the_drivers_of_the_game_are_told_apart_where_they_are_small() -> None:
    pictures = [portrait(profile.likeness, SMALL) for profile in PROFILES]

    assert all(_difference(one, other) > 40 for one, other in combinations(pictures, 2))


def _difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """Return how far the colours of two pictures are apart in the mean, from 0 to 765."""
    places = [(x, y) for x in range(4, SMALL - 4, 4) for y in range(4, SMALL - 4, 4)]
    gaps = (
        abs(a - b)
        for place in places
        for a, b in zip(one.get_at(place)[:3], other.get_at(place)[:3], strict=True)
    )
    return sum(gaps) / len(places)


def test_the_right_part_of_an_outline_is_cut_along_the_middle() -> None:
    square = ((40.0, 0.0), (60.0, 0.0), (60.0, 10.0), (40.0, 10.0))

    assert {(50.0, 0.0), (60.0, 0.0), (60.0, 10.0), (50.0, 10.0)} == set(right_of(square, 50))
    assert () == right_of(square, 70)
    assert set(square) == set(mirrored(square))


def test_an_outline_is_made_of_its_left_half() -> None:
    assert ((50, 0), (40, 5), (50, 9), (50, 9), (60, 5), (50, 0)) == whole("M50 0 L40 5 L50 9")
