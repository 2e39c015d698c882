"""Lines of the log about the race as a whole: rounds, laps, cars out, the flag."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.sentence import say
from formulad.race.events import CarEliminated, CarFinished, LineCrossed, RaceEnded, RoundBegan
from formulad.ui.race.report.rule_citations import end_rule
from formulad.ui.race.terms.race_words import CAUSES, LogLine, Tone, place

if TYPE_CHECKING:
    from formulad.ui.race.report.race_story import Story

RaceEvent: TypeAlias = RoundBegan | CarEliminated | LineCrossed | CarFinished | RaceEnded


def race_line(story: Story, event: RaceEvent) -> LogLine:
    """Return the line for a step of the race."""
    match event:
        case RoundBegan(number):
            return LogLine(say("Round {number}", number=number), rule="ORD-1")
        case CarEliminated(car, cause):
            text, rule = (
                say("is out after {cause}", cause=CAUSES[cause]),
                end_rule(story.options, cause),
            )
            return LogLine(text, car, tone=Tone.BAD, rule=rule, is_great=True)
        case LineCrossed(car, lap):
            if lap > 1:
                return LogLine(say("begins lap {lap}", lap=lap), car, rule="FIN-1")
            return LogLine(say("crosses the line: lap 1 begins"), car, rule="GRD-2")
        case CarFinished(car, position):
            text = say("finishes {place}", place=place(position))
            return LogLine(text, car, tone=Tone.GOOD, rule="FIN-1", is_great=True)
        case RaceEnded(classification, finishers):
            first = story.name(classification[0])
            if finishers:
                return LogLine(
                    say("{name} wins the race", name=first), tone=Tone.GOOD, rule="FIN-3"
                )
            text = say("Nobody finishes; {name} came farthest", name=first)
            return LogLine(text, rule="ELM-4")
