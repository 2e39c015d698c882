"""Traps of Monaco: rolls after which a place can be chosen that leaves no cell for a stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.grades import driver_of
from formulad.race.bills import Verdict
from formulad.race.car import Car, Status
from formulad.race.dice import GEAR_DICE, Gear
from formulad.race.road.track import CellId
from formulad.race.state import Phase, State, Turn
from formulad.ui.race.model.destinations import destinations
from tests.ai.engineer.positions import opened

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.ai.engineer.engineer import Engineer
    from formulad.ai.engineer.place_counsel import PlaceCounsel
    from formulad.race.agreed.options import Options
    from formulad.race.moves import Move
    from formulad.race.paths import PathOption
    from formulad.race.rules import RaceGame
    from formulad.ui.race.views.engineer_views import Destination

CORNERS = ("Loews", "Piscine")
ROWS_BEFORE = 22
WARY = ("club", "regular", "pro", "champion")
"""Grades that never fall for them."""


def rolled(game: RaceGame, corner: str) -> Iterator[State]:
    """Yield every roll in every gear from all cells before a corner and in it, alone."""
    track = game.track
    names = [each.corner.name if each.corner else "" for each in track.sectors]
    sector, cells = names.index(corner), [CellId(cell) for cell in range(len(track.cells))]
    inside = [cell for cell in cells if track.corner_sector[cell] == sector]
    first = min(track.places[cell].progress for cell in inside)
    near = [
        cell
        for cell in cells
        if not track.is_pit(cell) and 0 < first - track.places[cell].progress <= ROWS_BEFORE
    ]
    for cell in (*near, *inside):
        made = range(track.stops[sector]) if cell in inside else (0,)
        for stops in made:
            for gear in list(Gear)[1:]:
                for face in sorted(set(GEAR_DICE[gear].faces)):
                    yield _at(game, cell, stops + (cell in inside), gear, face)


def _at(game: RaceGame, cell: CellId, stops: int, gear: Gear, face: int) -> State:
    wear = game.setting.entries[0].wear
    car = Car(wear, cell=cell, gear=gear, lap=1, stops=stops, status=Status.RACING)
    turn = Turn(is_geared=True, face=face, gear=gear, cells=face)
    return State((car,), Phase.PATH, round=1, order=(0,), turn=turn)


def trapped(corner: str, options: Options, step: int) -> tuple[int, list[State]]:
    """Look at every so many rolls; return at how many, and where the first place is a dead end.

    It counts where another place that is none costs no more.
    """
    game, engineer = opened(options, 1)
    states = list(rolled(game, corner))[::step]
    return len(states), [state for state in states if _is_trapped(game, engineer, state)]


def _is_trapped(game: RaceGame, engineer: Engineer, state: State) -> bool:
    counsel = engineer.briefing(state).places
    places = destinations(game, state, counsel=counsel)
    return is_needless(counsel, places, places[0])


def is_needless(
    counsel: Sequence[PlaceCounsel], places: Sequence[Destination], chosen: Destination
) -> bool:
    """Return whether a place leaves no cell for a stop, and one that is no dead end costs no more.

    Args:
        counsel: what the engineer says of each path.
        places: those on offer.
        chosen: one of them.
    """
    end = counsel[chosen.index].dead_end
    if end is None or end.has_room:
        return False
    return any(
        counsel[place.index].dead_end is None
        and place.verdict is Verdict.CLEAN
        and place.points <= chosen.points
        for place in places
    )


def traps(corner: str, options: Options, step: int) -> Iterator[tuple[State, list[Move]]]:
    """Look at every so many rolls; yield those with such a place, and the ways that lead there."""
    game, engineer = opened(options, 1)
    for state in list(rolled(game, corner))[::step]:
        if any(_is_at_the_end(game, option) for option in game.paths(state)):
            paths, counsel = game.paths(state), engineer.briefing(state).places
            places = destinations(game, state, counsel=counsel)
            bad = [paths[each.index].move for each in places if is_needless(counsel, places, each)]
            if bad:
                yield state, [*bad]


def fallen(corner: str, options: Options, step: int) -> tuple[int, list[State]]:
    """Return how many traps there are, and those that a wary grade falls for."""
    game, _ = opened(options, 1)
    found = list(traps(corner, options, step))
    drivers = [driver_of(grade) for grade in WARY]
    fell = [s for s, bad in found if any(driver.choose(game, s) in bad for driver in drivers)]
    return len(found), fell


def _is_at_the_end(game: RaceGame, option: PathOption) -> bool:
    """Return whether a path ends on a last cell of a corner with stops missing."""
    track = game.track
    end = option.route.end(option.payer.car.cell)
    sector = track.corner_sector[end]
    is_owed = sector >= 0 and option.stops < track.stops[sector]
    return is_owed and all(track.corner_sector[cell] != sector for cell in track.next[end])
