"""Line-up of a scenario: where each car stands, what it can still take, what it is doing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.spelling import did_you_mean
from formulad.race.agreed.design import has_own_cars, part_range
from formulad.race.car import Car, Part, Status, Wear
from formulad.race.dice import Gear
from formulad.race.phase import Entry
from formulad.race.pit_boxes import box_of
from formulad.race.tyres import TyreKind, TyreSet
from formulad.scenario.casting import check_no_driver_twice, driver_of, used

if TYPE_CHECKING:
    from formulad.race.agreed.drivers import StreetDriver
    from formulad.race.agreed.options import Options
    from formulad.race.road.track import CellId, Track
    from formulad.scenario.script import CarEntry, PointsEntry, TyresEntry
    from formulad.store.yaml_document import Document, DocumentError

PARTS = tuple(part.name.lower() for part in Part)
"""The names of the six pools, by `Part`."""
ONE_POOL = "wear"
_PLACED = ("at", "gear", "lap", "stops", "status", "tyres_set", "nitro", "litter", "radio")
"""What nobody can say of a car before the race."""


def find_cell(document: Document, track: Track, name: str, path: str) -> CellId:
    """Return a cell by its name.

    Raises:
        DocumentError: if the circuit has none of this name.
    """
    if name in track.by_name:
        return track.by_name[name]
    hint = did_you_mean(name, track.by_name)
    raise document.fault(path, f"there is no cell '{name}' on {track.title}{hint}")


def tyre_set(entry: TyresEntry) -> TyreSet:
    """Return a set of tyres."""
    return TyreSet(TyreKind(entry.type), entry.laps)


def wrong_pool(entry: PointsEntry, wear: Wear) -> str:
    """Return a pool named in an entry that the cars of these rules do not have; empty if none."""
    others = PARTS if wear.is_one_pool else (ONE_POOL,)
    return next((word for word in others if getattr(entry, word) is not None), "")


def pools_of(wear: Wear) -> str:
    """Return in words which pools the cars of these rules have."""
    return "one pool, 'wear'" if wear.is_one_pool else f"six: {', '.join(PARTS)}"


@frozen
class LineUp:
    """The cars as they are written, and by which rules they drive where."""

    document: Document
    cars: tuple[CarEntry, ...]
    track: Track
    options: Options

    def check_names(self) -> None:
        """Refuse two cars of one name, and two of one driver."""
        met = set[str]()
        for seat, car in enumerate(self.cars):
            if car.name in met:
                raise self._fault(seat, "name", f"two cars are called '{car.name}'")
            met.add(car.name)
        check_no_driver_twice(self.document, self.cars)

    def entries(self) -> tuple[Entry, ...]:
        """Return the cars as they are entered: standard ones, or as strong as they are shown."""
        return tuple(self._entry(seat) for seat in range(len(self.cars)))

    def wear(self, seat: int) -> Wear:
        """Return the points of a car; those that are not named are those of a new one."""
        entry, full = self.cars[seat], self._full(seat)
        if full.is_one_pool:
            return Wear((full.points[0] if entry.wear is None else entry.wear,))
        is_spun = _status(entry) is Status.SPUN
        named = (getattr(entry, word) for word in PARTS)
        usual = (0 if is_spun and part is Part.TYRES else full.left(part) for part in Part)
        return Wear(tuple(u if n is None else n for n, u in zip(named, usual, strict=True)))

    def check_places_are_open(self, *, is_timed: bool) -> None:
        """Refuse what is not known yet of a car before the race."""
        words = (*_PLACED, *(PARTS if is_timed else ()))
        for seat, entry in enumerate(self.cars):
            for word in words:
                if getattr(entry, word) is not None:
                    place = "before the timed laps" if is_timed else "on the grid"
                    raise self._fault(seat, word, f"{place} a car has no '{word}' yet")
            if entry.spun:
                raise self._fault(seat, "spun", "before the race no car has spun")

    def on_road(self) -> tuple[Car, ...]:
        """Return the cars where they stand in a race under way."""
        cars = tuple(self._car(seat) for seat in range(len(self.cars)))
        taken: set[CellId] = set()
        for seat, car in enumerate(cars):
            if car.is_in_the_way and car.cell in taken:
                raise self._fault(seat, "at", "another car stands on this cell")
            if car.is_in_the_way:
                taken.add(car.cell)
        return cars

    def _entry(self, seat: int) -> Entry:
        driver = self._driver(seat)
        return Entry(seat + 1, self._new(seat), driver.abilities if driver else ())

    def _driver(self, seat: int) -> StreetDriver | None:
        return driver_of(self.document, self.cars[seat], self.options, f"$.cars[{seat}]")

    def _full(self, seat: int) -> Wear:
        """Return the points that a car has when it is new, if nobody built it otherwise."""
        driver = self._driver(seat)
        return driver.wear(self.options) if driver else self.options.rule_set.wear

    def _new(self, seat: int) -> Wear:
        entry, full = self.cars[seat], self._full(seat)
        if word := wrong_pool(entry, full):
            raise self._fault(seat, word, f"by these rules the pools of a car are {pools_of(full)}")
        wear = self.wear(seat)
        if not full.is_one_pool:
            self._check_strength(seat, wear, full)
        if wear.is_spent(Part) and _status(entry) is not Status.OUT:
            raise self._fault(seat, "name", "without these points a car is out of the race")
        return Wear(tuple(map(max, wear.points, full.points)))

    def _check_strength(self, seat: int, wear: Wear, full: Wear) -> None:
        """Refuse points that no new car has (CAR-1)."""
        is_own = has_own_cars(self.options)
        for part, word in zip(Part, PARTS, strict=True):
            most = part_range(part)[-1] if is_own else full.left(part)
            if wear.left(part) > most:
                is_fixed = is_own or self.options.street
                hint = "" if is_fixed else "; with 'own_car: true' it may have more"
                raise self._fault(seat, word, f"a new car has no more than {most} {word}{hint}")

    def _car(self, seat: int) -> Car:
        entry = self.cars[seat]
        cell, status = self._cell(seat), self._status(seat)
        stops, most = entry.stops or 0, self.track.stops[self.track.places[cell].sector]
        if stops > most:
            raise self._fault(seat, "stops", f"there are no more than {most} stops to make here")
        over = self.options.laps + 1 if status is Status.FINISHED else 1
        return Car(
            self.wear(seat),
            cell,
            Gear.NEUTRAL if status is Status.STALLED else Gear(entry.gear or 1),
            over if entry.lap is None else entry.lap,
            stops,
            status,
            self._tyres(seat),
            is_served=self._is_served(seat, cell),
            used=used(self.document, entry, self.options, f"$.cars[{seat}]"),
        )

    def _cell(self, seat: int) -> CellId:
        entry = self.cars[seat]
        if entry.at is None:
            sentence = "the entry 'at' is missing: where does the car stand?"
            raise self.document.fault(f"$.cars[{seat}]", sentence)
        cell = find_cell(self.document, self.track, entry.at, f"$.cars[{seat}].at")
        if not self.track.is_pit(cell):
            return cell
        if not self.options.pit_stops:
            raise self._fault(seat, "at", "the pits are open by 'pit_stops: true' only")
        box = self._box(seat)
        if self.track.places[cell].is_box and cell != box:
            name = self.track.places[box].name
            raise self._fault(seat, "at", f"the box of {entry.name} is {name}")
        return cell

    def _box(self, seat: int) -> CellId:
        return box_of(self.track, seat + 1)

    def _is_served(self, seat: int, cell: CellId) -> bool:
        """Return whether a car has been in its box: it stands there still, or further on."""
        track, box = self.track, self._box(seat)
        if track.pit is None or not track.is_pit(cell):
            return False
        number, _ = track.pit.boxes[track.boxes.index(box)]
        return cell == box or cell >= len(track.cells) + number - 1

    def _status(self, seat: int) -> Status:
        entry = self.cars[seat]
        status, is_pit = _status(entry), self._is_pit(entry)
        if entry.spun and entry.status not in (None, "spun"):
            raise self._fault(seat, "spun", f"a car is either spun or {entry.status}")
        if status is Status.SPUN and self.options.rule_set.wear.is_one_pool:
            raise self._fault(seat, "name", "by the basic rules no car spins")
        if status is Status.COASTING:
            raise self._fault(seat, "status", "no scene begins with a car that rolls out")
        if is_pit and entry.status in (None, "in_pit"):
            return Status.IN_PIT
        if is_pit or status is Status.IN_PIT:
            raise self._fault(seat, "status", "a car is 'in_pit' in the pits, and only there")
        return status

    def _is_pit(self, entry: CarEntry) -> bool:
        return entry.at is not None and self.track.is_pit(self.track.by_name[entry.at])

    def _tyres(self, seat: int) -> TyreSet | None:
        entry, options = self.cars[seat].tyres_set, self.options
        if entry is not None and options.street:
            raise self._fault(seat, "tyres_set", "street cars drive on hard tyres, all race")
        if entry is not None and not options.tyres:
            raise self._fault(seat, "tyres_set", "'tyres_set' needs the option 'tyres: true'")
        if not (options.tyres or options.street):
            return None
        return tyre_set(entry) if entry else TyreSet(TyreKind.HARD)

    def _fault(self, seat: int, word: str, sentence: str) -> DocumentError:
        return self.document.fault(f"$.cars[{seat}].{word}", sentence)


def _status(entry: CarEntry) -> Status:
    return Status.SPUN if entry.spun else Status(entry.status or "racing")
