"""Lines of the log about damage: points lost, black dice, parts on the road."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.race.drivers import Ability
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
from formulad.ui.places import where
from formulad.ui.report.citing import collision_rule, debris_rule, engine_rule, loss_rule
from formulad.ui.theme import BLACK_DIE
from formulad.ui.words import CAUSES, LogLine, Tone, part_points, up_to

if TYPE_CHECKING:
    from formulad.race.track import CellId
    from formulad.ui.report.story import Story

TestEvent: TypeAlias = CollisionRolled | EngineTestsCalled | EngineRolled | DebrisRolled
WreckEvent: TypeAlias = DebrisLeft | EngineBroke | WreckRemoved


def loss_line(story: Story, event: WearLost) -> LogLine:
    """Return the line for points lost: of which part, what for, how many are left."""
    is_one_pool = story.before.cars[event.car].wear.is_one_pool
    lost = part_points(event.part, event.points, is_one_pool=is_one_pool)
    text = f"−{lost}, {CAUSES[event.cause]}; {event.left} left"
    rule = loss_rule(story.options, event.cause)
    return LogLine(text, event.car, tone=Tone.BAD, rule=rule)


def test_line(story: Story, event: TestEvent) -> LogLine:
    """Return the line for a black die, with the rolls that cost a point."""
    match event:
        case CollisionRolled(car, other, value, is_hit):
            limit = collision_to(story.setting, story.before, car, other)
            result = "contact" if is_hit else "no contact"
            text = f"{value} beside {story.name(other)}: {result} {_limit(limit, is_bad=is_hit)}"
            rule = collision_rule(story.options, story.before)
            if other in story.setting.gifted(Ability.ROUGH):
                text += "; two dice beside such flanks"
                rule = Ability.ROUGH.rule
            return LogLine(text, car, BLACK_DIE, value, _tone(is_bad=is_hit), rule)
        case EngineTestsCalled(_, value, cars):
            tests = "tests the engine" if len(cars) == 1 else "test their engines"
            text = f"A {value} was rolled: {story.list(cars)} {tests}"
            return LogLine(text, rule=engine_rule(story.options, story.before))
        case EngineRolled(car, value, is_damaged):
            limit = engine_to(story.setting, story.before, car)
            usual = engine_to(story.without_gifts, story.before, car)
            if limit < value <= usual:
                text = f"{value}, {story.gift(Ability.TOUGH_ENGINE)}: the engine holds"
                text = f"{text} {_but_for(limit, usual)}"
                return _saved(text, car, value, Ability.TOUGH_ENGINE)
            result = "the engine suffers" if is_damaged else "the engine holds"
            text = f"{value}: {result} {_limit(limit, is_bad=is_damaged)}"
            rule = engine_rule(story.options, story.before)
            return LogLine(text, car, BLACK_DIE, value, _tone(is_bad=is_damaged), rule)
        case DebrisRolled(car, _, value, is_damaged):
            limit = debris_to(story.setting, story.before, car)
            usual = debris_to(story.without_gifts, story.before, car)
            if limit < value <= usual:
                text = f"{value} over debris, {story.gift(Ability.LIGHT_WHEELS)}: nothing happens"
                text = f"{text} {_but_for(limit, usual)}"
                return _saved(text, car, value, Ability.LIGHT_WHEELS)
            result = "handling suffers" if is_damaged else "nothing happens"
            text = f"{value} over debris: {result} {_limit(limit, is_bad=is_damaged)}"
            rule = debris_rule(story.before)
            return LogLine(text, car, BLACK_DIE, value, _tone(is_bad=is_damaged), rule)


def wreck_line(story: Story, event: WreckEvent) -> LogLine | None:
    """Return the line for what a car leaves on the road: none if its driver was seen to drop it."""
    match event:
        case DebrisLeft(cell) if _is_litter(story, cell):
            return None
        case DebrisLeft(cell):
            text = f"Debris on the road: {where(story.setting.track, cell)}"
            return LogLine(text, rule="DEB-1")
        case EngineBroke(car):
            text = "the engine is gone: the car only rolls out"
            return LogLine(text, car, tone=Tone.BAD, rule="ENG-3")
        case WreckRemoved(car):
            return LogLine("the wreck is cleared away", car, rule="ELM-3")


def _is_litter(story: Story, cell: CellId) -> bool:
    return any(isinstance(each, LitterLeft) and each.cell == cell for each in story.earlier)


def _limit(limit: int, *, is_bad: bool) -> str:
    """Return which rolls of the black die cost a point: `(1–4 would cost a point)`."""
    return f"({up_to(limit)} {'costs' if is_bad else 'would cost'} a point)"


def _but_for(limit: int, usual: int) -> str:
    """Return which rolls cost this car a point, and which any other: `(1–3 costs, not 1–4)`."""
    return f"({up_to(limit)} costs a point, not {up_to(usual)})"


def _saved(text: str, car: int, value: int, gift: Ability) -> LogLine:
    """Return the line for a roll that would have cost anybody else a point."""
    return LogLine(text, car, BLACK_DIE, value, Tone.GOOD, gift.rule, is_gift=True)


def _tone(*, is_bad: bool) -> Tone:
    return Tone.BAD if is_bad else Tone.PLAIN
