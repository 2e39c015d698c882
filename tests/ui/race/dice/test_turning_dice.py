from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.race.dice import BLACK, GEAR_DICE, Gear
from formulad.ui.race.dice.turning_dice import STEP, faces_of, lying_die, turning_die
from formulad.ui.toolkit.theme import BLACK_DIE

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet

DICE = [int(gear) for gear in GEAR_DICE]


def pixels(die: pygame.Surface) -> bytes:
    return pygame.image.tobytes(die, "RGBA")


@pytest.mark.parametrize("die", [BLACK_DIE, *DICE])
def test_a_die_bears_its_own_faces_with_its_result_on_top(die: int) -> None:
    faces = BLACK.faces if die == BLACK_DIE else GEAR_DICE[Gear(die)].faces

    for value in set(faces):
        assert value == faces_of(die, value)[0]
        assert sorted(faces) == sorted(faces_of(die, value))


def test_a_die_that_has_turned_to_its_end_lies_there(sheet: Sheet) -> None:
    canvas = sheet()

    assert turning_die(canvas, 5, 13, 60, 0.0) is lying_die(canvas, 5, 13, 60)


def test_what_a_die_will_show_is_not_seen_while_it_turns_fast(sheet: Sheet) -> None:
    canvas = sheet()
    early = [pixels(turning_die(canvas, 5, value, 60, 300.0)) for value in (12, 17)]
    late = [pixels(turning_die(canvas, 5, value, 60, 2.0 * STEP)) for value in (12, 17)]

    assert early[0] == early[1]
    assert late[0] != late[1]


def test_a_turn_of_a_die_takes_a_picture_for_every_tenth_degree(sheet: Sheet) -> None:
    canvas = sheet()
    once, again = (turning_die(canvas, 4, 9, 60, left) for left in (200.0, 560.0))

    assert once is again
    assert pixels(once) != pixels(turning_die(canvas, 4, 9, 60, 210.0))
