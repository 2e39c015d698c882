from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.race.last_race import LAST_RACE, LastRace
from formulad.games.sections import SECTIONS
from formulad.kernel.values import replace
from formulad.race.agreed.design import Design
from formulad.race.agreed.drivers import Ability, StreetDriver
from formulad.race.agreed.options import GridRule, Options
from formulad.race.agreed.setup import Entrant
from formulad.store.preferences import (
    Advice,
    Pace,
    Preferences,
    read_preferences,
    write_preferences,
)

if TYPE_CHECKING:
    from pathlib import Path

JACK = StreetDriver("jack", (9, 2, 2, 2, 3, 2), (Ability.DRIFT,))
LAST = LastRace(
    track="ring",
    preset="Friday evening",
    rules=Options(laps=3, grid=GridRule.AS_LISTED),
    line_up=(
        Entrant("Zoë", 10, design=Design(14, 1, 1, 1, 1, 2)),
        Entrant("Rookie 2", 2, "rookie", driver=JACK),
    ),
)
ADVISED = replace(LAST, advice={"Zoë": Advice.ASKED, "Ada": Advice.NEVER})
CALM = Preferences(pace=Pace.CALM)
OLD = """pace: calm
track: ring
preset: Friday evening
rules: {laps: 3, grid: as_listed}
line_up:
- name: Zoë
  number: 10
  design: {tyres: 14, brakes: 1, gearbox: 1, body: 1, engine: 1, road_holding: 2}
- name: Rookie 2
  number: 2
  grade: rookie
  driver:
    id: jack
    points: [9, 2, 2, 2, 3, 2]
    abilities: [drift]
"""
"""As it was written before there was a section for each game."""


ENDS = ("\x85", "\u2028", "\u2029", "\x1c", "\x0b", "\x0c", "\r", "\n", "\ufeff", "\t")
"""Signs that end a line, somewhere."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.yaml"


@pytest.mark.parametrize(
    "last",
    [
        pytest.param(ADVISED, id="all of it"),
        pytest.param(LastRace(), id="none of it"),
        pytest.param(LastRace("own/desert", "gone"), id="the usual rules"),
    ],
)
def test_the_last_race_is_read_as_it_was_written(file: Path, last: LastRace) -> None:
    write_preferences(file, CALM, {LAST_RACE: last})

    found = read_preferences(file, SECTIONS)

    assert (CALM, {LAST_RACE: last}, "") == (found.preferences, found.remembered, found.fault)


def test_the_last_race_has_a_section_of_the_file(file: Path) -> None:
    write_preferences(file, CALM, {LAST_RACE: LAST})

    lines = file.read_text("utf-8").splitlines()

    assert "race:" in lines
    assert "  track: ring" in lines
    assert not [line for line in lines if line.startswith(("track", "preset", "rules", "line_up"))]


def test_old_settings_keep_the_last_race(file: Path) -> None:
    file.write_text(OLD, "utf-8")

    found = read_preferences(file, SECTIONS)

    assert (CALM, {LAST_RACE: LAST}, "") == (found.preferences, found.remembered, found.fault)


def test_settings_from_before_there_were_presets_keep_their_laps_and_basic_rules(
    file: Path,
) -> None:
    file.write_text("pace: calm\nlaps: 3\ngrid: as_listed\n")

    found = read_preferences(file, SECTIONS)

    rules = Options(laps=3, grid=GridRule.AS_LISTED)
    assert LastRace(preset="beginner", rules=rules) == found.remembered[LAST_RACE]
    assert (CALM, "") == (found.preferences, found.fault)


FAULTS = [
    pytest.param(
        "rules:\n  lap: 2", 2, "there is no option 'lap'; did you mean 'laps'?", id="option"
    ),
    pytest.param("\nrules: 3", 2, "the rules are lines of `name: value`", id="no options"),
    pytest.param(
        "rules:\n  weather: true",
        2,
        "'weather' needs 'rules: complete': agree on that, or leave 'weather' out",
        id="impossible options",
    ),
    pytest.param("track: 3", 1, "expected a text, got a whole number at track", id="wrong kind"),
    pytest.param(
        "line_up:\n- name: Ada\n  number: one",
        3,
        "expected a whole number, got a text at line_up[0].number",
        id="wrong kind of a seat",
    ),
    pytest.param(
        "line_up:\n- number: 1",
        2,
        "the entry 'name' is missing at line_up[0]",
        id="a seat without a name",
    ),
    pytest.param(
        "line_up:\n- name: Ada\n  number: 1\n  design:\n"
        "    {tyres: 15, brakes: 1, gearbox: 1, body: 1, engine: 1,\n     road_holding: 1}",
        5,
        "a car can have 1 to 14 points for its tyres, not 15",
        id="car that breaks the limits",
    ),
    pytest.param(
        "line_up:\n- name: Ada\n  number: 1\n  driver:\n"
        "    {id: jack, abilities: [],\n     points: [1, 2]}",
        6,
        "a driver has points for 6 parts",
        id="driver with too few points",
    ),
    pytest.param(
        "\ntrak: ring", 2, "there is no setting 'trak'; did you mean 'track'?", id="typing error"
    ),
]


@pytest.mark.parametrize(("text", "line", "sentence"), FAULTS)
def test_what_cannot_be_is_said_with_its_line_in_old_files(
    file: Path, text: str, line: int, sentence: str
) -> None:
    file.write_text(text)

    found = read_preferences(file, SECTIONS)

    assert found.fault.startswith(f"settings.yaml:{line}: {sentence}; the file was put aside")
    assert (Preferences(), {}) == (found.preferences, found.remembered)


@pytest.mark.parametrize(("text", "line", "sentence"), FAULTS)
def test_what_cannot_be_is_said_with_its_line_in_the_section(
    file: Path, text: str, line: int, sentence: str
) -> None:
    section = "".join(f"  {each}\n" for each in text.splitlines())
    file.write_text(f"pace: calm\nrace:\n{section}")

    found = read_preferences(file, SECTIONS)

    assert found.fault.startswith(f"settings.yaml:{line + 2}: {sentence}; the file was put aside")
    assert (Preferences(), {}) == (found.preferences, found.remembered)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param("laps: 0", ":1: 'laps' may be 1 to 99, not 0", id="laps of old files"),
        pytest.param(
            "race: ring", ":1: what `race` holds are lines of `name: value`", id="no mapping"
        ),
        pytest.param(
            "race:\n  laps: 3", ":2: there is no setting 'laps'", id="old entry in the section"
        ),
        pytest.param(
            "race: {preset: street}\ntrack: ring",
            ":2: there is no setting 'track'",
            id="old entry beside the section",
        ),
    ],
)
def test_old_files_and_sections_are_not_mixed(file: Path, text: str, sentence: str) -> None:
    file.write_text(text)

    assert read_preferences(file, SECTIONS).fault.startswith(f"settings.yaml{sentence}")


@pytest.mark.parametrize("sign", ENDS, ids=ascii)
def test_a_name_with_the_end_of_a_line_in_it_is_read_as_it_was(file: Path, sign: str) -> None:
    last = LastRace(line_up=(Entrant(f"A{sign}da", 7), Entrant(f"{sign}Bob ", 3)))
    write_preferences(file, CALM, {LAST_RACE: last})

    found = read_preferences(file, SECTIONS)

    assert ({LAST_RACE: last}, "") == (found.remembered, found.fault)
