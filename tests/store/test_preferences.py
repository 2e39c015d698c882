from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from formulad.kernel.sentence import say
from formulad.store.preferences import (
    Advice,
    Colours,
    Motion,
    Pace,
    Preferences,
    Section,
    read_preferences,
    write_preferences,
)

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.store.yaml_document import Document

CHANGED = Preferences(
    width=1920,
    height=1080,
    fullscreen=True,
    language="fr",
    colours=Colours.NIGHT,
    text_size=1.2,
    magnifier=True,
    pace=Pace.CALM,
    motion=Motion.NONE,
    advice=Advice.ASKED,
    left_handed=True,
    hand_over=True,
    captions=True,
    sound=False,
    effects=1,
    voices=2,
    ambience=3,
    music=10,
    table=True,
    board_turned=90,
    engineer_open=True,
    keys={"undo": ("u", "ctrl+z")},
    pad={"nitro": ("rb",), "panel_on": ()},
)


def _read(document: Document, path: str, entries: dict[str, Any]) -> int:
    """Return how many laps a game remembers; files from before sections called them rounds."""
    laps = entries.get("laps", entries.get("rounds"))
    if not isinstance(laps, int):
        raise document.fault(f"{path}.laps", say("a whole number"))
    return laps


LAPS: Section[int] = Section("laps_game", ("rounds",), 2, _read, lambda laps: {"laps": laps})
SEATS: Section[int] = Section("seats_game", (), 4, _read, lambda laps: {"laps": laps})
read = partial(read_preferences, sections=(LAPS, SEATS))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.yaml"


def test_preferences_are_read_as_they_were_written(tmp_path: Path) -> None:
    write_preferences(tmp_path / "deep" / "settings.yaml", CHANGED, {LAPS: 9, SEATS: 3})

    found = read(tmp_path / "deep" / "settings.yaml")

    assert (CHANGED, {LAPS: 9, SEATS: 3}, "") == (found.preferences, found.remembered, found.fault)


def test_what_is_remembered_apart_is_no_preference() -> None:
    as_new = Preferences()
    left = (CHANGED.chosen.width, CHANGED.chosen.height, CHANGED.chosen.board_turned)

    assert (as_new.width, as_new.height, as_new.board_turned) == left
    assert as_new.engineer_open == CHANGED.chosen.engineer_open
    assert CHANGED.chosen.pace is Pace.CALM


def test_a_new_player_has_the_usual_preferences(file: Path) -> None:
    found = read(file)

    assert (Preferences(), {}, "") == (found.preferences, found.remembered, found.fault)


@pytest.mark.parametrize(
    ("hints", "advice"),
    [("full", Advice.ALWAYS), ("brief", Advice.ASKED), ("none", Advice.NEVER)],
)
def test_a_file_from_before_there_was_advice_has_as_much_of_it_as_it_had_hints(
    file: Path, hints: str, advice: Advice
) -> None:
    file.write_text(f"pace: calm\nhints: {hints}\n")

    found = read(file)

    assert (Preferences(pace=Pace.CALM, advice=advice), "") == (found.preferences, found.fault)


def test_advice_counts_where_a_file_has_hints_as_well(file: Path) -> None:
    file.write_text("hints: full\nadvice: never\n")

    assert Advice.NEVER is read(file).preferences.advice


@pytest.mark.parametrize("hints", ["loud", "[full]", "{}"])
def test_hints_that_never_were_are_no_setting(file: Path, hints: str) -> None:
    file.write_text(f"hints: {hints}\n")

    assert read(file).fault.startswith("settings.yaml:1: there is no setting 'hints'")


def test_preferences_left_out_are_the_usual_ones(file: Path) -> None:
    file.write_text("pace: calm\n")

    assert Preferences(pace=Pace.CALM) == read(file).preferences


@pytest.mark.parametrize("text", ["pace: calm\nlaps_game:\n", "laps_game: {}\npace: calm"])
def test_a_section_with_nothing_in_it_remembers_nothing(file: Path, text: str) -> None:
    file.write_text(text)

    found = read(file)

    assert (Preferences(pace=Pace.CALM), {}, "") == (
        found.preferences,
        found.remembered,
        found.fault,
    )


def test_what_a_game_remembered_before_there_were_sections_is_read(file: Path) -> None:
    file.write_text("rounds: 7\npace: calm\n")

    found = read(file)

    assert ({LAPS: 7}, "") == (found.remembered, found.fault)
    assert Pace.CALM is found.preferences.pace


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
            "pace: calm\nlaps_game: 3",
            ":2: what `laps_game` holds are lines of `name: value`",
            id="a section that is no mapping",
        ),
        pytest.param(
            "pace: calm\nlaps_game: [laps, 3]",
            ":2: what `laps_game` holds are lines of `name: value`",
            id="a section that is a list",
        ),
        pytest.param(
            "\nlap_game: {laps: 3}",
            ":2: there is no setting 'lap_game'; did you mean 'laps_game'?",
            id="no such section",
        ),
        pytest.param(
            "\nround: 3",
            ":2: there is no setting 'round'; did you mean 'rounds'?",
            id="typing error in an old file",
        ),
        pytest.param(
            "laps_game: {laps: 3}\nrounds: 3",
            ":2: there is no setting 'rounds'",
            id="a section and its old entry",
        ),
        pytest.param("laps_game:\n  laps: many", ":2: a whole number", id="fault in a section"),
        pytest.param("- 1", ":1: settings are lines of `name: value`", id="a list"),
        pytest.param("pace: *calm", ":1: write values out: references", id="alias"),
        pytest.param("a: &a 1\nb: *a", ":1: write values out: references", id="reference"),
        pytest.param("width: 1\nwidth: 2", ":2: 'width' is written twice", id="twice"),
        pytest.param('width: !!int ""', ":1: write the value without a tag (int)", id="tag"),
        pytest.param('language: "\\0"', ":1: write letters only: one of these cannot", id="null"),
        pytest.param('"\\0": 1', ":1: write letters only: one of these cannot", id="null in key"),
        pytest.param(
            '\nlanguage: "\\ud800"',
            ":2: write letters only: one of these cannot",
            id="half a letter",
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

    found = read(path)

    assert (Preferences(), {}) == (found.preferences, found.remembered)
    assert found.fault.startswith(f"settings.yaml{sentence}")
    assert found.fault.endswith("; the file was put aside as settings.yaml.bad1")
    assert (tmp_path / "settings.yaml.bad1").read_text() == text
    assert not path.exists()


def test_nothing_put_aside_is_ever_written_over(tmp_path: Path) -> None:
    for text in ("width: 1", "width: 2"):
        (tmp_path / "settings.yaml").write_text(text)
        read(tmp_path / "settings.yaml")

    assert (tmp_path / "settings.yaml.bad1").read_text() == "width: 1"
    assert (tmp_path / "settings.yaml.bad2").read_text() == "width: 2"


def test_settings_that_cannot_be_put_aside_do_not_keep_the_game_from_starting(
    tmp_path: Path,
) -> None:
    path = tmp_path / ("s" * 250)
    path.write_text("width: 1")

    found = read(path)

    assert found.preferences == Preferences()
    assert found.fault.endswith("; the file could not be put aside: the name is too long")
    assert path.read_text() == "width: 1"
