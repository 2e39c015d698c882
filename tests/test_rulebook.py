from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rulebook import Rule, read_rules

RACE = Path(__file__).parents[1] / "formulad" / "race"
REFUSAL = re.compile(r'refuse\(\s*"([^"]+)"')

BOOK = """# Driving

## MOV-4 No weaving on a straight
(i) Take the shortest way.

(ii) A longer one is fine if cars make it so.

# Grid

## GRD-1 The grid
Roll for it, or line up.

Option grid: drawn, as_listed
"""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """A small rule book."""
    file = tmp_path / "en.md"
    file.write_text(BOOK, encoding="utf-8")
    return file


def test_a_rule_is_a_heading_with_the_text_below_it(book: Path) -> None:
    weaving, grid = read_rules(book)

    clauses = "(i) Take the shortest way.\n\n(ii) A longer one is fine if cars make it so."
    assert Rule("MOV-4", "No weaving on a straight", clauses) == weaving
    assert ("GRD-1", "The grid") == (grid.id, grid.title)


def test_each_clause_and_each_option_wants_a_test(book: Path) -> None:
    weaving, grid = read_rules(book)

    assert ("MOV-4/i", "MOV-4/ii") == weaving.wanted
    assert ("GRD-1", "GRD-1[drawn]", "GRD-1[as_listed]") == grid.wanted


def test_a_heading_without_an_id_is_noticed(book: Path) -> None:
    book.write_text("## No weaving\nAt all.\n", encoding="utf-8")

    with pytest.raises(AssertionError, match="heading without an id: ## No weaving"):
        read_rules(book)


def test_no_rule_stands_in_the_book_twice() -> None:
    ids = [rule.id for rule in read_rules()]

    assert sorted(set(ids)) == sorted(ids)


def test_every_rule_says_something() -> None:
    assert [] == [rule.id for rule in read_rules() if len(rule.text.split()) < 4]


def test_every_refusal_can_be_looked_up() -> None:
    named = {
        rule
        for file in RACE.glob("*.py")
        for rule in REFUSAL.findall(file.read_text(encoding="utf-8"))
    }

    assert {"MOV-4", "GBX-1", "BLK-3"} <= named
    assert set() == named - {rule.id for rule in read_rules()}
