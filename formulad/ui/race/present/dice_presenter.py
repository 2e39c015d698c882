"""Dice presenter: what a die that is due decides, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, say_of
from formulad.race.dice import BLACK, GEAR_DICE
from formulad.race.questions import Purpose
from formulad.race.state import SECOND
from formulad.race.thresholds import collision_to, debris_to, engine_to
from formulad.race.turn.gunfire import MISSES_TO, TARGETS
from formulad.race.turn.pits import FAST_TO
from formulad.race.turn.radio import HITS
from formulad.ui.race.terms.race_words import ORDINALS, PARTS, in_a_row, listed, place
from formulad.ui.toolkit.theme import BLACK_DIE

if TYPE_CHECKING:
    from formulad.kernel.game import Chance
    from formulad.race.car import Part
    from formulad.ui.race.model.shown_moment import Moment


def die_of(due: Chance[Purpose]) -> int:
    """Return the gear of the die that is due, or `BLACK_DIE`."""
    _, _, gear = due.die.partition("gear ")
    return int(gear) if gear else BLACK_DIE


def purpose_of(moment: Moment, due: Chance[Purpose]) -> tuple[str, str]:
    """Return what a die decides: a title, and what its numbers mean."""
    match due.purpose:
        case Purpose.MOVE:
            gear = moment.state.car.gear
            die = GEAR_DICE[gear]
            text = say(
                "{gear} gear rolls {lowest} to {highest}",
                gear=ORDINALS[gear],
                lowest=die.lowest,
                highest=die.highest,
            )
            return say_of("die", "ROLL"), text
        case Purpose.START:
            return say_of("die", "START"), _about_start(moment)
        case Purpose.RESTART:
            stalls = moment.game.options.rule_set.stall_to
            text = say("The black die: {stalls} stalls, more and you drive on", stalls=stalls)
            return say("TURN ROUND"), text
        case Purpose.GRID:
            return say("ROLL FOR THE GRID"), _about_grid(moment)
        case Purpose.PIT:
            return say("PIT CREW"), say("1 to {highest} and you leave at once", highest=FAST_TO)
        case Purpose.LAP_TIME:
            return say("LAP TIME"), say("The clock stops")
        case Purpose.PRACTICE_WEATHER | Purpose.RACE_WEATHER | Purpose.WEATHER:
            if moment.state.sky_roll == SECOND:
                return say("SECOND SKY"), say("Rolled again: now it counts")
            return say("WEATHER"), say("The black die asks the sky")
        case Purpose.GUNFIRE:
            return say("GUNFIRE"), _about_shots()
        case Purpose.RADIO:
            return say("THE RADIO FLIES"), in_a_row(_hit(*hit) for hit in radio_hits())
        case Purpose.COLLISION:
            return say("CONTACT?"), _costs_a_point(highest_harm(moment, due))
        case Purpose.ENGINE:
            return say("ENGINE TEST"), _costs_a_point(highest_harm(moment, due))
        case Purpose.DEBRIS:
            limit = highest_harm(moment, due)
            return say("DEBRIS"), say("1 to {highest} costs a point of handling", highest=limit)


def highest_harm(moment: Moment, due: Chance[Purpose]) -> int:
    """Return up to which number a die that is due does harm; 0 if it tests nothing."""
    setting, state = moment.game.setting, moment.state
    match due.purpose:
        case Purpose.COLLISION:
            cars = (due.seat, *(test.other for test in state.tests[:1]))
            return collision_to(setting, state, *cars)
        case Purpose.ENGINE:
            return engine_to(setting, state, due.seat)
        case Purpose.DEBRIS:
            return debris_to(setting, state, due.seat)
        case _:
            return 0


def _about_shots() -> str:
    """Return what the rolls under the windows hit."""
    hits: dict[Part, list[int]] = {}
    for roll, part in TARGETS.items():
        hits.setdefault(part, []).append(roll)
    told = (_hit(rolls_of(rolls[0], rolls[-1]), part) for part, rolls in hits.items())
    return in_a_row((say("1–{highest} misses", highest=MISSES_TO), *told))


def _hit(rolls: str, part: Part) -> str:
    """Return what some rolls hit: `4–7 brakes`."""
    return say("{rolls} {part}", rolls=rolls, part=PARTS[part])


def _costs_a_point(limit: int) -> str:
    if limit == 1:
        return say("Only a 1 costs a point")
    return say("1 to {highest} costs a point", highest=limit)


def radio_hits() -> list[tuple[str, Part]]:
    """Return which rolls hit what."""
    lowest = (1, *(highest + 1 for highest, _ in HITS))
    return [(rolls_of(low, high), part) for low, (high, part) in zip(lowest, HITS, strict=False)]


def rolls_of(low: int, high: int) -> str:
    """Return rolls from one to another: `4–7`, or `20` alone."""
    return str(low) if low == high else f"{low}–{high}"


def _about_grid(moment: Moment) -> str:
    """Return which place the draw is for, and who is level."""
    draw = moment.state.draw
    if draw is None or len(draw.block) == len(moment.seats):
        return say("Highest takes pole")
    names = [moment.seats[seat].name for seat in draw.block]
    first = sum(map(len, draw.blocks[: draw.blocks.index(draw.block)])) + 1
    return say("{names} roll again for {place}", names=listed(names), place=place(first))


def _about_start(moment: Moment) -> str:
    rules = moment.game.options.rule_set
    stalls, leaps_from = rules.stall_to, rules.great_start_from
    if leaps_from == BLACK.highest:
        return say(
            "The black die: {stalls} stalls, {roll} is a great start",
            stalls=stalls,
            roll=leaps_from,
        )
    return say(
        "The black die: {stalls} stalls, {lowest} to {highest} is a great start",
        stalls=stalls,
        lowest=leaps_from,
        highest=BLACK.highest,
    )
