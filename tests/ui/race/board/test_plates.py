from __future__ import annotations

import pygame
import pytest

from formulad.ui.race.board.plate import Plate
from formulad.ui.race.board.plates import Plates
from formulad.ui.race.board.viewport import Viewport

MAGENTA = (255, 0, 255)
BLUE, GREEN = (0, 0, 200), (0, 160, 0)


def plates() -> Plates:
    """Return a green map of 2000 x 1000 in a blue world of three times the size."""
    board = pygame.Surface((2000, 1000), 0, 32)
    board.fill(GREEN)
    around = pygame.Surface((600, 300), 0, 32)
    around.fill(BLUE)
    return Plates(Plate(board, 1.0), Plate(around, 0.1, (-2000.0, -1000.0)))


@pytest.mark.parametrize("flying", [False, True])
@pytest.mark.parametrize("zoom", [0.1, 0.13, 0.25, 0.5, 0.77, 1.0, 1.31, 2.0, 3.0])
def test_every_zoom_fills_the_stage_with_the_map(zoom: float, flying: bool) -> None:
    target = pygame.Surface((200, 100))
    target.fill(MAGENTA)

    plates().show(target, Viewport(target.get_rect(), (100, 50), (1000.3, 500.7), zoom, flying))

    seen = {target.get_at((x, y))[:3] for x in range(0, 200, 7) for y in range(0, 100, 7)}
    seen.add(target.get_at((199, 99))[:3])
    assert all(abs(red) + abs(green - 160) + abs(blue) < 8 for red, green, blue in seen)


def test_past_the_border_of_the_map_lie_its_surroundings() -> None:
    target = pygame.Surface((200, 100))
    target.fill(MAGENTA)

    plates().show(target, Viewport(target.get_rect(), (100, 50), (0.0, 500.0), 0.5))

    assert BLUE == target.get_at((20, 50))[:3]
    assert GREEN == target.get_at((180, 50))[:3]


def test_only_its_place_on_the_surface_is_filled() -> None:
    target = pygame.Surface((200, 100))
    target.fill(MAGENTA)

    plates().show(target, Viewport(pygame.Rect(50, 20, 100, 60), (100, 50), (1000.0, 500.0), 0.37))

    assert MAGENTA == target.get_at((49, 50))[:3]
    assert MAGENTA == target.get_at((100, 80))[:3]
    assert MAGENTA != target.get_at((50, 20))[:3]
    assert target.get_rect() == target.get_clip()


def test_scaling_down_keeps_the_colours() -> None:
    board = pygame.Surface((2400, 1200), 0, 32)
    board.fill((30, 120, 210))

    smaller = Plate(board, 1.0).halved.halved

    assert (30, 120, 210) == smaller.surface.get_at((300, 150))[:3]
    assert 0.25 == smaller.density


@pytest.mark.parametrize("zoom", [0.13, 0.26, 0.41, 0.77])
def test_a_board_and_its_surroundings_match_in_colour(zoom: float) -> None:
    board, around = pygame.Surface((2001, 1003), 0, 32), pygame.Surface((600, 300), 0, 32)
    board.fill((30, 120, 210))
    around.fill((30, 120, 210))
    target = pygame.Surface((200, 100))

    both = Plates(Plate(board, 1.0), Plate(around, 0.1, (-2000.0, -1000.0)))
    both.show(target, Viewport(target.get_rect(), (100, 50), (0.0, 500.0), zoom))

    colours = [target.get_at((x, 50))[:3] for x in range(1, 200, 6)]
    assert all(abs(r - 30) <= 1 and abs(b - 210) <= 1 for r, _, b in colours)


@pytest.mark.parametrize("flying", [False, True])
@pytest.mark.parametrize("turn", range(4))
def test_a_turned_board_shows_its_left_border_on_another_side(turn: int, flying: bool) -> None:
    target = pygame.Surface((200, 200))
    target.fill(MAGENTA)

    viewport = Viewport(target.get_rect(), (100, 100), (40.0, 500.0), 0.5, flying, turn)
    plates().show(target, viewport)

    outside = [(20, 100), (100, 20), (180, 100), (100, 180)]
    seen = [target.get_at(place)[:3] for place in outside]
    assert [BLUE if side == turn else GREEN for side in range(4)] == seen


