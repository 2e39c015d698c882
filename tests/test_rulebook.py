from __future__ import annotations

import re
from pathlib import Path

from formulad.store.rulebook import Paragraph, Rule
from tests.rulebook import read_rules, wanted

RACE = Path(__file__).parents[1] / "formulad" / "race"
REFUSAL = re.compile(r'refuse\(\s*"([^"]+)"')


def test_each_clause_and_each_option_wants_a_test() -> None:
    weaving = Rule("MOV-4", "No weaving", (Paragraph("Go.", "i"), Paragraph("Or not.", "ii")))
    grid = Rule("GRD-1", "The grid", (Paragraph("Roll."),), ("drawn", "as_listed"))

    assert ("MOV-4/i", "MOV-4/ii") == wanted(weaving)
    assert ("GRD-1", "GRD-1[drawn]", "GRD-1[as_listed]") == wanted(grid)


def test_no_rule_stands_in_the_book_twice() -> None:
    ids = [rule.id for rule in read_rules()]

    assert sorted(set(ids)) == sorted(ids)


def test_every_rule_says_something() -> None:
    silent = [
        rule.id
        for rule in read_rules()
        if not rule.paragraphs or any(len(part.text.split()) < 4 for part in rule.paragraphs)
    ]

    assert [] == silent


def test_every_refusal_can_be_looked_up() -> None:
    named = {
        rule
        for file in RACE.glob("*.py")
        for rule in REFUSAL.findall(file.read_text(encoding="utf-8"))
    }

    assert {"MOV-4", "GBX-1", "BLK-3"} <= named
    assert set() == named - {rule.id for rule in read_rules()}
