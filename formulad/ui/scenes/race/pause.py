"""The pause: the race waits, and is safe."""

from __future__ import annotations

from formulad.ui.theme import DARK
from formulad.ui.widgets.button import Kind
from formulad.ui.widgets.dialog import Answer, Dialog

GO_ON, KEYS, TO_MENU, LEAVE = "go-on", "keys", "menu", "leave"


def pause() -> Dialog:
    """Return the question where to go from the race."""
    answers = (
        Answer(GO_ON, "Go on", Kind.PRIMARY),
        Answer(KEYS, "Keys"),
        Answer(TO_MENU, "Menu"),
        Answer(LEAVE, "Leave", Kind.DANGER),
    )
    return Dialog("Pause", "Every step of this race is saved.", answers, DARK)


def unsaved(fault: str) -> Dialog:
    """Return the question what to do when a step cannot be written down."""
    text = f"{fault}. Nothing goes on until it can: all before it is saved."
    answers = (Answer(GO_ON, "Try again", Kind.PRIMARY), Answer(TO_MENU, "Main menu"))
    return Dialog("The race cannot be saved", text, answers, DARK)
