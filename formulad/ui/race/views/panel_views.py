"""Panel views: what the race screen shows, filled by the presenter, drawn by the panels."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING

from formulad.ui.race.terms.race_words import Tone

if TYPE_CHECKING:
    from formulad.race.bills import Verdict
    from formulad.store.likeness import Likeness
    from formulad.store.preferences import Advice
    from formulad.ui.race.terms.race_words import LogLine
    from formulad.ui.race.views.modal_views import Sheet, TimingView
    from formulad.ui.race.views.street_views import BoostsView, Charge, GiftView


@dataclass(frozen=True, slots=True)
class CostChip:
    """Something that a choice costs, risks or brings, with the rule that says so."""

    icon: str
    text: str
    """`−2 brakes, road closed`."""
    rule: str
    tone: Tone = Tone.PLAIN
    """A cost is plain; good is what helps, bad what ends a race or spins a car."""


@dataclass(frozen=True, slots=True)
class TowerRow:
    """A car in the running order."""

    place: int
    number: int
    """Its car number, 1 to 10: colour, pattern and disc follow from it."""
    code: str
    """Three letters of its driver."""
    wear: int
    wear_full: int
    stops: tuple[int, int] | None
    """Stops made and needed in the corner it stands in."""
    gear: int
    gap: str
    """`LEAD`, or cells behind the first that races, or `OUT`, or the place it finished in."""
    is_now: bool
    is_gone: bool
    """It has finished or is out."""
    is_out: bool = False
    """It will never finish."""
    mark: str = ""
    """The icon of a car that does not just drive: `spin`, `stalled`, `pit`."""
    nitro: Charge | None = None
    """How it stands with its nitro; None where cars carry none."""
    chance: int | None = None
    """How likely it wins, in percent; None while nobody knows, or wants to."""


@dataclass(frozen=True, slots=True)
class SkyView:
    """The weather over the circuit."""

    icon: str
    title: str
    road: str
    """`dry, for now`."""
    is_wet: bool = False


@dataclass(frozen=True, slots=True)
class TowerView:
    """The timing tower."""

    title: str
    lap: str
    """`1/2`."""
    foot: str
    rows: tuple[TowerRow, ...]
    sky: SkyView | None = None
    """None where the race has no weather."""


@dataclass(frozen=True, slots=True)
class PoolView:
    """One pool of wear points on the dashboard."""

    icon: str
    label: str
    left: int
    full: int
    risk: int = 0
    """The most that the choice shown now can cost."""
    is_certain: bool = False
    """Whether it will cost just that."""
    end: str = ""
    """What losing that much may do: `spin` or `out`."""
    gain: int = 0
    """What it gets back as points are shared out now."""


@dataclass(frozen=True, slots=True)
class TyresView:
    """What a car drives on."""

    icon: str
    kind: str
    """`Hard`."""
    age: str
    """`lap 1 of set`."""


class SlotState(Enum):
    """How a gear stands to the lever."""

    OPEN = auto()
    ENGAGED = auto()
    LOCKED = auto()


@dataclass(frozen=True, slots=True)
class GearSlot:
    """A gear on the lever."""

    gear: int
    faces: str
    """`7–12`."""
    state: SlotState
    price: str = ""
    """What it costs to shift down to it: `−2`."""
    reason: str = ""
    """Why it cannot be engaged."""
    is_open: bool = False
    """Whether it can be chosen now; the gear that is engaged often can."""
    rule: str = ""
    """The rule that keeps it from being engaged, or says what it costs."""
    is_best: bool = False
    """Whether the engineer would take it."""
    price_in_total: str = ""
    """All points of the price in one figure."""


@dataclass(frozen=True, slots=True)
class CornerView:
    """The corner a driver has to think of: the one he is in, or the next."""

    name: str
    made: int
    needed: int
    away: int
    """Cells to its first row; 0 if the car is in it."""
    lanes: tuple[tuple[str, int], ...]
    """For each lane its name and the most cells with which the car still ends inside."""
    is_free: bool = False
    """Whether the car stands in another corner that it may leave."""


@dataclass(frozen=True, slots=True)
class DashboardView:
    """The dashboard of the driver whose turn it is."""

    number: int
    name: str
    code: str
    line: str
    """`P4 · Marine`."""
    pools: tuple[PoolView, ...]
    note: str
    gear_note: str
    """What is to be said about the gears; if nothing, the screen says how one is engaged."""
    slots: tuple[GearSlot, ...]
    chosen_gear: int
    """The gear pointed at; 0 if none."""
    corner: CornerView | None
    tyres: TyresView | None = None
    spare: str = ""
    """Points left for technical stops: `2 spare points`."""
    is_street: bool = False
    """Whether the race is driven in the streets: then there is more to be seen of the driver."""
    face: Likeness | None = None
    """Of the street driver; None if nobody knows him."""
    boosts: BoostsView | None = None
    """What may be used once the die has fallen; None where nobody has anything."""
    gifts: tuple[GiftView, ...] = ()


@dataclass(frozen=True, slots=True)
class PromptView:
    """What the driver is asked, at the top of the board."""

    number: int
    title: str
    text: str
    is_warning: bool = False
    """Whether the text says what speaks against a choice."""


@dataclass(frozen=True, slots=True)
class FaceView:
    """One face of the die of the gear shown."""

    face: int
    verdict: Verdict
    mark: str
    """What it costs: `−2`, or nothing."""


@dataclass(frozen=True, slots=True)
class GearRisk:
    """A gear in the table of risks; shares in percent by verdict."""

    gear: int
    shares: tuple[tuple[Verdict, int], ...]
    price: str = ""
    """What it costs to engage it, whatever falls: `−1 gearbox`; the shares count it."""
    reason: str = ""
    """Why it cannot be engaged: then there are no shares."""
    rule: str = ""
    """The rule of the reason, or of the price."""
    turns: str = ""
    """The turns to the flag of the best gear, and by how many the others are behind: `+0.8`."""
    is_best: bool = False


@dataclass(frozen=True, slots=True)
class GearAdvice:
    """The engineer before the die: what the gear shown may lead to, and all gears beside it."""

    gear: int
    faces: tuple[FaceView, ...]
    shares: tuple[tuple[Verdict, int], ...]
    table: tuple[GearRisk, ...]
    price: str = ""
    """What it costs to engage the gear shown: `−1 gearbox, −1 brake`."""
    rule: str = ""
    """The rule of the price."""
    why: str = ""
    """A sentence about the gear shown, beside the best."""


@dataclass(frozen=True, slots=True)
class Destination:
    """A place to stop, as the list and the board show it."""

    index: int
    """Its place in the moves of the race."""
    letter: str
    """The badge on the board and the key that chooses it."""
    title: str
    """`Massenet, left 5`."""
    stop: str
    """`stop 1/1`, or nothing."""
    chips: tuple[CostChip, ...]
    """Costs, risks and what it opens."""
    verdict: Verdict
    is_braked: bool
    points: int = 0
    """What it costs for certain."""
    rolls: int = 0
    """What it adds to a timed lap."""
    touches: int = 0
    """How many cars stand beside it, each of which may cost a point more."""
    debris: int = 0
    """How often debris is tested on the way."""
    is_detour: bool = False
    """Whether the usual way to this cell is another: this one pays for it otherwise."""
    turns: float | None = None
    """Expected turns to the flag; None while nobody knows them."""
    behind: float = 0.0
    """By how many it is worse than the best place."""

    @property
    def price(self) -> str:
        """Return the shortest word for what it costs: `−3`, `+2` in a timed lap, or nothing."""
        if self.rolls:
            return f"+{self.rolls}"
        return f"−{self.points}" if self.points else ""


@dataclass(frozen=True, slots=True)
class PathAdvice:
    """The engineer after the die: what fell, and where the car may stop."""

    gear: int
    value: int
    heading: str
    note: str
    destinations: tuple[Destination, ...]
    chosen: int | None
    """Index in `destinations` of the one pointed at."""
    has_turns: bool = False
    """Whether the engineer says how many turns each comes to."""
    why: str = ""
    """A sentence about the one pointed at."""


@dataclass(frozen=True, slots=True)
class WaitAdvice:
    """The engineer while dice fall or others drive."""

    die: int | None
    value: int
    heading: str
    note: str


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of the log with its driver's number and name."""

    line: LogLine
    number: int | None
    name: str


