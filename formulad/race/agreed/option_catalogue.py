"""Catalogue of table options: where each belongs, its values, its rule, what it needs."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen
from formulad.kernel.values import replace
from formulad.race.agreed.options import (
    DebrisPlace,
    GridRule,
    LappedOrder,
    Options,
    QualifyingOut,
    Rules,
    SlideRule,
    SpinScope,
    StartLanes,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

Value: TypeAlias = bool | int | str


class Group(StrEnum):
    """What options are about, in the order of the menu."""

    RACE = "race"
    START = "start"
    CARS = "cars"
    GEARBOX = "gearbox"
    CORNERS = "corners"
    CONTACT = "contact"
    DAMAGE = "damage"
    SLIPSTREAM = "slipstream"
    PITS = "pits"
    WEATHER = "weather"
    STREET = "street"
    TABLE = "table"


@frozen
class Entry:
    """One option of the menu."""

    id: str
    """The field of `Options`."""
    group: Group
    rule: str
    """The id of the rule it changes."""
    values: tuple[Value, ...] = (False, True)
    needs: tuple[str, Value] | None = None
    """Another option, and the value it has to have for this one to matter."""
    or_needs: tuple[str, Value] | None = None
    """One that does as well."""


def _entries() -> Iterator[Entry]:
    complete = ("rules", Rules.COMPLETE)
    on_circuits, on_streets = ("street", False), ("street", True)
    yield Entry("rules", Group.RACE, "BEG-1", tuple(Rules))
    yield Entry("laps", Group.RACE, "LAP-1", tuple(range(1, 100)))
    yield Entry("team_race", Group.RACE, "TEAM-1")
    yield Entry("lapped_order", Group.RACE, "ORD-5", tuple(LappedOrder))
    yield Entry("end_after_winner", Group.RACE, "FIN-3")
    yield Entry("qualifying", Group.START, "QUA-1")
    yield Entry("qualifying_out", Group.START, "QUA-3", tuple(QualifyingOut), ("qualifying", True))
    yield Entry("qualifying_clock", Group.START, "QUA-4", needs=("qualifying", True))
    yield Entry("grid", Group.START, "GRD-1", tuple(GridRule), ("qualifying", False))
    yield Entry("super_start_lanes", Group.START, "STA-3", tuple(StartLanes))
    yield Entry("own_car", Group.CARS, "CAR-1", needs=on_circuits)
    yield Entry("must_spend_all", Group.CARS, "CAR-1", needs=("own_car", True))
    yield Entry("allow_suicidal_downshift", Group.GEARBOX, "GBX-6", needs=complete)
    yield Entry("overrev_debris", Group.GEARBOX, "GBX-7", tuple(DebrisPlace), ("debris", True))
    yield Entry("spin_again_scope", Group.CORNERS, "SPN-2", tuple(SpinScope), complete)
    yield Entry("spin_restart_roll", Group.CORNERS, "SPN-6", needs=complete)
    yield Entry("block_substitution", Group.CONTACT, "BLK-2", needs=complete)
    yield Entry("block_victim", Group.CONTACT, "BLK-6", needs=complete)
    yield Entry("mover_auto_loss", Group.CONTACT, "COL-4", needs=complete)
    yield Entry("aggravated_collisions", Group.CONTACT, "SPN-6", needs=complete)
    yield Entry("wreck_stays_one_round", Group.CONTACT, "ELM-3", needs=complete)
    yield Entry("debris", Group.DAMAGE, "DEB-1", needs=complete)
    yield Entry("debris_on_every_out", Group.DAMAGE, "DEB-1", needs=("debris", True))
    yield Entry("engine_inertia", Group.DAMAGE, "ENG-3", needs=complete)
    yield Entry("engine_rain", Group.DAMAGE, "ENG-2", (3, 5), ("weather", True))
    yield Entry("slipstream", Group.SLIPSTREAM, "SLP-1", needs=complete)
    yield Entry("pit_stops", Group.PITS, "PIT-1", needs=on_circuits)
    yield Entry("pit_first_gear", Group.PITS, "PIT-6", needs=("pit_stops", True))
    yield Entry("pit_exit_slipstream", Group.PITS, "SLP-10", needs=("pit_stops", True))
    yield Entry("technical_stops", Group.PITS, "TPT-1", needs=("pit_stops", True))
    yield Entry("weather", Group.WEATHER, "WX-1", needs=complete)
    yield Entry("weather_end_of_round", Group.WEATHER, "WX-5", needs=("weather", True))
    yield Entry("tyres", Group.WEATHER, "TYR-0", needs=on_circuits)
    yield Entry("slide_rule", Group.WEATHER, "TYR-4", tuple(SlideRule), ("tyres", True), on_streets)
    yield Entry("soft_wet_factor", Group.WEATHER, "TYR-2", (1, 2, 3), ("tyres", True))
    yield Entry("street", Group.STREET, "STR-1", needs=complete)
    yield Entry("abilities", Group.STREET, "STR-1", needs=on_streets)
    yield Entry("nitro", Group.STREET, "STR-2", needs=on_streets)
    yield Entry("checkpoint", Group.STREET, "STR-7", needs=on_streets)
    yield Entry("balance_drivers", Group.STREET, "STR-1", needs=on_streets)
    yield Entry("physical_dice", Group.TABLE, "DIE-2")
    yield Entry("take_backs", Group.TABLE, "DIE-2")


CATALOGUE: tuple[Entry, ...] = tuple(_entries())
"""Every option in the order of the menu."""

ENTRIES: dict[str, Entry] = {entry.id: entry for entry in CATALOGUE}


@frozen
class Conflict:
    """An option that is switched on without what it needs."""

    option: str
    needs: str
    value: Value


def matters(entry: Entry, options: Options) -> bool:
    """Return whether an option changes anything as the others stand."""
    needs = [need for need in (entry.needs, entry.or_needs) if need]
    return not needs or any(_is_met(need, options) for need in needs)


def _is_met(need: tuple[str, Value], options: Options) -> bool:
    name, value = need
    return getattr(options, name) == value and matters(ENTRIES[name], options)


def lacking(entry: Entry, options: Options) -> tuple[str, Value] | None:
    """Return the first need of an option that is not met, from the ground up; None if all are."""
    if entry.needs is None or matters(entry, options):
        return None
    return lacking(ENTRIES[entry.needs[0]], options) or entry.needs


def in_force(options: Options) -> Options:
    """Return the options that count: what cannot change anything is as if nobody had set it."""
    plain = Options()
    idle = [entry.id for entry in CATALOGUE if not matters(entry, options)]
    return replace(options, **{name: getattr(plain, name) for name in idle})


def is_in_force(entry: Entry, options: Options) -> bool:
    """Return whether a race is driven by an option: it is not off, and has what it needs."""
    return getattr(options, entry.id) is not False and matters(entry, options)


def is_switched_on(entry: Entry, options: Options) -> bool:
    """Return whether an option is a part of the game by itself, and on.

    An option that only refines another one lies idle when that one is off.
    """
    return entry.id in PARTS_OF_THE_GAME and getattr(options, entry.id) is True


PARTS_OF_THE_GAME = frozenset(
    {
        "own_car",
        "debris",
        "slipstream",
        "pit_stops",
        "technical_stops",
        "weather",
        "tyres",
        "street",
    }
)
"""Options that nobody switches on in vain: without what they need they contradict the others."""


@lru_cache(maxsize=64)
def conflicts(options: Options) -> tuple[Conflict, ...]:
    """Return the options that cannot go together as they stand."""
    switched_on = (entry for entry in CATALOGUE if is_switched_on(entry, options))
    return tuple(
        Conflict(entry.id, *needed) for entry in switched_on if (needed := lacking(entry, options))
    )
