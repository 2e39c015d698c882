"""How a player comes to the settings, and what the game looks like when they are others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.store.preferences import Colours
from formulad.ui.race.race_face import menu
from formulad.ui.shell.aside import at_once

if TYPE_CHECKING:
    from typing import Any

    from tools.screens.visitor import Visit, Visitor


def _page(section: str, *clicks: str, **preferences: Any) -> Visit:
    """Return how a player comes to a section of the settings, and clicks something."""

    def visit(visitor: Visitor) -> None:
        visitor.preferences |= preferences
        visitor.open(menu)
        visitor.click("settings")
        visitor.click(f"section-{section}")
        for widget in clicks:
            visitor.click(widget)

    return visit


def _first_run(visitor: Visitor) -> None:
    visitor.preferences |= {"language": ""}
    visitor.open(menu)
    visitor.paint()


def with_preferences(visit: Visit, **preferences: Any) -> Visit:
    """Return a visit by someone who has set the game otherwise."""

    def visited(visitor: Visitor) -> None:
        visitor.preferences |= preferences
        visit(visitor)

    return visited


def with_engineer(visit: Visit) -> Visit:
    """Return a visit during which the engineer knows the circuit."""

    def visited(visitor: Visitor) -> None:
        visitor.aside = at_once
        visit(visitor)

    return visited


SETTING_SCREENS: dict[str, Visit] = {
    "language-choice": _first_run,
    "settings-picture": _page("picture"),
    "settings-large": _page("picture", text_size=2.0),
    "settings-sound": _page("sound"),
    "settings-silent": _page("sound", "sound"),
    "settings-language": _page("language"),
    "settings-play": _page("play", "left_handed"),
    "settings-night": _page("picture", colours=Colours.NIGHT),
    "settings-contrast": _page("picture", colours=Colours.CONTRAST),
}
