"""What happens on the board for a moment, as it is drawn."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.race.road.track import CellId
from formulad.ui.race.board.board_view import BoardView
from formulad.ui.race.board.geometry.board_picture import (
    BoardPicture,
    CarOnBoard,
    Effect,
    EffectKind,
)
from formulad.ui.race.board.geometry.camera import Stage
from formulad.ui.race.board.workshop import Workshop
from formulad.ui.toolkit.canvas import Canvas, Rect
from tests.scope import sample

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.toolkit.text import Typesetter

STAGE = Stage.whole(Rect(60, 40, 1480, 820))
SHARES = (0.0, 0.3, 0.6, 1.0)


@pytest.fixture(scope="module")
def view(basse_ville: Road, typesetter: Typesetter, painted: Path) -> BoardView:
    return BoardView(basse_ville, Workshop(basse_ville, typesetter, 6, painted).finish())


def a_way(road: Road, cells: int = 5) -> tuple[CellId, ...]:
    way = [road.track.by_name["s1.B1"]]
    while len(way) < cells:
        way.append(road.track.next[way[-1]][0])
    return tuple(way)


def an_effect(road: Road, kind: EffectKind, share: float, *, is_still: bool = False) -> Effect:
    way = a_way(road)
    gains = (("tyre", "+2"), ("engine", "+1"))
    return Effect(
        kind, way[2], share, way[4], way, "120 km/h", gains, is_hit=share < 0.5, is_still=is_still
    )


def drawn(view: BoardView, typesetter: Typesetter, *effects: Effect, at: CellId) -> bytes:
    """Return what is seen of a car with effects round it."""
    canvas = Canvas(pygame.Surface((1600, 900), 0, 32), 1.0, typesetter)
    camera = view.framed([at], STAGE)
    picture = BoardPicture((CarOnBoard(9, at, "ROS"),), effects=effects)
    view.draw(canvas, STAGE, camera, picture)
    assert canvas.surface.get_clip() == canvas.surface.get_rect()
    assert canvas.surface.get_at((30, 450))[:3] == (0, 0, 0), "nothing is drawn past the stage"
    return pygame.image.tobytes(canvas.surface, "RGB")


@pytest.mark.parametrize("kind", sample(EffectKind, 5), ids=lambda kind: kind.name.lower())
def test_everything_that_happens_is_seen_half_over(
    kind: EffectKind, view: BoardView, basse_ville: Road, typesetter: Typesetter
) -> None:
    at = a_way(basse_ville)[2]
    bare = drawn(view, typesetter, at=at)

    assert bare != drawn(view, typesetter, an_effect(basse_ville, kind, 0.4), at=at)


@pytest.mark.parametrize("kind", EffectKind, ids=lambda kind: kind.name.lower())
@pytest.mark.parametrize("share", SHARES)
def test_everything_can_be_drawn_at_any_time(
    kind: EffectKind, share: float, view: BoardView, basse_ville: Road, typesetter: Typesetter
) -> None:
    drawn(view, typesetter, an_effect(basse_ville, kind, share), at=a_way(basse_ville)[2])


def test_still_it_is_the_same_icon_all_the_time(
    view: BoardView, basse_ville: Road, typesetter: Typesetter
) -> None:
    at = a_way(basse_ville)[2]
    early, late = (
        an_effect(basse_ville, EffectKind.SHOT, share, is_still=True) for share in (0.1, 0.4)
    )

    assert drawn(view, typesetter, early, at=at) == drawn(view, typesetter, late, at=at)
    assert drawn(view, typesetter, early, at=at) != drawn(view, typesetter, at=at)


def test_what_happens_far_away_is_not_drawn(
    view: BoardView, basse_ville: Road, typesetter: Typesetter
) -> None:
    at = a_way(basse_ville)[2]
    cells = map(CellId, range(len(basse_ville.track.cells)))
    far = max(cells, key=lambda cell: dist(basse_ville.place(cell), basse_ville.place(at)))
    effect = Effect(EffectKind.PRIZE, far, 0.5, text="120 km/h")

    assert drawn(view, typesetter, at=at) == drawn(view, typesetter, effect, at=at)
