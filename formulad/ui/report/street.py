"""Lines of the log about what only happens in street races."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.race.car import Part
from formulad.race.checkpoint import points_for
from formulad.race.drivers import Ability
from formulad.race.events import (
    CheckpointPassed,
    DriftUsed,
    LitterLeft,
    NitroUsed,
    PartsRepaired,
    PoliceLinePassed,
    PolicePrizeWon,
    RadioRolled,
    RadioThrown,
    RivalCharmed,
    ShotFired,
    SkyRead,
    SkyRolledAgain,
)
from formulad.race.state import Phase
from formulad.race.weather import Sky, sky
from formulad.ui.places import where
from formulad.ui.theme import BLACK_DIE
from formulad.ui.words import PARTS, LogLine, Tone, cells, part_points

if TYPE_CHECKING:
    from formulad.ui.report.story import Story

GiftEvent: TypeAlias = NitroUsed | DriftUsed | RivalCharmed | LitterLeft | RadioThrown | RadioRolled
CityEvent: TypeAlias = ShotFired | PoliceLinePassed | PolicePrizeWon
RepairEvent: TypeAlias = CheckpointPassed | PartsRepaired
SecondSkyEvent: TypeAlias = SkyRead | SkyRolledAgain

_SKIES = {Sky.FINE: "fine", Sky.VARIABLE: "changeable", Sky.RAIN: "rain"}


def gift_line(story: Story, event: GiftEvent) -> LogLine:
    """Return the line for nitro, and for what only one driver can do."""
    match event:
        case NitroUsed(car, count, is_big):
            rule = "DRV-MONTOYA-1" if is_big else "STR-2"
            text = f"nitro: {cells(count)} more"
            return LogLine(text, car, rule=rule, is_great=True, is_gift=is_big)
        case DriftUsed(car, by):
            text = f"drifts: {cells(abs(by))} {'more' if by > 0 else 'less'}"
            return LogLine(text, car, rule="DRV-JACK-1", is_gift=True)
        case RivalCharmed(car, by):
            text = f"looks at {story.name(by)} in passing: {cells(1)} less"
            return LogLine(text, car, tone=Tone.BAD, rule="DRV-LITSU-1", is_gift=True)
        case LitterLeft(car, cell):
            text = f"drops scrap: {where(story.setting.track, cell)}"
            return LogLine(text, car, rule="DRV-TEMANA-1", is_gift=True)
        case RadioThrown(car, at):
            text = f"throws the radio at {story.name(at)}"
            return LogLine(text, car, rule="DRV-STANLEY-1", is_great=True, is_gift=True)
        case RadioRolled(car, value, hit):
            text = f"{value}: the radio hits {PARTS[hit][1]}"
            return LogLine(text, car, BLACK_DIE, value, Tone.BAD, "DRV-STANLEY-1")


def city_line(event: CityEvent) -> LogLine:
    """Return the line for what the city does."""
    match event:
        case ShotFired(car, value, hit):
            if hit is None:
                return LogLine(f"{value}: the shot misses", car, BLACK_DIE, value, rule="STR-3")
            text = f"{value}: a shot hits {PARTS[hit][1]}"
            return LogLine(text, car, BLACK_DIE, value, Tone.BAD, "STR-3", is_great=True)
        case PoliceLinePassed(car, _, kmh):
            return LogLine(f"passes the police at {kmh} km/h", car, rule="STR-5")
        case PolicePrizeWon(car, _, kmh):
            text = f"was quickest past the police: {kmh} km/h"
            return LogLine(text, car, tone=Tone.GOOD, rule="STR-5", is_great=True)


def repair_line(story: Story, event: RepairEvent) -> LogLine:
    """Return the line for points given back on the way."""
    match event:
        case CheckpointPassed(car, tyres):
            gain = f": +{part_points(Part.TYRES, tyres)}" if tyres else ""
            text = f"passes the checkpoint{gain}"
            return LogLine(text, car, tone=Tone.GOOD, rule="STR-7")
        case PartsRepaired(car, repairs):
            done = ", ".join(f"+{number} {PARTS[part][1]}" for part, number in repairs)
            if _is_prize(story):
                return LogLine(f"police prize: {done}", car, tone=Tone.GOOD, rule="STR-5")
            if sum(number for _, number in repairs) > points_for(story.without_gifts, car):
                gift = Ability.LONG_CHECK
                rule, text = gift.rule, f"{story.gift(gift)}: {done}"
                return LogLine(text, car, tone=Tone.GOOD, rule=rule, is_gift=True)
            return LogLine(f"repairs: {done}", car, tone=Tone.GOOD, rule="STR-7")


def _is_prize(story: Story) -> bool:
    """Return whether points come from the police, and not from the checkpoint."""
    givers = [each for each in story.earlier if isinstance(each, CheckpointPassed | PolicePrizeWon)]
    if givers:
        return isinstance(givers[-1], PolicePrizeWon)
    return story.before.phase is Phase.POLICE


def second_sky_line(story: Story, event: SecondSkyEvent) -> LogLine:
    """Return the line for a roll for the weather that need not stand."""
    match event:
        case SkyRead(car, value):
            table = story.setting.track.weather
            found = f": {_SKIES[sky(table, value)]}" if table else ""
            text = f"looks at the sky{found}"
            return LogLine(text, car, BLACK_DIE, value, rule="DRV-JULIEN-1", is_gift=True)
        case SkyRolledAgain(car):
            text = "wants another sky"
            return LogLine(text, car, rule="DRV-JULIEN-1", is_great=True, is_gift=True)
