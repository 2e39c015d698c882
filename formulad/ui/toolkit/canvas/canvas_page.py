"""Page that a window shows: how many units it has, and how many pixels a unit."""

from __future__ import annotations

PAGE_WIDTH, PAGE_HEIGHT = 1920, 1080
SMALLEST_SCALE, LARGEST_SCALE = 0.8, 3.0
TALL_PAGE_WIDTH, TALL_PAGE_HEIGHT = 1125, 1600
"""The page that a tall window shows at its usual scale: everything is piled up on it."""
LEAST_PAGE, LEAST_TALL_PAGE = (1242, 720), (TALL_PAGE_WIDTH, 900)
"""Units that a page needs to hold all that must be on it."""
TALL_BELOW = 1.2
"""A page less wide than so many times its height piles everything up."""
LARGEST_LETTERING = 1.6
"""How much larger than all else running text gets: beyond that a line holds too few words."""


def is_tall(width: float, height: float) -> bool:
    """Return whether a page of this shape piles everything up."""
    return width < TALL_BELOW * height


def scale_for(window: tuple[int, int], wished: float = 1.0) -> float:
    """Return how many pixels a unit has in a window, times the size the player wishes.

    However large he wishes it, and however small the window: the page keeps its least size.
    """
    return min(_usual_scale(window) * wished, _largest_scale(window))


def largest_size(window: tuple[int, int]) -> float:
    """Return how large, compared with the usual, everything can be in a window."""
    return _largest_scale(window) / _usual_scale(window)


def lettering_for(window: tuple[int, int], wished: float) -> float:
    """Return how much larger running text is to be than all else, to come near what is wished."""
    return min(max(1.0, wished / largest_size(window)), LARGEST_LETTERING)


def _usual_scale(window: tuple[int, int]) -> float:
    is_piled = is_tall(*window)
    across = TALL_PAGE_WIDTH if is_piled else PAGE_WIDTH
    down = TALL_PAGE_HEIGHT if is_piled else PAGE_HEIGHT
    fitting = min(window[0] / across, window[1] / down)
    return max(SMALLEST_SCALE, min(fitting, LARGEST_SCALE))


def _largest_scale(window: tuple[int, int]) -> float:
    """Return the scale at which the page has its least size."""
    least_width, least_height = LEAST_TALL_PAGE if is_tall(*window) else LEAST_PAGE
    return min(window[0] / least_width, window[1] / least_height)
