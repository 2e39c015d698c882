"""Clipboard: what was copied, here or in another program of the desktop."""

from __future__ import annotations

from contextlib import suppress

import pygame

_MOST = 1000
"""Letters of it that are looked at: no line of the game is longer."""


_MOST_OF_TEXT = (256 << 10) + 1
"""Letters of a whole text that are looked at: one more than anything that is given away has."""


class Clipboard:
    """The clipboard of the desktop; one that cannot be had is empty, and takes nothing."""

    def put(self, text: str) -> bool:
        """Let a text be the one that was copied; return whether it is now."""
        try:
            pygame.scrap.put_text(text)
        except (pygame.error, ValueError):
            return False
        return self._copied.splitlines() == text.splitlines()

    @property
    def line(self) -> str:
        """What was copied, as one line."""
        return one_line(self._copied[:_MOST])

    @property
    def text(self) -> str:
        """What was copied, with its lines."""
        return self._copied[:_MOST_OF_TEXT]

    @property
    def _copied(self) -> str:
        with suppress(pygame.error, ValueError):
            return pygame.scrap.get_text()
        return ""


def one_line(text: str) -> str:
    """Return a text in one line, without what a line cannot hold."""
    line = " ".join(part for part in text.splitlines() if part).replace("\t", " ")
    return "".join(letter for letter in line if letter.isprintable())
