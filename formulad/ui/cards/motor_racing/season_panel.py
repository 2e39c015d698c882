"""Season panel: who has how many points, what this race brings, and what a card would change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.motor_racing.season import results_now, standings
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.cards.kit.change_chip import draw_change
from formulad.ui.cards.kit.liveries import SIX_TEAMS, draw_card_plate, draw_swatch
from formulad.ui.cards.motor_racing.line_picture import LinePicture, number_of
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.lettering import NAME, NUMERAL, SMALL_TITLE, Family, Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.motor_racing.cars import Car, Team
    from formulad.cards.motor_racing.season import Standing
    from formulad.cards.motor_racing.setting import Setting
    from formulad.cards.motor_racing.state import State
    from formulad.ui.toolkit.canvas import Canvas

_HEAD, _FOOT = 46.0, 68.0
_TALLEST_ROW = 42.0
_COLUMN = Style(Family.INTER, 14, 700)
_CHIP_ROOM, _RACE_ROOM, _TOTAL_ROOM = 68.0, 50.0, 36.0
_NARROW = 320.0
"""A narrower panel leaves names more room, and its numbers less."""


@frozen
class SeasonRow:
    """Somebody who scores."""

    name: str
    cars: tuple[Car, ...]
    teams: tuple[Team, ...]
    seat: int | None
    total: int
    """Of the races that are over."""
    race: int
    """Of the race that runs, if it ended now."""


def who_scores(each: Standing, names: Sequence[str], setting: Setting) -> str:
    """Return what somebody in a championship is called: a team nobody has by its own name."""
    if len(each.cars) == 1:
        number = number_of(each.cars[0])
        if each.seat is None:
            return say("Car {number}", number=number)
        return say("{number} {name}", number=number, name=names[each.seat])
    if each.seat is None:
        return SIX_TEAMS[each.teams[0]].name
    is_split = len(setting.teams[each.seat]) > len(each.teams)
    team = SIX_TEAMS[each.teams[0]].name
    return say("{name}, {team}", name=names[each.seat], team=team) if is_split else names[each.seat]


def season_rows(setting: Setting, state: State, names: Sequence[str]) -> tuple[SeasonRow, ...]:
    """Return everybody who scores, the leader first."""
    results = results_now(state)
    if not results:
        results = (state.classification,) if state.run else ()
    is_running = len(results) > len(state.results)
    return tuple(
        SeasonRow(
            who_scores(each, names, setting),
            each.cars,
            each.teams,
            each.seat,
            each.total - (each.points[-1] if is_running else 0),
            each.points[-1] if is_running else 0,
        )
        for each in standings(setting, results)
    )


def action_place(rect: Rect) -> Rect:
    """Return where the button of the panel is."""
    return Rect(rect.left + 16, rect.bottom - 60, rect.width - 32, 48)


def draw_season(
    canvas: Canvas,
    rect: Rect,
    rows: Sequence[SeasonRow],
    setting: Setting,
    now: LinePicture,
    then: LinePicture | None,
    mine: int | None,
) -> None:
    """Draw the panel.

    Args:
        canvas: where it is seen.
        rect: its place.
        rows: who scores.
        setting: of the season.
        now: the cars as they stand.
        then: the cars as they would stand after a card; None if none is looked at.
        mine: whose row is marked, by seat.
    """
    palette = canvas.theme.panels
    canvas.panel(rect, palette, radius=16)
    right = rect.right - 16
    title, style = fitted(canvas, say("Season").upper(), SMALL_TITLE, rect.width * 0.4)
    canvas.text(title, rect.left + 18, rect.top + 26, style, palette.text)
    race_x = right - _CHIP_ROOM - (2 if rect.width < _NARROW else 10)
    canvas.text(say("race"), race_x, rect.top + 26, _COLUMN, palette.muted, align=1)
    head, style = fitted(canvas, say("this card"), _COLUMN, _CHIP_ROOM - 6)
    canvas.text(head, right, rect.top + 26, style, palette.accent, align=1)
    room = rect.height - _HEAD - _FOOT
    shown = rows[: max(1, int(room / 21))]
    step = min(_TALLEST_ROW, room / max(1, len(shown)))
    for at, row in enumerate(shown):
        place = Rect(rect.left + 8, rect.top + _HEAD + at * step, rect.width - 16, step - 2)
        change = None
        if then is not None:
            change = then.score(setting, row.cars) - now.score(setting, row.cars)
        _draw_row(canvas, place, row, change, is_mine=row.seat is not None and row.seat == mine)


def _draw_row(
    canvas: Canvas, rect: Rect, row: SeasonRow, change: int | None, *, is_mine: bool
) -> None:
    palette = canvas.theme.panels
    if is_mine:
        canvas.box(rect, palette.secondary_hover, radius=8)
        canvas.box(Rect(rect.left, rect.top, 5, rect.height), palette.accent, radius=2)
    height = min(26.0, rect.height - 6)
    left = rect.left + 14
    if len(row.cars) == 1:
        place = Rect(left, rect.centery - height / 2, 38, height)
        draw_card_plate(canvas, number_of(row.cars[0]), place)
        left += 46
    else:
        width = 38 / min(2, len(row.teams))
        for team in row.teams[:2]:
            box = Rect(left, rect.centery - height / 2, width - 2, height)
            draw_swatch(canvas, SIX_TEAMS[team], box)
            left += width
        left += 8
    right = rect.right - 8
    is_narrow = rect.width < _NARROW
    race_x = right - _CHIP_ROOM - (2 if is_narrow else 10)
    total_x = race_x - _RACE_ROOM + (8 if is_narrow else 0)
    size = min(17.0, rect.height * 0.55)
    name, style = fitted(canvas, row.name, NAME.sized(size), total_x - _TOTAL_ROOM - left)
    canvas.text(name, left, rect.centery, style, palette.text)
    figure = NUMERAL.sized(min(23.0, rect.height * 0.7))
    canvas.text(str(row.total), total_x, rect.centery, figure, palette.text, align=1)
    small = NAME.sized(size)
    canvas.text(f"+{row.race}", race_x, rect.centery, small, palette.muted, align=1)
    if change is not None:
        x = right - _CHIP_ROOM / 2 + 6
        draw_change(canvas, x, rect.centery, change, height=min(28.0, rect.height - 4))
