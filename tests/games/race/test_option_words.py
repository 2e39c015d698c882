from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.race.option_words import read_option_words
from formulad.games.race.presets import SHIPPED
from formulad.race.agreed.option_catalogue import CATALOGUE, PARTS_OF_THE_GAME, Entry, Group
from formulad.race.agreed.options import GridRule, Rules
from formulad.store.paths import data_root
from formulad.store.yaml_document import DocumentError

if TYPE_CHECKING:
    from pathlib import Path

FOLDER = data_root() / "assets" / "options"
LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.yaml"))
IDS = [entry.id for entry in CATALOGUE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_its_words_and_nothing_else_has(language: str) -> None:
    words = read_option_words(FOLDER / f"{language}.yaml")

    assert IDS == list(words.options)
    assert [] == [name for name, said in words.options.items() if not (said.title and said.line)]
    assert PARTS_OF_THE_GAME == {name for name, said in words.options.items() if said.conflict}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("entry", CATALOGUE, ids=IDS)
def test_every_value_has_a_word_of_its_own(language: str, entry: Entry) -> None:
    words = read_option_words(FOLDER / f"{language}.yaml")

    labels = [words.value(entry.id, value) for value in entry.values]

    assert len(entry.values) == len(set(labels))
    assert all(labels)
    assert set(words.options[entry.id].values) <= {str(value) for value in entry.values}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_and_preset_of_the_game_has_its_name(language: str) -> None:
    words = read_option_words(FOLDER / f"{language}.yaml")

    assert list(Group) == list(words.groups)
    assert list(SHIPPED) == list(words.presets)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_have_one_title(language: str) -> None:
    titles = [
        said.title for said in read_option_words(FOLDER / f"{language}.yaml").options.values()
    ]

    assert len(titles) == len(set(titles))


def test_an_option_is_told_with_its_value() -> None:
    words = read_option_words(FOLDER / "en.yaml")

    assert "Laps: 3" == words.told("laps", 3)
    assert "Weather: Off" == words.told("weather", value=False)
    assert "Starting grid: As listed" == words.told("grid", GridRule.AS_LISTED)
    assert "Only with Rules: Complete." == words.needs("rules", Rules.COMPLETE)
    assert "Only with Weather." == words.needs("weather", value=True)
    assert "Only without Timed laps." == words.needs("qualifying", value=False)
    assert "Friday" == words.preset("Friday")


def test_german_titles_keep_their_capital_within_a_sentence() -> None:
    assert read_option_words(FOLDER / "de.yaml").within("street") == "Straßenautos"
    assert read_option_words(FOLDER / "en.yaml").within("street") == "street cars"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        pytest.param("  laps:\n", "  laaps:\n", "there are no words for 'laps'", id="no option"),
        pytest.param("basic: Basic, ", "", "there is no word for 'rules: basic'", id="no value"),
        pytest.param("  race: Race\n", "", "no word for the group 'race'", id="no group"),
        pytest.param("    conflict: ", "    quarrel: ", "there is no entry 'quarrel'", id="entry"),
        pytest.param(
            "'on': 'On'", "'on': 1", "expected a text, got a whole number at on", id="no text"
        ),
    ],
)
def test_words_that_are_missing_are_told_with_their_line(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    text = (FOLDER / "en.yaml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "en.yaml").write_text(text.replace(old, new, 1), encoding="utf-8")

    with pytest.raises(DocumentError, match=rf"en\.yaml:\d+: .*{sentence}"):
        read_option_words(tmp_path / "en.yaml")


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match=r"de\.yaml cannot be read: no such file"):
        read_option_words(tmp_path / "de.yaml")
