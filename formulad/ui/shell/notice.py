"""Notices: sentences that a player has to see before they go on."""

from __future__ import annotations

from formulad.kernel.sentence import Cased, Sentence, say
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.toolkit.widgets.button import Kind


def unstopped(sentence: str) -> str:
    """Return a sentence without its full stop, to go on after it."""
    if isinstance(sentence, Sentence):
        return Cased(sentence, _unstopped)
    return _unstopped(sentence)


def _unstopped(text: str) -> str:
    return text.rstrip(".。")


def notice(title: str, text: str) -> Dialog:
    """Return a message with one way on."""
    dialog = Dialog(title, text, (Answer("fine", say("Understood"), Kind.PRIMARY),))
    dialog.announced_by = Sound.KNOCK
    dialog.comes_unasked = True
    return dialog
