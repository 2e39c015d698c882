"""Layout of the arcade: where garages, the road of values, hand and panels are on any page."""

from __future__ import annotations

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas import Rect, is_tall

EDGE = 20.0
_PANEL_WIDTH, _PANEL_HEIGHT, _GAP = 330.0, 112.0, 12.0
_TOOLS_WIDTH = 66.0
_BOX_WIDTH, _BOX_GAP, _BOX_SHAPE = 352.0, 24.0, 538.0 / 352.0
_ROAD_HEIGHT, _ROAD_BELOW = 148.0, 32.0
_FLOOR_ABOVE_ROAD = 28.0
_HAND, _LOW_HAND = 219.0, 210.0
"""The heights of cards in the hand."""
_HAND_BELOW = 30.0
_BENCH_WIDTH, _SIDE_GAP = 760.0, 22.0
_NARROW, _NARROW_PANEL, _NARROW_BENCH = 1500.0, 300.0, 650.0
"""A page narrower than this has narrower panels and a narrower bench."""
_LOWEST = 800.0
"""On a page lower than this the circuit is a strip, and what stands beside it moves up."""
_STRIP, _LOW_HEADER, _LOW_PROMPT, _LOW_SEASON = 156.0, 96.0, 100.0, 196.0
_LINTEL = 34.0
"""How far garages stand below the edge of the roof."""
_TALL_COLUMNS = 3


@frozen
class CorsaLayout:
    """The places of everything on the table."""

    page: Rect
    header: Rect
    prompt: Rect
    circuit: Rect
    season: Rect
    tools: tuple[Rect, Rect]
    roof: float
    """Where the arcade begins."""
    floor: float
    """Where it ends, and the pit lane begins."""
    garages: tuple[Rect, ...]
    """By seat."""
    road: Rect
    """On which values are compared."""
    hand: Rect
    bench: Rect
    """Where the one who is asked works."""
    shop: Rect
    """Beside the bench: what is for sale, or what it adds up to."""
    rivals: Rect
    """At its other side: what is known of the others."""

    @property
    def is_tall(self) -> bool:
        """Whether everything is piled up."""
        return is_tall(self.page.width, self.page.height)


def corsa_layout(area: Rect, seats: int) -> CorsaLayout:
    """Return the layout for a page and so many players."""
    return _tall(area, seats) if is_tall(area.width, area.height) else _wide(area, seats)


def _wide(area: Rect, seats: int) -> CorsaLayout:
    width, height = area.size
    is_narrow, is_lowest = width < _NARROW, height < _LOWEST
    panel = _NARROW_PANEL if is_narrow else _PANEL_WIDTH
    bench_width = _NARROW_BENCH if is_narrow else _BENCH_WIDTH
    header = Rect(EDGE, 18, panel, _LOW_HEADER if is_lowest else _PANEL_HEIGHT)
    below = header.bottom + (8 if is_lowest else _GAP)
    prompt = Rect(EDGE, below, panel, _LOW_PROMPT if is_lowest else _PANEL_HEIGHT)
    whole = 2 * _PANEL_HEIGHT + _GAP
    season = Rect(width - EDGE - panel, 18, panel, _LOW_SEASON if is_lowest else whole)
    tools = _column(season.left - _TOOLS_WIDTH, 18)
    left = header.right + 22
    circuit = Rect(left, 18, tools[0].left - 14 - left, _STRIP if is_lowest else whole)
    road_top = height - _ROAD_BELOW - _ROAD_HEIGHT
    is_low = height < 1000
    roof = circuit.bottom + (20 if is_lowest else 38 if is_low else 46)
    floor = road_top - _FLOOR_ABOVE_ROAD
    garages_top = max(roof + _LINTEL, prompt.bottom + _LINTEL)
    garages = _row(Rect(0, garages_top, width, floor - garages_top), seats)
    hand_height = _LOW_HAND if is_low else _HAND
    hand_top = height - (20 if is_low else _HAND_BELOW) - hand_height
    bench_top = roof + (18 if is_lowest else 26 if is_low else _LINTEL)
    bench = Rect((width - bench_width) / 2, bench_top, bench_width, hand_top - 40 - bench_top)
    side = bench.left - EDGE - _SIDE_GAP
    tops = (max(bench.top, each.bottom + _GAP) for each in (prompt, season))
    shop_top, rivals_top = tops
    return CorsaLayout(
        area,
        header,
        prompt,
        circuit,
        season,
        tools,
        roof,
        floor,
        garages,
        Rect(0, road_top, width, _ROAD_HEIGHT),
        Rect(EDGE + 8, hand_top, width - 2 * EDGE - 16, hand_height),
        bench,
        Rect(EDGE, shop_top, side, bench.bottom - shop_top),
        Rect(bench.right + _SIDE_GAP, rivals_top, side, bench.bottom - rivals_top),
    )


def _column(left: float, top: float) -> tuple[Rect, Rect]:
    return Rect(left, top, 54, 54), Rect(left, top + 62, 54, 54)


def _row(room: Rect, count: int, widest: float = _BOX_WIDTH) -> tuple[Rect, ...]:
    """Return the places of garages side by side in the middle of a room."""
    width = min(widest, (room.width - 2 * EDGE - _BOX_GAP * (count - 1)) / count)
    height = min(room.height, width * _BOX_SHAPE)
    left = room.centerx - (count * width + (count - 1) * _BOX_GAP) / 2
    top = room.bottom - height
    return tuple(Rect(left + at * (width + _BOX_GAP), top, width, height) for at in range(count))


def _tall(area: Rect, seats: int) -> CorsaLayout:
    width, height = area.size
    header = Rect(EDGE, 18, _PANEL_WIDTH, _PANEL_HEIGHT)
    prompt = header.move(0, _PANEL_HEIGHT + _GAP)
    tools = _column(header.right + 14, 18)
    left = tools[0].right + 14
    season = Rect(left, 18, width - EDGE - left, 2 * _PANEL_HEIGHT + _GAP)
    circuit = Rect(EDGE, season.bottom + 14, width - 2 * EDGE, 236)
    road_top = height - _ROAD_BELOW - _ROAD_HEIGHT
    roof, floor = circuit.bottom + 46, road_top - _FLOOR_ABOVE_ROAD
    room = Rect(0, roof + _LINTEL, width, floor - roof - _LINTEL)
    first = min(seats, _TALL_COLUMNS)
    half = room.height / 2
    upper = Rect(0, room.top, width, half - _LINTEL if seats > first else room.height)
    lower = Rect(0, room.top + half, width, half)
    garages = _row(upper, first)
    if seats > first:
        garages += _row(lower, seats - first, garages[0].width)
    hand_top = height - _HAND_BELOW - _HAND
    bench_top = roof + _LINTEL
    below = (hand_top - 60 - bench_top) * 0.62
    bench = Rect(EDGE, bench_top, width - 2 * EDGE, below)
    side = (width - 3 * EDGE) / 2
    low = Rect(EDGE, bench.bottom + 16, side, hand_top - 46 - bench.bottom - 16)
    return CorsaLayout(
        area,
        header,
        prompt,
        circuit,
        season,
        tools,
        roof,
        floor,
        garages,
        Rect(0, road_top, width, _ROAD_HEIGHT),
        Rect(EDGE + 8, hand_top, width - 2 * EDGE - 16, _HAND),
        bench,
        low,
        low.move(side + EDGE, 0),
    )
