"""Stories: what a card did, in one line, for those who looked away."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.cards.motor_racing.events import CarsMoved, CarsRetired, DieFell, NothingMoved
from formulad.games.motor_racing.card_words import card_name
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import Sentence, counted, say
from formulad.ui.cards.motor_racing.line_picture import number_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.motor_racing.cards import Card
    from formulad.cards.motor_racing.cars import Car
    from formulad.cards.motor_racing.events import Event
    from formulad.cards.packs import CardId

_SINCE = 5
"""So many lines are told of what happened since somebody looked."""


@frozen
class Story:
    """A card that was played, and what has come of it so far."""

    who: str
    """The player, or the team without one."""
    seat: int | None
    card_id: CardId
    card: Card
    car: Car | None
    faces: tuple[int, ...] = ()
    """What the die showed."""
    moved: tuple[Car, ...] = ()
    start: int = 0
    end: int = 0
    retired: tuple[Car, ...] = ()
    is_done: bool = False

    def after(self, event: Event) -> Story:
        """Return the story once something more has happened."""
        match event:
            case DieFell(face):
                return replace(self, faces=(*self.faces, face))
            case CarsMoved(cars, start, end):
                first = self.start if self.moved == cars else start
                return replace(self, moved=cars, start=first, end=end, is_done=True)
            case CarsRetired(cars):
                return replace(self, retired=cars, is_done=True)
            case NothingMoved():
                return replace(self, is_done=True)
            case _:
                return self

    @property
    def text(self) -> Sentence:
        """What the card did."""
        if self.retired:
            return self._out()
        if self.moved and self.start != self.end:
            return self._went()
        if not self.is_done:
            return say("{who}: {card}", who=self.who, card=card_name(self.card))
        if self.car is not None:
            number = number_of(self.car)
            return say("{who}: car {number} stays where it is", who=self.who, number=number)
        return say("{who}: {card}, without effect", who=self.who, card=card_name(self.card))

    def _out(self) -> Sentence:
        first, *second = (number_of(car) for car in self.retired)
        if second:
            return say(
                "{who}: cars {first} and {second} are out",
                who=self.who,
                first=first,
                second=second[0],
            )
        return say("{who}: car {number} is out", who=self.who, number=first)

    def _went(self) -> Sentence:
        places = abs(self.end - self.start)
        first, *second = (number_of(car) for car in self.moved)
        if self.end > self.start:
            return counted(
                places,
                "{who}: car {number} falls {n} place back",
                "{who}: car {number} falls {n} places back",
                who=self.who,
                number=first,
            )
        if not second:
            return counted(
                places,
                "{who}: car {number} goes {n} place forward",
                "{who}: car {number} goes {n} places forward",
                who=self.who,
                number=first,
            )
        return counted(
            places,
            "{who}: cars {number} and {second} go {n} place forward",
            "{who}: cars {number} and {second} go {n} places forward",
            who=self.who,
            number=first,
            second=second[0],
        )


def told_since(stories: Sequence[Story], seat: int | None) -> list[Sentence]:
    """Return the last things that happened since a seat has played."""
    own = [at for at, story in enumerate(stories) if story.seat == seat]
    since = stories[own[-1] + 1 :] if own else stories
    return [story.text for story in since[-_SINCE:]]
