from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.kernel.values import replace
from formulad.ui.race.board.board_frame import BoardFrame
from formulad.ui.race.board.board_view import BoardView
from formulad.ui.race.board.effort import Effort
from formulad.ui.race.board.geometry.board_picture import (
    BoardPicture,
    CarOnBoard,
    Choice,
    ReachCell,
)
from formulad.ui.race.board.geometry.camera import Camera, Stage
from formulad.ui.race.board.still_board import Uncovered
from formulad.ui.toolkit.canvas import Canvas
from formulad.ui.toolkit.theme import CLEAN, COST

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.race.road.track import CellId
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.race.board.plates import Plates
    from formulad.ui.toolkit.text import Typesetter

SIZE = (480, 270)
LONG_ENOUGH = 3
"""Frames after which what stands is kept."""


AT_THE_BOATS = Camera((2280.0, 1230.0), 1.0)


class See:
    """Someone who looks at one board, frame after frame."""

    def __init__(self, view: BoardView, typesetter: Typesetter) -> None:
        self.view = view
        self._canvas = Canvas(pygame.Surface(SIZE), 0.5, typesetter)
        self.stage = Stage.whole(self._canvas.area)
        self.camera = view.whole(self.stage)

    def __call__(
        self,
        picture: BoardPicture,
        now: float = 0.0,
        *,
        restless: bool = False,
        effort: Effort | None = None,
    ) -> bytes:
        """Return what is seen of a picture."""
        self._canvas.surface.fill("black")
        effort = effort or Effort(is_limited=restless)
        self.again(picture, BoardFrame(now=now, restless=restless, effort=effort))
        return pygame.image.tobytes(self._canvas.surface, "RGB")

    def again(self, picture: BoardPicture, board_frame: BoardFrame) -> pygame.Rect | None:
        """Look at a picture over what was seen before; return where it was drawn."""
        return self.view.draw(self._canvas, self.stage, self.camera, picture, board_frame)

    def cover(self, place: pygame.Rect) -> None:
        """Put something over what is seen."""
        self._canvas.surface.fill("red", place)

    @property
    def seen(self) -> pygame.Surface:
        """What is seen now."""
        return self._canvas.surface.copy()

    def for_a_while(self, picture: BoardPicture) -> None:
        """Look at the same picture for some frames."""
        for _ in range(LONG_ENOUGH):
            self(picture)


@pytest.fixture
def new(seaside: Road, seaside_plates: Plates, typesetter: Typesetter) -> Callable[[], See]:
    """Return what brings someone who has not seen the board yet."""
    return lambda: See(BoardView(seaside, seaside_plates), typesetter)


@pytest.fixture
def see(new: Callable[[], See]) -> See:
    return new()


def standing(road: Road) -> BoardPicture:
    """Return two cars, lit cells and a choice."""

    def cell(name: str) -> CellId:
        return road.track.by_name[name]

    return BoardPicture(
        cars=(CarOnBoard(3, cell("s1.B1"), "CHI", current=True), CarOnBoard(5, cell("c1.C3"))),
        reach=(ReachCell(cell("c1.B1"), CLEAN, "11"), ReachCell(cell("c1.B2"), COST, "12")),
    )


def test_a_board_that_stands_looks_as_it_was_drawn(
    seaside: Road, see: See, new: Callable[[], See]
) -> None:
    picture = standing(seaside)
    see.for_a_while(picture)

    assert new()(picture) == see(picture)


@pytest.mark.parametrize(
    "change",
    [
        lambda picture, _road: replace(picture, reach=picture.reach[:1]),
        lambda picture, road: replace(picture, hover=road.track.by_name["c1.B1"]),
        lambda picture, _road: replace(picture, cars=picture.cars[:1]),
        lambda picture, road: replace(
            picture, choices=(Choice(road.track.by_name["c1.C1"], CLEAN, "A"),)
        ),
    ],
    ids=["less reach", "the pointer", "a car less", "a choice"],
)
def test_what_changes_on_a_kept_board_is_seen_at_once(
    seaside: Road,
    see: See,
    new: Callable[[], See],
    change: Callable[[BoardPicture, Road], BoardPicture],
) -> None:
    other = change(standing(seaside), seaside)
    see.for_a_while(standing(seaside))

    assert new()(other) == see(other)


def test_a_car_drives_over_a_kept_board(seaside: Road, see: See) -> None:
    picture = standing(seaside)
    where = see.view.spot(seaside.track.by_name["s1.B3"])
    farther = see.view.spot(seaside.track.by_name["s1.B4"])
    see.for_a_while(picture)

    seen = [
        see(replace(picture, cars=(replace(picture.cars[0], where=spot), picture.cars[1])))
        for spot in (where, where, where, farther)
    ]

    assert seen[0] == seen[1] == seen[2]
    assert seen[2] != seen[3]


