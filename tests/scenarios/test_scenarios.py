"""Every scenario file beside this one comes out as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from formulad.scenario.checking import failures
from formulad.scenario.reading import read_file, read_script
from formulad.scenario.scene import set_scene
from tests.circuits import shipped
from tests.rulebook import read_rules

FILES = sorted(Path(__file__).parent.glob("*.yaml"))
RULES = {rule.id for rule in read_rules()}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_comes_out_as_it_says(file: Path) -> None:
    document, script = read_file(file)

    assert failures(set_scene(document, script, shipped(script.track))) == ()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_shows_rules_of_the_book(file: Path) -> None:
    _, script = read_file(file)

    assert script.rules
    assert set(script.rules) <= RULES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_names_the_rules_it_is_played_by(file: Path) -> None:
    assert "options: {preset: " in file.read_text(encoding="utf-8")


def test_the_example_that_explains_scenarios_comes_out_as_it_says() -> None:
    text = (Path(__file__).parent / "README.md").read_text(encoding="utf-8")
    example = text.partition("```yaml\n")[2].partition("```")[0]

    document, script = read_script("README.md", example)

    assert failures(set_scene(document, script, shipped(script.track))) == ()


def test_there_are_scenarios() -> None:
    assert len(FILES) >= 120
