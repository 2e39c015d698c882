"""How a person drives by the complete rules, so that a race shows as many of them as it can."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from formulad.ai.grades import driver_of
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Decision, Over
from formulad.kernel.match import Match
from formulad.race.bills import Verdict
from formulad.race.events import CarFinished, CarServed, SlipstreamTaken
from formulad.race.moves import BeginTrial, DeclineSlipstream, FitTyres
from formulad.race.questions import Question
from formulad.race.rules import RaceGame
from formulad.race.tyres import TyreKind
from tests.e2e.played import find_track, places_offered, state_of

if TYPE_CHECKING:
    from formulad.games.race.resume import LoadedRace
    from formulad.race.agreed.setup import RaceSetup
    from formulad.race.match import RaceMatch
    from formulad.race.moves import Move
    from formulad.race.paths import PathOption
    from formulad.race.state import State

SHOWN = (CarServed, SlipstreamTaken, CarFinished)
"""What the person's car is to go through in a race by the rule book."""
LONGEST = 300
"""Steps that a race may take, dice included, so that it is played in time."""


def deed(game: RaceGame, state: State) -> Move:
    """Return what the person does: into the pits and into slipstreams whenever it can be done."""
    due = game.awaiting(state)
    assert isinstance(due, Decision)
    match due.question:
        case Question.PATH:
            return _way(game, state).move
        case Question.SLIPSTREAM:
            best = _listed(game, state)[0]
            is_cheap = best.bill.verdict is Verdict.CLEAN or best.bill.points == 1
            return best.move if is_cheap else DeclineSlipstream()
        case Question.TYRES | Question.TRIAL:
            kind = TyreKind.WET if state.is_wet else TyreKind.SOFT
            fitting = FitTyres(kind)
            return fitting if fitting in game.moves(state) else BeginTrial()
        case Question.PIT:
            return game.moves(state)[0]
        case _:
            return driver_of("rookie").choose(game, state)


def deed_in(race: LoadedRace) -> Move:
    """Return what the person does at the end of a record."""
    return deed(race.game, state_of(race))


def _listed(game: RaceGame, state: State) -> list[PathOption]:
    """Return the usual ways that the screen offers, one to a cell, the best first."""
    options = game.paths(state)
    return [options[place.index] for place in places_offered(game, state) if not place.is_detour]


def _way(game: RaceGame, state: State) -> PathOption:
    """Return the way into the pits, or right behind another, or what a careful driver takes."""
    listed, here = _listed(game, state), state.car.cell
    safe = [way for way in listed if way.bill.verdict is Verdict.CLEAN]
    for way in safe:
        if game.track.is_pit(way.end(here)) or _leads_to_slipstream(game, state, way):
            return way
    advised = driver_of("rookie").choose(game, state)
    end = next(way.end(here) for way in game.paths(state) if way.move == advised)
    return next(way for way in listed if way.end(here) == end)


def _leads_to_slipstream(game: RaceGame, state: State, way: PathOption) -> bool:
    due = game.awaiting(game.apply(state, way.move).state)
    return isinstance(due, Decision) and due.question is Question.SLIPSTREAM


def seed_that_shows_all(setup: RaceSetup) -> int:
    """Return the first seed with which the first driver, a person, goes through all of it."""
    for seed in count():
        match = _played(setup, seed)
        events = [event for each in match.played for event in each.step.events]
        own = {type(event) for event in events if getattr(event, "car", None) == 0}
        if own.issuperset(SHOWN) and len(match.played) <= LONGEST:
            return seed
    raise AssertionError("there is always a greater number")


def _played(setup: RaceSetup, seed: int) -> RaceMatch:
    """Return a race as it comes out when the person does as said."""
    game = RaceGame(find_track(setup.track), setup.entries, setup.options)
    match = Match(game, SeededLuck(seed))
    while not isinstance(due := match.awaiting, Over):
        if isinstance(due, Chance):
            match.roll()
        elif grade := setup.seats[due.seat].grade:
            match.play(driver_of(grade).choose(game, match.state))
        else:
            match.play(deed(game, match.state))
    return match
