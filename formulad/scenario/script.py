"""Script: the vocabulary of scenario files, part of the program's public face."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from formulad.race.questions import Question  # noqa: TC001 - msgspec reads the types of fields

Count: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Laps: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
GearNumber: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
PartName: TypeAlias = Literal["tyres", "brakes", "gearbox", "body", "engine", "road_holding"]
StatusName: TypeAlias = Literal[
    "racing", "spun", "stalled", "in_pit", "coasting", "out", "finished"
]
WeatherName: TypeAlias = Literal["fine", "variable", "rainy_variable", "rain"]
TyreName: TypeAlias = Literal["hard", "soft", "wet"]
SupplyName: TypeAlias = Literal["ready", "used"]
Nitro: TypeAlias = bool | Literal["big"]
"""`big` carries three cells farther."""


class _Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a scenario file."""


class TyresEntry(_Entry, frozen=True):
    """What a car is shod with."""

    type: TyreName
    laps: Laps = 1
    """The lap it is in; 1 for new tyres."""


class PointsEntry(_Entry, frozen=True):
    """The wear points of a car: one pool by the beginner's rules, else six."""

    wear: Points | None = None
    tyres: Points | None = None
    brakes: Points | None = None
    gearbox: Points | None = None
    body: Points | None = None
    engine: Points | None = None
    road_holding: Points | None = None
    spare: Points | None = None
    """Points for technical stops; a team has them in common."""
    tyres_set: TyresEntry | None = None


class SupplyEntry(PointsEntry, frozen=True):
    """What a car can still take, and what a street car has only so often."""

    nitro: SupplyName | None = None
    litter: SupplyName | None = None
    """The debris that one driver may drop in each lap."""
    radio: SupplyName | None = None
    """What one driver may throw once in a race."""


class CarEntry(SupplyEntry, frozen=True, kw_only=True):
    """A car as the scene begins."""

    name: str
    driver: str | None = None
    """The street driver in it, by id: with its points, unless others are named, and its gifts."""
    at: str | None = None
    """The cell it stands on; on the grid it is given its place."""
    gear: GearNumber | None = None
    lap: Count | None = None
    stops: Count | None = None
    status: StatusName | None = None
    spun: bool = False
    """The short way to say that it has spun."""


class StepEntry(_Entry, frozen=True):
    """One step: a die, or a decision of a car."""

    car: str | None = None
    roll: Count | None = None
    seconds: Annotated[int, Meta(ge=0, le=9999)] | None = None
    """What the clock shows at the end of a timed lap."""
    gear: GearNumber | None = None
    move_to: str | None = None
    slipstream_to: str | None = None
    slipstream: bool | None = None
    """`false` to stay behind."""
    brakes: Count = 0
    path: tuple[str, ...] | None = None
    """The cells entered, where several paths lead to the same one."""
    stop: Literal["tyres", "technical"] | None = None
    set: TyreName | None = None
    """Tyres to fit: in the pits, or before the car sets out."""
    repair: dict[PartName, Points] | None = None
    """Points to give back: in the pits, at the checkpoint, or of the police prize."""
    trial: bool | None = None
    """`true` to go out for the timed lap."""
    skip_trials: bool | None = None
    """`true` to do without timed laps."""
    nitro: Nitro | None = None
    drift: int | None = None
    """1 to go a cell farther through a corner, -1 to fall short by one."""
    drop_debris: bool | None = None
    """`true` to leave debris on the cell the car drives off from."""
    radio_at: str | bool | None = None
    """The car to throw the radio at; `false` to keep it."""
    reroll: bool | None = None
    """Whether to roll for the weather again."""


class RefusedEntry(StepEntry, frozen=True):
    """A decision that the rules forbid at the end of the play."""

    because: str = ""
    """A part of the sentence that says why."""


class CarExpected(SupplyEntry, frozen=True):
    """What is to be found of a car; only what is named is compared."""

    at: str | None = None
    gear: Count | None = None
    lap: Count | None = None
    stops: Count | None = None
    status: StatusName | None = None


class WaitsFor(_Entry, frozen=True):
    """What the game waits for: a choice of a car, or its roll."""

    car: str
    choice: Question | None = None
    roll: str | None = None
    """What the black die, or the die of a gear, is rolled for."""


class SpeedEntry(_Entry, frozen=True):
    """How fast a car went over the police line."""

    car: str
    kmh: Count
    lap: Count = 1


class Expected(_Entry, frozen=True):
    """What must come of the play."""

    cars: dict[str, CarExpected] = {}
    events: tuple[str, ...] = ()
    """In this order; others may stand between."""
    waits_for: WaitsFor | Literal["nothing"] | None = None
    order: tuple[str, ...] | None = None
    """The running order of the next round."""
    classification: tuple[str, ...] | None = None
    """The places, as if the race ended now."""
    debris: tuple[str, ...] | None = None
    """Exactly the cells on which lost parts lie, those of the Zone left out."""
    weather: WeatherName | None = None
    speeds: tuple[SpeedEntry, ...] | None = None
    """What the police has measured and given no prize for, in the order of crossing."""


class Offers(_Entry, frozen=True):
    """Exactly the choices that are open at the end of the play."""

    gear: tuple[GearNumber, ...] | None = None
    destinations: tuple[str, ...] | None = None
    """Where the car may end without braking."""
    slipstreams: tuple[str, ...] | None = None
    """Where a slipstream may end; none if none is offered."""
    stops: tuple[Literal["tyres", "technical"], ...] | None = None
    """What the crew can do."""
    nitro: Nitro | None = None
    """Whether the nitro can be used, and whether it can be `big`."""
    drift: tuple[int, ...] | None = None
    drop_debris: bool | None = None
    radio_at: tuple[str, ...] | None = None
    """The cars that can be hit."""
    repairs: tuple[dict[PartName, Points], ...] | None = None
    """Every way to share out the points."""
    reroll: bool | None = None


class Script(_Entry, frozen=True):
    """A whole scenario."""

    title: str
    track: str
    cars: Annotated[tuple[CarEntry, ...], Meta(min_length=1)]
    rules: tuple[str, ...] = ()
    """The rules it shows, by their ids."""
    options: dict[str, bool | int | str] = {}
    """By which rules the scene is played: `preset`, and table options by their ids."""
    start: Literal["grid", "qualifying"] | None = None
    debris: tuple[str, ...] = ()
    weather: WeatherName | None = None
    play: tuple[StepEntry, ...] = ()
    expect: Expected = msgspec.field(default_factory=Expected)
    offers: Offers = Offers()
    refuse: tuple[RefusedEntry, ...] = ()


WORDS = frozenset(
    word
    for part in (
        *(TyresEntry, CarEntry, RefusedEntry, CarExpected),
        *(WaitsFor, SpeedEntry, Expected, Offers, Script),
    )
    for word in part.__struct_fields__
)
"""Every name of an entry."""
