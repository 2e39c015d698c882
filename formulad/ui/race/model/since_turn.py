"""What was lost since a driver's last turn: in the turns of others, while one does not look."""

from __future__ import annotations

from itertools import dropwhile, takewhile
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import joined, say
from formulad.race.events import CarEliminated, CollisionRolled, WearLost
from formulad.race.state import Weather
from formulad.ui.race.terms.race_words import CAUSES, WEATHER_WORDS, part_points

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.kernel.record import Played
    from formulad.race.events import Event
    from formulad.race.moves import Move
    from formulad.race.rules import RaceGame
    from formulad.race.state import State


@frozen
class Loss:
    """Points a car lost, and the car it touched then."""

    lost: WearLost
    other: int | None = None


@frozen
class Moved:
    """A car changed its place."""

    before: int
    now: int


Since: TypeAlias = Loss | CarEliminated | Moved | Weather
"""Something that happened since a car played last."""
MOST_TOLD = 5


def losses_since(
    initial: State, played: Sequence[Played[Move, State, Event]], seat: int
) -> tuple[Loss, ...]:
    """Return what a car lost since the turn it played last, first first."""
    between = _between(initial, played, seat)
    return tuple(loss for _, each in between for loss in _losses(each.step.events, seat))


def story_since(
    game: RaceGame, initial: State, played: Sequence[Played[Move, State, Event]], seat: int
) -> tuple[Since, ...]:
    """Return what happened since a car played last, the dearest first (SHE-8).

    That are the points it lost, who went out, how many places it won or lost, and the sky.
    """
    between = _between(initial, played, seat)
    if not between:
        return ()
    before, now = between[0][0], played[-1].step.state
    losses = losses_since(initial, played, seat)
    dearest = sorted(losses, key=lambda loss: -loss.lost.points)
    outs = [
        event
        for _, each in between
        for event in each.step.events
        if isinstance(event, CarEliminated) and event.car != seat
    ]
    places = game.places(before)[seat], game.places(now)[seat]
    found: list[Since] = [*dearest, *outs]
    found += [Moved(*places)] if places[0] != places[1] else []
    found += [now.weather] if before.weather != now.weather else []
    return tuple(found[:MOST_TOLD])


def _between(
    initial: State, played: Sequence[Played[Move, State, Event]], seat: int
) -> list[tuple[State, Played[Move, State, Event]]]:
    """Return the steps of others since the turn that a car played last, with the states before."""
    befores = [initial, *(each.step.state for each in played[:-1])]
    steps = list(zip(befores, played, strict=False))[::-1]
    raced = takewhile(lambda step: step[0].round > 0, steps)
    now = played[-1].step.state.round if played else 0
    theirs = dropwhile(lambda step: (step[0].seat, step[0].round) == (seat, now), raced)
    return list(takewhile(lambda step: step[0].seat != seat, theirs))[::-1]


def _losses(events: Sequence[Event], seat: int) -> Iterator[Loss]:
    """Yield what a car lost in a step."""
    other: int | None = None
    for event in events:
        if isinstance(event, CollisionRolled) and seat in (event.car, event.other):
            other = event.other if event.car == seat else event.car
        if isinstance(event, WearLost) and event.car == seat:
            yield Loss(event, other)


def in_words(story: Sequence[Since], names: Sequence[str], *, is_one_pool: bool) -> str:
    """Return what happened as one line: `−1 body, contact with Elsa`; empty if nothing did."""
    return joined("; ", tuple(told_since(story, names, is_one_pool=is_one_pool)))


def _told(loss: Loss, names: Sequence[str], *, is_one_pool: bool) -> str:
    event = loss.lost
    lost = part_points(event.part, event.points, is_one_pool=is_one_pool)
    if loss.other is not None:
        return say("−{lost}, contact with {name}", lost=lost, name=names[loss.other])
    return say("−{lost}, {cause}", lost=lost, cause=CAUSES[event.cause])


def told_since(story: Sequence[Since], names: Sequence[str], *, is_one_pool: bool) -> list[str]:
    """Return what happened since a car played last, a line each."""
    return [_line(each, names, is_one_pool=is_one_pool) for each in story]


def _line(each: Since, names: Sequence[str], *, is_one_pool: bool) -> str:
    match each:
        case Loss():
            return _told(each, names, is_one_pool=is_one_pool)
        case CarEliminated(car, cause):
            return say("{name} is out: {cause}", name=names[car], cause=CAUSES[cause])
        case Moved(before, now):
            return say("From place {before} to place {now}", before=before, now=now)
        case Weather():
            return say("The sky: {weather}", weather=WEATHER_WORDS[each])
