from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.race.design import Design
from formulad.race.drivers import Ability, StreetDriver
from formulad.race.options import GridRule, Options
from formulad.race.setup import Entrant
from formulad.store.settings import Pace, Settings, read_settings, write_settings

if TYPE_CHECKING:
    from pathlib import Path

JACK = StreetDriver("jack", (9, 2, 2, 2, 3, 2), (Ability.DRIFT,))
CHANGED = Settings(
    width=1920,
    height=1080,
    fullscreen=True,
    pace=Pace.CALM,
    track="ring",
    preset="Friday evening",
    rules=Options(laps=3, grid=GridRule.AS_LISTED),
    line_up=(
        Entrant("Zoë", 10, design=Design(14, 1, 1, 1, 1, 2)),
        Entrant("Rookie 2", 2, "rookie", driver=JACK),
    ),
)


def test_settings_are_read_as_they_were_written(tmp_path: Path) -> None:
    write_settings(tmp_path / "deep" / "settings.yaml", CHANGED)

    assert read_settings(tmp_path / "deep" / "settings.yaml").settings == CHANGED


def test_a_new_player_has_the_usual_settings(tmp_path: Path) -> None:
    found = read_settings(tmp_path / "settings.yaml")

    assert found.settings == Settings()
    assert found.fault == ""


def test_settings_left_out_are_the_usual_ones(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("pace: calm\n")

    assert read_settings(tmp_path / "settings.yaml").settings == Settings(pace=Pace.CALM)


def test_settings_from_before_there_were_presets_keep_their_laps_and_basic_rules(
    tmp_path: Path,
) -> None:
    (tmp_path / "settings.yaml").write_text("pace: calm\nlaps: 3\ngrid: as_listed\n")

    found = read_settings(tmp_path / "settings.yaml")

    rules = Options(laps=3, grid=GridRule.AS_LISTED)
    assert Settings(pace=Pace.CALM, preset="beginner", rules=rules) == found.settings
    assert "" == found.fault


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param("width: [", ":1: a bracket is opened and not closed", id="no YAML"),
        pytest.param(
            "\nwidht: 900",
            ":2: there is no setting 'widht'; did you mean 'width'?",
            id="typing error",
        ),
        pytest.param(
            "width: wide", ":1: expected a whole number, got a text at width", id="wrong kind"
        ),
        pytest.param("\n\nwidth: 3", ":3: expected at least 320 at width", id="too small"),
        pytest.param(
            "rules:\n  lap: 2", ":2: there is no option 'lap'; did you mean 'laps'?", id="option"
        ),
        pytest.param("rules: 3", ":1: the rules are lines of `name: value`", id="no options"),
        pytest.param(
            "rules:\n  weather: true",
            ":2: 'weather' needs 'rules: complete': agree on that, or leave 'weather' out",
            id="impossible options",
        ),
        pytest.param("pace: calm\nlaps: 0", ":2: 'laps' may be 1 to 99, not 0", id="old laps"),
        pytest.param("- 1", ":1: settings are lines of `name: value`", id="a list"),
        pytest.param("pace: *calm", ":1: write values out: references", id="alias"),
        pytest.param("a: &a 1\nb: *a", ":1: write values out: references", id="reference"),
        pytest.param("width: 1\nwidth: 2", ":2: 'width' is written twice", id="twice"),
        pytest.param('width: !!int ""', ":1: write the value without a tag (int)", id="tag"),
        pytest.param('track: "\\0"', ":1: write letters only: one of these cannot", id="null"),
        pytest.param('"\\0": 1', ":1: write letters only: one of these cannot", id="null in key"),
        pytest.param(
            '\ntrack: "\\ud800"', ":2: write letters only: one of these cannot", id="half a letter"
        ),
        pytest.param("? [a]\n: 3", ":1: the name of an entry has to be a word", id="odd key"),
        pytest.param("a: 2024-99-99", ":1: a date or a number cannot be read", id="no such day"),
        pytest.param("[" * 100_000, ":1: this is nested too deeply", id="deep"),
        pytest.param(" " * 100_001, ":1: this is longer than anybody would write", id="long"),
    ],
)
def test_settings_that_cannot_be_used_are_put_aside(
    tmp_path: Path, text: str, sentence: str
) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text(text)

    found = read_settings(path)

    assert found.settings == Settings()
    assert found.fault.startswith(f"settings.yaml{sentence}")
    assert found.fault.endswith("; the file was put aside as settings.yaml.bad1")
    assert (tmp_path / "settings.yaml.bad1").read_text() == text
    assert not path.exists()


def test_nothing_put_aside_is_ever_written_over(tmp_path: Path) -> None:
    for text in ("width: 1", "width: 2"):
        (tmp_path / "settings.yaml").write_text(text)
        read_settings(tmp_path / "settings.yaml")

    assert (tmp_path / "settings.yaml.bad1").read_text() == "width: 1"
    assert (tmp_path / "settings.yaml.bad2").read_text() == "width: 2"


def test_settings_that_cannot_be_put_aside_do_not_keep_the_game_from_starting(
    tmp_path: Path,
) -> None:
    path = tmp_path / ("s" * 250)
    path.write_text("width: 1")

    found = read_settings(path)

    assert found.settings == Settings()
    assert found.fault.endswith("; the file could not be put aside: the name is too long")
    assert path.read_text() == "width: 1"


def test_a_remembered_car_that_breaks_the_limits_is_said_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    write_settings(path, CHANGED)
    text = path.read_text().replace("tyres: 14", "tyres: 15")
    path.write_text(text)
    line = text.splitlines().index("    tyres: 15") + 1

    found = read_settings(path)

    sentence = f"settings.yaml:{line}: a car can have 1 to 14 points for its tyres, not 15"
    assert found.fault.startswith(sentence)
