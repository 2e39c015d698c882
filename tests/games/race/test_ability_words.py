from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.race.ability_words import NO_WORDS, gift_within, read_gift_words
from formulad.games.race.drivers_yaml import Paddock
from formulad.race.agreed.drivers import Ability
from formulad.store.paths import data_root
from formulad.store.yaml_document import DocumentError
from formulad.ui.toolkit.languages import Language

if TYPE_CHECKING:
    from pathlib import Path

FOLDER = data_root() / "assets" / "gifts"
LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.yaml"))
LONGEST_TITLE, LONGEST_LINE = 24, 90


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gift_has_a_title_and_a_sentence(language: str) -> None:
    words = read_gift_words(FOLDER / f"{language}.yaml")

    assert list(Ability) == list(words)
    assert [] == [gift for gift, said in words.items() if not 0 < len(said.title) <= LONGEST_TITLE]
    assert [] == [gift for gift, said in words.items() if not 0 < len(said.line) <= LONGEST_LINE]
    assert len(words) == len({said.title for said in words.values()})


def test_a_file_that_says_nothing_of_a_gift_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "en.yaml"
    path.write_text("charm: {title: A, line: B}\n")

    with pytest.raises(DocumentError, match=r"en\.yaml:1: there are no words for the gift 'drift'"):
        read_gift_words(path)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match=r"en\.yaml cannot be read: no such file"):
        read_gift_words(tmp_path / "en.yaml")


def test_a_gift_is_told_in_the_language_of_whoever_reads_of_it() -> None:
    gift = Paddock(data_root() / "assets").words[Ability.SHORT_SLIDE]

    assert ("Webbed tyres", "Pneus palmés") == (gift.title, Language("fr").say(gift.title))
    assert "Auf nasser Strecke rutscht das Auto ein Feld statt drei." == Language("de").say(
        gift.line
    )


@pytest.mark.parametrize(
    ("language", "called"),
    [
        ("en", "webbed tyres"),
        ("fr", "pneus palmés"),
        ("de", "Paddelreifen"),
        ("ja", "水かきタイヤ"),
    ],
)
def test_within_a_sentence_only_nouns_of_german_keep_their_capital(
    language: str, called: str
) -> None:
    words = Paddock(data_root() / "assets").words

    assert called == Language(language).say(gift_within(words, Ability.SHORT_SLIDE))


def test_a_gift_of_which_nothing_is_said_has_its_plain_name() -> None:
    assert "short slide" == gift_within(NO_WORDS, Ability.SHORT_SLIDE)
