"""Lines of the log about driving: gears, dice, braking, corners, slipstreams, spins."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.race.drivers import Ability
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
from formulad.ui.report.citing import loss_rule, missed_rule
from formulad.ui.words import ORDINALS, LogLine, Tone, cells

if TYPE_CHECKING:
    from formulad.ui.report.story import Story

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
            return LogLine(f"down to {ORDINALS[gear]}, skipping {skipped}", car, rule=rule)
        case GearDieRolled(car, gear, value):
            text = f"{ORDINALS[gear]} gear: {cells(value)}"
            return LogLine(text, car, gear, value, rule="MOV-2")


def cells_line(story: Story, event: CellsEvent) -> LogLine:
    """Return the line for what makes a move shorter or longer than its die."""
    match event:
        case CarBraked(car, by):
            rule = loss_rule(story.options, Cause.BRAKING)
            return LogLine(f"brakes by {cells(by)}", car, rule=rule)
        case CarBlocked(car, by):
            rule = loss_rule(story.options, Cause.BLOCKED)
            return LogLine(f"blocked, {cells(by)} short", car, rule=rule)
        case CarSlid(car, by) if by < _usual_slide(story, car):
            rule = Ability.SHORT_SLIDE.rule
            usual = _usual_slide(story, car)
            text = f"{story.gift(Ability.SHORT_SLIDE)}: slides {cells(by)}, not {usual}"
            return LogLine(text, car, tone=Tone.GOOD, rule=rule, is_gift=True)
        case CarSlid(car, by):
            return LogLine(f"slides {cells(by)} farther on the wet road", car, rule="TYR-4")
        case BonusUsed(car, by):
            return LogLine(f"new soft tyres carry {cells(by)} farther", car, rule="TYR-2")
        case SlipstreamTaken(car, leader):
            text = f"slipstream behind {story.name(leader)}"
            return LogLine(text, car, tone=Tone.GOOD, rule="SLP-2")


def _usual_slide(story: Story, car: int) -> int:
    """Return how far the car of anybody else would slide on such tyres."""
    return slide(story.before.cars[car].tyres, is_wet=story.before.is_wet)


def corner_line(story: Story, event: CornerEvent) -> LogLine:
    """Return the line for what a corner made of a move."""
    match event:
        case StopMade(car, sector, made, needed):
            text = f"stop {made} of {needed} in {story.corner(sector).name}"
            return LogLine(text, car, tone=Tone.GOOD, rule="COR-1")
        case CornerOvershot(car, sector, by):
            text = f"overshoots {story.corner(sector).name} by {cells(by)}"
            rule = loss_rule(story.options, Cause.OVERSHOOT)
            if story.before.trials:
                rule = "QUA-2"
            return LogLine(text, car, tone=Tone.BAD, rule=rule)
        case StopsMissed(car, sector, missing):
            corner = story.corner(sector)
            text = f"leaves {corner.name} with {missing} stops missing"
            is_trial = story.before.trials is not None
            rule = missed_rule(story.options, corner.stops, is_trial=is_trial)
            return LogLine(text, car, tone=Tone.BAD, rule=rule)
        case CarSpun(car):
            return LogLine("spins, and goes on in 1st", car, tone=Tone.BAD, rule="SPN-1")
