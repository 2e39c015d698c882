"""Engineer views: gears and places with their chances, and the log, as the panel shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen, field

if TYPE_CHECKING:
    from formulad.race.bills import Verdict
    from formulad.store.preferences import Advice
    from formulad.ui.race.terms.race_words import LogLine
    from formulad.ui.race.views.cost_chip import CostChip


class FaceView(Frozen):
    """One face of the die of the gear shown."""

    face: int
    verdict: Verdict
    mark: str
    """What it costs: `−2`, or nothing."""


class GearRisk(Frozen):
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


class GearAdvice(Frozen):
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


class Destination(Frozen):
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


class PathAdvice(Frozen):
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


class WaitAdvice(Frozen):
    """The engineer while dice fall or others drive."""

    die: int | None
    value: int
    heading: str
    note: str


class LogEntry(Frozen):
    """A line of the log with its driver's number and name."""

    line: LogLine
    number: int | None
    name: str


class EngineerView(Frozen):
    """The panel on the right: advice above, log below."""

    advice: GearAdvice | PathAdvice | WaitAdvice
    log: tuple[LogEntry, ...] = field(default=())
    """Newest first."""
    level: Advice | None = None
    """When the engineer speaks to who is to act; None while no person is."""
    may_ask: bool = False
    """Whether he waits to be asked."""
    lying: LogEntry | None = None
    """The line of the die that lies above: a roll is shown once."""

    @property
    def beside_log(self) -> tuple[object, ...]:
        """All that stands on the panel but the log."""
        return (self.advice, self.level, self.may_ask)
