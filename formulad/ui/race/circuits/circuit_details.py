"""Circuit details: picture, facts and corners of one, or its map with pins for its faults."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.race.circuits.circuit_facts import corners, facts
from formulad.ui.race.circuits.fault_list import draw_faults
from formulad.ui.race.circuits.map_picture import MapPicture
from formulad.ui.race.new_race.circuit_card import draw_circuit_card
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.languages import ENGLISH
from formulad.ui.toolkit.lettering import LABEL, NOTE, SMALL, SMALL_TITLE
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import RED, SUN
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.button_row import in_a_row

if TYPE_CHECKING:
    from formulad.race.road.track import Corner, Track
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.race.circuits.looked_at import LookedAt
    from formulad.ui.toolkit.canvas import Canvas

RACE, TILED, FOLDER, DUPLICATE = "race-here", "open-in-tiled", "show-folder", "duplicate"
SHARE = "share"
_ANYWHERE = Rect(0, 0, 0, 0)
_WIDEST, _LEADING, _LEAST_CORNERS, _MAP_SHARE = 280.0, 1.35, 100.0, 0.5
_PADDING, _BUTTON, _GAP = 24.0, 60.0, 16.0
_FACT, _CORNER, _LEAST_COLUMNS = 46.0, 34.0, 3
_PICTURE_SHARE = 0.58
_LEAST_VALUE = 0.62
_ROOMY, _NARROW_PICTURE = 900.0, 0.55
_MOST_PICTURE, _WIDEST_PICTURE = 0.6, 1.6
"""Of the picture: its share of the width, and how many times its height it is wide, at most."""


@frozen(slots=False)
class CircuitDetails:
    """A circuit, or the map of one that cannot be used."""

    rect: Rect
    looked_at: LookedAt
    view: BoardView | None
    """Its picture, once it is painted."""
    language: str

    def buttons(self, canvas: Canvas) -> list[Button]:
        """Return what can be done: race there, if one can, and what an author does."""
        found = [
            Button(FOLDER, _ANYWHERE, say("Show folder")),
            Button(DUPLICATE, _ANYWHERE, say("Duplicate")),
            Button(TILED, _ANYWHERE, say("Open in Tiled"), icon="edit"),
        ]
        if self.looked_at.circuit:
            found.insert(2, Button(SHARE, _ANYWHERE, say("Give away"), icon="gift"))
            found.append(Button(RACE, _ANYWHERE, say("Race here"), Kind.PRIMARY, icon="flag"))
        row = Rect(self.rect.left + _PADDING, 0, self.rect.width - 2 * _PADDING, _BUTTON)
        row.bottom = self.rect.bottom - _PADDING
        return in_a_row(canvas, found, row, _WIDEST)

    def draw(self, canvas: Canvas) -> None:
        """Draw what is known of the circuit."""
        circuit = self.looked_at.circuit
        if circuit is None:
            self._draw_faults(canvas)
            return
        rect, height = self.rect, self.rect.height * _PICTURE_SHARE
        share = _MOST_PICTURE if rect.width >= _ROOMY else _NARROW_PICTURE
        width = min(rect.width * share, height * _WIDEST_PICTURE)
        picture = Rect(rect.left, rect.top, width, height)
        draw_circuit_card(canvas, circuit, self.view, picture)
        beside = Rect(picture.right + _GAP, rect.top, rect.width - width - _GAP, height)
        canvas.panel(beside, canvas.theme.pages, radius=18)
        _draw_facts(canvas, circuit, beside.inflate(-2 * _PADDING, -20))
        below = self._below(picture)
        canvas.panel(below, canvas.theme.pages, radius=18)
        inner = below.inflate(-2 * _PADDING, -28)
        inner.height -= _BUTTON + 12
        _draw_corners(canvas, circuit.track, self._told_about(canvas, circuit, inner))

    def _below(self, picture: Rect) -> Rect:
        top = picture.bottom + _GAP
        return Rect(self.rect.left, top, self.rect.width, self.rect.bottom - top)

    def _told_about(self, canvas: Canvas, circuit: Circuit, rect: Rect) -> Rect:
        """Letter what its author says of it, if there is room, and return what is left."""
        about = circuit.about.get(self.language) or circuit.about.get(ENGLISH, "")
        lines = canvas.wrapped(about, SMALL, rect.width) if about else ()
        taken = len(lines) * SMALL.size * _LEADING + 8
        if not lines or rect.height - taken < _LEAST_CORNERS:
            return rect
        canvas.paragraph(about, rect, SMALL, canvas.theme.pages.muted, leading=_LEADING)
        return Rect(rect.left, rect.top + taken, rect.width, rect.height - taken)

    def _draw_faults(self, canvas: Canvas) -> None:
        rect, looked_at = self.rect, self.looked_at
        picture = Rect(rect.left, rect.top, rect.width, rect.height * _MAP_SHARE)
        MapPicture(picture, None, looked_at.sketch, looked_at.faults).draw(canvas)
        below = self._below(picture)
        canvas.panel(below, canvas.theme.pages, radius=18)
        inner = below.inflate(-2 * _PADDING, -28)
        inner.height -= _BUTTON + 12
        draw_icon(canvas, "warn", inner.left + 12, inner.top + 10, 24, RED)
        told = say("Nobody can race here until its map is mended:")
        style = LABEL.weighted(700)
        shown = canvas.shortened(told, style, inner.width - 36)
        canvas.text(shown, inner.left + 36, inner.top + 10, style, canvas.theme.pages.text)
        listed = Rect(inner.left, inner.top + 32, inner.width, inner.height - 32)
        draw_faults(canvas, looked_at.faults, listed)


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
