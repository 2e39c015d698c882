"""What a race screen may have to show at its fullest: long names, many places, every mark."""

from __future__ import annotations

from formulad.kernel.values import replace
from formulad.race.bills import Verdict
from formulad.ui.race.desk.board_surround import Passing
from formulad.ui.race.panels.toasts import Toasts
from formulad.ui.race.terms.race_words import LogLine, Tone
from formulad.ui.race.views.cost_chip import CostChip
from formulad.ui.race.views.engineer_views import (
    Destination,
    EngineerView,
    FaceView,
    GearAdvice,
    GearRisk,
    LogEntry,
    PathAdvice,
    WaitAdvice,
)
from formulad.ui.race.views.panel_views import (
    ActionView,
    CornerView,
    DashboardView,
    GearSlot,
    MapView,
    PoolView,
    PromptView,
    RaceView,
    SkyView,
    SlotState,
    TowerRow,
    TowerView,
    TyresView,
)
from formulad.ui.race.views.street_views import (
    BoostsView,
    BoostView,
    Charge,
    GiftView,
    NitroView,
)

NOTHING_PASSES = Passing(MapView(()), None, Toasts(), None, None, 0.0)
"""No die, nobody said anything, and no car is seen."""
LONG_NAME = "Maximiliana-Wilhelmina von Hohenberg"
REASON = "Skipping 4 on the way down costs 3 points, more than this car can give."
FACES = ("1–2", "2–4", "4–8", "7–12", "11–20", "21–30")

OWN_CAR = (
    PoolView("tyre", "Tyres", 14, 14, 9),
    PoolView("brake", "Brakes", 7, 7, 7, is_certain=True),
    *(PoolView(icon, "Handling", 1, 1, 1, end="out") for icon in ("gearbox", "body", "engine")),
    PoolView("road", "Handling", 2, 2),
)
ONE_POOL = (PoolView("body", "Wear points", 18, 18, 9),)
SIX_POOLS = (
    PoolView("tyre", "Tyres", 6, 6, 6, end="spin"),
    PoolView("brake", "Brakes", 3, 3, 1),
    PoolView("gearbox", "Gearbox", 3, 3),
    PoolView("body", "Body", 1, 3),
    PoolView("engine", "Engine", 3, 3),
    PoolView("road", "Handling", 2, 2),
)
CORNER = CornerView(
    "Antony Noghès and the swimming pool",
    1,
    3,
    0,
    (("left", 12), ("middle", 19), ("right", 27)),
)


def tower(cars: int = 10) -> TowerView:
    """Return a full tower: the first has finished, the last is out."""
    rows = (
        TowerRow(
            place=i,
            number=i,
            code="WWW",
            wear=18 - i,
            wear_full=18,
            stops=(i % 3, 2) if 1 < i < cars else None,
            gear=i % 7,
            gap={1: "LEAD", cars: "OUT"}.get(i, f"+{37 * i}"),
            is_now=i == 4,
            is_gone=i == cars,
            is_out=i == cars,
            mark={2: "pit", 3: "spin", 5: "stalled"}.get(i, ""),
        )
        for i in range(1, cars + 1)
    )
    return TowerView(
        "Circuit of the Long Name",
        "2/3",
        "By place, round 119 · gaps in cells",
        tuple(rows),
        SkyView("changeable", "Changeable", "wet, for now", is_wet=True),
    )


def slot(gear: int, *, now: int = 4, highest: int = 5, price: str = "−3") -> GearSlot:
    """Return a gear on the lever of a car in a gear, which can go up to another."""
    is_open = gear <= highest
    state = SlotState.OPEN if is_open else SlotState.LOCKED
    return GearSlot(
        gear,
        FACES[gear - 1],
        SlotState.ENGAGED if gear == now else state,
        price if gear < now - 1 else "",
        "" if is_open else REASON,
        is_open,
    )


def dashboard(
    pools: tuple[PoolView, ...] = ONE_POOL, corner: CornerView | None = CORNER
) -> DashboardView:
    """Return a dashboard on which the fifth gear is looked at."""
    return DashboardView(
        number=3,
        name=LONG_NAME,
        code="WWW",
        line="P10 · Marine",
        pools=pools,
        note="hatched: what this choice may cost",
        gear_note="",
        slots=tuple(slot(gear) for gear in range(1, 7)),
        chosen_gear=5,
        corner=corner,
        tyres=TyresView("tyre-soft", "Soft", "lap 3 of set"),
        spare="2 spare points",
    )


