"""Order block of a grown card, for what has neither lever nor road: cards, dice, repairs."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.race.panels.card_panel import Card
from formulad.ui.race.panels.die_faces import FaceButton
from formulad.ui.race.panels.race_commands import RewriteLine
from formulad.ui.race.tabletop.blocks import GAP, HIGH, columns
from formulad.ui.race.views.modal_views import CardsSheet, FacesSheet, ServiceSheet
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, NAME, NOTE, SMALL, SMALL_TITLE
from formulad.ui.toolkit.theme import POOLS, ROSE
from formulad.ui.toolkit.widgets.key_caps import draw_pips_in
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.stepper import Stepper

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.race.tabletop.blocks import Block
    from formulad.ui.race.views.modal_views import RepairView, Sheet
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Widget

_HEAD, _NOTE = 24.0, 20.0
_LONG_NOTE = 66
"""A note of more letters takes two lines."""
_TITLE, _LINE, _FOOT = 54.0, 26.0, 10.0
_IN_A_ROW = 7
_FACE = 66.0
_PARTS_IN_A_ROW, _PART = 3, 110.0
_LABEL = 86.0
_REPAIRS = say("Repairs")
_NOTHING_LOST = say("nothing lost")


def order_blocks(sheet: Sheet) -> tuple[Block, ...]:
    """Return the blocks of something that is to be decided."""
    head = SheetHead(sheet.heading, sheet.note)
    match sheet:
        case CardsSheet():
            return head, CardsBlock(sheet)
        case FacesSheet():
            return head, FacesBlock(sheet)
        case ServiceSheet():
            return head, ServiceBlock(sheet)


@frozen
class SheetHead:
    """What it is about."""

    heading: str
    note: str

    @property
    def height(self) -> float:
        """How high it is."""
        return _HEAD + _NOTE * self._lines

    @property
    def _lines(self) -> int:
        return (1 + (len(self.note) > _LONG_NOTE)) if self.note else 0

    def widgets(self, rect: Rect) -> tuple[Widget, ...]:
        """Return nothing: it is only read."""
        del rect
        return ()

    def draw(self, canvas: Canvas, palette: Palette, rect: Rect) -> None:
        """Draw heading and note."""
        style = SMALL_TITLE.sized(19)
        heading = canvas.shortened(self.heading, style, rect.width)
        canvas.text(heading, rect.left, rect.top + _HEAD / 2, style, palette.accent)
        lines = canvas.wrapped(self.note, SMALL, rect.width) if self.note else ()
        for index, line in enumerate(lines[: self._lines]):
            y = rect.top + _HEAD + _NOTE * (index + 0.5)
            canvas.text(
                canvas.shortened(line, SMALL, rect.width), rect.left, y, SMALL, palette.text
            )


@frozen
class CardsBlock:
    """A few cards, two side by side."""

    view: CardsSheet

    @property
    def height(self) -> float:
        """How high it is."""
        return self._rows * (self._card + GAP) - GAP

    @property
    def _rows(self) -> int:
        return -(-len(self.view.cards) // 2)

    @property
    def _card(self) -> float:
        lines = max((len(card.lines) for card in self.view.cards), default=0)
        return max(HIGH, _TITLE + lines * _LINE + _FOOT)

    def widgets(self, rect: Rect) -> tuple[Widget, ...]:
        """Return the cards."""
        places = _grid(rect, len(self.view.cards), min(2, len(self.view.cards)), self._card)
        return tuple(Card(place, card) for place, card in zip(places, self.view.cards, strict=True))

    def draw(self, canvas: Canvas, palette: Palette, rect: Rect) -> None:
        """Draw nothing: cards draw themselves."""


@frozen
class FacesBlock:
    """The faces of a die that people throw themselves."""

    view: FacesSheet

    @property
    def height(self) -> float:
        """How high it is."""
        rows = -(-len(self.view.faces) // _IN_A_ROW)
        return rows * (_FACE + GAP) - GAP

    def widgets(self, rect: Rect) -> tuple[Widget, ...]:
        """Return the faces."""
        view = self.view
        return tuple(
            FaceButton(place, view.die, face, index == view.chosen)
            for index, (place, face) in enumerate(
                zip(_grid(rect, len(view.faces), _IN_A_ROW, _FACE), view.faces, strict=True)
            )
        )

    def draw(self, canvas: Canvas, palette: Palette, rect: Rect) -> None:
        """Draw nothing: faces draw themselves."""


@frozen
class ServiceBlock:
    """The order to the crew, or points to share out."""

    view: ServiceSheet

    @property
    def height(self) -> float:
        """How high it is."""
        rows = len(self.view.rows) * (HIGH + GAP)
        parts = -(-len(self.view.repairs) // _PARTS_IN_A_ROW) * (_PART + GAP)
        head = _HEAD if self.view.repairs or self.view.refusal else 0.0
        return rows + head + parts - GAP

    def widgets(self, rect: Rect) -> tuple[Widget, ...]:
        """Return the rows of choices, then a number for each part."""
        left, width = rect.left + _LABEL, rect.width - _LABEL
        rows = [
            Segmented(
                row.id,
                Rect(left, rect.top + i * (HIGH + GAP), width, HIGH),
                row.choices,
                row.index,
                command=RewriteLine(row.id),
            )
            for i, row in enumerate(self.view.rows)
        ]
        parts = [
            Stepper(
                part.id,
                _stepper(place),
                part.points,
                0,
                part.lacks,
                enabled=part.lacks > 0,
                command=RewriteLine(part.id),
            )
            for place, part in zip(self._parts(rect), self.view.repairs, strict=True)
        ]
        return (*rows, *parts)

    def draw(self, canvas: Canvas, palette: Palette, rect: Rect) -> None:
        """Draw all of the order that can only be read."""
        for index, row in enumerate(self.view.rows):
            y = rect.top + index * (HIGH + GAP) + HIGH / 2
            canvas.text(row.label, rect.left, y, LABEL, palette.muted)
        y = rect.top + len(self.view.rows) * (HIGH + GAP) + _HEAD / 2 - 3
        if self.view.refusal:
            style = SMALL.weighted(700)
            draw_icon(canvas, "warn", rect.left + 10, y, 20, ROSE)
            text = canvas.shortened(self.view.refusal, style, rect.width - 30)
            canvas.text(text, rect.left + 28, y, style, ROSE)
        elif self.view.repairs:
            width = canvas.text(_REPAIRS, rect.left, y, LABEL, palette.muted)
            canvas.text(self.view.spare, rect.left + width + 12, y, SMALL, palette.text)
        for place, part in zip(self._parts(rect), self.view.repairs, strict=True):
            _draw_part(canvas, palette, place, part)

    def _parts(self, rect: Rect) -> list[Rect]:
        top = rect.top + len(self.view.rows) * (HIGH + GAP) + _HEAD
        room = Rect(rect.left, top, rect.width, 0)
        count = len(self.view.repairs)
        return _grid(room, count, min(_PARTS_IN_A_ROW, max(1, count)), _PART)


OrderBlock: TypeAlias = SheetHead | CardsBlock | FacesBlock | ServiceBlock


def _grid(rect: Rect, count: int, in_a_row: int, height: float) -> list[Rect]:
    """Return places in rows below each other."""
    across: Sequence[tuple[float, float]] = columns(rect.left, rect.width, in_a_row)
    return [
        Rect(
            across[i % in_a_row][0],
            rect.top + i // in_a_row * (height + GAP),
            across[i % in_a_row][1],
            height,
        )
        for i in range(count)
    ]


def _stepper(place: Rect) -> Rect:
    return Rect(place.left + 6, place.bottom - HIGH - 6, place.width - 12, HIGH)


def _draw_part(canvas: Canvas, palette: Palette, rect: Rect, part: RepairView) -> None:
    """Draw a part with its points, those asked for among them."""
    canvas.inset(rect, palette, radius=12)
    colour, y, name = POOLS[part.icon], rect.top + 15, NAME.sized(15)
    draw_icon(canvas, part.icon, rect.left + 20, y - 1, 20, colour)
    title = canvas.shortened(part.label, name, rect.width - 44)
    canvas.text(title, rect.left + 36, y, name, palette.text)
    if not part.lacks:
        canvas.text(_NOTHING_LOST, rect.left + 12, rect.top + 32, NOTE, palette.muted)
        return
    pips = Rect(rect.left + 12, rect.top + 25, rect.width - 24, 15)
    draw_pips_in(canvas, pips, part.left, part.full, colour, gain=part.points)
