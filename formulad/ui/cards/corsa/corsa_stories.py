"""Stories: what happened, told in lines as everybody may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.corsa.cards import Kind
from formulad.cards.corsa.events import (
    CardBought,
    CardSold,
    CircuitTurnedUp,
    ContestRolled,
    DieFell,
    DriverHired,
    PlayerExcluded,
    RaceEnded,
    RaceSatOut,
    TieRolled,
    WishesShown,
)
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, joined, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.corsa.deck import Deck
    from formulad.cards.corsa.events import Event
    from formulad.kernel.sentence import Sentence


@frozen
class Story:
    """A line about what happened."""

    seat: int | None
    """Who did it; None if nobody."""
    text: Sentence


def story_of(event: Event, deck: Deck, names: Sequence[str]) -> Story | None:
    """Return the line of an event; None if it is not worth one. No hidden card is told."""
    match event:
        case CircuitTurnedUp(circuit):
            return Story(None, say("The circuit is {name}.", name=deck.circuits[circuit].name))
        case CardSold(seat, card):
            return Story(seat, _sold(names[seat], deck.cards[card].kind))
        case CardBought(seat, card):
            return Story(seat, _bought(names[seat], deck.cards[card].kind))
        case RaceSatOut(seat):
            return Story(seat, say("{name} sits this race out.", name=names[seat]))
        case PlayerExcluded(seat):
            return Story(seat, say("{name} is out of the game.", name=names[seat]))
        case WishesShown(grade, seats):
            return Story(None, _wishes(deck.grades[grade].bonus, [names[seat] for seat in seats]))
        case DriverHired(seat, driver, paid):
            return Story(seat, _hired(names[seat], deck, driver, paid))
        case ContestRolled(seat, face):
            return Story(
                seat, say("{name} rolls {face} for a driver.", name=names[seat], face=face)
            )
        case DieFell(seat, face, value):
            told = say("{name} rolls {face}: {value}.", name=names[seat], face=face, value=value)
            return Story(seat, told)
        case TieRolled(seat, face):
            told = say("{name} rolls {face} to be ahead.", name=names[seat], face=face)
            return Story(seat, told)
        case RaceEnded(_, result) if result.runs:
            return Story(None, say("{name} wins the race.", name=names[result.runs[0].seat]))
        case _:
            return None


def _sold(name: str, kind: Kind) -> Sentence:
    if kind is Kind.TECHNIQUE:
        return say("{name} sells a technique card.", name=name)
    return say("{name} sells a strategy card.", name=name)


def _bought(name: str, kind: Kind) -> Sentence:
    if kind is Kind.TECHNIQUE:
        return say("{name} buys a technique card.", name=name)
    return say("{name} buys a strategy card.", name=name)


def _wishes(bonus: int, names: Sequence[str]) -> Sentence:
    if not names:
        return say("Nobody wants a driver of +{bonus}.", bonus=bonus)
    return say("A driver of +{bonus}: {names}.", bonus=bonus, names=joined(", ", names))


def _hired(name: str, deck: Deck, driver: int, paid: int) -> Sentence:
    card = deck.drivers[driver]
    return counted(
        paid,
        "{name} hires {driver}, +{bonus}, for {n} recruit.",
        "{name} hires {driver}, +{bonus}, for {n} recruits.",
        name=name,
        driver=card.name,
        bonus=card.bonus,
    )
