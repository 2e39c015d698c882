"""Lines of the log about damage: points lost, black dice, parts on the road."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.sentence import say
from formulad.race.agreed.drivers import Ability
from formulad.race.events import (
    CollisionRolled,
    DebrisLeft,
    DebrisRolled,
    EngineBroke,
    EngineRolled,
    EngineTestsCalled,
    LitterLeft,
    WearLost,
    WreckRemoved,
)
from formulad.race.thresholds import collision_to, debris_to, engine_to
from formulad.ui.race.report.rule_citations import (
    collision_rule,
    debris_rule,
    engine_rule,
    loss_rule,
)
from formulad.ui.race.terms.place_names import where
from formulad.ui.race.terms.race_words import CAUSES, LogLine, Tone, part_points, up_to
from formulad.ui.toolkit.theme import BLACK_DIE

if TYPE_CHECKING:
    from formulad.race.road.track import CellId
    from formulad.ui.race.report.race_story import Story

TestEvent: TypeAlias = CollisionRolled | EngineTestsCalled | EngineRolled | DebrisRolled
WreckEvent: TypeAlias = DebrisLeft | EngineBroke | WreckRemoved


def loss_line(story: Story, event: WearLost) -> LogLine:
    """Return the line for points lost: of which part, what for, how many are left."""
    is_one_pool = story.before.cars[event.car].wear.is_one_pool
    lost = part_points(event.part, event.points, is_one_pool=is_one_pool)
    cause = CAUSES[event.cause]
    text = say("−{lost}, {cause}; {left} left", lost=lost, cause=cause, left=event.left)
    rule = loss_rule(story.options, event.cause)
    return LogLine(text, event.car, tone=Tone.BAD, rule=rule)


def test_line(story: Story, event: TestEvent) -> LogLine:
    """Return the line for a black die, with the rolls that cost a point."""
    match event:
        case CollisionRolled():
            return _contact_line(story, event)
        case EngineTestsCalled(_, value, cars):
            names = story.list(cars)
            text = (
                say("A {value} was rolled: {name} tests the engine", value=value, name=names)
                if len(cars) == 1
                else say(
                    "A {value} was rolled: {names} test their engines", value=value, names=names
                )
            )
            return LogLine(text, rule=engine_rule(story.options, story.before))
        case EngineRolled():
            return _engine_line(story, event)
        case DebrisRolled():
            return _debris_line(story, event)


def _contact_line(story: Story, event: CollisionRolled) -> LogLine:
    """Return the line for a test beside another car."""
    limit = collision_to(story.setting, story.before, event.car, event.other)
    value, name, rolls = event.value, story.name(event.other), up_to(limit)
    if event.is_hit:
        text = say(
            "{value} beside {name}: contact ({rolls} costs a point)",
            value=value,
            name=name,
            rolls=rolls,
        )
    else:
        text = say(
            "{value} beside {name}: no contact ({rolls} would cost a point)",
            value=value,
            name=name,
            rolls=rolls,
        )
    rule = collision_rule(story.options, story.before)
    if event.other in story.setting.gifted(Ability.ROUGH):
        text = say("{test}; two dice beside such flanks", test=text)
        rule = Ability.ROUGH.rule
    return LogLine(text, event.car, BLACK_DIE, value, _tone(is_bad=event.is_hit), rule)


def _engine_line(story: Story, event: EngineRolled) -> LogLine:
    """Return the line for a test of an engine."""
    car, value = event.car, event.value
    limit = engine_to(story.setting, story.before, car)
    usual = engine_to(story.without_gifts, story.before, car)
    if limit < value <= usual:
        text = say(
            "{value}, {gift}: the engine holds ({rolls} costs a point, not {usual})",
            value=value,
            gift=story.gift(Ability.TOUGH_ENGINE),
            rolls=up_to(limit),
            usual=up_to(usual),
        )
        return _saved(text, car, value, Ability.TOUGH_ENGINE)
    text = (
        say("{value}: the engine suffers ({rolls} costs a point)", value=value, rolls=up_to(limit))
        if event.is_damaged
        else say(
            "{value}: the engine holds ({rolls} would cost a point)",
            value=value,
            rolls=up_to(limit),
        )
    )
    rule = engine_rule(story.options, story.before)
    return LogLine(text, car, BLACK_DIE, value, _tone(is_bad=event.is_damaged), rule)


def _debris_line(story: Story, event: DebrisRolled) -> LogLine:
    """Return the line for a test over debris."""
    car, value = event.car, event.value
    limit = debris_to(story.setting, story.before, car)
    usual = debris_to(story.without_gifts, story.before, car)
    if limit < value <= usual:
        text = say(
            "{value} over debris, {gift}: nothing happens ({rolls} costs a point, not {usual})",
            value=value,
            gift=story.gift(Ability.LIGHT_WHEELS),
            rolls=up_to(limit),
            usual=up_to(usual),
        )
        return _saved(text, car, value, Ability.LIGHT_WHEELS)
    text = (
        say(
            "{value} over debris: handling suffers ({rolls} costs a point)",
            value=value,
            rolls=up_to(limit),
        )
        if event.is_damaged
        else say(
            "{value} over debris: nothing happens ({rolls} would cost a point)",
            value=value,
            rolls=up_to(limit),
        )
    )
    rule = debris_rule(story.before)
    return LogLine(text, car, BLACK_DIE, value, _tone(is_bad=event.is_damaged), rule)


def wreck_line(story: Story, event: WreckEvent) -> LogLine | None:
    """Return the line for what a car leaves on the road: none if its driver was seen to drop it."""
    match event:
        case DebrisLeft(cell) if _is_litter(story, cell):
            return None
        case DebrisLeft(cell):
            text = say("Debris on the road: {where}", where=where(story.setting.track, cell))
            return LogLine(text, rule="DEB-1")
        case EngineBroke(car):
            text = say("the engine is gone: the car only rolls out")
            return LogLine(text, car, tone=Tone.BAD, rule="ENG-3")
        case WreckRemoved(car):
            return LogLine(say("the wreck is cleared away"), car, rule="ELM-3")


def _is_litter(story: Story, cell: CellId) -> bool:
    return any(isinstance(each, LitterLeft) and each.cell == cell for each in story.earlier)


def _saved(text: str, car: int, value: int, gift: Ability) -> LogLine:
    """Return the line for a roll that would have cost anybody else a point."""
    return LogLine(text, car, BLACK_DIE, value, Tone.GOOD, gift.rule, is_gift=True)


def _tone(*, is_bad: bool) -> Tone:
    return Tone.BAD if is_bad else Tone.PLAIN
