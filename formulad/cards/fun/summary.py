"""Summary of a championship: one line that is another one if anything is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.cards.fun.deck import Deck
    from formulad.cards.fun.race_cars import RaceCar
    from formulad.cards.fun.state import Auction, State, Team, Turn


def summary_of(deck: Deck, state: State) -> str:
    """Return all that a state says."""
    counts = (state.at, state.turns, state.quiet, state.idle, state.length, state.left)
    return "/".join(
        (
            _words((state.stage.value, *counts)),
            _words(state.money),
            *(deck.codes(hand) for hand in state.hands),
            *(_team(deck, team) for team in state.teams),
            deck.codes(state.pile),
            deck.codes(state.discards),
            _words(f"{deck.codes((card,))}@{seat}" for card, seat in state.market),
            _turn(deck, state.turn),
            _auction(deck, state.auction),
            deck.codes(() if state.circuit is None else (state.circuit,)),
            f"{_cars(deck, state.placed)}|{_cars(deck, state.rest)}",
            ";".join(
                f"{deck.codes((each.circuit,))} {each.caller} {_cars(deck, each.cars)}"
                for each in state.results
            ),
            _words(state.lots),
        )
    )


def _words(each: Iterable[object]) -> str:
    return " ".join(map(str, each))


def _team(deck: Deck, team: Team) -> str:
    slots = ("-" if card is None else deck.codes((card,)) for card in (team.engine, team.chassis))
    return f"{_words(slots)} {deck.codes(team.drivers)} | {deck.codes(team.sponsors)}"


def _turn(deck: Deck, turn: Turn) -> str:
    flags = (turn.draws, int(turn.has_sponsor), int(turn.has_raced), turn.victim, turn.losses)
    return f"{_words(flags)} {deck.codes(turn.auctioned)}"


def _auction(deck: Deck, auction: Auction | None) -> str:
    if auction is None:
        return ""
    lot, leader = auction.lot, "-" if auction.leader is None else auction.leader
    waiting, said = _words(auction.waiting), _words(auction.said)
    code = deck.codes((lot.card,))
    return f"{code}@{lot.seat} {auction.opening} {leader} {waiting} : {said}"


def _cars(deck: Deck, cars: Iterable[RaceCar]) -> str:
    return _words(f"{car.seat}:{deck.codes((car.driver,))}={car.value}" for car in cars)
