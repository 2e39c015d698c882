from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.race.agreed.options import GridRule, Rules
from formulad.scenario.agreed import options_of
from formulad.scenario.reading import read_file, read_script
from formulad.store.yaml_document import DocumentError
from tests.scenario.written import SCENE, changed, outcome

if TYPE_CHECKING:
    from pathlib import Path


def refused(text: str) -> str:
    """Return the sentence with which a scenario is refused."""
    with pytest.raises(DocumentError) as told:
        outcome(text)
    return str(told.value)


def test_a_scenario_says_which_rules_it_shows() -> None:
    _, script = read_script("x.yaml", SCENE)

    assert script.rules == ("OVR-1",)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        pytest.param(
            "wear: 12",
            "waer: 12",
            "x.yaml:6: there is no entry 'waer'; did you mean 'wear'?",
            id="misspelt entry",
        ),
        pytest.param(
            "title: Three",
            "titel: Three",
            "x.yaml:1: there is no entry 'titel'; did you mean 'title'?",
            id="misspelt title",
        ),
        pytest.param(
            "track: monaco\n", "", "x.yaml:1: the entry 'track' is missing", id="no track"
        ),
        pytest.param(
            "gear: 4,",
            "gear: fourth,",
            "x.yaml:6: expected a whole number, got a text at cars[0].gear",
            id="no number",
        ),
        pytest.param(
            "gear: 4,", "gear: 7,", "x.yaml:6: expected at most 6 at cars[0].gear", id="no gear"
        ),
        pytest.param("s1.C5", "s1.C55", "x.yaml:6: there is no cell 's1.C55' on Monaco", id="cell"),
        pytest.param(
            "move_to: s2.C3", "move_to: c2.C33", "x.yaml:11: there is no cell 'c2.C33'", id="end"
        ),
        pytest.param(
            "order: [Ada, Bob]", "order: [Ada, Bo]", "x.yaml:16: there is no car 'Bo'", id="car"
        ),
        pytest.param(
            "CornerOvershot",
            "CornerOvershoot",
            "x.yaml:14: there is no event 'CornerOvershoot'; did you mean 'CornerOvershot'?",
            id="event",
        ),
        pytest.param(
            "preset: beginner",
            "preset: begginer",
            "x.yaml:4: there are no rules 'begginer'; there are: beginner, rulebook, masters,"
            " street; did you mean 'beginner'?",
            id="preset",
        ),
        pytest.param(
            "laps: 2",
            "slid_rule: any_cell",
            "x.yaml:4: there is no option 'slid_rule'; did you mean 'slide_rule'?",
            id="option",
        ),
        pytest.param("laps: 2", "laps: 0", "x.yaml:4: 'laps' may be 1 to 99, not 0", id="laps"),
        pytest.param(
            "laps: 2",
            "slipstream: true",
            "x.yaml:4: 'slipstream' needs 'rules: complete': agree on that, or leave",
            id="impossible options",
        ),
        pytest.param("name: Bob", "name: Ada", "x.yaml:7: two cars are called 'Ada'", id="twins"),
        pytest.param(
            "at: s1.A1", "at: s1.C5", "x.yaml:7: another car stands on this cell", id="one cell"
        ),
        pytest.param(
            "at: s1.A1",
            "at: c1.A1, stops: 2",
            "x.yaml:7: there are no more than 1 stops",
            id="stops",
        ),
        pytest.param(
            ", at: s1.A1", "", "x.yaml:7: the entry 'at' is missing: where does", id="nowhere"
        ),
        pytest.param(
            "track: monaco",
            "track: monaco\nstart: grid",
            "x.yaml:7: on the grid a car has no 'at' yet",
            id="a place on the grid",
        ),
        pytest.param(
            "roll: 7", "car: Ada", "x.yaml:10: a step is one of: roll, seconds, gear", id="no step"
        ),
        pytest.param("roll: 7", "roll: 7, gear: 3", "x.yaml:10: a step is one of", id="two steps"),
        pytest.param(
            "rules:", "title: x\nrules:", "x.yaml:2: 'title' is written twice", id="twice"
        ),
    ],
)
def test_what_cannot_be_meant_is_refused_with_its_line(old: str, new: str, sentence: str) -> None:
    with pytest.raises(DocumentError) as refused:
        outcome(changed(old, new))

    assert str(refused.value).startswith(sentence)


def test_a_scenario_is_played_by_a_preset_and_what_differs_from_it() -> None:
    text = changed("preset: beginner, laps: 2", "preset: masters, tyres: false, grid: drawn")
    document, script = read_script("x.yaml", text)

    options = options_of(document, script)

    assert (Rules.COMPLETE, 2, True) == (options.rules, options.laps, options.weather)
    assert (False, GridRule.DRAWN) == (options.tyres, options.grid)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        pytest.param(
            "wear: 12", "tyres: 6", "x.yaml:6: by these rules the pools of a car are one", id="six"
        ),
        pytest.param("wear: 12", "wear: 0", "x.yaml:6: without these points a car is out", id="0"),
        pytest.param("wear: 12", "spun: true", "x.yaml:6: by the basic rules no car", id="spun"),
        pytest.param(
            "wear: 12", "tyres_set: {type: soft}", "x.yaml:6: 'tyres_set' needs", id="tyres"
        ),
        pytest.param("wear: 12", "spare: 1", "x.yaml:6: 'spare' needs 'technical", id="spare"),
        pytest.param(
            "at: s1.A1", "at: pit.3", "x.yaml:7: the pits are open by 'pit_stops: true'", id="pits"
        ),
        pytest.param(
            "track: monaco", "track: monaco\ndebris: [s2.A4]", "x.yaml:4: lost parts", id="debris"
        ),
        pytest.param(
            "track: monaco", "track: monaco\nweather: rain", "x.yaml:4: 'weather' needs", id="rain"
        ),
        pytest.param(
            "{at: s2.C3, wear: 9", "{at: s2.C3, tyres: 9", "x.yaml:13: by these rules", id="found"
        ),
    ],
)
def test_what_the_basic_rules_do_not_have_is_refused(old: str, new: str, sentence: str) -> None:
    assert refused(changed(old, new)).startswith(sentence)


