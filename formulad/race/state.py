"""State of a race at one moment: everything the rules need to go on, and nothing else."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from formulad.kernel.values import Frozen, replace
from formulad.race.dice import Gear
from formulad.race.road.track import NOWHERE

if TYPE_CHECKING:
    from formulad.race.car import Car
    from formulad.race.road.routes import Miss
    from formulad.race.road.track import CellId
    from formulad.race.tyres import TyreSet


class Phase(IntEnum):
    """The parts of a race and of a turn; the numbers stand in records and never change.

    `rules.py` puts them in order (MOV-1).
    """

    GRID = 0
    """Before the race: places on the grid."""
    START = 1
    GEAR = 2
    DIE = 3
    PATH = 5
    SLIPSTREAM = 6
    COLLISIONS = 7
    ENGINES = 8
    RADIO = 9
    """A radio may fly out of a window (DRV-STANLEY-1)."""
    PITS = 10
    WEATHER = 11
    END = 12
    """The turn passes on."""
    PRACTICE = 13
    """The weather of the timed laps."""
    TRIAL = 14
    """Between two timed laps."""
    FORECAST = 15
    """The weather of the race."""
    TYRES = 16
    """Every driver chooses tyres for the race."""
    LIGHTS = 19
    """The first round begins."""
    TRAVEL = 17
    """A car is on its way; debris is tested."""
    SETTLE = 18
    """What the move comes to: closed roads, corners, stops, the finish."""
    GUNFIRE = 20
    """A car has stopped under the windows (STR-3)."""
    CHECKPOINT = 21
    """A car that has crossed the line is repaired (STR-7)."""
    POLICE = 22
    """All have passed the police line: the quickest is rewarded (STR-5)."""


class Weather(IntEnum):
    """The rows of the weather table (WX-4)."""

    FINE = 0
    VARIABLE = 1
    RAINY_VARIABLE = 2
    RAIN = 3

    @property
    def is_wet(self) -> bool:
        """Whether the road is wet (RAIN-4)."""
        return self >= Weather.RAINY_VARIABLE

    @property
    def may_turn(self) -> bool:
        """Whether it is not settled for the race."""
        return self in (Weather.VARIABLE, Weather.RAINY_VARIABLE)


class Turn(NamedTuple):
    """What has happened so far in the turn being played.

    It changes with nearly every step: of all values a tuple is the quickest to change.
    """

    is_geared: bool = False
    """A gear is engaged for this turn."""
    face: int = 0
    """What the gear die showed; 0 if none was rolled."""
    gear: Gear = Gear.NEUTRAL
    """The gear whose die was thrown."""
    cells: int = 0
    """How far the car has to go."""
    has_moved: bool = False
    """The path is chosen."""
    is_lost: bool = False
    """The engine stalled: nothing more happens in this turn."""
    is_great_start: bool = False
    """The car leaps off the grid: its cells come from no die (STA-3)."""
    is_after_spin: bool = False
    """The car stood the wrong way round when the turn began (SPN-2)."""
    is_pit_exit: bool = False
    """The car comes out of its box in the turn in which it stopped there (PIT-5)."""

    ahead: tuple[CellId, ...] = ()
    """The cells of the path still to enter."""
    is_on_debris: bool = False
    """The cell just entered has to be tested (DEB-2)."""
    misses: tuple[Miss, ...] = ()
    """Corners that the path leaves too early."""
    tyres: TyreSet | None = None
    """What the car set out on; the line makes it older on the way (TYR-0)."""
    length: int = 0
    """The cells of the path that count; the one past the last line does not."""
    brakes: int = 0
    blocked: int = 0
    """Cells not driven: by the driver's will, and because cars closed the road."""
    finishes: bool = False
    """The path ends beyond the last line."""
    is_settled: bool = False
    """What the move comes to is paid."""
    is_crew_at_work: bool = False
    """The car is served; how long it takes is not rolled yet (PIT-5)."""

    has_slid: bool = False
    """A wet corner has made the move longer (TYR-4)."""
    has_bonus: bool = False
    """The cell that new soft tyres give is used (TYR-2), or not to be had (TPT-4)."""
    slipstreams: int = 0
    """Slipstreams taken in this turn."""
    is_slipstream_over: bool = False
    """The driver has declined to follow on."""
    leaves_debris: bool = False
    """An engine point lost by over-revving will lie where the car ends (GBX-7)."""

    nitro: int = 0
    """Cells of the move that the nitro adds (STR-2)."""
    drift: int = 0
    """The cell that a drift adds or takes (DRV-JACK-1)."""
    is_littering: bool = False
    """Debris will lie on the cell the car leaves (DRV-TEMANA-1)."""
    is_charmed: bool = False
    """The car has lost a cell in passing a charming rival (DRV-LITSU-1)."""
    is_radio_kept: bool = False
    """The driver keeps the radio for later (DRV-STANLEY-1)."""
    is_at_checkpoint: bool = False
    """The car has begun a new lap, and is not repaired yet (STR-7)."""

    def beyond(self, miss: Miss) -> int:
        """Return the cells travelled beyond a corner left too early (OVR-1)."""
        return self.length - (miss.step - 1)

    @property
    def overshoot(self) -> int:
        """The cells to pay for beyond all of them (OVR-7)."""
        return sum(self.beyond(miss) for miss in self.misses)


