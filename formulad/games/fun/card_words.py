"""Words for cards: how players call them, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun.cards import Card, CardKind, Special
from formulad.kernel.sentence import Sentence, counted, joined, say, say_of

if TYPE_CHECKING:
    from formulad.cards.fun.circuits import CircuitEffect

_KINDS = {
    CardKind.ENGINE: say_of("card", "Engine"),
    CardKind.CHASSIS: say_of("card", "Chassis"),
    CardKind.DRIVER: say_of("card", "Driver"),
    CardKind.SPONSOR: say_of("card", "Sponsor"),
    CardKind.CIRCUIT: say_of("card", "Circuit"),
    CardKind.SPECIAL: say_of("card", "Special"),
}
_SPECIALS = {
    Special.EXTRA_RACE: say_of("card", "Extra race"),
    Special.SCOUT: say_of("card", "Scout"),
    Special.ENGINE_SWAP: say_of("card", "Engine swap"),
    Special.CHASSIS_SWAP: say_of("card", "Chassis swap"),
    Special.DRIVER_SWAP: say_of("card", "Driver swap"),
    Special.DISQUALIFIED: say_of("card", "Disqualified"),
    Special.ENGINE_FAILURE: say_of("card", "Engine failure"),
    Special.CHASSIS_CRACK: say_of("card", "Chassis crack"),
    Special.SPONSOR_OUT: say_of("card", "Sponsor out"),
    Special.NEW_SPONSOR: say_of("card", "New sponsor"),
    Special.MONEY_TROUBLE: say_of("card", "Money trouble"),
    Special.WINDFALL: say_of("card", "Windfall"),
    Special.SPY: say_of("card", "Spy"),
    Special.LOST_CARDS: say_of("card", "Lost cards"),
}
_CIRCUITS = {
    "drivers": say_of("circuit", "Drivers"),
    "power": say_of("circuit", "Power"),
    "handling": say_of("circuit", "Handling"),
    "rain": say_of("circuit", "Rain"),
    "street": say_of("circuit", "Street"),
    "classic": say_of("circuit", "Classic"),
}
"""Those of our own file; others are called as an owner wrote them."""
_PARTS = {
    "engine": say_of("part of a car", "engine"),
    "chassis": say_of("part of a car", "chassis"),
    "driver": say_of("part of a car", "driver"),
}


def kind_title(kind: CardKind) -> Sentence:
    """Return what a kind of cards is called."""
    return _KINDS[kind]


def card_title(card: Card) -> str:
    """Return what stands on a card as its name."""
    if card.special is not None:
        return _SPECIALS[card.special]
    if card.kind is CardKind.CIRCUIT:
        return _CIRCUITS.get(card.name.lower()) or card.name
    return card.name or _KINDS[card.kind]


def card_name(card: Card) -> str:
    """Return a card as a sentence calls it, such as `Engine 5`, `Lena 4` or `Spy`."""
    if card.kind in {CardKind.SPECIAL, CardKind.CIRCUIT}:
        return card_title(card)
    return say("{card} {number}", card=card_title(card), number=card.value)


def effect_words(effect: CircuitEffect | None) -> Sentence:
    """Return what a circuit does."""
    told = [] if effect is None else [*_bonus(effect), *_twice(effect)]
    return joined(", ", told) if told else say("the plain values count")


def _bonus(effect: CircuitEffect) -> list[Sentence]:
    if not effect.add:
        return []
    parts = joined(" + ", [_PARTS[part] for part in effect.parts])
    if effect.at_most is None:
        return [
            say(
                "{parts} {least} or more: +{add}",
                parts=parts,
                least=effect.at_least,
                add=effect.add,
            )
        ]
    if not effect.at_least:
        return [
            say("{parts} {most} or less: +{add}", parts=parts, most=effect.at_most, add=effect.add)
        ]
    return [
        say(
            "{parts} {least} to {most}: +{add}",
            parts=parts,
            least=effect.at_least,
            most=effect.at_most,
            add=effect.add,
        )
    ]


def _twice(effect: CircuitEffect) -> list[Sentence]:
    return [say("{part} counts twice", part=_PARTS[part]) for part in effect.twice]


def card_words(card: Card) -> Sentence:
    """Return what a card does, in a line or two."""
    match card.kind:
        case CardKind.ENGINE | CardKind.CHASSIS:
            return say("adds {n} to both your cars", n=card.value)
        case CardKind.DRIVER:
            return _driver_words(card)
        case CardKind.SPONSOR:
            return say("{n} M$ now and after each race", n=card.value)
        case CardKind.CIRCUIT:
            return effect_words(card.circuit)
        case CardKind.SPECIAL:
            return special_words(card)


def _driver_words(card: Card) -> Sentence:
    if card.brings and card.fee:
        return say("brings {n} M$ a race, wants {fee} for a top two", n=card.brings, fee=card.fee)
    if card.brings:
        return say("brings {n} M$ a race", n=card.brings)
    if card.fee:
        return say("wants {fee} M$ for a top two", fee=card.fee)
    return say("asks for nothing")


def special_words(card: Card) -> Sentence:
    """Return what a special does."""
    match card.special:
        case Special.EXTRA_RACE:
            return say("one race more, up to eight")
        case Special.SCOUT:
            return say("take any card that was discarded")
        case Special.ENGINE_SWAP:
            return say("exchange engines with another team")
        case Special.CHASSIS_SWAP:
            return say("exchange chassis with another team")
        case Special.DRIVER_SWAP:
            return say("exchange a driver with another team")
        case Special.DISQUALIFIED:
            return say("a driver in play is discarded")
        case Special.ENGINE_FAILURE:
            return say("an engine in play is discarded")
        case Special.CHASSIS_CRACK:
            return say("a chassis in play is discarded")
        case Special.SPONSOR_OUT:
            return say("a sponsor in play is discarded")
        case Special.NEW_SPONSOR:
            return say("a sponsor of your hand for one in play")
        case Special.MONEY_TROUBLE:
            return say("another team pays {n} M$", n=card.value)
        case Special.WINDFALL:
            return say("take {n} M$", n=card.value)
        case Special.SPY:
            return say("look at a hand and take a card")
        case _:
            return counted(
                card.value, "another team loses {n} card", "another team loses {n} cards"
            )
