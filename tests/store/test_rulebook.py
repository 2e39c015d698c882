from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.store.rulebook import (
    Paragraph,
    Rule,
    RulebookError,
    RuleOption,
    Section,
    read_rulebook,
)

if TYPE_CHECKING:
    from pathlib import Path

BOOK = """# Driving

## MOV-4 No weaving on a straight
(i) Take the shortest
way.

(ii) A longer one is fine if cars make it so.

# Grid

## GRD-1 The grid
Roll for it, or line\u00a0up.

Picture grid

Option grid: drawn, as_listed
Option fair: on, off
"""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """A small rule book."""
    file = tmp_path / "en.md"
    file.write_text(BOOK, encoding="utf-8")
    return file


def test_a_section_is_a_heading_with_the_rules_below_it(book: Path) -> None:
    driving, grid = read_rulebook(book)

    assert ("Driving", "Grid") == (driving.title, grid.title)
    assert ("MOV-4",) == tuple(rule.id for rule in driving.rules)


def test_a_rule_has_a_title_and_clauses(book: Path) -> None:
    (weaving,) = read_rulebook(book)[0].rules

    clauses = (
        Paragraph("Take the shortest way.", "i"),
        Paragraph("A longer one is fine if cars make it so.", "ii"),
    )
    assert Rule("MOV-4", "No weaving on a straight", clauses) == weaving


def test_options_and_pictures_are_no_text_and_hard_blanks_stay(book: Path) -> None:
    text = (Paragraph("Roll for it, or line\u00a0up."),)
    options = (RuleOption("grid", ("drawn", "as_listed")), RuleOption("fair", ("on", "off")))
    grid = Rule("GRD-1", "The grid", text, options, "grid")

    assert Section("Grid", (grid,)) == read_rulebook(book)[1]


def test_a_heading_without_an_id_is_noticed(book: Path) -> None:
    book.write_text("# Driving\n\n## No weaving\nAt all.\n", encoding="utf-8")

    with pytest.raises(RulebookError, match="heading without an id: No weaving"):
        read_rulebook(book)


def test_a_book_that_is_not_there_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match="cannot be read"):
        read_rulebook(tmp_path / "en.md")


def test_a_book_without_rules_is_none(book: Path) -> None:
    book.write_text("# Driving\n\nNothing yet.\n", encoding="utf-8")

    with pytest.raises(RulebookError, match="no rules"):
        read_rulebook(book)