def test_past_all_that_is_painted_its_border_goes_on() -> None:
    target = pygame.Surface((200, 100))
    target.fill(MAGENTA)

    plates().show(target, Viewport(target.get_rect(), (100, 50), (-3000.0, 500.0), 0.05))

    assert BLUE == target.get_at((2, 2))[:3]
    assert BLUE == target.get_at((2, 98))[:3]


def test_what_a_standing_camera_sees_is_put_together_once_and_stays_the_same() -> None:
    board, target = plates(), pygame.Surface((200, 100))
    viewport = Viewport(pygame.Rect(50, 20, 100, 60), (90, 50), (1000.0, 500.0), 0.77)
    board.show(target, viewport)
    first = pygame.image.tobytes(target, "RGB")
    board.finest.surface.fill(MAGENTA)
    target.fill(0)
    board.show(target, viewport)
    again = pygame.image.tobytes(target, "RGB")
    board.forget()
    board.show(target, viewport)
    anew = pygame.image.tobytes(target, "RGB")

    assert first == again
    assert first != anew


@pytest.mark.parametrize("corner", [(0, 0), (50, 20)])
def test_standing_and_flying_cameras_see_the_same_places(corner: tuple[int, int]) -> None:
    target = pygame.Surface((200, 100))
    frame = pygame.Rect(corner, (100, 60))
    views = []
    for flying in (True, False):
        target.fill(MAGENTA)
        viewport = Viewport(frame, (90, 50), (0.0, 500.0), 0.5, flying)
        plates().show(target, viewport)
        views.append(
            [target.get_at((x, y))[:3] for x in range(0, 200, 9) for y in range(0, 100, 9)]
        )

    assert views[0] == views[1]


def hatched() -> Plates:
    """Return a map on which every pixel differs from the next."""
    board = pygame.Surface((2000, 1000), 0, 32)
    for x in range(0, 2000, 3):
        pygame.draw.line(board, (x % 256, 255 - x % 256, 90), (x, 0), (x // 2, 1000))
    around = pygame.Surface((600, 300), 0, 32)
    around.fill(BLUE)
    return Plates(Plate(board, 1.0), Plate(around, 0.1, (-2000.0, -1000.0)))


def seen(plates: Plates, *, patient: bool, flying: bool = False, at: float = 300.0) -> bytes:
    target = pygame.Surface((1000, 600), 0, 32)
    viewport = Viewport(target.get_rect(), (500, 300), (at, 500.0), 0.83, flying, 0, patient)
    plates.show(target, viewport)
    return target.get_buffer().raw


def test_after_a_flight_the_board_becomes_fine_within_a_few_pictures() -> None:
    fine = seen(hatched(), patient=False)
    plates = hatched()
    rough = seen(plates, patient=False, flying=True)

    shown = [seen(plates, patient=True) for _ in range(6)]

    assert fine != rough
    assert rough == shown[0]
    assert fine == shown[-1]


def test_who_comes_to_rest_sees_the_fine_board_at_once() -> None:
    plates = hatched()
    seen(plates, patient=True)

    assert seen(hatched(), patient=False) == seen(plates, patient=False)


def test_what_is_kept_of_a_view_is_not_shown_in_another() -> None:
    plates = hatched()
    views = [[seen(plates, patient=False, at=at) for _ in range(3)] for at in (300.0, 310.0)]

    assert all(len(set(view)) == 1 for view in views)
    assert views[0][0] != views[1][0]
    assert views[0][0] == seen(plates, patient=False, at=300.0)


def test_a_window_of_another_size_sees_the_board_anew() -> None:
    plates = hatched()
    seen(plates, patient=False)
    small = pygame.Surface((300, 200), 0, 32)
    frame = pygame.Rect(0, 0, 300, 200)
    views = []
    for board in (plates, hatched()):
        board.show(small, Viewport(frame, (150, 100), (300.0, 500.0), 0.83))
        views.append(small.get_buffer().raw)

    assert views[0] == views[1]


@pytest.mark.parametrize("turn", range(4))
def test_a_turned_board_becomes_the_same_in_slices_as_at_once(turn: int) -> None:
    def view(board: Plates, *, patient: bool) -> bytes:
        target = pygame.Surface((1000, 600), 0, 32)
        viewport = Viewport(
            target.get_rect(), (500, 300), (60.0, 500.0), 0.83, turn=turn, patient=patient
        )
        board.show(target, viewport)
        return target.get_buffer().raw

    board = hatched()
    shown = [view(board, patient=True) for _ in range(8)]

    assert shown[0] != shown[-1]
    assert shown[-1] == view(hatched(), patient=False)
