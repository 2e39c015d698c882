"""The timing tower: who runs where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.car import Status
from formulad.race.order import race_progress
from formulad.ui.scenes.race.views import TowerRow, TowerView
from formulad.ui.words import place

if TYPE_CHECKING:
    from formulad.ui.scenes.race.moment import Moment


def tower_view(moment: Moment) -> TowerView:
    """Return the running order, the finished in front, the retired at the end."""
    state, game = moment.state, moment.game
    rows = tuple(_row(moment, seat, index) for index, seat in enumerate(standing(moment), 1))
    laps = game.options.laps
    lap = min(max((1, *(car.lap for car in state.cars))), laps)
    return TowerView(game.track.title, f"{lap}/{laps}", _foot(moment), rows)


def _foot(moment: Moment) -> str:
    """Return what the list is: who plays after whom, which is settled when a round begins."""
    state = moment.state
    if not state.round:
        return "Grid draw"
    return f"Playing order, round {state.round} · gaps in cells"


def standing(moment: Moment) -> list[int]:
    """Return the seats in the order of the tower."""
    state = moment.state
    if not state.order:
        return list(range(len(moment.seats)))
    racing = [seat for seat in state.order if state.cars[seat].is_on_track]
    gone = [seat for seat in moment.game.classification(state) if seat not in racing]
    done = [seat for seat in gone if seat in state.finished]
    return [*done, *racing, *(seat for seat in gone if seat not in done)]


def _row(moment: Moment, seat: int, position: int) -> TowerRow:
    state, track, entrant = moment.state, moment.game.track, moment.seats[seat]
    car = state.cars[seat]
    sector = track.corner_sector[car.cell] if car.is_on_track and state.round else -1
    return TowerRow(
        place=position,
        number=entrant.number,
        code=entrant.code,
        wear=sum(car.wear.points),
        wear_full=sum(moment.game.options.rule_set.wear.points),
        stops=(car.stops, track.stops[sector]) if sector >= 0 else None,
        gear=int(car.gear),
        gap=_gap(moment, seat),
        is_now=bool(state.round) and not state.is_over and seat == state.seat,
        is_gone=not car.is_on_track,
        is_out=car.status is Status.OUT,
    )


def _gap(moment: Moment, seat: int) -> str:
    """Return how far a car is behind the first that still races, or how its race ended.

    Once somebody has finished, the first that still races leads no more.
    """
    state, track = moment.state, moment.game.track
    car = state.cars[seat]
    if car.status is Status.OUT:
        return "OUT"
    if car.status is Status.FINISHED:
        return place(state.finished.index(seat) + 1).upper()
    if not state.round:
        return ""
    racing = [s for s in range(len(state.cars)) if state.cars[s].is_on_track]
    leader = max(racing, key=lambda s: (race_progress(track, state.cars[s]), -s))
    if seat == leader:
        return "" if state.finished else "LEAD"
    front = race_progress(track, state.cars[leader])
    return f"+{round(front - race_progress(track, car))}"
