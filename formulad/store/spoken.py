"""Files of words, one for each language, as those of the rules menu and of the gifts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from formulad.kernel.sentence import written

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.kernel.sentence import Sentence

T = TypeVar("T")
HOME = "en"
"""The language that everything is written in, and who lacks words in another reads in this."""


class Spoken(Generic[T]):
    """The words of a folder, each file read once when somebody wants its language."""

    def __init__(self, folder: Path, suffix: str, read: Callable[[Path], T]) -> None:
        """Know a folder; nothing is read yet.

        Args:
            folder: where files lie that are called as their languages.
            suffix: with which their names end.
            read: makes words of a file.
        """
        self._folder = folder
        self._suffix = suffix
        self._read = read
        self._kept: dict[str, T] = {}

    def in_language(self, language: str) -> T:
        """Return the words of a language; the English ones where it has none of its own."""
        if language not in self._kept:
            path = self._folder / f"{language}{self._suffix}"
            is_written = bool(language) and path.is_file()
            self._kept[language] = self._read(
                path if is_written else self._folder / f"{HOME}{self._suffix}"
            )
        return self._kept[language]

    def sentence(self, words: Callable[[T], str]) -> Sentence:
        """Return some of the words, in the language of whoever they are shown to."""
        return written(words(self.in_language(HOME)), lambda code: words(self.in_language(code)))
