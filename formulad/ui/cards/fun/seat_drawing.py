"""Seats: each team with its money, its cards in play, its points, and its paddle at an auction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun.cards import CardKind
from formulad.cards.fun.state import PASSED
from formulad.kernel.sentence import counted, say
from formulad.ui.cards.fun.card_faces import FIELDS, helmet_of
from formulad.ui.cards.fun.if_raced import bought, car_values
from formulad.ui.cards.fun.part_shapes import (
    paint_chassis,
    paint_coin,
    paint_engine,
    paint_helmet,
)
from formulad.ui.cards.kit.card_backs import Back, back_sprite
from formulad.ui.cards.kit.card_face import CARD_HEIGHT, CARD_WIDTH
from formulad.ui.cards.kit.change_chip import change_width, draw_change, signed
from formulad.ui.cards.kit.liveries import SIX_TEAMS, draw_swatch
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import rgb
from formulad.ui.toolkit.lettering import NAME, NUMERAL, PANEL_TITLE, SMALL, Family, Style
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM, SUN, Hatch

if TYPE_CHECKING:
    import pygame

    from formulad.cards.fun.setting import Setting
    from formulad.cards.packs import CardId
    from formulad.ui.cards.fun.seat_picture import SeatPicture
    from formulad.ui.toolkit.canvas import Canvas

_VALUE = Style(Family.SPARTAN, 38, 800)
_COIN_VALUE = Style(Family.SPARTAN, 19, 800)
_UNIT = Style(Family.INTER, 15, 700)
_GAP_LINE = rgb("5B78AE")
_STICK, _PASSED = rgb("8E5727"), rgb("8D93A5")
_PINK_COIN = rgb("FF7FA5")
_EDGE = 16.0
_ROW_TOP = 64.0
_SLOTS, _SLOTS_ALONE = 5.15, 4.6
"""So many times the width of a card a team takes, with its sponsors and without."""
_TALLEST_SLOT = 1.7
"""So many times as high as wide a small card is at most."""
_COIN_RADIUS = 12.0
"""So many widths of a card take four of them, a plus and the sponsors."""
_WITH_FOOT = 118.0
"""A plate at least so high tells what is held."""
_NARROW = 300.0
"""A plate less wide has no room for a coin and many words."""
_NARROWEST = 170.0
"""A plate less wide has its name below the money, and what would change above the cars."""
_HELD = 22 / CARD_HEIGHT
"""How large a card is that stands for those that are held."""
_BIG = 200.0
"""A place at least so high has room for all of it."""


def draw_seat(canvas: Canvas, rect: Rect, setting: Setting, picture: SeatPicture) -> None:
    """Draw the plate of a team, as large as its place is."""
    palette = canvas.theme.panels
    canvas.panel(rect, palette, line=palette.accent if picture.is_acting else None)
    if picture.is_acting:
        ring = rect.inflate(6, 6)
        canvas.box(ring, None, radius=19, line=SUN, line_width=5)
    if rect.height >= _BIG and rect.width < _NARROWEST:
        _draw_slim(canvas, rect, setting, picture)
    elif rect.height >= _BIG:
        _draw_big(canvas, rect, setting, picture)
    else:
        _draw_plate(canvas, rect, setting, picture)


def _draw_name(canvas: Canvas, rect: Rect, picture: SeatPicture, size: float) -> None:
    """Draw the swatch, the money, and the name between them."""
    palette = canvas.theme.panels
    left, right, y = _draw_money(canvas, rect, picture, size)
    is_narrow = rect.width < _NARROW
    colour = palette.accent if picture.is_acting else palette.text
    wished = PANEL_TITLE.sized(19.0 if is_narrow else 25 * size)
    room = right - left - (12 if is_narrow else 22)
    name, style = fitted(canvas, picture.name.upper(), wished, room)
    canvas.text(name, left + (8 if is_narrow else 12), y, style, colour)


def _draw_slim_name(canvas: Canvas, rect: Rect, picture: SeatPicture) -> None:
    """Draw the swatch and the money, and the name below them."""
    palette = canvas.theme.panels
    _draw_money(canvas, rect, picture, 0.8)
    ink = palette.accent if picture.is_acting else palette.text
    title = PANEL_TITLE.sized(19)
    name, style = fitted(canvas, picture.name.upper(), title, rect.width - 28, 0.5)
    canvas.text(name, rect.left + 14, rect.top + 60, style, ink)


def _draw_money(
    canvas: Canvas, rect: Rect, picture: SeatPicture, size: float
) -> tuple[float, float, float]:
    """Draw the swatch and the money; return where there is room between them, and its middle."""
    palette = canvas.theme.panels
    is_narrow = rect.width < _NARROW
    wide = 32.0 if is_narrow else 48 * size
    swatch = Rect(rect.left + 14, rect.top + 12, wide, 36 * size)
    draw_swatch(canvas, SIX_TEAMS[picture.seat], swatch, radius=8)
    y = swatch.centery
    money = str(picture.money)
    unit = say("M$")
    right = rect.right - _EDGE
    width = canvas.text(unit, right, y, _UNIT, palette.muted, align=1)
    width += canvas.text(money, right - width - 6, y, PANEL_TITLE.sized(29 * size), SUN, align=1)
    coin = 0.0 if is_narrow else 18.0 * size
    x = right - width - 12 - coin
    if coin:
        _coin(canvas, x, y, coin)
    return swatch.right, x - coin, y


def _coin(canvas: Canvas, x: float, y: float, radius: float) -> None:
    def drawn() -> pygame.Surface:
        sketch = Sketch(radius * 2.3, radius * 2.4, canvas.scale)
        paint_coin(sketch, (radius * 1.15, radius * 1.15), radius)
        return sketch.finish()

    canvas.paint_centred(canvas.cached(("fun coin", radius), drawn), x, y)


def _draw_big(canvas: Canvas, rect: Rect, setting: Setting, picture: SeatPicture) -> None:
    _draw_name(canvas, rect, picture, 1.0)
    width = min(68.0, (rect.width - 28) / _SLOTS)
    height = min(92.0, rect.height - 170)
    slot = Rect(rect.left + 14, rect.top + _ROW_TOP, width, height)
    _draw_slots(canvas, slot, setting, picture)
    _draw_cars(
        canvas, Rect(rect.left + 14, rect.bottom - 94, rect.width - 28, 44), setting, picture
    )
    _draw_foot(canvas, rect, picture)


def _draw_slim(canvas: Canvas, rect: Rect, setting: Setting, picture: SeatPicture) -> None:
    """Draw a large plate that is very narrow: everything below each other."""
    palette = canvas.theme.panels
    _draw_slim_name(canvas, rect, picture)
    cars = Rect(rect.left + 14, rect.bottom - 88, rect.width - 28, 40)
    top = rect.top + 78
    slot = Rect(rect.left + 14, top, (rect.width - 28) / _SLOTS_ALONE, cars.top - 38 - top)
    _draw_slots(canvas, slot, setting, picture, has_sponsors=False)
    for at, card in enumerate(picture.team.sponsors):
        x = cars.left + _COIN_RADIUS + at * (2 * _COIN_RADIUS + 4)
        _draw_sponsor(canvas, x, cars.top - 19, _COIN_RADIUS, setting.card(card).value)
    canvas.inset(cars, palette, radius=10)
    values = car_values(setting, picture.team)
    told = " · ".join(map(str, values)) if values else say("no car yet")
    usual = NUMERAL.sized(24) if values else SMALL
    text, style = fitted(canvas, told, usual, cars.width - 12, 0.5)
    ink = palette.text if values else palette.muted
    canvas.text(text, cars.centerx, cars.centery, style, ink, align=0.5)
    if change := _change(setting, picture):
        draw_change(canvas, cars.right - 34, cars.top - 19, int(change.replace("−", "-")))
    _draw_foot(canvas, rect, picture)


def _draw_plate(canvas: Canvas, rect: Rect, setting: Setting, picture: SeatPicture) -> None:
    """Draw a small plate: name and money above, then cards and points, and what is held."""
    small = min(1.0, rect.height / 132)
    if is_slim := rect.width < _NARROWEST:
        _draw_slim_name(canvas, rect, picture)
    else:
        _draw_name(canvas, rect, picture, 0.8 * small)
    top = rect.top + 12 + 36 * 0.8 * small + (30 if is_slim else 8)
    foot = 26.0 if rect.height >= _WITH_FOOT else 0.0
    height = min(72.0, rect.bottom - top - 10 - foot)
    share = 0.125 if picture.said is None else 0.17  # a paddle tells the bid, and no points
    width = min(height * 0.74, rect.width * share)
    height = min(height, width * _TALLEST_SLOT)
    slot = Rect(rect.left + 14, top, width, height)
    right = _draw_slots(canvas, slot, setting, picture)
    palette, x = canvas.theme.panels, rect.right - 14
    y = top + height / 2
    if picture.said is not None:
        _draw_held(canvas, rect, setting, picture, foot)
        return
    told = counted(picture.points, "point", "points")
    number = NUMERAL.sized(24 * small)
    canvas.text(str(picture.points), x, y - 11, number, palette.text, align=1)
    text, style = fitted(canvas, told, SMALL.sized(14), max(20.0, rect.right - right - 18))
    canvas.text(text, x, y + 12, style, palette.muted, align=1)
    _draw_held(canvas, rect, setting, picture, foot)


def _draw_held(
    canvas: Canvas, rect: Rect, setting: Setting, picture: SeatPicture, foot: float
) -> None:
    """Draw the cars and how many cards are held along the foot of a plate, if there is room."""
    palette = canvas.theme.panels
    if foot:
        values = " · ".join(map(str, car_values(setting, picture.team)))
        y = rect.bottom - foot / 2 - 5
        is_slim = rect.width < _NARROWEST
        held = str(picture.hand) if is_slim else say("{n} in hand", n=picture.hand)
        width = canvas.text(held, rect.right - 14, y, SMALL, palette.muted, align=1)
        if is_slim:
            sprite = back_sprite(canvas, Back.AWNING, _HELD)
            canvas.paint_centred(sprite, rect.right - 26 - width, y)
            told = values or "–"
        else:
            told = say("cars {values}", values=values) if values else say("no car yet")
        text, style = fitted(canvas, told, SMALL.weighted(600), rect.width - width - 44)
        canvas.text(text, rect.left + 14, y, style, palette.text)


def _draw_slots(
    canvas: Canvas,
    first: Rect,
    setting: Setting,
    picture: SeatPicture,
    *,
    has_sponsors: bool = True,
) -> float:
    """Draw engine and chassis, both places for drivers, and the sponsors; return where they end."""
    team, pitch = picture.team, first.width * 1.09
    rect = first.copy()
    for kind, card in ((CardKind.ENGINE, team.engine), (CardKind.CHASSIS, team.chassis)):
        draw_mini(canvas, rect, setting, kind, card)
        rect = rect.move(pitch, 0)
    palette = canvas.theme.panels
    canvas.text(
        "+", rect.left + first.width * 0.06, rect.centery, NUMERAL, palette.muted, align=0.5
    )
    rect = rect.move(first.width * 0.2, 0)
    for at in range(2):
        driver = team.drivers[at] if at < len(team.drivers) else None
        draw_mini(canvas, rect, setting, CardKind.DRIVER, driver)
        rect = rect.move(pitch, 0)
    radius = min(17.0, first.height * 0.23, first.width * 0.25)
    for at, card in enumerate(team.sponsors if has_sponsors else ()):
        y = first.top + radius + 2 + at * (2 * radius + 6)
        _draw_sponsor(canvas, rect.left + radius + 2, y, radius, setting.card(card).value)
    return rect.left + 2 * radius + 6


def _draw_sponsor(canvas: Canvas, x: float, y: float, radius: float, value: int) -> None:
    canvas.disc(x, y, radius, _PINK_COIN, line=INK, line_width=1.5)
    canvas.text(str(value), x, y, _COIN_VALUE.sized(19 * radius / 17), INK, align=0.5)


def draw_mini(
    canvas: Canvas, rect: Rect, setting: Setting, kind: CardKind, card: CardId | None
) -> None:
    """Draw a card in play, small: its value and what it is; or the gap where none lies."""
    if card is None:
        corners = ((rect.left, rect.top), (rect.right, rect.top), rect.bottomright, rect.bottomleft)
        canvas.polygon(corners, None, line=_GAP_LINE, line_width=2, hatch=Hatch.DASHED_BORDER)
        draw_icon(canvas, "plus", *rect.center, rect.width * 0.36, _GAP_LINE)
        return
    canvas.box(rect, CREAM, radius=9, line=INK, line_width=1.5)
    inner = rect.inflate(-8, -8)
    canvas.box(inner, FIELDS[kind], radius=6)
    style = _VALUE.sized(min(38.0, rect.height * 0.42, inner.width * 1.2))
    canvas.text(
        str(setting.card(card).value),
        rect.centerx,
        rect.top + rect.height * 0.31,
        style,
        INK,
        align=0.5,
    )
    number = helmet_of(setting, card) if kind is CardKind.DRIVER else 0
    size = min(rect.height / 92, inner.width / 50)
    key = ("fun mini", kind, number, round(size * 100))
    picture = canvas.cached(key, lambda: _mini(kind, number, size, canvas.scale))
    canvas.paint_centred(picture, rect.centerx, rect.top + rect.height * 0.73)


def _mini(kind: CardKind, number: int, size: float, scale: float) -> pygame.Surface:
    sketch = Sketch(60 * size, 48 * size, scale)
    middle = (30 * size, 24 * size)
    match kind:
        case CardKind.ENGINE:
            paint_engine(sketch, middle, 0.32 * size)
        case CardKind.CHASSIS:
            paint_chassis(sketch, middle, 0.42 * size)
        case _:
            paint_helmet(sketch, middle, 0.32 * size, number)
    return sketch.finish()


def _draw_cars(canvas: Canvas, rect: Rect, setting: Setting, picture: SeatPicture) -> None:
    """Draw the values of the cars, and what the card under the hammer would change."""
    palette = canvas.theme.panels
    canvas.inset(rect, palette, radius=10)
    values = car_values(setting, picture.team)
    told = " · ".join(map(str, values)) if values else say("no car yet")
    x = rect.left + 12
    if values and rect.width >= _NARROW - 40:
        x += canvas.text(say("cars"), x, rect.centery, SMALL.weighted(600), palette.muted) + 8
    room = rect.right - x - 12
    change = "" if picture.lot is None else _change(setting, picture)
    if picture.lot is not None and change:
        value = int(change.replace("+", "").replace("−", "-"))
        width = change_width(canvas, change, 28)
        draw_change(canvas, rect.right - 10 - width / 2, rect.centery, value)
        room -= width + 16
    text, style = fitted(canvas, told, NUMERAL.sized(26) if values else SMALL, room)
    canvas.text(text, x, rect.centery, style, palette.text if values else palette.muted)


def _change(setting: Setting, picture: SeatPicture) -> str:
    """Return by how much the best car of a team would change with a card; empty if by nothing."""
    if picture.lot is None:
        return ""
    now = max(car_values(setting, picture.team), default=0)
    teams = bought(setting, picture.team, picture.lot)
    then = max(max(car_values(setting, team), default=0) for team in teams)
    return signed(then - now) if then != now else ""


def _draw_foot(canvas: Canvas, rect: Rect, picture: SeatPicture) -> None:
    palette, y = canvas.theme.panels, rect.bottom - 25
    if rect.width < _NARROWEST:
        _draw_slim_foot(canvas, rect, picture)
        return
    size, shown = 30 / CARD_HEIGHT, min(picture.hand, 8) if rect.width >= _NARROW else 0
    for at in range(shown):
        sprite = back_sprite(canvas, Back.AWNING, size)
        canvas.paint_centred(sprite, rect.left + 28 + at * 15, y)
    x = rect.left + 28 + shown * 15 + CARD_WIDTH * size / 2 + 4 if shown else rect.left + 16
    told = counted(picture.points, "{n} point", "{n} points")
    width = canvas.text(told, rect.right - 18, y, NAME.sized(19), palette.text, align=1)
    text, style = fitted(
        canvas, say("{n} in hand", n=picture.hand), SMALL, rect.right - 28 - width - x
    )
    canvas.text(text, x, y, style, palette.muted)


def _draw_slim_foot(canvas: Canvas, rect: Rect, picture: SeatPicture) -> None:
    """Draw how many cards are held as a number beside a card, and the points."""
    palette, y = canvas.theme.panels, rect.bottom - 25
    sprite = back_sprite(canvas, Back.AWNING, 26 / CARD_HEIGHT)
    canvas.paint_centred(sprite, rect.left + 24, y)
    held = canvas.text(str(picture.hand), rect.left + 38, y, NAME.sized(17), palette.muted)
    told = counted(picture.points, "{n} point", "{n} points")
    room = rect.width - 38 - held - 26
    text, style = fitted(canvas, told, NAME.sized(17), room, 0.6)
    canvas.text(text, rect.right - 14, y, style, palette.text, align=1)


def draw_paddle(canvas: Canvas, rect: Rect, picture: SeatPicture) -> None:
    """Draw the paddle that a team holds up at an auction, over its plate."""
    if picture.said is None:
        return
    x, bottom = rect.centerx, rect.top
    if picture.said == PASSED:
        _stick(canvas, x, bottom - 62, bottom)
        canvas.disc(x, bottom - 58, 42, _PASSED, line=INK, line_width=3)
        text, style = fitted(canvas, say("Pass").upper(), NUMERAL.sized(22), 70)
        canvas.text(text, x, bottom - 58, style, INK, align=0.5)
    elif picture.said:
        radius = 58.0 if picture.is_leading else 48.0
        y = bottom - (88 if picture.is_leading else 70)
        _stick(canvas, x, y, bottom)
        canvas.disc(x, y, radius, CREAM, line=INK, line_width=3)
        canvas.disc(x, y, radius - 8, None, line=SIX_TEAMS[picture.seat].colour, line_width=7)
        canvas.text(str(picture.said), x, y, _VALUE.sized(radius * 0.92), INK, align=0.5)
        told = say("highest bid") if picture.is_leading else say("outbid")
        _tag(canvas, x + radius - 8, y - radius + 10, told, is_bright=picture.is_leading)
    elif picture.is_acting:
        y = bottom - 78
        _stick(canvas, x, y, bottom)
        canvas.disc(x, y, 54, rgb("14264A"), line=SUN, line_width=6)
        canvas.text("?", x, y, _VALUE.sized(48), SUN, align=0.5)


def _stick(canvas: Canvas, x: float, top: float, bottom: float) -> None:
    canvas.box(Rect(x - 8, top, 16, bottom - top + 6), _STICK, radius=4)


def _tag(canvas: Canvas, x: float, y: float, text: str, *, is_bright: bool) -> None:
    palette = canvas.theme.panels
    width = canvas.text_width(text, SMALL.weighted(700)) + 26
    rect = Rect(x, y - 16, width, 32)
    fill = SUN if is_bright else palette.inset
    canvas.box(rect, fill, radius=16, line=INK if is_bright else _GAP_LINE, line_width=1.6)
    colour = INK if is_bright else palette.muted
    canvas.text(text, *rect.center, SMALL.weighted(700), colour, align=0.5)
