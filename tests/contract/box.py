"""Every game in the box, with the moves that somebody might try in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.cards.corsa.cards import Kind
from formulad.cards.corsa.moves import Build, Buy, Market, Sell, Wish
from formulad.cards.fun import moves as fun
from formulad.cards.motor_racing.cars import CARS
from formulad.cards.motor_racing.moves import Involve, PlayCard, Push, Spin
from formulad.cards.packs import CardId
from formulad.kernel.game import Game
from formulad.kernel.values import Frozen, replace
from formulad.race.agreed.options import GridRule, Options
from formulad.race.car import Part
from formulad.race.dice import Gear
from formulad.race.moves import (
    ChoosePath,
    FitTyres,
    ShiftTo,
    StopForService,
    StopKind,
    TakeSlipstream,
)
from formulad.race.road.track import CellId
from formulad.race.rules import RaceGame
from formulad.race.tyres import TyreKind
from tests.cards.corsa import tables as corsa
from tests.cards.fun.tables import a_championship
from tests.cards.motor_racing.tables import a_game
from tests.circuits import RING, SHIPPED, shipped
from tests.presets import MASTERS, RULEBOOK, STREET
from tests.race.each_move import EACH
from tests.toy.nerve import DARE, FOLD, Nerve

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator

    from formulad.cards.corsa.rules import Corsa
    from formulad.cards.fun.rules import Fun
    from formulad.cards.motor_racing.rules import MotorRacing
    from formulad.race.moves import Move
    from formulad.race.state import State

AnyGame = Game[Any, Any, Any]


class Boxed(Frozen):
    """A game, and who tries to break its rules."""

    open: Callable[[], AnyGame]
    tries: Callable[[Any, Any, random.Random], Iterator[Any]]
    """Moves of every kind, most of them wrong."""


def race_tries(game: RaceGame, state: State, rng: random.Random) -> Iterator[Move]:
    """Yield moves of every kind, and paths that are nearly right, or lead anywhere."""
    yield from EACH
    yield from map(ShiftTo, Gear)
    yield from map(FitTyres, TyreKind)
    yield from _services(rng)
    yield ChoosePath((CellId(-1),))
    yield ChoosePath((CellId(len(game.track.cells)),))
    if not state.order:
        return
    yield ChoosePath(_walk(game, state, rng.randint(1, 30), rng), rng.randint(0, 3))
    yield ChoosePath(_walk(game, state, max(1, state.turn.cells), rng))
    yield TakeSlipstream(_walk(game, state, 3, rng), rng.randint(0, 1))
    for move in game.moves(state):
        if isinstance(move, ChoosePath | TakeSlipstream):
            yield replace(move, brakes=move.brakes + rng.choice((-1, 1)))
            yield replace(move, cells=move.cells[:-1], brakes=move.brakes + rng.randint(0, 1))
            yield _detour(game, move, rng)


def _services(rng: random.Random) -> Iterator[StopForService]:
    """Yield what somebody might ask of the crew in a box: any part, by any number."""
    tyres = rng.choice([None, *TyreKind])
    for kind in StopKind:
        for count in range(4):
            parts = sorted(rng.sample(list(Part), count))
            repairs = tuple((part, rng.randint(0, 3)) for part in parts)
            yield StopForService(kind, tyres, repairs)


def _walk(game: RaceGame, state: State, steps: int, rng: random.Random) -> tuple[CellId, ...]:
    """Return a path over the arrows that cares for nothing else."""
    path = [state.car.cell]
    for _ in range(steps):
        path.append(rng.choice(game.track.next[path[-1]]))
    return tuple(path[1:])


def _detour(
    game: RaceGame, move: ChoosePath | TakeSlipstream, rng: random.Random
) -> ChoosePath | TakeSlipstream:
    """Return a path that goes another way somewhere, or one cell on."""
    if not move.cells:
        return replace(move, brakes=move.brakes + 1)
    kept = move.cells[: rng.randint(1, len(move.cells))]
    path = list(kept)
    while len(path) < len(move.cells) + rng.randint(0, 1):
        path.append(rng.choice(game.track.next[path[-1]]))
    return replace(move, cells=tuple(path))


def _race(track_id: str, seats: int, options: Options) -> Boxed:
    def open_race() -> AnyGame:
        return RaceGame(RING if track_id == "ring" else shipped(track_id), seats, options)

    return Boxed(open_race, race_tries)


def nerve_tries(game: Nerve, state: Any, rng: random.Random) -> Iterator[str]:
    """Yield whatever somebody may say, at the wrong moment too."""
    del game, state, rng
    yield from (DARE, FOLD, "wait")


def motor_racing_tries(game: MotorRacing, state: Any, rng: random.Random) -> Iterator[Any]:
    """Yield any card on any car, and every answer."""
    del rng
    yield from (*Push, *Spin, *Involve)
    for card in range(len(game.setting.deck.cards)):
        if card % 4 == state.race % 4 or card in state.hands[state.chair.seat]:
            yield from (PlayCard(CardId(card), car) for car in (None, *CARS))


def corsa_tries(game: Corsa, state: Any, rng: random.Random) -> Iterator[Any]:
    """Yield any sale, purchase and wish, and cars of any cards, in any order."""
    del state
    cards = [CardId(card) for card in range(len(game.setting.deck.cards))]
    yield from (*map(Sell, cards), *map(Buy, Kind), *Market, *Wish)
    for number in range(4):
        for _ in range(12):
            yield Build(rng.choice(cards), tuple(rng.choices(cards, k=number)))


def _corsa(seats: int, **options: bool | int | str) -> Boxed:
    return Boxed(lambda: corsa.a_game(seats, races=5, **options), corsa_tries)


def _season(seats: int, **options: bool | int | str) -> Boxed:
    return Boxed(lambda: a_game(seats, **options), motor_racing_tries)


def fun_tries(game: Fun, state: Any, rng: random.Random) -> Iterator[Any]:
    """Yield what somebody might do with any card, at any price, to anybody."""
    yield from (fun.Pass(), fun.EndTurn())
    yield from map(fun.Draw, range(5))
    yield from map(fun.Bid, (0, *rng.sample(range(80), 8)))
    cards = [CardId(card) for card in range(len(game.setting.deck.cards))]
    for card in rng.sample(cards, 12):
        yield from (fun.PutUp(card), fun.GiveBack(card), fun.PlaySponsor(card))
        yield from (fun.CallRace(card), fun.Take(card), fun.Discard(card))
        yield fun.OpenAuction(card, rng.randrange(game.setting.seats), rng.randrange(25))
        yield fun.PlaySpecial(card)
        seat = rng.choice((None, *range(game.setting.seats)))
        yield fun.PlaySpecial(card, seat, rng.choice((None, *cards)), rng.choice((None, *cards)))
    for lot in state.market:
        yield from (fun.OpenAuction(lot.card, lot.seat, price) for price in (0, 1, 40))


def _championship(seats: int, **options: bool | int | str) -> Boxed:
    return Boxed(lambda: a_championship(seats, **options), fun_tries)


GAMES = {
    "Formula Motor Racing": _season(4, races=2),
    "Formula Motor Racing with a bank": _season(5, neutral_teams="bank", races=1),
    "Formula Motor Racing of the French book": _season(
        3, reading="french", draw_timing="before_effect", championship="drivers", races=1
    ),
    "Formula Corsa": _corsa(4),
    "Formula Corsa with hidden recruits": _corsa(3, recruit_counts="hidden", selling="free"),
    "Formula Corsa at its word": _corsa(
        5, elimination="literal", extra_cards="unlimited", driver_draft="open"
    ),
    "Formule Fun": _championship(4, races=2, overbidding=False),
    "Formule Fun with bluffs": _championship(
        2, races=1, stall_guard=1, opening_price_is_bid=True, unpaid_driver="leaves_to_market"
    ),
    "Formule Fun of six": _championship(
        6, races=1, overbidding=False, stall_guard=0, sponsor_income="only_if_raced"
    ),
    "a toy game of secret cards": Boxed(lambda: Nerve(3), nerve_tries),
    "race of one": _race("ring", 1, Options(laps=2)),
    "race in a crowd": _race("ring", 10, Options(laps=2, grid=GridRule.AS_LISTED)),
    **{f"race on {track_id}": _race(track_id, 6, Options()) for track_id in SHIPPED},
    "race by the rule book": _race("monaco", 5, RULEBOOK),
    "race by the rules of the masters": _race("monaco", 4, MASTERS),
    "race in the streets": _race("basse-ville", 4, STREET),
}
"""Every game in the box by what is played."""
