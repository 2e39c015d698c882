from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.race.presets import SHIPPED, PresetError, Presets
from formulad.kernel.values import replace
from formulad.race.agreed.options import (
    DebrisPlace,
    LappedOrder,
    Options,
    QualifyingOut,
    Rules,
    SlideRule,
    SpinScope,
)
from formulad.store.yaml_document import DocumentError
from tests.circuits import PRESETS

if TYPE_CHECKING:
    from pathlib import Path

RULEBOOK = Options(Rules.COMPLETE, laps=2, debris=True, slipstream=True, pit_stops=True)
MASTERS = replace(
    RULEBOOK,
    weather=True,
    tyres=True,
    technical_stops=True,
    qualifying=True,
    own_car=True,
    spin_again_scope=SpinScope.WHILE_ZERO,
    qualifying_out=QualifyingOut.MISSING_TWO,
    slide_rule=SlideRule.REQUIRED_STOP,
    weather_end_of_round=True,
    debris_on_every_out=False,
    overrev_debris=DebrisPlace.START,
    lapped_order=LappedOrder.LOOP,
    mover_auto_loss=True,
    block_victim=True,
    aggravated_collisions=True,
    spin_restart_roll=True,
    wreck_stays_one_round=True,
    engine_inertia=True,
    pit_first_gear=False,
)


@pytest.fixture
def presets(tmp_path: Path) -> Presets:
    """Return the presets of a player who has none of his own yet."""
    return Presets(PRESETS, tmp_path / "presets")


@pytest.mark.parametrize(
    ("name", "options"),
    [
        pytest.param("beginner", Options(), id="beginner"),
        pytest.param("rulebook", RULEBOOK, id="rulebook"),
        pytest.param("masters", MASTERS, id="masters"),
    ],
)
def test_the_presets_of_the_game_are_those_of_the_rule_book(
    presets: Presets, name: str, options: Options
) -> None:
    assert options == presets.options(name)


def test_a_preset_is_read_as_it_was_saved(presets: Presets) -> None:
    presets.save("Café du soir", replace(MASTERS, laps=7))

    assert replace(MASTERS, laps=7) == presets.options("Café du soir")
    assert (*SHIPPED, "Café du soir") == presets.names


def test_a_preset_is_saved_again_under_its_name(presets: Presets) -> None:
    presets.save("long", Options(laps=7))
    presets.save("long", Options(laps=9))

    assert 9 == presets.options("long").laps


def test_presets_of_a_player_stand_by_name_whatever_their_case(presets: Presets) -> None:
    for name in ("rain", "Autumn", "Zoo"):
        presets.save(name, RULEBOOK)

    assert ("Autumn", "rain", "Zoo") == presets.own_names


@pytest.mark.parametrize("name", ["begginer", "Beginner", "", "../presets/beginner"])
def test_rules_that_there_are_not_are_refused_with_those_there_are(
    presets: Presets, name: str
) -> None:
    with pytest.raises(PresetError, match=f"no rules '{name}'; there are: beginner, rulebook"):
        presets.options(name)


@pytest.mark.parametrize("name", ["", " ", "../x", "a/b", "x.yaml", "-", "a ", "x" * 25, "a\nb"])
def test_a_name_that_no_file_should_have_is_refused(presets: Presets, name: str) -> None:
    with pytest.raises(PresetError, match="A name has letters, figures, spaces and hyphens"):
        presets.save(name, RULEBOOK)


def test_a_preset_of_the_game_is_not_written_over(presets: Presets) -> None:
    with pytest.raises(PresetError, match="'masters' comes with the game: choose another name"):
        presets.save("masters", Options())


def test_a_disk_that_takes_no_preset_is_told_of(presets: Presets, tmp_path: Path) -> None:
    (tmp_path / "presets").write_text("in the way")

    with pytest.raises(PresetError, match="The preset cannot be saved: file exists"):
        presets.save("rain", RULEBOOK)


def test_a_preset_of_a_newer_game_is_refused_and_kept(presets: Presets, tmp_path: Path) -> None:
    newer = "version: 2\noptions:\n  moon: full\n"
    (tmp_path / "presets").mkdir()
    (tmp_path / "presets" / "moon.yaml").write_text(newer)

    with pytest.raises(DocumentError) as refused:
        presets.options("moon")
    with pytest.raises(PresetError, match="another FormulaD is called 'moon'"):
        presets.save("moon", RULEBOOK)

    assert (
        "moon.yaml:1: this preset has version 2, written by a newer FormulaD;"
        " this one reads versions up to 1"
    ) == str(refused.value)
    assert newer == (tmp_path / "presets" / "moon.yaml").read_text()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param("", ":1: a preset has the entries 'version' and 'options'", id="empty"),
        pytest.param(
            "options: {}", ":1: a preset says first of which version it is: 1", id="no version"
        ),
        pytest.param(
            "version: x", ":1: a preset says first of which version it is: 1", id="odd version"
        ),
        pytest.param("version: 1", ":1: 'options' are lines of `name: value`", id="no options"),
        pytest.param(
            "version: 1\noption: {}",
            ":2: there is no entry 'option'; did you mean 'options'?",
            id="misspelt entry",
        ),
        pytest.param(
            "version: 1\noptions:\n  laps: 2\n  wether: on",
            ":4: there is no option 'wether'; did you mean 'weather'?",
            id="misspelt option",
        ),
        pytest.param(
            "version: 1\noptions:\n  laps: two",
            ":3: 'laps' may be 1 to 99, not 'two'",
            id="wrong value",
        ),
        pytest.param(
            "version: 1\noptions:\n  rules: complete\n  technical_stops: on",
            ":4: 'technical_stops' needs 'pit_stops: true'",
            id="impossible options",
        ),
        pytest.param("options: [", ":1: a bracket is opened and not closed", id="no YAML"),
    ],
)
def test_a_preset_that_cannot_be_used_says_where(
    presets: Presets, tmp_path: Path, text: str, sentence: str
) -> None:
    (tmp_path / "presets").mkdir()
    (tmp_path / "presets" / "mine.yaml").write_text(text)

    with pytest.raises(DocumentError) as refused:
        presets.options("mine")

    assert str(refused.value).startswith(f"mine.yaml{sentence}")


def test_a_preset_that_is_no_text_is_refused(presets: Presets, tmp_path: Path) -> None:
    (tmp_path / "presets").mkdir()
    (tmp_path / "presets" / "mine.yaml").write_bytes(b"\xff\xfe")

    with pytest.raises(DocumentError, match=r"mine\.yaml:1: this is no text"):
        presets.options("mine")


def test_a_preset_that_was_deleted_is_gone(presets: Presets) -> None:
    presets.save("Friday", Options(laps=5))
    presets.delete("Friday")

    assert () == presets.own_names
    presets.delete("Friday")


def test_presets_of_the_game_stay(presets: Presets) -> None:
    with pytest.raises(PresetError, match="'masters' comes with the game and stays"):
        presets.delete("masters")

    assert presets.options("masters") == MASTERS
