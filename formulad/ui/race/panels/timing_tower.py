"""The timing tower: who is where, in which gear, how worn, how far behind."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import Joined, joined, say, say_of
from formulad.ui.art.cars import draw_plate
from formulad.ui.art.dice import draw_die
from formulad.ui.race.panels.boost_panel import FLAME
from formulad.ui.race.terms.race_words import without_last
from formulad.ui.race.views.street_views import Charge
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines, shrunk
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, rgb
from formulad.ui.toolkit.lettering import (
    CAPS_LABEL,
    LABEL,
    NAME,
    NOTE,
    NUMERAL,
    PANEL_TITLE,
    SMALL,
    Family,
    Style,
)
from formulad.ui.toolkit.theme import AMBER, RED, ROSE, TEAL
from formulad.ui.toolkit.widgets.key_caps import draw_kerb, draw_stops

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.race.views.panel_views import SkyView, TowerRow, TowerView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.theme import Palette

HEADER, SKY, FOOTER, TALLEST_ROW = 76.0, 42.0, 40.0, 50.0
"""Heights: the title, the sky below it where there is weather, the foot, a row."""
_SUN, _CLOUD, _DROPS = rgb("FFC83D"), rgb("E6EDFF"), rgb("7CD8F0")
SKY_ICON, _SWELL = 24.0, 0.7
"""Size of the sign of the sky, and how much it swells as the sky turns."""
_SMALLEST_TITLE = 13.0
_CHANCE, _CHANCE_BAR = Style(Family.INTER, 13, 700), 30.0
"""How a chance is written, and how long a bar is that is sure to win."""
_SMALL_FOOT = NOTE.sized(13)
_LEAD = Style(Family.INTER, 14, 800)


@frozen
class _Columns:
    """Where things stand in a row, from the left edge of the tower."""

    place: float
    plate: float
    plate_width: float
    code: float
    stops: float
    die: float
    """Its middle."""
    die_size: float
    gap: float
    """Its right end, from the right edge."""
    wear: bool


_FULL = _Columns(39, 58, 42, 110, 174, 231, 29, 20, wear=True)
_NARROW = _Columns(27, 42, 36, 83, 127, 176, 25, 12, wear=False)


def draw_tower(
    canvas: Canvas, palette: Palette, rect: Rect, view: TowerView, *, is_narrow: bool = False
) -> Iterator[None]:
    """Draw the tower in steps, its rows as tall as there is room for."""
    canvas.panel(rect, palette)
    _draw_header(canvas, palette, rect, view, is_narrow=is_narrow)
    columns = _NARROW if is_narrow else _FULL
    top = header_height(view)
    height = row_height(rect, len(view.rows), top)
    if view.sky:
        draw_sky(canvas, palette, _sky_line(rect), view.sky)
    for index, row in enumerate(view.rows):
        place = Rect(rect.left, rect.top + top + index * height, rect.width, height)
        if index == len(view.rows) // 2:
            yield
        _TowerLine(canvas, palette, place, columns, row).draw(is_tinted=index % 2 == 0)
    _draw_foot(canvas, palette, rect, view.foot)


def header_height(view: TowerView) -> float:
    """Return how tall the header is: taller where there is weather."""
    return HEADER + SKY if view.sky else HEADER


def row_height(rect: Rect, rows: int, header: float = HEADER) -> float:
    """Return how tall a row is."""
    return min(TALLEST_ROW, (rect.height - header - FOOTER) / max(1, rows))


def draw_sky(canvas: Canvas, palette: Palette, rect: Rect, sky: SkyView) -> None:
    """Draw the weather: icon, name, and what the road is like."""
    canvas.box(rect, palette.inset, radius=10)
    first, second = sky_colours(sky)
    y, left = rect.centery, rect.left + 14
    draw_icon(canvas, sky.icon, left + 10, y, SKY_ICON, first, second=second)
    right = rect.right - 14
    colour = _DROPS if sky.is_wet else palette.muted
    short = say_of("road", "wet") if sky.is_wet else say_of("road", "dry")
    room = right - left - 32 - 12
    title, style = fitted(
        canvas, sky.title.upper(), CAPS_LABEL.sized(14.5), room - canvas.text_width(short, SMALL)
    )
    room -= canvas.text(title, left + 32, y, style, palette.text)
    words = sky.road if canvas.text_width(sky.road, SMALL) <= room else short
    canvas.text(words, right, y, SMALL, colour, align=1)


def draw_sky_pulse(canvas: Canvas, at: Point, sky: SkyView, share: float) -> None:
    """Draw the sign of a sky that is new: it swells once, and a ring goes out from it."""
    first, second = sky_colours(sky)
    swell = sin(pi * share)
    size = 2 * round(SKY_ICON * (1 + _SWELL * swell) / 2)
    radius = round(SKY_ICON * (0.6 + 1.2 * share))
    canvas.disc(*at, radius, None, line=first, line_width=round(1 + 2 * (1 - share)))
    draw_icon(canvas, sky.icon, *at, size, first, second=second)


def tower_sky(_canvas: Canvas, rect: Rect, _view: TowerView) -> Point:
    """Return where the sign of the sky stands in a tower."""
    line = _sky_line(rect)
    return (line.left + 24, line.centery)


def _sky_line(rect: Rect) -> Rect:
    return Rect(rect.left + 12, rect.top + 68, rect.width - 24, 38)


def sky_colours(sky: SkyView) -> tuple[Colour, Colour]:
    """Return the two colours of the icon of a sky."""
    if sky.icon == "sun":
        return _SUN, _SUN
    return (_CLOUD, _SUN) if sky.icon == "changeable" else (_CLOUD, _DROPS)


def _unbroken(canvas: Canvas, foot: str) -> str:
    """Return a foot whose parts are not broken: a line ends between two of them."""
    if not isinstance(foot, Joined):
        return foot
    parts = (canvas.language.say(part).replace(" ", "\u00a0") for part in foot.parts)
    return joined(foot.separator, parts)


def _draw_foot(canvas: Canvas, palette: Palette, rect: Rect, foot: str) -> None:
    """Draw the foot, in two lines if need be; only its first parts where there is no room."""
    room, at = rect.width - 40, (rect.left + 20, rect.bottom - FOOTER / 2)
    if canvas.text_width(foot, NOTE) <= room:
        canvas.text(foot, *at, NOTE, palette.muted)
        return
    foot = _unbroken(canvas, foot)
    shorter = without_last(foot)
    while len(canvas.wrapped(foot, _SMALL_FOOT, room)) > 2 and shorter != foot:
        foot, shorter = shorter, without_last(shorter)
    lines, style = in_lines(canvas, foot, _SMALL_FOOT, room, 2)
    draw_lines(canvas, lines, at, style, palette.muted)


def _draw_header(
    canvas: Canvas, palette: Palette, rect: Rect, view: TowerView, *, is_narrow: bool
) -> None:
    title = PANEL_TITLE.sized(23) if is_narrow else PANEL_TITLE
    y = rect.top + 31
    lap = canvas.text(view.lap, rect.right - 20, y, title, palette.accent, align=1)
    label = canvas.text(say("LAP"), rect.right - 28 - lap, y, CAPS_LABEL, palette.muted, align=1)
    room = rect.width - 40 - lap - label - 16
    title = shrunk(canvas, view.title.upper(), title, room, _SMALLEST_TITLE)
    name = canvas.shortened(view.title.upper(), title, room)
    canvas.text(name, rect.left + 20, y, title, palette.text)
    draw_kerb(canvas, Rect(rect.left + 20, rect.top + 52, 84, 7), palette, 7)


class _TowerLine:
    """One row of the tower."""

    def __init__(
        self, canvas: Canvas, palette: Palette, rect: Rect, columns: _Columns, row: TowerRow
    ) -> None:
        self._canvas = canvas
        self._palette = palette
        self._rect = rect
        self._columns = columns
        self._row = row
        self._y = rect.centery

    def draw(self, *, is_tinted: bool) -> None:
        """Draw the row: filled if it is this driver's turn, pale if he is gone."""
        self._draw_ground(is_tinted=is_tinted)
        self._draw_place()
        self._draw_car()
        if self._row.stops:
            made, needed = self._row.stops
            size = 28 if self._columns.wear else 26
            width = 34 if self._columns.wear else 32
            place = Rect(self._rect.left + self._columns.stops, self._y - size / 2, width, size)
            draw_stops(self._canvas, place, made, needed)
        elif self._row.mark in {"pit", "engine"}:
            x = self._rect.left + self._columns.stops + 17
            colour = TEAL if self._row.mark == "pit" else ROSE
            draw_icon(self._canvas, self._row.mark, x, self._y, 22, colour)
        self._draw_gear()
        self._draw_gap()

    def _draw_ground(self, *, is_tinted: bool) -> None:
        rect = self._rect.inflate(-12, -4)
        if self._row.is_now:
            self._canvas.box(rect, self._palette.secondary_hover, radius=10)
            bar = Rect(rect.left, rect.top, 6, rect.height)
            self._canvas.box(bar, self._palette.accent, radius=3)
        elif is_tinted:
            self._canvas.box(rect, WHITE, radius=10, opacity=0.035)

    def _draw_place(self) -> None:
        colour = self._palette.accent if self._row.is_now else self._ink
        x = self._rect.left + self._columns.place
        self._canvas.text(str(self._row.place), x, self._y, NUMERAL, colour, align=0.5)

    def _draw_car(self) -> None:
        columns, left = self._columns, self._rect.left
        height = min(32.0, self._rect.height - 12)
        plate = Rect(left + columns.plate, self._y - height / 2, columns.plate_width, height)
        draw_plate(self._canvas, self._row.number, plate)
        shows_wear = columns.wear and not self._row.is_gone
        lift = (
            7
            if shows_wear and self._row.chance is not None
            else 5
            if shows_wear
            else 7
            if self._row.nitro
            else 0
        )
        style = NAME if columns.wear else NAME.sized(17)
        code = self._canvas.shortened(self._row.code, style, columns.stops - columns.code - 2)
        self._canvas.text(code, left + columns.code, self._y - lift, style, self._ink)
        if shows_wear:
            self._draw_wear(Rect(left + columns.code, self._y + 9, 52, 5))
        if self._row.nitro:
            x = left + columns.code + (60 if columns.wear else 7)
            draw_nitro(self._canvas, self._palette, self._row.nitro, x, self._y + 11)

    def _draw_wear(self, bar: Rect) -> None:
        share = self._row.wear / self._row.wear_full
        self._canvas.box(bar, self._palette.inset, radius=2.5)
        if share > 0:
            left = Rect(bar.left, bar.top, max(5.0, bar.width * share), bar.height)
            self._canvas.box(left, _wear_colour(share), radius=2.5)

    def _draw_gear(self) -> None:
        x = self._rect.left + self._columns.die
        if self._row.mark in {"spin", "stalled"}:
            draw_icon(self._canvas, self._row.mark, x, self._y, 22, ROSE)
            return
        if self._row.is_gone:
            icon, colour = ("cross", ROSE) if self._row.is_out else ("flag", self._palette.text)
            draw_icon(self._canvas, icon, x, self._y, 20, colour)
            return
        if self._row.gear:
            size = self._columns.die_size
            draw_die(self._canvas, self._row.gear, x, self._y, size, str(self._row.gear))
            return
        self._canvas.disc(x, self._y, 11, None, line=self._palette.muted)
        self._canvas.text("–", x, self._y, SMALL, self._palette.muted, align=0.5)

    def _draw_gap(self) -> None:
        text, right = self._row.gap, self._rect.right - self._columns.gap
        chance = self._row.chance
        y = self._y if chance is None else self._y - 8
        style = LABEL if text.startswith("+") else _LEAD
        if not self._columns.wear:
            style = style.sized(min(style.size, 15))
        colour = self._palette.text if self._row.is_now else self._ink
        self._canvas.text(text, right, y, style, colour, align=1)
        if chance is not None:
            figure = f"{chance}%"
            self._canvas.text(figure, right, self._y + 9, _CHANCE, self._palette.text, align=1)
            left = self._rect.left + self._columns.code
            bar = Rect(left, self._rect.bottom - 6, right - left, 4)
            draw_chance_bar(self._canvas, self._palette, bar, chance)

    @property
    def _ink(self) -> Colour:
        return self._palette.faint if self._row.is_out else self._palette.text


