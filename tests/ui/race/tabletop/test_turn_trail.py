"""Turn trail: it leads from a card to a car, and hides nothing of the race."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import pytest

from formulad.ui.race.desk.ground import Ground
from formulad.ui.race.tabletop.turn_trail import Trails
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from formulad.ui.race.tabletop.turn_trail import Bead
    from formulad.ui.toolkit.outlines import Point

CARD, CAR, HALO = Rect(40, 900, 560, 160), (1200.0, 300.0), 26.0


def laid(ground: Ground, trails: Trails | None = None) -> list[Bead]:
    trails = trails or Trails()
    trails.pieces(CARD, CAR, HALO, ground, None)
    return list(trails.beads)


def test_a_trail_leads_from_the_edge_of_its_card_to_the_halo_of_the_car() -> None:
    beads = laid(Ground())

    assert math.dist(beads[0].at, CAR) > math.dist(beads[-1].at, CAR) > HALO
    assert math.dist(beads[-1].at, CAR) < 3 * HALO
    assert beads[0].half > beads[-1].half


@pytest.mark.parametrize(
    "ground",
    [
        Ground(kept=((700.0, 600.0), (800.0, 560.0), (1160.0, 330.0)), clear=40.0),
        Ground(read=(Rect(600, 550, 400, 60),)),
        Ground(is_road=lambda at: 500 < at[1] < 560),
    ],
    ids=["cars and lit cells", "signs", "the road"],
)
def test_a_trail_lies_over_nothing_that_is_to_be_seen(ground: Ground) -> None:
    beads = laid(ground)

    assert beads
    halves = np.array([bead.half for bead in beads])
    assert ground.in_sight(np.array([bead.at for bead in beads]), halves).all()
    assert not any(ground.is_road(bead.at) for bead in beads)


def test_a_trail_goes_round_what_it_would_go_behind() -> None:
    def is_road(at: Point) -> bool:
        return math.dist(at, (900.0, 640.0)) < 90

    straight, round_it = laid(Ground()), laid(Ground(is_road=is_road))

    assert any(is_road(bead.at) for bead in straight)
    assert len(round_it) >= len(straight) - 2


def test_a_trail_keeps_its_way_while_its_car_drives() -> None:
    trails = Trails()
    laid(Ground(), trails)

    def is_road(at: Point) -> bool:
        return math.dist(at, (900.0, 640.0)) < 90

    kept = laid(Ground(is_road=is_road), trails)
    anew = laid(Ground(is_road=is_road))

    assert len(kept) < len(anew)


def test_when_it_is_nobodys_turn_there_is_no_trail() -> None:
    trails = Trails()
    laid(Ground(), trails)

    trails.forget()

    assert () == trails.beads
