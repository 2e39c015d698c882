from __future__ import annotations

import re
from pathlib import Path

import pytest

from formulad.race.agreed.option_catalogue import CATALOGUE, Value
from formulad.store.rulebook import Paragraph, Rule, RuleOption
from tests.rulebook import LANGUAGES, SHOWN, read_rules, wanted

RACE = Path(__file__).parents[1] / "formulad" / "race"
NUMBERS = {
    "DIE": range(1, 3),
    "TRK": range(1, 6),
    "ORD": range(1, 7),
    "GRD": range(1, 3),
    "STA": range(1, 4),
    "GBX": range(1, 8),
    "MOV": range(1, 9),
    "COR": range(1, 6),
    "OVR": range(1, 12),
    "SPN": range(1, 7),
    "BRK": range(1, 4),
    "BLK": range(1, 7),
    "COL": range(1, 7),
    "ENG": range(1, 5),
    "DEB": range(1, 5),
    "SLP": range(1, 12),
    "PIT": range(1, 12),
    "FIN": range(1, 5),
    "ELM": range(1, 5),
    "BEG": range(1, 11),
    "CAR": range(1, 2),
    "QUA": range(1, 5),
    "LAP": range(1, 2),
    "WX": range(1, 6),
    "RAIN": range(1, 5),
    "TYR": range(6),
    "TPT": range(1, 5),
    "TEAM": range(1, 3),
    "STR": range(1, 8),
    "DRV-LITSU": range(1, 2),
    "DRV-JACK": range(1, 2),
    "DRV-STANLEY": range(1, 2),
    "DRV-DIMITRI": range(1, 2),
    "DRV-JULIEN": range(1, 3),
    "DRV-JENNY": range(1, 2),
    "DRV-MONTOYA": range(1, 2),
    "DRV-DEREK": range(1, 2),
    "DRV-DIANE": range(1, 2),
    "DRV-TEMANA": range(1, 3),
}
"""How far each group of rules goes."""
NAMED = re.compile(r"[A-Z]+(?:-[A-Z]+)?-\d+")
SHORTEST = 15
"""How many letters, at least, say something, in a language of short words as well."""
REFUSAL = re.compile(r'refuse\(\s*"([^"]+)"')


def _frame(rule: Rule) -> tuple[object, ...]:
    """Return all of a rule but its words."""
    clauses = tuple(paragraph.clause for paragraph in rule.paragraphs)
    return rule.id, clauses, rule.options, rule.picture


def _named(rule: Rule) -> tuple[list[str], ...]:
    """Return the rules that each paragraph of a rule names, in whatever order it does."""
    return tuple(sorted(NAMED.findall(paragraph.text)) for paragraph in rule.paragraphs)


def _written(values: tuple[Value, ...]) -> tuple[str, ...]:
    return ("on", "off") if values == (False, True) else tuple(map(str, values))


def test_each_clause_and_each_option_wants_a_test() -> None:
    weaving = Rule("MOV-4", "No weaving", (Paragraph("Go.", "i"), Paragraph("Or not.", "ii")))
    options = (RuleOption("grid", ("drawn", "as_listed")), RuleOption("fair", ("on",)))
    grid = Rule("GRD-1", "The grid", (Paragraph("Roll."),), options)

    assert ("MOV-4/i", "MOV-4/ii") == wanted(weaving)
    marks = ("GRD-1", "GRD-1[grid=drawn]", "GRD-1[grid=as_listed]", "GRD-1[fair=on]")
    assert marks == wanted(grid)


def test_every_rule_of_the_game_stands_in_the_book() -> None:
    ids = {f"{letters}-{number}" for letters, numbers in NUMBERS.items() for number in numbers}

    assert ids == {rule.id for rule in read_rules()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_says_the_same_in_every_language(language: str) -> None:
    assert list(map(_frame, read_rules())) == list(map(_frame, read_rules(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_points_to_the_same_rules_in_every_language(language: str) -> None:
    assert list(map(_named, read_rules())) == list(map(_named, read_rules(language)))


def test_every_table_option_stands_below_its_rule_with_all_its_values() -> None:
    agreed = {
        (entry.rule, entry.id, _written(entry.values))
        for entry in CATALOGUE
        if entry.id != "laps"  # any number of them
    }
    told = [
        (rule.id, option.name, option.values) for rule in read_rules() for option in rule.options
    ]

    assert sorted(agreed) == sorted(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_stands_in_its_turn(language: str) -> None:
    numbers = ("i", "ii", "iii", "iv", "v")

    for rule in read_rules(language):
        assert numbers[: len(rule.clauses)] == rule.clauses


def test_no_rule_stands_in_the_book_twice() -> None:
    ids = [rule.id for rule in read_rules()]

    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_says_something(language: str) -> None:
    silent = [
        rule.id
        for rule in read_rules(language)
        if not rule.paragraphs or any(len(part.text) < SHORTEST for part in rule.paragraphs)
    ]

    assert [] == silent


def test_every_refusal_can_be_looked_up() -> None:
    named = {
        rule
        for file in RACE.rglob("*.py")
        for rule in REFUSAL.findall(file.read_text(encoding="utf-8"))
    }

    assert {"MOV-4", "GBX-1", "BLK-3"} <= named
    assert set() == named - {rule.id for rule in read_rules()}


def test_every_rule_its_clauses_and_the_values_of_its_options_have_a_test(
    request: pytest.FixtureRequest,
) -> None:
    shown = request.config.stash.get(SHOWN, None)
    if shown is None:
        pytest.skip("not all tests of rules were collected")

    assert [] == [mark for rule in read_rules() for mark in wanted(rule) if mark not in shown]
