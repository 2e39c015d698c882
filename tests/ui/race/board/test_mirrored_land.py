"""Land past all that is painted: as in a mirror, to every side."""

from __future__ import annotations

import pygame
import pytest

from formulad.ui.race.board.mirrored_land import mirror_outside

FRAME = pygame.Rect(0, 0, 60, 40)
SEEN = pygame.Rect(20, 10, 24, 16)


def painted() -> pygame.Surface:
    """Return a surface with a picture in its middle whose pixels all differ."""
    surface = pygame.Surface(FRAME.size, 0, 32)
    for x in range(SEEN.left, SEEN.right):
        for y in range(SEEN.top, SEEN.bottom):
            surface.set_at((x, y), (4 * x, 4 * y, 255))
    return surface


def at(surface: pygame.Surface, x: int, y: int) -> tuple[int, ...]:
    return tuple(surface.get_at((x, y)))[:3]


def test_what_is_painted_goes_on_as_in_a_mirror_and_stays_itself() -> None:
    before, after = painted(), painted()

    mirror_outside(after, FRAME, SEEN, (6, 4))

    for x, y in ((20, 10), (43, 25), (30, 15)):
        assert at(before, x, y) == at(after, x, y)
    for step in range(6):
        assert at(before, 20 + step, 15) == at(after, 19 - step, 15), "left"
        assert at(before, 43 - step, 15) == at(after, 44 + step, 15), "right"
    for step in range(4):
        assert at(before, 30, 10 + step) == at(after, 30, 9 - step), "above"
        assert at(before, 30, 25 - step) == at(after, 30, 26 + step), "below"


def test_further_out_the_same_land_is_seen_again_and_again() -> None:
    before, after = painted(), painted()

    mirror_outside(after, FRAME, SEEN, (6, 4))

    assert at(before, 20, 15) == at(after, 8, 15), "mirrored twice, it is the way it was"
    assert at(before, 25, 15) == at(after, 13, 15) == at(after, 14, 15)


def test_corners_belong_to_both_sides() -> None:
    before, after = painted(), painted()

    mirror_outside(after, FRAME, SEEN, (6, 4))

    assert at(before, 22, 12) == at(after, 17, 7)


@pytest.mark.parametrize("depths", [(0, 0), (500, 500)])
def test_all_of_the_frame_is_filled_whatever_may_be_seen_again(depths: tuple[int, int]) -> None:
    after = painted()

    mirror_outside(after, FRAME, SEEN, depths)

    blues = {at(after, x, y)[2] for x in range(60) for y in range(40)}
    assert {255} == blues


def test_where_nothing_is_seen_nothing_goes_on() -> None:
    after = painted()

    mirror_outside(after, FRAME, pygame.Rect(0, 0, 0, 0), (6, 4))

    assert (0, 0, 0) == at(after, 2, 2)
