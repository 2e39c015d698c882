"""Stories: what happened, in one line each, for those who looked away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun import events as ev
from formulad.games.fun.card_words import card_name
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import Sentence, counted, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.fun.setting import Setting
    from formulad.cards.packs import CardId


@frozen
class Story:
    """Something that happened."""

    seat: int
    """Who did it, or to whom it happened."""
    text: Sentence


class Teller:
    """Tells events in words."""

    def __init__(self, setting: Setting, names: Sequence[str]) -> None:
        self._setting = setting
        self._names = names

    def story(self, event: ev.Event) -> Story | None:
        """Return what is told of an event; None if it is not worth a line."""
        return self._of_market(event) or self._of_specials(event) or self._of_races(event)

    def _card(self, card: CardId) -> str:
        return card_name(self._setting.card(card))

    def _of_market(self, event: ev.Event) -> Story | None:
        names, card = self._names, self._card
        match event:
            case ev.PutOnMarket(seat, each):
                return Story(
                    seat, say("{who}: {card} to the market", who=names[seat], card=card(each))
                )
            case ev.CardBought(seat, each, price):
                told = say(
                    "{who} buys {card} for {n} M$", who=names[seat], card=card(each), n=price
                )
                return Story(seat, told)
            case ev.BluffCaught(seat, price):
                told = say("{who} cannot pay {n} M$: half is lost", who=names[seat], n=price)
                return Story(seat, told)
            case ev.ReturnedToMarket(seat, each):
                told = say("{who} gives {card} back", who=names[seat], card=card(each))
                return Story(seat, told)
            case ev.LeftMarket(each, seat):
                return Story(seat, say("{card} leaves the market", card=card(each)))
            case ev.SponsorPlayed(seat, each):
                return Story(seat, say("{who} signs {card}", who=names[seat], card=card(each)))
            case _:
                return None

    def _of_specials(self, event: ev.Event) -> Story | None:
        names, card = self._names, self._card
        match event:
            case ev.SpecialPlayed(seat, each, target) if target is None or target == seat:
                return Story(seat, say("{who} plays {card}", who=names[seat], card=card(each)))
            case ev.SpecialPlayed(seat, each, target):
                told = say(
                    "{who} plays {card} on {other}",
                    who=names[seat],
                    card=card(each),
                    other=names[target or 0],
                )
                return Story(seat, told)
            case ev.CardsSwapped(seat, mine, other, theirs):
                told = say(
                    "{who} gives {mine} for {theirs} of {other}",
                    who=names[seat],
                    mine=card(mine),
                    theirs=card(theirs),
                    other=names[other],
                )
                return Story(seat, told)
            case ev.CardEliminated(seat, each) | ev.CardLost(seat, each):
                return Story(seat, say("{who} loses {card}", who=names[seat], card=card(each)))
            case ev.CardStolen(seat, _, other):
                told = say("{who} takes a card of {other}", who=names[seat], other=names[other])
                return Story(seat, told)
            case ev.CardTaken(seat, each):
                told = say("{who} takes {card} back", who=names[seat], card=card(each))
                return Story(seat, told)
            case _:
                return None

    def _of_races(self, event: ev.Event) -> Story | None:
        names = self._names
        match event:
            case ev.RaceCalled(seat, circuit, _):
                told = say("{who} calls a race: {card}", who=names[seat], card=self._card(circuit))
                return Story(seat, told)
            case ev.RaceEnded(number, cars, _):
                seat = cars[0].seat
                return Story(seat, say("{who} wins race {n}", who=names[seat], n=number))
            case ev.CircuitsShown(seat, cards):
                told = counted(
                    len(cards),
                    "{who} shows {n} circuit and draws anew",
                    "{who} shows {n} circuits and draws anew",
                    who=names[seat],
                )
                return Story(seat, told)
            case _:
                return None
