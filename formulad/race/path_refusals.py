"""Refusals of paths: the sentence for the first rule that one breaks."""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.game import Refusal, refuse
from formulad.kernel.sentence import counted, say
from formulad.race.agreed.options import StartLanes
from formulad.race.blocking import forced_stops
from formulad.race.conditions import (
    Conditions,
    bonus_of,
    brakes_of,
    conditions,
    is_last_lap,
    reach_of,
    slide_of,
)
from formulad.race.moves import ChoosePath
from formulad.race.road.portions import weaves
from formulad.race.road.track import NOWHERE

if TYPE_CHECKING:
    from formulad.race.moves import Move
    from formulad.race.phase import Setting
    from formulad.race.road.routes import Reach
    from formulad.race.road.track import CellId, Track
    from formulad.race.state import State


def path_refusal(setting: Setting, state: State, move: Move) -> Refusal:
    """Return why a path that is not among the open ones is refused."""
    if not isinstance(move, ChoosePath):
        return refuse("MOV-1", "The gear is set; choose where to stop.")
    attempt = _Attempt(setting, state, move)
    return (
        _nowhere(attempt)
        or _reverses(attempt)
        or _too_long(attempt)
        or _off_the_road(attempt)
        or _leaps_aside(attempt)
        or _steers(attempt)
        or _weaves(attempt)
        or _brakes_in_the_pits(attempt)
        or _too_much_braking(attempt)
        or _past_the_finish(attempt)
        or _wrong_length(attempt)
        or _breaks_a_promise(attempt)
        or refuse(
            "MOV-8",
            "Another way to {cell} is offered; it stands for all that are no better.",
            cell=attempt.end,
        )
    )


def beyond_reach(setting: Setting, state: State, move: ChoosePath) -> Refusal | None:
    """Refuse a path that leads where no move of this length can, whatever else is wrong with it."""
    attempt = _Attempt(setting, state, move)
    return _nowhere(attempt) or _reverses(attempt) or _too_long(attempt)


@frozen(slots=False)
class _Attempt:
    """A path somebody would like to take."""

    setting: Setting
    state: State
    move: ChoosePath

    @property
    def track(self) -> Track:
        """The circuit."""
        return self.setting.track

    @property
    def path(self) -> tuple[CellId, ...]:
        """Where the car stands, and every cell it would enter."""
        return (self.state.car.cell, *self.move.cells)

    @property
    def end(self) -> str:
        """The name of the cell it would end on."""
        return self.track.places[self.path[-1]].name

    @property
    def met(self) -> Conditions:
        """What the car meets on the road."""
        return conditions(self.setting, self.state)

    @cached_property
    def found(self) -> Reach:
        """How far the road is open."""
        return reach_of(self.setting, self.state.car, self.state.turn.cells, self.met)

    @property
    def occupied(self) -> frozenset[CellId]:
        """Where the other cars stand."""
        return self.met.occupied

    @property
    def next(self) -> tuple[tuple[CellId, ...], ...]:
        """Where the road leads from each place."""
        box = self.met.box
        return self.track.next if box == NOWHERE else self.track.next_to_box(box)

    @property
    def to_go(self) -> int:
        """How far the die and the brakes make it."""
        return self.state.turn.cells - self.move.brakes

    @property
    def longest(self) -> int:
        """How many cells the path can have, if every cell that may be added is."""
        able = brakes_of(self.state.car, self.met)
        brakes = self.move.brakes if 0 <= self.move.brakes <= able else 0
        extra = max(slide_of(self.state.car, self.met), bonus_of(self.state.car, self.met))
        return max(0, self.state.turn.cells + extra - brakes)

    @property
    def is_last_lap(self) -> bool:
        """Whether the next line is the finish."""
        return is_last_lap(self.setting, self.state.car, self.met)

    @property
    def finish(self) -> int:
        """The step over the last finish line; 0 if the path does not come so far."""
        track, steps = self.track, enumerate(pairwise(self.path), 1)
        over = (i for i, (a, b) in steps if track.crosses_line(a, b))
        return next(over, 0) if self.is_last_lap else 0


