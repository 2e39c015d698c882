from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from formulad.ai.values.lap_key import LapKey
from formulad.ai.values.library import the_library
from formulad.ai.values.points import HIT, points_of
from formulad.ai.values.premise import premise_of
from formulad.ai.values.slots import Slot
from formulad.ai.values.table import table_of
from formulad.race.agreed.options import BASIC, COMPLETE, Options, SpinScope
from formulad.race.car import Part, Wear
from formulad.race.phase import Entry, Setting
from formulad.race.road.track import Street
from tests.ai.values.alone import turns_of
from tests.circuits import RING, STREET_RING, shipped
from tests.presets import RULEBOOK, STREET
from tests.scope import amount

if TYPE_CHECKING:
    from formulad.ai.values.points import Values
    from formulad.ai.values.table import Table
    from formulad.race.road.track import Track

ONE_LAP = Options()
NO_STOP = replace(RULEBOOK, pit_stops=False)
IN_STREETS = replace(STREET, weather=False, slipstream=False, debris=False)
SHOOTING = Street(gunfire=STREET_RING.street.gunfire if STREET_RING.street else frozenset())
STREETS = replace(STREET_RING, id="streets", street=SHOOTING)


def table(on: Track, options: Options) -> Table:
    """Return the values of a car alone on a circuit."""
    setting = Setting(on, options, (Entry(1, options.rule_set.wear),))
    return table_of(on, premise_of(setting), options.laps)


def by_part(options: Options) -> Values:
    """Return the last lap of the ring by slot, gear, tyres, brakes, gearbox and engine."""
    found = table(RING, options)
    lap = the_library().lap(LapKey(RING, found.premise, 0))
    tyres, brakes, gearbox, engine = (COMPLETE.wear.left(part) + 1 for part in AXES)
    values = lap.columns(found.points, 0.0)[:, :7]
    return values.reshape(len(values), 7, tyres + 1, brakes, gearbox, engine)[:, :, :-1, ..., 1:]


AXES = (Part.TYRES, Part.BRAKES, Part.GEARBOX, Part.ENGINE)
A_STEP = 0.005
"""Turns by which a value may be wrong, for it is kept in steps."""


@pytest.mark.parametrize(
    ("turns", "options"),
    [(18.752, ONE_LAP), (36.589, NO_STOP)],
    ids=["basic, one lap", "rulebook, two laps, no stop"],
)
def test_the_best_driver_needs_so_many_turns_from_pole_on_monaco(
    turns: float, options: Options
) -> None:
    monaco = shipped("monaco")

    assert pytest.approx(turns, abs=A_STEP) == table(monaco, options).from_grid(
        monaco.grid[0], options.rule_set.wear
    )


def test_the_last_place_of_the_grid_costs_a_turn_on_monaco() -> None:
    monaco = shipped("monaco")
    values = table(monaco, ONE_LAP)
    first, last = (values.from_grid(monaco.grid[n], BASIC.wear) for n in (0, 9))

    assert pytest.approx(1.08, abs=0.02) == last - first


@pytest.mark.parametrize(
    ("on", "options", "races"),
    [
        (RING, ONE_LAP, amount(200, 800)),
        (RING, NO_STOP, amount(40, 400)),
        (STREETS, IN_STREETS, amount(40, 400)),
    ],
    ids=["basic", "rulebook", "nitro, checkpoint, gunfire"],
)
def test_races_alone_take_as_many_turns_as_the_table_says(
    on: Track, options: Options, races: int
) -> None:
    expected = table(on, options).from_grid(on.grid[0], options.rule_set.wear)

    mean, error = turns_of(on, options, races)

    assert pytest.approx(expected, abs=3 * error) == mean


@pytest.mark.parametrize("axis", [3, 4, 5], ids=["brakes", "gearbox", "engine"])
def test_a_point_more_never_costs_turns(axis: int) -> None:
    values = by_part(RULEBOOK)

    assert np.diff(values, axis=axis).max() <= A_STEP


def test_a_point_of_the_pool_saves_turns_and_never_costs_any() -> None:
    found = table(RING, ONE_LAP)
    lap = the_library().lap(LapKey(RING, found.premise, 0))
    gained = -np.diff(lap.columns(found.points, 0.0)[:, :7, 1:, 0], axis=-1)

    assert gained.min() >= 0
    assert gained.max() > 1


