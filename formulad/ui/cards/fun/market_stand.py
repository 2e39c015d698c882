"""Market stand: the cards of the market in the stall, whose they are, and the one on the block."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, say
from formulad.ui.cards.fun.card_faces import face_of
from formulad.ui.cards.kit.card_face import CARD_HEIGHT, CARD_RADIUS, CARD_WIDTH
from formulad.ui.cards.kit.card_marks import draw_chosen_ring, draw_hover_ring
from formulad.ui.cards.kit.card_place import CardPlace, draw_card
from formulad.ui.cards.kit.liveries import SIX_TEAMS, draw_swatch
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import rgb
from formulad.ui.toolkit.lettering import LABEL, NAME, SMALL
from formulad.ui.toolkit.widgets.widget import Pressable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import MarketCard, State
    from formulad.kernel.sentence import Sentence
    from formulad.ui.cards.kit.card_face import CardFace
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look

USUAL_SIZE = 0.74
BLOCK_SIZE = 1.2
_BLOCK_ROOM = 340.0
_TAG, _GAP = 50.0, 22.0
_SHORT_TAG = 124.0
"""A tag less wide only counts the turns."""
_SHORTEST_TAG = 40.0
"""A tag less wide has no room for a clock either."""
_TAG_GROUND, _SAND, _MUTE = rgb("0C1933"), rgb("FFE9C2"), rgb("A9B9D6")
_LIGHT_WOOD, _DARK_WOOD = rgb("DDA468"), rgb("8E5727")


def turns_left(setting: Setting, state: State, lot: MarketCard) -> int:
    """Return in how many turns a card leaves the market: when that of its owner begins (FUN-4)."""
    return (lot.seat - state.at - 1) % setting.seats + 1


def leaving(turns: int) -> Sentence:
    """Return when a card leaves the market."""
    return (
        say("gone next turn")
        if turns == 1
        else counted(turns, "gone in {n} turn", "gone in {n} turns")
    )


@frozen
class LotSpot(Pressable):
    """A card of the market, which can be put under the hammer."""

    id: str
    rect: Rect
    face: CardFace
    seat: int
    name: str
    turns: int
    is_chosen: bool = False
    is_dull: bool = False
    """Whether it was under the hammer in this turn already."""
    command: object = None

    @property
    def size(self) -> float:
        """How many times as large as usual the card is."""
        return (self.rect.height - _TAG) / CARD_HEIGHT

    @property
    def place(self) -> CardPlace:
        """Where the card lies; its tag hangs below it."""
        return CardPlace(self.rect.centerx, self.rect.top + CARD_HEIGHT * self.size / 2, self.size)

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return CARD_RADIUS * self.size

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the card and its tag."""
        del palette
        draw_card(canvas, self.face, self.place, opacity=0.62 if self.is_dull else 1.0)
        if self.is_chosen:
            draw_chosen_ring(canvas, self.place)
        elif look.hovered:
            draw_hover_ring(canvas, self.place, look.hovered)
        tag = Rect(self.rect.left, self.rect.bottom - _TAG + 8, self.rect.width, _TAG - 8)
        draw_tag(canvas, tag, self.seat, self.name, self.turns)


def draw_tag(canvas: Canvas, rect: Rect, seat: int, name: str, turns: int) -> None:
    """Draw whom a card is turned to, and when it leaves."""
    team = SIX_TEAMS[seat]
    canvas.box(rect, _TAG_GROUND, radius=10, line=team.colour, line_width=2.5)
    is_short = rect.width < _SHORT_TAG
    swatch = Rect(rect.left + 7, rect.centery - 13, rect.width / 4 if is_short else 28, 26)
    draw_swatch(canvas, team, swatch, radius=6)
    if is_short:
        x = swatch.right + (rect.right - swatch.right) / 2
        if has_clock := rect.width >= _SHORTEST_TAG:
            draw_icon(canvas, "clock", x - 7, rect.centery, 12, _MUTE)
        aside = 7 if has_clock else 0
        canvas.text(str(turns), x + aside, rect.centery, NAME.sized(14), _SAND, align=0.5)
        return
    room = rect.right - swatch.right - 14
    title, style = fitted(canvas, name, NAME.sized(15.5), room)
    canvas.text(title, swatch.right + 8, rect.top + 13, style, _SAND)
    text, small = fitted(canvas, leaving(turns), SMALL.sized(13.5), room)
    canvas.text(text, swatch.right + 8, rect.top + 30, small, _MUTE)


