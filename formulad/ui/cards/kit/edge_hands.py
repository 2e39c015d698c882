"""Edge hands: at a screen that lies flat everybody has their cards before them, face down.

Who keeps a thumb on them sees them under the palm of the hand, until the thumb is lifted.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pygame

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, say
from formulad.ui.cards.kit.card_face import CARD_HEIGHT, CARD_WIDTH
from formulad.ui.cards.kit.card_place import CardPlace, draw_card
from formulad.ui.cards.kit.liveries import SIX_TEAMS, draw_swatch
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.lettering import SMALL, SMALL_TITLE
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SUN
from formulad.ui.toolkit.widgets.widget import Pressable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.ui.cards.kit.card_backs import Back
    from formulad.ui.cards.kit.card_face import CardFace
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look

EDGE_HEIGHT = 88.0
"""How much of the screen the cards at an edge take."""
_GAP, _PAD = 14.0, 8.0
_BACK, _BACK_PITCH = 0.4, 34.0
_TEXT_WIDTH = 250.0
_OPEN = 0.9
"""How large the cards are under a palm; smaller where they are many."""
_LEAST = 0.5
_SHADE_PAD, _SHADE_FOOT = 26.0, 34.0


@frozen
class EdgeHand(Pressable):
    """The cards of a player at their edge."""

    seat: int
    name: str
    rect: Rect
    is_far: bool

    @property
    def id(self) -> str:
        """Its name among what can be used."""
        return f"edge-{self.seat}"

    @property
    def focusable(self) -> bool:
        """Whether keys go to it: a thumb is needed."""
        return False

    @property
    def command(self) -> object:
        """What it stands for: nothing but itself."""
        return None

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 16.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw nothing: the scene draws it with the cards that lie there."""


def edge_hands(
    page: Rect, near: Sequence[int], far: Sequence[int], names: Sequence[str]
) -> tuple[EdgeHand, ...]:
    """Return the cards of those at the near edge, and of those at the far one."""
    found: list[EdgeHand] = []
    for seats, is_far in ((near, False), (far, True)):
        top = page.top if is_far else page.bottom - EDGE_HEIGHT
        width = (page.width - _GAP * (len(seats) + 1)) / max(1, len(seats))
        for at, seat in enumerate(seats):
            column = len(seats) - 1 - at if is_far else at
            left = page.left + _GAP + column * (width + _GAP)
            rect = Rect(left, top, width, EDGE_HEIGHT)
            found.append(EdgeHand(seat, names[seat], rect, is_far))
    return tuple(found)


@contextmanager
def _upright(canvas: Canvas, place: Rect, *, is_far: bool) -> Iterator[Rect]:
    """Draw meanwhile at a place as who sits there sees it."""
    if not is_far:
        yield place
        return
    window, scale = canvas.surface, canvas.scale
    part = window.subsurface(canvas.pixel_rect(place).clip(window.get_rect()))
    sheet = pygame.transform.flip(part, flip_x=True, flip_y=True)
    canvas.fit(sheet, scale)
    yield Rect(0, 0, *place.size)
    canvas.fit(window, scale)
    part.blit(pygame.transform.flip(sheet, flip_x=True, flip_y=True), (0, 0))


def draw_edge(canvas: Canvas, edge: EdgeHand, back: Back, count: int, *, is_next: bool) -> None:
    """Draw the backs of somebody's cards, half under the edge of the screen."""
    palette = canvas.theme.panels
    with _upright(canvas, edge.rect, is_far=edge.is_far) as rect, canvas.clipped(rect):
        plate = Rect(rect.left, rect.top + _PAD, rect.width, rect.height + 20)
        line = SUN if is_next else palette.line
        canvas.box(
            plate, palette.panel.bottom, radius=16, line=line, line_width=3 if is_next else 2
        )
        middle = rect.top + _PAD + (rect.height - _PAD) / 2
        swatch = Rect(rect.left + 18, middle - 26, 40, 26)
        draw_swatch(canvas, SIX_TEAMS[edge.seat], swatch, radius=7)
        room = min(_TEXT_WIDTH, rect.width * 0.45)
        name, style = fitted(canvas, edge.name.upper(), SMALL_TITLE, room - 70)
        canvas.text(name, swatch.right + 12, swatch.centery, style, palette.text)
        told = counted(count, "{n} card: keep a thumb on it", "{n} cards: keep a thumb on them")
        text, small = fitted(canvas, told, SMALL, room - 18)
        canvas.text(text, rect.left + 18, middle + 18, small, palette.muted)
        _draw_backs(
            canvas, Rect(rect.left + room + 10, plate.top, rect.width - room - 26, 0), back, count
        )


def _draw_backs(canvas: Canvas, room: Rect, back: Back, count: int) -> None:
    width = CARD_WIDTH * _BACK
    pitch = min(_BACK_PITCH, (room.width - width) / max(1, count - 1))
    left = room.centerx - (pitch * (count - 1)) / 2
    for at in range(count):
        draw_card(
            canvas,
            back,
            CardPlace(left + at * pitch, room.top + 14 + CARD_HEIGHT * _BACK / 2, _BACK),
        )


def open_place(page: Rect, edge: EdgeHand, count: int) -> Rect:
    """Return where a hand is seen under a palm: at its edge, over the table."""
    size = _size(page, count)
    width = min(
        page.width - 2 * _GAP,
        _pitch(page, count, size) * max(0, count - 1) + CARD_WIDTH * size + 2 * _SHADE_PAD,
    )
    width = max(width, _TEXT_WIDTH + 120)
    height = CARD_HEIGHT * size + 2 * _SHADE_PAD + _SHADE_FOOT
    left = max(page.left + _GAP, min(edge.rect.centerx - width / 2, page.right - _GAP - width))
    top = edge.rect.bottom if edge.is_far else edge.rect.top - height
    return Rect(left, top, width, height)


def _size(page: Rect, count: int) -> float:
    room = page.width - 2 * _GAP - 2 * _SHADE_PAD
    return max(_LEAST, min(_OPEN, room / (CARD_WIDTH * 1.06 * max(1, count))))


def _pitch(page: Rect, count: int, size: float) -> float:
    room = page.width - 2 * _GAP - 2 * _SHADE_PAD - CARD_WIDTH * size
    return min(CARD_WIDTH * size * 1.06, room / max(1, count - 1))


def draw_open(canvas: Canvas, page: Rect, edge: EdgeHand, faces: Sequence[CardFace]) -> None:
    """Draw somebody's hand under the shade of their palm."""
    count, size = len(faces), _size(page, len(faces))
    place = open_place(page, edge, count)
    with _upright(canvas, place, is_far=edge.is_far) as rect:
        canvas.box(rect, INK, radius=46, opacity=0.9)
        pitch = _pitch(page, count, size)
        left = rect.centerx - pitch * (count - 1) / 2
        y = rect.top + _SHADE_PAD + CARD_HEIGHT * size / 2
        for at, face in enumerate(faces):
            draw_card(canvas, face, CardPlace(left + at * pitch, y, size))
        told = say("Yours alone: lift the thumb, and they are covered.")
        text, style = fitted(canvas, told, SMALL, rect.width - 60)
        palette = canvas.theme.panels
        canvas.text(text, rect.centerx, rect.bottom - 26, style, palette.text, align=0.5)
