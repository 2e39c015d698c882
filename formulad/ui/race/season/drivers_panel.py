"""Drivers panel: everybody's places race by race, the points, and what is left of the cars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say, say_of
from formulad.season.carried_damage import garage
from formulad.season.standings import standings
from formulad.ui.art.cars import draw_plate
from formulad.ui.race.analysis.panel_head import HEAD, PADDING, draw_panel
from formulad.ui.race.results.medals import METALS
from formulad.ui.race.season.season_words import told_points
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import CAPS_LABEL, NAME, NOTE, NUMERAL, SMALL, TAG
from formulad.ui.toolkit.teams import INK

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.season.carried_damage import Bay
    from formulad.season.season import Points, Season
    from formulad.season.standings import Score, Standing
    from formulad.ui.race.season.season_offer import SeasonOffer
    from formulad.ui.toolkit.canvas import Canvas

_PLACE, _PLATE, _NAME, _POINTS, _GAP, _CAR = 82.0, 62.0, 128.0, 84.0, 78.0, 176.0
_LEAST_RACE, _WIDEST_RACE = 40.0, 66.0
_HEADS, _FOOT = 30.0, 36.0
_GAP_FROM, _CAR_FROM = 760.0, 1000.0
"""From these widths on there is room for such a column."""
_TALLEST_ROW = 62.0
_BEHIND = say_of("behind the leader", "Gap")
_TWO_LINES = 40.0
"""A row so tall holds two lines."""


@frozen
class _Columns:
    """Where the columns are: the middles of the races, the right ends of all else."""

    name: float
    name_width: float
    races: tuple[tuple[int, float], ...]
    race_width: float
    points: float
    gap: float
    """0 if there is no room for it."""
    car: float
    """Its left end; 0 if there is no room for it."""


def draw_drivers_panel(
    canvas: Canvas, rect: Rect, season: Season, division: int, offer: SeasonOffer
) -> None:
    """Draw how the drivers of a division stand, the leader first."""
    palette = canvas.theme.pages
    room = draw_panel(canvas, palette, rect, say("Drivers"), _counted(season))
    rows = standings(season, division)
    bays = {bay.entry.number: bay for bay in _bays(season, division, offer)}
    columns = _columns(rect, season, division, has_cars=bool(bays))
    _draw_heads(canvas, rect.top + HEAD + _HEADS / 2, columns)
    top = room.top + _HEADS
    has_foot = room.height - _HEADS - _FOOT >= len(rows) * 34
    height = room.height - _HEADS - (_FOOT if has_foot else 0)
    step = min(_TALLEST_ROW, height / max(1, len(rows)))
    before = _places_before(season, division)
    for at, row in enumerate(rows):
        place = Rect(rect.left, top + at * step, rect.width, step)
        moved = before.get(row.entry.number, row.place) - row.place
        _draw_row(canvas, place, row, rows[0], columns, moved, _who(season, row, offer))
        if columns.car and row.entry.number in bays:
            _draw_car(canvas, place, columns.car, bays[row.entry.number])
    if has_foot:
        _draw_legend(canvas, Rect(room.left, rect.bottom - _FOOT - 4, room.width, _FOOT), season)


def _counted(season: Season) -> Sentence:
    counts = season.scoring.counts
    if not counts or counts >= len(season.calendar):
        return say("Place at the flag, points below. Every race counts.")
    return say(
        "Place at the flag, points below. The best {n} of {races} races count.",
        n=counts,
        races=len(season.calendar),
    )


def _bays(season: Season, division: int, offer: SeasonOffer) -> tuple[Bay, ...]:
    if season.carry is None or not (season.driven(division) and season.next_race(division)):
        return ()
    try:
        full: Points = offer.game(season).full(season)
    except ValueError:
        return ()
    return garage(season, full, division)


def _places_before(season: Season, division: int) -> dict[int, int]:
    driven = len(season.driven(division))
    if driven < 2:
        return {}
    return {row.entry.number: row.place for row in standings(season, division, driven - 1)}


def _who(season: Season, row: Standing, offer: SeasonOffer) -> str:
    entry = row.entry
    return say("Person") if entry.is_person else offer.grade_title(season, entry.grade)


def _columns(rect: Rect, season: Season, division: int, *, has_cars: bool) -> _Columns:
    left = rect.left + PADDING
    name = left + _PLACE + _PLATE
    right = rect.right - PADDING
    has_car = has_cars and rect.width >= _CAR_FROM
    car = right - _CAR if has_car else 0.0
    end = car - 18 if has_car else right
    has_gap = rect.width >= _GAP_FROM
    points = end - (_GAP if has_gap else 0)
    races, driven = len(season.calendar), len(season.driven(division))
    room = points - _POINTS - name - _NAME
    shown = max(1, min(races, int(room / _LEAST_RACE)))
    width = min(_WIDEST_RACE, room / shown)
    last = max(driven, shown)
    first = points - _POINTS - shown * width
    middles = tuple(
        (race, first + (race - (last - shown) - 0.5) * width)
        for race in range(last - shown + 1, last + 1)
    )
    return _Columns(name, first - 12 - name, middles, width, points, end if has_gap else 0.0, car)


def _draw_heads(canvas: Canvas, y: float, columns: _Columns) -> None:
    muted = canvas.theme.pages.muted
    for race, x in columns.races:
        canvas.text(str(race), x, y, CAPS_LABEL, muted, align=0.5)
    told, style = fitted(canvas, say("Points").upper(), CAPS_LABEL, _POINTS - 8)
    canvas.text(told, columns.points, y, style, muted, align=1)
    if columns.gap:
        told, style = fitted(
            canvas, say_of("behind the leader", "Gap").upper(), CAPS_LABEL, _GAP - 14
        )
        canvas.text(told, columns.gap, y, style, muted, align=1)
    if columns.car:
        told, style = fitted(canvas, say("Car for the next race").upper(), CAPS_LABEL, _CAR)
        canvas.text(told, columns.car, y, style, muted)


def _draw_row(
    canvas: Canvas,
    rect: Rect,
    row: Standing,
    leader: Standing,
    columns: _Columns,
    moved: int,
    who: str,
) -> None:
    palette, y, height = canvas.theme.pages, rect.centery, rect.height
    if row.place % 2:
        stripe = Rect(rect.left + 10, rect.top + 1, rect.width - 20, height - 2)
        canvas.box(stripe, palette.inset, radius=10)
    left = rect.left + PADDING
    figure = NUMERAL.sized(min(27.0, height * 0.62))
    canvas.text(str(row.place), left + 34, y, figure, palette.text, align=1)
    if moved:
        colour = palette.good if moved > 0 else palette.wrong
        draw_icon(canvas, "up" if moved > 0 else "down", left + 50, y, 17, colour)
        canvas.text(str(abs(moved)), left + 61, y, TAG, palette.muted)
    tall = min(34.0, height - 8)
    draw_plate(canvas, row.entry.number, Rect(left + _PLACE - 6, y - tall / 2, 48, tall))
    _draw_name(canvas, rect, row, columns, who)
    for race, x in columns.races:
        _draw_score(canvas, x, rect, min(columns.race_width - 6, 54.0), row.score(race))
    canvas.text(told_points(row.points), columns.points, y, figure, palette.text, align=1)
    if columns.gap:
        behind = leader.points - row.points
        gap = f"−{told_points(behind)}" if behind else "="
        if row.place == 1:
            gap = "–"
        canvas.text(gap, columns.gap, y, SMALL, palette.muted, align=1)


def _draw_name(canvas: Canvas, rect: Rect, row: Standing, columns: _Columns, who: str) -> None:
    palette, y = canvas.theme.pages, rect.centery
    has_two = rect.height >= _TWO_LINES
    style = NAME.weighted(800 if row.entry.is_person else 600)
    name, style = fitted(canvas, row.entry.name, style, columns.name_width, 0.6)
    canvas.text(name, columns.name, y - (9 if has_two else 0), style, palette.text)
    if has_two:
        icon = "human" if row.entry.is_person else "robot"
        draw_icon(canvas, icon, columns.name + 7, y + 11, 15, palette.muted)
        told, style = fitted(canvas, who, NOTE, columns.name_width - 20)
        canvas.text(told, columns.name + 20, y + 11, style, palette.muted)


def _draw_score(canvas: Canvas, x: float, row: Rect, width: float, score: Score | None) -> None:
    """Draw what a race came to: the place on metal for the first three, the points below."""
    palette = canvas.theme.pages
    if score is None:
        canvas.disc(x, row.centery, 2.5, palette.line)
        return
    height = min(44.0, row.height - 6)
    cell = Rect(x - width / 2, row.centery - height / 2, width, height)
    fill, line, ink = palette.panel.top, palette.strong_line, palette.text
    if score.is_out:
        fill, line, ink = palette.wrong_ground, palette.wrong, palette.wrong
    elif score.place <= len(METALS):
        (fill, line), ink = METALS[score.place - 1], INK
    if score.is_dropped:
        fill, ink = palette.inset, palette.muted
    canvas.box(cell, fill, radius=8, line=line, line_width=1.5)
    place = "×" if score.is_out else str(score.place)
    place = f"({place})" if score.is_dropped else place
    has_two = height >= 34
    big = NUMERAL.sized(min(19.0, height * (0.44 if has_two else 0.7)))
    told, big = fitted(canvas, place, big, width - 6, 0.6)
    canvas.text(told, x, row.centery - (height * 0.2 if has_two else 0), big, ink, align=0.5)
    if has_two:
        below: str = f"+{told_points(score.points)}"
        if score.is_out and not score.points:
            below = say_of("of a car", "out")
        small, style = fitted(canvas, below, TAG, width - 6, 0.6)
        canvas.text(small, x, row.centery + height * 0.25, style, ink, align=0.5)
    if score.has_fastest_lap:
        canvas.disc(cell.right - 2, cell.top + 4, 8, palette.text)
        draw_icon(canvas, "clock", cell.right - 2, cell.top + 4, 13, palette.panel.top)


def _draw_car(canvas: Canvas, row: Rect, left: float, bay: Bay) -> None:
    """Draw the wear points of a car: what came home, what was mended, what is missing."""
    palette = canvas.theme.pages
    came, mended = sum(bay.left.values()), sum(bay.mended.values())
    full = sum(bay.full.values())
    has_two = row.height >= _TWO_LINES
    y = row.centery - (9 if has_two else 0)
    step, tall = min(10.0, (_CAR - 4) / full), 14.0 if has_two else min(14.0, row.height - 10)
    for at in range(full):
        pip = Rect(left + at * step, y - tall / 2, step - 2.5, tall)
        if at < came:
            canvas.box(pip, palette.muted, radius=2)
        elif at < came + mended:
            canvas.box(pip, palette.good, radius=2)
        else:
            canvas.box(pip, None, radius=2, line=palette.wrong, line_width=1.4)
    if not has_two:
        return
    told = say("+{n} mended", n=mended) if mended else ""
    missing = full - came - mended
    kept = say("−{n}", n=missing) if missing else say_of("of a car", "whole")
    width = _CAR * 0.62
    text, style = fitted(canvas, told, NOTE, width)
    canvas.text(text, left, row.centery + 12, style, palette.good)
    text, style = fitted(canvas, kept, NOTE, _CAR - width - 8)
    colour = palette.wrong if missing else palette.muted
    canvas.text(text, left + _CAR, row.centery + 12, style, colour, align=1)


def _draw_legend(canvas: Canvas, rect: Rect, season: Season) -> None:
    palette, left = canvas.theme.pages, rect.left
    bonus = season.scoring.fastest_lap
    lap = say("fastest lap, +{points}", points=bonus) if bonus else say("fastest lap")
    room = (rect.width - 40) / 2
    canvas.disc(left + 9, rect.centery, 8, palette.text)
    draw_icon(canvas, "clock", left + 9, rect.centery, 13, palette.panel.top)
    told, style = fitted(canvas, lap, NOTE, room - 24)
    left += 24 + canvas.text(told, left + 24, rect.centery, style, palette.muted) + 36
    canvas.box(
        Rect(left, rect.centery - 9, 24, 18),
        palette.wrong_ground,
        radius=5,
        line=palette.wrong,
        line_width=1.5,
    )
    canvas.text("×", left + 12, rect.centery, NOTE, palette.wrong, align=0.5)
    told, style = fitted(canvas, say("went out: no points"), NOTE, room - 32)
    canvas.text(told, left + 32, rect.centery, style, palette.muted)
