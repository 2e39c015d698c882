"""Picture of a result, on the screen or in a file: stage, chart, table, what stood out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.analysis.chart_words import headline
from formulad.ui.race.analysis.position_chart import draw_positions
from formulad.ui.race.board.geometry.palette import is_night
from formulad.ui.race.results.result_table import draw_facts, draw_table, draw_teams
from formulad.ui.race.results.results_layout import result_places
from formulad.ui.race.results.winner_stage import FALL, Stage
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.store.likeness import Likeness
    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.race.results.results_layout import ResultPlaces
    from formulad.ui.race.results.standings import Standings
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette


class ResultPicture:
    """All that is seen of a result."""

    def __init__(
        self, shown: Standings, story: RaceReport | None, faces: Mapping[str, Likeness]
    ) -> None:
        """Get ready to draw standings, with the story of the race if it is known."""
        self.shown, self._story, self._faces = shown, story, faces
        is_dark = story is not None and is_night(story.circuit.drawing.theme)
        is_gt = story is not None and story.steps.game.options.street
        margin = headline(story)[1] if story and shown.placed else ""
        self.stage = Stage(shown, margin, faces, is_gt=is_gt, is_night=is_dark)
        self._places = result_places(Rect(0, 0, 1920, 1080), len(shown.rows), len(shown.facts))

    def again(self) -> ResultPicture:
        """Return the same for another canvas."""
        return ResultPicture(self.shown, self._story, self._faces)

    def arrange(self, canvas: Canvas) -> ResultPlaces:
        """Lay it out for a canvas; return its places."""
        shown = self.shown
        counts = len(shown.rows), len(shown.facts), len(shown.teams)
        self._places = result_places(canvas.area, *counts, has_chart=self._story is not None)
        self.stage.arrange(canvas, self._stage_place(canvas))
        return self._places

    def _stage_place(self, canvas: Canvas) -> Rect:
        """Return the place that the stage fills: some of it lies under the slanted kerb."""
        place = self._places.stage
        lean = 0.02 * canvas.area.height if self._places.is_beside else 0.0
        return Rect(place.left, place.top, place.width + lean, place.height)

    def palette(self, canvas: Canvas) -> Palette:
        """Return the colours of what is told: those of the street at night."""
        theme = canvas.theme
        return theme.street if self.stage.is_night else theme.panels

    def draw(self, canvas: Canvas, seconds: float = FALL) -> None:
        """Draw it, with confetti that has fallen for so long."""
        places, palette, shown = self._places, self.palette(canvas), self.shown
        canvas.backdrop(palette.page)
        self.stage.draw(canvas, places, seconds)
        if places.is_beside:
            self.stage.draw_edge(canvas, places.stage)
        if places.chart and self._story:
            winner = self._story.story.order[0]
            draw_positions(canvas, palette, places.chart, self._story, winner)
        if places.teams:
            draw_teams(canvas, palette, places.teams, shown.teams)
        draw_table(canvas, palette, places.table, shown, self._faces)
        if places.facts:
            draw_facts(canvas, palette, places.facts, shown.facts)
