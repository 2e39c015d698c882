"""What was lost since a driver's last turn: in the turns of others, while one does not look."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import dropwhile, takewhile
from typing import TYPE_CHECKING

from formulad.kernel.sentence import joined, say
from formulad.race.events import CollisionRolled, WearLost
from formulad.ui.race.terms.race_words import CAUSES, part_points

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.kernel.record import Played
    from formulad.race.events import Event
    from formulad.race.moves import Move
    from formulad.race.state import State


@dataclass(frozen=True, slots=True)
class Loss:
    """Points a car lost, and the car it touched then."""

    lost: WearLost
    other: int | None = None


def losses_since(
    initial: State, played: Sequence[Played[Move, State, Event]], seat: int
) -> tuple[Loss, ...]:
    """Return what a car lost since the turn it played last, first first."""
    befores = [initial, *(each.step.state for each in played[:-1])]
    steps = list(zip(befores, played, strict=False))[::-1]
    raced = takewhile(lambda step: step[0].round > 0, steps)
    theirs = dropwhile(lambda step: step[0].seat == seat, raced)
    between = takewhile(lambda step: step[0].seat != seat, theirs)
    found = [tuple(_losses(each.step.events, seat)) for _, each in between]
    return tuple(loss for losses in reversed(found) for loss in losses)


def _losses(events: Sequence[Event], seat: int) -> Iterator[Loss]:
    """Yield what a car lost in a step."""
    other: int | None = None
    for event in events:
        if isinstance(event, CollisionRolled) and seat in (event.car, event.other):
            other = event.other if event.car == seat else event.car
        if isinstance(event, WearLost) and event.car == seat:
            yield Loss(event, other)


def in_words(losses: Sequence[Loss], names: Sequence[str], *, is_one_pool: bool) -> str:
    """Return what was lost as a line: `−1 body, contact with Elsa`; empty if nothing was."""
    return joined("; ", tuple(_told(each, names, is_one_pool=is_one_pool) for each in losses))


def _told(loss: Loss, names: Sequence[str], *, is_one_pool: bool) -> str:
    event = loss.lost
    lost = part_points(event.part, event.points, is_one_pool=is_one_pool)
    if loss.other is not None:
        return say("−{lost}, contact with {name}", lost=lost, name=names[loss.other])
    return say("−{lost}, {cause}", lost=lost, cause=CAUSES[event.cause])
