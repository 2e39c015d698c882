"""The page that tells how the game is played is read by keys, by wheel and by finger."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from formulad.store.paths import data_root
from formulad.store.rulebook import read_rulebook
from formulad.ui.canvas import Rect
from formulad.ui.intents import Edge, Leaf, PointAt, Press, Release, Zoom
from formulad.ui.scenes.help.contents import Contents
from formulad.ui.scenes.help.scene import HelpScene, help_page
from formulad.ui.scenes.help.scroll import Scroll
from formulad.ui.widgets.dialog import Dialog

if TYPE_CHECKING:
    from tests.ui.conftest import Fly
    from tests.ui.pilot import Pilot

BOOK = data_root() / "assets" / "rulebook" / "en.md"
SIZES = ((1280, 720), (1024, 768), (1920, 1080), (3840, 2160), (900, 1200), (640, 360))


@pytest.fixture
def reader(fly: Fly) -> Pilot:
    """Somebody who has opened the rules."""
    pilot = fly(HelpScene(read_rulebook(BOOK)))
    pilot.press("right", "right", "down")
    return pilot


def contents(pilot: Pilot) -> Contents:
    """Return the list of the rules."""
    widget = pilot.find("rules")
    assert isinstance(widget, Contents)
    return widget


def chosen(pilot: Pilot) -> str:
    """Return the id of the rule that is read."""
    line = contents(pilot).lines[contents(pilot).chosen]
    return line.rule.id if line.rule else ""


def is_in_sight(pilot: Pilot) -> bool:
    """Return whether the chosen line is seen in the list."""
    rules = contents(pilot)
    line = rules.lines[rules.chosen]
    return rules.offset <= line.top and line.bottom <= rules.offset + rules.rect.height


def test_the_down_key_leads_through_every_rule(reader: Pilot) -> None:
    ids = [rule.id for section in read_rulebook(BOOK) for rule in section.rules]
    read = [chosen(reader)]

    for _ in ids[1:]:
        reader.press("down")
        assert is_in_sight(reader)
        read.append(chosen(reader))

    assert ids == read


def test_the_up_key_leads_from_the_first_rule_out_of_the_list(reader: Pilot) -> None:
    reader.press("down", "up")
    assert "rules" == reader.scene.focus

    reader.press("up")

    assert "back" == reader.scene.focus


def test_a_click_chooses_a_rule_and_none_a_heading(reader: Pilot) -> None:
    rules = contents(reader)
    heading, _, third = (rules.rect.top + line.top + 4 for line in rules.lines[:3])

    reader.click_at((rules.rect.left + 40, third))
    assert "DIE-2" == chosen(reader)
    reader.click_at((rules.rect.left + 40, heading))

    assert "DIE-2" == chosen(reader)


def test_the_wheel_moves_the_list_and_leaves_the_choice(reader: Pilot) -> None:
    reader.point("rules")

    reader.wheel(-5)

    assert contents(reader).offset > 0
    assert "DIE-1" == chosen(reader)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("chapter", range(3), ids=["steps", "keys", "rules"])
def test_every_chapter_is_laid_out_in_every_window(
    fly: Fly, size: tuple[int, int], chapter: int
) -> None:
    pilot = fly(HelpScene(read_rulebook(BOOK)), size)

    pilot.press(*["right"] * chapter)
    pilot.screenshot()

    page = pilot.app.canvas.area
    assert [] == [widget.id for widget in pilot.scene.widgets if not page.contains(widget.rect)]


def test_a_book_that_cannot_be_read_is_told_of() -> None:
    assert isinstance(help_page(Path("nowhere.md")), Dialog)


@pytest.fixture
def scroll() -> Scroll:
    """A place 100 units tall for something of 400."""
    made = Scroll()
    made.fit(Rect(0, 0, 200, 100), 400)
    return made


def test_page_keys_turn_nearly_a_screenful(scroll: Scroll) -> None:
    scroll.handle(Leaf(1))

    assert 90 == scroll.offset


def test_end_and_home_go_as_far_as_there_is_something(scroll: Scroll) -> None:
    scroll.handle(Edge(last=True))
    assert 300 == scroll.offset

    scroll.handle(Edge(last=False))

    assert 0 == scroll.offset


def test_the_wheel_moves_only_what_lies_under_the_pointer(scroll: Scroll) -> None:
    assert not scroll.handle(Zoom(-1, (300, 50)))
    assert scroll.handle(Zoom(-1, (50, 50)))


def test_a_finger_pulls_what_is_seen(scroll: Scroll) -> None:
    for intent in (Press((50, 80)), PointAt((50, 30)), Release((50, 30)), PointAt((50, 0))):
        scroll.handle(intent)

    assert 50 == scroll.offset


def test_the_bar_is_pulled_the_way_it_goes(scroll: Scroll) -> None:
    for intent in (Press((195, 10)), PointAt((195, 35)), Release((195, 35))):
        scroll.handle(intent)

    assert 100 == scroll.offset


def test_what_is_revealed_is_seen_from_its_upper_end(scroll: Scroll) -> None:
    scroll.reveal(150, 180)
    assert 80 == scroll.offset

    scroll.reveal(20, 350)

    assert 20 == scroll.offset
