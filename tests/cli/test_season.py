"""`formulad season`: a new one, its races, how it stands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from formulad.cli import main
from formulad.games.season_yaml import read_season, write_season
from formulad.kernel.values import replace

CARDS = ("--game", "corsa", "--races", "2", "--drivers", "human:Ana,ai:easy,ai:easy")


@pytest.fixture
def cup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the file of a new season of cards."""
    monkeypatch.setattr(
        "formulad.store.paths.platformdirs.user_data_dir", lambda *_, **__: tmp_path
    )
    assert 0 == main(["season", "new", "--title", "Cards", *CARDS])
    return capsys.readouterr().out.strip()


def test_a_new_season_stands_in_a_file_of_its_title(cup: str, tmp_path: Path) -> None:
    assert str(tmp_path / "seasons" / "cards.yaml") == cup


def test_computers_drive_the_next_race_or_all(cup: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["season", cup, "--run", "next", "--seed", "4"])
    assert "after race 1 of 2" in capsys.readouterr().out

    assert 0 == main(["season", cup, "--run", "all", "--seed", "5", "--json"])
    (division,) = json.loads(capsys.readouterr().out)["divisions"]
    assert (2, [1, 2, 3]) == (division["driven"], [row["place"] for row in division["drivers"]])
    assert 2 * (10 + 8 + 6) == sum(row["points"] for row in division["drivers"])


def test_the_season_after_it_is_written_when_it_is_over(
    cup: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    after = tmp_path / "after.yaml"

    assert 2 == main(["season", cup, "--follow", str(after)])
    assert "the season is not over yet" in capsys.readouterr().err
    assert 0 == main(["season", cup, "--run", "all", "--follow", str(after)])
    assert 0 == main(["season", str(after)])


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--game", "corsa", "--drivers", "ai:easy"), "a division has 2 to 10 drivers"),
        (("--calendar", "monako"), "did you mean 'monaco'"),
        (("--drivers", "human:A,ai:clup"), "no computer driver 'clup'"),
        (("--game", "corsa", "--carry"), "Damage is carried in Formula D only"),
    ],
)
def test_a_season_that_cannot_be_is_not_written(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    told: str,
) -> None:
    monkeypatch.setattr(
        "formulad.store.paths.platformdirs.user_data_dir", lambda *_, **__: tmp_path
    )

    assert 2 == main(["season", "new", *arguments])

    assert told in capsys.readouterr().err
    assert not (tmp_path / "seasons").exists()


def test_a_file_that_is_none_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["season", str(tmp_path / "none.yaml")])

    assert 1 == len(capsys.readouterr().err.splitlines())


@pytest.mark.rule("SEA-16")
def test_a_record_that_says_otherwise_is_told_and_can_be_taken(
    cup: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == main(["season", cup, "--run", "next", "--seed", "4"])
    file = Path(cup)
    before = read_season(file)
    (result,) = before.results
    turned = replace(result, order=result.order[::-1])
    write_season(file, replace(before, results=(turned,)))
    assert 2 == main(["season", cup, "--take-record", "2"])
    assert "no record of race 2 says otherwise" in capsys.readouterr().err

    assert 0 == main(["season", cup])
    assert "The record of race 1 says otherwise" in capsys.readouterr().out
    assert 0 == main(["season", cup, "--take-record", "1"])

    assert before == read_season(file)
