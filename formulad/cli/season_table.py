"""Standings of a season on the command line, as plain values and as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.kernel.letters import quoted
from formulad.season.standings import standings
from formulad.season.team_standings import team_standings

if TYPE_CHECKING:
    from fractions import Fraction

    from formulad.season.season import Season
    from formulad.season.standings import Score, Standing


def season_facts(season: Season) -> dict[str, Any]:
    """Return how a season stands as plain values."""
    return {
        "title": season.title,
        "id": season.id,
        "game": season.game,
        "races": len(season.calendar),
        "divisions": [_division(season, division) for division in season.divisions],
    }


def _division(season: Season, division: int) -> dict[str, Any]:
    race = season.next_race(division)
    return {
        "division": division,
        "driven": len(season.driven(division)),
        "next": season.calendar[race - 1].track if race else "",
        "drivers": [_driver(row) for row in standings(season, division)],
        "teams": [
            {"place": team.place, "team": team.team, "points": told(team.points)}
            for team in team_standings(season, division)
        ],
    }


def _driver(row: Standing) -> dict[str, Any]:
    entry = row.entry
    return {
        "place": row.place,
        "name": entry.name,
        "number": entry.number,
        "driver": entry.grade or "human",
        "points": told(row.points),
        "races": [_score(score) for score in row.scores],
    }


def _score(score: Score) -> dict[str, Any]:
    return {
        "race": score.race,
        "place": score.place,
        "points": told(score.points),
        "out": score.is_out,
        "fastest_lap": score.has_fastest_lap,
        "pole": score.has_pole,
        "dropped": score.is_dropped,
    }


def told(points: int | Fraction) -> int | float:
    """Return points as a program reads them: whole ones, or with a half."""
    return int(points) if points == int(points) else float(points)


def season_table(facts: dict[str, Any]) -> str:
    """Return the standings of a season for people: what is dropped stands in brackets."""
    parts = [quoted(facts["title"])]
    for division in facts["divisions"]:
        parts += ["", *_table(facts, division)]
    return "\n".join(parts)


def _table(facts: dict[str, Any], division: dict[str, Any]) -> list[str]:
    name = f"division {division['division']}, " if len(facts["divisions"]) > 1 else ""
    head = f"{name}after race {division['driven']} of {facts['races']}"
    head += f", next: {quoted(division['next'])}" if division["next"] else ""
    races = [str(race) for race in range(1, division["driven"] + 1)]
    rows = [["", "driver", *races, "points"]]
    for each in division["drivers"]:
        scores = {score["race"]: score for score in each["races"]}
        cells = [_cell(scores.get(int(race))) for race in races]
        rows.append([str(each["place"]), quoted(each["name"]), *cells, str(each["points"])])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(map(str.rjust, row, widths)) for row in rows]
    teams = [f"{t['place']}  team {t['team']}  {t['points']}" for t in division["teams"]]
    return [head, "", *lines, *([""] if teams else []), *teams]


def _cell(score: dict[str, Any] | None) -> str:
    if score is None:
        return "-"
    place = "out" if score["out"] else str(score["place"])
    marked = f"{place}{'*' if score['fastest_lap'] else ''}"
    return f"({marked})" if score["dropped"] else marked
