"""Sentences that a player has to see before he goes on."""

from __future__ import annotations

from formulad.ui.widgets.button import Kind
from formulad.ui.widgets.dialog import Answer, Dialog


def notice(title: str, text: str) -> Dialog:
    """Return a message with one way on."""
    return Dialog(title, text, (Answer("fine", "Understood", Kind.PRIMARY),))
