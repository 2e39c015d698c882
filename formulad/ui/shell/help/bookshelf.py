"""Bookshelf: the rule book in every language, and the one a player reads it in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.store.spoken import HOME

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.store.rulebook import Section


class Bookshelf:
    """Keeps the books once they were read, and the language a player chose among them."""

    def __init__(self, folder: Path, spoken: Callable[[], str] = lambda: HOME) -> None:
        """Know a folder of books, named by their languages; nothing is read yet.

        Args:
            folder: where the books lie.
            spoken: tells the language of the player as it is now.
        """
        self._folder = folder
        self._spoken = spoken
        self._chosen: tuple[str, str] | None = None
        """The language of the player when he took a book in another one, and that one."""
        self._books: dict[str, tuple[Section, ...]] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages there are books in, once the books were opened."""
        return tuple(self._books)

    @property
    def language(self) -> str:
        """In which the book is read: that of the player, until he takes another."""
        spoken = self._spoken()
        if self._chosen and self._chosen[0] == spoken:
            return self._chosen[1]
        return spoken if spoken in self._books else HOME

    @language.setter
    def language(self, language: str) -> None:
        self._chosen = self._spoken(), language

    def open(self) -> None:
        """Read the books, unless that was done before.

        Raises:
            RulebookError: if one of them cannot be read.
        """
        from formulad.store.rulebook import read_rulebook

        written = sorted(path.stem for path in self._folder.glob("*.md"))
        for language in dict.fromkeys((HOME, *written)):
            if language not in self._books:
                self._books[language] = read_rulebook(self._folder / f"{language}.md")

    @property
    def sections(self) -> tuple[Section, ...]:
        """The book in the language of the player, once the books were opened."""
        return self._books[self.language]
