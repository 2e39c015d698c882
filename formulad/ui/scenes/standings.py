"""What is told of a race when the flag has fallen: who came where, why, and what stood out."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from formulad.race.car import Part, Status
from formulad.race.events import (
    CarEliminated,
    CarFinished,
    CarMoved,
    CarServed,
    CarSpun,
    Cause,
    CheckpointPassed,
    CollisionRolled,
    CornerOvershot,
    PartsRepaired,
    RoundBegan,
    SlipstreamTaken,
    StopsMissed,
    WearLost,
)
from formulad.race.teams import team_standings
from formulad.ui.teams import team_of
from formulad.ui.words import cells, place, points

if TYPE_CHECKING:
    from formulad.race.car import Charge, Wear
    from formulad.race.events import Event
    from formulad.race.match import RaceMatch
    from formulad.race.rules import RaceGame
    from formulad.race.setup import Entrant, RaceSetup
    from formulad.race.state import State
    from formulad.race.track import CellId, Track

LOST_BY = {
    Cause.OVERSHOOT: "overshooting",
    Cause.MISSED_STOPS: "missed stops",
    Cause.BRAKING: "braking",
    Cause.BLOCKED: "traffic",
    Cause.OVER_REVVING: "gears",
    Cause.COLLISION: "contact",
    Cause.ENGINE: "the engine",
    Cause.SLIPSTREAM: "slipstreams",
    Cause.DEBRIS: "debris",
    Cause.WRECK: "crashes behind",
    Cause.DRIFT: "drifts",
    Cause.GUNFIRE: "gunfire",
    Cause.RADIO: "radios",
}
_FATES = {
    Cause.BRAKING: "braked away the last point",
    Cause.BLOCKED: "ran into a closed road",
    Cause.OVER_REVVING: "skipped one gear too many",
    Cause.COLLISION: "contact",
    Cause.ENGINE: "the engine gave up",
    Cause.SLIPSTREAM: "a slipstream too many",
    Cause.DEBRIS: "drove over debris",
    Cause.WRECK: "hit from behind",
    Cause.DRIFT: "drifted too far",
    Cause.GUNFIRE: "shot to pieces",
    Cause.RADIO: "hit by a radio",
}


@dataclass(frozen=True, slots=True)
class Standing:
    """How a driver came out of the race."""

    place: int
    """Among all: those who went out follow those who did not."""
    entrant: Entrant
    left: int
    """Wear points left."""
    lost: tuple[tuple[str, int], ...]
    """What points went for, the most first."""
    round: int
    """In which the race ended for this car."""
    fate: str = ""
    """Why it went out; empty if it did not."""
    spins: int = 0
    pit_stops: int = 0
    is_home: bool = True
    """It crossed the line; if not, and it is not out, the race ended with its winner (FIN-3)."""

    @property
    def is_out(self) -> bool:
        """Whether it went out."""
        return bool(self.fate)


@dataclass(frozen=True, slots=True)
class TeamStanding:
    """What a team has won together."""

    numbers: tuple[int, ...]
    """Its cars."""
    name: str
    points: int
    places: tuple[str, ...]
    """Where its cars came: `1st`, `out`."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something worth telling, with its icon."""

    icon: str
    heading: str
    text: str


@dataclass(frozen=True, slots=True)
class Standings:
    """The whole result."""

    circuit: str
    rounds: int
    rows: tuple[Standing, ...]
    """By place."""
    facts: tuple[Fact, ...] = ()
    teams: tuple[TeamStanding, ...] = ()
    """The winners first; none where every car races for itself."""

    @property
    def placed(self) -> tuple[Standing, ...]:
        """Those who did not go out."""
        return tuple(row for row in self.rows if not row.is_out)

    @property
    def headline(self) -> str:
        """Who won; whether anybody did."""
        if self.teams and self.placed:
            return f"Team {self.teams[0].name} wins"
        return f"{self.rows[0].entrant.name} wins" if self.placed else "Nobody finished"

    @property
    def summary(self) -> str:
        """Where it was, how long, and how many came through."""
        home = sum(row.is_home for row in self.rows)
        done = f"{home} of {_times(len(self.rows), 'car')} finished"
        return f"{self.circuit} · {_times(self.rounds, 'round')} · {done}"


