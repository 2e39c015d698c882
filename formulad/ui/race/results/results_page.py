"""Results page of a race after the flag: podium, classification, and what stood out."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from formulad.kernel.sentence import Sentence, say
from formulad.ui.race.results.podium import draw_podium
from formulad.ui.race.results.result_table import draw_facts, draw_table, draw_teams, teams_height
from formulad.ui.race.results.results_layout import above_podium, result_places
from formulad.ui.shell.table.result_page import AgainWords, ResultPage
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from formulad.store.likeness import Likeness
    from formulad.ui.race.results.standings import Standings
    from formulad.ui.shell.scene import Scene
    from formulad.ui.toolkit.canvas import Canvas

_AGAIN = AgainWords(
    say("Race again"),
    say("Race again?"),
    say("The same drivers begin another race. This one stays among the finished races."),
)
_NO_FACES: Mapping[str, Likeness] = MappingProxyType({})


class ResultScene(ResultPage):
    """The classification, with the podium."""

    def __init__(
        self,
        standings: Standings,
        help_page: Callable[[], Scene],
        faces: Mapping[str, Likeness] = _NO_FACES,
        *,
        replay: Callable[[], Scene],
        report: Callable[[], Scene] | None = None,
        is_past: bool = False,
    ) -> None:
        """Show how a race ended.

        Args:
            standings: how the drivers came out of it.
            help_page: makes the page that tells how the game is played.
            faces: what street drivers look like, by their ids.
            replay: makes the page on which the race is seen again.
            report: makes the page that tells what really happened.
            is_past: whether it was driven some time ago: then only the way back leads on.
        """
        super().__init__(help_page, replay, _AGAIN, report=report, is_past=is_past)
        self._faces = faces
        self._standings = standings
        self._places = result_places(Rect(0, 0, 0, 0), len(standings.rows))

    @property
    def standings(self) -> Standings:
        """How the drivers came out of the race."""
        return self._standings

    @property
    def headline(self) -> Sentence:
        """Who won; whether anybody did."""
        return self._standings.headline

    @property
    def summary(self) -> Sentence:
        """Where it was, how long, and how many came through."""
        return self._standings.summary

    def lay_out_result(self, area: Rect) -> Rect:
        """Place podium, table and what stood out; return the place of the table."""
        self._places = result_places(area, len(self._standings.rows))
        return self._places.table

    def draw_result(self, canvas: Canvas) -> None:
        """Draw podium, table and what stood out."""
        shown = self._standings
        podium = self._places.podium
        if shown.teams:
            teams, podium = above_podium(podium, teams_height(len(shown.teams)))
            draw_teams(canvas, teams, shown.teams)
        draw_podium(canvas, podium, shown, self._faces)
        draw_table(canvas, self._places.table, shown, self._faces)
        if self._places.facts:
            draw_facts(canvas, self._places.facts, shown.facts)
