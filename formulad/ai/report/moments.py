"""Moments of a race that anybody would tell of: the lead, spins, cars out, points lost at once."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.race.order import race_progress

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ai.report.car_turn import CarTurn
    from formulad.ai.report.race_steps import RaceSteps
    from formulad.ai.report.race_story import RaceStory

MANY_POINTS = 3
"""Who loses so many points in one turn is told of."""


class MomentKind(Enum):
    """What happened; the more it is worth the higher its value."""

    LOSS = 1
    SLIPSTREAMS = 2
    """Two wakes or more in one turn."""
    PIT = 3
    SPIN = 4
    LEAD = 5
    OUT = 6


@frozen
class Moment:
    """A turn in which something happened."""

    turn: CarTurn
    kind: MomentKind
    number: int = 0
    """Points lost, or wakes used."""


def moments_of(race: RaceSteps, story: RaceStory) -> tuple[Moment, ...]:
    """Return the moments of a race in their order, one a turn."""
    best: dict[tuple[int, int], Moment] = {}
    for moment in (*_leads(race, story), *_by_turn(story)):
        key = (moment.turn.begin, moment.turn.car)
        if key not in best or best[key].kind.value < moment.kind.value:
            best[key] = moment
    return tuple(sorted(best.values(), key=lambda moment: moment.turn.begin))


def foremost(moments: tuple[Moment, ...], most: int) -> tuple[Moment, ...]:
    """Return those that matter most, in their order."""
    ranked = sorted(moments, key=lambda moment: (-moment.kind.value, -moment.number))
    chosen = set(ranked[:most])
    return tuple(moment for moment in moments if moment in chosen)


def _by_turn(story: RaceStory) -> Iterator[Moment]:
    for car in story.cars:
        for turn in car.turns:
            if turn.ends_race and car.exit:
                yield Moment(turn, MomentKind.OUT)
            elif turn.has_spun:
                yield Moment(turn, MomentKind.SPIN)
            elif turn.is_served:
                yield Moment(turn, MomentKind.PIT)
            elif turn.slipstreams > 1:
                yield Moment(turn, MomentKind.SLIPSTREAMS, turn.slipstreams)
            elif turn.lost >= MANY_POINTS:
                yield Moment(turn, MomentKind.LOSS, turn.lost)


def _leads(race: RaceSteps, story: RaceStory) -> Iterator[Moment]:
    """Yield the turns after which another car was in front, until the first one is home."""
    turns = sorted((turn for car in story.cars for turn in car.turns), key=lambda turn: turn.begin)
    before: int | None = None
    for turn in turns:
        now = _leader(race, turn.end)
        if now is not None and before is not None and now != before:
            yield Moment(turn, MomentKind.LEAD) if now == turn.car else _of(story, turn, now)
        before = before if now is None else now


def _of(story: RaceStory, turn: CarTurn, leader: int) -> Moment:
    """Return the moment of a car that leads because the one before it is out: its last turn."""
    own = [each for each in story.cars[leader].turns if each.begin <= turn.begin]
    return Moment(own[-1] if own else turn, MomentKind.LEAD)


def _leader(race: RaceSteps, place: int) -> int | None:
    """Return the seat of the car in front; nobody's once one has finished."""
    state, track = race.states[place], race.game.track
    if state.finished:
        return None
    racing = [seat for seat, car in enumerate(state.cars) if car.is_on_track]
    return max(
        racing, key=lambda seat: (race_progress(track, state.cars[seat]), -seat), default=None
    )
