"""Race panel: the cars as they would race now, and what a card would change for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.fun.card_words import card_title, effect_words
from formulad.kernel.sentence import say
from formulad.ui.cards.fun.card_faces import FIELDS
from formulad.ui.cards.fun.if_raced import RaceRow, effect_of, if_bought, race_rows
from formulad.ui.cards.kit.change_chip import draw_change
from formulad.ui.cards.kit.liveries import SIX_TEAMS, draw_card_plate, draw_swatch
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.lettering import NAME, NUMERAL, SMALL, SMALL_TITLE, Family, Style
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SUN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import State
    from formulad.cards.packs import CardId
    from formulad.ui.toolkit.canvas import Canvas

_HEAD, _EDGE = 46.0, 18.0
_ROW, _CHANGES = 33.0, 128.0
_LEAST_ROW = 22.0
"""In rows that are lower nothing can be read: of so many cars the best are seen."""
_FULL_LETTERS = 26.0
"""In rows at least so high letters are as large as usual."""
_CHIP = Style(Family.INTER, 16.5, 800)


def draw_race(
    canvas: Canvas,
    rect: Rect,
    setting: Setting,
    state: State,
    names: Sequence[str],
    *,
    mine: int | None,
    circuit: CardId | None = None,
    lot: tuple[int, CardId] | None = None,
) -> None:
    """Draw the panel.

    Args:
        canvas: where it is seen.
        rect: its place.
        setting: of the championship.
        state: as it is seen.
        names: of the players, by seat.
        mine: the seat before the screen.
        circuit: the one that is looked at; None for a plain one.
        lot: who may buy a card, and which, where one is under the hammer.
    """
    palette = canvas.theme.panels
    canvas.panel(rect, palette)
    _draw_title(canvas, rect, setting, circuit)
    rows = race_rows(setting, state, circuit)
    room = rect.height - _HEAD - (_CHANGES if lot else 10)
    if not rows:
        lines, style = in_lines(
            canvas, say("Nobody has a whole car yet."), SMALL, rect.width - 36, 2
        )
        draw_lines(canvas, lines, (rect.left + _EDGE, rect.top + _HEAD + 24), style, palette.muted)
    shown = rows_in_sight(rows, max(1, int(room / _LEAST_ROW)), mine)
    height = min(_ROW, room / max(1, len(shown)))
    for at, row in enumerate(shown):
        place = Rect(rect.left + 8, rect.top + _HEAD + at * height, rect.width - 16, height)
        _draw_row(canvas, place, row, names, is_mine=row.seat == mine)
    if lot:
        seat, card = lot
        foot = Rect(rect.left, rect.bottom - _CHANGES, rect.width, _CHANGES)
        _draw_changes(canvas, foot, setting, card, if_bought(setting, state, seat, card))


def rows_in_sight(rows: Sequence[RaceRow], most: int, mine: int | None) -> tuple[RaceRow, ...]:
    """Return so many rows at most: one's own cars, and the best of the others."""
    own = [row for row in rows if row.seat == mine][:most]
    others = [row for row in rows if row.seat != mine][: most - len(own)]
    return tuple(row for row in rows if row in own or row in others)


def _draw_title(canvas: Canvas, rect: Rect, setting: Setting, circuit: CardId | None) -> None:
    palette = canvas.theme.panels
    title = say("If we raced now")
    room = rect.width - 2 * _EDGE
    if circuit is None:
        text, style = fitted(canvas, title.upper(), SMALL_TITLE.sized(18), room)
        canvas.text(text, rect.left + _EDGE, rect.top + 25, style, palette.text)
        return
    name = card_title(setting.card(circuit))
    told = say("On {circuit}", circuit=name).upper()
    text, style = fitted(canvas, told, SMALL_TITLE.sized(18), room)
    canvas.text(text, rect.left + _EDGE, rect.top + 15, style, palette.accent)
    words, small = fitted(canvas, effect_words(effect_of(setting, circuit)), SMALL, room)
    canvas.text(words, rect.left + _EDGE, rect.top + 34, small, palette.text)


def _draw_row(
    canvas: Canvas, rect: Rect, row: RaceRow, names: Sequence[str], *, is_mine: bool
) -> None:
    palette, y = canvas.theme.panels, rect.centery
    if is_mine:
        canvas.box(rect, palette.secondary, radius=8)
    size, letters = min(1.0, rect.height / _ROW), min(1.0, rect.height / _FULL_LETTERS)
    place = f"{row.place}=" if row.is_equal else str(row.place)
    canvas.text(place, rect.left + 18, y, _CHIP.sized(16.5 * letters), palette.muted, align=0.5)
    plate = Rect(rect.left + 36, y - 13 * size, 38 * size, 26 * size)
    draw_card_plate(canvas, row.number, plate)
    right = rect.right - 62
    number = NUMERAL.sized(21 * letters)
    width = canvas.text(str(row.value), right, y, number, palette.text, align=1)
    name, style = fitted(
        canvas, names[row.seat], NAME.sized(17 * letters), right - width - plate.right - 20
    )
    canvas.text(name, plate.right + 10, y, style, palette.text)
    pill = Rect(rect.right - 52, y - 12.5 * size, 46, 25 * size)
    canvas.box(pill, SUN, radius=pill.height / 2)
    canvas.text(str(row.points), *pill.center, _CHIP.sized(16.5 * letters), INK, align=0.5)


def _draw_changes(
    canvas: Canvas, rect: Rect, setting: Setting, card: CardId, changes: Sequence[int]
) -> None:
    palette, face = canvas.theme.panels, setting.card(card)
    canvas.rule((rect.left + 14, rect.top + 4), (rect.right - 14, rect.top + 4), palette.line)
    box = Rect(rect.left + 16, rect.top + 14, 32, 28)
    canvas.box(box, FIELDS[face.kind], radius=6)
    canvas.text(str(face.value), *box.center, NUMERAL.sized(21), INK, align=0.5)
    told, style = fitted(canvas, say("if you win it"), NAME.sized(17), rect.width - 80)
    canvas.text(told, box.right + 10, box.centery, style, palette.text)
    touched = [seat for seat, change in enumerate(changes) if change]
    columns = 2 if len(touched) <= 4 else 3
    width = (rect.width - 28) / columns
    for at, seat in enumerate(touched):
        x = rect.left + 16 + at % columns * width
        y = rect.top + 68 + at // columns * 36
        draw_swatch(canvas, SIX_TEAMS[seat], Rect(x, y - 14, 34, 28), radius=6)
        draw_change(canvas, x + 40 + (width - 46) / 2, y, changes[seat])
    if not touched:
        told, style = fitted(canvas, say("no places change"), SMALL, rect.width - 40)
        canvas.text(told, rect.left + 16, rect.top + 68, style, palette.muted)
