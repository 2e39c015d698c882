"""Traps of Monaco: rolls after which a place can be chosen that leaves no cell for a stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.bills import Verdict
from formulad.race.car import Car, Status
from formulad.race.dice import GEAR_DICE, Gear
from formulad.race.state import Phase, State, Turn
from formulad.race.track import CellId
from formulad.ui.race.model.destinations import destinations
from tests.ai.engineer.positions import opened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ai.engineer.engineer import Engineer
    from formulad.race.options import Options
    from formulad.race.rules import RaceGame

CORNERS = ("Loews", "Piscine")
ROWS_BEFORE = 22


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
    first = places[0]
    end = counsel[first.index].dead_end
    if end is None or end.has_room:
        return False
    return any(
        counsel[place.index].dead_end is None
        and place.verdict is Verdict.CLEAN
        and place.points <= first.points
        for place in places
    )