def test_a_scene_needs_a_car_that_is_still_on_the_track() -> None:
    text = changed("gear: 4, wear: 12", "status: finished").replace("gear: 2}", "status: out}")

    assert refused(text) == "x.yaml:6: no car is left on the track"


def complete(more: str = "laps: 2") -> str:
    """Return the scene by the complete rules."""
    text = changed("preset: beginner, laps: 2", f"preset: rulebook, {more}")
    return text.replace("wear: 12", "tyres: 6").replace("wear: 9", "tyres: 3")


def test_the_same_scene_is_played_by_the_complete_rules() -> None:
    assert outcome(complete()) == ()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        pytest.param("tyres: 6", "wear: 9", "x.yaml:6: by these rules the pools of a", id="wear"),
        pytest.param(
            "tyres: 6",
            "tyres: 7",
            "x.yaml:6: a new car has no more than 6 tyres; with 'own_car: true' it may",
            id="more than new",
        ),
        pytest.param("tyres: 6", "body: 0", "x.yaml:6: without these points a car is", id="body"),
        pytest.param(
            "tyres: 6", "tires: 5", "x.yaml:6: there is no entry 'tires'; did you", id="misspelt"
        ),
        pytest.param(
            "tyres: 6", "spun: true, status: stalled", "x.yaml:6: a car is either", id="both"
        ),
        pytest.param(
            "at: s1.A1", "at: box.4", "x.yaml:7: the box of Bob is box.5", id="another box"
        ),
        pytest.param(
            "at: s1.A1",
            "at: s1.A1, status: in_pit",
            "x.yaml:7: a car is 'in_pit' in the pits, and only there",
            id="pit on the road",
        ),
        pytest.param(
            "at: s1.A1",
            "at: pit.2, status: racing",
            "x.yaml:7: a car is 'in_pit' in the pits, and only there",
            id="road in the pits",
        ),
        pytest.param(
            "at: s1.A1", "at: s1.A1, status: coasting", "x.yaml:7: no scene begins", id="coasting"
        ),
        pytest.param(
            "roll: 7", "roll: 7, brakes: 1", "x.yaml:10: 'brakes' goes with move_to", id="brakes"
        ),
        pytest.param(
            "car: Ada, gear: 3", "car: Ada, slipstream: true", "x.yaml:9: to take the", id="where"
        ),
        pytest.param(
            "car: Ada, gear: 3", "car: Ada, trial: false", "x.yaml:9: 'trial' can only", id="trial"
        ),
        pytest.param(
            "car: Bob, gear: 4,", "roll: 4,", "x.yaml:20: a die is thrown, not", id="refused die"
        ),
    ],
)
def test_what_cannot_be_by_the_complete_rules_is_refused(old: str, new: str, sentence: str) -> None:
    assert old in complete()

    assert refused(complete().replace(old, new, 1)).startswith(sentence)


@pytest.mark.parametrize(
    ("start", "sentence"),
    [
        pytest.param("grid", "x.yaml:7: on the grid a car has no 'at' yet", id="grid"),
        pytest.param(
            "qualifying", "x.yaml:7: before the timed laps a car has no 'at' yet", id="timed laps"
        ),
    ],
)
def test_before_the_race_no_car_is_anywhere(start: str, sentence: str) -> None:
    assert (
        refused(complete().replace("track: monaco", f"track: monaco\nstart: {start}")) == sentence
    )


GRID = """\
title: On the grid
track: monaco
start: grid
options: {preset: rulebook, weather: true}
cars:
  - {name: Ada}
"""


def test_before_the_race_the_weather_is_not_known() -> None:
    assert (
        refused(f"{GRID}weather: rain\n") == "x.yaml:7: before the race the weather is rolled for"
    )


def test_before_the_race_no_car_has_spun() -> None:
    text = GRID.replace("name: Ada", "name: Ada, spun: true")

    assert refused(text) == "x.yaml:6: before the race no car has spun"


def test_timed_laps_that_are_switched_off_do_not_begin_a_scene() -> None:
    text = complete("qualifying: false").replace(
        "track: monaco", "track: monaco\nstart: qualifying"
    )

    assert refused(text) == "x.yaml:5: 'start: qualifying' needs 'qualifying: true'"


def test_spare_points_are_no_more_than_a_team_has() -> None:
    text = complete("technical_stops: true").replace("tyres: 6", "spare: 3")

    assert refused(text) == "x.yaml:6: there are no more than 2 spare points"


def test_a_file_that_is_not_there_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match=r"gone\.yaml cannot be read: no such file"):
        read_file(tmp_path / "gone.yaml")


def test_a_file_that_is_no_text_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "picture.yaml").write_bytes(b"\xff\xd8\xff")

    with pytest.raises(DocumentError, match=r"picture\.yaml:1: this is no text"):
        read_file(tmp_path / "picture.yaml")


@pytest.mark.parametrize("text", ["", "# nothing", "- 1", "7"])
def test_a_file_without_entries_is_refused(text: str) -> None:
    with pytest.raises(DocumentError, match=r"x\.yaml:1: expected lines of `name: value`"):
        read_script("x.yaml", text)