def street_dashboard() -> DashboardView:
    """Return a dashboard with all that only street races show."""
    buttons = (
        BoostView("big", "+3 more", "", "N", is_on=True, is_open=True),
        BoostView("less", "−1", "1 tyre", "K", is_on=False, is_open=False),
        BoostView("more", "+1", "1 tyre", "L", is_on=False, is_open=True),
        BoostView("litter", "Drop scrap", "", "J", is_on=False, is_open=True),
    )
    return replace(
        dashboard(SIX_POOLS),
        tyres=None,
        spare="",
        line="P10 · Marine · GT",
        is_street=True,
        boosts=BoostsView(NitroView(Charge.ON, 9, is_open=True), buttons),
        gifts=(
            GiftView("fast", "After you, madam", "What it does, in a sentence.", "DRV-DIANE-1"),
            GiftView("sound", "Master tuned", "What it does.", "DRV-JACK-1", is_used=True),
        ),
    )


def gear_advice() -> GearAdvice:
    """Return advice on the fifth gear, with all that can become of it."""
    shares = (
        (Verdict.CLEAN, 40),
        (Verdict.COST, 30),
        (Verdict.SPIN, 10),
        (Verdict.OUT, 20),
    )
    verdicts = [Verdict.CLEAN] * 4 + [Verdict.COST] * 3 + [Verdict.SPIN] + [Verdict.OUT] * 2
    faces = (
        FaceView(face, verdict, "−10" if verdict is Verdict.COST else "")
        for face, verdict in zip(range(11, 21), verdicts, strict=True)
    )
    table = (*(GearRisk(g, shares, "−G −B −E") for g in range(1, 6)), GearRisk(6, (), "", REASON))
    return GearAdvice(5, tuple(faces), shares, table, price="−G −B −E")


def path_advice(count: int = 25, chosen: int | None = 2) -> PathAdvice:
    """Return so many places to stop."""
    return PathAdvice(
        gear=5,
        value=15,
        heading="5th gear",
        note="15 cells to go",
        destinations=tuple(destination(i) for i in range(count)),
        chosen=chosen,
    )


def destination(index: int) -> Destination:
    """Return a place to stop with a long name and all its costs."""
    verdict = list(Verdict)[index % 3]
    return Destination(
        index=index,
        letter="ABCDEFGH"[index] if index < 8 else "",
        title="After Antony Noghès and the swimming pool B12",
        stop="stop 1/3",
        chips=(
            CostChip("brake", "−2 brakes, braking", "BRK-1"),
            CostChip("tyre", "−11 tyres, overshoots Antony Noghès", "OVR-1"),
            CostChip("contact", "contact ×2, 20% risk of −1", "COL-2"),
            CostChip("slip", "slipstream +3", "SLP-2", Tone.GOOD),
        ),
        verdict=verdict,
        is_braked=True,
        points=13 if verdict is Verdict.COST else 0,
    )


def log(entries: int = 30) -> tuple[LogEntry, ...]:
    """Return a log with lines of every kind."""
    lines = (
        LogLine("Round 9"),
        LogLine("5th gear: 15 cells", 0, 5, 15),
        LogLine("−3 points, overshooting the corner; 11 left", 0, tone=Tone.BAD),
    )
    return tuple(
        LogEntry(line, None if line.car is None else 7, "" if line.car is None else LONG_NAME)
        for line in (lines[i % 3] for i in range(entries))
    )


def race(
    advice: GearAdvice | PathAdvice | WaitAdvice | None = None,
    pools: tuple[PoolView, ...] = ONE_POOL,
) -> RaceView:
    """Return a whole screen, full to the brim."""
    return RaceView(
        tower=tower(),
        dashboard=dashboard(pools),
        prompt=PromptView(3, f"{LONG_NAME.upper()}: CHOOSE A GEAR", "Cells light up"),
        engineer=EngineerView(advice or gear_advice(), log()),
        action=ActionView("shift", ("ENGAGE", "5th"), 5, may_undo=True, note="rolls 21–30"),
        legend=True,
    )
