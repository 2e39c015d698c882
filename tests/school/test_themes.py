"""Themes part the puzzles: none of them holds nearly all."""

from __future__ import annotations

from collections import Counter

import pytest

from formulad.school.puzzle import Theme
from tests.school.test_proving import SHIPPED

MOST = 0.6


@pytest.mark.rule("SCH-8")
def test_no_theme_holds_nearly_all_puzzles() -> None:
    themes = Counter(theme for _, puzzle in SHIPPED for theme in puzzle.themes)

    assert [] == [theme for theme in Theme if themes[theme] > MOST * len(SHIPPED)]


@pytest.mark.rule("SCH-8")
def test_one_stop_left_and_several_are_told_apart() -> None:
    both = {Theme.INSIDE, Theme.MANY_STOPS}

    assert [] == [puzzle.id for _, puzzle in SHIPPED if both.issubset(puzzle.themes)]
