"""Circuit details: picture, facts and corners of one, or the faults of its map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, say
from formulad.ui.race.circuits.circuit_facts import corners, facts
from formulad.ui.race.new_race.circuit_card import draw_circuit_card
from formulad.ui.race.terms.race_words import lines_of
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, NOTE, PANEL_TITLE, SMALL, SMALL_TITLE, TEXT
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import RED, SUN
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.key_caps import draw_kerb

if TYPE_CHECKING:
    from formulad.race.track import Corner, Track
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.toolkit.canvas import Canvas

RACE = "race-here"
_PADDING, _BUTTON, _GAP = 24.0, 60.0, 16.0
_FACT, _CORNER, _LEAST_COLUMNS = 46.0, 34.0, 3
_PICTURE_SHARE = 0.58
_LEAST_VALUE = 0.62
_ROOMY, _NARROW_PICTURE = 900.0, 0.55
_MOST_PICTURE, _WIDEST_PICTURE = 0.6, 1.6
"""Of the picture: its share of the width, and how many times its height it is wide, at most."""


@dataclass(frozen=True)
class CircuitDetails:
    """A circuit, or the map of one that cannot be used."""

    rect: Rect
    id: str
    circuit: Circuit | None
    fault: str
    """What is wrong with its map, one fault a line."""
    view: BoardView | None
    """Its picture, once it is painted."""

    def buttons(self) -> list[Button]:
        """Return what can be done: race there, if one can."""
        if self.circuit is None:
            return []
        rect = Rect(0, 0, 280, _BUTTON)
        rect.bottomright = (self.rect.right - _PADDING, self.rect.bottom - _PADDING)
        return [Button(RACE, rect, say("Race here"), Kind.PRIMARY, icon="flag")]

    def draw(self, canvas: Canvas) -> None:
        """Draw what is known of the circuit."""
        if self.circuit is None:
            self._draw_faults(canvas)
            return
        rect, height = self.rect, self.rect.height * _PICTURE_SHARE
        share = _MOST_PICTURE if rect.width >= _ROOMY else _NARROW_PICTURE
        width = min(rect.width * share, height * _WIDEST_PICTURE)
        picture = Rect(rect.left, rect.top, width, height)
        draw_circuit_card(canvas, self.circuit, self.view, picture)
        beside = Rect(picture.right + _GAP, rect.top, rect.width - width - _GAP, height)
        canvas.panel(beside, canvas.theme.pages, radius=18)
        _draw_facts(canvas, self.circuit, beside.inflate(-2 * _PADDING, -20))
        below = Rect(rect.left, picture.bottom + _GAP, rect.width, 0)
        below.height = rect.bottom - below.top
        canvas.panel(below, canvas.theme.pages, radius=18)
        inner = below.inflate(-2 * _PADDING, -28)
        inner.height -= _BUTTON + 12
        _draw_corners(canvas, self.circuit.track, inner)

    def _draw_faults(self, canvas: Canvas) -> None:
        rect = self.rect
        canvas.panel(rect, canvas.theme.pages, radius=18)
        left, room = rect.left + _PADDING, rect.width - 2 * _PADDING
        title = canvas.shortened(self.id.upper(), PANEL_TITLE, room)
        canvas.text(title, left, rect.top + 42, PANEL_TITLE, canvas.theme.pages.text)
        draw_kerb(canvas, Rect(left, rect.top + 64, 90, 8), canvas.theme.panels)
        draw_icon(canvas, "warn", left + 12, rect.top + 100, 24, RED)
        told = say("Nobody can race here until its map is mended:")
        canvas.text(told, left + 36, rect.top + 100, LABEL.weighted(700), canvas.theme.pages.text)
        y = rect.top + 128
        lines = lines_of(self.fault)
        for index, line in enumerate(lines):
            height = len(canvas.wrapped(line, TEXT, room - 20)) * TEXT.size * 1.35 + 6
            if y + height > rect.bottom - 50:
                rest = len(lines) - index
                more = counted(rest, "and {n} more fault", "and {n} more faults")
                canvas.text(more, left, y + 12, LABEL, canvas.theme.pages.muted)
                break
            canvas.disc(left + 5, y + 11, 4, RED)
            canvas.paragraph(
                line,
                Rect(left + 20, y, room - 20, height),
                TEXT,
                canvas.theme.pages.text,
                leading=1.35,
            )
            y += height
        told = say("“formulad track check” and F6 in Tiled list them too.")
        canvas.text(
            canvas.shortened(told, NOTE, room),
            left,
            rect.bottom - 26,
            NOTE,
            canvas.theme.pages.muted,
        )


def _draw_facts(canvas: Canvas, circuit: Circuit, rect: Rect) -> None:
    shown = facts(circuit)
    step = min(_FACT, rect.height / len(shown))
    for index, fact in enumerate(shown):
        y = rect.top + (index + 0.5) * step
        draw_icon(canvas, fact.icon, rect.left + 14, y, 22, canvas.theme.pages.muted)
        canvas.text(fact.label, rect.left + 38, y, SMALL, canvas.theme.pages.muted)
        room = rect.width - 48 - canvas.text_width(fact.label, SMALL)
        value, style = fitted(canvas, fact.value, LABEL.sized(16), room, _LEAST_VALUE)
        canvas.text(value, rect.right, y, style, canvas.theme.pages.text, align=1)


def _draw_corners(canvas: Canvas, track: Track, rect: Rect) -> None:
    """Draw the corners in driving order, each with the stops it demands and how long it is."""
    heading = say("Corners: stops, and length in cells").upper()
    canvas.text(heading, rect.left, rect.top + 14, SMALL_TITLE.sized(16), canvas.theme.pages.text)
    found = corners(track)
    rows = max(1, int((rect.height - 30) // _CORNER))
    rows = min(rows, -(-len(found) // _LEAST_COLUMNS))
    columns = max(_LEAST_COLUMNS, -(-len(found) // rows))
    width = rect.width / columns
    for index, corner in enumerate(found):
        column, row = divmod(index, rows)
        place = Rect(rect.left + column * width, rect.top + 30 + row * _CORNER, width - 32, _CORNER)
        _draw_corner(canvas, corner, place)


def _draw_corner(canvas: Canvas, corner: Corner, rect: Rect) -> None:
    y = rect.centery
    sign = Rect(rect.left, y - 13, 26, 26)
    canvas.box(sign, SUN, radius=6)
    canvas.text(str(corner.stops), sign.centerx, y, LABEL.weighted(800), INK, align=0.5)
    length = f"{corner.shortest}–{corner.longest}"
    if corner.shortest == corner.longest:
        length = f"{corner.shortest}"
    taken = canvas.text_width(length, NOTE)
    canvas.text(length, rect.right, y, NOTE, canvas.theme.pages.muted, align=1)
    name = canvas.shortened(corner.name, SMALL, rect.width - 46 - taken)
    canvas.text(name, rect.left + 36, y, SMALL, canvas.theme.pages.text)
