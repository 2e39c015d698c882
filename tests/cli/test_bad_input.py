"""What the command line cannot use ends in one line and exit code 2."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from formulad.cli import main
from formulad.games.race import race_arguments
from formulad.games.race.presets import Presets
from tests.circuits import PRESETS
from tests.games.race.saved import a_header, a_save
from tests.scope import sample
from tests.tiled.oval import MAP_PROPERTIES, layers, tiled_map

if TYPE_CHECKING:
    from pathlib import Path

HEAVY = (
    '{"tyres": 14, "brakes": 7, "gearbox": 7, "body": 7, "engine": 7, "road_holding": 7}'
    # nobody has 49 points to give
)


@pytest.fixture
def desert(tmp_path: Path) -> Path:
    """Return a map without a weather table."""
    dry = {name: value for name, value in MAP_PROPERTIES.items() if "weather" not in name}
    path = tmp_path / "desert.tmx"
    path.write_text(tiled_map(layers(), dry), "utf-8")
    return path


def refused(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    """Return the one line in which a command is refused."""
    status = main([str(argument) for argument in arguments])
    told = capsys.readouterr()
    assert (2, "") == (status, told.out)
    assert re.fullmatch(r"formulad: [^\n]+\n", told.err), told.err
    return told.err


@pytest.mark.parametrize("seats", ["human:Ada,ai:rookie", "human:Ada,ai:rookie,ai:rookie"])
def test_a_race_of_teams_in_which_a_car_is_alone_is_refused(
    capsys: pytest.CaptureFixture[str], seats: str
) -> None:
    told = refused(capsys, "play", "--option", "team_race=on", "--seats", seats)

    assert "A team race takes two cars of each team" in told


@pytest.mark.parametrize("rules", sample(["masters", "street"]))
def test_a_circuit_without_a_weather_table_is_raced_on_with_weather(
    capsys: pytest.CaptureFixture[str], desert: Path, rules: str
) -> None:
    asked = ("--laps", "1", "--races", "1", "--jobs", "1", "--drivers", "rookie:2")

    status = main(["simulate", "--track", str(desert), "--rules", rules, *asked])

    assert (0, "") == (status, capsys.readouterr().err)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param("version: 2\noptions: {}\n", "written by a newer FormulaD", id="newer"),
        pytest.param("version: [1\noptions: {}\n", "Friday.yaml:2:", id="broken"),
        pytest.param(
            "version: 1\noptions: {weather: sometimes}\n",
            "'weather' may be false or true, not 'sometimes'",
            id="wrong value",
        ),
    ],
)
def test_a_preset_that_cannot_be_used_is_refused(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    text: str,
    sentence: str,
) -> None:
    (tmp_path / "Friday.yaml").write_text(text, "utf-8")
    monkeypatch.setattr(race_arguments, "presets", lambda _args: Presets(PRESETS, tmp_path))

    assert sentence in refused(capsys, "play", "--rules", "Friday")


@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")], ids=["replay", "resume"])
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        pytest.param(
            '"laps"', '"technical_stops": true, "laps"', "needs 'rules: complete'", id="impossible"
        ),
        pytest.param('"basic"', '"hard"', "'rules' may be basic or complete", id="wrong value"),
        pytest.param(
            '"driver": "human"',
            f'"driver": "human", "design": {HEAVY}',
            "this one has 49",
            id="a car with too many points",
        ),
        pytest.param('"laps"', '"team_race": true, "laps"', "is alone", id="a car alone"),
    ],
)
def test_a_record_of_a_race_that_nobody_could_have_agreed_on_is_refused_and_left(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: tuple[str, ...],
    old: str,
    new: str,
    sentence: str,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    path = a_save(tmp_path, steps=3, header=a_header(track="monaco"))
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    before = path.read_bytes()

    assert sentence in refused(capsys, *command, path)
    assert before == path.read_bytes()
