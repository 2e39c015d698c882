"""Track survey: races of the strongest computers on one circuit, counted for its maker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.grades import GRADES, driver_of
from formulad.ai.judging.judge import judge_of
from formulad.ai.report.race_steps import steps_of
from formulad.games.race.known_values import stock_library
from formulad.games.race.race_series import begun_race
from formulad.games.race.series_arguments import room_on, series_on
from formulad.games.race.survey.surveyed_race import survey_of
from formulad.kernel.agent import play_out
from formulad.kernel.chance import SeededLuck
from formulad.kernel.frozen import frozen
from formulad.kernel.game import Seat
from formulad.race.rules import RaceGame

if TYPE_CHECKING:
    import argparse

    from formulad.games.race.race_series import RaceSeries
    from formulad.games.race.survey.surveyed_race import SurveyedRace
    from formulad.race.road.track import Track


@frozen
class TrackSurvey:
    """Races to be driven and counted."""

    series: RaceSeries

    @property
    def games(self) -> int:
        """How many races there are."""
        return self.series.games

    @property
    def seed(self) -> int:
        """The seed of the first."""
        return self.series.seed

    def play(self, number: int, seed: int) -> SurveyedRace:
        """Drive one of the races and count it."""
        _, game, match = begun_race(self.series, number, SeededLuck(seed))
        for _ in play_out(match, [driver_of(grade) for grade in self.series.grades]):
            pass
        return survey_of(steps_of(game, match))

    @property
    def asked(self) -> str:
        """What is driven, in a line."""
        return self.series.told

    @property
    def par(self) -> float:
        """The turns that a car alone on the road takes from pole, if it is driven perfectly."""
        stock_library()
        game = RaceGame(self.series.track, 1, self.series.options)
        return judge_of(game.setting).turns_to_go(game, game.initial(), Seat(0))


def survey_on(track: Track, args: argparse.Namespace) -> TrackSurvey:
    """Return the races that a command line asks for: the strongest grade in every car.

    Raises:
        UsageError: if they cannot be driven like that.
    """
    strongest = tuple(GRADES)[-1]
    return TrackSurvey(series_on(track, args, (strongest,) * room_on(track), args.races))
