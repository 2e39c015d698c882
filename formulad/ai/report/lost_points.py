"""Points that cars lost: where on the circuit, in which corner, and why."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.race.events import (
    CarMoved,
    Cause,
    CornerOvershot,
    DebrisRolled,
    GearShifted,
    StopsMissed,
    WearLost,
)
from formulad.race.road.track import NOWHERE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formulad.ai.report.race_steps import RaceSteps
    from formulad.race.car import Part
    from formulad.race.events import Event
    from formulad.race.road.track import CellId, Track
    from formulad.race.state import State


@frozen
class LostPoints:
    """Wear points that a car lost at once."""

    place: int
    """In the race: the step that took them comes after it."""
    round: int
    car: int
    part: Part
    points: int
    cause: Cause
    cell: CellId
    """Where it was; of a corner that was left too early its last cell on the way."""
    corner: int
    """The sector of the corner it was in; -1 on a straight."""


@dataclass(slots=True)
class _Whereabouts:
    """Where cars have driven, event by event."""

    track: Track
    ways: dict[int, list[CellId]] = field(default_factory=dict)
    """The cells of the turn that each car drives, its first one included."""
    left: dict[int, CellId] = field(default_factory=dict)
    """The last cell of the corner that each car left too early."""
    debris: dict[int, CellId] = field(default_factory=dict)

    def follow(self, event: Event) -> None:
        """Go on with an event."""
        match event:
            case GearShifted(car):
                self.ways.pop(car, None)
            case CarMoved(car, start, cells):
                self.ways.setdefault(car, [start]).extend(cells)
            case CornerOvershot(car, corner) | StopsMissed(car, corner):
                self.left[car] = self._last_in(corner, self.ways.get(car, ()))
            case DebrisRolled(car, cell):
                self.debris[car] = cell
            case _:
                pass

    def _last_in(self, corner: str, way: Iterable[CellId]) -> CellId:
        sectors, places = self.track.sectors, self.track.places
        inside = [cell for cell in way if sectors[places[cell].sector].id == corner]
        return inside[-1] if inside else NOWHERE

    def of(self, event: WearLost, state: State) -> CellId:
        """Return where points were lost."""
        here = state.cars[event.car].cell
        match event.cause:
            case Cause.OVERSHOOT | Cause.MISSED_STOPS:
                return self._known(self.left.get(event.car, here), here)
            case Cause.DEBRIS:
                return self._known(self.debris.get(event.car, here), here)
            case _:
                return self._known(here, self.ways.get(event.car, [NOWHERE])[-1])

    @staticmethod
    def _known(cell: CellId, other: CellId) -> CellId:
        return other if cell == NOWHERE else cell


def lost_points(race: RaceSteps) -> Iterator[LostPoints]:
    """Yield all points that were lost in a race, in the order in which they went."""
    track = race.game.track
    where = _Whereabouts(track)
    for place, event in race.racing():
        where.follow(event)
        if isinstance(event, WearLost):
            after = race.states[place + 1]
            cell = where.of(event, after)
            corner = track.corner_sector[cell] if cell != NOWHERE else -1
            yield LostPoints(
                place,
                race.states[place].round,
                event.car,
                event.part,
                event.points,
                event.cause,
                cell,
                corner,
            )


def by_cell(losses: Iterable[LostPoints]) -> Counter[CellId]:
    """Return how many points were lost on each cell."""
    counts: Counter[CellId] = Counter()
    for loss in losses:
        counts[loss.cell] += loss.points
    return counts


def by_corner(losses: Iterable[LostPoints]) -> Counter[int]:
    """Return how many points were lost in each corner, by its sector."""
    counts: Counter[int] = Counter()
    for loss in losses:
        if loss.corner >= 0:
            counts[loss.corner] += loss.points
    return counts


def by_cause(losses: Iterable[LostPoints]) -> Counter[Cause]:
    """Return how many points were lost for what."""
    counts: Counter[Cause] = Counter()
    for loss in losses:
        counts[loss.cause] += loss.points
    return counts
