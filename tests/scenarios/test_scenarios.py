"""Every scenario file beside this one comes out as it says."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec import structs

from formulad.race.agreed.option_catalogue import ENTRIES
from formulad.scenario.checking import failures
from formulad.scenario.reading import read_file, read_script
from formulad.scenario.scene import set_scene
from formulad.store.yaml_document import DocumentError
from tests.circuits import shipped
from tests.rulebook import read_rules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.agreed.option_catalogue import Value
    from formulad.scenario.script import Script
    from formulad.store.yaml_document import Document

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


def named_options() -> Iterator[tuple[Path, str, Value]]:
    """Return every option that a scenario names, with each of its other values."""
    for file in FILES:
        _, script = read_file(file)
        for name in script.options.keys() - {"preset", "laps"}:
            others = (value for value in ENTRIES[name].values if value != script.options[name])
            yield from ((file, name, value) for value in others)


@pytest.mark.parametrize(
    ("file", "name", "value"),
    sorted(named_options(), key=str),
    ids=lambda part: part.stem if isinstance(part, Path) else str(part),
)
def test_a_scenario_names_no_option_in_vain(file: Path, name: str, value: Value) -> None:
    document, script = read_file(file)
    otherwise = structs.replace(script, options={**script.options, name: value})

    assert told_of(document, otherwise)


def told_of(document: Document, script: Script) -> tuple[str, ...]:
    """Return all that is told of a scenario, whether it can be played or not."""
    try:
        return failures(set_scene(document, script, shipped(script.track)))
    except DocumentError as error:
        return (str(error),)


def test_the_example_that_explains_scenarios_comes_out_as_it_says() -> None:
    text = (Path(__file__).parent / "README.md").read_text(encoding="utf-8")
    example = text.partition("```yaml\n")[2].partition("```")[0]

    document, script = read_script("README.md", example)

    assert failures(set_scene(document, script, shipped(script.track))) == ()


def test_there_are_scenarios() -> None:
    assert len(FILES) >= 380
