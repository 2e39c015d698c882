"""Past race face: how the screen shows a race that was driven: result, replay and report."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.games.box import RACE
from formulad.kernel.values import Frozen, field
from formulad.race.road.track import TrackError
from formulad.ui.toolkit.cache import Cache
from formulad.ui.toolkit.languages import ENGLISH, Language

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.ai.report.second_attempts import Attempt
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.analysis.analysis_run import AnalysisRun
    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.race.analysis.sharing import Sharing
    from formulad.ui.race.boards.board_painting import Boards, Painting
    from formulad.ui.race.results.result_sharing import ResultSharing
    from formulad.ui.race.results.results_page import ResultScene
    from formulad.ui.race.services.race_services import DrivenRace, Services
    from formulad.ui.shell.help_link import HelpPage
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext

_REPORTS_KEPT = 4


class PastRaceFace(Frozen):
    """Makes the pages of a race that was driven, which are imported when they are first shown."""

    context: SceneContext
    services: Services
    painted: Callable[[], Boards]
    """Gives the boards, which all scenes share."""
    board: Callable[[Circuit, float], Painting]
    """Gives the board of a circuit in the making, for so many pixels a unit."""
    help_page: HelpPage
    _reports: Cache[tuple[RaceReport, AnalysisRun]] = field(
        default_factory=lambda: Cache(_REPORTS_KEPT)
    )

    def result(self, race: DrivenRace, *, is_past: bool = True) -> ResultScene:
        """Return the page that shows how a race ended, just now or some time ago."""
        from formulad.ui.race.analysis.race_report import report_of
        from formulad.ui.race.results.results_page import ResultScene
        from formulad.ui.race.results.standings import standings

        told = standings(race.game, race.match, race.setup)
        faces = self.services.paddock.faces() if race.setup.options.street else {}
        return ResultScene(
            told,
            self.help_page,
            faces,
            replay=partial(self.replay, race),
            report=partial(self.report, race),
            story=report_of(race),
            sharing=self._result_sharing(race),
            motion=lambda: self.services.motion,
            is_past=is_past,
        )

    def replay(self, race: DrivenRace, place: int = 0) -> Scene:
        """Return the page on which a race is seen again, with the way to its report."""
        return self._film(race, place, report=partial(self.report, race))

    def report(self, race: DrivenRace) -> Scene:
        """Return the page that tells what really happened in a race."""
        from formulad.ui.race.analysis.report_page import ReportScene

        report, analysis = self._reported(race)
        replay = partial(self._film, race)
        again = partial(self._try_again, race, report, analysis)
        return ReportScene(report, self.help_page, replay, analysis, self._sharing(), again)

    def _film(
        self, race: DrivenRace, place: int = 0, report: Callable[[], Scene] | None = None
    ) -> Scene:
        """Return the page on which a race is seen again from a place on."""
        from formulad.ui.race.model.street_cast import cast_of
        from formulad.ui.race.replay.filming import filmed
        from formulad.ui.race.replay.replay_scene import ReplayScene

        cast = cast_of(self.services.paddock, race.setup)
        return ReplayScene(
            self.painted(),
            race.circuit,
            filmed(race.game, race.match, race.setup, cast.words),
            self.help_page,
            cast,
            lambda: self.services.motion,
            place=place,
            report=report,
            moment=partial(self._moment_of, race.record) if race.record else None,
        )

    def _moment_of(self, record: Path, step: int) -> Scene:
        """Return the page of what can be done from a step of a race."""
        from formulad.ui.race.shelf.moments import moment_page

        return moment_page(self.context, self.services, RACE, record, step)

    def _reported(self, race: DrivenRace) -> tuple[RaceReport, AnalysisRun]:
        """Return the report of a race, and what weighs it; those of the last few are kept."""
        from formulad.ai.judging.judge import judge_of
        from formulad.games.race.known_values import stock_library
        from formulad.ui.race.analysis.analysis_run import AnalysisRun
        from formulad.ui.race.analysis.race_report import report_of

        def made() -> tuple[RaceReport, AnalysisRun]:
            stock_library()
            report = report_of(race)
            return report, AnalysisRun(report.steps, report.story, judge_of)

        choices = tuple(played.choice for played in race.match.played)
        return self._reports.get((race.setup, race.circuit.origin, choices), made)

    def _try_again(
        self, race: DrivenRace, report: RaceReport, analysis: AnalysisRun, seat: int
    ) -> Scene | None:
        """Return the page on which the worst decisions of a driver are made once more."""
        from formulad.ai.judging.judge import judge_of
        from formulad.ai.report.second_attempts import second_attempts
        from formulad.ui.race.analysis.try_again_page import TryAgainScene, no_keeping

        judge = judge_of(race.game.setting)
        attempts = second_attempts(report.steps, analysis.finish(), judge, seat)
        if not attempts:
            return None
        board, replay = partial(self.board, race.circuit), partial(self._film, race)
        keep = partial(self._keeping, report) if self._is_known(race.circuit) else no_keeping
        return TryAgainScene(report, attempts, board, replay, self.help_page, keep)

    def _is_known(self, circuit: Circuit) -> bool:
        """Return whether the school finds a circuit by its id, just as it was driven on."""
        try:
            return self.services.circuit(circuit.track.id).track == circuit.track
        except TrackError:
            return False

    def _keeping(self, report: RaceReport, attempt: Attempt) -> Callable[[], None] | None:
        """Return what keeps a decision as a puzzle of the school; None if it is none (SCH-13)."""
        from formulad.school.own import own_puzzle
        from formulad.school.shelf import put_on

        puzzle = own_puzzle(report.steps.game, report.steps.states[attempt.place])
        folder = self.context.folders.puzzles
        return partial(put_on, folder, (puzzle,)) if puzzle else None

    def _result_sharing(self, race: DrivenRace) -> ResultSharing:
        """Return what takes the result of a race along."""
        from formulad.ui.race.results.result_sharing import ResultSharing

        return ResultSharing(self._sharing(), race.circuit.track.id)

    def _sharing(self) -> Sharing:
        """Return what takes reports along."""
        from formulad.ui.race.analysis.sharing import Sharing
        from formulad.ui.shell.clipboard import Clipboard

        context = self.context

        def language() -> Language:
            spoken = context.memory.preferences.language or ENGLISH
            return Language(spoken, context.data / "assets" / "locale")

        folder = context.folders.reports
        return Sharing(folder, Clipboard(), context.assets, language, self.services.now)
