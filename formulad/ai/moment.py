"""Moment of a race as the driver whose turn it is sees it: what each place is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.position_value import ByGear, Grip, PositionValue, position_value_of
from formulad.ai.tyre_plan import worth_of_new_tyres
from formulad.ai.worth import Worth, worth_of
from formulad.race.car import Once, Part
from formulad.race.collisions import near_cells
from formulad.race.conditions import conditions
from formulad.race.dice import BLACK, GEAR_DICE, Gear
from formulad.race.drivers import Ability
from formulad.race.gunfire import TARGETS
from formulad.race.options import SlideRule
from formulad.race.thresholds import collision_to, debris_to, engine_to
from formulad.race.tyres import SHORT_SLIDE, bonus, slide

if TYPE_CHECKING:
    from formulad.race.routes import Route
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.race.track import CellId

QUICK_EXIT = 3
"""Cells by which a quick crew sends a car out of its box, on average (PIT-5)."""
LANE = 1.0
"""What it costs to stop in the pit lane short of the box."""


class Moment:
    """What one car's driver thinks of the places it may end on."""

    def __init__(self, game: RaceGame, state: State) -> None:
        self.game, self.state = game, state
        self.setting, self.track = game.setting, game.track
        self.car = state.car
        self.met = conditions(self.setting, state)
        self.worth: Worth = worth_of(self.setting, state)
        self.grip = self._grip()
        self.outlook: PositionValue = position_value_of(self.track, self.worth.purse, self.grip)
        self.laps = 1 if self.met.is_trial else self.setting.options.laps
        self.here = self.track.places[self.car.cell].progress
        self._places: dict[tuple[CellId, int], ByGear] = {}
        self._touch = self._risk(Part.BODY, collision_to(self.setting, state))
        self._debris = self._risk(Part.ROAD_HOLDING, debris_to(self.setting, state, state.seat))

    def turns_at(self, cell: CellId, stops: int) -> ByGear:
        """Return the turns still to drive from a cell, beside or behind whom it may lie."""
        key = cell, stops
        if key not in self._places:
            self._places[key] = self._turns_at(cell, stops)
        return self._places[key]

    def risk_on(self, route: Route) -> float:
        """Return what driving over lost parts may cost (DEB-2)."""
        return len(route.debris) * self._debris

    def strain(self, gear: Gear) -> float:
        """Return what the engine may suffer in a turn in a gear (ENG-1)."""
        if gear < Gear.FIFTH or self.met.is_trial:
            return 0.0
        die = GEAR_DICE[gear]
        chance = die.faces.count(die.highest) / len(die.faces)
        return chance * self._risk(
            Part.ENGINE, engine_to(self.setting, self.state, self.state.seat)
        )

    @property
    def has_nitro(self) -> bool:
        """Whether the car still has its nitro of this lap (STR-2)."""
        return self.setting.options.has_nitro and Once.NITRO not in self.car.used

    def can(self, ability: Ability) -> bool:
        """Return whether the driver can do something that others cannot (DRV)."""
        return self.state.seat in self.setting.gifted(ability)

    def is_past_line(self, cell: CellId) -> bool:
        """Return whether the line lies between the car and a cell ahead."""
        return self.track.places[cell].progress < self.here - 1

    @property
    def wasted(self) -> float:
        """The turns that are left if the race is lost here: worse than any way to go on."""
        return self.outlook.road.guess(self.car.cell, self.car.stops)

    def _turns_at(self, cell: CellId, stops: int) -> ByGear:
        if not self.track.is_pit(cell):
            danger = self._contact(cell) + self._gunfire(cell)
            return tuple([turns + danger for turns in self._on_the_road(cell, stops)])
        if self.car.is_served:
            return self._on_the_road(cell, 0)
        return (self._in_the_lane(cell),) * len(Gear)

    def _on_the_road(self, cell: CellId, stops: int) -> ByGear:
        is_past_line = self.is_past_line(cell)
        is_last_lap = self.car.lap + is_past_line >= self.laps
        turns = self.outlook.turns_from(cell, stops, is_last_lap=is_last_lap)
        return tuple([t - self.outlook.lap for t in turns]) if is_past_line else turns

    def _in_the_lane(self, cell: CellId) -> float:
        """Return the turns still to drive from a place in the pits, on the way to the box."""
        box = self.met.box
        to_box = LANE if cell != box else 0.0
        return to_box + self.after_service(box) - worth_of_new_tyres(self.setting, self.state)

    def after_service(self, box: CellId, *, may_be_quick: bool = True) -> float:
        """Return the turns still to drive from a box: at once with luck, else a turn later."""
        slow = self._on_the_road(box, 0)[Gear.THIRD]
        if not may_be_quick:
            return slow
        out = box
        for _ in range(QUICK_EXIT):
            out = self.track.next[out][0]
        return (slow + self._on_the_road(out, 0)[Gear.FOURTH]) / 2

    def _contact(self, cell: CellId) -> float:
        """Return what the neighbours of a cell may cost (COL-2)."""
        near = [other for other in near_cells(self.track, cell) if other in self.met.occupied]
        rolls = len(near) + sum(self._is_rough(other) for other in near)
        return rolls * self._touch

    def _is_rough(self, cell: CellId) -> bool:
        """Return whether who stands on a cell makes others roll twice (DRV-DEREK-1)."""
        cars = self.state.cars
        return any(cars[seat].cell == cell for seat in self.setting.gifted(Ability.ROUGH))

    def _gunfire(self, cell: CellId) -> float:
        """Return what it may cost to stop under the windows (STR-3)."""
        street = self.track.street
        if street is None or cell not in street.gunfire or self.met.is_trial:
            return 0.0
        return sum(self.worth.loss(part, 1) for part in TARGETS.values()) / BLACK.highest

    def _risk(self, part: Part, threshold: int) -> float:
        """Return what a black die that costs a point up to a number is worth on average."""
        price = self.worth.price(part, self.car.wear.left(part))
        return price * threshold / BLACK.highest

    def _grip(self) -> Grip:
        options, tyres, is_wet = self.setting.options, self.car.tyres, self.met.is_wet
        on_stops = options.slide_rule is SlideRule.REQUIRED_STOP
        slips = slide(tyres, is_wet=is_wet)
        slips = min(slips, SHORT_SLIDE) if self.met.is_sure_footed else slips
        return Grip(slips, on_stops, bonus(tyres, is_wet=is_wet))
