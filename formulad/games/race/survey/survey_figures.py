"""Survey figures: what the races on a circuit come to, lane by lane and corner by corner."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from formulad.ai.match.estimate import Estimate, mean_of
from formulad.games.estimates import as_plain
from formulad.games.race.survey.character import character_of
from formulad.kernel.frozen import frozen
from formulad.race.road.track import LANE_LETTERS, CellId

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from formulad.games.race.race_series import RaceSeries
    from formulad.games.race.survey.character import Character
    from formulad.games.race.survey.surveyed_race import SurveyedRace
    from formulad.race.road.track import Track

SECONDS_A_TURN = 25.0
"""How long a person takes, as the menu reckons."""


@frozen
class SectorFigures:
    """What happened in a corner, or on the straight between two."""

    id: str
    name: str
    """Empty on a straight."""
    stops: int
    turns: float
    """Turns that end in it, for each car that comes through."""
    lost: float
    """Points lost, for each car that comes through."""
    spins: int
    outs: int
    overtakings: float
    """Cars overtaken in a race."""

    def as_json(self) -> dict[str, Any]:
        """Return the figures as plain values."""
        return {
            "id": self.id,
            "name": self.name,
            "stops": self.stops,
            "turns": round(self.turns, 3),
            "points_lost": round(self.lost, 3),
            "spins": self.spins,
            "retirements": self.outs,
            "overtakings": round(self.overtakings, 3),
        }


@frozen
class SurveyFigures:
    """How races on a circuit went."""

    races: int
    par: float
    """The fewest turns on average that a car alone on the road can do, from pole."""
    turns: Estimate
    """Of a car, to the end of its race."""
    minutes: Estimate
    """Of a race in which people drive all cars."""
    finished: Estimate
    """The share of cars that came home."""
    overtakings: Estimate
    """In a race."""
    lanes: dict[str, float]
    """The share of each lane in all that was driven."""
    sectors: tuple[SectorFigures, ...]
    dead: tuple[str, ...]
    """Cells on which nobody ever drove."""
    grid: tuple[Estimate, ...]
    """The place in the end, by the place on the grid."""
    retirements: dict[str, int]
    """By cause."""
    driven: dict[CellId, float]
    """How often each cell was driven over in a race."""
    character: Character
    doubts: int = 0
    """Warnings of its map."""

    @property
    def head_start(self) -> float:
        """By how many places the front half of the grid ends before the rear half."""
        half = len(self.grid) // 2
        if not half:
            return 0.0
        means = [place.mean for place in self.grid]
        return (sum(means[-half:]) - sum(means[:half])) / half

    def as_json(self) -> dict[str, Any]:
        """Return the figures as plain values."""
        return {
            "races": self.races,
            "par": round(self.par, 3),
            **as_plain("turns", self.turns),
            **as_plain("minutes", self.minutes, 1),
            **as_plain("finished_share", self.finished, 4),
            **as_plain("overtakings", self.overtakings),
            "lanes": {lane: round(share, 4) for lane, share in self.lanes.items()},
            "sectors": [sector.as_json() for sector in self.sectors],
            "dead_cells": list(self.dead),
            "grid": [as_plain("mean_place", place) for place in self.grid],
            "head_start": round(self.head_start, 3),
            "retirements": self.retirements,
            "character": self.character.as_json(),
            "doubts": self.doubts,
        }


def survey_figures(
    series: RaceSeries, races: Sequence[SurveyedRace], par: float, doubts: int = 0
) -> SurveyFigures:
    """Return what races on a circuit come to, whose map has some doubts."""
    track, cars = series.track, len(series.grades)
    entered = _sum(race.entered for race in races)
    causes = _sum(Counter(cause for _, cause in race.outs.elements()) for race in races)
    return SurveyFigures(
        races=len(races),
        par=par,
        turns=_mean(races, lambda race: race.turns / cars),
        minutes=_mean(races, lambda race: race.turns * SECONDS_A_TURN / 60),
        finished=_mean(races, lambda race: race.finished / cars),
        overtakings=_mean(races, lambda race: race.overtakings.total()),
        lanes=_lanes(track, entered),
        sectors=_sectors(track, races),
        dead=tuple(cell.name for at, cell in enumerate(track.cells) if not entered[CellId(at)]),
        grid=tuple(_ends_of(races, place) for place in range(1, cars + 1)),
        retirements=dict(sorted(causes.items())),
        driven={cell: times / len(races) for cell, times in entered.items()},
        character=character_of(track, series.options.laps, par),
        doubts=doubts,
    )


def _sum(counts: Iterable[Counter[Any]]) -> Counter[Any]:
    return sum(counts, Counter[Any]())


def _mean(races: Sequence[SurveyedRace], of: Callable[[SurveyedRace], float]) -> Estimate:
    return mean_of([[of(race)] for race in races]) or Estimate(0)


def _lanes(track: Track, entered: Counter[CellId]) -> dict[str, float]:
    lanes = Counter[int]()
    for cell, times in entered.items():
        lanes[track.cells[cell].lane] += times
    total = max(1, lanes.total())
    return {LANE_LETTERS[lane]: lanes[lane] / total for lane in range(track.lane_count)}


def _sectors(track: Track, races: Sequence[SurveyedRace]) -> tuple[SectorFigures, ...]:
    passed, ended = _sum(r.passed for r in races), _sum(r.ended for r in races)
    lost, spins = _sum(r.lost for r in races), _sum(r.spins for r in races)
    outs = _sum(Counter(sector for sector, _ in r.outs.elements()) for r in races)
    overtakings = _sum(r.overtakings for r in races)
    return tuple(
        SectorFigures(
            id=sector.id,
            name=sector.corner.name if sector.corner else "",
            stops=sector.corner.stops if sector.corner else 0,
            turns=ended[at] / max(1, passed[at]),
            lost=lost[at] / max(1, passed[at]),
            spins=spins[at],
            outs=outs[at],
            overtakings=overtakings[at] / len(races),
        )
        for at, sector in enumerate(track.sectors)
    )


def _ends_of(races: Sequence[SurveyedRace], place: int) -> Estimate:
    """Return the place in the end of who began from a place on the grid."""
    ends = [[end for begin, end in race.places if begin == place] for race in races]
    return mean_of(ends) or Estimate(0)
