from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from formulad.kernel.values import fields_of
from formulad.store.memory import Memory
from formulad.store.preferences import Advice, Colours, Motion, Pace, Preferences
from formulad.ui.shell.scene import Pop, Push, Scene
from formulad.ui.shell.settings.preference_entries import ENTRIES, NAMES, SECTIONS, Level
from formulad.ui.shell.settings.settings_page import SettingsScene
from formulad.ui.toolkit.canvas import Canvas, largest_size
from formulad.ui.toolkit.intents import Cancel, Confirm, Direction, Next
from formulad.ui.toolkit.theme import HIGH_CONTRAST
from tools.layout.watched import WatchedCanvas

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.ui.conftest import Sheet
    from tests.ui.shell.settings.conftest import Kept, Page


def test_every_taste_is_a_setting() -> None:
    assert set(NAMES) <= set(fields_of(Preferences))


def test_every_taste_of_a_player_can_be_set() -> None:
    remembered = {
        "width",
        "height",
        "board_turned",
        "engineer_open",
        "track",
        "preset",
        "rules",
        "line_up",
    }

    assert set(fields_of(Preferences)) - remembered == set(NAMES)


def test_by_the_pointer_colours_change_at_once_and_are_kept(page: Page, kept: Kept) -> None:
    pilot = page()
    segments = pilot.find("colours").rect

    pilot.click_at((segments.right - 20, segments.centery))

    assert Colours.CONTRAST == kept().colours
    assert HIGH_CONTRAST.page.top == tuple(pilot.app.canvas.surface.get_at((700, 20)))[:3]


def test_by_keys_alone_a_setting_is_found_and_changed(page: Page, kept: Kept) -> None:
    pilot = page()

    pilot.press("down", "enter", "right", "right")
    assert "effects" == pilot.scene.focus
    pilot.press("right", "left", "left")

    assert 6 == kept().effects


def test_by_keys_alone_the_way_leads_from_the_cards_back_to_the_sections(page: Page) -> None:
    pilot = page()
    pilot.press("right")
    assert "colours" == pilot.scene.focus

    pilot.press("left")

    assert "section-picture" == pilot.scene.focus


def test_by_a_finger_a_switch_is_turned(page: Page, kept: Kept) -> None:
    pilot = page()
    pilot.tap("section-sound")

    pilot.tap("captions")

    assert kept().captions


def test_a_screen_that_is_laid_flat_is_filled_too(page: Page, kept: Kept) -> None:
    pilot = page()
    pilot.tap("section-play")

    pilot.tap("table")

    assert kept().table
    assert pilot.app.window.fills_screen
    pilot.tap("table")
    assert (False, True) == (kept().table, kept().fullscreen)


@pytest.fixture
def alone(tmp_path: Path, sheet: Sheet) -> Callable[..., SettingsScene]:
    """Return what makes the page by itself, its settings in a file of its own."""

    def made(controls: Callable[[], Scene] | None = None) -> SettingsScene:
        scene = SettingsScene(Memory(tmp_path / "settings.yaml", ()), controls)
        scene.arrange(sheet(1920, 1080))
        return scene

    return made


def test_by_a_pad_everything_is_reached(
    alone: Callable[..., SettingsScene], tmp_path: Path
) -> None:
    scene = alone()

    for intent in (Direction(1, 0), Direction(1, 0), Next(), Direction(1, 0), Next(), Confirm()):
        scene.handle(intent)

    settings = Memory(tmp_path / "settings.yaml", ()).preferences
    assert (Colours.NIGHT, 1.1) == (settings.colours, settings.text_size)
    assert (True, False) == (settings.magnifier, settings.fullscreen)
    assert Pop() == scene.handle(Cancel())


def test_motion_and_pace_and_help_are_chosen(page: Page, kept: Kept) -> None:
    pilot = page()
    for name in ("motion", "pace"):
        rect = pilot.find(name).rect
        pilot.click_at((rect.left + 20 if name == "pace" else rect.right - 20, rect.centery))
    pilot.click("section-play")
    pilot.click("advice")

    assert (Motion.NONE, Pace.CALM, Advice.ASKED) == (kept().motion, kept().pace, kept().advice)


def test_levels_stay_within_what_the_file_may_hold() -> None:
    for entry in ENTRIES.values():
        if isinstance(entry, Level):
            low, high = entry.lowest / entry.whole, entry.highest / entry.whole
            assert (0, 10) == (low, high) or (0.8, 2.0) == (low, high)


