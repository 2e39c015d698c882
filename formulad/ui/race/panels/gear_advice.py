"""Gear advice of the engineer: what a gear may lead to, and all gears beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, say_of
from formulad.race.bills import Verdict
from formulad.ui.art.dice import draw_die
from formulad.ui.race.panels.rule_links import RuleLink
from formulad.ui.race.terms.outcomes import (
    ICONS,
    OUTCOME_OF,
    SIGNS,
    WORDS,
    draw_outcome_box,
    draw_share_bar,
)
from formulad.ui.race.terms.race_words import ORDINALS
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fits, fitted, shrunk
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import rgb
from formulad.ui.toolkit.lettering import (
    CAPS_LABEL,
    NOTE,
    NUMERAL,
    SMALL,
    SMALL_TITLE,
    Family,
    Style,
)
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import COST, CREAM, TEAL

if TYPE_CHECKING:
    from formulad.ui.race.views.engineer_views import FaceView, GearAdvice, GearRisk
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.theme import Palette

OUTLOOK_HEIGHT = 226.0
"""Height of the plate on which one gear is looked at."""
TABLE_HEAD = 28.0
_TALLEST_ROW, _LOWEST_ROW = 46.0, 30.0
_WORD, _SHARE = SMALL.weighted(600), SMALL.weighted(800)
_SHORT = {**WORDS, Verdict.COST: say_of("verdict", "Costs")}
_FACE = Style(Family.INTER, 14, 800, -0.02)
_SMALLEST_FACE = 11.0
_PRICE = Style(Family.INTER, 13, 700)
_BAR_LEFT, _BAR_RIGHT = 70.0, 78.0
_IN_A_ROW = 3
BEST_ON_CREAM = rgb("0B5C46")


def table_height(advice: GearAdvice, room: float) -> float:
    """Return how tall the table of gears is; nothing while the die is due, or without room."""
    count = len(advice.table)
    if not count or room < TABLE_HEAD + _LOWEST_ROW * count:
        return 0.0
    return min(room, TABLE_HEAD + _TALLEST_ROW * count)


def outlook_lines(rect: Rect) -> tuple[Rect, ...]:
    """Return the lines of the plate on which one gear is looked at."""
    left, width = rect.left + 16, rect.width - 32
    rows = ((15, 46), (74, 36), (118, 26), (156, 52))
    return tuple(Rect(left, rect.top + top, width, height) for top, height in rows)


def gear_lines(rect: Rect, advice: GearAdvice) -> tuple[Rect, ...]:
    """Return where each gear stands in their table."""
    step = (rect.height - TABLE_HEAD) / len(advice.table)
    top = rect.top + TABLE_HEAD
    rows = range(len(advice.table))
    return tuple(Rect(rect.left, top + row * step, rect.width, step - 3) for row in rows)


def draw_outlook(canvas: Canvas, palette: Palette, rect: Rect, advice: GearAdvice) -> None:
    """Draw what one gear may lead to: chances in total, and face by face."""
    canvas.inset(rect, palette, radius=14)
    _draw_heading(canvas, palette, rect, advice)
    _, bar, words, faces = outlook_lines(rect)
    draw_share_bar(canvas, bar, advice.shares, radius=9, figure=17)
    _draw_words(canvas, palette, words, advice)
    _draw_faces(canvas, faces, advice.faces)


def _draw_heading(canvas: Canvas, palette: Palette, rect: Rect, advice: GearAdvice) -> None:
    draw_die(canvas, advice.gear, rect.left + 40, rect.top + 38, 46, str(advice.gear))
    name = ORDINALS[advice.gear]
    title = (
        say("If you take {gear}", gear=name) if advice.table else say("In {gear} gear", gear=name)
    )
    canvas.text(title, rect.left + 76, rect.top + 28, SMALL_TITLE.sized(21), palette.text)
    first, last = advice.faces[0].face, advice.faces[-1].face
    x, y = rect.left + 76, rect.top + 52
    range_ = say("rolls {lowest} to {highest}", lowest=first, highest=last)
    x += canvas.text(range_, x, y, SMALL, palette.muted)
    if advice.price:
        price = say("{price} to shift", price=advice.price)
        canvas.text(price, x + 12, y, SMALL.weighted(700), SIGNS[Verdict.COST])


def _draw_words(canvas: Canvas, palette: Palette, rect: Rect, advice: GearAdvice) -> None:
    """Draw each verdict there may be, with icon, word and chance: four of them in two rows."""
    items = [(verdict, _SHORT[verdict], f"{share}%") for verdict, share in advice.shares if share]
    if len(items) > _IN_A_ROW:
        for index, item in enumerate(items):
            row, column = divmod(index, 2)
            x = rect.left + column * rect.width * 0.52
            _draw_word(canvas, palette, (x, rect.top + 8 + row * 21), *item)
        return
    widths = [_word_width(canvas, word, share) for _, word, share in items]
    space = (rect.width - sum(widths)) / max(1, len(items) - 1)
    x = rect.left
    for item, width in zip(items, widths, strict=True):
        _draw_word(canvas, palette, (x, rect.centery), *item)
        x += width + min(space, 60.0)


def _draw_word(
    canvas: Canvas, palette: Palette, at: Point, verdict: Verdict, word: str, share: str
) -> None:
    x, y = at
    draw_icon(canvas, ICONS[verdict], x + 9, y, 17, SIGNS[verdict])
    end = x + 22 + canvas.text(word, x + 22, y, _WORD, palette.text)
    canvas.text(share, end + 5, y, _SHARE, SIGNS[verdict])


def _word_width(canvas: Canvas, word: str, share: str) -> float:
    return 27 + canvas.text_width(word, _WORD) + canvas.text_width(share, _SHARE)


def _draw_faces(canvas: Canvas, rect: Rect, faces: tuple[FaceView, ...]) -> None:
    """Draw every face of the die with what it costs."""
    width = min(rect.width / len(faces), 84.0)
    for index, face in enumerate(faces):
        place = Rect(rect.left + index * width, rect.top, width - 3, rect.height)
        _draw_face(canvas, place, face)


def _draw_face(canvas: Canvas, rect: Rect, face: FaceView) -> None:
    outcome = OUTCOME_OF[face.verdict]
    draw_outcome_box(canvas, rect, face.verdict)
    if outcome is COST:
        canvas.box(rect.inflate(-4, -16), outcome.fill, radius=4)
    y, below = rect.top + rect.height * 0.31, rect.top + rect.height * 0.7
    canvas.text(str(face.face), rect.centerx, y, _FACE, outcome.text, align=0.5)
    if face.verdict is Verdict.COST and face.mark:
        mark, style = _mark(canvas, face.mark, rect.width - 2)
        canvas.text(mark, rect.centerx, below, style, outcome.text, align=0.5)
    else:
        draw_icon(canvas, ICONS[face.verdict], rect.centerx, below, 13, outcome.text)


def _mark(canvas: Canvas, mark: str, room: float) -> tuple[str, Style]:
    """Return what a face costs, and its letters; on a narrow face without the part."""
    if not fits(canvas, mark, _FACE, room, _SMALLEST_FACE / _FACE.size):
        mark = "".join(sign for sign in mark if not sign.isalpha())
    return mark, shrunk(canvas, mark, _FACE, room, _SMALLEST_FACE)


def draw_gear_table(
    canvas: Canvas, palette: Palette, rect: Rect, advice: GearAdvice
) -> tuple[RuleLink, ...]:
    """Draw all gears, one a line, with how likely each verdict is; return their rules."""
    links = []
    y = rect.top + 12
    gear, small = fitted(canvas, say("GEAR"), CAPS_LABEL, _BAR_LEFT - 18)
    canvas.text(gear, rect.left + 8, y, small, palette.muted)
    canvas.text(say("RISK"), rect.left + _BAR_LEFT, y, CAPS_LABEL, palette.muted)
    has_turns = any(risk.turns for risk in advice.table)
    heading = say("TURNS TO GO") if has_turns else say("CLEAN")
    canvas.text(heading, rect.right - 12, y, CAPS_LABEL, palette.muted, align=1)
    for place, risk in zip(gear_lines(rect, advice), advice.table, strict=True):
        _draw_risk(canvas, palette, place, risk, is_shown=risk.gear == advice.gear)
        words = Rect(place.left + _BAR_LEFT, place.top, place.width - _BAR_LEFT, place.height)
        links.append(RuleLink(words, risk.rule))
    return tuple(links)


def _draw_risk(
    canvas: Canvas, palette: Palette, rect: Rect, risk: GearRisk, *, is_shown: bool
) -> None:
    if is_shown:
        canvas.box(rect, CREAM, radius=10)
    is_locked = not risk.shares
    size = min(33.0, rect.height - 6)
    draw_die(
        canvas, risk.gear, rect.left + 29, rect.centery, size, str(risk.gear), dimmed=is_locked
    )
    if is_locked:
        _draw_reason(canvas, rect, risk.reason, INK if is_shown else palette.muted)
        return
    width = rect.width - _BAR_LEFT - _BAR_RIGHT
    bar = Rect(rect.left + _BAR_LEFT, rect.centery - 10, width, 20)
    draw_share_bar(canvas, bar, risk.shares, radius=5)
    if risk.price:
        _draw_price(canvas, bar, say("{price} to shift", price=risk.price))
    ink = INK if is_shown else palette.text
    figure = risk.turns or f"{dict(risk.shares)[Verdict.CLEAN]}%"
    canvas.text(figure, rect.right - 12, rect.centery, NUMERAL.sized(20), ink, align=1)
    if risk.is_best:
        draw_best(canvas, bar.right + 14, rect.centery, is_on_cream=is_shown)


def draw_best(canvas: Canvas, x: float, y: float, *, is_on_cream: bool) -> None:
    """Draw the star of what the engineer would do."""
    draw_icon(canvas, "star", x, y, 17, BEST_ON_CREAM if is_on_cream else TEAL)


def _draw_price(canvas: Canvas, bar: Rect, text: str) -> None:
    """Draw over the bar what a gear costs before any die falls."""
    width = canvas.text_width(text, _PRICE) + 12
    plate = Rect(bar.left + 4, bar.top + 1, width, bar.height - 2)
    canvas.box(plate, CREAM, radius=4)
    canvas.text(text, plate.centerx, plate.centery, _PRICE, INK, align=0.5)


def _draw_reason(canvas: Canvas, rect: Rect, reason: str, ink: Colour) -> None:
    room = rect.width - _BAR_LEFT - 8
    lines = canvas.wrapped(reason, NOTE, room)
    shown = (lines[0], " ".join(lines[1:])) if len(lines) > 1 else lines
    top = rect.centery - 8.5 * (len(shown) - 1)
    for index, line in enumerate(shown):
        text, style = fitted(canvas, line, NOTE, room)
        y = top + 17 * index
        canvas.text(text, rect.left + _BAR_LEFT, y, style, ink)
