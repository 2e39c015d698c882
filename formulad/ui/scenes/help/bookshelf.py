"""The rule book in every language, and the one a player reads it in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.store.rulebook import Language, read_rulebook

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.store.rulebook import Section


class Bookshelf:
    """Keeps the books once they were read, and the language as long as the game runs."""

    def __init__(self, folder: Path) -> None:
        """Know a folder of books, named by their languages; nothing is read yet."""
        self.language = Language.ENGLISH
        self._folder = folder
        self._books: dict[Language, tuple[Section, ...]] = {}

    def open(self) -> None:
        """Read the books, unless that was done before.

        Raises:
            RulebookError: if one of them cannot be read.
        """
        for language in Language:
            if language not in self._books:
                self._books[language] = read_rulebook(self._folder / f"{language}.md")

    @property
    def sections(self) -> tuple[Section, ...]:
        """The book in the language of the player, once the books were opened."""
        return self._books[self.language]
