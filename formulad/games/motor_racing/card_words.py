"""Words for cards: how players call them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.motor_racing.cards import SLIPS, Card, CardKind
from formulad.cards.motor_racing.team_words import team_word
from formulad.kernel.sentence import say, say_of

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence

_TITLES = {
    CardKind.OVERTAKE: say_of("card", "Overtake"),
    CardKind.PIT_STOP: say_of("card", "Pit Stop"),
    CardKind.WRONG_LINE: say_of("card", "Wrong Line"),
    CardKind.OFF_CIRCUIT: say_of("card", "Off Circuit"),
    CardKind.LOSE_CONTROL: say_of("card", "Lose Control"),
    CardKind.TAILENDER_TURBO: say_of("card", "Tailender Turbo"),
    CardKind.CHARGE_LOSE_GEAR: say_of("card", "Charge (Lose Gear)"),
    CardKind.CHARGE_ENGINE_BLOWS: say_of("card", "Charge (Engine Blows)"),
    CardKind.SPIN_OUT: say_of("card", "Spin Out"),
    CardKind.SPIN_LAST: say_of("card", "Spin Last"),
    CardKind.CRASH: say_of("card", "Crash"),
}


def card_title(kind: CardKind) -> Sentence:
    """Return what stands at the top of a card."""
    return _TITLES[kind]


def card_name(card: Card) -> Sentence:
    """Return a card with its number and its colour, such as `Overtake +3, blue`."""
    title = card_title(card.kind)
    sign = "−" if card.kind in SLIPS else "+"
    numbered = say("{card} {number}", card=title, number=f"{sign}{card.places}")
    name = numbered if card.places else title
    return (
        name if card.team is None else say("{card}, {team}", card=name, team=team_word(card.team))
    )
