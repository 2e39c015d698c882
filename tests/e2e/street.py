"""How people drive through a city, so that a race there shows all that streets have."""

from __future__ import annotations

import sys
from functools import cache
from itertools import count
from typing import TYPE_CHECKING

from formulad.ai.grades import EASIEST, driver_of
from formulad.games.race.drivers_yaml import Paddock
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Decision, Over
from formulad.kernel.match import Match
from formulad.kernel.values import Frozen
from formulad.race.agreed.drivers import Ability
from formulad.race.agreed.setup import FIRST_CARS, Entrant, RaceSetup
from formulad.race.bills import Verdict
from formulad.race.dice import Gear
from formulad.race.events import RivalCharmed
from formulad.race.moves import (
    DeclineSlipstream,
    KeepRadio,
    KeepSky,
    LeaveLitter,
    Repair,
    RollSkyAgain,
    ShiftTo,
    UseDrift,
    UseNitro,
)
from formulad.race.questions import Purpose, Question
from formulad.race.rules import RaceGame
from formulad.store.paths import data_root
from formulad.ui.race.model import point_sharing
from formulad.ui.race.new_race.line_up import NAMES
from tests.e2e.played import find_track, places_offered, state_of
from tests.e2e.sights import Sight, sights
from tests.presets import STREET

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from formulad.games.race.resume import LoadedRace
    from formulad.race.match import RaceMatch
    from formulad.race.moves import Move
    from formulad.race.paths import PathOption
    from formulad.race.state import State
    from formulad.race.turn.extras import Extra

PEOPLE = ("jack", "stanley", "julien", "temana", "montoya")
"""Who plays whom, by seat: all that have something to decide."""
COMPUTERS = ("litsu", "derek")
"""Whom one passes, and whom one touches."""
FIRST_SEED = 243
"""The luck with which everything is shown early; where the rules have changed, a later one."""
LONGEST = 640
"""Steps that a race may take, dice included, so that it is played in time."""


@cache
def agreed() -> RaceSetup:
    """Return a street race of these, in the cars that the page of a first race offers."""
    roster = {driver.id: driver for driver in Paddock(data_root() / "assets").roster()}
    seats = tuple(
        Entrant(NAMES[number - 1], number, "" if name in PEOPLE else EASIEST, driver=roster[name])
        for number, name in zip(FIRST_CARS, (*PEOPLE, *COMPUTERS), strict=False)
    )
    return RaceSetup("basse-ville", seats, STREET)


WISHES: tuple[tuple[Extra, Sight], ...] = (
    (UseNitro(is_big=True), Sight.BIG_NITRO),
    (UseNitro(), Sight.NITRO),
    (UseDrift(1), Sight.DRIFT),
    (UseDrift(-1), Sight.DRIFT),
    (LeaveLitter(), Sight.LITTER),
)
"""What may be used before a path is chosen, and what it shows."""
DEAREST = 1
"""Points that a way may cost which shows something new."""


def deed(game: RaceGame, state: State, seen: AbstractSet[Sight]) -> Move:
    """Return what a person does: whatever shows something new, else what is careful.

    When everything was seen, all people but the first of them drive as fast as they can.
    """
    due = game.awaiting(state)
    assert isinstance(due, Decision)
    match due.question:
        case Question.GEAR:
            return _gear(game, state, seen)
        case Question.PATH:
            return _extra(game, state, seen) or _way(game, state, seen).move
        case Question.SLIPSTREAM:
            best = listed(game, state)[0]
            return best.move if _is_cheap(best) else DeclineSlipstream()
        case Question.REPAIR:
            return _repair(game, state)
        case Question.RADIO:
            return game.moves(state)[0] if Sight.RADIO not in seen else KeepRadio()
        case Question.SKY:
            return RollSkyAgain() if Sight.SECOND_SKY not in seen else KeepSky()
        case _:
            return driver_of("rookie").choose(game, state)


def deed_in(race: LoadedRace) -> Move:
    """Return what the person does who is asked at the end of a record."""
    return _deed(_Asked(race.game, state_of(race), seen_in(race)))


class _Asked(Frozen):
    """A person who is asked; the race is played the same way before it is seen in a window."""

    game: RaceGame
    state: State
    seen: AbstractSet[Sight]

    def __eq__(self, other: object) -> bool:
        """All games here are of one race."""
        if not isinstance(other, _Asked):
            return NotImplemented
        return (self.state, self.seen) == (other.state, other.seen)

    def __hash__(self) -> int:
        return hash((self.state, self.seen))


@cache
def _deed(asked: _Asked) -> Move:
    return deed(asked.game, asked.state, asked.seen)


def seen_in(race: LoadedRace) -> frozenset[Sight]:
    """Return what a record shows."""
    return sights(race.good_part, people_of(race.header.setup))


def people_of(setup: RaceSetup) -> frozenset[int]:
    """Return the seats of people."""
    return frozenset(seat for seat, entrant in enumerate(setup.seats) if entrant.is_human)


