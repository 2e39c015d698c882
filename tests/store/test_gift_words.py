from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.race.drivers import Ability
from formulad.store.document import DocumentError
from formulad.store.gift_words import read_gift_words
from formulad.store.paths import data_root

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