_NEW_TURN = Turn()


class BlackTest(Frozen):
    """A black die that is due."""

    car: int
    other: int = -1
    """In a collision the car it is about."""


class GridDraw(Frozen):
    """The draw for the grid: blocks of cars that tied, best places first (GRD-1)."""

    blocks: tuple[tuple[int, ...], ...]
    rolls: tuple[int, ...] = ()
    """What the cars of the first undecided block have rolled so far."""

    @property
    def block(self) -> tuple[int, ...]:
        """The first block of cars whose places are open; none if all are decided."""
        return next((block for block in self.blocks if len(block) > 1), ())

    @property
    def roll_of(self) -> dict[int, int]:
        """What cars of that block have rolled so far, by seat."""
        return dict(zip(self.block, self.rolls, strict=False))


class TrialResult(Frozen):
    """What a timed lap came to."""

    seat: int
    rolls: int = 0
    beyond: int = 0
    """Cells too far, by the factor of the tyres."""
    seconds: int = 0
    is_out: bool = False

    @property
    def score(self) -> int:
        """Rolls, cells too far and full minutes; the fewest win (QUA-2)."""
        return self.rolls + self.beyond + self.seconds // 60


class Trials(Frozen):
    """The timed laps, one driver after another (QUA-1)."""

    results: tuple[TrialResult, ...] = ()
    """Of those who are done, in the order in which they drove."""
    now: TrialResult | None = None
    """Of the lap being driven, so far."""
    is_done: bool = False
    """It is driven; only its time is not taken yet."""


SECOND = -1
"""Instead of a roll for the weather: it was asked for again."""


class Speed(Frozen):
    """How fast a car went over the police line (STR-5)."""

    car: int
    lap: int
    kmh: int


class State(Frozen):
    """A race in play.

    It changes with every step, and again on the way.
    """

    cars: tuple[Car, ...]
    """By seat."""
    phase: Phase = Phase.GRID
    round: int = 0
    order: tuple[int, ...] = ()
    """Seats in the order of this round; fixed when it began (ORD-1)."""
    at: int = 0
    """Whose turn it is: index in `order`."""
    turn: Turn = _NEW_TURN
    tests: tuple[BlackTest, ...] = ()
    """Black dice due in this phase, first first."""
    draw: GridDraw | None = None
    trials: Trials | None = None
    """The timed laps, while they are driven."""
    debris: frozenset[CellId] = frozenset()
    """Cells on which lost parts lie."""
    weather: Weather = Weather.FINE
    is_sky_open: bool = False
    """The first weather is being rolled for."""
    sky_rolls: tuple[int, ...] = ()
    """Seats that still roll for a change of the weather."""
    sky_roll: int = 0
    """A roll for the weather that may still be asked for again (DRV-JULIEN-1).

    0 if none is, and `SECOND` while the roll is due that counts in its place.
    """
    speeds: tuple[Speed, ...] = ()
    """Those at the police line, in the order of crossing, for which no prize was given yet."""
    spare: tuple[int, ...] = ()
    """Points for technical stops, by car or by team (TPT-1, TEAM-1)."""
    finished: tuple[int, ...] = ()
    """Seats in the order in which they crossed the line."""
    retired: tuple[int, ...] = ()
    """Seats in the order in which they went out."""

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.order[self.at]

    @property
    def car(self) -> Car:
        """The car whose turn it is."""
        return self.cars[self.order[self.at]]

    @property
    def is_over(self) -> bool:
        """Whether every car has finished or is out (FIN-3)."""
        return len(self.finished) + len(self.retired) == len(self.cars)

    @property
    def is_last_of_round(self) -> bool:
        """Whether nobody plays after this turn in this round."""
        return not any(self.cars[seat].is_on_track for seat in self.order[self.at + 1 :])

    @property
    def is_wet(self) -> bool:
        """Whether the road is wet."""
        return self.weather.is_wet

    def cars_with(self, seat: int, car: Car) -> tuple[Car, ...]:
        """Return the cars with one of them replaced."""
        return (*self.cars[:seat], car, *self.cars[seat + 1 :])

    def with_car(self, seat: int, car: Car) -> State:
        """Return the race with one car replaced."""
        return replace(self, cars=self.cars_with(seat, car))

    def occupied(self, but: int = -1) -> frozenset[CellId]:
        """Return the cells on which cars stand, leaving one seat out."""
        others = [car for seat, car in enumerate(self.cars) if seat != but]
        return frozenset([car.cell for car in others if car.cell != NOWHERE and car.is_in_the_way])
