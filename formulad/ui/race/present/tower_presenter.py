"""Tower presenter: the running order for the timing tower."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance
from formulad.kernel.sentence import joined, say, say_of
from formulad.race.car import Status
from formulad.race.order import race_progress
from formulad.race.road.track import NOWHERE
from formulad.race.state import Phase, Weather
from formulad.race.turn.rounds import has_ended
from formulad.ui.race.present.boost_presenter import nitro_left
from formulad.ui.race.terms.race_words import SKIES, place
from formulad.ui.race.views.panel_views import SkyView, TowerRow, TowerView

if TYPE_CHECKING:
    from formulad.race.state import Trials
    from formulad.ui.race.model.shown_moment import Moment

MARKS = {
    Status.SPUN: "spin",
    Status.STALLED: "stalled",
    Status.IN_PIT: "pit",
    Status.COASTING: "engine",
}
SKY_ICONS = {
    Weather.FINE: "sun",
    Weather.VARIABLE: "changeable",
    Weather.RAINY_VARIABLE: "rain",
    Weather.RAIN: "rain",
}


def tower_view(moment: Moment) -> TowerView:
    """Return who is where, the finished in front, the retired at the end."""
    state, game = moment.state, moment.game
    seats = standing(moment)
    leader = next((seat for seat in seats if state.cars[seat].is_on_track), None)
    rows = tuple(_row(moment, seat, place, leader) for place, seat in enumerate(seats, 1))
    laps = 1 if state.trials else game.options.laps
    lap = min(max((1, *(car.lap for car in state.cars))), laps)
    return TowerView(game.track.title, f"{lap}/{laps}", _foot(moment), rows, _sky(moment))


def _sky(moment: Moment) -> SkyView | None:
    """Return the weather, once it has been rolled for."""
    state = moment.state
    is_known = state.round or state.trials or state.phase is Phase.TYRES
    if not moment.game.options.weather or not is_known:
        return None
    title, road = SKIES[state.weather]
    return SkyView(SKY_ICONS[state.weather], title, road, state.is_wet)


def _foot(moment: Moment) -> str:
    """Return what the list is; who plays next, where that does not follow from the places."""
    state = moment.state
    if state.trials:
        done = len(state.trials.results)
        laps = len(moment.seats)
        return say("Timed laps, {done} of {laps} driven", done=done, laps=laps)
    if not state.round:
        return say("Starting grid") if state.order else say("Draw for the grid")
    if following := _following(moment):
        first, *others = (moment.seats[seat].code for seat in following)
        return joined(" · ", (say("Playing order: {code}", code=first), *others))
    if moment.chances:  # which their figures need explained; that rows go by place is seen
        told = say("Round {round}", round=state.round)
        return joined(" · ", (told, say("gaps in cells"), say("chances to win")))
    return joined(" · ", (say("By place, round {round}", round=state.round), say("gaps in cells")))


def _following(moment: Moment) -> list[int]:
    """Return who plays now and after that in this round, if not as they are placed (ORD-1)."""
    state = moment.state
    turns = [seat for seat in state.order[state.at :] if state.cars[seat].is_on_track]
    placed = [seat for seat in standing(moment) if seat in turns]
    return turns if turns != placed else []


def standing(moment: Moment) -> list[int]:
    """Return the seats in the order of the tower: by place, on the grid as they stand there."""
    state = moment.state
    if state.trials:
        return _by_trial(state.trials, len(moment.seats))
    if not state.round:
        return [*state.order] or list(range(len(moment.seats)))
    return list(moment.game.classification(state))


def _by_trial(trials: Trials, seats: int) -> list[int]:
    """Return the seats by their timed laps; those who have not driven yet as they are listed."""
    best = sorted(trials.results, key=lambda r: (r.is_out, r.score, r.seconds))
    done = [result.seat for result in best]
    return [*done, *(seat for seat in range(seats) if seat not in done)]


def _row(moment: Moment, seat: int, position: int, leader: int | None) -> TowerRow:
    state, track, entrant = moment.state, moment.game.track, moment.seats[seat]
    car = state.cars[seat]
    is_there = car.is_on_track and car.cell != NOWHERE
    sector = track.corner_sector[car.cell] if is_there else -1
    return TowerRow(
        place=position,
        number=entrant.number,
        code=entrant.code,
        wear=sum(car.wear.points),
        wear_full=sum(moment.game.setting.entries[seat].wear.points),
        stops=(car.stops, track.stops[sector]) if sector >= 0 else None,
        gear=int(car.gear),
        gap=_gap(moment, seat, leader),
        is_now=_is_now(moment, seat),
        is_gone=not car.is_on_track,
        is_out=car.status is Status.OUT,
        mark=MARKS.get(car.status, ""),
        nitro=nitro_left(moment, seat) if car.is_on_track else None,
        chance=round(100 * moment.chances[seat]) if moment.chances and car.is_on_track else None,
    )


def _is_now(moment: Moment, seat: int) -> bool:
    """Return whether a car drives, or rolls for its place on the grid."""
    state, due = moment.state, moment.due
    if state.draw:
        return isinstance(due, Chance) and seat == due.seat
    has_begun = bool(state.round or state.trials)
    return has_begun and not has_ended(moment.game.setting, state) and seat == moment.active


def _gap(moment: Moment, seat: int, leader: int | None) -> str:
    """Return how far a car is behind the first that still races, or how its race ended.

    Once somebody has finished, the first that still races leads no more.
    """
    state, track = moment.state, moment.game.track
    car = state.cars[seat]
    if state.trials:
        return _score(state.trials, seat)
    if state.draw:
        return str(state.draw.roll_of.get(seat, ""))
    if car.status is Status.OUT:
        return say_of("verdict", "OUT")
    if car.status is Status.FINISHED:
        return place(state.finished.index(seat) + 1).upper()
    if not state.round or leader is None:
        return ""
    if seat == leader:
        return "" if state.finished else say_of("in front", "LEAD")
    front = race_progress(track, state.cars[leader])
    return f"+{round(front - race_progress(track, car))}"


def _score(trials: Trials, seat: int) -> str:
    """Return what a timed lap has come to, so far or in the end."""
    driven = (*trials.results, *((trials.now,) if trials.now else ()))
    result = next((result for result in driven if result.seat == seat), None)
    if result is None:
        return ""
    return say_of("verdict", "OUT") if result.is_out else str(result.score)