def test_boats_rise_and_sink_on_a_kept_board(see: See) -> None:
    picture = BoardPicture()
    see.camera = AT_THE_BOATS
    see.for_a_while(picture)

    assert len({see(picture, now) for now in (0.0, 1.0, 2.0)}) > 1


def test_a_rough_board_is_kept_until_it_is_fine(
    seaside: Road, see: See, new: Callable[[], See]
) -> None:
    picture = standing(seaside)

    shown = [see(picture, restless=True) for _ in range(60)]

    assert new()(picture) == shown[-1]
    assert see.view.is_fine
    assert 4 > len(set(shown))


def test_a_rough_board_stays_so_while_something_else_takes_long(seaside: Road, see: See) -> None:
    picture = standing(seaside)
    see.for_a_while(BoardPicture())

    for _ in range(60):
        spent = Effort(is_limited=True, is_spent=True)
        see(picture, restless=True, effort=spent)

    assert not see.view.is_fine


def test_who_finds_a_board_rough_has_spent_the_effort_of_a_picture(seaside: Road, see: See) -> None:
    picture = standing(seaside)
    effort = Effort(is_limited=True)

    see(picture, restless=True, effort=effort)

    assert not effort.is_left


def test_a_board_that_stands_and_is_still_shown_is_not_drawn(seaside: Road, see: See) -> None:
    see.for_a_while(standing(seaside))

    assert pygame.Rect(0, 0, 0, 0) == see.again(standing(seaside), BoardFrame(is_shown=True))
    assert see.again(standing(seaside), BoardFrame()) is None


def test_only_where_boats_rise_a_board_that_is_still_shown_is_drawn(see: See) -> None:
    picture = BoardPicture()
    see.camera = AT_THE_BOATS
    see.for_a_while(picture)
    see(picture, 1.0)
    before = see.seen

    drawn = see.again(picture, BoardFrame(now=2.0, is_shown=True))

    after = see.seen
    assert drawn
    assert see(picture, 2.0) == pygame.image.tobytes(after, "RGB")
    after.fill("black", drawn)
    before.fill("black", drawn)
    assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(after, "RGB")


def test_while_no_drop_falls_a_wet_board_that_is_still_shown_is_not_drawn(
    seaside: Road, see: See
) -> None:
    rain = replace(standing(seaside), wetness=1.0)
    see.for_a_while(rain)
    see(rain, 1.0)

    assert pygame.Rect(0, 0, 0, 0) == see.again(rain, BoardFrame(now=1.0, is_shown=True))
    assert see.again(rain, BoardFrame(now=1.1, is_shown=True)) is None


def test_where_something_moves_above_a_wet_board_all_of_it_is_drawn(
    seaside: Road, see: See
) -> None:
    rain = replace(standing(seaside), wetness=1.0)
    see.camera = AT_THE_BOATS
    see.for_a_while(rain)
    whole, above = see(rain, 1.0), pygame.Rect(100, 50, 200, 120)

    see.cover(above)

    assert above == see.again(rain, BoardFrame(now=1.0, is_shown=True, above=above))
    assert whole == pygame.image.tobytes(see.seen, "RGB")


def test_a_wet_board_becomes_fine_where_nobody_sees_it(seaside: Road, see: See) -> None:
    rain = replace(standing(seaside), wetness=1.0)
    rough = [see(rain, restless=True) for _ in range(LONG_ENOUGH)][-1]

    while not see.view.is_fine:
        aside = BoardFrame(restless=True, is_shown=True, effort=Effort(is_limited=True))
        changed, before = see.again(rain, aside), rough
        rough = pygame.image.tobytes(see.seen, "RGB")
        assert changed is None or (not changed and before == rough)

    assert rough != before


def test_what_changes_on_a_board_that_is_still_shown_is_drawn(seaside: Road, see: See) -> None:
    picture = standing(seaside)
    see.for_a_while(picture)

    assert (
        see.again(replace(picture, hover=picture.reach[0].cell), BoardFrame(is_shown=True)) is None
    )


def test_a_chosen_cell_breathes_on_a_kept_board(seaside: Road, see: See) -> None:
    cell = seaside.track.by_name["c1.B4"]
    picture = BoardPicture(choices=(Choice(cell, CLEAN, "A"),), chosen=cell)
    see.for_a_while(picture)

    assert len({see(picture, now) for now in (0.0, 0.4, 0.8)}) > 1


def test_a_place_that_something_was_drawn_on_is_covered() -> None:
    target = pygame.Surface((40, 40))
    places = [pygame.Rect(0, 0, 10, 10), pygame.Rect(20, 20, 10, 10), pygame.Rect(90, 90, 5, 5)]
    uncovered = Uncovered(target, places)

    target.fill("red", (25, 25, 2, 2))

    assert {0, 2} == uncovered.numbers
