"""Scene of a scenario: the race as it is when the play begins."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import sentence_of
from formulad.kernel.spelling import did_you_mean
from formulad.race.agreed.teams import full_pools, spare_pool
from formulad.race.car import Status
from formulad.race.order import next_order
from formulad.race.rules import RaceGame
from formulad.race.state import Phase, State, Weather
from formulad.race.turn.rounds import turn_of
from formulad.scenario.agreed import options_of
from formulad.scenario.line_up import LineUp, find_cell

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.road.track import CellId, Track
    from formulad.scenario.script import Script
    from formulad.store.yaml_document import Document


@frozen
class Scene:
    """A race at the moment a scenario begins."""

    document: Document
    script: Script
    game: RaceGame
    state: State

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the cars, by seat."""
        return tuple(car.name for car in self.script.cars)

    def seat(self, name: str, path: str) -> int:
        """Return the seat of a car.

        Raises:
            DocumentError: if no car has this name.
        """
        if name in self.names:
            return self.names.index(name)
        hint = did_you_mean(name, self.names)
        raise self.document.fault(path, f"there is no car '{name}'{hint}")

    def cell(self, name: str, path: str) -> CellId:
        """Return a cell by its name.

        Raises:
            DocumentError: if the circuit has none of this name.
        """
        return find_cell(self.document, self.game.track, name, path)


def set_scene(document: Document, script: Script, track: Track) -> Scene:
    """Put the cars of a scenario on the road.

    Raises:
        DocumentError: if they cannot stand there.
    """
    options = _options(document, script)
    line_up = LineUp(document, script.cars, track, options)
    line_up.check_names()
    entries = line_up.entries()
    try:
        game = RaceGame(track, entries, options)
    except ValueError as error:
        raise document.fault("$.cars", sentence_of(error)) from None
    state = _under_way(line_up, game) if script.start is None else _before(line_up, game)
    state = _with_spare(document, script, game, state)
    return Scene(document, script, game, _with_road(document, script, game, state))


def _options(document: Document, script: Script) -> Options:
    """Return the options of a scene; how it starts says whether there are timed laps."""
    is_timed = script.start == "qualifying"
    if is_timed and script.options.get("qualifying") is False:
        raise document.fault("$.options.qualifying", "'start: qualifying' needs 'qualifying: true'")
    return replace(options_of(document, script), qualifying=is_timed)


def _before(line_up: LineUp, game: RaceGame) -> State:
    """Return the race before its first start roll, or its first timed lap."""
    state = game.initial()
    line_up.check_places_are_open(is_timed=state.trials is not None or game.options.qualifying)
    for seat, car in enumerate(state.cars):
        state = state.with_car(seat, replace(car, wear=line_up.wear(seat)))
    return state


def _under_way(line_up: LineUp, game: RaceGame) -> State:
    """Return the race with the first car in running order about to choose its gear."""
    cars = line_up.on_road()
    seats = tuple(range(len(cars)))
    state = State(
        cars,
        phase=Phase.GEAR,
        round=1,
        order=seats,
        finished=tuple(seat for seat in seats if cars[seat].status is Status.FINISHED),
        retired=tuple(seat for seat in seats if cars[seat].status is Status.OUT),
    )
    if state.is_over:
        raise line_up.document.fault("$.cars", "no car is left on the track")
    state = replace(state, order=next_order(game.setting, state))
    state = replace(state, turn=turn_of(state.car))
    rolls_first = game.options.spin_restart_roll and state.car.status is Status.SPUN
    return replace(state, phase=Phase.START) if rolls_first else state


def _with_spare(document: Document, script: Script, game: RaceGame, state: State) -> State:
    """Return the race with the points for technical stops that are left (TPT-1)."""
    spare = list(full_pools(game.setting))
    for seat, entry in enumerate(script.cars):
        if entry.spare is None:
            continue
        path, pool = f"$.cars[{seat}].spare", spare_pool(game.setting, seat)
        if not spare:
            raise document.fault(path, "'spare' needs 'technical_stops: true'")
        if entry.spare > full_pools(game.setting)[pool]:
            raise document.fault(path, f"there are no more than {spare[pool]} spare points")
        spare[pool] = entry.spare
    return replace(state, spare=tuple(spare))


def zone_of(game: RaceGame) -> frozenset[CellId]:
    """Return the cells that are debris from the first lap to the last (STR-4)."""
    street = game.track.street
    return street.zone if street and game.options.debris else frozenset()


def _with_road(document: Document, script: Script, game: RaceGame, state: State) -> State:
    """Return the race with what lies on the road, and the weather."""
    options = game.options
    if script.debris and not options.debris:
        raise document.fault("$.debris", "lost parts stay on the road by 'debris: true' only")
    names = enumerate(script.debris)
    cells = (find_cell(document, game.track, name, f"$.debris[{i}]") for i, name in names)
    state = replace(state, debris=frozenset(cells) | zone_of(game))
    if script.weather is None:
        return state
    if not options.weather:
        raise document.fault("$.weather", "'weather' needs the option 'weather: true'")
    if script.start is not None:
        raise document.fault("$.weather", "before the race the weather is rolled for")
    return replace(state, weather=Weather[script.weather.upper()])
