"""Words that lie in a file for each language, and English for who has none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.store.spoken import Spoken
from formulad.ui.toolkit.languages import Language

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with words in two languages."""
    (tmp_path / "en.txt").write_text("brakes", "utf-8")
    (tmp_path / "fr.txt").write_text("freins", "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "freins"), ("en", "brakes"), ("ja", "brakes"), ("", "brakes")]
)
def test_who_has_no_words_of_his_own_language_reads_english(
    folder: Path, language: str, words: str
) -> None:
    spoken = Spoken(folder, ".txt", lambda path: path.read_text("utf-8"))

    assert words == spoken.in_language(language)


def test_each_file_is_read_once(folder: Path) -> None:
    read: list[str] = []
    spoken = Spoken(folder, ".txt", lambda path: read.append(path.stem))

    for language in ("fr", "en", "fr", "en"):
        spoken.in_language(language)

    assert ["fr", "en"] == read


def test_what_is_told_before_is_told_in_the_language_of_its_reader(folder: Path) -> None:
    spoken = Spoken(folder, ".txt", lambda path: path.read_text("utf-8"))

    told = spoken.sentence(str.upper)

    assert "BRAKES" == Language().say(told)
    assert "FREINS" == Language("fr").say(told)
    assert "BRAKES" == Language("ja").say(told)
