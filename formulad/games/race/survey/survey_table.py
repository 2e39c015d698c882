"""Survey tables: what the races on a circuit come to, for its maker at a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.estimates import told

if TYPE_CHECKING:
    from formulad.games.race.survey.survey_figures import SectorFigures, SurveyFigures

HEAD = "sector  corner              stops  turns  points  spins  out  overtaken"
_MOST_NAMED = 40
"""So many dead cells are named; JSON has them all."""


def survey_table(asked: str, found: SurveyFigures) -> str:
    """Return the figures for people, below what was driven."""
    return "\n".join(
        [
            asked,
            *_totals(found),
            "",
            HEAD,
            *map(_sector, found.sectors),
            "",
            f"lanes: {_lanes(found)}",
            f"from the grid: {_grid(found)}",
            f"dead cells: {_dead(found)}",
        ]
    )


def _totals(found: SurveyFigures) -> list[str]:
    outs = ", ".join(f"{cause} {number}" for cause, number in found.retirements.items())
    doubts = "no doubts" if not found.doubts else f"{found.doubts} doubts (track check)"
    return [
        f"{found.character.told}; {doubts}",
        f"par {found.par:.2f} turns alone from pole; driven {told(found.turns)} a car",
        f"{told(found.minutes)} minutes a race of people; overtakings {told(found.overtakings)}",
        f"finished {found.finished.mean:.1%}; out: {outs or '-'}",
    ]


def _sector(sector: SectorFigures) -> str:
    return (
        f"{sector.id:<8}{sector.name[:18]:<20}{sector.stops or '':>5}{sector.turns:>7.2f}"
        f"{sector.lost:>8.2f}{sector.spins:>7}{sector.outs:>5}{sector.overtakings:>11.2f}"
    )


def _grid(found: SurveyFigures) -> str:
    places = ", ".join(f"{place.mean:.1f}" for place in found.grid)
    return f"{places} (head start of the front half: {found.head_start:.2f} places)"


def _lanes(found: SurveyFigures) -> str:
    cells = found.character.lanes
    return ", ".join(
        f"{lane} {share:.1%} of {cells[lane]} cells" for lane, share in found.lanes.items()
    )


def _dead(found: SurveyFigures) -> str:
    if not found.dead:
        return "none"
    more = len(found.dead) - _MOST_NAMED
    named = ", ".join(found.dead[:_MOST_NAMED])
    return f"{len(found.dead)}: {named}{f', and {more} more' if more > 0 else ''}"