@dataclass(frozen=True, slots=True)
class EngineerView:
    """The panel on the right: advice above, log below."""

    advice: GearAdvice | PathAdvice | WaitAdvice
    log: tuple[LogEntry, ...] = field(default=())
    """Newest first."""
    level: Advice | None = None
    """When the engineer speaks to who is to act; None while no person is."""
    may_ask: bool = False
    """Whether he waits to be asked."""


@dataclass(frozen=True, slots=True)
class MapCar:
    """A car on the small map of the circuit."""

    number: int
    at: tuple[float, float]
    is_now: bool


@dataclass(frozen=True, slots=True)
class MapView:
    """The small map of the circuit: where the cars are, and what the board shows."""

    cars: tuple[MapCar, ...]
    """The one whose turn it is last, so that it lies on top."""
    window: tuple[float, float, float, float] | None = None
    """Left, top, width and height of what the board shows, in pixels of the map."""


@dataclass(frozen=True, slots=True)
class ActionView:
    """The big button: what Enter does now."""

    id: str
    label: tuple[str, ...]
    """One or two lines."""
    gear: int | None = None
    """The die it shows."""
    letter: str = ""
    """The badge of the destination, or what the die has come to show."""
    is_open: bool = True
    may_undo: bool = False
    note: str = ""
    """What comes after it, in small letters."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """A driver at the table."""

    name: str
    row: TowerRow
    """Place, number, gear, stops and what became of the car."""
    pools: tuple[PoolView, ...]
    is_person: bool
    said: str = ""
    """What has just become of the car."""


@dataclass(frozen=True, slots=True)
class RaceView:
    """The whole screen around the board."""

    tower: TowerView
    dashboard: DashboardView
    prompt: PromptView
    engineer: EngineerView
    action: ActionView
    legend: bool
    """Whether the board shows cells that need one."""
    has_heat: bool = False
    """Whether they show how much better or worse than expected they are."""
    sheet: Sheet | None = None
    """What lies over the board to be decided."""
    way_out: str = ""
    """What the button says that does without what is offered."""
    timing: TimingView | None = None
    """What the timekeepers show before the race."""
    seats: tuple[SeatView, ...] = ()
    """All drivers, where people sit around a table."""
    boost_rule: str = ""
    """The rule that keeps a driver from what is looked at beside the lever."""
