from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from formulad.cards.motor_racing.cards import CHARGES, SLIPS, CardKind
from formulad.games.motor_racing.deck_yaml import fingerprint, read_deck
from formulad.store.paths import data_root
from formulad.store.yaml_document import DocumentError

if TYPE_CHECKING:
    from pathlib import Path

SHIPPED = data_root() / "assets" / "cards" / "motor-racing.yaml"


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """Return the file of the deck with something written otherwise."""
    text = SHIPPED.read_text("utf-8")
    assert 1 == text.count(old)
    path = tmp_path / "mine.yaml"
    path.write_text(text.replace(old, new), "utf-8")
    return path


def test_there_are_54_cards_of_each_kind_as_many_as_the_books_say() -> None:
    deck = read_deck(SHIPPED)
    numbers = Counter[CardKind]()
    for card, count in deck.counts:
        numbers[card.kind] += count

    helpful = {CardKind.OVERTAKE, CardKind.TAILENDER_TURBO, *CHARGES}
    assert (54, 34) == (len(deck.all), sum(numbers[kind] for kind in helpful))
    assert [24, 8, 3, 3, 3, 4, 3, 3, 1, 1, 1] == [numbers[kind] for kind in CardKind]
    assert {3} == {numbers[kind] for kind in SLIPS}


def test_each_team_has_five_cards_and_24_are_for_any_car() -> None:
    teams = Counter(card.team for card, count in read_deck(SHIPPED).counts for _ in range(count))

    assert 24 == teams.pop(None)
    assert [5] * 6 == list(teams.values())


def test_with_colours_on_charges_there_are_as_many_cards() -> None:
    deck = read_deck(SHIPPED).coloured()

    assert 54 == len(deck.all)
    assert {1} == {count for card, count in deck.counts if card.kind in CHARGES}
    assert None not in {card.team for card, _ in deck.counts if card.kind in CHARGES}


def test_an_owner_may_give_a_colour_other_cards_and_an_overtake_to_any_car(tmp_path: Path) -> None:
    line = "  - {kind: tailender_turbo, places: 3, for: any_car, count: 4, source: book}\n"
    other = (
        "  - {kind: tailender_turbo, places: 2, for: red, count: 4, source: book}\n"
        "  - {kind: overtake, places: 5, for: any_car, count: 1, source: public}\n"
    )

    deck = read_deck(changed(tmp_path, line, other))

    assert {"tailender_turbo+2.red", "overtake+5"} <= deck.numbers.keys()
    assert 55 == len(deck.all)


def test_a_changed_card_changes_the_fingerprint_and_a_remark_does_not(tmp_path: Path) -> None:
    usual = fingerprint(read_deck(SHIPPED))

    assert usual == fingerprint(read_deck(changed(tmp_path, "# The cards of", "# Cards of")))
    assert usual != fingerprint(read_deck(changed(tmp_path, "count: 4", "count: 5")))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("version: 1", "version: 2", r"this deck of cards has version 2, written by a newer"),
        ("hand_size: 5 ", "hand_size: five ", r":14: expected a whole number, got a text at"),
        ("count: 4", "count: 0", r":25: expected at least 1 at cards\[8\].count"),
        ("{kind: crash,", "{kind: crush,", r":30: 'crush' is no word for cards\[13\].kind"),
        ("[10, 6,", "[1, 6,", r":15: no place has more points than the one before it"),
        ("wrong_line, places: 1,", "wrong_line,", r":22: 'wrong_line' says by how many 'places'"),
        ("{kind: crash,", "{kind: crash, places: 2,", r":30: 'crash' has no 'places'"),
        ("spin_out, for: any_car", "spin_out, for: red", r":28: 'spin_out' is for 'any_car'"),
        ("overtake, places: 4", "overtake, places: 3", r":19: such cards are listed already"),
        ("[blue, green, yellow]", "[blue]", r":33: 'charge_lose_gear' needs a colour for each"),
        ("  charge_lose_gear: [", "  crash: [", r":33: 'crash' needs a colour for each"),
        ("count: 4", "count: 4, odd: 1", r"there is no entry 'odd'"),
    ],
)  # fmt: skip
def test_a_deck_that_cannot_be_played_is_refused_with_its_line(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    path = changed(tmp_path, old, new)

    with pytest.raises(DocumentError) as refused:
        read_deck(path)

    assert str(refused.value).startswith("mine.yaml:")
    assert re.search(fault, str(refused.value)), str(refused.value)


def test_a_deck_of_few_cards_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, "hand_size: 5 ", "hand_size: 8 ")
    path.write_text(path.read_text("utf-8").replace("count: 4", "count: 3"), "utf-8")

    with pytest.raises(DocumentError, match=r"6 players need 54 cards.* these are 53"):
        read_deck(path)
