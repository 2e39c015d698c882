from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from formulad.cards.corsa.cards import TYPES, Kind
from formulad.games.corsa.corsa_yaml import fingerprint, read_deck
from formulad.store.paths import data_root
from formulad.store.yaml_document import DocumentError

if TYPE_CHECKING:
    from pathlib import Path

SHIPPED = data_root() / "assets" / "cards" / "corsa.yaml"


def changed(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """Return the file of the cards with something written otherwise."""
    text = SHIPPED.read_text("utf-8")
    for old, new in changes:
        assert 1 == text.count(old), old
        text = text.replace(old, new)
    path = tmp_path / "mine.yaml"
    path.write_text(text, "utf-8")
    return path


def test_there_are_as_many_cards_as_the_book_says() -> None:
    deck = read_deck(SHIPPED)
    types = Counter(deck.cards[card].type for card in deck.all_of(Kind.TECHNIQUE))

    assert (30, 30, 9, 10, 35) == (
        len(deck.all_of(Kind.TECHNIQUE)),
        len(deck.all_of(Kind.STRATEGY)),
        len(deck.drivers),
        len(deck.circuits),
        deck.recruits,
    )
    assert dict.fromkeys(TYPES, 10) == types


def test_every_type_counts_alike_over_all_circuits_and_strategies_are_five_on_average() -> None:
    deck = read_deck(SHIPPED)
    values = [deck.cards[card].value for card in deck.all_of(Kind.STRATEGY)]

    columns = zip(*(circuit.multipliers for circuit in deck.circuits), strict=True)
    assert [19, 19, 19] == [sum(column) for column in columns]
    assert 5.0 == sum(values) / len(values)


def test_drivers_are_hired_by_what_they_are_worth() -> None:
    grades = read_deck(SHIPPED).grades

    assert [(6, 3, 2), (4, 2, 2), (2, 1, 5)] == [(g.bonus, g.cost, len(g.drivers)) for g in grades]


def test_a_changed_card_changes_the_fingerprint_and_a_remark_does_not(tmp_path: Path) -> None:
    usual = fingerprint(read_deck(SHIPPED))

    assert usual == fingerprint(read_deck(changed(tmp_path, ("# The cards of", "# Cards of"))))
    assert usual != fingerprint(read_deck(changed(tmp_path, ("recruits: 35 ", "recruits: 36 "))))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("version: 1", "version: 2", r"this deck of cards has version 2, written by a newer"),
        ("die: 6 ", "die: six ", r":12: expected a whole number, got a text at"),
        ("die: 6 ", "die: 2 ", r":12: expected at least 4 at die"),
        ("races: [8, 6, 6]", "races: [4, 6, 6]", r":11: expected at least 5 at races"),
        ("{type: engine, value: 1,", "{type: motor, value: 1,", r"'motor' is no word for"),
        ("{type: engine, value: 1,", "{type: engine, value: 2,", r"this one is listed already"),
        ("  technique: 3", "  technique: 7", r"5 players are dealt 35 of these"),
        ("  strategy: 6", "  strategy: 7", r"5 players are dealt 35 of these"),
        ("recruits: 35 ", "recruits: 30 ", r":17: 35 recruits are dealt; there are 30"),
        ("Nino Rossetti, bonus: 2, cost: 1", "Nino Rossetti, bonus: 2, cost: 2", r"of \+2 all"),
        ("name: Ugo Tassi", "name: Gemma Lodi", r"this one is listed already"),
        ("id: parco_reale", "id: Parco Reale", r"at circuits\[9\].id"),
        ("points: [8, 6, 4, 3, 2]", "points: [8, 9, 4, 3, 2]", r"no place has more points than"),
        ("points: [8, 6, 4, 3, 2]", "points: [8, 6, 4]", r"circuits\[9\].points"),
        ("most_techniques: 2", "odd: 1\nmost_techniques: 2", r"there is no entry 'odd'"),
    ],
)  # fmt: skip
def test_cards_that_cannot_be_played_are_refused_with_their_line(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    path = changed(tmp_path, (old, new))

    with pytest.raises(DocumentError) as refused:
        read_deck(path)

    assert str(refused.value).startswith("mine.yaml:")
    assert re.search(fault, str(refused.value)), str(refused.value)


def test_too_few_drivers_are_refused(tmp_path: Path) -> None:
    text = SHIPPED.read_text("utf-8").splitlines()
    kept = [line for line in text if "bonus: 2" not in line]
    path = tmp_path / "mine.yaml"
    path.write_text("\n".join(kept), "utf-8")

    with pytest.raises(DocumentError, match="5 players need a driver each; there are 4"):
        read_deck(path)
