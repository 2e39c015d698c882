"""The credits are read from top to bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad import __version__
from formulad.ui.shell.credits.credits_page import CreditsScene
from formulad.ui.shell.credits.credits_text import SECTIONS
from formulad.ui.toolkit.intents import Direction

if TYPE_CHECKING:
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot


def look(enter: Enter) -> tuple[Pilot, CreditsScene]:
    """Return who reads the credits in a small window, and the page."""
    pilot = enter()
    pilot.click("credits")
    scene = pilot.scene
    assert isinstance(scene, CreditsScene)
    return pilot, scene


def test_they_name_the_version_the_authors_and_the_licences() -> None:
    words = " ".join(
        [*(line for s in SECTIONS for line in s.lines)]
        + [f"{name} {told}" for s in SECTIONS for name, told in s.table]
    )

    for wanted in (
        __version__,
        "MIT",
        "Laurent Lavaur",
        "Eric Randall",
        "Asmodee",
        "Reiner Knizia",
        "Cesare Mainardi",
        "unknown to our sources",
        "no connection",
        "unofficial",
        "League Spartan",
        "Inter",
        "M PLUS 1",
        "SIL Open Font License",
        "pygame-ce",
        "NumPy",
    ):
        assert wanted in words


def test_keys_pages_and_pads_read_on_to_the_end_and_back(enter: Enter) -> None:
    pilot, scene = look(enter)
    assert scene.scroll.moves

    pilot.press("down")
    below = scene.scroll.offset
    assert below > 0
    pilot.press("pagedown", "end")
    pilot.settle()
    assert scene.scroll.offset > below
    pilot.press("home")
    pilot.settle()
    assert 0 == scene.scroll.seen
    pilot.app.stack.handle(Direction(0, 1))
    assert scene.scroll.offset > 0


def test_the_wheel_reads_on(enter: Enter) -> None:
    pilot, scene = look(enter)
    pilot.point_at(scene.scroll.room.center)
    pilot.wheel(-3)

    assert scene.scroll.offset > 0


def test_enter_leads_back(enter: Enter) -> None:
    pilot, _ = look(enter)
    pilot.press("enter")

    assert "menu" == pilot.scene.name


def test_every_size_can_be_drawn(enter: Enter) -> None:
    pilot, scene = look(enter)
    for size in ((900, 1200), (1920, 1080)):
        pilot.resize(*size)
        pilot.screenshot()
        assert pilot.app.canvas.area.contains(scene.scroll.room)
