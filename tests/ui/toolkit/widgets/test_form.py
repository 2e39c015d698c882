from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import (
    Confirm,
    Direction,
    Next,
    PointAt,
    Press,
    Previous,
    Reading,
    Release,
)
from formulad.ui.toolkit.motion import Amount
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.form import HOVER_SECONDS, Form
from formulad.ui.toolkit.widgets.laid_widgets import Pane
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.widget import Activated, Chosen, Look, hit_area
from formulad.ui.toolkit.widgets.writing import Writing

if TYPE_CHECKING:
    from formulad.ui.toolkit.intents import Intent


def button(name: str, x: float, y: float, *, enabled: bool = True, width: float = 80) -> Button:
    return Button(name, Rect(x, y, width, 48), name, enabled=enabled)


@pytest.fixture
def grid() -> Form:
    """Four buttons: a b above c d."""
    places = {"a": (0, 0), "b": (100, 0), "c": (0, 100), "d": (100, 100)}
    return Form(button(name, *place) for name, place in places.items())


def test_the_first_that_can_be_used_has_the_focus() -> None:
    form = Form([button("a", 0, 0, enabled=False), button("b", 100, 0)])

    assert form.focus == "b"


def test_a_form_without_widgets_has_no_focus() -> None:
    assert Form().focus == ""
    assert Form().handle(Confirm()) is None


def test_tab_goes_through_all_and_round(grid: Form) -> None:
    visited = []
    for _ in range(5):
        visited.append(grid.focus)
        grid.handle(Next())

    assert ["a", "b", "c", "d", "a"] == visited


def test_shift_and_tab_go_the_other_way(grid: Form) -> None:
    grid.handle(Previous())

    assert grid.focus == "d"


def test_tab_leaves_out_what_cannot_be_used() -> None:
    form = Form([button("a", 0, 0), button("b", 100, 0, enabled=False), button("c", 200, 0)])
    form.handle(Next())

    assert form.focus == "c"


@pytest.mark.parametrize(
    ("start", "direction", "expected"),
    [
        ("a", Direction(1, 0), "b"),
        ("a", Direction(0, 1), "c"),
        ("d", Direction(-1, 0), "c"),
        ("d", Direction(0, -1), "b"),
        ("a", Direction(-1, 0), "a"),
        ("a", Direction(0, -1), "a"),
    ],
)
def test_arrows_go_to_the_nearest_that_way_and_stay_at_the_edge(
    grid: Form, start: str, direction: Direction, expected: str
) -> None:
    grid.focus = start
    grid.handle(direction)

    assert grid.focus == expected


def test_an_arrow_prefers_what_lies_ahead_to_what_lies_aside() -> None:
    form = Form([button("a", 0, 0), button("ahead", 300, 0), button("aside", 120, 150)])
    form.handle(Direction(1, 0))

    assert form.focus == "ahead"


def test_an_arrow_reaches_what_lies_only_aside() -> None:
    form = Form([button("a", 0, 0), button("aside", 120, 150)])
    form.handle(Direction(1, 0))

    assert form.focus == "aside"


def test_what_has_a_row_of_its_own_aside_is_not_passed_over() -> None:
    """As the rules of a race are not, on the way from its laps to the start below both."""
    form = Form([button("laps", 0, 0), button("rules", 300, 60), button("start", 0, 130)])
    visited = []
    for _ in range(2):
        form.handle(Direction(0, 1))
        visited.append(form.focus)

    assert ["rules", "start"] == visited


def test_a_row_is_gone_along_however_near_something_in_another_is() -> None:
    """As at the foot of a page, where a button that cannot be used leaves a gap."""
    form = Form([button("above", 500, -60), button("first", 0, 0), button("last", 600, 0)], "last")
    form.handle(Direction(-1, 0))

    assert "first" == form.focus


def test_what_begins_where_a_widget_straight_below_ends_does_not_come_first() -> None:
    form = Form([button("a", 0, 0), button("below", 0, 60), button("aside", 90, 70)])
    form.handle(Direction(0, 1))

    assert "below" == form.focus


@pytest.fixture
def forked() -> Form:
    """Two buttons above a wide one that is nearer to the left one's middle."""
    return Form([button("left", 60, 0), button("right", 300, 0), button("wide", 0, 100, width=380)])


def test_the_opposite_arrow_leads_back(forked: Form) -> None:
    for start in ("left", "right"):
        forked.focus = start
        forked.handle(Direction(0, 1))
        assert "wide" == forked.focus
        forked.handle(Direction(0, -1))
        assert start == forked.focus


@pytest.mark.parametrize("leave", [(Next(), Previous()), (Press((10, 110)), Release((10, 110)))])
def test_who_came_another_way_is_led_to_the_nearest(
    forked: Form, leave: tuple[Intent, ...]
) -> None:
    forked.focus = "right"
    forked.handle(Direction(0, 1))
    for intent in leave:
        forked.handle(intent)
    forked.handle(Direction(0, -1))

    assert "left" == forked.focus


