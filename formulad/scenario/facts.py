"""Check of the cars, and of what lies on the road, against what a scenario says."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.race.agreed.drivers import Ability
from formulad.race.agreed.teams import spare_pool
from formulad.race.car import Once, Part
from formulad.race.road.track import NOWHERE
from formulad.race.state import Speed
from formulad.scenario.found import Found, listed
from formulad.scenario.line_up import ONE_POOL, PARTS, pools_of, wrong_pool
from formulad.scenario.scene import zone_of
from formulad.scenario.script import TyresEntry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.car import Wear
    from formulad.race.state import State
    from formulad.race.tyres import TyreSet
    from formulad.scenario.scene import Scene
    from formulad.scenario.script import SpeedEntry

Fact: TypeAlias = "str | int | TyresEntry"


def cars(scene: Scene, state: State) -> Iterator[Found]:
    """Find cars that are not as they should be."""
    for name, expected in scene.script.expect.cars.items():
        path = f"$.expect.cars.{name}"
        seat = scene.seat(name, path)
        if expected.at is not None:
            scene.cell(expected.at, f"{path}.at")
        if word := wrong_pool(expected, state.cars[seat].wear):
            pools = pools_of(state.cars[seat].wear)
            raise scene.document.fault(
                f"{path}.{word}", f"by these rules the pools of a car are {pools}"
            )
        found = _facts(scene, state, seat)
        for word in expected.__struct_fields__:
            wanted, now = getattr(expected, word), found.get(word, "none")
            if wanted is not None and wanted != now:
                sentence = f"{name} should have {word} {_told(wanted)}, but has {_told(now)}"
                yield f"{path}.{word}", sentence


def road(scene: Scene, state: State) -> Iterator[Found]:
    """Find lost parts that lie elsewhere, another weather, and other speeds."""
    expect, places = scene.script.expect, scene.game.track.places
    if expect.debris is not None:
        names = enumerate(expect.debris)
        wanted = {scene.cell(name, f"$.expect.debris[{index}]") for index, name in names}
        zone = zone_of(scene.game)
        if wanted | zone != state.debris:
            cells = listed(places[cell].name for cell in sorted(state.debris - zone))
            yield "$.expect.debris", f"debris lies on: {cells}"
    weather = state.weather.name.lower()
    if expect.weather not in (None, weather):
        yield "$.expect.weather", f"the weather is {weather}"
    if expect.speeds is not None:
        yield from _speeds(scene, state, expect.speeds)


def _speeds(scene: Scene, state: State, expected: tuple[SpeedEntry, ...]) -> Iterator[Found]:
    """Find other speeds at the police line, or another order of crossing."""
    path = "$.expect.speeds"
    seats = [scene.seat(each.car, f"{path}[{i}].car") for i, each in enumerate(expected)]
    wanted = [Speed(seat, each.lap, each.kmh) for seat, each in zip(seats, expected, strict=True)]
    if tuple(wanted) != state.speeds:
        told = (f"{scene.names[each.car]} {each.kmh} in lap {each.lap}" for each in state.speeds)
        yield path, f"the speeds are: {listed(told)}"


def _facts(scene: Scene, state: State, seat: int) -> dict[str, Fact]:
    car, places = state.cars[seat], scene.game.track.places
    facts: dict[str, Fact] = {
        "at": "no cell" if car.cell == NOWHERE else places[car.cell].name,
        "gear": int(car.gear),
        "lap": car.lap,
        "stops": car.stops,
        "status": car.status.value,
        **_points(car.wear),
        **_supplies(scene, state, seat),
    }
    if state.spare:
        facts["spare"] = state.spare[spare_pool(scene.game.setting, seat)]
    if car.tyres is not None:
        facts["tyres_set"] = _tyres(car.tyres)
    return facts


def _supplies(scene: Scene, state: State, seat: int) -> dict[str, Fact]:
    """Return what a street car has only so often: whether it is ready, or used."""
    setting, used = scene.game.setting, state.cars[seat].used
    has = {
        Once.NITRO: setting.options.has_nitro,
        Once.LITTER: seat in setting.gifted(Ability.LITTER),
        Once.RADIO: seat in setting.gifted(Ability.RADIO),
    }
    return {what.value: "used" if what in used else "ready" for what in Once if has[what]}


def _points(wear: Wear) -> dict[str, int]:
    if wear.is_one_pool:
        return {ONE_POOL: wear.points[0]}
    return {name: wear.left(part) for name, part in zip(PARTS, Part, strict=True)}


def _tyres(tyres: TyreSet) -> TyresEntry:
    return TyresEntry(tyres.kind.value, tyres.laps)


def _told(fact: Fact) -> str:
    return f"{fact.type} in lap {fact.laps}" if isinstance(fact, TyresEntry) else str(fact)
