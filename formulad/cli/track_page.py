"""Page of a circuit's report: its picture and its figures in one file for a browser."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING

from formulad.games.estimates import told

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.games.race.survey.survey_figures import SurveyFigures
    from formulad.games.race.survey.track_survey import TrackSurvey

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem;
  background: #10182b; color: #f5ecd7 }
img { width: 100%; border-radius: 12px }
table { border-collapse: collapse; margin: 1rem 0 }
td, th { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid #33415f }
td:nth-child(-n+2), th:nth-child(-n+2) { text-align: left }
"""


def page(survey: TrackSurvey, found: SurveyFigures, picture: bytes) -> str:
    """Return the page."""
    title = escape(survey.series.track.title)
    data = b64encode(picture).decode()
    return "\n".join(
        [
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>',
            f"<style>{_STYLE}</style>",
            f"<h1>{title}</h1><p>{escape(survey.asked)}</p>",
            f'<img alt="{title}" src="data:image/png;base64,{data}">',
            _table(("what", ""), _totals(found)),
            _table(_SECTOR_HEAD, _sectors(found)),
            _table(("lane", "share"), _lanes(found)),
            _table(("place on the grid", "place in the end"), _grid(found)),
            f"<p>Dead cells: {escape(', '.join(found.dead) or 'none')}</p></html>",
            "",
        ]
    )


_SECTOR_HEAD = ("sector", "corner", "stops", "turns", "points", "spins", "out", "overtaken")


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [_row("th", head), *(_row("td", row) for row in rows)]
    return f"<table>{''.join(lines)}</table>"


def _row(tag: str, values: Iterable[str]) -> str:
    return f"<tr>{''.join(f'<{tag}>{escape(value)}</{tag}>' for value in values)}</tr>"


def _totals(found: SurveyFigures) -> list[tuple[str, str]]:
    outs = ", ".join(f"{cause} {number}" for cause, number in found.retirements.items())
    return [
        ("character", found.character.told),
        ("doubts of its map", str(found.doubts)),
        ("par, alone from pole", f"{found.par:.2f} turns"),
        ("driven", f"{told(found.turns)} turns a car"),
        ("a race of people", f"{told(found.minutes)} minutes"),
        ("overtakings a race", told(found.overtakings)),
        ("finished", f"{found.finished.mean:.1%}"),
        ("out", outs or "-"),
        ("head start of the front half", f"{found.head_start:.2f} places"),
    ]


def _sectors(found: SurveyFigures) -> list[tuple[str, ...]]:
    return [
        (
            sector.id,
            sector.name,
            str(sector.stops or ""),
            f"{sector.turns:.2f}",
            f"{sector.lost:.2f}",
            str(sector.spins),
            str(sector.outs),
            f"{sector.overtakings:.2f}",
        )
        for sector in found.sectors
    ]


def _lanes(found: SurveyFigures) -> list[tuple[str, str]]:
    return [(lane, f"{share:.1%}") for lane, share in found.lanes.items()]


def _grid(found: SurveyFigures) -> list[tuple[str, str]]:
    return [(str(place), told(end)) for place, end in enumerate(found.grid, 1)]
