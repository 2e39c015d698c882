"""Cells on the board light up and go dark."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.race.road.track import CellId
from formulad.ui.race.board.geometry.board_picture import (
    BoardPicture,
    Chip,
    Choice,
    Light,
    Note,
    ReachCell,
    glow_of,
)
from formulad.ui.race.scene.cell_lights import SECONDS, Lighting
from formulad.ui.toolkit.motion import Amount
from formulad.ui.toolkit.theme import CLEAN, COST

NEAR, FAR = CellId(3), CellId(4)
DARK = BoardPicture()
REACH = BoardPicture(reach=(ReachCell(NEAR, CLEAN, "2"), ReachCell(FAR, COST, "3")))
CHOICE = BoardPicture(choices=(Choice(FAR, COST, "A"),))


def seen(*pictures: BoardPicture, amount: Amount = Amount.FULL, pace: float = 1.0) -> Lighting:
    lighting = Lighting(lambda: amount)
    for picture in pictures:
        lighting.see(picture, pace)
    return lighting


def shares(lighting: Lighting, picture: BoardPicture) -> dict[CellId, float]:
    return {light.cell: share for light, share in glow_of(lighting.over(picture)).lights}


def test_the_reach_of_a_gear_lights_up_and_has_its_figures_last() -> None:
    lighting = seen(DARK, REACH)
    assert {NEAR: 0.0, FAR: 0.0} == shares(lighting, REACH)

    lighting.update(SECONDS / 2)
    assert all(0 < share < 1 for share in shares(lighting, REACH).values())
    assert not glow_of(lighting.over(REACH)).is_whole
    lighting.update(SECONDS / 2)

    assert not lighting.is_moving
    assert REACH == lighting.over(REACH)
    assert glow_of(REACH).is_whole


def test_the_reach_of_a_gear_goes_dark() -> None:
    lighting = seen(REACH, DARK)

    assert {NEAR: 1.0, FAR: 1.0} == shares(lighting, DARK)
    lighting.update(SECONDS)
    assert {} == shares(lighting, DARK)


def test_a_cell_that_stays_in_reach_stays_lit() -> None:
    lighting = seen(REACH, CHOICE)
    lighting.update(SECONDS / 2)

    lit = shares(lighting, CHOICE)

    assert 1.0 == lit[FAR]
    assert 0 < lit[NEAR] < 1


def test_the_light_under_the_pointer_follows_it() -> None:
    near, far = BoardPicture(hover=NEAR), BoardPicture(hover=FAR)
    lighting = seen(near, far)
    lighting.update(SECONDS / 2)

    hovers = dict(glow_of(lighting.over(far)).hovers)

    assert {NEAR, FAR} == set(hovers)
    assert all(0 < share < 1 for share in hovers.values())
    assert Light(NEAR, CLEAN) not in dict(glow_of(lighting.over(far)).lights)


@pytest.mark.parametrize(
    ("amount", "pace"), [(Amount.NONE, 1.0), (Amount.REDUCED, 1.0), (Amount.FULL, 0.0)]
)
def test_without_motion_or_at_once_light_is_just_there(amount: Amount, pace: float) -> None:
    lighting = seen(DARK, REACH, amount=amount, pace=pace)

    assert not lighting.is_moving
    assert REACH == lighting.over(REACH)


def test_who_hurries_sees_all_light() -> None:
    lighting = seen(DARK, REACH)

    lighting.skip()

    assert REACH == lighting.over(REACH)


NOTED = BoardPicture(notes=(Note(NEAR, (Chip("−1 tyre"),)),))


def test_a_note_comes_little_by_little_and_stays() -> None:
    lighting = seen(DARK, NOTED)

    assert 0.0 == lighting.over(NOTED).notes_seen
    lighting.update(SECONDS / 2)
    assert 0 < lighting.over(NOTED).notes_seen < 1
    lighting.update(SECONDS / 2)

    assert (NOTED, False) == (lighting.over(NOTED), lighting.is_moving)


def test_another_cell_lights_up_while_its_note_stays() -> None:
    lighting = seen(NOTED, replace(NOTED, hover=FAR))

    assert lighting.is_moving
    assert 1.0 == lighting.over(NOTED).notes_seen


@pytest.mark.parametrize(("amount", "pace"), [(Amount.NONE, 1.0), (Amount.FULL, 0.0)])
def test_without_motion_or_at_once_a_note_is_there(amount: Amount, pace: float) -> None:
    assert NOTED == seen(DARK, NOTED, amount=amount, pace=pace).over(NOTED)
