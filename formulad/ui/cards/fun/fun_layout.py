"""Layout of the table: where the stall, the teams, the hand and the panels are on a page."""

from __future__ import annotations

from dataclasses import replace

from formulad.kernel.frozen import frozen
from formulad.ui.cards.kit.card_face import CARD_HEIGHT, CARD_WIDTH
from formulad.ui.cards.kit.hand import LEAST_WIDTH
from formulad.ui.toolkit.canvas import Rect, is_tall

EDGE, GAP = 20.0, 16.0
_HEADER = (330.0, 112.0)
_SIDE, _NARROW_SIDE = 342.0, 296.0
_NARROW_BELOW = 1800.0
_PROMPT_HEIGHT = 66.0
_AWNING, _COUNTER = 122.0, 124.0
_LOW_AWNING, _LOW_COUNTER, _TALL_COUNTER = 92.0, 92.0, 58.0
_LOW_BELOW = 800.0
_PLATE_HEIGHT, _PLATE_COLUMNS = 124.0, 3
_STALL_TOP = 106.0
_CARD_HEIGHT = 262.0
_LEAST_CARD_HEIGHT = LEAST_WIDTH * CARD_HEIGHT / CARD_WIDTH
_HAND_BELOW, _LOW_HAND_BELOW = 28.0, 12.0
_BIG_SEAT = 262.0
_PADDLES = 160.0
"""How far paddles are held up above the teams."""
_RACE_HEIGHT = 400.0
_TOOLS_HEIGHT = 72.0
_TALL_PANEL = 396.0
_MOST_BIG = 4
"""So many teams stand beside each other as large plates."""


@frozen
class FunLayout:
    """The places of everything on the table."""

    page: Rect
    header: Rect
    prompt: Rect
    stall: Rect
    """The whole stall, from its awning to the foot of its counter."""
    race: Rect
    """What a race would be now."""
    side: Rect
    """What can be done."""
    hand: Rect
    plates: Rect
    """The room of the teams while a hand is seen."""
    bench: Rect
    """The room of the teams at an auction."""
    is_tall: bool

    @property
    def is_low(self) -> bool:
        """Whether there is little room between awning and counter."""
        return self.is_tall or self.page.height < _LOW_BELOW

    @property
    def awning(self) -> float:
        """How tall the awning of the stall is."""
        return _LOW_AWNING if self.is_low else _AWNING

    @property
    def tools_right(self) -> float:
        """Where the tools end."""
        return self.page.right - EDGE

    @property
    def shelf(self) -> Rect:
        """The inside of the stall, between awning and counter."""
        stall = self.stall
        top = stall.top + self.awning + (16 if self.is_low else 34)
        return Rect(stall.left + 48, top, stall.width - 96, self.counter.top - top)

    @property
    def counter(self) -> Rect:
        """The counter."""
        stall, low = self.stall, _TALL_COUNTER if self.is_tall else _LOW_COUNTER
        height = low if self.is_low else _COUNTER
        return Rect(stall.left - 20, stall.bottom - height, stall.width + 40, height)

    def seats(self, count: int, *, is_big: bool) -> tuple[Rect, ...]:
        """Return the places of the teams."""
        if not is_big:
            return _piled(self.plates, count, _PLATE_COLUMNS if self.is_tall else 1)
        return _in_a_row(self.bench, count)

    @property
    def at_auction(self) -> FunLayout:
        """The same while a card is under the hammer: teams stand where else the hand is seen."""
        if not self.is_tall:
            return self
        race, side = (Rect(*each) for each in (self.race, self.side))
        race.top = side.top = self.plates.top
        room = self.page.bottom - EDGE - race.bottom - _PADDLES
        height = min(_BIG_SEAT, room)
        bench = Rect(EDGE, self.page.bottom - EDGE - height, self.page.width - 2 * EDGE, height)
        return replace(self, race=race, side=side, bench=bench)


def fun_layout(area: Rect, seats: int = _MOST_BIG) -> FunLayout:
    """Return the layout for a page and so many teams."""
    return _tall(area, seats) if is_tall(area.width, area.height) else _wide(area)


def _wide(area: Rect) -> FunLayout:
    width, height = area.size
    side = _SIDE if width >= _NARROW_BELOW else _NARROW_SIDE
    header = Rect(EDGE, EDGE, min(_HEADER[0], side), _HEADER[1])
    card = min(_CARD_HEIGHT, max(_LEAST_CARD_HEIGHT, height * 0.25))
    hand_top = height - (_LOW_HAND_BELOW if height < _LOW_BELOW else _HAND_BELOW) - card
    left = EDGE + side + 34
    stall = Rect(left, _STALL_TOP, width - 2 * left, hand_top - 22 - _STALL_TOP)
    room = Rect(header.right + GAP, EDGE, width - 2 * (header.right + GAP), _PROMPT_HEIGHT)
    race = Rect(width - EDGE - side, EDGE + _TOOLS_HEIGHT, side, min(_RACE_HEIGHT, height * 0.4))
    below = race.bottom + GAP
    panel = Rect(race.left, below, side, height - EDGE - below)
    bench_top = height - EDGE - min(_BIG_SEAT, height * 0.245)
    bench = Rect(EDGE, bench_top, panel.left - 2 * EDGE, height - EDGE - bench_top)
    hand = Rect(left - 10, hand_top, panel.left - left - 4, card)
    plates = Rect(EDGE, header.bottom + GAP, side, height - EDGE - header.bottom - GAP)
    return FunLayout(area, header, room, stall, race, panel, hand, plates, bench, is_tall=False)


def _tall(area: Rect, seats: int) -> FunLayout:
    width, height = area.size
    header = Rect(EDGE, EDGE, _HEADER[0], _HEADER[1])
    prompt = Rect(EDGE, header.bottom + 14, width - 2 * EDGE, _PROMPT_HEIGHT)
    card = 230.0
    hand_top = height - _HAND_BELOW - card
    panel_top = hand_top - 84 - _TALL_PANEL
    half = (width - 3 * EDGE) / 2
    race = Rect(EDGE, panel_top, half, _TALL_PANEL)
    side = Rect(race.right + EDGE, panel_top, half, _TALL_PANEL)
    rows = -(-seats // _PLATE_COLUMNS)
    seats_high = rows * (_PLATE_HEIGHT + 10) - 10
    seats_top = panel_top - GAP - seats_high
    plates = Rect(EDGE, seats_top, width - 2 * EDGE, seats_high)
    stall_top = prompt.bottom + 24
    stall = Rect(60, stall_top, width - 120, seats_top - 22 - stall_top)
    hand = Rect(EDGE + 8, hand_top, width - 2 * EDGE - 16, card)
    return FunLayout(area, header, prompt, stall, race, side, hand, plates, plates, is_tall=True)


def _piled(room: Rect, count: int, columns: int) -> tuple[Rect, ...]:
    """Return places below each other, in so many columns."""
    rows = -(-count // columns)
    width = (room.width - GAP * (columns - 1)) / columns
    height = min(150.0, (room.height - 10 * (rows - 1)) / rows)
    return tuple(
        Rect(
            room.left + at % columns * (width + GAP),
            room.top + at // columns * (height + 10),
            width,
            height,
        )
        for at in range(count)
    )


def _in_a_row(room: Rect, count: int) -> tuple[Rect, ...]:
    pitch = room.width / max(count, _MOST_BIG)
    left = room.left + (room.width - pitch * count) / 2
    return tuple(Rect(left + at * pitch, room.top, pitch - GAP, room.height) for at in range(count))
