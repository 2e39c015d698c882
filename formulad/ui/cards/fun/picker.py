"""Picker: a choice between cards and teams, laid out in the stall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.cards.kit.card_face import CARD_HEIGHT, CARD_WIDTH
from formulad.ui.cards.kit.card_place import CardPlace, draw_card
from formulad.ui.cards.kit.liveries import SIX_TEAMS, draw_swatch
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.lettering import NAME, PANEL_TITLE, SMALL
from formulad.ui.toolkit.widgets.button import Kind, paint_of
from formulad.ui.toolkit.widgets.widget import Pressable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.cards.kit.card_face import CardFace
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look

_FOOT, _GAP, _HEAD = 46.0, 14.0, 58.0
_BARE = 74.0
_MOST_WIDE = 260.0


@frozen
class Pick:
    """One of the things to choose from."""

    command: object
    """What is done by choosing it."""
    title: str
    faces: tuple[CardFace, ...] = ()
    """The cards it is about."""
    seat: int | None = None
    """The player it is about."""
    note: str = ""


@frozen
class PickTile(Pressable):
    """One of them, where it lies."""

    id: str
    rect: Rect
    pick: Pick

    @property
    def command(self) -> object:
        """What is done by choosing it."""
        return self.pick.command

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 14.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw its cards, and below them whose they are."""
        paint = paint_of(Kind.SECONDARY, palette, look)
        rect = self.rect.move(0, 2 if look.pressed else 0)
        canvas.box(rect, paint.fill, radius=14, line=paint.line, line_width=2)
        room = rect.height - _FOOT - 12
        size = min(
            1.0, room / CARD_HEIGHT, (rect.width / max(1, len(self.pick.faces)) - 10) / CARD_WIDTH
        )
        for at, face in enumerate(self.pick.faces):
            x = rect.left + rect.width * (at + 0.5) / len(self.pick.faces)
            draw_card(canvas, face, CardPlace(x, rect.top + 8 + CARD_HEIGHT * size / 2, size))
        self._letter(canvas, rect, palette)

    def _letter(self, canvas: Canvas, rect: Rect, palette: Palette) -> None:
        pick, left = self.pick, rect.left + 12
        y = rect.bottom - _FOOT / 2 if pick.faces else rect.centery
        if pick.seat is not None:
            draw_swatch(canvas, SIX_TEAMS[pick.seat], Rect(left, y - 13, 34, 26), radius=6)
            left += 44
        room = rect.right - left - 10
        up = 9 if pick.note else 0
        title, style = fitted(canvas, pick.title, NAME.sized(17), room)
        canvas.text(title, left, y - up, style, palette.text)
        if pick.note:
            note, small = fitted(canvas, pick.note, SMALL.sized(14), room)
            canvas.text(note, left, y + 10, small, palette.muted)


def pick_tiles(stall: Rect, picks: Sequence[Pick]) -> tuple[PickTile, ...]:
    """Return the tiles, as large as there is room for them."""
    room = stall.inflate(-28, -24)
    room = Rect(room.left, room.top + _HEAD, room.width, room.height - _HEAD)
    rows, columns = _grid(room, len(picks))
    width = min(_MOST_WIDE, (room.width - _GAP * (columns - 1)) / columns)
    has_cards = any(pick.faces for pick in picks)
    tall = (room.height - _GAP * (rows - 1)) / rows
    height = min(tall, width * CARD_HEIGHT / CARD_WIDTH + _FOOT if has_cards else _BARE)
    left = room.centerx - (columns * (width + _GAP) - _GAP) / 2
    top = room.centery - (rows * (height + _GAP) - _GAP) / 2
    return tuple(
        PickTile(
            f"pick-{at}",
            Rect(
                left + at % columns * (width + _GAP),
                top + at // columns * (height + _GAP),
                width,
                height,
            ),
            pick,
        )
        for at, pick in enumerate(picks)
    )


def _grid(room: Rect, count: int) -> tuple[int, int]:
    """Return rows and columns in which tiles are largest."""

    def size(rows: int) -> float:
        columns = -(-count // rows)
        return min(room.width / columns, (room.height / rows - _FOOT) * CARD_WIDTH / CARD_HEIGHT)

    rows = max(range(1, min(4, count) + 1), key=size)
    return rows, -(-count // rows)


def draw_picker(canvas: Canvas, stall: Rect, title: str) -> None:
    """Draw the ground of the tiles."""
    palette = canvas.theme.panels
    canvas.panel(stall, palette, radius=20, line=palette.accent)
    text, style = fitted(canvas, title.upper(), PANEL_TITLE, stall.width - 60)
    canvas.text(text, stall.centerx, stall.top + 40, style, palette.text, align=0.5)