def is_all(seen: AbstractSet[Sight]) -> bool:
    """Return whether nothing is left to be seen."""
    return seen == set(Sight)


def _is_done(game: RaceGame, state: State, seen: AbstractSet[Sight]) -> bool:
    """Return whether a driver need not save his car any more."""
    return is_all(seen) and game.classification(state)[0] != state.seat


def _gear(game: RaceGame, state: State, seen: AbstractSet[Sight]) -> Move:
    if not _is_done(game, state, seen):
        return driver_of("rookie").choose(game, state)
    gears = [move.gear for move in game.moves(state) if isinstance(move, ShiftTo)]
    return ShiftTo(max(gears, default=Gear.FIRST))


def _extra(game: RaceGame, state: State, seen: AbstractSet[Sight]) -> Extra | None:
    """Return what shows something new and leaves a way that does no harm."""
    allowed = game.moves(state)
    for extra, sight in WISHES:
        if sight not in seen and extra in allowed:
            after = game.apply(state, extra).state
            if any(_is_cheap(way) for way in game.paths(after)):
                return extra
    return None


def _repair(game: RaceGame, state: State) -> Move:
    """Return to share the points out otherwise than the screen offers, if that can be done."""
    offered = point_sharing.best(game, state)
    others = [move for move in game.moves(state) if isinstance(move, Repair) and move != offered]
    return others[0] if others else offered


def listed(game: RaceGame, state: State) -> list[PathOption]:
    """Return the usual ways that the screen offers, one to a cell, the best first."""
    options = game.paths(state)
    return [options[place.index] for place in places_offered(game, state) if not place.is_detour]


def _way(game: RaceGame, state: State, seen: AbstractSet[Sight]) -> PathOption:
    """Return the way that shows something new, or what a careful driver takes."""
    ways = listed(game, state)
    if _is_done(game, state, seen):
        return next((way for way in ways if way.bill.verdict is Verdict.OUT), ways[0])
    cheap = [way for way in ways if _is_cheap(way)]
    if found := next((way for way in cheap if _shows(game, state, way, seen)), None):
        return found
    advised, here = driver_of("rookie").choose(game, state), state.car.cell
    ends = [way.end(here) for way in game.paths(state) if way.move == advised]
    return next((way for way in ways if way.end(here) in ends), ways[0])


def _is_cheap(way: PathOption) -> bool:
    is_safe = way.bill.verdict in (Verdict.CLEAN, Verdict.COST)
    return is_safe and way.bill.points <= DEAREST


def _shows(game: RaceGame, state: State, way: PathOption, seen: AbstractSet[Sight]) -> bool:
    """Return whether a way leads to something that was not seen yet."""
    step = game.apply(state, way.move)
    if Sight.CHARM not in seen and any(isinstance(event, RivalCharmed) for event in step.events):
        return True
    after = step.state
    due = game.awaiting(after)
    street = game.track.street
    assert street is not None
    match due:
        case Chance(purpose=Purpose.GUNFIRE):
            return Sight.SHOT not in seen
        case Chance(purpose=Purpose.DEBRIS):
            return Sight.BLACK_CELL not in seen and not street.zone.isdisjoint(way.route.debris)
        case Chance(purpose=Purpose.COLLISION):
            rough = game.setting.gifted(Ability.ROUGH)
            is_rough = any(test.other in rough for test in after.tests)
            return is_rough and Sight.TWO_DICE not in seen
        case Decision(question=Question.RADIO):
            return Sight.RADIO not in seen
        case _:
            return False


@cache
def seed_that_shows_all() -> int:
    """Return a seed whose race shows everything, and brings a person to the flag."""
    return next(seed for seed in count(FIRST_SEED) if not _shortcomings(played(seed)))


def _shortcomings(match: RaceMatch) -> list[str]:
    """Return what a race lacks to be worth playing."""
    people = people_of(agreed())
    missing: list[str] = sorted(set(Sight) - sights(match, people))
    if people.isdisjoint(match.state.finished):
        missing.append("nobody comes through")
    if len(match.played) > LONGEST:
        missing.append("too long")
    return missing


def played(seed: int) -> RaceMatch:
    """Return the race as it comes out when people do as said; one that is too long is left."""
    setup = agreed()
    game = RaceGame(find_track(setup.track), setup.entries, setup.options)
    match, people = Match(game, SeededLuck(seed)), people_of(setup)
    while len(match.played) <= LONGEST and not isinstance(due := match.awaiting, Over):
        if isinstance(due, Chance):
            match.roll()
        elif grade := setup.seats[due.seat].grade:
            match.play(driver_of(grade).choose(game, match.state))
        else:
            match.play(_deed(_Asked(game, match.state, sights(match, people))))
    return match


def main(seeds: int = 40) -> None:
    """Print how long each race is, and what it lacks."""
    for seed in range(seeds):
        match = played(seed)
        lacking = ", ".join(_shortcomings(match)) or "shows all"
        sys.stdout.write(f"{seed}: {len(match.played)} steps, {lacking}\n")


if __name__ == "__main__":
    main()