def market_places(shelf: Rect, count: int, *, has_block: bool) -> tuple[Rect, ...]:
    """Return where the cards of the market lie, with room for a tag below each."""
    if not count:
        return ()
    if not has_block:
        return _filled(shelf, count)
    half = (shelf.width - _BLOCK_ROOM) / 2
    left = Rect(shelf.left, shelf.top, half, shelf.height)
    right = Rect(shelf.right - half, shelf.top, half, shelf.height)
    first = -(-count // 2)
    return (*_filled(left, first), *_filled(right, count - first))


def _filled(room: Rect, count: int) -> tuple[Rect, ...]:
    """Return places in as many rows as leave the cards largest, down on the counter."""
    if not count:
        return ()
    size, rows = max((_size(room, count, rows), -rows) for rows in (1, 2, 3))
    rows, columns = -rows, -(-count // -rows)
    width, height = CARD_WIDTH * size, CARD_HEIGHT * size + _TAG
    gap = min(_GAP, (room.width - width * columns) / columns)
    places = []
    for at in range(count):
        row, column = divmod(at, columns)
        in_row = min(columns, count - row * columns)
        left = room.centerx - (in_row * (width + gap) - gap) / 2 + column * (width + gap)
        top = room.bottom - 6 - (rows - row) * (height + 6)
        places.append(Rect(left, top, width, height))
    return tuple(places)


def _size(room: Rect, count: int, rows: int) -> float:
    columns = -(-count // rows)
    wide = (room.width / columns - 10) / CARD_WIDTH
    tall = (room.height / rows - _TAG - 10) / CARD_HEIGHT
    return max(0.1, min(USUAL_SIZE, wide, tall))


def block_place(shelf: Rect) -> CardPlace:
    """Return where the card lies that is under the hammer."""
    size = min(BLOCK_SIZE, (shelf.height + 20) / CARD_HEIGHT)
    middle = shelf.bottom - 34 - CARD_HEIGHT * size / 2
    return CardPlace(shelf.centerx, middle, size)


def draw_block(
    canvas: Canvas, shelf: Rect, setting: Setting, lot: MarketCard, names: Sequence[str]
) -> None:
    """Draw the card under the hammer on its block, and who put it there."""
    place = block_place(shelf)
    canvas.box(Rect(shelf.centerx - 160, shelf.bottom - 14, 320, 30), _DARK_WOOD, radius=8)
    canvas.box(Rect(shelf.centerx - 144, shelf.bottom - 36, 288, 26), _LIGHT_WOOD, radius=8)
    draw_card(canvas, face_of(setting, lot.card), place)
    draw_chosen_ring(canvas, place)
    told = say("put there by {name}", name=names[lot.seat])
    width = min(300.0, canvas.text_width(told, LABEL) + 66)
    rect = Rect(place.x - width / 2, place.rect.top - 44, width, 36)
    canvas.box(rect, _TAG_GROUND, radius=18, line=SIX_TEAMS[lot.seat].colour, line_width=2.5)
    swatch = Rect(rect.left + 12, rect.centery - 11, 30, 22)
    draw_swatch(canvas, SIX_TEAMS[lot.seat], swatch, radius=6)
    text, style = fitted(canvas, told, LABEL, rect.right - swatch.right - 18)
    canvas.text(text, swatch.right + 8, rect.centery, style, _SAND)
