"""What a die that is due decides, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.dice import GEAR_DICE
from formulad.race.gunfire import MISSES_TO, TARGETS
from formulad.race.pits import FAST_TO
from formulad.race.radio import HITS
from formulad.race.state import SECOND
from formulad.race.thresholds import collision_to, debris_to, engine_to
from formulad.ui.theme import BLACK_DIE
from formulad.ui.words import ORDINALS, PARTS, place

if TYPE_CHECKING:
    from formulad.kernel.game import Chance
    from formulad.race.car import Part
    from formulad.ui.scenes.race.moment import Moment


def die_of(due: Chance) -> int:
    """Return the gear of the die that is due, or `BLACK_DIE`."""
    _, _, gear = due.die.partition("gear ")
    return int(gear) if gear else BLACK_DIE


def purpose_of(moment: Moment, due: Chance) -> tuple[str, str]:
    """Return what a die decides: a title, and what its numbers mean."""
    match due.purpose:
        case "move":
            gear = moment.state.car.gear
            die = GEAR_DICE[gear]
            return "ROLL", f"{ORDINALS[gear]} gear rolls {die.lowest} to {die.highest}"
        case "start":
            return "START", _about_start(moment)
        case "restart":
            stalls = moment.game.options.rule_set.stall_to
            return "TURN ROUND", f"The black die: {stalls} stalls, more and you drive on"
        case "grid":
            return "ROLL FOR THE GRID", _about_grid(moment)
        case "pit":
            return "PIT CREW", f"1 to {FAST_TO} and you leave at once"
        case "lap time":
            return "LAP TIME", "The clock stops"
        case "practice weather" | "race weather" | "weather":
            if moment.state.sky_roll == SECOND:
                return "SECOND SKY", "Rolled again: now it counts"
            return "WEATHER", "The black die asks the sky"
        case "gunfire":
            return "GUNFIRE", _about_shots()
        case "radio":
            told = (f"{rolls} {PARTS[part][1]}" for rolls, part in radio_hits())
            return "THE RADIO FLIES", ", ".join(told)
        case _:
            return _test(moment, due)


def _test(moment: Moment, due: Chance) -> tuple[str, str]:
    """Return what is tested, and which rolls cost a point."""
    setting, state = moment.game.setting, moment.state
    match due.purpose:
        case "collision":
            cars = (due.seat, *(test.other for test in state.tests[:1]))
            return "CONTACT?", f"1 to {collision_to(setting, state, *cars)} costs a point"
        case "engine":
            return "ENGINE TEST", f"1 to {engine_to(setting, state, due.seat)} costs a point"
        case "debris":
            return "DEBRIS", f"1 to {debris_to(setting, state, due.seat)} costs a point of handling"
        case _:
            return due.purpose.upper(), f"The {due.die} die"


def _about_shots() -> str:
    """Return what the rolls under the windows hit."""
    hits: dict[Part, list[int]] = {}
    for roll, part in TARGETS.items():
        hits.setdefault(part, []).append(roll)
    told = (f"{rolls_of(rolls[0], rolls[-1])} {PARTS[part][1]}" for part, rolls in hits.items())
    return f"1–{MISSES_TO} misses, {', '.join(told)}"


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
        return "Highest takes pole"
    names = [moment.seats[seat].name for seat in draw.block]
    first = sum(map(len, draw.blocks[: draw.blocks.index(draw.block)])) + 1
    return f"{', '.join(names[:-1])} and {names[-1]} roll again for {place(first)}"


def _about_start(moment: Moment) -> str:
    rules = moment.game.options.rule_set
    leap = f"{rules.great_start_from} to 20" if rules.great_start_from < 20 else "20"
    return f"The black die: {rules.stall_to} stalls, {leap} is a great start"