@dataclass(slots=True)
class _Story:
    """What a race tells, event by event."""

    track: Track
    wear: list[Wear]
    """What each car can still lose."""
    round: int = 0
    ended: dict[int, int] = field(default_factory=dict)
    """In which round the race of a car ended."""
    fates: dict[int, str] = field(default_factory=dict)
    lost: dict[int, Counter[Cause]] = field(default_factory=dict)
    corners: Counter[str] = field(default_factory=Counter)
    """Points lost beyond corners."""
    drives: Counter[int] = field(default_factory=Counter)
    """The longest drive of each car."""
    spins: Counter[int] = field(default_factory=Counter)
    pit_stops: Counter[int] = field(default_factory=Counter)
    wakes: Counter[int] = field(default_factory=Counter)
    """Slipstreams that each car has used."""
    tests: int = 0
    hits: int = 0
    _left: dict[int, str] = field(default_factory=dict)
    """The corner each car left too early last."""

    def tell(self, event: Event) -> None:
        """Go on with an event."""
        match event:
            case RoundBegan(number):
                self.round = number
                if number == 1:  # what the timed laps did is forgotten
                    self.drives.clear()
                    self.spins.clear()
            case CarMoved(car, _, way):
                self.drives[car] = max(self.drives[car], len(way))
            case CornerOvershot(car, corner) | StopsMissed(car, corner):
                self._left[car] = self._name(corner)
            case WearLost(car, part, number, cause):
                self._lose(car, (part, number), cause)
            case CollisionRolled(is_hit=is_hit):
                self.tests += 1
                self.hits += is_hit
            case CarSpun(car):
                self.spins[car] += 1
            case CarServed(car, repairs=repairs):
                self.pit_stops[car] += 1
                for repair in repairs:
                    self.wear[car] = self.wear[car].plus(*repair)
            case CheckpointPassed(car, tyres):
                self.wear[car] = self.wear[car].plus(Part.TYRES, tyres)
            case PartsRepaired(car, repairs):
                for repair in repairs:
                    self.wear[car] = self.wear[car].plus(*repair)
            case SlipstreamTaken(car):
                self.wakes[car] += 1
            case CarFinished(car):
                self.ended[car] = self.round
            case CarEliminated(car, cause, cell):
                self.ended[car] = self.round
                self.fates[car] = self._fate(car, cause, cell)
            case _:
                pass

    def _lose(self, car: int, charge: Charge, cause: Cause) -> None:
        """Note what a car really lost: nobody has less than no points."""
        before = self.wear[car]
        self.wear[car] = before.minus((charge,))
        number = before.left(charge[0]) - self.wear[car].left(charge[0])
        self.lost.setdefault(car, Counter())[cause] += number
        if cause is Cause.OVERSHOOT:
            self.corners[self._left[car]] += number

    def _fate(self, car: int, cause: Cause, cell: CellId) -> str:
        match cause:
            case Cause.OVERSHOOT:
                return f"overshot {self._left[car]}"
            case Cause.MISSED_STOPS:
                return f"left {self._left[car]} two stops short"
            case _:
                return f"{_FATES[cause]} {self._where(cell)}"

    def _where(self, cell: CellId) -> str:
        """Return where a cell lies: in a corner, after one, or in the pits."""
        if self.track.is_pit(cell):
            return "in the pits"
        sectors, here = self.track.sectors, self.track.places[cell].sector
        if corner := sectors[here].corner:
            return f"in {corner.name}"
        before = (sectors[here - back].corner for back in range(1, len(sectors)))
        return next((f"after {corner.name}" for corner in before if corner), "on the road")

    def _name(self, sector: str) -> str:
        return next(s.corner.name for s in self.track.sectors if s.id == sector and s.corner)


def standings(game: RaceGame, match: RaceMatch, setup: RaceSetup) -> Standings:
    """Return the result of a race that is over."""
    story = _Story(game.track, [entry.wear for entry in game.setting.entries])
    for played in match.played:
        for event in played.step.events:
            story.tell(event)
    state = match.state
    rows = tuple(
        Standing(
            position,
            setup.seats[seat],
            sum(state.cars[seat].wear.points),
            _losses(story, seat),
            story.ended.get(seat, state.round),
            story.fates[seat] if state.cars[seat].status is Status.OUT else "",
            story.spins[seat],
            story.pit_stops[seat],
            seat in state.finished,
        )
        for position, seat in enumerate(game.classification(state), 1)
    )
    teams = _teams(game, state) if game.options.team_race else ()
    return Standings(game.track.title, state.round, rows, _facts(story, setup), teams)


def _teams(game: RaceGame, state: State) -> tuple[TeamStanding, ...]:
    """Return the teams with their points, the winners first (TEAM-2)."""
    order = game.classification(state)
    won = team_standings(game.setting, order, len(order) - len(state.retired))
    return tuple(_team(game, state, team, points) for team, points in won)


def _team(game: RaceGame, state: State, team: int, points: int) -> TeamStanding:
    entries, order = game.setting.entries, game.classification(state)
    cars = [seat for seat in order if entries[seat].team == team]
    numbers = tuple(entries[seat].number for seat in cars)
    places = tuple(
        "out" if seat in state.retired else place(order.index(seat) + 1) for seat in cars
    )
    return TeamStanding(numbers, team_of(numbers[0]).name, points, places)


def _losses(story: _Story, seat: int) -> tuple[tuple[str, int], ...]:
    lost = story.lost.get(seat, Counter())
    return tuple((LOST_BY[cause], number) for cause, number in lost.most_common())


def _facts(story: _Story, setup: RaceSetup) -> tuple[Fact, ...]:
    """Return what stood out, as far as anything did."""
    facts = []
    for corner, number in story.corners.most_common(1):
        facts.append(Fact("tyre", "Hardest corner", f"{corner} took {points(number)}"))
    for car, number in story.drives.most_common(1):
        text = f"{setup.seats[car].name} drove {cells(number)} in one turn"
        facts.append(Fact("fast", "Longest drive", text))
    braked = Counter({car: lost[Cause.BRAKING] for car, lost in story.lost.items()})
    for car, number in braked.most_common(1):
        if number:
            text = f"{setup.seats[car].name} braked for {points(number)}"
            facts.append(Fact("brake", "Hottest brakes", text))
    for car, number in story.wakes.most_common(1):
        text = f"{setup.seats[car].name} took {_times(number, 'slipstream')}"
        facts.append(Fact("slip", "In the wake", text))
    if story.spins:
        car, number = story.spins.most_common(1)[0]
        text = f"{_times(sum(story.spins.values()), 'spin')}, {setup.seats[car].name} {number}"
        facts.append(Fact("spin", "Round and round", text))
    if story.tests:
        text = f"{story.hits} of {story.tests} rolls did damage"
        facts.append(Fact("contact", "Contact", text))
    return tuple(facts)


def _times(number: int, word: str) -> str:
    """Return how many there are of something: `1 spin`, `3 spins`."""
    return f"1 {word}" if number == 1 else f"{number} {word}s"
