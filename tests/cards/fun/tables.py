"""Tables for tests: championships at any moment, written in the notation of the game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formulad.cards.fun.cards import CardKind
from formulad.cards.fun.options import read_options
from formulad.cards.fun.rules import Fun
from formulad.cards.fun.setting import setting_of
from formulad.cards.fun.state import MarketCard, Stage, State, Team
from formulad.cards.packs import pack_of, without_card
from formulad.games.fun.deck_yaml import read_deck
from formulad.kernel.game import Chance, Outcome
from formulad.kernel.values import replace
from formulad.store.paths import data_root

if TYPE_CHECKING:
    from formulad.cards.fun.deck import Deck
    from formulad.cards.option_entries import OptionValue
    from formulad.cards.packs import CardId


@cache
def deck() -> Deck:
    """Return the cards of the game."""
    return read_deck(data_root() / "assets" / "cards" / "fun.yaml")


def a_championship(seats: int = 4, **options: OptionValue) -> Fun:
    """Return a championship for so many players, by options."""
    return Fun(setting_of(seats, deck(), read_options(options)))


def ids(game: Fun, codes: str) -> tuple[CardId, ...]:
    """Return cards by their codes."""
    return tuple(game.setting.deck.numbers[code] for code in codes.split())


def team(game: Fun, codes: str) -> Team:
    """Return a team that has such cards in play."""
    cards, of_kind = ids(game, codes), game.setting.deck.of_kind
    engine, chassis = (
        next(iter(of_kind(cards, kind)), None) for kind in (CardKind.ENGINE, CardKind.CHASSIS)
    )
    sponsors = tuple(card for card in cards if card in of_kind(cards, CardKind.SPONSOR))
    return Team(engine, chassis, of_kind(cards, CardKind.DRIVER), sponsors)


def a_turn(
    game: Fun,
    hands: tuple[str, ...] = (),
    teams: tuple[str, ...] = (),
    market: tuple[str, ...] = (),
    money: tuple[int, ...] = (),
    discards: str = "",
    at: int = 0,
    stage: Stage = Stage.ACT,
) -> State:
    """Return the turn of a player, in a championship as it stands.

    Args:
        game: the championship.
        hands: what they hold, by seat; nothing if it is not said.
        teams: what they have in play.
        market: the cards that are turned to each of them.
        money: what they have; 20 millions if it is not said.
        discards: the cards that were discarded.
        at: whose turn it is.
        stage: what is asked of them.
    """
    setting, seats = game.setting, range(game.setting.seats)
    held = [pack_of(ids(game, hands[seat])) if seat < len(hands) else () for seat in seats]
    there = [team(game, teams[seat]) if seat < len(teams) else Team() for seat in seats]
    lots = [
        MarketCard(card, seat) for seat, codes in enumerate(market) for card in ids(game, codes)
    ]
    thrown = ids(game, discards)
    pile = setting.deck.all
    out = (*held, *(each.cards for each in there), tuple(lot.card for lot in lots), thrown)
    for card in (card for cards in out for card in cards):
        pile = without_card(pile, card)
    return replace(
        game.initial(),
        stage=stage,
        hands=tuple(held),
        teams=tuple(there),
        market=tuple(lots),
        money=tuple(money[seat] if seat < len(money) else 20 for seat in seats),
        pile=pile,
        left=len(pile),
        discards=thrown,
        at=at,
        turns=1,
    )


def played(game: Fun, state: State, *said: str) -> State:
    """Return what decisions and outcomes lead to, in the notation of the game."""
    for text in said:
        state = game.apply(state, game.read(text)).state
    return state


def offered(game: Fun, state: State) -> list[str]:
    """Return what may be decided."""
    return [game.write(move) for move in game.moves(state)]


def refused(game: Fun, state: State, said: str) -> str:
    """Return why a decision is not allowed; nothing if it is."""
    move = game.read(said)
    assert not isinstance(move, Outcome)
    refusal = game.refusal(state, move)
    return "" if refusal is None else str(refusal)


def codes(game: Fun, cards: tuple[CardId, ...]) -> str:
    """Return cards by their codes."""
    return game.setting.deck.codes(cards)


def on_market(game: Fun, state: State) -> str:
    """Return the cards of the market, each with the number of the player it is turned to."""
    return " ".join(f"{codes(game, (card,))}@{seat + 1}" for card, seat in state.market)


def drawn_at_once(game: Fun, state: State) -> State:
    """Return the state after chance brought the first that it may, until a player is asked."""
    while isinstance(due := game.awaiting(state), Chance):
        state = game.apply(state, due.outcomes[0][0]).state
    return state
