"""Search of the road ahead of a car, cell by cell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.race.detours import NO_PORTION, Detours
from formulad.race.passing import Passed
from formulad.race.routes import Miss
from formulad.race.track import NOWHERE
from formulad.race.ways import NO_CELLS, thinned

if TYPE_CHECKING:
    from formulad.race.passing import Passing
    from formulad.race.track import CellId, Track
    from formulad.race.ways import End, Layer, Node


@dataclass(frozen=True, slots=True)
class Grip:
    """How far a move goes: the cells of the die, and what tyres and rain make of them."""

    count: int
    slide: int
    bonus: int
    slides_on_stops: bool

    def longer(self, path: tuple[CellId, ...]) -> tuple[int, int]:
        """Return the slide and the bonus of a way that goes on past the cells of the die."""
        is_longer = len(path) > self.count
        return (self.slide, 0 if self.slide else self.bonus) if is_longer else (0, 0)

    def left(self, end: End) -> int:
        """Return the cells of the move that a way does not travel."""
        _, path, slide, bonus, charmer = end
        return self.count + slide + bonus - (charmer != NOWHERE) - len(path)


class Search:
    """The search from one place; it lives for one call."""

    def __init__(
        self,
        track: Track,
        start: CellId,
        stops: int,
        *,
        is_last_lap: bool,
        occupied: frozenset[CellId],
        debris: frozenset[CellId],
        box: CellId,
        keeps_lane: bool,
        passing: Passing | None,
    ) -> None:
        self.track = track
        self.start = start
        self.stops_made = stops
        self.is_last_lap = is_last_lap
        self.occupied = occupied
        self.debris = debris
        self.box = box
        self.keeps_lane = keeps_lane
        self.passing = passing
        self.next = track.next if box == NOWHERE else track.next_to_box(box)
        self.finishing: Layer = {}
        self.arriving: Layer = {}
        self.detours = Detours(track, keeps_equals=passing is not None)

    def ends(self, grip: Grip) -> tuple[list[End], list[End]]:
        """Return the ends of ways of any length on the road, and of those into the pits."""
        layers = self._layers(grip.count)
        ends: list[End] = [
            (node, path, self._slide(node, path, grip) if grip.slide else 0, 0, NOWHERE)
            for layer in layers
            for node, path in layer.items()
        ]
        if len(layers) > grip.count and (grip.slide or grip.bonus):
            ends += self._beyond(layers[-1], grip)
        if self.passing:
            ends = self._charmed(ends, grip, self.passing)
        first_pit = len(self.track.cells)
        in_lane = [end for end in ends if end[0][0] >= first_pit and grip.left(end) == 0]
        waiting = [
            (node, path, *grip.longer(path), NOWHERE) for node, path in self.arriving.items()
        ]
        return [end for end in ends if end[0][0] < first_pit], [*waiting, *in_lane]

    def homecoming(self, grip: Grip) -> list[End]:
        """Return the ends of ways past the last line; a charming rival may keep a car from it."""
        ends: list[End] = [(node, path, 0, 0, NOWHERE) for node, path in self.finishing.items()]
        if self.passing is None:
            return ends
        longer = ((node, path, self._slide(node, path, grip)) for node, path, *_ in ends)
        slid = [
            (node, path, slide, 0 if slide else grip.bonus, NOWHERE) for node, path, slide in longer
        ]
        home = {node for node, *_ in self._charmed(slid, grip, self.passing)}
        return [end for end in ends if end[0] in home]

    def leads_on(self, end: End) -> bool:
        """Return whether a way that ends on the road could lead on to another cell of it."""
        (cell, portion, missed, crossed, _), path, *_ = end
        corners, first_pit = self.track.corner_sector, len(self.track.cells)
        leaves_early = corners[cell] >= 0 and self._owed(corners[cell], path) > 0
        for target in self._choices(cell, is_locked=bool(missed)):
            if target in self.occupied or target >= first_pit:
                continue
            is_early = leaves_early and corners[target] != corners[cell]
            if is_early and target != self.next[cell][0]:  # rules: OVR-5
                continue
            over = crossed | {target} if target in self.debris else crossed
            if not self.detours.is_one(target, portion, len(path) + 1, over):
                return True
        return False

    def stops_at(self, path: tuple[CellId, ...]) -> int:
        """Return the stops made in the corner to which a way leads; 0 on a straight."""
        here = self.track.corner_sector[path[-1] if path else self.start]
        return self.track.stops[here] - self._owed(here, path) if here >= 0 else 0

    def must_slide(self, grip: Grip, missed: tuple[Miss, ...]) -> bool:
        """Return whether every way to go so far slides, with some corners missed before."""
        layers = self._layers(grip.count, missed)
        rolled = layers[-1] if len(layers) > grip.count else {}
        home = {} if grip.slides_on_stops else self.finishing
        if self.arriving or len(home) < len(self.finishing):
            return False
        return all(self._slide(*way, grip) for way in (*rolled.items(), *home.items()))

    def _layers(self, count: int, missed: tuple[Miss, ...] = ()) -> list[Layer]:
        """Return what is reached after 0, 1, 2 ... steps, up to `count` or as far as it goes."""
        is_straight = self.track.corner_sector[self.start] < 0 and not missed
        portion = self.detours.portion(self.start, 0) if is_straight else NO_PORTION
        layers: list[Layer] = [{(self.start, portion, missed, NO_CELLS, Passed.NOBODY): ()}]
        for step in range(1, count + 1):
            layer = self._ahead(layers[-1], step)
            if not layer:
                break
            layers.append(thinned(layer))
        return layers

    def _beyond(self, layer: Layer, grip: Grip) -> list[End]:
        """Return the ends past the cells of the die: of ways that slide, or use the bonus."""
        ends: list[End] = []
        for extra in sorted({self._slide(n, path, grip) for n, path in layer.items()}):
            longer = extra or grip.bonus
            ahead = {
                node: path
                for node, path in layer.items()
                if self._slide(node, path, grip) == extra and not self.track.is_pit(node[0])
            }
            for step in range(grip.count + 1, grip.count + longer + 1):
                ahead = thinned(self._ahead(ahead, step))
                added = 0 if extra else longer
                ends += [(n, path, extra, added, NOWHERE) for n, path in ahead.items()]
        return ends

    def _charmed(self, ends: list[End], grip: Grip, passing: Passing) -> list[End]:
        """Return the ends that are left when passing a charming rival costs a cell."""
        charmed = (
            (node, path, slide, bonus, passing.charmer(path, grip.count + slide + bonus))
            for node, path, slide, bonus, _ in ends
        )
        return [end for end in charmed if grip.left(end) >= 0]

    def _slide(self, node: Node, path: tuple[CellId, ...], grip: Grip) -> int:
        """Return the cells by which a way gets longer on a wet road (TYR-4)."""
        if not grip.slide or not path or self.track.is_pit(node[0]):
            return 0
        rolled, corners = path[: self.rolled(path, grip)], self.track.corner_sector
        if not grip.slides_on_stops:
            return grip.slide if any(corners[cell] >= 0 for cell in rolled) else 0
        end = corners[rolled[-1]]
        return grip.slide if end >= 0 and self._owed(end, rolled[:-1]) > 0 else 0

    def rolled(self, path: tuple[CellId, ...], grip: Grip) -> int:
        """Return how many cells of a way the die is good for."""
        if self.passing and self.passing.charmer(path, grip.count) != NOWHERE:
            return grip.count - 1
        return grip.count

    def _ahead(self, layer: Layer, step: int) -> Layer:
        """Return all that lies one step ahead of a layer."""
        track, occupied = self.track, self.occupied
        corners, past_line, before_line = track.corner_sector, track.past_line, track.before_line
        passing, passed, detours = self.passing, Passed.NOBODY, self.detours
        ahead: Layer = {}
        for (cell, portion, missed, crossed, _), path in layer.items():
            here = corners[cell]
            for target in self._choices(cell, is_locked=bool(missed)):
                if target in occupied:
                    continue
                misses = missed
                if here >= 0 and corners[target] != here:
                    owed = self._owed(here, path)
                    if owed > 0:
                        if target != self.next[cell][0]:  # rules: OVR-5
                            continue
                        made = track.stops[here] - owed
                        misses = (*missed, Miss(here, owed, step, made))
                is_home = self.is_last_lap and past_line[target] and before_line[cell]
                is_tested = target in self.debris and not is_home  # rules: DEB-3
                over = crossed | {target} if is_tested else crossed
                through = detours.through(target, portion, step, over, is_locked=bool(misses))
                if through is None:
                    continue
                longer = (*path, target)
                if passing:
                    passed = passing.passed(longer)
                if is_home:
                    self.finishing.setdefault((target, step, misses, over, passed), longer)
                else:
                    ahead.setdefault((target, through, misses, over, passed), longer)
        self._note_those_in_the_pits(layer, ahead)
        return ahead

    def _choices(self, cell: CellId, *, is_locked: bool) -> tuple[CellId, ...]:
        """Return the cells to which a car may go on."""
        nexts = self.next[cell]
        if is_locked or (self.keeps_lane and nexts[0] not in self.occupied):
            return nexts[:1]
        return nexts

    def _note_those_in_the_pits(self, layer: Layer, ahead: Layer) -> None:
        """Keep the cars that cannot go on in the pit lane: they wait, or are in their box."""
        first_pit = len(self.track.cells)
        if not any(node[0] >= first_pit for node in layer):
            return
        went_on = {path[:-1] for path in ahead.values()}
        went_on |= {path[:-1] for path in self.finishing.values()}
        for node, path in layer.items():
            if node[0] >= first_pit and path not in went_on:
                self.arriving.setdefault(node, path)

    def _owed(self, sector: int, path: tuple[CellId, ...]) -> int:
        """Return the stops still missing in a corner when it is left after a path."""
        corners = self.track.corner_sector
        is_first_visit = corners[self.start] == sector and all(corners[c] == sector for c in path)
        return self.track.stops[sector] - (self.stops_made if is_first_visit else 0)