def test_no_arrow_leads_back_to_what_is_gone(forked: Form) -> None:
    forked.focus = "right"
    forked.handle(Direction(0, 1))
    forked.show([widget for widget in forked.widgets if widget.id != "right"])
    forked.handle(Direction(0, -1))

    assert "left" == forked.focus


def test_a_wide_widget_below_is_reached_from_above_its_end() -> None:
    form = Form([button("a", 300, 0), button("wide", 0, 100, width=380)])
    form.handle(Direction(0, 1))

    assert form.focus == "wide"


def test_arrows_a_widget_uses_itself_do_not_move_the_focus() -> None:
    row = Segmented("row", Rect(0, 0, 200, 48), ("one", "two"), 0)
    form = Form([row, button("b", 300, 0)])

    assert form.handle(Direction(1, 0)) == Chosen("row", 1)
    assert form.focus == "row"


def test_at_its_end_a_row_lets_the_arrow_go_on() -> None:
    row = Segmented("row", Rect(0, 0, 200, 48), ("one", "two"), 1)
    form = Form([row, button("b", 300, 0)])

    assert form.handle(Direction(1, 0)) is None
    assert form.focus == "b"


def test_the_confirming_key_uses_what_has_the_focus(grid: Form) -> None:
    grid.handle(Next())

    assert grid.handle(Confirm()) == Activated("b")


def test_a_click_uses_a_widget_and_gives_it_the_focus(grid: Form) -> None:
    assert grid.handle(Press((110, 110))) is None
    assert grid.handle(Release((120, 110))) == Activated("d")
    assert grid.focus == "d"


def test_a_press_taken_elsewhere_uses_nothing(grid: Form) -> None:
    grid.handle(Press((110, 110)))

    assert grid.handle(Release((10, 10))) is None


def test_a_press_beside_everything_uses_nothing(grid: Form) -> None:
    grid.handle(Press((500, 500)))

    assert grid.handle(Release((10, 10))) is None
    assert grid.focus == "a"


def test_what_cannot_be_used_cannot_be_clicked() -> None:
    form = Form([button("a", 0, 0, enabled=False)])
    form.handle(Press((10, 10)))

    assert form.handle(Release((10, 10))) is None


def test_the_look_follows_pointer_and_press(grid: Form) -> None:
    grid.handle(PointAt((110, 10)))
    assert grid.look("b") == Look(hovered=True)

    grid.handle(Press((110, 10)))
    assert grid.look("b") == Look(hovered=True, focused=True, pressed=True)

    grid.handle(PointAt((500, 500)))
    assert grid.look("b") == Look(focused=True)


def test_the_focus_stays_when_widgets_are_laid_out_anew(grid: Form) -> None:
    grid.focus = "c"
    grid.show([button("c", 500, 500), button("a", 0, 0)])

    assert grid.focus == "c"


def test_the_focus_moves_on_when_its_widget_is_gone(grid: Form) -> None:
    grid.focus = "c"
    grid.show([button("a", 0, 0), button("b", 100, 0)])

    assert grid.focus == "a"


def test_a_scene_can_say_where_the_focus_goes(grid: Form) -> None:
    grid.show(grid.widgets, focus="d")

    assert grid.focus == "d"


@pytest.mark.parametrize(("focus", "expected"), [("name", Reading.TEXT), ("b", Reading.SHORTCUTS)])
def test_letters_are_text_only_while_a_text_field_has_the_focus(
    focus: str, expected: Reading
) -> None:
    form = Form(
        [TextField("name", Rect(0, 0, 200, 48), Writing("", 0)), button("b", 300, 0)], focus
    )

    assert form.reading is expected


def test_a_small_widget_can_be_hit_around_itself() -> None:
    assert hit_area(Rect(100, 100, 20, 20)) == Rect(88, 88, 44, 44)
    assert hit_area(Rect(100, 100, 80, 20)) == Rect(100, 88, 80, 44)


def test_what_is_drawn_at_a_place_is_hit_before_what_is_near() -> None:
    form = Form(
        [Button("big", Rect(0, 0, 100, 60), ""), Button("small", Rect(104, 20, 20, 20), "")]
    )
    form.handle(PointAt((98, 30)))
    assert form.hovered == "big"

    form.handle(PointAt((130, 30)))
    assert form.hovered == "small"


def test_a_form_says_what_stands_under_the_pointer_and_where_the_keys_go() -> None:
    rows = [
        Button(f"row-{index}", Rect(0, 60 * index, 100, 44), "", command=index)
        for index in range(2)
    ]
    form = Form(rows)
    form.handle(PointAt(rows[1].rect.center))

    assert (0, 1) == (form.focused_command, form.hovered_command)

    form.show(rows[:1])
    assert (0, None) == (form.focused_command, form.hovered_command)