def draw_chance(canvas: Canvas, palette: Palette, at: Point, chance: int) -> None:
    """Draw how likely a car wins: a figure, and before it a bar as long as that; `at` its end."""
    right, y = at
    words = canvas.text(f"{chance}%", right, y, _CHANCE, palette.text, align=1)
    bar = Rect(right - max(words, 30) - 6 - _CHANCE_BAR, y - 3, _CHANCE_BAR, 6)
    draw_chance_bar(canvas, palette, bar, chance)


def draw_chance_bar(canvas: Canvas, palette: Palette, bar: Rect, chance: int) -> None:
    """Draw a bar as far as a car is likely to win."""
    canvas.box(bar, palette.inset, radius=bar.height / 2)
    if chance:
        width = max(bar.height, bar.width * chance / 100)
        won = Rect(bar.left, bar.top, width, bar.height)
        canvas.box(won, palette.accent, radius=bar.height / 2)


def draw_nitro(canvas: Canvas, palette: Palette, charge: Charge, x: float, y: float) -> None:
    """Draw a small flame: bright while there is nitro, hollow once it is used."""
    colour = palette.faint if charge is Charge.USED else FLAME
    draw_icon(canvas, "nitro", x, y, 14, colour)


def _wear_colour(share: float) -> Colour:
    if share > 0.45:
        return TEAL
    return AMBER if share > 0.2 else RED
