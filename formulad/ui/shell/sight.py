"""Sight: what players saw when they pressed something, which is all they can have meant.

The desktop keeps what is pressed until the game has time for it. By then a panel may have slid in,
a list may have grown, or somebody else be asked.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.intents import (
    NOWHERE,
    Cancel,
    Confirm,
    Feature,
    Hold,
    Leave,
    LookAway,
    Menu,
    Pan,
    PointAt,
    PointerButton,
    Press,
    Release,
    Resize,
    Toggle,
    Zoom,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.outlines import Point

_POINTING = (PointAt, Press, Release, Hold, Zoom, Pan)
"""What goes where the pointer is, be it with a finger."""
_FLUENT = (PointAt, Zoom, Pan, Resize, LookAway, Leave)
"""What chooses nothing: it means the same whatever is seen."""
_OF_WINDOW = (Toggle(Feature.FULL_SCREEN), Toggle(Feature.MAGNIFY))
"""What is done to the window, whatever it shows."""
_LEAVING = (Cancel, Menu)
"""What means the same as long as the same page is seen, whatever is asked on it."""


def _nothing(at: Point) -> object:
    """Return what lies somewhere on a page that is empty."""
    del at
    return None


@frozen
class Sight:
    """What is seen at one moment, as far as something can be meant by it."""

    page: object = None
    """The page that is played, and in which size."""
    question: object = None
    """What is asked, of whom: an answer to it is none to the next question."""
    choice: object = None
    """What is chosen so far, which a key would confirm."""
    thing_at: Callable[[Point], object] = _nothing
    """What can be used at a place: the same thing would do the same."""

    def aim(self, at: Point) -> tuple[object, object]:
        """Return what is aimed at by pointing somewhere."""
        return self.page, self.thing_at(at)


class Meaning:
    """Tells what a player means by what was said a moment ago, before another picture was drawn.

    What they press must still be where they saw it; a key must answer the question they saw. All
    else does nothing. Only what they have chosen by keys they need not have seen: who types `Tab`
    and `Enter` knows where that leads.
    """

    def __init__(self) -> None:
        self._taken: dict[PointerButton, object] = {}
        """What each button of the mouse went down on; a finger counts as the left one."""
        self._led: object = None
        """What the player's own keys have chosen last, unless it was changed since."""

    def of(self, intent: Intent, seen: Sight, now: Sight) -> tuple[Intent, ...]:
        """Return what is to be done.

        Args:
            intent: what was said.
            seen: what was seen then.
            now: what is there by now, and would be seen if it were drawn.
        """
        match intent:
            case Press(at, button):
                self._taken.pop(button, None)
                if seen.aim(at) != now.aim(at):
                    return ()
                self._taken[button] = now.aim(at)
                return (intent,)
            case Release(at, button):
                return self._released(intent, self._taken.pop(button, None), seen, now)
            case Hold(at):
                taken = self._taken.get(PointerButton.LEFT)
                return (intent,) if taken == seen.aim(at) == now.aim(at) else ()
            case _:
                return (intent,) if self._is_meant(intent, seen, now) else ()

    def follow(self, intent: Intent, now: Sight) -> None:
        """Learn what was chosen by an intent that was carried out."""
        if not isinstance(intent, _POINTING):
            self._led = now.choice
        elif self._led != now.choice:
            self._led = None

    def _released(
        self, intent: Release, taken: object, seen: Sight, now: Sight
    ) -> tuple[Intent, ...]:
        """Return a release as it is over what was pressed; else one that uses nothing."""
        if taken == seen.aim(intent.at) == now.aim(intent.at):
            return (intent,)
        away = replace(intent, at=NOWHERE)
        return (away,) if intent.touch else (away, PointAt(intent.at))

    def _is_meant(self, intent: Intent, seen: Sight, now: Sight) -> bool:
        """Return whether a key, or something that chooses nothing, still means what it did."""
        if isinstance(intent, _FLUENT) or intent in _OF_WINDOW:
            return True
        if isinstance(intent, _LEAVING):
            return seen.page == now.page
        if (seen.page, seen.question) != (now.page, now.question):
            return False
        return not isinstance(intent, Confirm) or now.choice in (seen.choice, self._led)