def test_a_language_is_chosen_in_its_own_words(page: Page, kept: Kept) -> None:
    pilot = page()
    pilot.click("section-language")

    pilot.click("language-ja")

    assert "ja" == kept().language == pilot.app.canvas.language.code


def test_all_can_be_as_it_was_before(page: Page, kept: Kept) -> None:
    pilot = page()
    before = kept()
    pilot.click("fullscreen")
    pilot.click("section-sound")
    pilot.click("sound")
    assert before != kept()

    pilot.click("as-before")

    assert before == kept()
    assert not pilot.find("as-before").focusable


def test_keys_can_be_as_before_as_well(page: Page, kept: Kept) -> None:
    pilot = page()
    before = kept()
    pilot.click("section-controls")
    pilot.click("undo")
    pilot.click("change")
    pilot.press("v")
    pilot.press("escape")
    assert {"undo": ("v",)} == kept().keys

    pilot.click("as-before")

    assert before == kept()
    assert not pilot.find("as-before").focusable


def test_a_section_can_be_as_usual_and_leaves_the_others(page: Page, kept: Kept) -> None:
    pilot = page()
    pilot.click("section-play")
    pilot.click("left_handed")
    pilot.click("section-sound")
    pilot.click("captions")

    pilot.click("usual")

    assert (True, False) == (kept().left_handed, kept().captions)


def test_silence_cannot_be_made_louder(page: Page) -> None:
    pilot = page()
    pilot.click("section-sound")
    assert pilot.find("music").focusable

    pilot.click("sound")

    assert not pilot.find("music").focusable


def test_the_page_says_how_large_this_window_can_be(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert largest_size((1280, 720)) == pytest.approx(1.25)
    pilot = page()
    lettered: list[str] = []
    real = Canvas.paragraph

    def noted(canvas: Canvas, text: str, *place: Any, **how: Any) -> float:
        lettered.append(text)
        return real(canvas, text, *place, **how)

    monkeypatch.setattr(Canvas, "paragraph", noted)
    told = (
        "This window holds 125 % at most, and 200 % for texts to read. "
        "The magnifying glass makes everything larger."
    )

    pilot.click("text_size")
    for _ in range(12):
        pilot.press("right")

    assert 2.0 == pilot.app.preferences.text_size
    assert told in lettered


@pytest.mark.parametrize("size", [(1280, 720), (900, 576), (900, 1200), (3840, 2160)])
def test_every_control_can_be_reached_and_seen_in_every_window(
    page: Page, size: tuple[int, int]
) -> None:
    pilot = page(size)
    area = pilot.app.canvas.area
    for section in (each for each in SECTIONS if each.entries):
        pilot.click(f"section-{section.id}")
        seen = []
        for _ in pilot.scene.widgets:
            pilot.scene.handle(Next())
            seen.append(pilot.scene.focus)
            assert area.contains(pilot.find(pilot.scene.focus).rect)
        assert {entry.name for entry in section.entries} <= set(seen)


def test_the_keys_have_a_page_of_their_own(alone: Callable[..., SettingsScene]) -> None:
    keys = Scene()
    scene = alone(lambda: keys)
    row = next(widget for widget in scene.widgets if widget.id == "section-controls")

    for _ in range(3):
        scene.handle(Direction(0, 1))

    assert row.id == scene.focus
    assert Push(keys) == scene.handle(Confirm())


def test_without_such_a_page_there_is_no_way_to_it(alone: Callable[..., SettingsScene]) -> None:
    assert "section-controls" not in [widget.id for widget in alone().widgets]


def test_by_keys_alone_the_way_leads_up_from_volumes_without_turning_them_down(
    page: Page, kept: Kept
) -> None:
    pilot = page()
    pilot.press("down", "enter", "right", "down", "up", "up")

    assert "section-sound" == pilot.scene.focus
    assert (Preferences().effects, Preferences().voices) == (kept().effects, kept().voices)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1200)], ids=str)
def test_in_every_window_it_is_said_that_changes_count_at_once(
    page: Page, size: tuple[int, int]
) -> None:
    pilot = page()
    pilot.resize(*size)

    canvas = WatchedCanvas(pilot.app.canvas)
    pilot.app.stack.draw_on(canvas)

    told = " ".join(text.text for text in canvas.texts)
    assert "Every change counts at once and is kept." in told
