"""Lines of the log about what only happens in street races."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.sentence import say
from formulad.race.agreed.drivers import Ability
from formulad.race.car import Part
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
from formulad.race.turn.checkpoint import points_for
from formulad.race.turn.weather import sky
from formulad.ui.race.terms.place_names import where
from formulad.ui.race.terms.race_words import (
    PARTS,
    SKY_WORDS,
    LogLine,
    Tone,
    cells,
    in_a_row,
    part_points,
    repaired,
)
from formulad.ui.toolkit.theme import BLACK_DIE

if TYPE_CHECKING:
    from formulad.ui.race.report.race_story import Story

GiftEvent: TypeAlias = NitroUsed | DriftUsed | RivalCharmed | LitterLeft | RadioThrown | RadioRolled
CityEvent: TypeAlias = ShotFired | PoliceLinePassed | PolicePrizeWon
RepairEvent: TypeAlias = CheckpointPassed | PartsRepaired
SecondSkyEvent: TypeAlias = SkyRead | SkyRolledAgain


def gift_line(story: Story, event: GiftEvent) -> LogLine:
    """Return the line for nitro, and for what only one driver can do."""
    match event:
        case NitroUsed(car, count, is_big):
            rule = "DRV-MONTOYA-1" if is_big else "STR-2"
            text = say("nitro: {cells} more", cells=cells(count))
            return LogLine(text, car, rule=rule, is_great=True, is_gift=is_big)
        case DriftUsed(car, by):
            by_cells = cells(abs(by))
            text = (
                say("drifts: {cells} more", cells=by_cells)
                if by > 0
                else say("drifts: {cells} less", cells=by_cells)
            )
            return LogLine(text, car, rule="DRV-JACK-1", is_gift=True)
        case RivalCharmed(car, by):
            text = say("looks at {name} in passing: 1 cell less", name=story.name(by))
            return LogLine(text, car, tone=Tone.BAD, rule="DRV-LITSU-1", is_gift=True)
        case LitterLeft(car, cell):
            text = say("drops scrap: {where}", where=where(story.setting.track, cell))
            return LogLine(text, car, rule="DRV-TEMANA-1", is_gift=True)
        case RadioThrown(car, at):
            text = say("throws the radio at {name}", name=story.name(at))
            return LogLine(text, car, rule="DRV-STANLEY-1", is_great=True, is_gift=True)
        case RadioRolled(car, value, hit):
            text = say("{value}: the radio hits {part}", value=value, part=PARTS[hit])
            return LogLine(text, car, BLACK_DIE, value, Tone.BAD, "DRV-STANLEY-1")


def city_line(event: CityEvent) -> LogLine:
    """Return the line for what the city does."""
    match event:
        case ShotFired(car, value, hit):
            if hit is None:
                text = say("{value}: the shot misses", value=value)
                return LogLine(text, car, BLACK_DIE, value, rule="STR-3")
            text = say("{value}: a shot hits {part}", value=value, part=PARTS[hit])
            return LogLine(text, car, BLACK_DIE, value, Tone.BAD, "STR-3", is_great=True)
        case PoliceLinePassed(car, _, kmh):
            text = say("passes the police at {kmh} km/h", kmh=kmh)
            return LogLine(text, car, rule="STR-5")
        case PolicePrizeWon(car, _, kmh):
            text = say("was quickest past the police: {kmh} km/h", kmh=kmh)
            return LogLine(text, car, tone=Tone.GOOD, rule="STR-5", is_great=True)


def repair_line(story: Story, event: RepairEvent) -> LogLine:
    """Return the line for points given back on the way."""
    match event:
        case CheckpointPassed(car, tyres):
            gain = part_points(Part.TYRES, tyres)
            text = (
                say("passes the checkpoint: +{gain}", gain=gain)
                if tyres
                else say("passes the checkpoint")
            )
            return LogLine(text, car, tone=Tone.GOOD, rule="STR-7")
        case PartsRepaired(car, repairs):
            done = in_a_row(repaired(repairs))
            if _is_prize(story):
                text = say("police prize: {repairs}", repairs=done)
                return LogLine(text, car, tone=Tone.GOOD, rule="STR-5")
            if sum(number for _, number in repairs) > points_for(story.without_gifts, car):
                gift = Ability.LONG_CHECK
                text = say("{gift}: {repairs}", gift=story.gift(gift), repairs=done)
                return LogLine(text, car, tone=Tone.GOOD, rule=gift.rule, is_gift=True)
            text = say("repairs: {repairs}", repairs=done)
            return LogLine(text, car, tone=Tone.GOOD, rule="STR-7")


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
            found = sky(story.setting.track.climate, value)
            text = say("looks at the sky: {sky}", sky=SKY_WORDS[found])
            return LogLine(text, car, BLACK_DIE, value, rule="DRV-JULIEN-1", is_gift=True)
        case SkyRolledAgain(car):
            text = say("wants another sky")
            return LogLine(text, car, rule="DRV-JULIEN-1", is_great=True, is_gift=True)
