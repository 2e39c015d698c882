"""Calendar strip: a card for each race, who won it, and which one is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.box import RACE
from formulad.kernel.sentence import say, say_of
from formulad.ui.art.cars import draw_plate
from formulad.ui.race.boards.circuit_outline import draw_outline
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.lettering import CAPS_LABEL, NAME, SMALL, TAG
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SUN

if TYPE_CHECKING:
    from formulad.season.season import Result, Season
    from formulad.ui.race.season.season_offer import SeasonOffer
    from formulad.ui.toolkit.canvas import Canvas

_NARROWEST, _GAP, _PAD = 208.0, 12.0, 16.0
_OUTLINE = 76.0


def draw_calendar_strip(
    canvas: Canvas, rect: Rect, season: Season, division: int, offer: SeasonOffer
) -> None:
    """Draw as many races as there is room for, the next one among them."""
    races = len(season.calendar)
    shown = max(1, min(races, int((rect.width + _GAP) / (_NARROWEST + _GAP))))
    coming = season.next_race(division) or races
    first = min(max(1, coming - shown // 2), races - shown + 1)
    width = (rect.width - (shown - 1) * _GAP) / shown
    for at in range(shown):
        place = Rect(rect.left + at * (width + _GAP), rect.top, width, rect.height)
        _draw_race(canvas, place, season, division, first + at, offer)


def _draw_race(
    canvas: Canvas, rect: Rect, season: Season, division: int, race: int, offer: SeasonOffer
) -> None:
    palette, is_next = canvas.theme.pages, race == season.next_race(division)
    canvas.panel(rect, palette, radius=14)
    if is_next:
        canvas.box(rect, None, radius=14, line=SUN, line_width=4)
    round_, is_race = season.calendar[race - 1], season.game == RACE
    left = rect.left + _PAD
    room = rect.width - 2 * _PAD - (_OUTLINE if is_race else 0)
    head = say("Race {race}", race=race) if is_race else say("Game {number}", number=race)
    told, style = fitted(canvas, head.upper(), CAPS_LABEL, room)
    canvas.text(told, left, rect.top + 24, style, palette.muted)
    if is_race:
        told, style = fitted(canvas, offer.title_of(round_.track), NAME, room)
        canvas.text(told, left, rect.top + 52, style, palette.text)
        if circuit := offer.circuits.get(round_.track):
            place = Rect(rect.right - _PAD - _OUTLINE + 6, rect.top + 16, _OUTLINE, 70)
            colour = palette.text if is_next or season.result(race, division) else palette.muted
            draw_outline(canvas, circuit, place, 5, colour, palette.panel.top)
    foot = Rect(left, rect.bottom - 42, room, 28)
    _draw_foot(canvas, foot, season, season.result(race, division), is_next=is_next)


def _draw_foot(
    canvas: Canvas, rect: Rect, season: Season, result: Result | None, *, is_next: bool
) -> None:
    """Draw who won, that it is next, or that it is still to come."""
    palette = canvas.theme.pages
    if result:
        winner = next(
            entry for entry in season.drivers(result.division) if entry.number == result.order[0]
        )
        draw_plate(canvas, winner.number, Rect(rect.left, rect.top, 38, 28))
        told, style = fitted(canvas, winner.name, SMALL, rect.width - 46)
        canvas.text(told, rect.left + 46, rect.centery, style, palette.text)
    elif is_next:
        word = say_of("race of a calendar", "Next").upper()
        width = min(rect.width, canvas.text_width(word, TAG) + 28)
        canvas.box(Rect(rect.left, rect.top, width, rect.height), INK, radius=14)
        told, style = fitted(canvas, word, TAG, width - 16)
        canvas.text(told, rect.left + width / 2, rect.centery, style, SUN, align=0.5)
    else:
        told, style = fitted(canvas, say_of("race of a calendar", "to come"), SMALL, rect.width)
        canvas.text(told, rect.left, rect.centery, style, palette.muted)
