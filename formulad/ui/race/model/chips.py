"""Chips of a place to stop: what it costs and what may happen there, each with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, say_of
from formulad.race.bills import Verdict
from formulad.race.dice import BLACK
from formulad.race.events import Cause
from formulad.race.paths import SLIPSTREAM_CELLS
from formulad.race.thresholds import collision_to, debris_to
from formulad.race.turn.collisions import neighbours
from formulad.race.wakes import wake_after
from formulad.ui.race.report.rule_citations import (
    collision_rule,
    debris_rule,
    end_rule,
    loss_rule,
    missed_rule,
)
from formulad.ui.race.terms.race_words import (
    PART_ICONS,
    VERDICTS,
    Tone,
    cells,
    in_a_row,
    listed,
    part_points,
    rolls,
    up_to,
)
from formulad.ui.race.views.cost_chip import CostChip

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.bills import Item
    from formulad.race.paths import PathOption
    from formulad.race.road.track import Corner
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

_CAUSES = {
    Cause.BRAKING: say_of("cause", "braking"),
    Cause.BLOCKED: say_of("cause", "road closed"),
    Cause.SLIPSTREAM: say_of("cause", "into the corner"),
}


def chips(game: RaceGame, state: State, option: PathOption) -> tuple[CostChip, ...]:
    """Return what a path costs, what may happen on it, and what it opens."""
    return (
        *_of_the_verdict(game, state, option),
        *(cost_chip(game, state, item, _cause(game, item, option)) for item in option.bill.items),
        *_of_a_timed_lap(game, option),
        *_of_the_way(game, state, option),
        *_of_contact(game, state, option),
        *_of_the_end(game, state, option),
    )


def touched(game: RaceGame, state: State, option: PathOption) -> list[int]:
    """Return the cars beside the end of a path; none matter to a car that is out or away."""
    end = option.end(state.car.cell)
    is_away = option.route.finishes or option.bill.verdict is Verdict.OUT or state.trials
    if is_away or game.track.is_pit(end):
        return []
    return neighbours(game.setting, state, end)


def cost_chip(game: RaceGame, state: State, item: Item, cause: str) -> CostChip:
    """Return one cost with its part and its cause: `−2 brakes, road closed`."""
    is_one_pool = state.car.wear.is_one_pool
    lost = part_points(item.part, item.points, is_one_pool=is_one_pool)
    minus = say("−{lost}", lost=lost)
    text = in_a_row((minus, cause)) if cause else minus
    return CostChip(PART_ICONS[item.part], text, loss_rule(game.options, item.cause))


def verdict_chip(verdict: Verdict, reason: str, rule: str) -> CostChip:
    """Return the chip of a spin or of the end of a race."""
    if verdict is Verdict.SPIN:
        text = say("spin: {reason}", reason=reason) if reason else VERDICTS[verdict]
        return CostChip("spin", text, rule, Tone.BAD)
    text = say("out: {reason}", reason=reason) if reason else VERDICTS[verdict]
    return CostChip("cross", text, rule, Tone.BAD)


def _cause(game: RaceGame, item: Item, option: PathOption) -> str:
    """Return the cause of a cost, an overshoot with the corners it leaves too early."""
    if item.cause is not Cause.OVERSHOOT:
        return _CAUSES[item.cause]
    corners = [corner.name for corner in _missed(game, option)] or [say("the corner")]
    return say("overshoots {corners}", corners=listed(corners))


def _missed(game: RaceGame, option: PathOption) -> list[Corner]:
    """Return the corners that a path leaves too early."""
    sectors = (game.track.sectors[miss.sector] for miss in option.route.misses)
    return [sector.corner for sector in sectors if sector.corner]


def _of_the_verdict(game: RaceGame, state: State, option: PathOption) -> Iterator[CostChip]:
    """Yield what a path does to the car, if it spins it or ends its race."""
    verdict, options = option.bill.verdict, game.options
    is_overshoot = any(item.cause is Cause.OVERSHOOT for item in option.bill.items)
    if verdict is Verdict.SPIN:
        yield verdict_chip(verdict, say("the last tyre"), "SPN-1" if is_overshoot else "SPN-5")
    elif verdict is Verdict.OUT and state.trials:
        yield verdict_chip(verdict, say("no stop in the corner"), "QUA-3")
    elif verdict is Verdict.OUT and option.route.misses_two_stops:
        stops = max(corner.stops for corner in _missed(game, option))
        yield verdict_chip(verdict, say("two stops missing"), missed_rule(options, stops))
    elif verdict is Verdict.OUT and option.blocked and not is_overshoot:
        yield verdict_chip(verdict, say("the road is closed"), end_rule(options, Cause.BLOCKED))
    elif verdict is Verdict.OUT:
        yield verdict_chip(verdict, say("no points left"), end_rule(options, Cause.OVERSHOOT))


def _of_a_timed_lap(game: RaceGame, option: PathOption) -> Iterator[CostChip]:
    if option.bill.rolls:
        corners = listed([corner.name for corner in _missed(game, option)])
        more = rolls(option.bill.rolls)
        cause = say("overshoots {corners}", corners=corners)
        text = in_a_row((say("+{rolls}", rolls=more), cause))
        yield CostChip("dice", text, "QUA-2")


def _of_the_way(game: RaceGame, state: State, option: PathOption) -> Iterator[CostChip]:
    """Yield what happens before the car comes to its end: debris, slides, new soft tyres."""
    route, street = option.route, game.track.street
    zone = street.zone if street else frozenset()
    debris = [cell for cell in route.debris if cell not in zone]
    if debris and game.options.debris:
        number, limit = len(debris), up_to(debris_to(game.setting, state, state.seat))
        test = say("debris test ×{number}", number=number) if number > 1 else say("debris test")
        text = in_a_row((test, limit))
        yield CostChip("debris", text, debris_rule(state))
    if route.slide:
        yield CostChip("rain", say("slides +{number}", number=route.slide), "TYR-4")
    if route.bonus:
        text = say("soft tyres +{cells}", cells=cells(route.bonus))
        yield CostChip("tyre-soft", text, "TYR-2", Tone.GOOD)


def _of_contact(game: RaceGame, state: State, option: PathOption) -> Iterator[CostChip]:
    """Yield how many cars may be touched, and how likely each takes a point."""
    others = touched(game, state, option)
    if others:
        limit = collision_to(game.setting, state, state.seat, *others)
        chance = 100 * limit // BLACK.highest
        text = in_a_row(
            (
                say("contact ×{number}", number=len(others)),
                say("{chance}% risk of −1", chance=chance),
            )
        )
        yield CostChip("contact", text, collision_rule(game.options, state))


def _of_the_end(game: RaceGame, state: State, option: PathOption) -> Iterator[CostChip]:
    """Yield what the end of a path opens: a slipstream, or the pits."""
    end = game.track.places[option.end(state.car.cell)]
    if wake_after(game.setting, state, option) is not None:
        text = say("slipstream +{number}", number=SLIPSTREAM_CELLS)
        yield CostChip("slip", text, "SLP-2", Tone.GOOD)
    if end.is_box:
        yield CostChip("pit", say("new tyres"), "PIT-4", Tone.GOOD)
    elif option.route.pits and not game.track.is_pit(state.car.cell):
        yield CostChip("pit", say("turns into the pits"), "PIT-2", Tone.GOOD)
