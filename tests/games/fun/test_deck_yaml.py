from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from formulad.games.fun.deck_yaml import fingerprint, read_deck
from formulad.store.paths import data_root
from formulad.store.yaml_document import DocumentError

if TYPE_CHECKING:
    from pathlib import Path

SHIPPED = data_root() / "assets" / "cards" / "fun.yaml"


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """Return the file of the deck with something written otherwise."""
    text = SHIPPED.read_text("utf-8")
    assert 1 == text.count(old)
    path = tmp_path / "mine.yaml"
    path.write_text(text.replace(old, new), "utf-8")
    return path


def test_an_owner_may_give_a_driver_another_name_and_a_circuit_another_effect(
    tmp_path: Path,
) -> None:
    path = changed(tmp_path, "{name: Nils, value: 1", "{name: Jean-Luc d'Or, value: 2")
    path.write_text(
        path.read_text("utf-8").replace("{name: classic,", "{name: night, add: 1, parts: [driver],")
    )

    deck = read_deck(path)

    assert {"driver-jean-luc_d'or", "circuit-night"} <= deck.numbers.keys()
    assert 2 == deck.cards[deck.numbers["driver-jean-luc_d'or"]].value


def test_two_engines_that_look_alike_are_one_card_twice(tmp_path: Path) -> None:
    path = changed(tmp_path, "engines:\n  values: [1, 2,", "engines:\n  values: [1, 1,")

    deck = read_deck(path)

    assert [2, 52] == [deck.all.count(deck.numbers["engine-1"]), len(deck.all)]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("start_money: 20 ", "start_money: 21 "),
        ("value: 3, brings: 1,", "value: 3, brings: 2,"),
        ("twice: [driver]", "twice: [engine]"),
        ("  - [5, 3, 2, 1]", "  - [6, 3, 2, 1]"),
        ("special: windfall, amount: 4", "special: windfall, amount: 5"),
        ("  chassis: [1, 2, 3, 4, 5, 6]", "  chassis: [1, 2, 3, 4, 5, 5]"),
    ],
)
def test_another_card_or_rule_is_another_fingerprint(tmp_path: Path, old: str, new: str) -> None:
    usual = fingerprint(read_deck(SHIPPED))

    assert usual != fingerprint(read_deck(changed(tmp_path, old, new)))


def test_a_remark_changes_no_fingerprint(tmp_path: Path) -> None:
    path = changed(tmp_path, "# The cards of", "# Cards of")

    assert fingerprint(read_deck(SHIPPED)) == fingerprint(read_deck(path))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("version: 1", "version: 2", r"this deck of cards has version 2, written by a newer"),
        ("hand_start: 5 ", "hand_start: five ", r":12: expected a whole number, got a text at"),
        ("hand_start: 5 ", "hand_start: 6 ", r":12: more cards are dealt than may be kept"),
        ("draw_costs: [0,", "draw_costs: [1,", r":14: one card costs nothing"),
        ("  - [3, 1]", "  - [1, 3]", r":17: no place has more points than the one before it"),
        ("{name: Nils, value: 1", "{name: Nils, value: 0", r"expected at least 1 at drivers\[0\]"),
        ("{name: Pia,", "{name: nils,", r":32: 'nils' is listed already"),
        ("{name: power,", "{name: Rain,", r":52: 'rain' is listed already"),
        ("{special: spy,", "{special: spi,", r":69: 'spi' is no word for specials\[12\].special"),
        ("{special: spy,", "{special: scout,", r":69: 'scout' is listed already"),
        ("{special: spy,", "{special: spy, amount: 1,", r":69: 'spy' has no 'amount'"),
        ("windfall, amount: 4,", "windfall,", r":68: 'windfall' says how much it is about"),
        ("{name: classic,", "{name: classic, add: 1,", r":54: a circuit that adds something names"),
        ("at_most: 6", "at_most: 6, at_least: 7", r":53: 'at_most' is less than 'at_least'"),
        ("parts: [engine, chassis]", "parts: [wing]", r"'wing' is no word for circuits\[4\].parts"),
        ("{special: spy,", "{special: spy, odd: 1,", r"there is no entry 'odd'"),
    ],
)  # fmt: skip
def test_a_deck_that_cannot_be_played_is_refused_with_its_line(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    with pytest.raises(DocumentError) as refused:
        read_deck(changed(tmp_path, old, new))

    assert str(refused.value).startswith("mine.yaml:")
    assert re.search(fault, str(refused.value)), str(refused.value)


def test_a_deck_without_circuits_or_with_few_cards_is_refused(tmp_path: Path) -> None:
    text = SHIPPED.read_text("utf-8")
    path = tmp_path / "mine.yaml"

    path.write_text(re.sub(r"circuits:\n(  - .*\n)+", "circuits: []\n", text), "utf-8")
    with pytest.raises(DocumentError, match="without such cards there is no race"):
        read_deck(path)

    path.write_text(re.sub(r"specials:\n(  - .*\n)+", "specials: []\n", text), "utf-8")
    path.write_text(
        path.read_text("utf-8").replace(
            "sponsors:\n  values: [1, 2, 2, 3, 3, 3, 4, 4]", "sponsors:\n  values: [1]"
        )
    )
    with pytest.raises(DocumentError, match=r"6 players need 36 cards.*these are 31"):
        read_deck(path)
