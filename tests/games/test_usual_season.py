"""Seasons of card games: each brings its own; several of them score by places (SEA-15)."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from formulad.games.season_yaml import new_season_file
from formulad.games.seasons import SeasonFile, season_game_named
from formulad.kernel.agent import play_out
from formulad.kernel.values import replace
from formulad.season.scoring import Scoring, Tie
from formulad.season.season import AgreedRules, Carry, Entry, Result, Round, Season
from formulad.season.standings import standings
from formulad.store.paths import Home, UserFolders
from formulad.store.resume import resume

pytestmark = pytest.mark.rule("SEA-15")
HOME = Home(Path(__file__).parents[2], UserFolders(Path("nowhere")))


def season(game: str, **options: bool | int | str) -> Season:
    """Return a season of games of three computers."""
    entries = tuple(Entry(name, number, "easy") for number, name in enumerate("ABC", 1))
    rules = AgreedRules("", dict(options))
    return Season("aa00aa00", "Cards", game, entries, (Round(), Round()), rules=rules)


def fault(drawn: Season) -> str:
    """Return why a season cannot be played; nothing if it can."""
    return season_game_named(HOME, drawn.game).fault(drawn)


BORDERS = [
    ("motor-racing", 1, 17),
    ("corsa", 5, 9),
    ("fun", 1, 8),
]


@pytest.mark.parametrize(("game", "fewest", "most"), BORDERS)
def test_a_game_is_a_season_of_so_many_races(game: str, fewest: int, most: int) -> None:
    assert ["", ""] == [fault(season(game, races=races)) for races in (fewest, most)]


@pytest.mark.parametrize(("game", "fewest", "most"), BORDERS)
def test_a_race_more_or_fewer_is_refused(game: str, fewest: int, most: int) -> None:
    few, many = (fault(season(game, races=races)) for races in (fewest - 1, most + 1))

    assert few
    assert many


@pytest.mark.parametrize("game", [game for game, *_ in BORDERS])
def test_games_of_cards_carry_no_damage(game: str) -> None:
    carried = replace(season(game), carry=Carry())

    assert "Damage is carried in Formula D only." == fault(carried)
    assert not season_game_named(HOME, game).carries(season(game))
    assert {} == season_game_named(HOME, game).full(season(game))


def played(folder: Path, drawn: Season) -> tuple[SeasonFile, list[Any]]:
    """Return a season after its first game, and the states that game went through."""
    home = Home(HOME.data, UserFolders(folder))
    file = SeasonFile(home, new_season_file(home.folders.seasons, drawn))
    game = resume(file.game.kind, file.begin(7, datetime(2026, 11, 26, 12, tzinfo=UTC)))
    states = [game.match.state]
    states += [game.match.state for _ in play_out(game.match, [file.game.kind.agent("easy")] * 3)]
    game.file.close()
    file.enter_results()
    return file, states


def test_the_next_race_of_motor_racing_starts_as_the_last_one_ended(tmp_path: Path) -> None:
    _, states = played(tmp_path, season("motor-racing", races=2))

    second = next(each for each in states if each.race == 2)
    assert second.results[0] == second.run


@pytest.mark.parametrize(("game", "races"), [("motor-racing", 1), ("corsa", 5), ("fun", 1)])
def test_each_game_of_a_season_scores_its_places(tmp_path: Path, game: str, races: int) -> None:
    file, _ = played(tmp_path, season(game, races=races))

    [result] = file.season.results
    rows = standings(file.season)
    assert [*result.order] == [row.entry.number for row in rows]
    assert [10, 8, 6] == [row.points for row in rows]


def test_of_equal_players_of_motor_racing_the_better_one_in_the_last_race_is_ahead() -> None:
    drawn = replace(
        season("motor-racing", races=1),
        scoring=Scoring("six", tie=Tie.LAST_RACE),
        results=(Result(1, (1, 2, 3)), Result(2, (2, 1, 3))),
    )

    first, second, third = standings(drawn)
    assert (16, 16, 8) == (first.points, second.points, third.points)
    assert (2, 1) == (first.entry.number, second.entry.number)
