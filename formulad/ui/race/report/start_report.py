"""Lines of the log from before the race: qualifying, grid, tyres, start."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.sentence import say
from formulad.race.events import (
    EngineStalled,
    GreatStartMade,
    GridFilled,
    GridRolled,
    GridTied,
    RestartRolled,
    StartRolled,
    TrialBegan,
    TrialEnded,
    TrialsSkipped,
    TyresChosen,
)
from formulad.ui.race.report.rule_citations import start_rule
from formulad.ui.race.terms.race_words import TYRES, LogLine, Tone, in_a_row, rolls
from formulad.ui.toolkit.theme import BLACK_DIE

if TYPE_CHECKING:
    from formulad.ui.race.report.race_story import Story

GridEvent: TypeAlias = GridRolled | GridTied | GridFilled
StartEvent: TypeAlias = StartRolled | RestartRolled | EngineStalled | GreatStartMade
TrialEvent: TypeAlias = TrialBegan | TrialsSkipped | TrialEnded


def grid_line(story: Story, event: GridEvent) -> LogLine:
    """Return the line for a step of the draw for the grid."""
    match event:
        case GridRolled(car, value):
            return LogLine(say("rolls for the grid"), car, BLACK_DIE, value, rule="GRD-1")
        case GridTied(tied):
            text = say("{names} tie and roll again", names=story.list(tied))
            return LogLine(text, rule="GRD-1", is_great=True)
        case GridFilled(order):
            text = say("{name} takes pole", name=story.name(order[0]))
            return LogLine(text, tone=Tone.GOOD, rule="GRD-2", is_great=True)


def start_line(story: Story, event: StartEvent) -> LogLine:
    """Return the line for a car that starts, or tries to."""
    match event:
        case StartRolled(car, value):
            text = _start(story, value)
            return LogLine(text, car, BLACK_DIE, value, rule=start_rule(story.options))
        case RestartRolled(car, value):
            return LogLine(_restart(story, value), car, BLACK_DIE, value, rule="SPN-6")
        case EngineStalled(car):
            text = say("waits a round, then starts in 1st")
            return LogLine(text, car, tone=Tone.BAD, rule="STA-2")
        case GreatStartMade(car):
            text = say("great start, 4 cells at once")
            return LogLine(text, car, tone=Tone.GOOD, rule="STA-3")


def tyres_line(event: TyresChosen) -> LogLine:
    """Return the line for tyres chosen before the start."""
    text = say("starts on {kind} tyres", kind=TYRES[event.kind])
    return LogLine(text, event.car, rule="TYR-0")


def trial_line(event: TrialEvent) -> LogLine:
    """Return the line for the beginning or the end of a timed lap."""
    match event:
        case TrialBegan(car):
            return LogLine(say("goes out for the timed lap"), car, rule="QUA-1")
        case TrialsSkipped():
            return LogLine(say("Nobody drives a timed lap"), rule="QUA-1")
        case TrialEnded(car, is_out=True):
            text = say("has spoiled the timed lap and starts at the back")
            return LogLine(text, car, tone=Tone.BAD, rule="QUA-3", is_great=True)
        case TrialEnded(car, score=score):
            text = say("timed lap of {count}: {score} in all", count=_score(event), score=score)
            return LogLine(text, car, tone=Tone.GOOD, rule="QUA-2", is_great=True)


def _score(event: TrialEnded) -> str:
    """Return what a timed lap is made of: `23 rolls, 2 for cells too far, 1:15 minutes`."""
    count: list[str] = [rolls(event.rolls)]
    if event.beyond:
        count.append(say("{number} for cells too far", number=event.beyond))
    if event.seconds:
        time = f"{event.seconds // 60}:{event.seconds % 60:02d}"
        count.append(say("{time} minutes", time=time))
    return in_a_row(count)


def _start(story: Story, value: int) -> str:
    """Return what a start roll means."""
    rules = story.options.rule_set
    if value <= rules.stall_to:
        return say("stalls on the grid")
    is_great = value >= rules.great_start_from
    return say("a great start") if is_great else say("a clean start in 1st")


def _restart(story: Story, value: int) -> str:
    """Return what the roll means with which a car gets going after a spin."""
    rules = story.options.rule_set
    if value <= rules.stall_to:
        return say("stalls after the spin")
    is_great = value >= rules.great_start_from
    return say("is off like a shot") if is_great else say("gets going again in 1st")
