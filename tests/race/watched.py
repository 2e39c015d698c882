"""A race of any kind, played under watch from its grid to its end."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Decision, Outcome, Over
from formulad.kernel.match import Match
from formulad.kernel.record import read_record, replay, write_header
from formulad.kernel.values import Frozen
from formulad.race.moves import ChoosePath, TakeSlipstream
from tests.race.any_move import any_moves
from tests.race.any_race import any_race
from tests.race.keen import keen
from tests.race.kept_bills import check_offers
from tests.race.laws import check_end, check_step

if TYPE_CHECKING:
    from formulad.race.events import Event
    from formulad.race.match import RaceMatch
    from formulad.race.moves import Move
    from formulad.race.road.track import Track
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

MOST_STEPS = 30_000


@dataclass
class Tally:
    """What a number of races came to."""

    races: int = 0
    steps: int = 0
    offers: int = 0
    """Paths, gears and services that were tried."""
    strange: int = 0
    """Moves of any kind that were asked about."""
    replays: int = 0
    finishers: int = 0
    events: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Add the numbers of other races."""
        self.races += other.races
        self.steps += other.steps
        self.offers += other.offers
        self.strange += other.strange
        self.replays += other.replays
        self.finishers += other.finishers
        self.events += other.events


class Watch(Frozen):
    """How closely a race is watched: how often each of the slower checks is made."""

    offers: float = 0.06
    moves: float = 0.03
    replays: float = 0.15


def watched_race(seed: int, watch: Watch, track: Track | None = None) -> Tally:
    """Play a race of any kind, on a circuit if one is given, and check every step of it."""
    rng = random.Random(seed)
    game, tally = any_race(rng, track), Tally(races=1)
    lines: list[str] = []
    match = Match(game, SeededLuck(0), lines.append)
    while not isinstance(due := match.awaiting, Over):
        assert tally.steps < MOST_STEPS, "the race does not end"
        before = match.state
        if isinstance(due, Decision):
            _watch_decision(game, before, rng, watch, tally)
        step = match.play(keen(game, before, rng))
        check_step(game, before, step.state, step.events)
        _tell(tally, step.events)
    check_end(game, match.state)
    tally.finishers = len(match.state.finished)
    if rng.random() < watch.replays:
        check_record(game, match, lines)
        tally.replays += 1
    return tally


def _tell(tally: Tally, events: tuple[Event, ...]) -> None:
    tally.steps += 1
    tally.events.update(type(event).__name__ for event in events)


def _watch_decision(
    game: RaceGame, state: State, rng: random.Random, watch: Watch, tally: Tally
) -> None:
    moves = game.moves(state)
    assert moves
    assert len(moves) == len(set(moves)), "a move is offered twice"
    if rng.random() < watch.offers:
        tally.offers += check_offers(game, state)
    if rng.random() < watch.moves:
        check_notation(game, moves)
        tally.strange += check_refusals(game, state, moves, rng)


def check_notation(game: RaceGame, moves: tuple[Move, ...]) -> None:
    """Check that every move has a notation of its own, and its inverse."""
    written = [game.write(move) for move in moves]
    assert len(written) == len(set(written))
    assert list(moves) == [game.read(text) for text in written]


def check_refusals(
    game: RaceGame, state: State, moves: tuple[Move, ...], rng: random.Random
) -> int:
    """Check that a move is offered exactly if it is not refused."""
    tried = list(any_moves(game, state, rng))
    for move in (*moves, *tried):
        refusal = game.refusal(state, move)
        assert (move in moves) == (refusal is None), f"{move}: {refusal}"
        assert refusal is None or "{" not in str(refusal)
        if refusal and refusal.rule == "MOV-8":
            check_there_is_another(moves, move)
    return len(tried)


def check_there_is_another(moves: tuple[Move, ...], move: Move) -> None:
    """Check that another way to the end of a move is offered, with as much braking (MOV-8)."""
    assert isinstance(move, ChoosePath | TakeSlipstream)
    ends = {
        (other.cells[-1:], other.brakes)
        for other in moves
        if isinstance(other, ChoosePath | TakeSlipstream)
    }
    assert (move.cells[-1:], move.brakes) in ends


def check_record(game: RaceGame, match: RaceMatch, lines: list[str]) -> None:
    """Check that the record tells the same race, and that every decision can be taken back."""
    text = write_header({"game": game.name}) + "".join(f"{line}\n" for line in lines)
    replayed = replay(game, read_record(text))
    assert replayed.fault is None
    assert match.played == replayed.played
    while match.played:
        if match.may_undo:
            match.undo()
        if match.played and isinstance(match.played[-1].choice, Outcome):
            match = Match(game, SeededLuck(0), played=match.played[:-1])
        before = match.played[-1].step.state if match.played else game.initial()
        assert before == match.state
    assert game.initial() == match.state
