from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.race.options import GridRule, Rules
from formulad.scenario.agreed import options_of
from formulad.scenario.reading import read_file, read_script
from formulad.store.document import DocumentError
from tests.scenario.written import SCENE, changed, outcome

if TYPE_CHECKING:
    from pathlib import Path


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
            "x.yaml:6: expected `int | null`, got `str` at cars[0].gear",
            id="no number",
        ),
        pytest.param(
            "gear: 4,", "gear: 7,", "x.yaml:6: expected `int` <= 6 at cars[0].gear", id="no gear"
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
            "x.yaml:4: there are no rules 'begginer'; there are: beginner, rulebook, masters;"
            " did you mean 'beginner'?",
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
            "roll: 7", "car: Ada", "x.yaml:10: a step is one of: roll, gear, move_to", id="no step"
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
    ("old", "new", "word"),
    [
        pytest.param("wear: 12", "tyres: 6", "tyres", id="six pools"),
        pytest.param("wear: 12", "driver: jack", "driver", id="street drivers"),
        pytest.param("track: monaco", "track: monaco\nweather: rain", "weather", id="weather"),
        pytest.param("track: monaco", "track: monaco\ndebris: [s2.A4]", "debris", id="debris"),
        pytest.param("track: monaco", "track: monaco\nstart: qualifying", "qualifying", id="laps"),
        pytest.param("move_to: s2.C3", "slipstream_to: s2.C3", "slipstream_to", id="slipstream"),
        pytest.param("move_to: s2.C3", "stop: tyres", "stop", id="pit stop"),
        pytest.param("status: racing", "status: in_pit", "in_pit", id="a status"),
    ],
)
def test_what_belongs_to_later_rules_is_refused_not_ignored(old: str, new: str, word: str) -> None:
    with pytest.raises(DocumentError, match=f"'{word}' is not part of the basic rules yet"):
        outcome(changed(old, new))


def test_a_file_that_is_not_there_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match=r"gone\.yaml cannot be read: no such file"):
        read_file(tmp_path / "gone.yaml")


def test_a_file_that_is_no_text_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "picture.yaml").write_bytes(b"\xff\xd8\xff")

    with pytest.raises(DocumentError, match=r"picture\.yaml:1: this is no text"):
        read_file(tmp_path / "picture.yaml")


@pytest.mark.parametrize("text", ["", "# nothing", "- 1", "7"])
def test_a_file_without_entries_is_refused(text: str) -> None:
    with pytest.raises(DocumentError, match=r"x\.yaml:1: expected `object`"):
        read_script("x.yaml", text)
