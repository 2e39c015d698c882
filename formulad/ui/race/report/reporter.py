"""Reporter: a line of the log for every event of a race."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from formulad.games.race.ability_words import NO_WORDS
from formulad.race import events as told
from formulad.ui.race.report.damage_report import loss_line, test_line, wreck_line
from formulad.ui.race.report.drive_report import cells_line, corner_line, gear_line
from formulad.ui.race.report.flag_report import race_line
from formulad.ui.race.report.gallantry_report import gallant_line
from formulad.ui.race.report.pits_report import pit_line, sky_line
from formulad.ui.race.report.race_story import Story
from formulad.ui.race.report.start_report import grid_line, start_line, trial_line, tyres_line
from formulad.ui.race.report.street_report import city_line, gift_line, repair_line, second_sky_line

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.games.race.ability_words import GiftWords
    from formulad.race.events import Event
    from formulad.race.phase import Setting
    from formulad.race.state import State
    from formulad.ui.race.terms.race_words import LogLine


class Reporter:
    """Tells the events of one race: it knows the circuit, the rules and the drivers' names."""

    def __init__(self, setting: Setting, names: Sequence[str], words: GiftWords = NO_WORDS) -> None:
        self.setting = setting
        """The race it tells of."""
        self._names = tuple(names)
        self._words = words

    def lines(
        self, events: Sequence[Event], before: State, after: State
    ) -> Iterator[tuple[Event, tuple[LogLine, ...]]]:
        """Yield the events of a step, each with what the log says of it.

        Args:
            events: what happened.
            before: the race before the step.
            after: the race after it.
        """
        for number, event in enumerate(events):
            story = Story(self.setting, self._names, before, tuple(events[:number]), self._words)
            line = self._line(story, event)
            tie = gallant_line(story, event, after)
            yield event, tuple(each for each in (line, tie) if each is not None)

    def line(self, event: Event, before: State) -> LogLine | None:
        """Return what the log says of an event; None if the board shows all there is to it.

        Args:
            event: what happened.
            before: the race before the step in which it happened.
        """
        return self._line(Story(self.setting, self._names, before, words=self._words), event)

    def _line(self, story: Story, event: Event) -> LogLine | None:
        match event:
            case told.CarMoved():
                return None
            case told.GridRolled() | told.GridTied() | told.GridFilled():
                return grid_line(story, event)
            case told.TrialBegan() | told.TrialsSkipped() | told.TrialEnded():
                return trial_line(event)
            case told.TyresChosen():
                return tyres_line(event)
            case (
                told.StartRolled()
                | told.RestartRolled()
                | told.EngineStalled()
                | told.GreatStartMade()
            ):
                return start_line(story, event)
            case told.GearShifted() | told.GearDieRolled():
                return gear_line(story, event)
            case (
                told.CarBraked()
                | told.CarBlocked()
                | told.CarSlid()
                | told.BonusUsed()
                | told.SlipstreamTaken()
            ):
                return cells_line(story, event)
            case told.StopMade() | told.CornerOvershot() | told.StopsMissed() | told.CarSpun():
                return corner_line(story, event)
            case told.WearLost():
                return loss_line(story, event)
            case (
                told.CollisionRolled()
                | told.EngineTestsCalled()
                | told.EngineRolled()
                | told.DebrisRolled()
            ):
                return test_line(story, event)
            case (
                told.NitroUsed()
                | told.DriftUsed()
                | told.RivalCharmed()
                | told.LitterLeft()
                | told.RadioThrown()
                | told.RadioRolled()
            ):
                return gift_line(story, event)
            case told.ShotFired() | told.PoliceLinePassed() | told.PolicePrizeWon():
                return city_line(event)
            case told.CheckpointPassed() | told.PartsRepaired():
                return repair_line(story, event)
            case told.SkyRead() | told.SkyRolledAgain():
                return second_sky_line(story, event)
            case told.DebrisLeft() | told.EngineBroke() | told.WreckRemoved():
                return wreck_line(story, event)
            case (
                told.PitEntered()
                | told.BoxReached()
                | told.CarServed()
                | told.PitRolled()
                | told.PitLeft()
            ):
                return pit_line(event)
            case told.WeatherRolled() | told.WeatherTurned():
                return sky_line(story, event)
            case (
                told.RoundBegan()
                | told.CarEliminated()
                | told.LineCrossed()
                | told.CarFinished()
                | told.RaceEnded()
            ):
                return race_line(story, event)
        assert_never(event)
