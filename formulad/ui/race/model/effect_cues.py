"""Effect cues: what the board shows of an event for a moment, of whom and on which cells."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.race.events import (
    CarEliminated,
    CarFinished,
    CarSpun,
    Cause,
    CheckpointPassed,
    CollisionRolled,
    DebrisLeft,
    LineCrossed,
    LitterLeft,
    PartsRepaired,
    PoliceLinePassed,
    PolicePrizeWon,
    RadioThrown,
    RivalCharmed,
    RoundBegan,
    ShotFired,
    SkyRead,
    SlipstreamTaken,
    WearLost,
    WeatherTurned,
)
from formulad.race.paths import SLIPSTREAM_CELLS
from formulad.race.turn.weather import Sky, sky
from formulad.ui.race.board.effects.smoke_effect import ARRIVES
from formulad.ui.race.board.geometry.board_picture import EffectKind
from formulad.ui.race.terms.race_words import CAUSES, PART_ICONS, place

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.race.car import Part
    from formulad.race.events import CarMoved, Event
    from formulad.race.road.track import CellId, Track
    from formulad.race.state import State

_SWEEP = 0.7
"""Seconds the light of the gantry takes; the car is under it in the middle of them."""
_START = 4.0
"""Seconds the lights of the start are seen; they go out after three quarters of them."""
_BRAKING = 0.42
"""Seconds in which a car that brakes comes to stand."""
_LOCKING = (Cause.BRAKING, Cause.OVERSHOOT, Cause.MISSED_STOPS, Cause.BLOCKED)
"""What tyres and brakes pay for with smoke."""
_DRAWN_ALONG = say("+{cells} cells", cells=SLIPSTREAM_CELLS)
_SKIES = {Sky.FINE: "sun", Sky.VARIABLE: "changeable", Sky.RAIN: "rain"}


@frozen
class Cue:
    """Something to be seen on the board."""

    kind: EffectKind
    seconds: float
    car: int | None = None
    """The seat it is about; None if it is about a cell alone."""
    other: int | None = None
    """The seat of the second car of two."""
    cells: tuple[CellId, ...] = ()
    """The cells it is about: a way, the step over a line, or a single one."""
    text: str = ""
    gains: tuple[tuple[str, str], ...] = ()
    is_hit: bool = True
    after: float = 0.0
    """The share of a drive after which it begins."""
    is_kept: bool = False
    """Whether its end stays to be seen until another car drives."""


def cue_of(event: Event) -> Cue | None:
    """Return what the board shows of an event that is told; None if words say it all."""
    match event:
        case ShotFired(car, _, hit):
            return Cue(EffectKind.SHOT, 1.0, car, is_hit=hit is not None)
        case RadioThrown(car, at):
            return Cue(EffectKind.RADIO, 1.3, car, at)
        case RivalCharmed(car, by):
            return Cue(EffectKind.CHARM, 1.6, by, car, text="−1")
        case DebrisLeft(cell) | LitterLeft(cell=cell):
            return Cue(EffectKind.DEBRIS, 0.8, cells=(cell,))
        case PolicePrizeWon(car, _, kmh):
            return Cue(EffectKind.PRIZE, 2.0, car, text=say("{kmh} km/h", kmh=kmh))
        case CheckpointPassed(car, tyres) if tyres:
            return Cue(EffectKind.REPAIR, 1.6, car, gains=(("tyre", f"+{tyres}"),))
        case CollisionRolled(car, other, is_hit=True):
            return Cue(EffectKind.CONTACT, 0.5, car, other)
        case CarSpun(car):
            return Cue(EffectKind.SPIN, 0.6, car, text=say("spin: 1st gear"))
        case CarEliminated(car, cause):
            return Cue(EffectKind.WRECK, 1.6, car, text=say("out: {cause}", cause=CAUSES[cause]))
        case SlipstreamTaken(car, leader):
            return Cue(EffectKind.WAKE, 0.55, car, leader, text=_DRAWN_ALONG)
        case CarFinished(car, at):
            return Cue(EffectKind.FLAG, 1.6, car, text=place(at), is_hit=at == 1)
        case PartsRepaired(car, repairs):
            return Cue(EffectKind.REPAIR, 1.8, car, gains=gains_of(repairs))
        case _:
            return None


def start_of(event: Event, track: Track) -> Cue | None:
    """Return the lights of the start above the first place of the grid."""
    if isinstance(event, RoundBegan) and event.round == 1:
        return Cue(EffectKind.LIGHTS, _START, cells=track.grid[:1])
    return None


def gains_of(repairs: tuple[tuple[Part, int], ...]) -> tuple[tuple[str, str], ...]:
    """Return the icons of parts with the points they get back."""
    return tuple((PART_ICONS[part], f"+{number}") for part, number in repairs if number)


def aim_of(event: Event, seconds: float) -> Cue | None:
    """Return the cross hairs that close on a car while its die falls."""
    return Cue(EffectKind.AIM, seconds, event.car) if isinstance(event, ShotFired) else None


def sky_of(event: Event, track: Track) -> str:
    """Return the icon of what a roll for the weather brings; nothing if it is none."""
    if isinstance(event, SkyRead | WeatherTurned):
        return _SKIES[sky(track.climate, event.value)]
    return ""


@frozen
class Drive:
    """A car on its way, with what else happens in the step."""

    track: Track
    before: State
    after: State
    moved: CarMoved
    events: Sequence[Event]
    seconds: float

    @property
    def cells(self) -> tuple[CellId, ...]:
        """The cell it stood on, and those it drives through."""
        return (self.moved.start, *self.moved.cells)

    @property
    def is_in_tunnel(self) -> bool:
        """Whether it drives through a tunnel."""
        street = self.track.street
        return street is not None and any(step in street.tunnel for step in pairwise(self.cells))

    def cues(self) -> tuple[Cue, ...]:
        """Return what is seen on the way, in the order in which it begins."""
        found = (*self._nitro(), *self._drift(), *self._brakes(), *self._police(), *self._line())
        return tuple(sorted(found, key=lambda cue: cue.after))

    def _nitro(self) -> Iterator[Cue]:
        """Yield flames over the cells that the nitro adds: the last of the move (STR-2)."""
        turn = self.before.turn
        is_own_way = not turn.slipstreams and (not turn.has_moved or bool(turn.ahead))
        count = min(turn.nitro - len(self._still_ahead), len(self.moved.cells))
        if not is_own_way or count <= 0:
            return
        driven = len(self.moved.cells) - count
        after = driven / len(self.moved.cells)
        seconds, cells = (1 - after) * self.seconds, self.cells[driven:]
        car = self.moved.car
        yield Cue(EffectKind.STREAK, 2 * seconds, car, cells=cells, after=after)
        yield Cue(EffectKind.NITRO, seconds, car, after=after)

    @property
    def _still_ahead(self) -> tuple[CellId, ...]:
        """The cells of the move that come in a later step, behind debris."""
        return self.after.turn.ahead if self.after.seat == self.moved.car else ()

    def _drift(self) -> Iterator[Cue]:
        """Yield the marks of a drift, from where the corner begins on the way (DRV-JACK-1)."""
        if not self.before.turn.drift or self.before.turn.slipstreams:
            return
        inside = [self.track.corner_sector[cell] >= 0 for cell in self.cells]
        if not any(inside):
            return
        first = inside.index(True)
        last = next((i for i in range(first, len(inside)) if not inside[i]), len(inside) - 1)
        after, until = first / (len(self.cells) - 1), last / (len(self.cells) - 1)
        seconds = max(0.1, (until - after) * self.seconds)
        cells = self.cells[first : last + 1]
        yield Cue(EffectKind.SKID, seconds, self.moved.car, cells=cells, after=after, is_kept=True)

    def _brakes(self) -> Iterator[Cue]:
        """Yield smoke and marks where the car brakes, and what that costs it."""
        paid: Counter[Part] = Counter()
        for event in self.events:
            if not isinstance(event, WearLost) or event.car != self.moved.car:
                continue
            if event.cause in _LOCKING:
                paid[event.part] += event.points
        if not paid:
            return
        after = max(0.0, 1 - _BRAKING / self.seconds)
        first = min(round(after * (len(self.cells) - 1)), len(self.cells) - 2)
        after = first / (len(self.cells) - 1)
        seconds = (1 - after) * self.seconds / ARRIVES
        prices = tuple((PART_ICONS[part], f"−{points}") for part, points in paid.items())
        yield Cue(
            EffectKind.SMOKE,
            seconds,
            self.moved.car,
            cells=self.cells[first:],
            gains=prices,
            after=after,
            is_kept=True,
        )

    def _police(self) -> Iterator[Cue]:
        """Yield the plate with the speed as the car passes the line (STR-5)."""
        street = self.track.street
        passed = [event for event in self.events if isinstance(event, PoliceLinePassed)]
        if street is None or not passed:
            return
        steps = [step for step in pairwise(self.cells) if step in street.police]
        for event, step in zip(passed, steps, strict=False):
            after = self._share(step[0])
            text = say("{kmh} km/h", kmh=event.kmh)
            yield Cue(EffectKind.RADAR, 1.5, event.car, cells=step, text=text, after=after)

    def _line(self) -> Iterator[Cue]:
        """Yield the light of the gantry as the car begins another lap (STR-7)."""
        laps = [event.lap for event in self.events if isinstance(event, LineCrossed)]
        if not self.track.is_city or not laps or laps[0] < 2:
            return
        for step in (step for step in pairwise(self.cells) if self.track.crosses_line(*step)):
            car, after = self.moved.car, self._share(step[0]) - 0.5 * _SWEEP / self.seconds
            yield Cue(EffectKind.CHECKPOINT, _SWEEP, car, cells=step, after=max(0.0, after))

    def _share(self, cell: CellId) -> float:
        """Return the share of the way after which the car leaves a cell."""
        return min(1.0, (self.cells.index(cell) + 0.5) / (len(self.cells) - 1))
