"""Every field of the game is written in like a field of any other program."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ui.race.composition_root import CompositionRoot
from formulad.ui.race.design.design_naming import NamingScene
from formulad.ui.shell.clipboard import Clipboard
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.widget import Look
from tests.scope import sample

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.toolkit.outlines import Point
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot


def new_race(enter: Enter) -> Pilot:
    pilot = enter(lambda context: CompositionRoot(context).new_race())
    pilot.click("name-0")
    return pilot


def rules_search(enter: Enter) -> Pilot:
    pilot = enter(lambda context: CompositionRoot(context).rules_page())
    pilot.click("search")
    return pilot


def preset(enter: Enter) -> Pilot:
    pilot = enter(lambda context: CompositionRoot(context).rules_page())
    pilot.click("team_race")
    pilot.click("save")
    return pilot


def book_search(enter: Enter) -> Pilot:
    pilot = enter(lambda context: CompositionRoot(context).help_page("GBX-1"))
    pilot.click("search")
    return pilot


def design(enter: Enter) -> Pilot:
    return enter(lambda _context: NamingScene(""))


PAGES = {
    "new race": new_race,
    "rules": rules_search,
    "preset": preset,
    "rule book": book_search,
    "design": design,
}
"""Each with a field that has the focus."""


@pytest.fixture(params=sample(PAGES.values(), quick=2), ids=tuple(PAGES))
def pilot(request: pytest.FixtureRequest, enter: Enter) -> Pilot:
    """Return who has written a name into the field of a page."""
    made: Callable[[Enter], Pilot] = request.param
    player = made(enter)
    player.wait(1.0)
    player.press("a", control=True)
    player.type("Ana Cruz")
    Clipboard().put("")
    return player


def field(pilot: Pilot) -> TextField:
    found = pilot.find(pilot.scene.focus)
    assert isinstance(found, TextField)
    return found


def before(pilot: Pilot, letter: int) -> Point:
    """Return the place before a letter of what is written."""
    rect, canvas = field(pilot).rect, pilot.app.canvas
    look = Look(hovered=1.0, focused=True)
    places = range(int(rect.left), int(rect.right))
    found = [x for x in places if field(pilot).letter_at(canvas, look, x) == letter]
    return found[len(found) // 2] if letter else rect.left + 17, rect.centery


def draw(pilot: Pilot, start: Point, end: Point) -> None:
    """Press a button of the mouse at a place, and let it go at another."""
    pilot.wait(1.0)
    pilot.point_at(start)
    pilot.hold(start)
    pilot.point_at(((start[0] + end[0]) / 2, end[1]))
    pilot.point_at(end)
    pilot.let_go(end)


def test_a_click_puts_the_caret_where_it_points(pilot: Pilot) -> None:
    pilot.click_at(before(pilot, 3))
    pilot.type("s")

    assert "Anas Cruz" == field(pilot).text


def test_a_second_click_marks_a_word_and_a_third_all_of_it(pilot: Pilot) -> None:
    place = before(pilot, 6)
    pilot.click_at(place)
    pilot.click_at(place)
    word = field(pilot).writing.marked_text
    pilot.click_at(place)

    assert "Cruz" == word
    assert "Ana Cruz" == field(pilot).writing.marked_text


def test_two_clicks_with_a_rest_between_them_mark_nothing(pilot: Pilot) -> None:
    place = before(pilot, 6)
    pilot.click_at(place)
    pilot.wait(1.0)
    pilot.click_at(place)

    assert "" == field(pilot).writing.marked_text


def test_a_mouse_marks_what_it_is_drawn_over_and_what_is_typed_replaces_it(pilot: Pilot) -> None:
    draw(pilot, before(pilot, 7), before(pilot, 2))
    marked = field(pilot).writing.marked_text
    pilot.type("ne")

    assert "a Cru" == marked
    assert "Annez" == field(pilot).text


def test_a_mouse_drawn_beyond_the_field_marks_to_the_end_and_opens_no_letters(
    pilot: Pilot,
) -> None:
    scene, sign = pilot.scene, field(pilot).letters.center
    draw(pilot, before(pilot, 4), sign)
    pilot.point_at(before(pilot, 2))

    assert "Cruz" == field(pilot).writing.marked_text
    assert scene is pilot.scene


def test_ctrl_a_marks_all_and_delete_takes_it_away(pilot: Pilot) -> None:
    pilot.press("a", control=True)
    marked = field(pilot).writing.marked_text
    pilot.press("delete")

    assert "Ana Cruz" == marked
    assert "" == field(pilot).text


def test_shift_marks_by_letters_words_and_to_the_ends(pilot: Pilot) -> None:
    pilot.press("left", "left", shift=True)
    letters = field(pilot).writing.marked_text
    pilot.press("left", shift=True, control=True)
    word = field(pilot).writing.marked_text
    pilot.press("home", shift=True)
    line = field(pilot).writing.marked_text

    assert ("uz", "Cruz", "Ana Cruz") == (letters, word, line)


def test_what_is_copied_can_be_pasted_again(pilot: Pilot) -> None:
    pilot.press("left", shift=True, control=True)
    pilot.press("c", control=True)
    pilot.press("home")
    pilot.press("v", control=True)

    assert "Cruz" == Clipboard().line
    assert "CruzAna Cruz" == field(pilot).text


def test_what_is_cut_is_gone_and_can_be_pasted(pilot: Pilot) -> None:
    pilot.press("left", shift=True, control=True)
    pilot.press("x", control=True)
    cut = field(pilot).text
    pilot.press("v", "v", control=True)

    assert "Ana " == cut
    assert "Ana CruzCruz" == field(pilot).text


def test_what_is_pasted_is_one_line_no_longer_than_allowed(pilot: Pilot) -> None:
    Clipboard().put("Zoë\r\nvan\tder\x07 Meer" + "e" * 5000)
    pilot.press("a", control=True)
    pilot.press("v", control=True)

    longest = field(pilot).longest
    assert ("Zoë van der Meer" + "e" * 5000)[:longest] == field(pilot).text


def test_nothing_is_copied_where_nothing_is_marked(pilot: Pilot) -> None:
    Clipboard().put("kept")
    pilot.press("c", "x", control=True)

    assert "kept" == Clipboard().line
    assert "Ana Cruz" == field(pilot).text


def test_ctrl_z_does_not_leave_the_page(pilot: Pilot) -> None:
    scene = pilot.scene
    pilot.press("z", control=True)

    assert scene is pilot.scene
    assert "Ana Cruz" == field(pilot).text


def test_letters_on_the_screen_take_the_place_of_what_is_marked(pilot: Pilot) -> None:
    name = pilot.scene.focus
    pilot.press("left", shift=True, control=True)
    pilot.click_at(field(pilot).letters.center)
    assert "letters" == pilot.scene.name
    pilot.click("key-b")
    pilot.click("done")
    found = pilot.find(name)
    assert isinstance(found, TextField)

    assert "ana b" == found.text.casefold()