def _nowhere(attempt: _Attempt) -> Refusal | None:
    """Refuse a step off the map."""
    track = attempt.track
    for here, cell in pairwise(attempt.path):
        if not 0 <= cell < len(track.places):
            return _no_way(track.places[here].name, say("nowhere"))
    return None


def _no_way(start: str, end: str) -> Refusal:
    return refuse("MOV-3", "No way leads from {start} to {end}.", start=start, end=end)


def _reverses(attempt: _Attempt) -> Refusal | None:
    """Refuse what lies behind, even if a way leads there all round the circuit (MOV-3)."""
    path, is_far = attempt.path, len(attempt.move.cells) > attempt.longest
    steps = [(path[0], path[-1])] if is_far else pairwise(path)
    for here, cell in steps:
        if (is_far or cell not in attempt.next[here]) and _is_behind(attempt.track, here, cell):
            name = attempt.track.places[cell].name
            return refuse("MOV-3", "No reversing: {cell} lies behind the car.", cell=name)
    return None


def _is_behind(track: Track, here: CellId, cell: CellId) -> bool:
    """Return whether the nearer way to a cell is back."""
    back = (track.places[here].progress - track.places[cell].progress) % track.rows
    return 0 < back < track.rows / 2


def _too_long(attempt: _Attempt) -> Refusal | None:
    """Refuse a path that is longer than anything can make it (MOV-2)."""
    is_too_long = len(attempt.move.cells) > attempt.longest
    return _another_length(attempt) if is_too_long else None


def _off_the_road(attempt: _Attempt) -> Refusal | None:
    """Refuse a step that no arrow or lane leads along, or onto a car (MOV-3, TRK-3)."""
    track, occupied = attempt.track, attempt.occupied
    for here, cell in pairwise(attempt.path):
        name = track.places[cell].name
        if cell not in attempt.next[here]:
            if attempt.met.box == NOWHERE and cell in track.turnings.get(here, ()):
                return refuse("PIT-1", "The pit lane is closed now.")
            return _no_way(track.places[here].name, name)
        if cell in occupied:
            return refuse("MOV-3", "{cell} is taken by a car.", cell=name)
    return None


def _leaps_aside(attempt: _Attempt) -> Refusal | None:
    """Refuse a change of lane in a great start that the road ahead does not ask for (STA-3)."""
    strict = attempt.setting.options.super_start_lanes is StartLanes.AVOID
    if not strict or not attempt.met.is_great_start:
        return None
    for here, cell in pairwise(attempt.path):
        ahead = attempt.next[here][0]
        if cell != ahead and ahead not in attempt.occupied:
            return refuse("STA-3", "A great start changes lane only behind a car.")
    return None


def _steers(attempt: _Attempt) -> Refusal | None:
    """Refuse a change of lane after a corner was left too early (OVR-5)."""
    track, corners = attempt.track, attempt.track.corner_sector
    made, is_locked = attempt.state.car.stops, False
    for here, cell in pairwise(attempt.path):
        leaves = corners[here] >= 0 and corners[cell] != corners[here]
        if leaves:
            is_locked = is_locked or made < track.stops[corners[here]]
            made = 0
        if is_locked and cell != attempt.next[here][0]:
            return refuse("OVR-5", "A car that leaves a corner too early keeps its lane.")
    return None


def _weaves(attempt: _Attempt) -> Refusal | None:
    met = attempt.met
    if not weaves(attempt.track, attempt.path, met.occupied, met.debris):
        return None
    return refuse("MOV-4", "There is a shorter way to go: no weaving on a straight.")


def _breaks_a_promise(attempt: _Attempt) -> Refusal | None:
    """Refuse what does not go with nitro, a drift or litter used before (STR-2, DRV)."""
    met, corners = attempt.met, attempt.track.corner_sector
    if attempt.move.brakes and len(attempt.move.cells) < met.nitro:
        return refuse("STR-2", "Brakes may take cells of the die, never those of the nitro.")
    if met.is_drifting and all(corners[cell] < 0 for cell in attempt.path):
        return refuse("DRV-JACK-1", "A drift needs a corner: start in one, or drive into one.")
    if met.is_littering and not attempt.move.cells:
        return refuse("DRV-TEMANA-1", "Who drops scrap behind the car has to drive off.")
    return None


