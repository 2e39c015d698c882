"""What the board shows of a race: cars, the reach of a gear, the places to stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.bills import Verdict
from formulad.ui.board.picture import BoardPicture, CarOnBoard, Choice, ReachCell
from formulad.ui.scenes.race.board_notes import face_range, place_notes, reach_note
from formulad.ui.scenes.race.destinations import chosen_place, destinations
from formulad.ui.theme import CLEAN, COST, OUT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.race.forecast import CellForecast, GearForecast
    from formulad.race.track import CellId
    from formulad.ui.board.picture import Where
    from formulad.ui.scenes.race.moment import Moment
    from formulad.ui.scenes.race.views import Destination
    from formulad.ui.theme import Outcome

OUTCOMES: dict[Verdict, Outcome] = {
    Verdict.CLEAN: CLEAN,
    Verdict.COST: COST,
    Verdict.OUT: OUT,
}
_RANK = {verdict: rank for rank, verdict in enumerate(Verdict)}
_DEAR = 3
"""What costs more points is shown, but quietly."""


def board_picture(
    moment: Moment, *, shows_reach: bool = True, driving: Mapping[int, Where] | None = None
) -> BoardPicture:
    """Return what the board shows.

    Args:
        moment: the race as it is shown.
        shows_reach: whether the reach of a gear lights up.
        driving: cars on their way between cells, by seat.
    """
    cars = _cars(moment, driving or {})
    if moment.gear:
        return _reach_picture(moment, cars) if shows_reach else BoardPicture(cars=cars)
    if not moment.is_path:
        return BoardPicture(cars=cars)
    chosen = chosen_place(moment)
    return BoardPicture(
        cars=cars,
        choices=tuple(_choice(moment, place) for place in destinations(moment.game, moment.state)),
        path=_path(moment, chosen) if chosen else (),
        chosen=end_of(moment, chosen) if chosen else None,
        notes=place_notes(end_of(moment, chosen), chosen) if chosen else (),
    )


def _reach_picture(moment: Moment, cars: tuple[CarOnBoard, ...]) -> BoardPicture:
    """Return the reach of a gear, with a note on the cell that is looked at."""
    forecast, cell = moment.forecast(moment.gear), moment.selection.cell
    looked_at = [found for found in forecast.cells if moment.is_waiting and found.cell == cell]
    return BoardPicture(
        cars=cars,
        reach=_reach(forecast),
        hover=cell if looked_at else None,
        notes=tuple(
            reach_note(moment.game.track, found, is_avoidable=_is_avoidable(forecast, found))
            for found in looked_at
        ),
    )


def end_of(moment: Moment, place: Destination) -> CellId:
    """Return the cell of a destination."""
    return moment.game.paths(moment.state)[place.index].end(moment.state.car.cell)


def _cars(moment: Moment, driving: Mapping[int, Where]) -> tuple[CarOnBoard, ...]:
    track, state = moment.game.track, moment.state
    cars = []
    for seat, car in enumerate(state.cars):
        if not car.is_on_track or car.cell < 0:
            continue
        entrant = moment.seats[seat]
        sector = track.corner_sector[car.cell]
        is_in_corner = sector >= 0 and seat not in driving
        cars.append(
            CarOnBoard(
                entrant.number,
                driving.get(seat, car.cell),
                entrant.code,
                (car.stops, track.stops[sector]) if is_in_corner else None,
                current=moment.is_driving and seat == state.seat,
            )
        )
    return tuple(cars)


def _reach(forecast: GearForecast) -> tuple[ReachCell, ...]:
    return tuple(
        ReachCell(
            found.cell,
            OUTCOMES[found.bill.verdict],
            face_range(found.faces),
            _is_avoidable(forecast, found),
        )
        for found in forecast.cells
    )


def _is_avoidable(forecast: GearForecast, found: CellForecast) -> bool:
    """Return whether every face that leads to a cell also leads to a better one."""
    best = [face.verdict for face in forecast.faces if face.face in found.faces]
    return all(_RANK[verdict] < _RANK[found.bill.verdict] for verdict in best)


def _choice(moment: Moment, place: Destination) -> Choice:
    price = f"−{place.points}" if place.verdict is Verdict.COST else ""
    return Choice(
        end_of(moment, place),
        OUTCOMES[place.verdict],
        place.letter,
        price,
        touches=place.touches,
        is_quiet=place.verdict is Verdict.COST and place.points > _DEAR and not place.letter,
    )


def _path(moment: Moment, place: Destination) -> tuple[CellId, ...]:
    state = moment.state
    return (state.car.cell, *moment.game.paths(state)[place.index].route.cells)
