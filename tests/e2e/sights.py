"""What a street race has shown: all that other races have not, sight by sight."""

from __future__ import annotations

from enum import StrEnum, auto
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.race.agreed.drivers import Ability
from formulad.race.events import (
    CarMoved,
    CheckpointPassed,
    CollisionRolled,
    DebrisRolled,
    DriftUsed,
    LitterLeft,
    NitroUsed,
    PartsRepaired,
    PoliceLinePassed,
    PolicePrizeWon,
    RadioRolled,
    RadioThrown,
    RivalCharmed,
    ShotFired,
    SkyRead,
    SkyRolledAgain,
)
from formulad.race.rules import RaceGame
from formulad.race.state import Phase

if TYPE_CHECKING:
    from collections.abc import Iterator
    from collections.abc import Set as AbstractSet

    from formulad.race.events import Event
    from formulad.race.match import RaceMatch
    from formulad.race.road.track import Street
    from formulad.race.state import State


class Sight(StrEnum):
    """Something that only streets have."""

    NITRO = auto()
    BIG_NITRO = auto()
    DRIFT = auto()
    CHARM = auto()
    LITTER = auto()
    SHOT = auto()
    BLACK_CELL = auto()
    """A test for debris on a cell that was black before the race."""
    RADIO = auto()
    RADIO_HIT = auto()
    POLICE_LINE = auto()
    PRIZE = auto()
    PRIZE_CHOSEN = auto()
    """What the prize of the police repairs was chosen."""
    CHECKPOINT = auto()
    REPAIR_CHOSEN = auto()
    """What the checkpoint repairs was chosen."""
    SKY = auto()
    SECOND_SKY = auto()
    TUNNEL = auto()
    TWO_DICE = auto()
    """A car touched the one that is rough, and rolled twice."""


_BY_EVENT = {
    DriftUsed: Sight.DRIFT,
    RivalCharmed: Sight.CHARM,
    LitterLeft: Sight.LITTER,
    ShotFired: Sight.SHOT,
    RadioThrown: Sight.RADIO,
    RadioRolled: Sight.RADIO_HIT,
    PoliceLinePassed: Sight.POLICE_LINE,
    PolicePrizeWon: Sight.PRIZE,
    CheckpointPassed: Sight.CHECKPOINT,
    SkyRead: Sight.SKY,
    SkyRolledAgain: Sight.SECOND_SKY,
}


def sights(match: RaceMatch, people: AbstractSet[int]) -> frozenset[Sight]:
    """Return what a race on streets has shown so far.

    Args:
        match: the race as far as it was driven.
        people: the seats of people: nitro and repairs that computers decide on do not count.
    """
    game = match.game
    assert isinstance(game, RaceGame)
    street = game.track.street
    assert street is not None
    before, found = match.initial, set[Sight]()
    for each in match.played:
        for event in each.step.events:
            found.update(_shown_by(event, street))
            if getattr(event, "car", None) in people:
                found.update(_decided(event, before))
        before = each.step.state
    return frozenset((*found, *_two_dice(match, game)))


def _shown_by(event: Event, street: Street) -> Iterator[Sight]:
    if type(event) in _BY_EVENT:
        yield _BY_EVENT[type(event)]
    match event:
        case DebrisRolled(cell=cell) if cell in street.zone:
            yield Sight.BLACK_CELL
        case CarMoved(start=start, cells=cells):
            if not set(pairwise((start, *cells))).isdisjoint(street.tunnel):
                yield Sight.TUNNEL


def _decided(event: Event, before: State) -> Iterator[Sight]:
    """Yield what counts only if a person has decided on it."""
    match event:
        case NitroUsed(is_big=is_big):
            yield Sight.BIG_NITRO if is_big else Sight.NITRO
        case PartsRepaired() if before.phase is Phase.POLICE:
            yield Sight.PRIZE_CHOSEN
        case PartsRepaired() if before.phase is Phase.CHECKPOINT:
            yield Sight.REPAIR_CHOSEN


def _two_dice(match: RaceMatch, game: RaceGame) -> Iterator[Sight]:
    """Yield the sight of a car that rolled twice in a row for having touched the rough one."""
    rough = game.setting.gifted(Ability.ROUGH)
    rolled = [
        [event for event in each.step.events if isinstance(event, CollisionRolled)]
        for each in match.played
    ]
    for first, second in pairwise(rolled):
        for one, other in zip(first, second, strict=False):
            if one.other in rough and (one.car, one.other) == (other.car, other.other):
                yield Sight.TWO_DICE