def _brakes_in_the_pits(attempt: _Attempt) -> Refusal | None:
    if attempt.move.brakes and attempt.track.is_pit(attempt.path[-1]):
        return refuse("PIT-8", "Nobody brakes in the pit lane.")
    return None


def _too_much_braking(attempt: _Attempt) -> Refusal | None:
    if attempt.met.is_trial and attempt.move.brakes:
        return refuse("QUA-1", "Points play no part in a timed lap: nobody brakes.")
    longest = attempt.state.turn.cells + max(each.slide for each in attempt.found.routes)
    able = min(brakes_of(attempt.state.car, attempt.met), longest)
    if 0 <= attempt.move.brakes <= able:
        return None
    return refuse(
        "BRK-2",
        "Braking by {cells} is not possible: this car can brake by up to {able}.",
        cells=attempt.move.brakes,
        able=able,
    )


def _past_the_finish(attempt: _Attempt) -> Refusal | None:
    """Refuse to drive on, or to have braked, on the first cell past the line (FIN-1)."""
    finish = attempt.finish
    if not finish:
        return None
    cell = attempt.track.places[attempt.path[finish]].name
    if finish < len(attempt.move.cells):
        return refuse("FIN-1", "The race ends on {cell}: nobody drives on.", cell=cell)
    if attempt.move.brakes:
        return refuse("FIN-1", "The race ends on {cell}: nobody has to brake.", cell=cell)
    return None


def _wrong_length(attempt: _Attempt) -> Refusal | None:
    """Refuse a path that is not as long as the die, the brakes and the road make it (MOV-2)."""
    length, to_go = len(attempt.move.cells), attempt.to_go
    found = attempt.found
    if found.is_blocked:
        return _closed_road(attempt, found)
    if _is_like_one(attempt, found) or (attempt.finish and length < to_go):
        return None
    if length == to_go and (slides := slide_of(attempt.state.car, attempt.met)):
        return refuse(
            "TYR-4",
            "On this wet road the car slides on by {cells}: drive that far, or brake.",
            cells=slides,
        )
    if length == to_go and any(route.delay for route in found.routes):
        return _charmed()
    if length == to_go:
        return None
    return _another_length(attempt)


def _charmed() -> Refusal:
    return refuse("DRV-LITSU-1", "Passing a rival that turns heads costs a cell.")


def _another_length(attempt: _Attempt) -> Refusal:
    return refuse(
        "MOV-2",
        "This path is {length} long; the die and the brakes make it {to_go}.",
        length=len(attempt.move.cells),
        to_go=attempt.to_go,
    )


def _is_like_one(attempt: _Attempt, found: Reach) -> bool:
    """Return whether a path of the same length leads to the same place."""
    cells, brakes = attempt.move.cells, attempt.move.brakes
    return any(
        route.cells[-1:] == cells[-1:]
        and len(route.cells) == len(cells)
        and found.left(route) == brakes
        for route in found.routes
    )


def _closed_road(attempt: _Attempt, found: Reach) -> Refusal | None:
    """Refuse to stop sooner than cars make it necessary, or in a worse place (BLK-3)."""
    end, length = attempt.path[-1], len(attempt.move.cells)
    forced = forced_stops(attempt.track, attempt.path[0], found).values()
    if any((length, end) == (len(jam.route.cells), jam.route.end(end)) for jam in forced):
        if attempt.move.brakes:
            return refuse("BLK-3", "The cars ahead stop you on {cell} anyway.", cell=attempt.end)
        return None
    if length == attempt.to_go and (_is_like_one(attempt, found) or _breaks_a_promise(attempt)):
        return None
    if length == attempt.to_go and any(jam.route.delay for jam in found.jams):
        return _charmed()
    if any(length == len(jam.route.cells) for jam in found.jams):
        return refuse("BLK-3", "Another way goes as far, and plays earlier in the next round.")
    cells = max(len(jam.route.cells) for jam in forced)
    return refuse(
        "BLK-3",
        "The road is open for {cells}: go as far as that, or brake.",
        cells=counted(cells, "{n} cell", "{n} cells"),
    )
