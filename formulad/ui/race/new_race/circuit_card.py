"""Circuit card of a race to come: its board in small, its name, what it demands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, say
from formulad.ui.race.board.geometry.board_picture import BoardPicture
from formulad.ui.race.board.geometry.camera import Stage
from formulad.ui.race.boards.circuit_outline import draw_outline
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE
from formulad.ui.toolkit.lettering import PANEL_TITLE, SMALL
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SUN
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.key_caps import draw_kerb

if TYPE_CHECKING:
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.toolkit.canvas import Canvas

FOOT = 84.0
"""How tall its words stand below the picture."""
_EDGE = 8.0
_WAY = 52.0
"""How large the buttons are that lead to other circuits."""
_STREET = say("street circuit")
OWN = say("own")
"""Marks a circuit that the player drew."""
_BARE = BoardPicture(signs=False)


def draw_circuit_card(
    canvas: Canvas,
    circuit: Circuit,
    board: BoardView | None,
    rect: Rect,
    *,
    is_own: bool = False,
) -> None:
    """Draw the card; before the board is painted an outline stands for it.

    A circuit that the player drew is marked: it may be called like one of the game's.
    """
    canvas.panel(rect, canvas.theme.panels, radius=18)
    height = rect.height - FOOT - _EDGE
    picture = Rect(rect.left + _EDGE, rect.top + _EDGE, rect.width - 2 * _EDGE, height)
    if board:
        stage = Stage.whole(picture)
        board.draw(canvas, stage, board.whole(stage), _BARE)
    else:
        draw_outline(canvas, circuit, picture.inflate(-150, -16), 15, WHITE, INK)
    _draw_facts(canvas, circuit, rect, is_own=is_own)


def _draw_facts(canvas: Canvas, circuit: Circuit, rect: Rect, *, is_own: bool) -> None:
    track, y = circuit.track, rect.bottom - FOOT + 32
    title = canvas.text(track.title.upper(), rect.left + 26, y, PANEL_TITLE, WHITE)
    if is_own:
        title += 12 + canvas.text(OWN, rect.left + 38 + title, y, SMALL.weighted(700), SUN)
    draw_kerb(canvas, Rect(rect.left + 26, y + 20, 90, 8), canvas.theme.panels)
    corners = [sector.corner for sector in track.sectors if sector.corner]
    stops = sum(corner.stops for corner in corners)
    facts = say(
        "{corners}, {stops} a lap",
        corners=counted(len(corners), "{n} corner", "{n} corners"),
        stops=counted(stops, "{n} stop", "{n} stops"),
    )
    usual = SMALL.weighted(700)
    told, style = fitted(canvas, facts, usual, rect.width - 2 * 26 - title - 16)
    canvas.text(told, rect.right - 26, y, style, SUN, align=1)
    if track.is_city:
        left = rect.right - 26 - canvas.text_width(_STREET, usual)
        canvas.text(_STREET, left, y + 24, usual, WHITE)
        draw_icon(canvas, "city", left - 18, y + 23, 20, WHITE)


def ways_to_others(card: Rect) -> list[Button]:
    """Return what leads to the circuit before and to the next, at both sides of the picture."""
    top = card.centery - FOOT / 2 - _WAY / 2
    return [
        Button("circuit-back", Rect(card.left + 18, top, _WAY, _WAY), "", icon="left"),
        Button("circuit-on", Rect(card.right - 18 - _WAY, top, _WAY, _WAY), "", icon="right"),
    ]


def halves(card: Rect) -> dict[str, Rect]:
    """Return the halves of the card, for each of the ways to the others."""
    left = Rect(card.left, card.top, card.width / 2, card.height)
    return {"circuit-back": left, "circuit-on": left.move(left.width, 0)}
