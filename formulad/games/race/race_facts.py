"""Facts of a recorded race, for the command line: who is where, and what is due."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.games.awaited import awaited
from formulad.kernel.letters import quoted
from formulad.race.agreed.option_values import write_options
from formulad.race.events import CarEliminated

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.games.race.resume import LoadedRace
    from formulad.race.events import Cause
    from formulad.race.state import State


def facts_of(race: LoadedRace) -> dict[str, Any]:
    """Return the race at the end of what was played: who is where, and what is due."""
    game, setup = race.game, race.header.setup
    state: State = race.good_part.state
    names = [entrant.name for entrant in setup.seats]
    return {
        "track": setup.track,
        "laps": setup.options.laps,
        "options": write_options(setup.options),
        "weather": state.weather.name.lower(),
        "debris": [game.track.places[cell].name for cell in sorted(state.debris)],
        "lines": race.replay.good_lines,
        "round": state.round,
        "due": awaited(game.awaiting(state), names, game="race", throws="rolls the {die} die"),
        "cars": [
            _car(race, seat, place) for place, seat in enumerate(game.classification(state), 1)
        ],
    }


def _car(race: LoadedRace, seat: int, place: int) -> dict[str, Any]:
    car, entrant = race.good_part.state.cars[seat], race.header.setup.seats[seat]
    cause = _causes_of_end(race).get(seat)
    return {
        "place": place,
        "name": entrant.name,
        "number": entrant.number,
        "status": car.status.value,
        "lap": car.lap,
        "cell": race.game.track.places[car.cell].name if car.cell >= 0 else "",
        "gear": int(car.gear),
        "stops": car.stops,
        "points": list(car.wear.points),
        "tyres": f"{car.tyres.kind} {car.tyres.laps}" if car.tyres else "",
        "cause": cause.value if cause else "",
    }


def _causes_of_end(race: LoadedRace) -> dict[int, Cause]:
    """Return why cars are out, by seat."""
    events = (event for each in race.replay.played for event in each.step.events)
    return {event.car: event.cause for event in events if isinstance(event, CarEliminated)}


COLUMNS = (
    *("place", "number", "name", "status", "lap", "cell"),
    *("gear", "stops", "points", "tyres", "cause"),
)


def facts_table(found: Mapping[str, Any]) -> str:
    """Return the facts of a race for people."""
    rows = [[_cell(car[column]) for column in COLUMNS] for car in found["cars"]]
    widths = [max(map(len, column)) for column in zip(COLUMNS, *rows, strict=True)]
    lines = [
        "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip()
        for row in (COLUMNS, *rows)
    ]
    head = f"{quoted(found['track'])}, round {found['round']}, after {found['lines']} lines"
    return "\n".join([head, *_road(found), f"next: {quoted(found['due'])}", "", *lines])


def _road(found: Mapping[str, Any]) -> list[str]:
    """Return what there is to say of sky and road, if anything."""
    sky = [f"weather: {found['weather'].replace('_', ' ')}"] if found["weather"] != "fine" else []
    return [*sky, f"debris: {' '.join(found['debris'])}"] if found["debris"] else sky


def _cell(value: object) -> str:
    return "/".join(map(str, value)) if isinstance(value, list) else quoted(str(value))
