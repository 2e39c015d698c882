"""A card that was drawn lies where the one before it was played."""

from __future__ import annotations

import pytest

from formulad.ui.cards.kit.hand_order import in_order


@pytest.mark.parametrize(
    ("before", "held", "after"),
    [
        ("", "abc", "abc"),
        ("cab", "abc", "cab"),
        ("cab", "acd", "cad"),
        ("cab", "ac", "ca"),
        ("ca", "abc", "cab"),
        ("aab", "abb", "abb"),
        ("abc", "xyz", "xyz"),
    ],
    ids=["dealt", "as it was", "played and drawn", "played", "drawn", "twins", "another hand"],
)
def test_cards_lie_where_they_lay_and_new_ones_fill_the_gaps(
    before: str, held: str, after: str
) -> None:
    assert tuple(after) == in_order(before, held)
