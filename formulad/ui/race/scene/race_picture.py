"""Board picture of a race: cars, the reach of a gear, the places to stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance
from formulad.kernel.sentence import say
from formulad.kernel.values import replace
from formulad.race.agreed.drivers import Ability
from formulad.race.bills import Verdict
from formulad.race.car import Status
from formulad.race.events import Cause
from formulad.race.moves import ThrowRadio
from formulad.race.questions import Purpose, Question
from formulad.ui.race.board.geometry.board_picture import (
    BoardPicture,
    CarOnBoard,
    Chip,
    Choice,
    Effect,
    EffectKind,
    Note,
    ReachCell,
)
from formulad.ui.race.model.destinations import LETTERS, chosen_place, places_of
from formulad.ui.race.model.offers import cards
from formulad.ui.race.scene.board_notes import face_range, place_notes, reach_note, wake_note
from formulad.ui.race.terms.heat_scale import heat_figure, heat_of
from formulad.ui.race.terms.outcomes import OUTCOME_OF
from formulad.ui.toolkit.theme import BAD_TONE, SPIN

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from formulad.race.forecast import CellForecast, GearForecast
    from formulad.race.road.track import CellId
    from formulad.ui.race.board.geometry.board_picture import Where
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.views.engineer_views import Destination

_RANK = {verdict: rank for rank, verdict in enumerate(Verdict)}
_MOST_WAKES = 2
"""How many places that open a slipstream are pointed out besides the chosen one."""
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
    bare = BoardPicture(
        cars=_cars(moment, driving or {}),
        debris=moment.state.debris,
        wetness=float(moment.state.is_wet),
        best_speed=_best_speed(moment),
        has_checkpoint=moment.game.options.has_checkpoint,
        effects=_aimed_at(moment, driving or {}),
    )
    if moment.question is Question.RADIO:
        return _targets_picture(moment, bare)
    if moment.gear:
        return _reach_picture(moment, bare) if shows_reach else bare
    if not moment.is_path:
        return bare
    chosen = chosen_place(moment)
    places = places_of(moment)
    return replace(
        bare,
        choices=tuple(_choice(moment, place) for place in _on_board(moment, places, chosen)),
        path=_path(moment, chosen) if chosen else (),
        chosen=end_of(moment, chosen) if chosen else None,
        notes=(
            *(place_notes(end_of(moment, chosen), chosen) if chosen else ()),
            *(wake_note(end_of(moment, p), p) for p in _in_a_wake(places) if p is not chosen),
        ),
    )


def places_to_click(moment: Moment) -> tuple[CellId, ...]:
    """Return the cells that can be clicked to choose something: ends of paths, cars to hit."""
    if moment.question is Question.RADIO:
        return tuple(moment.state.cars[seat].cell for seat in _targets(moment))
    if not moment.is_path:
        return ()
    return tuple(end_of(moment, place) for place in places_of(moment) if not place.is_detour)


def _targets_picture(moment: Moment, bare: BoardPicture) -> BoardPicture:
    """Return the cars that the radio can hit, with the letters that choose them."""
    seats = _targets(moment)
    cells = [moment.state.cars[seat].cell for seat in seats]
    chosen = cells[moment.selection.card]
    return replace(
        bare,
        choices=tuple(Choice(cell, SPIN) for cell in cells),
        chosen=chosen,
        notes=tuple(
            Note(cell, (_target_chip(letter, moment.seats[seat].name, is_chosen=cell == chosen),))
            for letter, seat, cell in zip(LETTERS, seats, cells, strict=False)
        ),
    )


def _target_chip(letter: str, name: str, *, is_chosen: bool) -> Chip:
    """Return what is written beside a car that can be hit."""
    if is_chosen:
        return Chip(
            say("{letter}: hit {name}?", letter=letter, name=name),
            "radio",
            BAD_TONE,
            Ability.RADIO.rule,
        )
    return Chip(f"{letter}: {name}")


def _targets(moment: Moment) -> list[int]:
    """Return the seats that a radio can be thrown at."""
    found = cards(moment.game, moment.state)
    return [move.at for move in found if isinstance(move, ThrowRadio)]


def _best_speed(moment: Moment) -> str:
    """Return the best speed past the police in this lap: `best: 160 km/h, Dev` (STR-5)."""
    state = moment.state
    laps = {speed.lap for speed in state.speeds}
    if not laps:
        return ""
    lap = state.car.lap if state.car.lap in laps else max(laps)
    best = max((each for each in state.speeds if each.lap == lap), key=lambda each: each.kmh)
    name = moment.seats[best.car].name
    return say("best: {kmh} km/h, {name}", kmh=best.kmh, name=name)


def _aimed_at(moment: Moment, driving: Mapping[int, Where]) -> tuple[Effect, ...]:
    """Return the cross hairs on a car that is about to be shot at (STR-3)."""
    due = moment.due
    is_shot_at = isinstance(due, Chance) and due.purpose is Purpose.GUNFIRE
    if not is_shot_at or moment.state.seat in driving:
        return ()
    return (Effect(EffectKind.AIM, moment.state.car.cell),)


def _on_board(
    moment: Moment, places: Iterable[Destination], chosen: Destination | None
) -> Iterable[Destination]:
    """Return what stands on each cell: the usual way there, or the one that is looked at."""
    shown = {end_of(moment, place): place for place in places if not place.is_detour}
    if chosen:
        shown[end_of(moment, chosen)] = chosen
    return shown.values()


def _in_a_wake(places: tuple[Destination, ...]) -> list[Destination]:
    """Return the best places from which a slipstream carries on."""
    return [place for place in places if place.letter and _opens(place)][:_MOST_WAKES]


def _opens(place: Destination) -> bool:
    return any(chip.icon == "slip" for chip in place.chips)


def _reach_picture(moment: Moment, bare: BoardPicture) -> BoardPicture:
    """Return the reach of a gear, with a note on the cell that is looked at."""
    if moment.heat:
        return replace(bare, reach=tuple(_hot(cell, turns) for cell, turns in moment.heat))
    forecast, cell = moment.forecast(moment.gear), moment.selection.cell
    pointed_at = [found for found in forecast.cells if moment.is_waiting and found.cell == cell]
    return replace(
        bare,
        reach=_reach(forecast),
        hover=cell if pointed_at else None,
        notes=tuple(
            reach_note(
                moment,
                found,
                is_avoidable=_is_avoidable(forecast, found),
                brakes=_saves_by_braking(forecast, found),
                debris=moment.state.debris,
            )
            for found in pointed_at
        ),
    )


def end_of(moment: Moment, place: Destination) -> CellId:
    """Return the cell of a destination."""
    return moment.game.paths(moment.state)[place.index].end(moment.state.car.cell)


def _cars(moment: Moment, driving: Mapping[int, Where]) -> tuple[CarOnBoard, ...]:
    track, state = moment.game.track, moment.state
    cars = []
    for seat, car in enumerate(state.cars):
        if not car.is_in_the_way or car.cell < 0:
            continue
        entrant = moment.seats[seat]
        sector = track.corner_sector[car.cell]
        is_in_corner = sector >= 0 and seat not in driving and car.is_on_track
        cars.append(
            CarOnBoard(
                entrant.number,
                driving.get(seat, car.cell),
                entrant.code,
                (car.stops, track.stops[sector]) if is_in_corner else None,
                current=moment.is_driving and seat == moment.active,
                spun=car.status is Status.SPUN,
                is_wreck=car.is_wreck,
                is_gt=moment.game.options.street,
            )
        )
    return tuple(cars)


def _reach(forecast: GearForecast) -> tuple[ReachCell, ...]:
    braked = _braked(forecast)
    return tuple(
        ReachCell(
            found.cell,
            OUTCOME_OF[forecast.judged(_verdict(forecast, found, braked))],
            face_range(found.faces),
            _is_avoidable(forecast, found) and not braked.issuperset(found.faces),
        )
        for found in forecast.cells
    )


def _hot(cell: CellId, turns: float) -> ReachCell:
    """Return a cell of a gear in the heat it has."""
    return ReachCell(cell, heat_of(turns), heat_figure(turns))


def _is_avoidable(forecast: GearForecast, found: CellForecast) -> bool:
    """Return whether every face that leads to a cell also leads to a better one."""
    best = [face.verdict for face in forecast.faces if face.face in found.faces]
    return all(_RANK[verdict] < _RANK[found.bill.verdict] for verdict in best)


def _verdict(forecast: GearForecast, found: CellForecast, braked: frozenset[int]) -> Verdict:
    """Return what a cell is judged by: the best that can be made of the rolls that lead there.

    Where only braking makes it better, that is what the engineer says of the roll, and so does
    the cell. Where another cell is better for the same roll, it is that cell which says so.
    """
    if braked.isdisjoint(found.faces):
        return found.bill.verdict
    judged = [each.verdict for each in forecast.faces if each.face in found.faces]
    if not braked.issuperset(found.faces):
        judged.append(found.bill.verdict)
    return max(judged, key=_RANK.__getitem__)


def _braked(forecast: GearForecast) -> frozenset[int]:
    """Return the rolls that only braking makes the best of: no cell they lead to is as good."""
    best: dict[int, int] = {}
    for cell in forecast.cells:
        rank = _RANK[cell.bill.verdict]
        for face in cell.faces:
            best[face] = min(rank, best.get(face, rank))
    return frozenset(
        each.face for each in forecast.faces if best.get(each.face, 0) > _RANK[each.verdict]
    )


def _saves_by_braking(forecast: GearForecast, found: CellForecast) -> int:
    """Return the points of braking by which every roll that leads to a cell comes to more."""
    if not _braked(forecast).issuperset(found.faces):
        return 0
    bills = (each.bill for each in forecast.faces if each.face in found.faces)
    costs = (sum(i.points for i in bill.items if i.cause is Cause.BRAKING) for bill in bills)
    return max(costs, default=0)


def _choice(moment: Moment, place: Destination) -> Choice:
    price = place.price if place.verdict is Verdict.COST else ""
    return Choice(
        end_of(moment, place),
        OUTCOME_OF[place.verdict],
        place.letter,
        price,
        touches=place.touches > 0,
        opens=_opens(place),
        is_quiet=place.verdict is Verdict.COST and place.points > _DEAR and not place.letter,
    )


def _path(moment: Moment, place: Destination) -> tuple[CellId, ...]:
    state = moment.state
    return (state.car.cell, *moment.game.paths(state)[place.index].route.cells)
