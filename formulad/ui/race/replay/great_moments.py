"""Great moments for a time line: laps, leaders, cars out, pit stops, weather."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.race.events import (
    CarEliminated,
    CarFinished,
    CarServed,
    WeatherTurned,
)
from formulad.race.order import race_progress
from formulad.ui.race.model.event_beats import DieBeat, SayBeat
from formulad.ui.race.replay.time_line_mark import Mark, MarkKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.events import Event
    from formulad.race.state import State
    from formulad.ui.race.replay.film import Film


def marks_of(film: Film) -> tuple[Mark, ...]:
    """Return the marks of a race, in the order in which they happened; one of a kind at a place."""
    found = [*_steps(film), *_laps(film), *_leaders(film)]
    found.sort(key=lambda mark: mark.place)
    special = {mark.place for mark in found if mark.is_great and mark.kind is not MarkKind.GREAT}
    kept = [m for m in found if m.kind is not MarkKind.GREAT or m.place not in special]
    return tuple(dict.fromkeys(kept))


def _steps(film: Film) -> Iterator[Mark]:
    """Yield what single steps say."""
    for place, (step, told) in enumerate(zip(film.steps, film.told, strict=True), 1):
        begin = film.turn_at(place - 1)
        for event in step.step.events:
            if mark := _of_event(film, event, place, begin):
                yield mark
        for beat in told:
            if isinstance(beat, DieBeat | SayBeat) and beat.entry.line.is_great:
                line = beat.entry.line
                yield Mark(place, begin, MarkKind.GREAT, line.text, line.car)


def _of_event(film: Film, event: Event, place: int, begin: int) -> Mark | None:
    seats = film.setup.seats
    match event:
        case CarEliminated(car):
            text = say("{name} is out", name=seats[car].name)
            return Mark(place, begin, MarkKind.OUT, text, car)
        case CarServed(car):
            text = say("{name} in the pits", name=seats[car].name)
            return Mark(place, begin, MarkKind.PIT, text, car)
        case WeatherTurned():
            return Mark(place, begin, MarkKind.WEATHER, say("The weather changes"))
        case CarFinished(car) if not film.states[begin].finished:
            text = say("{name} wins", name=seats[car].name)
            return Mark(place, begin, MarkKind.FINISH, text, car)
        case _:
            return None


def _laps(film: Film) -> Iterator[Mark]:
    """Yield where a car began a lap as the first of all."""
    reached = 1
    for place, state in enumerate(film.states):
        lap = max((car.lap for car in state.cars), default=0) if state.round else 0
        if reached < lap <= film.game.options.laps:
            reached = lap
            text = say("Lap {lap} begins", lap=lap)
            yield Mark(place, film.turn_at(max(0, place - 1)), MarkKind.LAP, text)


def _leaders(film: Film) -> Iterator[Mark]:
    """Yield where the lead has passed to another, as it is when a turn is over."""
    before: int | None = None
    for begin, place in zip(film.turns, film.turns[1:], strict=False):
        now = leader(film, film.states[place])
        if now is None:
            continue
        if before is not None and now != before:
            text = say("{name} takes the lead", name=film.setup.seats[now].name)
            yield Mark(place, begin, MarkKind.LEAD, text, now)
        before = now


def leader(film: Film, state: State) -> int | None:
    """Return the seat of the car in front; nobody's before the race and once one has finished."""
    if not state.round or state.finished:
        return None
    track = film.game.track
    racing = [seat for seat, car in enumerate(state.cars) if car.is_on_track]
    return max(racing, key=lambda s: (race_progress(track, state.cars[s]), -s), default=None)
