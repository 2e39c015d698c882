"""Lines of the log about driving: gears, dice, braking, corners, slipstreams, spins."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.sentence import counted, say
from formulad.race.agreed.drivers import Ability
from formulad.race.events import (
    BonusUsed,
    CarBlocked,
    CarBraked,
    CarSlid,
    CarSpun,
    Cause,
    CornerOvershot,
    GearDieRolled,
    GearShifted,
    SlipstreamTaken,
    StopMade,
    StopsMissed,
)
from formulad.race.tyres import slide
from formulad.ui.race.report.rule_citations import loss_rule, missed_rule
from formulad.ui.race.terms.race_words import ORDINALS, LogLine, Tone, cells

if TYPE_CHECKING:
    from formulad.ui.race.report.race_story import Story

GearEvent: TypeAlias = GearShifted | GearDieRolled
CellsEvent: TypeAlias = CarBraked | CarBlocked | CarSlid | BonusUsed | SlipstreamTaken
CornerEvent: TypeAlias = StopMade | CornerOvershot | StopsMissed | CarSpun


def gear_line(story: Story, event: GearEvent) -> LogLine | None:
    """Return the line for a gear: none if it was engaged as gears usually are."""
    match event:
        case GearShifted(skipped=0):
            return None
        case GearShifted(car, gear, skipped):
            rule = loss_rule(story.options, Cause.OVER_REVVING)
            text = say("down to {gear}, skipping {number}", gear=ORDINALS[gear], number=skipped)
            return LogLine(text, car, rule=rule)
        case GearDieRolled(car, gear, value):
            text = say("{gear} gear: {cells}", gear=ORDINALS[gear], cells=cells(value))
            return LogLine(text, car, gear, value, rule="MOV-2")


def cells_line(story: Story, event: CellsEvent) -> LogLine:
    """Return the line for what makes a move shorter or longer than its die."""
    match event:
        case CarBraked(car, by):
            rule = loss_rule(story.options, Cause.BRAKING)
            return LogLine(say("brakes by {cells}", cells=cells(by)), car, rule=rule)
        case CarBlocked(car, by):
            rule = loss_rule(story.options, Cause.BLOCKED)
            return LogLine(say("blocked, {cells} short", cells=cells(by)), car, rule=rule)
        case CarSlid(car, by) if by < _usual_slide(story, car):
            rule = Ability.SHORT_SLIDE.rule
            gift, usual = story.gift(Ability.SHORT_SLIDE), _usual_slide(story, car)
            text = say(
                "{gift}: slides {cells}, not {usual}", gift=gift, cells=cells(by), usual=usual
            )
            return LogLine(text, car, tone=Tone.GOOD, rule=rule, is_gift=True)
        case CarSlid(car, by):
            text = say("slides {cells} farther on the wet road", cells=cells(by))
            return LogLine(text, car, rule="TYR-4")
        case BonusUsed(car, by):
            text = say("new soft tyres carry {cells} farther", cells=cells(by))
            return LogLine(text, car, rule="TYR-2")
        case SlipstreamTaken(car, leader):
            text = say("slipstream behind {name}", name=story.name(leader))
            return LogLine(text, car, tone=Tone.GOOD, rule="SLP-2")


def _usual_slide(story: Story, car: int) -> int:
    """Return how far the car of anybody else would slide on such tyres."""
    return slide(story.before.cars[car].tyres, is_wet=story.before.is_wet)


def corner_line(story: Story, event: CornerEvent) -> LogLine:
    """Return the line for what a corner made of a move."""
    match event:
        case StopMade(car, sector, made, needed):
            corner = story.corner(sector).name
            text = say(
                "stop {made} of {needed} in {corner}", made=made, needed=needed, corner=corner
            )
            return LogLine(text, car, tone=Tone.GOOD, rule="COR-1")
        case CornerOvershot(car, sector, by):
            corner = story.corner(sector).name
            text = say("overshoots {corner} by {cells}", corner=corner, cells=cells(by))
            rule = loss_rule(story.options, Cause.OVERSHOOT)
            if story.before.trials:
                rule = "QUA-2"
            return LogLine(text, car, tone=Tone.BAD, rule=rule)
        case StopsMissed(car, sector, missing):
            left = story.corner(sector)
            text = counted(
                missing,
                "leaves {corner} with {n} stop missing",
                "leaves {corner} with {n} stops missing",
                corner=left.name,
            )
            is_trial = story.before.trials is not None
            rule = missed_rule(story.options, left.stops, is_trial=is_trial)
            return LogLine(text, car, tone=Tone.BAD, rule=rule)
        case CarSpun(car):
            return LogLine(say("spins, and goes on in 1st"), car, tone=Tone.BAD, rule="SPN-1")
