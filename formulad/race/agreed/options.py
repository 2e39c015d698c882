"""Options agreed on before the race, and the rules that follow from them."""

from __future__ import annotations

from enum import StrEnum

from formulad.kernel.frozen import frozen
from formulad.race.car import Wear


class Rules(StrEnum):
    """The set of rules a race is driven by."""

    BASIC = "basic"
    """The rules to begin with (section 15)."""
    COMPLETE = "complete"
    """All rules of sections 0 to 14."""


class GridRule(StrEnum):
    """How the cars find their places on the grid when there is no qualifying."""

    DRAWN = "drawn"
    """By the black die, highest first (GRD-1)."""
    AS_LISTED = "as_listed"
    """In the order of the seats."""


class StartLanes(StrEnum):
    """When a great start may change lanes (STA-3)."""

    ANY = "any"
    AVOID = "avoid"
    """Only where a car stands right ahead."""


class LappedOrder(StrEnum):
    """Where lapped cars play in a round (ORD-5)."""

    RACE = "race"
    """By the distance driven, laps included."""
    LOOP = "loop"
    """As they follow the leader round the circuit."""


class DebrisPlace(StrEnum):
    """Where an engine point lost by over-revving leaves its debris (GBX-7)."""

    END = "end"
    """Where the car ends its move."""
    START = "start"
    """Where the gear was engaged."""


class SpinScope(StrEnum):
    """How long a car that has spun may spin again instead of going out (SPN-2)."""

    THAT_TURN = "that_turn"
    WHILE_ZERO = "while_zero"
    """As long as it has no tyre point."""


class SlideRule(StrEnum):
    """Which moves slide on a wet road (TYR-4)."""

    ANY_CELL = "any_cell"
    """Those that touch a corner."""
    REQUIRED_STOP = "required_stop"
    """Those that would end on a stop that a corner still demands."""


class QualifyingOut(StrEnum):
    """What ends a timed lap (QUA-3)."""

    NO_STOP = "no_stop"
    """A corner of two or three stops left without any."""
    MISSING_TWO = "missing_two"
    """Any corner left with two stops missing."""


@frozen
class RuleSet:
    """The numbers in which the basic and the complete rules differ."""

    wear: Wear
    """Points of a new car."""
    great_start_from: int
    """A start roll from this is a great start (STA-3, BEG-9)."""
    collision_to: int
    """A collision roll up to this costs a point (COL-2, BEG-7)."""
    stall_to: int = 1
    """A start roll up to this stalls the engine (STA-2)."""
    engine_to: int = 4
    """An engine roll up to this costs a point (ENG-1, BEG-8)."""


BASIC = RuleSet(wear=Wear((18,)), great_start_from=17, collision_to=4)
COMPLETE = RuleSet(wear=Wear((6, 3, 3, 3, 3, 2)), great_start_from=20, collision_to=1)
RULE_SETS: dict[Rules, RuleSet] = {Rules.BASIC: BASIC, Rules.COMPLETE: COMPLETE}


@frozen
class Options:
    """Everything that is agreed for one race.

    Without a word on it a race has the basic rules; what only refines another option is as the
    rule book has it.
    """

    rules: Rules = Rules.BASIC
    laps: int = 1

    qualifying: bool = False
    """Timed laps instead of a draw (QUA)."""
    qualifying_out: QualifyingOut = QualifyingOut.NO_STOP
    qualifying_clock: bool = True
    """Full minutes count as rolls, and the clock parts equals (QUA-2, QUA-4)."""
    grid: GridRule = GridRule.DRAWN
    super_start_lanes: StartLanes = StartLanes.ANY
    lapped_order: LappedOrder = LappedOrder.RACE
    end_after_winner: bool = False
    """The race ends with its first finisher (FIN-3)."""

    own_car: bool = False
    """Drivers share out the points of their cars (CAR-1)."""
    must_spend_all: bool = True
    """An own car has exactly 20 points, not fewer."""
    team_race: bool = False
    """Two cars to a team, with common points (TEAM)."""

    allow_suicidal_downshift: bool = False
    """The last engine point may be given for a shift (GBX-6)."""
    overrev_debris: DebrisPlace = DebrisPlace.END

    spin_again_scope: SpinScope = SpinScope.THAT_TURN
    spin_restart_roll: bool = False
    """A car that has spun rolls the black die as at the start (SPN-6)."""

    block_substitution: bool = False
    """Tyres stand in for brakes once these are gone (BLK-2)."""
    block_victim: bool = False
    """Who goes out behind a car costs it a body point (BLK-6)."""
    mover_auto_loss: bool = False
    """Who throws a car out in a collision loses a body point without a roll (COL-4)."""
    aggravated_collisions: bool = False
    """Stalled, spun and wrecked cars are hit more easily (SPN-6)."""
    wreck_stays_one_round: bool = False
    """A car that is out stands in the way for a round (ELM-3)."""

    debris: bool = False
    """Lost parts stay on the road (DEB)."""
    debris_on_every_out: bool = True
    """So does a car that is out for another reason than a broken part (DEB-1)."""
    engine_inertia: bool = False
    """A broken engine rolls out once more in fourth (ENG-3)."""
    engine_rain: int = 3
    """An engine roll up to this costs a point in the rain (ENG-2)."""

    slipstream: bool = False
    """Three cells more behind a car (SLP)."""
    pit_stops: bool = False
    """The pit lane is open (PIT)."""
    pit_first_gear: bool = True
    """First gear may be engaged in the box (PIT-6)."""
    pit_exit_slipstream: bool = True
    """A car that comes out of the pits at once may slipstream (SLP-10)."""
    technical_stops: bool = False
    """Spare points repair other parts (TPT)."""

    weather: bool = False
    """Rain may fall (WX, RAIN)."""
    weather_end_of_round: bool = False
    """The sky is rolled for when the round ends (WX-5)."""
    tyres: bool = False
    """Hard, soft and wet tyres (TYR)."""
    slide_rule: SlideRule = SlideRule.ANY_CELL
    soft_wet_factor: int = 2
    """What a cell too far costs on soft tyres in the rain (TYR-2)."""

    street: bool = False
    """Street drivers in GT cars on hard tyres; no pit stops (STR-1)."""
    abilities: bool = True
    """What the street drivers can do counts (DRV)."""
    nitro: bool = True
    """Once per lap a street car leaps ahead (STR-2)."""
    checkpoint: bool = True
    """Every lap but the last gives street cars points back (STR-7)."""
    balance_drivers: bool = False
    """No street driver has more points than another."""

    physical_dice: bool = False
    """The players throw their own dice and enter what they show."""
    take_backs: bool = False
    """Decisions may be taken back across dice."""

    @property
    def has_abilities(self) -> bool:
        """Whether what street drivers can do counts."""
        return self.street and self.abilities

    @property
    def has_nitro(self) -> bool:
        """Whether the cars carry nitro."""
        return self.street and self.nitro

    @property
    def has_checkpoint(self) -> bool:
        """Whether the line gives points back."""
        return self.street and self.checkpoint

    @property
    def rule_set(self) -> RuleSet:
        """The numbers of the rules that are played."""
        return RULE_SETS[self.rules]
