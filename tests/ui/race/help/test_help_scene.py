"""The page that tells how the game is played is read by keys, by wheel and by finger."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.store.paths import data_root
from formulad.ui.race.composition_root import CompositionRoot
from formulad.ui.race.help.race_help import help_page
from formulad.ui.race.help.rule_drawings import DRAWINGS
from formulad.ui.shell.dialog import Dialog
from formulad.ui.shell.help.book_contents import Contents
from formulad.ui.shell.help.book_page import OPTION, TITLE
from formulad.ui.shell.help.book_search import best, matching
from formulad.ui.shell.help.bookshelf import Bookshelf
from formulad.ui.shell.help.drawing import WIDTH
from formulad.ui.shell.menu_page import MARGIN
from formulad.ui.shell.scene import Push, Scene
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Confirm, Edge, Leaf, PointAt, Press, Release, Zoom
from formulad.ui.toolkit.lettering import TAG
from formulad.ui.toolkit.motion import Amount
from formulad.ui.toolkit.widgets.scroll import Scroll
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.text_field import TextField
from tests.rulebook import LANGUAGES, read_rules
from tests.scope import sample
from tests.ui.pilot import Pilot

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.store.rulebook import Rule
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.intents import Intent
    from tests.ui.conftest import Fly, Sheet

BOOKS = data_root() / "assets" / "rulebook"
NARROWEST = 540.0
"""Units that the words of a rule have at least: in a tall window."""
SIZES = ((1280, 720), (1024, 768), (1920, 1080), (3840, 2160), (900, 1200), (640, 360))


@pytest.fixture
def shelf() -> Bookshelf:
    """The books of the game, opened."""
    books = Bookshelf(BOOKS)
    books.open()
    return books


@pytest.fixture
def reader(fly: Fly, shelf: Bookshelf) -> Pilot:
    """Somebody who has opened the rules, and does not like them to glide."""
    return fly(help_page(shelf, "DIE-1", lambda: Amount.NONE))


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


@pytest.mark.thorough
def test_the_down_key_leads_through_every_rule(reader: Pilot) -> None:
    ids = [rule.id for rule in read_rules()]
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

    assert "search" == reader.scene.focus


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


@pytest.mark.parametrize("size", sample(SIZES, 3), ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("chapter", range(5), ids=["game", "whole", "street", "keys", "rules"])
def test_every_chapter_is_laid_out_in_every_window(
    fly: Fly, shelf: Bookshelf, size: tuple[int, int], chapter: int
) -> None:
    pilot = fly(help_page(shelf), size)

    pilot.press(*["right"] * chapter)
    pilot.screenshot()

    page = pilot.app.canvas.area
    assert [] == [widget.id for widget in pilot.scene.widgets if not page.contains(widget.rect)]


def test_a_key_leads_from_everywhere_in_the_help_to_the_search(fly: Fly, shelf: Bookshelf) -> None:
    pilot = fly(help_page(shelf))

    pilot.press("/")

    assert "search" == pilot.scene.focus
    assert "DIE-1" == chosen(pilot)


def test_a_book_that_cannot_be_read_is_told_of(tmp_path: Path) -> None:
    assert isinstance(help_page(Bookshelf(tmp_path)), Dialog)


class Elsewhere(Scene):
    """A screen that opens the book at a rule, whatever is wanted of it."""

    def __init__(self, page: Scene) -> None:
        self._page = page

    def handle(self, intent: Intent) -> Change | None:
        return Push(self._page) if isinstance(intent, Confirm) else None


@pytest.mark.parametrize("rule", ["SLP-5", "OVR-3/ii", "TEAM-2"])
def test_the_book_opens_at_a_rule_and_leads_back_to_where_one_was(
    fly: Fly, shelf: Bookshelf, rule: str
) -> None:
    pilot = fly(Elsewhere(help_page(shelf, rule)))

    pilot.press("enter")
    assert rule.partition("/")[0] == chosen(pilot)
    assert is_in_sight(pilot)
    assert "rules" == pilot.scene.focus
    pilot.press("escape")

    assert isinstance(pilot.scene, Elsewhere)


def test_a_rule_the_book_does_not_have_opens_its_first_page(fly: Fly, shelf: Bookshelf) -> None:
    assert "DIE-1" == chosen(fly(help_page(shelf, "STR-9")))


def test_other_screens_are_given_a_page_that_opens_at_a_rule(tmp_path: Path) -> None:
    pilot = Pilot(lambda context: CompositionRoot(context).help_page("PIT-9"), tmp_path)

    assert "PIT-9" == chosen(pilot)
    pilot.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_runs_into_what_stands_beside_it(sheet: Sheet, language: str) -> None:
    canvas = sheet(900, 1200, 0.8)
    tags = canvas.text_width(OPTION, TAG) + 16 + 12

    def room(rule: Rule) -> float:
        beside = max(70.0, canvas.text_width(rule.id, TAG) + 12)
        return NARROWEST - beside - (tags if rule.options else 0)

    rules = read_rules(language)
    wide = [rule.id for rule in rules if canvas.text_width(rule.title, TITLE) > room(rule)]

    assert [] == wide


def test_left_and_right_leaf_through_the_sections(reader: Pilot) -> None:
    reader.press("right")
    assert "TRK-1" == chosen(reader)

    reader.press("down", "right", "left")
    assert "TRK-1" == chosen(reader)
    reader.press("left")

    assert "DIE-1" == chosen(reader)


def test_typing_leaves_the_rules_that_hold_every_word(reader: Pilot) -> None:
    reader.click("search")

    reader.type("brake slipstream")

    rules = [line.rule.id for line in contents(reader).lines if line.rule]
    assert {"SLP-3", "SLP-5", "SLP-8"} <= set(rules)
    assert "DIE-1" not in rules
    assert chosen(reader) in rules
    assert is_in_sight(reader)


def test_an_id_finds_its_rule_among_those_that_begin_like_it(reader: Pilot) -> None:
    reader.click("search")
    reader.type("ovr-1")
    assert "OVR-1" == chosen(reader)

    reader.type("0")

    assert "OVR-10" == chosen(reader)


def test_enter_leads_from_the_search_to_what_was_found(reader: Pilot) -> None:
    reader.click("search")
    reader.type("weaving")

    reader.press("enter", "down")

    assert "rules" == reader.scene.focus
    assert "MOV-6" == chosen(reader)


def test_a_search_without_result_says_so_and_is_cleared_by_its_button(reader: Pilot) -> None:
    reader.click("search")
    reader.type("hovercraft")
    reader.screenshot()
    assert () == contents(reader).lines
    assert "No rule says that." == contents(reader).nothing

    reader.click("clear")

    assert len(read_rules()) == sum(1 for line in contents(reader).lines if line.rule)
    assert "search" == reader.scene.focus


def test_home_and_end_move_the_caret_of_who_types(reader: Pilot) -> None:
    reader.click("search")
    reader.type("it")

    reader.press("home")
    reader.type("p")

    field = reader.find("search")
    assert isinstance(field, TextField)
    assert "pit" == field.text


def test_a_search_needs_neither_capitals_nor_accents(shelf: Bookshelf) -> None:
    shelf.language = "fr"

    found = matching(shelf.sections, "DEPART eclair")

    rule = best(found, "depart eclair")
    assert rule is not None
    assert "STA-3" == rule.id


def test_japanese_words_are_searched_with_a_wide_blank_between(shelf: Bookshelf) -> None:
    shelf.language = "ja"

    found = matching(shelf.sections, "ブレーキ　矢印")

    assert ["SLP-6"] == [rule.id for section in found for rule in section.rules]


def test_the_language_is_changed_at_the_same_rule_and_remembered(
    fly: Fly, shelf: Bookshelf
) -> None:
    pilot = fly(help_page(shelf, "PIT-5"))
    french = shelf.languages.index("fr")
    pilot.press("tab", shift=True)
    pilot.press(*["right"] * french)
    assert "language" == pilot.scene.focus
    assert "PIT-5" == chosen(pilot)
    assert "Les stands" in {line.title for line in contents(pilot).lines}

    pilot = fly(help_page(shelf, "PIT-5"))

    languages = pilot.find("language")
    assert isinstance(languages, Segmented)
    assert french == languages.index


def test_what_scrolls_glides_to_its_place(fly: Fly, shelf: Bookshelf) -> None:
    pilot = fly(help_page(shelf, "DIE-1"))
    pilot.point("rules")

    pilot.wheel(-5)
    assert pilot.scene.moving
    pilot.wait(0.05)
    on_the_way = contents(pilot).offset
    pilot.settle()

    assert 0 < on_the_way < contents(pilot).offset == 360


def test_a_finger_that_pulls_the_list_chooses_nothing(reader: Pilot) -> None:
    x, y = contents(reader).rect.center

    reader.hold((x, y))
    reader.point_at((x, y - 200))
    reader.let_go((x, y - 200))

    assert "DIE-1" == chosen(reader)
    assert 200 == pytest.approx(contents(reader).offset, abs=2)


def test_triggers_and_page_keys_turn_the_text(reader: Pilot) -> None:
    reader.press("right")
    before = pixels(reader)

    reader.press("-")
    turned = pixels(reader)
    reader.press("home")

    assert before != turned
    assert before == pixels(reader)


def pixels(pilot: Pilot) -> bytes:
    """Return what is seen."""
    return pygame.image.tobytes(pilot.screenshot(), "RGB")


def test_a_tap_chooses_a_rule(reader: Pilot) -> None:
    rules = contents(reader)

    reader.tap_at((rules.rect.left + 40, rules.rect.top + rules.lines[2].top + 4))

    assert "DIE-2" == chosen(reader)


def test_the_book_names_the_drawings_there_are() -> None:
    named = [rule.picture for rule in read_rules() if rule.picture]

    assert sorted(DRAWINGS) == sorted(named)


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_keeps_to_its_plate(sheet: Sheet, name: str) -> None:
    drawing = DRAWINGS[name]
    canvas = sheet(700, 400)
    ground = canvas.surface.get_at((0, 0))

    drawing.draw(canvas, 350, 200)

    plate = pygame.Rect(0, 0, round(WIDTH) + 30, round(drawing.height))
    plate.center = (350, 200)
    canvas.surface.fill(ground, plate)
    assert 700 * 400 == pygame.mask.from_threshold(canvas.surface, ground, (1, 1, 1, 255)).count()


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


def test_the_open_rule_is_read_in_another_language_when_the_player_takes_it(
    sheet: Sheet,
) -> None:
    spoken = ["en"]
    books = Bookshelf(BOOKS, lambda: spoken[0])
    books.open()
    canvas = sheet(1280, 720)
    scene = help_page(books, "PIT-5")
    scene.arrange(canvas)

    spoken[0] = "fr"
    scene.arrange(canvas)

    listed = next(widget for widget in scene.widgets if isinstance(widget, Contents))
    assert "Les stands" in {line.title for line in listed.lines}
    rule = listed.lines[listed.chosen].rule
    assert rule is not None
    assert "PIT-5" == rule.id


def test_in_an_upright_window_chapters_and_rules_have_its_whole_width(reader: Pilot) -> None:
    reader.resize(900, 1200)

    across = reader.app.canvas.size[0] - 2 * MARGIN
    assert across == reader.find("chapter").rect.width
    assert across == contents(reader).rect.width


def test_in_an_upright_window_a_list_of_few_rules_leaves_its_room_to_the_text(
    reader: Pilot,
) -> None:
    reader.resize(900, 1200)
    before = contents(reader).rect.height
    reader.click("search")

    reader.type("pole")
    some = contents(reader).rect.height
    reader.type("zzz")

    assert before > some > contents(reader).rect.height > 0
