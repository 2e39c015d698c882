"""The rule books of card games: every rule of the code, in every language, each shown by tests."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from formulad.store.paths import data_root
from formulad.store.rulebook import read_rulebook
from formulad.store.spoken import HOME
from formulad.ui.toolkit.icon_shapes import ICONS
from formulad.ui.toolkit.languages import LANGUAGES
from tests.rulebook import wanted

if TYPE_CHECKING:
    from formulad.store.rulebook import Rule, Section

ASSETS, ROOT = data_root() / "assets", Path(__file__).parents[1]
GAMES = sorted(folder.name for folder in (ASSETS / "rulebook").iterdir() if folder.is_dir())
KINDS = ("lessons", "rulebook")
NAMED = re.compile(r"\b[A-Z]{3}-\d+\b")
MARK = re.compile(r'mark\.rule\("([^"]+)"\)')
SHORTEST = 15
"""How many letters, at least, say something, in a language of short words as well."""

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", GAMES)
of_every_kind = pytest.mark.parametrize("kind", KINDS)


@cache
def sections(kind: str, game: str, language: str = HOME) -> tuple[Section, ...]:
    return read_rulebook(ASSETS / kind / game / f"{language}.md")


def rules(kind: str, game: str, language: str = HOME) -> tuple[Rule, ...]:
    return tuple(rule for section in sections(kind, game, language) for rule in section.rules)


def frame(rule: Rule) -> tuple[object, ...]:
    """Return all of a rule but its words, with the rules that its paragraphs name."""
    named = tuple(sorted(NAMED.findall(part.text)) for part in rule.paragraphs)
    return (
        rule.id,
        tuple(part.clause for part in rule.paragraphs),
        named,
        rule.options,
        rule.picture,
    )


def code_of(game: str) -> list[Path]:
    """Return the files that hold the rules of a game."""
    return list((ROOT / "formulad" / "cards" / game.replace("-", "_")).glob("*.py"))


@of_every_game
@of_every_kind
@in_every_language
def test_a_text_says_the_same_in_every_language(kind: str, game: str, language: str) -> None:
    mine, home = sections(kind, game, language), sections(kind, game)

    assert [len(part.rules) for part in home] == [len(part.rules) for part in mine]
    assert [*map(frame, rules(kind, game))] == [*map(frame, rules(kind, game, language))]


@of_every_game
@of_every_kind
@in_every_language
def test_every_rule_says_something(kind: str, game: str, language: str) -> None:
    silent = [
        rule.id
        for rule in rules(kind, game, language)
        if not rule.paragraphs or any(len(part.text) < SHORTEST for part in rule.paragraphs)
    ]

    assert [] == silent


@of_every_game
def test_the_rules_of_the_code_are_those_of_the_book(game: str) -> None:
    book = {rule.id for rule in rules("rulebook", game)}
    letters = {name.partition("-")[0] for name in book}
    text = "\n".join(path.read_text("utf-8") for path in code_of(game))

    assert 1 == len(letters)
    assert book == {name for name in NAMED.findall(text) if name.partition("-")[0] in letters}


@of_every_game
def test_no_rule_stands_in_a_book_twice(game: str) -> None:
    ids = [rule.id for rule in rules("rulebook", game)]

    assert sorted(set(ids)) == sorted(ids)


@of_every_game
def test_every_rule_and_every_value_of_its_options_has_a_test(game: str) -> None:
    folder = game.replace("-", "_")
    files = [path for path in (ROOT / "tests").rglob("test_*.py") if folder in path.parts]
    shown = {mark for path in files for mark in MARK.findall(path.read_text("utf-8"))}

    lacking = [
        mark for rule in rules("rulebook", game) for mark in wanted(rule) if mark not in shown
    ]
    assert [] == [mark for mark in lacking if not any(m.startswith(f"{mark}[") for m in shown)]


@of_every_game
def test_every_card_of_the_first_two_minutes_has_a_picture(game: str) -> None:
    assert set() == {card.picture for card in rules("lessons", game)} - ICONS.keys()


@of_every_game
def test_how_to_play_is_told_on_ten_cards(game: str) -> None:
    assert [f"CARD-{number}" for number in range(1, 11)] == [
        card.id for card in rules("lessons", game)
    ]