@pytest.fixture
def scrolled() -> Form:
    """A bar above a pane in which four rows are scrolled: the first out of sight, two in it."""
    rows = [button(f"row {row}", 0, 40 + 60 * row) for row in range(4)]
    form = Form()
    pane = Pane(Rect(0, 100, 200, 110), frozenset(row.id for row in rows))
    form.show([button("bar", 0, 30), *rows, button("foot", 0, 220)], pane=pane)
    return form


def clicked(form: Form, x: float, y: float) -> object:
    """Return what a click does."""
    form.handle(Press((x, y)))
    return form.handle(Release((x, y)))


def test_what_is_scrolled_out_of_sight_cannot_be_hit(scrolled: Form) -> None:
    assert Activated("bar") == clicked(scrolled, 40, 60)
    assert Activated("foot") == clicked(scrolled, 40, 240)
    assert Activated("row 1") == clicked(scrolled, 40, 120)


def test_arrows_go_through_what_is_scrolled_before_they_leave_it(scrolled: Form) -> None:
    scrolled.focus = "row 1"
    scrolled.handle(Direction(0, -1))
    assert "row 0" == scrolled.focus

    scrolled.focus = "row 2"
    scrolled.handle(Direction(0, 1))
    assert "row 3" == scrolled.focus


def test_arrows_come_in_where_something_is_in_sight() -> None:
    rows = [button(f"row {row}", 0, 40 + 60 * row) for row in range(4)]
    form = Form()
    pane = Pane(Rect(0, 100, 200, 110), frozenset(row.id for row in rows))
    form.show([button("bar", 0, -60), *rows], pane=pane)

    form.handle(Direction(0, 1))

    assert "row 1" == form.focus


def test_arrows_to_the_side_stay_in_what_is_scrolled(scrolled: Form) -> None:
    scrolled.focus = "row 1"
    scrolled.handle(Direction(1, 0))

    assert "row 1" == scrolled.focus


A_AND_B = PointAt((40, 24)), PointAt((140, 24))
"""The middles of two buttons."""


def lit(form: Form) -> tuple[float, float]:
    """Return how much light of the pointer is on two buttons."""
    return form.look("a").hovered, form.look("b").hovered


def test_the_light_of_the_pointer_comes_and_goes_little_by_little(grid: Form) -> None:
    on_a, on_b = A_AND_B
    grid.animate(0.0, Amount.FULL)

    grid.handle(on_a)
    assert (0.0, 0.0) == lit(grid)
    grid.animate(HOVER_SECONDS / 2, Amount.FULL)
    assert 0 < lit(grid)[0] < 1
    grid.animate(HOVER_SECONDS / 2, Amount.FULL)
    assert (1.0, 0.0) == lit(grid)
    grid.handle(on_b)
    grid.animate(HOVER_SECONDS / 2, Amount.FULL)
    assert all(0 < light < 1 for light in lit(grid))
    grid.animate(HOVER_SECONDS, Amount.FULL)

    assert ((0.0, 1.0), False) == (lit(grid), grid.is_animating)


def test_light_that_comes_turns_back_where_it_is(grid: Form) -> None:
    on_a, on_b = A_AND_B
    grid.animate(0.0, Amount.FULL)
    grid.handle(on_a)
    grid.animate(HOVER_SECONDS / 2, Amount.FULL)
    grid.handle(on_b)
    before = lit(grid)

    grid.animate(HOVER_SECONDS / 10, Amount.FULL)

    assert lit(grid)[0] < before[0]
    assert lit(grid)[1] > before[1]


@pytest.mark.parametrize("amount", [Amount.REDUCED, Amount.NONE])
def test_who_wishes_less_to_move_sees_the_light_at_once(grid: Form, amount: Amount) -> None:
    grid.animate(0.0, Amount.FULL)
    grid.handle(A_AND_B[0])

    grid.animate(0.0, amount)

    assert ((1.0, 0.0), False) == (lit(grid), grid.is_animating)


def test_where_no_time_passes_the_light_is_there_at_once(grid: Form) -> None:
    grid.handle(A_AND_B[0])

    assert ((1.0, 0.0), False) == (lit(grid), grid.is_animating)


def test_what_is_pressed_sinks_at_once(grid: Form) -> None:
    grid.animate(0.0, Amount.FULL)

    grid.handle(Press((40, 24)))

    assert grid.look("a").pressed


def test_arrows_come_upon_a_picture_however_small_what_is_used_on_it_is() -> None:
    """As up from the laps of a race: to the circuit above them, not to the drivers beside it."""
    widgets = [button("laps", 20, 300), button("driver", 300, 230), button("circuit", -120, 40)]
    form = Form()
    form.show(widgets, focus="laps", grounds={"circuit": Rect(-120, 0, 320, 280)})

    form.handle(Direction(0, -1))

    assert form.focus == "circuit"
