"""The vocabulary of scenario files: part of the program's public face."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

Count: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
GearNumber: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
StatusName: TypeAlias = Literal["racing", "spun", "stalled", "in_pit", "out", "finished"]


class _Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a scenario file."""


class CarEntry(_Entry, frozen=True):
    """A car as the scene begins."""

    name: str
    at: str | None = None
    """The cell it stands on; on the grid it is given its place."""
    gear: GearNumber | None = None
    lap: Count | None = None
    stops: Count | None = None
    wear: Annotated[int, Meta(ge=1, le=99)] | None = None


class StepEntry(_Entry, frozen=True):
    """One step: a die, or a decision of a car."""

    car: str | None = None
    roll: Count | None = None
    gear: GearNumber | None = None
    move_to: str | None = None
    brakes: Count = 0
    path: tuple[str, ...] | None = None
    """The cells entered, where several paths lead to the same one."""


class RefusedEntry(StepEntry, frozen=True):
    """A decision that the rules forbid at the end of the play."""

    because: str = ""
    """A part of the sentence that says why."""


class CarExpected(_Entry, frozen=True):
    """What is to be found of a car; only what is named is compared."""

    at: str | None = None
    gear: Count | None = None
    lap: Count | None = None
    stops: Count | None = None
    wear: Count | None = None
    status: StatusName | None = None


class WaitsFor(_Entry, frozen=True):
    """What the game waits for: a choice of a car, or its roll."""

    car: str
    choice: str | None = None
    roll: str | None = None
    """What the black die, or the die of a gear, is rolled for."""


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


class Offers(_Entry, frozen=True):
    """Exactly the choices that are open at the end of the play."""

    gear: tuple[GearNumber, ...] | None = None
    destinations: tuple[str, ...] | None = None
    """Where the car may end without braking."""


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
    play: tuple[StepEntry, ...] = ()
    expect: Expected = msgspec.field(default_factory=Expected)
    offers: Offers = Offers()
    refuse: tuple[RefusedEntry, ...] = ()


WORDS = frozenset(
    word
    for part in (
        CarEntry,
        RefusedEntry,
        CarExpected,
        WaitsFor,
        Expected,
        Offers,
        Script,
    )
    for word in part.__struct_fields__
)
"""Every name of an entry."""

NOT_YET = frozenset(
    {
        *("tyres", "brakes", "gearbox", "body", "engine", "road_holding"),
        *("debris", "weather", "driver", "tyres_set", "nitro", "spun"),
        *("slipstream", "slipstream_to", "drift", "radio_at", "drop_debris"),
        *("stop", "set", "repair", "reroll", "qualifying", "team", "in_pit"),
    }
)
"""Names that belong to rules which are not played yet."""
