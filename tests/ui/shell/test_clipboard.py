"""What was copied elsewhere becomes one line."""

from __future__ import annotations

import pygame
import pytest

from formulad.ui.shell.clipboard import Clipboard, one_line


@pytest.fixture
def _desktop() -> None:
    """Open the desktop, of which the clipboard is: who played before may have left it."""
    pygame.display.init()


@pytest.mark.parametrize(
    ("copied", "line"),
    [
        ("Ana\n", "Ana"),
        ("Ana\r\nMaria", "Ana Maria"),
        ("\n\nAna\u2028\x85Maria", "Ana Maria"),
        ("Ana\tMaria", "Ana Maria"),
        ("A\x07n\x1ba\u202e\ud800", "Ana"),
        (" de la ", " de la "),
        ("", ""),
    ],
)
def test_line_breaks_become_spaces_and_what_cannot_be_seen_goes(copied: str, line: str) -> None:
    assert line == one_line(copied)


@pytest.mark.usefixtures("_desktop")
def test_what_is_put_there_is_there() -> None:
    Clipboard().put("Zoë\nMüller")

    assert "Zoë Müller" == Clipboard().line


@pytest.mark.usefixtures("_desktop")
def test_what_cannot_be_copied_is_let_be() -> None:
    Clipboard().put("before")
    assert not Clipboard().put("half a letter \ud800")
    assert not Clipboard().put("nothing\0")

    assert "before" == Clipboard().line
