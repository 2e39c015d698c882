"""Panel views: what the race screen shows, filled by the presenter, drawn by the panels."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.store.likeness import Likeness
    from formulad.ui.race.views.engineer_views import EngineerView
    from formulad.ui.race.views.modal_views import Sheet, TimingView
    from formulad.ui.race.views.street_views import BoostsView, Charge, GiftView


@frozen
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


@frozen
class SkyView:
    """The weather over the circuit."""

    icon: str
    title: str
    road: str
    """`dry, for now`."""
    is_wet: bool = False


@frozen
class TowerView:
    """The timing tower."""

    title: str
    lap: str
    """`1/2`."""
    foot: str
    rows: tuple[TowerRow, ...]
    sky: SkyView | None = None
    """None where the race has no weather."""


@frozen
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


@frozen
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


@frozen
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


@frozen
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


@frozen
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
    since: str = ""
    """What happened in the turns of others, until the next turn is over."""
    since_hurts: bool = False
    """Whether the car lost points then."""


@frozen
class PromptView:
    """What the driver is asked, at the top of the board."""

    number: int
    title: str
    text: str
    is_warning: bool = False
    """Whether the text says what speaks against a choice."""


@frozen
class MapCar:
    """A car on the small map of the circuit."""

    number: int
    at: tuple[float, float]
    is_now: bool


@frozen
class MapView:
    """The small map of the circuit: where the cars are, and what the board shows."""

    cars: tuple[MapCar, ...]
    """The one whose turn it is last, so that it lies on top."""
    window: tuple[float, float, float, float] | None = None
    """Left, top, width and height of what the board shows, in pixels of the map."""


@frozen
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


@frozen
class SeatView:
    """A driver at the table."""

    name: str
    row: TowerRow
    """Place, number, gear, stops and what became of the car."""
    pools: tuple[PoolView, ...]
    is_person: bool
    said: str = ""
    """What has just become of the car."""


@frozen
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
