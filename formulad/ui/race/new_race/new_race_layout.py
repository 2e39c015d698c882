"""Layout of the new race page, for every shape of window."""

from __future__ import annotations

from formulad.kernel.frozen import frozen
from formulad.ui.shell.menu_page import HEADER, MARGIN
from formulad.ui.toolkit.canvas import Rect, is_tall

GAP = 16.0
TOP = HEADER + 28
"""Where the page begins below its bar."""
FOOT = 24.0
CHOICES, OPTIONS, START = 108.0, 212.0, 160.0
"""The heights of what does not grow."""
FEWEST_ROWS, MOST_ROWS = 4, 5
TALL_FROM = 1190.0
"""A page must be so tall to hold five rows of cards and all the rest below each other."""
TALLEST_CARD, LOW_START = 122.0, 124.0
TOWERING_FROM = 1540.0
"""A page so tall has the circuit over its whole width."""
TALLEST_CIRCUIT, ROOMY_CARD = 700.0, 152.0


@frozen
class NewRacePlaces:
    """The places of the page, in units."""

    cards: tuple[Rect, ...]
    """Two to a row."""
    choices: Rect
    """Grid and pace."""
    circuit: Rect
    options: Rect
    """Laps, computers and rules."""
    start: Rect


def new_race_places(width: float, height: float, cards: int) -> NewRacePlaces:
    """Return the places on a page of a size, for so many cards."""
    if is_tall(width, height) and height >= TOWERING_FROM:
        return _towering(width, height, cards)
    if is_tall(width, height) and height >= TALL_FROM:
        return _below_each_other(width, height, cards)
    return _side_by_side(width, height, cards)


def _side_by_side(width: float, height: float, cards: int) -> NewRacePlaces:
    """Drivers on the left, the race on the right."""
    split = width * 0.615
    bottom = height - FOOT
    left = Rect(MARGIN, TOP, split - MARGIN, bottom - CHOICES - GAP - TOP)
    right = Rect(split + 2 * GAP, TOP, width - split - 2 * GAP - MARGIN, bottom - TOP)
    rows = min(MOST_ROWS, max(FEWEST_ROWS, (cards + 1) // 2))
    start = Rect(right.left, bottom - START, right.width, START)
    options = Rect(right.left, start.top - GAP - OPTIONS, right.width, OPTIONS)
    return NewRacePlaces(
        cards=_in_pairs(left, cards, (left.height - (rows - 1) * GAP) / rows),
        choices=Rect(left.left, bottom - CHOICES, left.width, CHOICES),
        circuit=Rect(right.left, TOP, right.width, options.top - GAP - TOP),
        options=options,
        start=start,
    )


def _below_each_other(width: float, height: float, cards: int) -> NewRacePlaces:
    """Drivers, grid and pace, the circuit beside laps and rules, the start."""
    across = width - 2 * MARGIN
    below = CHOICES + OPTIONS + LOW_START + 3 * GAP + FOOT
    card = min(TALLEST_CARD, (height - TOP - below) / MOST_ROWS - GAP)
    start = Rect(MARGIN, height - FOOT - LOW_START, across, LOW_START)
    choices = Rect(MARGIN, TOP + MOST_ROWS * (card + GAP), across, CHOICES)
    top = choices.bottom + GAP
    half = (across - GAP) / 2
    return NewRacePlaces(
        cards=_in_pairs(Rect(MARGIN, TOP, across, 0), cards, card),
        choices=choices,
        circuit=Rect(MARGIN, top, half, start.top - GAP - top),
        options=Rect(MARGIN + half + GAP, top, half, start.top - GAP - top),
        start=start,
    )


def _towering(width: float, height: float, cards: int) -> NewRacePlaces:
    """Drivers, grid and pace, the circuit, and below it laps and rules beside the start."""
    across = width - 2 * MARGIN
    low = height - FOOT - OPTIONS
    room = low - GAP - TOP - CHOICES - GAP
    circuit = min(TALLEST_CIRCUIT, room - MOST_ROWS * (TALLEST_CARD + GAP))
    card = min(ROOMY_CARD, (room - circuit) / MOST_ROWS - GAP)
    choices = Rect(MARGIN, TOP + MOST_ROWS * (card + GAP), across, CHOICES)
    top, half = choices.bottom + GAP, (across - GAP) / 2
    return NewRacePlaces(
        cards=_in_pairs(Rect(MARGIN, TOP, across, 0), cards, card),
        choices=choices,
        circuit=Rect(MARGIN, top, across, low - GAP - top),
        options=Rect(MARGIN, low, half, OPTIONS),
        start=Rect(MARGIN + half + GAP, low, half, OPTIONS),
    )


def _in_pairs(room: Rect, cards: int, height: float) -> tuple[Rect, ...]:
    width = (room.width - GAP) / 2
    return tuple(
        Rect(
            room.left + place % 2 * (width + GAP),
            room.top + place // 2 * (height + GAP),
            width,
            height,
        )
        for place in range(cards)
    )
