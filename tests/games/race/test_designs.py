"""Designs in files: kept, listed, refused with a sentence, never lost."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formulad.games.race.designs import (
    DesignError,
    Garage,
    SavedDesign,
    name_fault,
    read_design,
)
from formulad.race.agreed.design import STANDARD, Design, design_fault
from formulad.store.unusable_file import UnusableFile
from tests.games.race.test_fuzz import spoilt

MINE = Design(14, 1, 1, 1, 1, 2)
GOOD = """\
version: 1
name: Wide one
points:
  tyres: 8
  brakes: 3
  gearbox: 2
  body: 2
  engine: 3
  road_holding: 2
"""


@pytest.fixture
def garage(tmp_path: Path) -> Garage:
    return Garage(tmp_path / "designs")


def put(garage: Garage, name: str, text: str) -> Path:
    """Put a file into a garage by hand."""
    garage.folder.mkdir(exist_ok=True)
    path = garage.folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_design_is_read_as_it_was_kept(garage: Garage) -> None:
    garage.keep("Zoë's 2nd", MINE)

    (found,) = garage.designs()
    assert ("Zoë's 2nd", MINE) == (found.name, found.design)
    assert garage.folder / "Zoë's 2nd.yaml" == found.path


def test_a_design_is_written_in_words_that_people_can_edit(garage: Garage) -> None:
    garage.keep("Wide one", Design(8, 3, 2, 2, 3, 2))

    assert GOOD == (garage.folder / "Wide one.yaml").read_text()


def test_a_new_player_has_no_designs(garage: Garage) -> None:
    assert () == garage.files()
    assert not garage.folder.exists()


def test_designs_are_listed_by_name(garage: Garage) -> None:
    for name in ("beta", "Alpha", "gamma"):
        garage.keep(name, STANDARD)

    assert ["Alpha", "beta", "gamma"] == [found.name for found in garage.designs()]


def test_a_name_in_other_letters_is_the_same_design(garage: Garage) -> None:
    garage.keep("Café", STANDARD)

    garage.keep("CAFE\u0301", MINE)

    (found,) = garage.designs()
    assert ("CAFÉ", MINE) == (found.name, found.design)


def test_a_name_is_taken_by_the_file_and_by_what_the_file_calls_itself(garage: Garage) -> None:
    path = put(garage, "copy.yaml", GOOD)

    for name in ("Copy", "WIDE ONE"):
        taken = garage.taken(name)
        assert taken is not None
        assert path == taken.path
    assert garage.taken("Narrow one") is None


def test_a_design_that_nobody_could_race_is_not_kept(garage: Garage) -> None:
    with pytest.raises(DesignError, match="A car must have at most 20 points in all"):
        garage.keep("Rich", Design(14, 7, 7, 7, 7, 7))

    assert not garage.folder.exists()


def test_a_design_goes_when_it_is_deleted(garage: Garage) -> None:
    garage.keep("One", STANDARD)
    garage.keep("Two", MINE)

    garage.remove(garage.folder / "One.yaml")
    garage.remove(garage.folder / "One.yaml")

    assert ["Two"] == [found.name for found in garage.designs()]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param("", ":1: a design is lines of `name: value`", id="empty"),
        pytest.param("- 1", ":1: a design is lines of `name: value`", id="a list"),
        pytest.param("points: [", ":1: a bracket is opened and not closed", id="no YAML"),
        pytest.param("name: X", ":1: a design says first of which version it is: 1", id="none"),
        pytest.param("version: yes", ":1: a design says first of which", id="no number"),
        pytest.param("version: 0", ":1: a design says first of which", id="before the first"),
        pytest.param(
            GOOD.replace("tyres: 8", "tires: 8"),
            ":4: there is no part 'tires'; did you mean 'tyres'?",
            id="misspelt part",
        ),
        pytest.param(
            GOOD + "colour: red\n",
            ":10: there is no entry 'colour'; there are: version, name, points",
            id="unknown entry",
        ),
        pytest.param(
            GOOD.replace("  body: 2\n", ""),
            ":4: the entry 'body' is missing at points",
            id="part missing",
        ),
        pytest.param(
            GOOD.replace("body: 2", "body: two"),
            ":7: expected a whole number, got a text at points.body",
            id="wrong kind",
        ),
        pytest.param(
            GOOD.replace("body: 2", "body: 8"),
            ":7: a car can have 1 to 7 points for its body, not 8",
            id="too many",
        ),
        pytest.param(
            GOOD.replace("body: 2", "body: 6"),
            ":4: a car must have at most 20 points in all; this one has 24",
            id="too many in all",
        ),
        pytest.param(
            GOOD.replace("Wide one", "../../etc/passwd"),
            ":2: the name of a design cannot have the sign '.'",
            id="a path for a name",
        ),
        pytest.param(
            GOOD.replace("Wide one", "3"), ":2: expected a text, got a whole number", id="figure"
        ),
        pytest.param(
            "version: 1\npoints: {}", ":2: the entry 'tyres' is missing at points", id="no parts"
        ),
        pytest.param(
            "version: 1\nname: A\npoints: 3",
            ":3: expected lines of `name: value`, got a whole number",
            id="no points",
        ),
        pytest.param("version: 1\nversion: 1", ":2: 'version' is written twice", id="twice"),
        pytest.param("version: 1\n1: 2", ":2: there is no entry '1'", id="a figure for a name"),
        pytest.param("a: &a 1\nb: *a", ":1: write values out", id="reference"),
        pytest.param("[" * 90_000, ":1: this is nested too deeply", id="deep"),
        pytest.param(" " * 100_001, ":1: this is longer than anybody would write", id="long"),
    ],
)
def test_a_file_that_cannot_be_used_is_listed_with_its_sentence_and_the_others_are_used(
    garage: Garage, text: str, sentence: str
) -> None:
    put(garage, "odd.yaml", text)
    garage.keep("Sound", MINE)

    odd, sound = garage.files()

    assert isinstance(odd, UnusableFile)
    assert odd.fault.startswith(f"odd.yaml{sentence}")
    assert isinstance(sound, SavedDesign)
    assert text == (garage.folder / "odd.yaml").read_text()


def test_a_design_of_a_newer_game_is_refused_and_left_as_it_is(garage: Garage) -> None:
    text = GOOD.replace("version: 1", "version: 2") + "wings: 3\n"
    path = put(garage, "Wide one.yaml", text)

    (found,) = garage.files()
    with pytest.raises(DesignError, match=r"'Wide one\.yaml' that this FormulaD cannot use"):
        garage.keep("wide ONE", MINE)

    assert isinstance(found, UnusableFile)
    assert (
        "Wide one.yaml:1: this design has version 2, written by a newer FormulaD;"
        " this one reads versions up to 1"
    ) == found.fault
    assert text == path.read_text()


def test_bytes_that_are_no_text_are_refused(garage: Garage) -> None:
    path = put(garage, "odd.yaml", "")
    path.write_bytes(b"\xff\xfe")

    assert UnusableFile(path, "odd.yaml:1: this is no text") == read_design(path)


def test_only_files_of_designs_are_read(garage: Garage) -> None:
    put(garage, "notes.txt", GOOD)
    put(garage, "Wide one.yaml.part", GOOD)

    assert () == garage.files()


def test_what_is_called_as_a_design_and_is_no_file_is_told(garage: Garage) -> None:
    folder, pipe = garage.folder / "folder.yaml", garage.folder / "pipe.yaml"
    garage.folder.mkdir(parents=True, exist_ok=True)
    folder.mkdir()
    os.mkfifo(pipe)

    assert (
        UnusableFile(folder, "folder.yaml cannot be read: it is a folder"),
        UnusableFile(pipe, "pipe.yaml cannot be read: it is no plain file"),
    ) == garage.files()


def test_a_file_that_went_meanwhile_is_said_to_be_unreadable(garage: Garage) -> None:
    found = read_design(garage.folder / "gone.yaml")

    assert isinstance(found, UnusableFile)
    assert "gone.yaml cannot be read: no such file or directory" == found.fault


def test_a_disk_that_takes_no_design_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "designs").write_text("a file where the folder should be")

    with pytest.raises(DesignError, match=r"^The design cannot be saved: .*\.$"):
        Garage(tmp_path / "designs").keep("One", STANDARD)


def test_a_file_that_cannot_be_deleted_is_a_sentence(garage: Garage) -> None:
    (garage.folder / "full.yaml").mkdir(parents=True)

    with pytest.raises(DesignError, match=r"^The design cannot be deleted: .*\.$"):
        garage.remove(garage.folder / "full.yaml")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "Give the design a name."),
        ("  ", "Give the design a name."),
        ("a" * 25, "The name of a design has at most 24 letters."),
        ("a/b", "The name of a design cannot have the sign '/'."),
        ("a\\b", "The name of a design cannot have the sign '\\'."),
        ("..", "The name of a design cannot have the sign '.'."),
        ("a:b", "The name of a design cannot have the sign ':'."),
        ("a\0b", "The name of a design cannot have the sign of number 0."),
        ("a\u202eb", "The name of a design cannot have the sign of number 8238."),
        ("\ud800", "The name of a design cannot have the sign of number 55296."),
        (" a", "The name of a design cannot begin or end with a space."),
        ("CON", "Some computers keep the name 'CON' for themselves; choose another."),
        ("lpt1", "Some computers keep the name 'lpt1' for themselves; choose another."),
    ],
)
def test_a_name_that_is_no_safe_name_of_a_file_is_refused(
    garage: Garage, name: str, sentence: str
) -> None:
    assert sentence == name_fault(name)
    with pytest.raises(DesignError):
        garage.keep(name, STANDARD)
    assert not garage.folder.exists()


@pytest.mark.parametrize("name", ["a", "Zoë's 2nd", "a" * 24, "コーナー", "wide-one_2", "Conrad"])
def test_a_name_of_letters_is_fine(garage: Garage, name: str) -> None:
    assert name_fault(name) is None
    garage.keep(name, STANDARD)

    (found,) = garage.designs()
    assert name == found.name


def test_a_letter_put_together_of_four_signs_is_one_letter() -> None:
    assert name_fault("\u03b1\u0313\u0300\u0345" * 24) is None


@given(spoilt(GOOD.encode()) | st.binary(max_size=100))
def test_a_spoilt_file_gives_a_design_that_keeps_the_limits_or_a_sentence(content: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "some.yaml"
        path.write_bytes(content)
        found = read_design(path)
        assert content == path.read_bytes()

    if isinstance(found, SavedDesign):
        assert design_fault(found.design, must_spend_all=False) is None
        assert name_fault(found.name) is None
    else:
        assert found.fault.startswith("some.yaml:")


@given(st.text(max_size=30))
def test_whatever_is_typed_for_a_name_is_kept_in_the_folder_or_refused(name: str) -> None:
    with TemporaryDirectory() as place:
        garage = Garage(Path(place) / "designs")
        try:
            garage.keep(name, MINE)
        except DesignError:
            assert not garage.folder.exists()
            return

        (found,) = garage.designs()
        assert MINE == found.design
        assert [found.path] == list(garage.folder.iterdir())
        assert [garage.folder] == list(Path(place).iterdir())
