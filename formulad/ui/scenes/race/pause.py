"""The pause: the race waits, and is safe."""

from __future__ import annotations

from formulad.ui.theme import DARK
from formulad.ui.widgets.button import Kind
from formulad.ui.widgets.dialog import Answer, Dialog

GO_ON, TO_MENU, LEAVE = "go-on", "menu", "leave"
KEYS = (
    "1 to 6 look at a gear, once more engages it; Enter does what the yellow button says. "
    "Tab, the arrows and A to H go through the places to stop. Z takes a choice back until a "
    "die has fallen. The wheel, + and − zoom, dragging moves the board, M shows all of it. "
    "R hides the reach of a gear, E opens the engineer, F11 fills the screen."
)


def pause() -> Dialog:
    """Return the question where to go from the race."""
    answers = (
        Answer(GO_ON, "Go on", Kind.PRIMARY),
        Answer(TO_MENU, "Main menu"),
        Answer(LEAVE, "Leave", Kind.DANGER),
    )
    return Dialog("Pause", "Every step of this race is saved.", answers, DARK)


def unsaved(fault: str) -> Dialog:
    """Return the question what to do when a step cannot be written down."""
    text = f"{fault}. Nothing goes on until it can: all before it is saved."
    answers = (Answer(GO_ON, "Try again", Kind.PRIMARY), Answer(TO_MENU, "Main menu"))
    return Dialog("The race cannot be saved", text, answers, DARK)


def help_page() -> Dialog:
    """Return the keys of the race screen."""
    return Dialog("Keys", KEYS, (Answer(GO_ON, "Back to the race", Kind.PRIMARY),), DARK)
