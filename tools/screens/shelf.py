"""Screens of the player's shelf: people, what they reached, and what is given and taken."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from formulad.games.season_yaml import new_season_file
from formulad.shelf.sharing.shared_text import text_to_share
from formulad.store.container import Kind, packed
from formulad.store.paths import data_root
from formulad.store.profiles import Profile, Profiles
from formulad.ui.race.race_face import menu
from formulad.ui.toolkit.intents import Bring, Feature, Toggle
from tools.screens.races import RULEBOOK, drive_to, is_over
from tools.screens.seasons import winter_cup

if TYPE_CHECKING:
    from tools.screens.visitor import Visit, Visitor

PEOPLE = (Profile("Ana", 1), Profile("Bruno Vandenberg", 2, "fr"), Profile("Chiyo", 9, "ja"))
COUNTED = 4.0
"""Seconds after which a few records have been counted."""
RULES = """version: 1
options: {rules: complete, laps: 3, slipstream: true, pit_stops: true, weather: true}
"""


def fill(visitor: Visitor) -> None:
    """Let there be people, a file of a profile that is none, and a race that is over."""
    profiles = Profiles(visitor.folders.profiles)
    for profile in PEOPLE:
        profiles.keep(profile, profiles.named(profile.name))
    (profiles.folder / "Dev.yaml").write_text("version: 1\nnmae: Dev\n")
    drive_to(is_over, visitor.folders.saves, 3, RULEBOOK)
    new_season_file(visitor.folders.seasons, winter_cup(4))


def shelf(*clicks: str, filled: bool = True, tab: str = "") -> Visit:
    """Return how a player comes to the shelf, and clicks.

    Args:
        clicks: what is clicked on.
        filled: whether there is anything yet.
        tab: the leaf of a page that is turned to then.
    """

    def visit(visitor: Visitor) -> None:
        if filled:
            fill(visitor)
        visitor.open(menu)
        visitor.click("shelf")
        visitor.wait(COUNTED)
        for widget in clicks:
            visitor.click(widget)
        if tab:
            visitor.choose("tabs", tab)
        visitor.wait(COUNTED)

    return visit


def received(visitor: Visitor) -> None:
    """Drop rules from somebody else onto the shelf."""
    path = Path(visitor.folders.root) / "gift.formulad"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(packed(text_to_share(Kind.RULES, "Friday night", RULES.encode())))
    shelf()(visitor)
    visitor.do(Bring(str(path)))


def received_game(visitor: Visitor) -> None:
    """Drop a season from somebody else onto the shelf."""
    content = (data_root() / "assets/drivers/jack.yaml").read_bytes()
    path = Path(visitor.folders.root) / "gift.formulad"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(packed(text_to_share(Kind.DRIVER, "Jack", content)))
    shelf()(visitor)
    visitor.do(Bring(str(path)))


def shelf_help(visitor: Visitor) -> None:
    """Ask for help on the shelf."""
    shelf()(visitor)
    visitor.do(Toggle(Feature.HELP))


def moment(*clicks: str) -> Visit:
    """Return how a player sees a race again, and stops at a moment of it."""

    def visit(visitor: Visitor) -> None:
        fill(visitor)
        visitor.open(menu)
        for widget in ("races", "replay", "round-on", "round-on", "moment", *clicks):
            visitor.wait(COUNTED)
            visitor.click(widget)

    return visit


def seats(page: str, *clicks: str) -> Visit:
    """Return how a player with profiles comes to a new race, or to a new game of the box."""

    def visit(visitor: Visitor) -> None:
        fill(visitor)
        visitor.open(menu)
        for widget in (page, *clicks):
            visitor.click(widget)

    return visit


SHELF_SCREENS: dict[str, Visit] = {
    "shelf-none": shelf(filled=False),
    "shelf": shelf(),
    "shelf-help": shelf_help,
    "profile": shelf("profile-Ana.yaml"),
    "profile-new": shelf("new-profile"),
    "profile-edit": shelf("profile-Bruno Vandenberg.yaml", "edit"),
    "profile-delete": shelf("profile-Ana.yaml", "edit", "delete"),
    "records": shelf("records"),
    "exchange": shelf("exchange"),
    "exchange-give": shelf("exchange", tab="Give away"),
    "received": received,
    "received-driver": received_game,
    "profile-choice": seats("new-race", "profile-0"),
    "new-race-profiles": seats("new-race"),
    "new-game-profiles": seats("box", "game-corsa"),
    "moment": moment(),
    "moment-go-on": moment("go-on"),
}
