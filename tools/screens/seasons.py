"""Screens of seasons: none yet, one between two of its races, and its garage."""

from __future__ import annotations

from concurrent.futures import Future
from datetime import UTC, datetime
from itertools import cycle
from typing import TYPE_CHECKING, TypeVar

from formulad.games.box import RACE
from formulad.games.season_yaml import new_season_file
from formulad.games.seasons import SeasonFile
from formulad.season.drafting import with_divisions
from formulad.season.scoring import Scoring, TeamScoring
from formulad.season.season import Carry, Entry, Result, Round, Season
from formulad.store.paths import Home, data_root
from formulad.ui.race.race_face import menu
from formulad.ui.toolkit.intents import Feature, Toggle

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.screens.visitor import Visit, Visitor

T = TypeVar("T")
NAMES = ("Ana", "Bruno", "Chiyo", "Dev", "Elsa", "Fynn", "Gus", "Hana", "Ida", "Joe")
SECOND_NAMES = ("Kim", "Lou", "Max", "Nia", "Oto", "Pia", "Quin", "Rosa", "Sam", "Tilda")
PEOPLE = ("Ana", "Chiyo", "Elsa", "Ida")
ORDERS = (
    (3, 1, 5, 9, 8, 2, 10, 6, 4, 7),
    (1, 9, 3, 2, 6, 5, 8, 10, 7, 4),
    (9, 5, 1, 8, 3, 4, 2, 6, 7, 10),
    (5, 3, 8, 9, 7, 10, 4, 2, 1, 6),
)
"""Cars of each race that was driven, in the order of the flag."""
OUT = ((4, 7), (4,), (6, 7, 10), (1, 6))
LEFT = {1: {"gearbox": 1, "engine": 1}, 5: {"brakes": 1}, 9: {"brakes": 0, "gearbox": 2, "body": 1}}
"""What is left of cars of people after the last of them."""


def winter_cup(driven: int) -> Season:
    """Return a season of seven races, of which so many are over."""
    shown = zip(cycle(ORDERS), cycle(OUT), range(1, driven + 1), strict=False)
    results = tuple(
        Result(race, order, out, pole=order[-1], fastest_lap=order[1]) for order, out, race in shown
    )
    if results:
        last = results[-1]
        left = Result(last.race, last.order, last.out, fastest_lap=last.fastest_lap, left=LEFT)
        results = (*results[:-1], left)
    return Season(
        "3f9c21a7",
        "Winter Cup",
        RACE,
        tuple(
            Entry(name, number, "" if name in PEOPLE else "pro")
            for number, name in enumerate(NAMES, 1)
        ),
        tuple(map(Round, ("monaco", "basse-ville") * 3 + ("monaco",))),
        scoring=Scoring(fastest_lap=1, counts=6, teams=TeamScoring.BOTH),
        carry=Carry(),
        results=results,
    )


LOOKED_UP = 0.5
"""Seconds until circuits of next races are known."""


def seasons(*clicks: str, driven: int | None = 4, divisions: int = 1, left: bool = False) -> Visit:
    """Return how a player comes to the seasons, one of which was begun, and clicks.

    Args:
        clicks: what is clicked on.
        driven: how many of its races are over; None for no season at all.
        divisions: how many there are.
        left: whether its next race was broken off.
    """

    def visit(visitor: Visitor) -> None:
        if driven is not None:
            season = with_divisions(winter_cup(driven), divisions, SECOND_NAMES)
            path = new_season_file(visitor.folders.seasons, season)
            if left:
                home = Home(data_root(), visitor.folders)
                SeasonFile(home, path).begin(1, datetime(2026, 11, 26, tzinfo=UTC))
        visitor.open(menu)
        visitor.click("seasons")
        visitor.wait(LOOKED_UP)
        for widget in clicks:
            visitor.click(widget)

    return visit


def while_others_drive(visit: Visit) -> Visit:
    """Return a visit during which nothing that was begun beside the game comes to its end."""

    def visited(visitor: Visitor) -> None:
        visitor.aside = _begun
        visit(visitor)

    return visited


def _begun(work: Callable[[], T]) -> Future[T]:
    del work
    return Future()


def tab(name: str, *clicks: str) -> Visit:
    """Return how a player draws up a season on one of the tabs of its page."""

    def visit(visitor: Visitor) -> None:
        seasons("new-season", driven=None)(visitor)
        visitor.choose("tabs", name)
        for widget in clicks:
            visitor.click(widget)

    return visit


def season_help(visitor: Visitor) -> None:
    """Ask for help on the page of the seasons."""
    seasons()(visitor)
    visitor.do(Toggle(Feature.HELP))


SEASON_SCREENS: dict[str, Visit] = {
    "seasons-none": seasons(driven=None),
    "seasons": seasons(),
    "season-new": seasons("new-season", driven=None),
    "season-new-calendar": tab("Calendar", "race-2"),
    "season-new-points": tab("Points"),
    "season-new-rules": tab("Rules"),
    "season": seasons("winter-cup.yaml"),
    "season-table": seasons("winter-cup.yaml", "points-table"),
    "season-begun": seasons("winter-cup.yaml", driven=0),
    "season-absence": tab("Calendar", "away"),
    "season-help": season_help,
    "season-over": seasons("winter-cup.yaml", driven=7),
    "season-left": seasons("winter-cup.yaml", left=True),
    "season-divisions": while_others_drive(seasons("winter-cup.yaml", divisions=2)),
    "season-garage": seasons("winter-cup.yaml", "garage", "gearbox-9"),
}
"""By name; the name becomes the name of the picture."""
