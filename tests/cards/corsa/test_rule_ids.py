"""Every rule has a number, and every number is named where the rule is kept."""

from __future__ import annotations

import re
from pathlib import Path

CODE = Path(__file__).parents[3] / "formulad" / "cards" / "corsa"
RULES = range(1, 56)
"""One for each sentence of the rules."""


def test_every_rule_is_named_where_it_is_kept() -> None:
    named = {
        int(number)
        for path in CODE.glob("*.py")
        for number in re.findall(r"COR-(\d+)", path.read_text("utf-8"))
    }

    assert set(RULES) == named
