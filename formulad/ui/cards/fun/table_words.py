"""Words over the table: what is asked, who acts, and what is to be chosen in the stall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun import auction
from formulad.cards.fun.questions import Question
from formulad.cards.fun.state import Stage
from formulad.games.fun.card_words import card_name
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import Sentence, counted, say
from formulad.ui.cards.kit.table_signs import TablePrompt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.fun.rules import Fun
    from formulad.cards.fun.state import State
    from formulad.cards.packs import CardId
    from formulad.ui.cards.fun.stories import Story


@frozen
class TableWords:
    """What the words over the table follow from."""

    game: Fun
    state: State
    names: tuple[str, ...]
    question: Question | None
    """What a person before the screen is asked."""
    asked: int | None
    """Who is asked, person or computer; None when the championship is over."""

    def prompt(self, stories: Sequence[Story]) -> TablePrompt:
        """Return what is asked, or who acts and what happened last."""
        if self.asked is None:
            return TablePrompt(say("The championship is over"))
        name = self.names[self.asked]
        if self.state.auction is not None:
            return self._auction_prompt(name)
        match self.question:
            case Question.DRAW:
                return TablePrompt(say("{name}: draw cards", name=name), self._waited())
            case Question.SPY:
                told = say("Only you see this hand.")
                return TablePrompt(say("{name}: take one card", name=name), told)
            case Question.ACT:
                asked = say("Choose a card of your hand, or one of the stall.")
                return TablePrompt(say("{name}: your turn", name=name), asked)
            case _:
                told = stories[-1].text if stories else say("The cards are dealt.")
                return TablePrompt(say("{name} plays", name=name), told)

    def _auction_prompt(self, name: str) -> TablePrompt:
        card = card_name(self.game.setting.card(auction.due(self.state).lot.card))
        if self.state.stage is Stage.RETURN:
            told = say("One of the two drivers makes way.")
            return TablePrompt(say("{card} is bought by {name}", card=card, name=name), told)
        told = say("Bidding goes round until all but one have passed.")
        return TablePrompt(say("{card}: {name} to bid", card=card, name=name), told)

    def _waited(self) -> Sentence:
        return counted(
            self.state.left, "{n} card is left in the pile.", "{n} cards are left in the pile."
        )

    def pick_title(self, picking: CardId | None) -> Sentence | None:
        """Return what is to be chosen in the stall, for a card that asks; None if nothing is."""
        match self.question:
            case Question.RETURN:
                return say("Which driver goes to the market?")
            case Question.SPY:
                name = self.names[self.state.turn.victim]
                return say("The hand of {name}: take one card", name=name)
            case Question.ACT if picking is not None:
                return say("{card}: choose", card=card_name(self.game.setting.card(picking)))
            case _:
                return None