def test_the_last_tyre_point_is_worth_nothing_to_a_car_that_may_always_spin() -> None:
    values = by_part(replace(RULEBOOK, spin_again_scope=SpinScope.WHILE_ZERO))

    assert 0 == np.abs(values[:, :, 1] - values[:, :, 0]).max()


def test_the_last_tyre_point_is_worth_much_where_a_spin_without_one_is_the_end() -> None:
    values = by_part(RULEBOOK)

    assert (values[:, :, 0] - values[:, :, 1]).max() > 10


def test_more_laps_take_more_turns_the_farther_the_longer() -> None:
    wear = BASIC.wear
    ends = [
        table(RING, replace(ONE_LAP, laps=laps)).from_grid(RING.grid[0], wear)
        for laps in (1, 2, 3, 6, 7, 11)
    ]
    one, two, three, six, seven, eleven = ends

    assert one < two < three < six
    assert pytest.approx((six - three) / 3, abs=0.5) == seven - six
    assert pytest.approx(4 * (seven - six), abs=A_STEP) == eleven - seven


def test_a_car_that_is_out_is_far_behind_a_new_one_and_behind_every_car_that_goes_on() -> None:
    values = table(RING, ONE_LAP)
    slots, points = values.slots, values.points
    going = max(
        values.turns(0, slot, gear, points.place(Wear((left,))))
        for slot in range(len(slots))
        for gear in range(7)
        for left in (1, 2, 18)
    )

    assert values.lost(0) - 1 >= going - A_STEP
    assert values.lost(0) - 60 > values.from_grid(RING.grid[0], BASIC.wear)


def test_a_shot_under_the_windows_is_counted_where_a_turn_ends() -> None:
    """Of twenty shots fifteen miss, three hit tyres, one the body and one the engine."""
    found = table(STREETS, IN_STREETS)
    slot = found.slots.of(min(SHOOTING.gunfire), 0)

    def going_on(tyres: int, engine: int) -> float:
        place = found.points.place(Wear((tyres, 3, 3, 3, engine, 2)))
        return min(found.engaged(0, slot, gear, place) for gear in (1, 2))

    body = going_on(5, 3) + HIT
    expected = (15 * going_on(5, 3) + 3 * going_on(4, 3) + body + going_on(5, 2)) / 20
    here = found.points.place(Wear((5, 3, 3, 3, 3, 2)))

    assert pytest.approx(expected, abs=A_STEP) == found.turns(0, slot, 1, here)


def test_to_stand_still_is_left_out_for_it_gains_nothing() -> None:
    """Whoever could stay would have a value one turn above that of a brake point less."""
    found = table(RING, ONE_LAP)
    for slot in range(len(found.slots)):
        for gear in range(1, 7):
            for left in (2, 5, 18):
                stays = found.turns(0, slot, gear, left - 1)
                assert found.turns(0, slot, gear, left) <= stays + A_STEP


def test_a_slot_is_a_cell_with_the_stops_made_there() -> None:
    slots = table(RING, ONE_LAP).slots
    cell = RING.by_name["c1.A2"]

    assert [Slot(cell, made) for made in (0, 1, 2)] == [
        slots.all[slots.of(cell, made)] for made in (0, 1, 2)
    ]


def test_no_slot_of_a_level_leads_to_its_own_level_or_a_later_one() -> None:
    slots = table(RING, ONE_LAP).slots
    level_of = {slot: n for n, level in enumerate(slots.levels) for slot in level}
    for number, slot in enumerate(slots.all):
        for there in RING.next[slot.cell]:
            if not RING.crosses_line(slot.cell, there):
                levels = [level_of[slots.of(there, 0)]]
                assert max(levels) < level_of[number]
    assert sorted(level_of) == list(range(len(slots)))


def test_points_beyond_the_table_count_as_full() -> None:
    points = points_of((6, 3, 3, 3, 3, 2))

    assert points.place(Wear((9, 9, 9, 9, 9, 9))) == points.place(COMPLETE.wear)
