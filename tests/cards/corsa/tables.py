"""Tables for tests: games at any moment, written in the notation of the game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formulad.cards.corsa.cards import Kind
from formulad.cards.corsa.deck import DriverId
from formulad.cards.corsa.options import read_options
from formulad.cards.corsa.rules import Corsa
from formulad.cards.corsa.setting import setting_of
from formulad.cards.corsa.setup import begin_race
from formulad.cards.corsa.state import Hand, Stage, State
from formulad.cards.packs import pack_of, without_card
from formulad.games.corsa.corsa_yaml import read_deck
from formulad.kernel.game import Chance
from formulad.kernel.values import replace
from formulad.store.paths import data_root

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.corsa.deck import Deck
    from formulad.cards.option_entries import OptionValue
    from formulad.cards.packs import CardId


@cache
def deck() -> Deck:
    """Return the cards of the game."""
    return read_deck(data_root() / "assets" / "cards" / "corsa.yaml")


def a_game(seats: int = 4, **options: OptionValue) -> Corsa:
    """Return a game for so many players, by options."""
    return Corsa(setting_of(seats, deck(), read_options(options)))


def cards(codes: str) -> tuple[CardId, ...]:
    """Return cards by their codes."""
    return pack_of(deck().numbers[code] for code in codes.split())


def hand(codes: str) -> Hand:
    """Return a hand by its codes."""
    held = cards(codes)
    faces = deck().cards
    return Hand(
        tuple(card for card in held if faces[card].kind is Kind.TECHNIQUE),
        tuple(card for card in held if faces[card].kind is Kind.STRATEGY),
    )


def a_race(
    game: Corsa,
    *hands: str,
    recruits: Sequence[int] = (),
    circuit: str = "lago_azzurro",
    race: int = 1,
    stage: Stage = Stage.VISIT,
    bank: int | None = None,
) -> State:
    """Return a race on a circuit, the first seat first; who is given no hand has one card."""
    setting, held = game.setting, list(map(hand, hands))
    held += [hand(f"strategy-{5 if at < 4 else 4}") for at in range(len(held), setting.seats)]
    fair = [*recruits, *[2] * (setting.seats - len(recruits))]
    number = deck().circuit_numbers[circuit]
    begun = replace(
        game.initial(),
        order=tuple(range(setting.seats)),
        race=race,
        hands=tuple(held),
        recruits=tuple(fair),
        bank=deck().recruits - sum(fair) if bank is None else bank,
        techniques=_rest(Kind.TECHNIQUE, [each.techniques for each in held]),
        strategies=_rest(Kind.STRATEGY, [each.strategies for each in held]),
    )
    rest = tuple(each for each in begun.circuits if each != number)
    fresh = replace(begin_race(setting, begun).state, order=begun.order)
    return replace(fresh, stage=stage, circuit=number, circuits=rest)


def _rest(kind: Kind, held: Sequence[tuple[CardId, ...]]) -> tuple[CardId, ...]:
    left = deck().all_of(kind)
    for card in (card for each in held for card in each):
        left = without_card(left, card)
    return left


def played(game: Corsa, state: State, *said: str) -> State:
    """Return what decisions and outcomes lead to, in the notation of the game."""
    for text in said:
        state = game.apply(state, game.read(text)).state
    return state


def offered(game: Corsa, state: State) -> list[str]:
    """Return what may be decided."""
    return [game.write(move) for move in game.moves(state)]


def drawn_at_once(game: Corsa, state: State) -> State:
    """Return the state after chance brought the first that it may, until a player is asked."""
    while isinstance(due := game.awaiting(state), Chance):
        state = game.apply(state, due.outcomes[0][0]).state
    return state


def drivers(*numbers: int) -> tuple[DriverId, ...]:
    """Return drivers by their numbers, the best first."""
    return tuple(map(DriverId, numbers))


def built(game: Corsa, state: State, *cars: str, bonuses: str = "") -> State:
    """Return a race whose cars are built, with drivers by what they are worth."""
    wanted = [int(word) for word in bonuses.split()] or [2] * game.setting.seats
    taken: list[DriverId] = []
    for bonus in wanted:
        free = (DriverId(at) for at, each in enumerate(deck().drivers) if each.bonus == bonus)
        taken.append(next(at for at in free if at not in taken))
    ready = replace(state, stage=Stage.CAR, at=0, drivers=tuple(taken))
    return played(game, game.settled(ready), *(f"car {car}" for car in cars))
