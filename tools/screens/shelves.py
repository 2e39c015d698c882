"""Saved races to be listed and seen again, and circuits of a player's own."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.kernel.record import finished
from formulad.ui.race.analysis.report_page import ReportScene
from formulad.ui.race.composition_root import CompositionRoot
from formulad.ui.race.race_face import menu, watch
from formulad.ui.toolkit.intents import Direction, Previous
from tools.screens.races import (
    BASIC,
    MASTERS,
    RULEBOOK,
    chooses_gear,
    chooses_place,
    drive_to,
    is_over,
)
from tools.screens.street_drivers import STREET

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from formulad.ui.toolkit.intents import Intent
    from tools.screens.visitor import Visit, Visitor

LOOKED = 1.5
"""Seconds after which the record of a chosen race has been read."""


def fill_shelf(visitor: Visitor) -> None:
    """Write down races that were left, one that is over, and a file that is none."""
    saves = visitor.folders.saves
    drive_to(chooses_gear, saves, 4)
    drive_to(is_over, saves, 3, RULEBOOK)
    drive_to(chooses_place, saves, 2, MASTERS)
    drive_to(chooses_gear, saves, 10, BASIC)
    newer = "formulad-record 9\n\n"
    (saves / "2027-01-01-monaco-1.race").write_text(newer)
    (saves / "2026-10-03-monaco-7.race").write_text('formulad-record 1\ngame "ra\n')


def races(*, clicks: tuple[str, ...] = (), tabs: int = 0, damaged: bool = False) -> Visit:
    """Return how a player comes to the saved races, turns to a list, and clicks something."""

    def visit(visitor: Visitor) -> None:
        fill_shelf(visitor)
        if damaged:
            path = drive_to(chooses_gear, visitor.folders.saves)
            path.write_bytes(path.read_bytes().replace(b"\ng3\n", b"\ng9\n", 1))
        visitor.open(lambda context: CompositionRoot(context).saved_races())
        visitor.wait(LOOKED)
        for widget in clicks:
            visitor.click(widget)
            visitor.wait(LOOKED)
        if tabs:
            visitor.do(Previous(), *[Direction(1, 0)] * tabs)
        visitor.wait(LOOKED)

    return visit


def no_races(visitor: Visitor) -> None:
    """Come to the saved races before there are any."""
    visitor.open(lambda context: CompositionRoot(context).saved_races())


def replay(
    *intents: Intent,
    options: Options = RULEBOOK,
    circuit: str = "monaco",
    clicks: tuple[str, ...] = (),
    seconds: float = 1.0,
) -> Visit:
    """Return how a player sees a race again, does something, and clicks."""

    def visit(visitor: Visitor) -> None:
        path = drive_to(is_over, visitor.folders.saves, 4, options, circuit_id=circuit)
        visitor.open(partial(_seen_again, path=path))
        visitor.paint()
        visitor.wait(1.0)
        visitor.do(*intents)
        for widget in clicks:
            visitor.click(widget)
        visitor.wait(seconds)

    return visit


def _seen_again(context: SceneContext, path: Path) -> Scene:
    root = CompositionRoot(context)
    race = finished(root.services.reading(path))
    return root.past.replay(root.services.driven(race))


def report(
    *intents: Intent,
    people: int = 10,
    options: Options = RULEBOOK,
    circuit: str = "monaco",
    tab: int = 0,
    clicks: tuple[str, ...] = (),
    analysed: bool = False,
    tries: tuple[str, ...] = (),
) -> Visit:
    """Return how a player reads the report of a race, opens a tab of it, and clicks.

    If he wants to see the analysis, he waits for it; then he may try decisions again.
    """

    def visit(visitor: Visitor) -> None:
        path = drive_to(is_over, visitor.folders.saves, people, options, circuit_id=circuit)
        visitor.open(partial(_reported, path=path))
        visitor.do(*[Direction(1, 0)] * tab, *intents)
        for widget in clicks:
            visitor.click(widget)
        scene = visitor.app.stack.top
        if analysed and isinstance(scene, ReportScene):
            scene.analysis.finish()
            visitor.choose("view", "Analysis")
        if tries and isinstance(scene, ReportScene):
            visitor.click("try-again")
            visitor.paint()
            for widget in tries:
                visitor.click(widget)

    return visit


def _reported(context: SceneContext, path: Path) -> Scene:
    root = CompositionRoot(context)
    race = finished(root.services.reading(path))
    return root.past.report(root.services.driven(race))


def circuits(*clicks: str) -> Visit:
    """Return how a player comes to the circuits, two of them his own, one of them faulty."""

    def visit(visitor: Visitor) -> None:
        own = visitor.folders.tracks
        own.mkdir(exist_ok=True)
        oval = Path(__file__).parents[2] / "tests" / "saves" / "oval.tmx"
        text = oval.read_text()
        (own / oval.name).write_text(text)
        (own / "half-done.tmx").write_text(text.replace('"corner"', '"cornr"'))
        visitor.open(menu)
        visitor.click("circuits")
        visitor.wait(1.0)
        for widget in clicks:
            visitor.click(widget)
        visitor.paint()
        visitor.wait(1.0)

    return visit


def watched(*, is_faulty: bool = False) -> Visit:
    """Return how somebody who draws a map sees it in the game."""

    def visit(visitor: Visitor) -> None:
        own = visitor.folders.tracks
        own.mkdir(exist_ok=True)
        path = own / "half-done.tmx"
        text = (Path(__file__).parents[2] / "tests" / "saves" / "oval.tmx").read_text()
        path.write_text(text.replace('"corner"', '"cornr"') if is_faulty else text)
        visitor.open(partial(watch, path=path))
        visitor.wait(1.0)
        visitor.paint()

    return visit


def credits_page(*intents: Intent) -> Visit:
    """Return how a player comes to the credits, and reads on."""

    def visit(visitor: Visitor) -> None:
        visitor.open(menu)
        visitor.click("credits")
        visitor.do(*intents)

    return visit


SHELVES: dict[str, Visit] = {
    "races": races(),
    "races-finished": races(tabs=1),
    "races-damaged": races(damaged=True),
    "races-unreadable": races(tabs=2),
    "races-delete": races(clicks=("delete",)),
    "races-none": no_races,
    "replay": replay(),
    "replay-running": replay(clicks=("great",), seconds=1.2),
    "replay-end": replay(clicks=("round-on",) * 6 + ("turn-on",), seconds=2.0),
    "replay-street": replay(options=STREET, circuit="basse-ville", clicks=("great",) * 2),
    "report": report(),
    "report-driver": report(clicks=("car-2",)),
    "report-turns": report(tab=1),
    "report-dice": report(tab=2),
    "report-compare": report(tab=3),
    "report-analysis": report(analysed=True),
    "report-analysis-turns": report(tab=1, analysed=True),
    "report-analysis-dice": report(tab=2, analysed=True),
    "report-analysis-compare": report(tab=3, analysed=True),
    "try-again": report(analysed=True, tries=("option-0",)),
    "try-again-asked": report(analysed=True, tries=("option-0", "next")),
    "report-street": report(people=4, options=STREET, circuit="basse-ville"),
    "circuits": circuits(),
    "circuits-own": circuits("circuit-4"),
    "circuits-valley": circuits("circuit-6"),
    "circuits-faulty": circuits("circuit-1"),
    "watch": watched(),
    "watch-faulty": watched(is_faulty=True),
    "credits": credits_page(),
}
"""By name; the name becomes the name of the picture."""
