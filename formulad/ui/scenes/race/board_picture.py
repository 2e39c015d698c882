"""What the board shows of a race: cars, the reach of a gear, the places to stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.bills import Verdict
from formulad.ui.board.picture import BoardPicture, CarOnBoard, Chip, Choice, Note, ReachCell
from formulad.ui.scenes.race.destinations import destinations
from formulad.ui.theme import BAD_TONE, CLEAN, COST, GOOD_TONE, OUT, WARN_TONE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.kernel.game import Awaiting
    from formulad.race.dice import Gear
    from formulad.race.state import State
    from formulad.race.track import CellId
    from formulad.ui.board.picture import Spot
    from formulad.ui.scenes.race.presenter import Presenter
    from formulad.ui.scenes.race.selection import Selection
    from formulad.ui.scenes.race.views import Destination
    from formulad.ui.theme import Outcome, Tone

OUTCOMES: dict[Verdict, Outcome] = {
    Verdict.CLEAN: CLEAN,
    Verdict.COST: COST,
    Verdict.OUT: OUT,
}
_TONES: dict[Verdict, Tone] = {
    Verdict.CLEAN: GOOD_TONE,
    Verdict.COST: WARN_TONE,
    Verdict.OUT: BAD_TONE,
}


def board_picture(
    presenter: Presenter,
    state: State,
    due: Awaiting,
    selection: Selection,
    *,
    shows_reach: bool = True,
    driving: Mapping[int, Spot] | None = None,
) -> BoardPicture:
    """Return what the board shows.

    Args:
        presenter: the race.
        state: the race as it is shown.
        due: what is due in it.
        selection: what is pointed at.
        shows_reach: whether the reach of a gear lights up.
        driving: cars on their way between cells, by seat.
    """
    cars = _cars(presenter, state, driving or {})
    gear = presenter.shown_gear(state, due, selection)
    if gear:
        reach = _reach(presenter, state, gear) if shows_reach else ()
        return BoardPicture(cars=cars, reach=reach)
    if not presenter.is_choosing_path(due):
        return BoardPicture(cars=cars)
    places = destinations(presenter.game, state)
    chosen = presenter.chosen(state, due, selection)
    return BoardPicture(
        cars=cars,
        choices=tuple(_choice(presenter, state, place) for place in places),
        path=_path(presenter, state, chosen) if chosen else (),
        chosen=end_of(presenter, state, chosen) if chosen else None,
        notes=_notes(presenter, state, chosen) if chosen else (),
    )


def end_of(presenter: Presenter, state: State, place: Destination) -> CellId:
    """Return the cell of a destination."""
    return presenter.game.paths(state)[place.index].end(state.car.cell)


def _cars(
    presenter: Presenter, state: State, driving: Mapping[int, Spot]
) -> tuple[CarOnBoard, ...]:
    track = presenter.game.track
    cars = []
    for seat, car in enumerate(state.cars):
        if not car.is_on_track or car.cell < 0:
            continue
        entrant = presenter.entries[seat]
        sector = track.corner_sector[car.cell]
        is_in_corner = sector >= 0 and seat not in driving
        cars.append(
            CarOnBoard(
                entrant.number,
                driving.get(seat, car.cell),
                entrant.code,
                (car.stops, track.stops[sector]) if is_in_corner else None,
                current=bool(state.round) and seat == state.seat,
            )
        )
    return tuple(cars)


def _reach(presenter: Presenter, state: State, gear: Gear) -> tuple[ReachCell, ...]:
    forecast = presenter.forecast(state, gear)
    return tuple(
        ReachCell(found.cell, OUTCOMES[found.bill.verdict], _range(found.faces))
        for found in forecast.cells
    )


def _range(faces: tuple[int, ...]) -> str:
    low, high = min(faces), max(faces)
    return str(low) if low == high else f"{low}–{high}"


def _choice(presenter: Presenter, state: State, place: Destination) -> Choice:
    cell = end_of(presenter, state, place)
    return Choice(cell, OUTCOMES[place.verdict], place.letter)


def _path(presenter: Presenter, state: State, place: Destination) -> tuple[CellId, ...]:
    return (state.car.cell, *presenter.game.paths(state)[place.index].route.cells)


def _notes(presenter: Presenter, state: State, place: Destination) -> tuple[Note, ...]:
    tone = _TONES[place.verdict]
    chips = tuple(Chip(text, icon, tone) for icon, text in place.chips)
    stop = (Chip(place.stop, "check", GOOD_TONE),) if place.stop else ()
    return (Note(end_of(presenter, state, place), (*stop, *chips)),) if stop or chips else ()
