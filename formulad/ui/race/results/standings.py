"""Standings when the flag has fallen: who came where, why, and what stood out."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, joined, say, say_of
from formulad.race.agreed.teams import team_standings
from formulad.race.bills import Verdict
from formulad.race.car import Status
from formulad.race.events import (
    CarEliminated,
    CarFinished,
    CarMoved,
    CarServed,
    CarSpun,
    Cause,
    CollisionRolled,
    CornerOvershot,
    RoundBegan,
    SlipstreamTaken,
    StopsMissed,
    WearLost,
)
from formulad.ui.race.terms.race_words import VERDICTS, cells, place, points
from formulad.ui.toolkit.teams import team_of

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.race.agreed.setup import Entrant, RaceSetup
    from formulad.race.events import Event
    from formulad.race.match import RaceMatch
    from formulad.race.road.track import CellId, Track
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

LOST_BY = {
    Cause.OVERSHOOT: say_of("lost by", "overshooting"),
    Cause.MISSED_STOPS: say_of("lost by", "missed stops"),
    Cause.BRAKING: say_of("lost by", "braking"),
    Cause.BLOCKED: say_of("lost by", "traffic"),
    Cause.OVER_REVVING: say_of("lost by", "gears"),
    Cause.COLLISION: say_of("lost by", "contact"),
    Cause.ENGINE: say_of("lost by", "the engine"),
    Cause.SLIPSTREAM: say_of("lost by", "slipstreams"),
    Cause.DEBRIS: say_of("lost by", "debris"),
    Cause.WRECK: say_of("lost by", "crashes behind"),
    Cause.DRIFT: say_of("lost by", "drifts"),
    Cause.GUNFIRE: say_of("lost by", "gunfire"),
    Cause.RADIO: say_of("lost by", "radios"),
}
_FATES = {
    Cause.BRAKING: say_of("end of a race", "braked away the last point"),
    Cause.BLOCKED: say_of("end of a race", "ran into a closed road"),
    Cause.OVER_REVVING: say_of("end of a race", "skipped one gear too many"),
    Cause.COLLISION: say_of("end of a race", "contact"),
    Cause.ENGINE: say_of("end of a race", "the engine gave up"),
    Cause.SLIPSTREAM: say_of("end of a race", "a slipstream too many"),
    Cause.DEBRIS: say_of("end of a race", "drove over debris"),
    Cause.WRECK: say_of("end of a race", "hit from behind"),
    Cause.DRIFT: say_of("end of a race", "drifted too far"),
    Cause.GUNFIRE: say_of("end of a race", "shot to pieces"),
    Cause.RADIO: say_of("end of a race", "hit by a radio"),
}


@frozen
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


@frozen
class TeamStanding:
    """What a team has won together."""

    numbers: tuple[int, ...]
    """Its cars."""
    name: str
    points: int
    places: tuple[str, ...]
    """Where its cars came: `1st`, `out`."""


@frozen
class Fact:
    """Something worth telling, with its icon."""

    icon: str
    heading: str
    text: str


@frozen
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
    def headline(self) -> Sentence:
        """Who won; whether anybody did."""
        if self.teams and self.placed:
            return say("Team {name} wins", name=self.teams[0].name)
        if not self.placed:
            return say("Nobody finished")
        return say("{name} wins", name=self.rows[0].entrant.name)

    @property
    def summary(self) -> Sentence:
        """Where it was, how long, and how many came through."""
        home = sum(row.is_home for row in self.rows)
        done = counted(
            len(self.rows), "{home} of {n} car finished", "{home} of {n} cars finished", home=home
        )
        rounds = counted(self.rounds, "{n} round", "{n} rounds")
        return joined(" · ", (self.circuit, rounds, done))


@dataclass(slots=True)
class _Story:
    """What a race tells, event by event."""

    track: Track
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
            case WearLost(car, _, number, cause):
                self._lose(car, number, cause)
            case CollisionRolled(is_hit=is_hit):
                self.tests += 1
                self.hits += is_hit
            case CarSpun(car):
                self.spins[car] += 1
            case CarServed(car):
                self.pit_stops[car] += 1
            case SlipstreamTaken(car):
                self.wakes[car] += 1
            case CarFinished(car):
                self.ended[car] = self.round
            case CarEliminated(car, cause, cell):
                self.ended[car] = self.round
                self.fates[car] = self._fate(car, cause, cell)
            case _:
                pass

    def _lose(self, car: int, number: int, cause: Cause) -> None:
        self.lost.setdefault(car, Counter())[cause] += number
        if cause is Cause.OVERSHOOT:
            self.corners[self._left[car]] += number

    def _fate(self, car: int, cause: Cause, cell: CellId) -> str:
        match cause:
            case Cause.OVERSHOOT:
                return say("overshot {corner}", corner=self._left[car])
            case Cause.MISSED_STOPS:
                return say("left {corner} two stops short", corner=self._left[car])
            case _:
                return say("{fate} {where}", fate=_FATES[cause], where=self._where(cell))

    def _where(self, cell: CellId) -> str:
        """Return where a cell lies: in a corner, after one, or in the pits."""
        if self.track.is_pit(cell):
            return say("in the pits")
        sectors, here = self.track.sectors, self.track.places[cell].sector
        if corner := sectors[here].corner:
            return say("in {corner}", corner=corner.name)
        before = (sectors[here - back].corner for back in range(1, len(sectors)))
        last = next((corner for corner in before if corner), None)
        return say("after {corner}", corner=last.name) if last else say("on the road")

    def _name(self, sector: str) -> str:
        return next(s.corner.name for s in self.track.sectors if s.id == sector and s.corner)


def standings(game: RaceGame, match: RaceMatch, setup: RaceSetup) -> Standings:
    """Return the result of a race that is over."""
    story = _Story(game.track)
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
        VERDICTS[Verdict.OUT] if seat in state.retired else place(order.index(seat) + 1)
        for seat in cars
    )
    return TeamStanding(numbers, team_of(numbers[0]).name, points, places)


def _losses(story: _Story, seat: int) -> tuple[tuple[str, int], ...]:
    lost = story.lost.get(seat, Counter())
    return tuple((LOST_BY[cause], number) for cause, number in lost.most_common())


def _facts(story: _Story, setup: RaceSetup) -> tuple[Fact, ...]:
    """Return what stood out, as far as anything did."""
    facts = []
    names = [entrant.name for entrant in setup.seats]
    for corner, number in story.corners.most_common(1):
        text = say("{corner} took {points}", corner=corner, points=points(number))
        facts.append(Fact("tyre", say("Hardest corner"), text))
    for car, number in story.drives.most_common(1):
        text = say("{name} drove {cells} in one turn", name=names[car], cells=cells(number))
        facts.append(Fact("fast", say("Longest drive"), text))
    braked = Counter({car: lost[Cause.BRAKING] for car, lost in story.lost.items()})
    for car, number in braked.most_common(1):
        if number:
            text = say("{name} braked for {points}", name=names[car], points=points(number))
            facts.append(Fact("brake", say("Hottest brakes"), text))
    for car, number in story.wakes.most_common(1):
        text = counted(
            number, "{name} took {n} slipstream", "{name} took {n} slipstreams", name=names[car]
        )
        facts.append(Fact("slip", say("In the wake"), text))
    if story.spins:
        car, number = story.spins.most_common(1)[0]
        text = counted(
            sum(story.spins.values()),
            "{n} spin, {name} {number}",
            "{n} spins, {name} {number}",
            name=names[car],
            number=number,
        )
        facts.append(Fact("spin", say("Round and round"), text))
    if story.tests:
        text = counted(
            story.tests,
            "{hits} of {n} rolls did damage",
            "{hits} of {n} rolls did damage",
            hits=story.hits,
        )
        facts.append(Fact("contact", say("Contact"), text))
    return tuple(facts)
