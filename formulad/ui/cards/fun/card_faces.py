"""Faces of the cards of Formule Fun: what each says, and its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun.cards import Card, CardKind, Special
from formulad.games.fun.card_words import card_title, card_words, kind_title
from formulad.kernel.sentence import say
from formulad.ui.cards.fun.card_pictures import (
    CircuitPicture,
    DriverPicture,
    PartPicture,
    SpecialPicture,
    SponsorPicture,
)
from formulad.ui.cards.fun.part_shapes import (
    CHASSIS_FIELD,
    CIRCUIT_FIELD,
    DRIVER_FIELD,
    ENGINE_FIELD,
    SPECIAL_FIELD,
    SPONSOR_FIELD,
)
from formulad.ui.cards.kit.card_face import CardArt, CardFace

if TYPE_CHECKING:
    from formulad.cards.fun.setting import Setting
    from formulad.cards.packs import CardId
    from formulad.kernel.sentence import Sentence
    from formulad.ui.toolkit.colour import Colour

FIELDS: dict[CardKind, Colour] = {
    CardKind.ENGINE: ENGINE_FIELD,
    CardKind.CHASSIS: CHASSIS_FIELD,
    CardKind.DRIVER: DRIVER_FIELD,
    CardKind.SPONSOR: SPONSOR_FIELD,
    CardKind.CIRCUIT: CIRCUIT_FIELD,
    CardKind.SPECIAL: SPECIAL_FIELD,
}
_ICONS = {
    Special.EXTRA_RACE: ("flag", "plus"),
    Special.SCOUT: ("search", ""),
    Special.ENGINE_SWAP: ("engine", "swap"),
    Special.CHASSIS_SWAP: ("body", "swap"),
    Special.DRIVER_SWAP: ("human", "swap"),
    Special.DISQUALIFIED: ("human", "cross"),
    Special.ENGINE_FAILURE: ("engine", "cross"),
    Special.CHASSIS_CRACK: ("body", "cross"),
    Special.SPONSOR_OUT: ("coin", "cross"),
    Special.NEW_SPONSOR: ("coin", "swap"),
    Special.MONEY_TROUBLE: ("coin", "minus"),
    Special.WINDFALL: ("coin", "plus"),
    Special.SPY: ("eye", ""),
    Special.LOST_CARDS: ("cards", "minus"),
}


def face_of(setting: Setting, card: CardId) -> CardFace:
    """Return what is seen of a card."""
    face = setting.card(card)
    return CardFace(
        card_title(face).upper(),
        card_words(face),
        FIELDS[face.kind],
        _picture(setting, card, face),
        str(face.value) if face.is_part or face.kind is CardKind.SPONSOR else "",
        _brief(face),
    )


def _picture(setting: Setting, card: CardId, face: Card) -> CardArt:
    field = FIELDS[face.kind]
    match face.kind:
        case CardKind.ENGINE | CardKind.CHASSIS:
            return PartPicture(face.kind, field)
        case CardKind.DRIVER:
            return DriverPicture(helmet_of(setting, card), field)
        case CardKind.SPONSOR:
            return SponsorPicture(face.value, field)
        case CardKind.CIRCUIT:
            return CircuitPicture(face.name.lower())
        case CardKind.SPECIAL:
            icon, over = _ICONS[face.special] if face.special else ("star", "")
            return SpecialPicture(icon, field, over)


def helmet_of(setting: Setting, card: CardId) -> int:
    """Return the number of a driver, by which their helmet is painted."""
    return setting.deck.of_kind(setting.deck.all, CardKind.DRIVER).index(card)


def _brief(card: Card) -> Sentence | str:
    """Return what a card says where it is small."""
    match card.kind:
        case CardKind.ENGINE | CardKind.CHASSIS:
            return say("both cars")
        case CardKind.SPONSOR:
            return say("{n} M$ a race", n=card.value)
        case CardKind.SPECIAL:
            return kind_title(card.kind)
        case _:
            return ""
