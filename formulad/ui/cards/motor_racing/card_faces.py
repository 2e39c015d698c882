"""Faces of the cards of Formula Motor Racing: what each says, and its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.motor_racing.cards import Card, CardKind
from formulad.games.motor_racing.card_words import card_title
from formulad.kernel.sentence import Sentence, counted, say, say_of
from formulad.ui.cards.kit.card_face import CardArt, CardFace
from formulad.ui.cards.kit.liveries import SIX_TEAMS
from formulad.ui.cards.motor_racing.card_pictures import (
    ChargePicture,
    MishapPicture,
    OvertakePicture,
    PitPicture,
    SlipPicture,
    TurboPicture,
)
from formulad.ui.toolkit.colour import Colour, rgb

if TYPE_CHECKING:
    from collections.abc import Callable

NEUTRAL: Colour = rgb("14264A")
_SHORT_TITLES = {
    CardKind.CHARGE_LOSE_GEAR: say_of("card", "Charge"),
    CardKind.CHARGE_ENGINE_BLOWS: say_of("card", "Charge"),
    CardKind.TAILENDER_TURBO: say_of("card", "Turbo"),
}
"""Names that are longer than a card is wide."""


def face_of(card: Card) -> CardFace:
    """Return what is seen of a card."""
    field = NEUTRAL if card.team is None else SIX_TEAMS[card.team].colour
    text, brief = _WORDS[card.kind](card)
    name = _SHORT_TITLES.get(card.kind) or card_title(card.kind)
    return CardFace(name.upper(), text, field, _picture(card), _figure(card), brief)


def _figure(card: Card) -> str:
    if card.kind in _BACKWARD:
        return f"−{card.places}"
    return f"+{card.places}" if card.places else ""


_BACKWARD = (CardKind.WRONG_LINE, CardKind.OFF_CIRCUIT, CardKind.LOSE_CONTROL)


def _picture(card: Card) -> CardArt:
    match card.kind:
        case CardKind.OVERTAKE:
            return OvertakePicture(card.team, card.places)
        case CardKind.PIT_STOP:
            return PitPicture(card.team)
        case CardKind.TAILENDER_TURBO:
            return TurboPicture(card.team, card.places)
        case CardKind.CHARGE_LOSE_GEAR | CardKind.CHARGE_ENGINE_BLOWS:
            return ChargePicture(card.team, card.kind is CardKind.CHARGE_ENGINE_BLOWS)
        case CardKind.CRASH:
            return MishapPicture("contact", 2)
        case CardKind.SPIN_OUT | CardKind.SPIN_LAST:
            return MishapPicture("spin")
        case _:
            return SlipPicture(card.team, card.places)


def _overtake(card: Card) -> tuple[Sentence, Sentence]:
    return (
        counted(
            card.places,
            "this car and the car behind: {n} place forward",
            "this car and the car behind: {n} places forward",
        ),
        say("pair, {n} forward", n=card.places),
    )


def _slip(card: Card) -> tuple[Sentence, Sentence]:
    return (
        counted(card.places, "any one car: {n} place back", "any one car: {n} places back"),
        say("any car, {n} back", n=card.places),
    )


def _turbo(card: Card) -> tuple[Sentence, Sentence]:
    return (
        counted(
            card.places,
            "one of the last three cars: {n} place forward",
            "one of the last three cars: {n} places forward",
        ),
        say("last three, {n} forward", n=card.places),
    )


def _said(text: Sentence, brief: Sentence) -> Callable[[Card], tuple[Sentence, Sentence]]:
    return lambda _card: (text, brief)


_WORDS: dict[CardKind, Callable[[Card], tuple[Sentence, Sentence]]] = {
    CardKind.OVERTAKE: _overtake,
    CardKind.WRONG_LINE: _slip,
    CardKind.OFF_CIRCUIT: _slip,
    CardKind.LOSE_CONTROL: _slip,
    CardKind.TAILENDER_TURBO: _turbo,
    CardKind.PIT_STOP: _said(
        say("roll: 1–6 back that many, 7–12 it stays"), say("1–6 back that many")
    ),
    CardKind.CHARGE_LOSE_GEAR: _said(
        say("roll: 1–9 one forward, again? 10–12 to the end"), say("1–9 one forward")
    ),
    CardKind.CHARGE_ENGINE_BLOWS: _said(
        say("roll: 1–9 one forward, again? 10–12 it is out"), say("1–9 one forward")
    ),
    CardKind.SPIN_OUT: _said(
        say("roll a place: that car is out; you may roll once more"), say("the die: out")
    ),
    CardKind.SPIN_LAST: _said(
        say("roll a place: that car goes last; you may roll once more"), say("the die: last")
    ),
    CardKind.CRASH: _said(
        say("roll a place: that car and one beside it are out"), say("the die: two out")
    ),
}
