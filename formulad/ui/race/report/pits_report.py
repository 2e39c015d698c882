"""Lines of the log about pit stops and the sky."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.sentence import say
from formulad.race.car import Part
from formulad.race.events import (
    BoxReached,
    CarServed,
    PitEntered,
    PitLeft,
    PitRolled,
    WeatherRolled,
    WeatherTurned,
)
from formulad.race.state import Phase
from formulad.ui.race.terms.race_words import (
    SKIES,
    TYRES,
    WEATHER_WORDS,
    LogLine,
    Tone,
    in_a_row,
    repaired,
)
from formulad.ui.toolkit.theme import BLACK_DIE

if TYPE_CHECKING:
    from formulad.ui.race.report.race_story import Story

PitEvent: TypeAlias = PitEntered | BoxReached | CarServed | PitRolled | PitLeft
SkyEvent: TypeAlias = WeatherRolled | WeatherTurned


def pit_line(event: PitEvent) -> LogLine:
    """Return the line for a step of a pit stop."""
    match event:
        case PitEntered(car):
            return LogLine(say("turns into the pits"), car, rule="PIT-2")
        case BoxReached(car):
            return LogLine(say("stands in the box"), car, rule="PIT-3")
        case CarServed(car, is_technical):
            rule = "TPT-3" if is_technical else "TPT-2" if event.tyres else "PIT-4"
            return LogLine(_service(event), car, tone=Tone.GOOD, rule=rule)
        case PitRolled(car, value, is_fast=True):
            text = say("quick work: out of the box at once")
            return LogLine(text, car, BLACK_DIE, value, Tone.GOOD, "PIT-5")
        case PitRolled(car, value):
            text = say("slow work: waits for a turn")
            return LogLine(text, car, BLACK_DIE, value, rule="PIT-6")
        case PitLeft(car):
            return LogLine(say("is back on the road"), car, rule="PIT-11")


def sky_line(story: Story, event: SkyEvent) -> LogLine:
    """Return the line for what the sky does."""
    sky = {"sky": WEATHER_WORDS[event.weather], "road": SKIES[event.weather][1]}
    match event:
        case WeatherRolled(value):
            is_practice = story.before.phase is Phase.PRACTICE
            rule = "WX-2" if is_practice else "WX-3"
            text = (
                say("The timed laps: {sky}, {road}", **sky)
                if is_practice
                else say("The race: {sky}, {road}", **sky)
            )
            return LogLine(text, None, BLACK_DIE, value, rule=rule, is_great=True)
        case WeatherTurned(car, value):
            if event.weather is story.before.weather:
                return LogLine(say("the weather stays"), car, BLACK_DIE, value, rule="WX-4")
            text = say("the weather turns: {sky}, {road}", **sky)
            return LogLine(text, car, BLACK_DIE, value, rule="WX-4", is_great=True)


def _service(event: CarServed) -> str:
    """Return what the crew has done: `gets soft tyres, +1 gearbox`."""
    tyres = (
        say("gets {kind} tyres", kind=TYRES[event.tyres]) if event.tyres else say("gets new tyres")
    )
    return in_a_row((tyres, *repaired(part for part in event.repairs if part[0] != Part.TYRES)))
