"""Copying: a text goes into the clipboard, and what became of it is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.shell.notice import notice

if TYPE_CHECKING:
    from formulad.ui.shell.clipboard import Clipboard
    from formulad.ui.shell.dialog import Dialog


def copied(clipboard: Clipboard, text: str, said: str) -> Dialog:
    """Put a text into the clipboard; return what is said if it is there, or that it is not."""
    if clipboard.put(text):
        return notice(say("Copied"), said)
    return notice(say("Not copied"), say("The clipboard of this desktop did not take the text."))
