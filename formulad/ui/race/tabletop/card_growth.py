"""Card growth: neighbours make room, and as little of the road is covered as can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.desk.table_sides import INSET, Facing
from formulad.ui.race.tabletop.free_edges import GAP
from formulad.ui.race.tabletop.table_arrangement import DEPTH, inner_span, span

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from formulad.ui.race.tabletop.free_edges import SeenRoad, Stretch
    from formulad.ui.race.tabletop.table_arrangement import Arrangement
    from formulad.ui.toolkit.canvas import Rect
    from formulad.ui.toolkit.outlines import Point

_STEPS = 12
"""At so many places along its edge a card may grow, besides its own."""
_CELL = 40.0
"""Rather than cover a cell of the road a card grows so many units from its own place."""
_USUAL_DEPTH = 400.0
"""How deep a card gets in most turns; all turn long it lies where it would lie by then."""


def grown(
    arrangement: Arrangement, seat: int, size: Point, road: SeenRoad | None
) -> tuple[Facing, ...]:
    """Return all cards while that of a seat has grown to an upright size.

    Where its neighbours cannot make room along the edge, it lies before them.
    """
    own = arrangement.cards[seat]
    middle = own.side.along(own.rect.center)

    def fault(cards: tuple[Facing, ...]) -> float:
        away = abs(own.side.along(cards[seat].rect.center) - middle)
        cells = road.under(*_corners(cards[seat].rect)) if road else 0
        return away + cells * _CELL

    usual = (size[0], max(size[1], _USUAL_DEPTH))
    cards = min(_ways(arrangement, seat, usual), key=fault)
    return _with(cards, {seat: _as_deep(cards[seat], size, arrangement.page)})


def _ways(arrangement: Arrangement, seat: int, size: Point) -> Iterator[tuple[Facing, ...]]:
    """Yield the ways in which a card may grow, that at its own place first."""
    own, page, length = arrangement.cards[seat], arrangement.page, size[0]
    low, high = span(own.side, page)
    usual = own.side.along(own.rect.center) - length / 2
    step = (high - length - low) / _STEPS
    for start in (usual, *(low + step * i for i in range(_STEPS + 1))):
        beside = _beside(arrangement, seat, size, _held(start, length, (low, high)))
        if beside:
            yield beside
        else:
            begin = _held(start, length, inner_span(own.side, page))
            place = own.side.place(page, begin, size, INSET + DEPTH + GAP)
            yield _with(arrangement.cards, {seat: Facing(place, own.side)})


def _beside(
    arrangement: Arrangement, seat: int, size: Point, start: float
) -> tuple[Facing, ...] | None:
    """Return the cards with the grown one at a place of its edge; None if they have no room."""
    side, page = arrangement.cards[seat].side, arrangement.page
    begins = {
        other: side.along(card.rect.topleft)
        for other, card in enumerate(arrangement.cards)
        if card.side is side
    }
    lengths = dict.fromkeys(begins, arrangement.compact[0])
    begins[seat], lengths[seat] = start, size[0]
    row = sorted(begins, key=lambda each: begins[each] + lengths[each] / 2)
    places = [begins[each] for each in row]
    shifted = _apart(places, [lengths[each] for each in row], span(side, page))
    laid = {}
    for each, begin in zip(row, shifted, strict=False):
        upright = size if each == seat else arrangement.compact
        laid[each] = Facing(side.place(page, begin, upright), side)
    cards = _with(arrangement.cards, laid)
    others = [card.rect for other, card in enumerate(cards) if other != seat]
    taken = [*others, *arrangement.corners.values()]
    is_clear = cards[seat].rect.inflate(GAP, GAP).collidelist(taken) < 0
    return cards if shifted and is_clear else None


def _as_deep(card: Facing, size: Point, page: Point) -> Facing:
    """Return a card with another depth where it lies: its place along the edge stays."""
    side, rect = card.side, card.rect
    inset = min(side.depth(corner, page) for corner in (rect.topleft, rect.bottomright))
    return Facing(side.place(page, side.along(rect.topleft), size, inset), side)


def _with(cards: Sequence[Facing], laid: Mapping[int, Facing]) -> tuple[Facing, ...]:
    """Return cards with some of them in other places."""
    return tuple(laid.get(seat, card) for seat, card in enumerate(cards))


def _apart(starts: Sequence[float], lengths: Sequence[float], room: Stretch) -> list[float]:
    """Return where things along an edge begin once none lies over another; nothing if they can't.

    They move no further than they must.
    """
    if sum(lengths) + GAP * (len(lengths) - 1) > room[1] - room[0]:
        return []
    places, end = [], room[0]
    for start, length in zip(starts, lengths, strict=True):
        places.append(max(start, end))
        end = places[-1] + length + GAP
    limit = room[1]
    for i in reversed(range(len(places))):
        places[i] = min(places[i], limit - lengths[i])
        limit = places[i] - GAP
    return places


def _held(start: float, length: float, room: Stretch) -> float:
    return max(room[0], min(start, room[1] - length))


def _corners(rect: Rect) -> tuple[float, float, float, float]:
    return rect.left, rect.top, rect.right, rect.bottom
