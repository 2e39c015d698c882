"""Ways on from the menu: what each is called, and what leads there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.toolkit.theme import POOLS, SUN

if TYPE_CHECKING:
    from formulad.ui.toolkit.colour import Colour

FIRST_RACE, CONTINUE, NEW_RACE, BOX = "first-race", "continue", "new-race", "box"
RACES, CIRCUITS, RULES, HELP = "races", "circuits", "rules", "help"
SETTINGS, CREDITS, QUIT, SEASONS = "settings", "credits", "quit", "seasons"
SCHOOL, SHELF = "school", "shelf"
"""The pages the menu leads to, by the ids of what leads there."""


@frozen
class Way:
    """A page to go to."""

    page: str
    title: str
    note: str = ""
    icon: str = ""
    disc: Colour = SUN


FIRST = Way(FIRST_RACE, say("First race"), say("Two easy drivers, one lap"), "school", SUN)
NEW = Way(NEW_RACE, say("New race"), say("Drivers, cars and laps"), "flag", SUN)
TILES = (
    Way(BOX, say("Game box"), say("All games, with cards too"), "cards", POOLS["engine"]),
    Way(RACES, say("Saved games"), say("To continue and finished"), "folder", POOLS["body"]),
    Way(CIRCUITS, say("Circuits"), say("Look, choose, draw"), "track", POOLS["road"]),
)
"""The larger ways on, below the largest one, after those to a race."""
BUTTONS = (
    Way(HELP, say("Help"), icon="info"),
    Way(SCHOOL, say("School"), icon="school"),
    Way(SEASONS, say("Seasons"), icon="chart"),
    Way(SHELF, say("Shelf"), icon="trophy"),
)
LINKS = (
    Way(RULES, say("Rules"), icon="log"),
    Way(SETTINGS, say("Settings"), icon="settings"),
    Way(CREDITS, say("Credits"), icon="star"),
    Way(QUIT, say("Quit"), icon="quit"),
)
"""What is needed least often."""
