"""Tile of a season: how far it has come, where the next race is, and who leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.box import RACE
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say, say_of
from formulad.season.standings import standings
from formulad.ui.art.cars import draw_plate
from formulad.ui.race.boards.circuit_outline import draw_outline
from formulad.ui.race.season.season_words import told_points
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.lettering import CAPS_LABEL, LABEL, NUMERAL, SMALL, SMALL_TITLE
from formulad.ui.toolkit.widgets.tile import draw_ground
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.season.season import Season
    from formulad.tiled.circuit import Circuit
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

_EDGE, _HEAD, _NEXT, _ROW, _LEAST_ROW = 22.0, 84.0, 74.0, 40.0, 26.0
_OUTLINE = 110.0
_LEADERS = 3
_LEAST = 0.7
"""How small letters get, of their usual size."""


@frozen
class SeasonTile(Pressable):
    """A season on the page of all of them; lower ones do without who leads."""

    id: str
    rect: Rect
    season: Season
    circuit: Circuit | None = None
    """Where the next race is driven, once that is known."""
    command: object = None

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 18.0

    @property
    def _row(self) -> float:
        """How high the line of a leader is; 0 where they have no room."""
        room = (self.rect.height - _HEAD - _NEXT - _EDGE / 2) / _LEADERS
        return min(_ROW, room) if room >= _LEAST_ROW else 0.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the tile."""
        draw_ground(canvas, palette, look, self.rect, self.radius)
        self._draw_head(canvas, palette)
        if self.rect.height >= _HEAD + _NEXT:
            self._draw_next(canvas, palette)
        if self._row:
            self._draw_leaders(canvas, palette)

    def _draw_head(self, canvas: Canvas, palette: Palette) -> None:
        rect, season = self.rect, self.season
        left, room = rect.left + _EDGE, rect.width - 2 * _EDGE
        y = rect.top + min(_HEAD, rect.height) / 2
        title, style = fitted(canvas, season.title, SMALL_TITLE.sized(26), room, _LEAST)
        canvas.text(title, left, y - 14, style, palette.text)
        driven, races = len(season.driven()), len(season.calendar)
        after = say("After race {race} of {races}", race=driven, races=races)
        told, style = fitted(canvas, after, SMALL, room, _LEAST)
        canvas.text(told, left, y + 18, style, palette.muted)

    def _draw_next(self, canvas: Canvas, palette: Palette) -> None:
        rect = self.rect
        left, top = rect.left + _EDGE, rect.top + _HEAD
        room = rect.width - 2 * _EDGE - _OUTLINE
        head, where = self._next
        told, style = fitted(canvas, head.upper(), CAPS_LABEL, room, _LEAST)
        canvas.text(told, left, top + 12, style, palette.muted)
        told, style = fitted(canvas, where, LABEL, room, _LEAST)
        canvas.text(told, left, top + 40, style, palette.text)
        if self.circuit:
            place = Rect(rect.right - _EDGE - _OUTLINE, rect.top + _EDGE, _OUTLINE, 116)
            draw_outline(canvas, self.circuit, place, 5, palette.text, palette.panel.top)

    @property
    def _next(self) -> tuple[Sentence, str]:
        """What comes next, and where: a race, a game, or the end."""
        season = self.season
        race = season.next_race()
        if not race:
            winner = standings(season)[0].entry.name
            return say_of("season", "Over"), say("{name} wins the season.", name=winner)
        if season.game != RACE:
            return say_of("race of a calendar", "Next"), say("Game {number}", number=race)
        title = self.circuit.track.title if self.circuit else season.calendar[race - 1].track
        return say_of("race of a calendar", "Next"), title

    def _draw_leaders(self, canvas: Canvas, palette: Palette) -> None:
        rect, row = self.rect, self._row
        left, room = rect.left + _EDGE, rect.width - 2 * _EDGE
        for at, each in enumerate(standings(self.season)[:_LEADERS]):
            y = rect.top + _HEAD + _NEXT + (at + 0.5) * row
            canvas.text(str(each.place), left + 12, y, NUMERAL.sized(20), palette.muted, align=0.5)
            draw_plate(canvas, each.entry.number, Rect(left + 34, y - 13, 38, 26))
            name, style = fitted(canvas, each.entry.name, LABEL, room - 170, _LEAST)
            canvas.text(name, left + 86, y, style, palette.text)
            points = told_points(each.points)
            canvas.text(points, rect.right - _EDGE, y, NUMERAL.sized(20), palette.text, align=1)
