"""Lines of the log about the race as a whole: rounds, laps, cars out, the flag."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.race.events import CarEliminated, CarFinished, LineCrossed, RaceEnded, RoundBegan
from formulad.ui.report.citing import end_rule
from formulad.ui.words import CAUSES, LogLine, Tone, place

if TYPE_CHECKING:
    from formulad.ui.report.story import Story

RaceEvent: TypeAlias = RoundBegan | CarEliminated | LineCrossed | CarFinished | RaceEnded


def race_line(story: Story, event: RaceEvent) -> LogLine:
    """Return the line for a step of the race."""
    match event:
        case RoundBegan(number):
            return LogLine(f"Round {number}", rule="ORD-1")
        case CarEliminated(car, cause):
            text, rule = f"is out after {CAUSES[cause]}", end_rule(story.options, cause)
            return LogLine(text, car, tone=Tone.BAD, rule=rule, is_great=True)
        case LineCrossed(car, lap):
            text = f"begins lap {lap}" if lap > 1 else "crosses the line: lap 1 begins"
            return LogLine(text, car, rule="FIN-1" if lap > 1 else "GRD-2")
        case CarFinished(car, position):
            text = f"finishes {place(position)}"
            return LogLine(text, car, tone=Tone.GOOD, rule="FIN-1", is_great=True)
        case RaceEnded(classification, finishers):
            first = story.name(classification[0])
            if finishers:
                return LogLine(f"{first} wins the race", tone=Tone.GOOD, rule="FIN-3")
            return LogLine(f"Nobody finishes; {first} came farthest", rule="ELM-4")
