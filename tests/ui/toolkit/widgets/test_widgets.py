from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import (
    Compose,
    Confirm,
    Digit,
    Direction,
    Edge,
    Erase,
    Release,
    Type,
)
from formulad.ui.toolkit.theme import DAY
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.chips import CHIP, ROW_GAP, Chips, chips
from formulad.ui.toolkit.widgets.chooser import Chooser
from formulad.ui.toolkit.widgets.list_row import ListRow, Spot
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.stepper import Stepper
from formulad.ui.toolkit.widgets.switch import Switch
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.tile import Tile
from formulad.ui.toolkit.widgets.widget import Activated, Chosen, Edited, Look, Stepped, Switched
from formulad.ui.toolkit.widgets.writing import Writing
from tools.layout.watched import WatchedCanvas

if TYPE_CHECKING:
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Action, Widget
    from tests.ui.conftest import Sheet

PLACE = Rect(100, 100, 300, 48)
LAPS = Stepper("laps", PLACE, 2, 1, 3)
NAME = TextField("name", PLACE, Writing("Ana", 3))
SKY = Chooser("sky", PLACE, ("fine", "changeable", "rain"), 2)
GROUPS = Chips(
    "groups", PLACE, ("All", "Start"), 0, (Rect(100, 100, 60, 48), Rect(170, 100, 90, 48))
)
WEATHER = Segmented("weather", PLACE, ("fine", "changeable", "rain"), 1)
LEFT = Direction(-1, 0)
SEAT = object()
"""What a page lets a widget stand for."""


@pytest.mark.parametrize(
    "widget",
    [
        Button("it", PLACE, "Roll"),
        ListRow("it", PLACE, "Monaco"),
        Tile("it", PLACE, "NEW RACE"),
        Spot("it", PLACE),
    ],
    ids=lambda widget: type(widget).__name__,
)
def test_what_is_pressed_is_pressed_by_key_and_pointer(widget: Widget) -> None:
    assert widget.react(Confirm()) == Activated("it")
    assert widget.react(Release((120, 110))) == Activated("it")
    assert widget.react(Digit(3)) is None
    assert widget.focusable


@pytest.mark.parametrize(
    ("widget", "intent", "expected"),
    [
        (Button("it", PLACE, "Roll", command=SEAT), Confirm(), Activated("it", SEAT)),
        (ListRow("it", PLACE, "Monaco", command=SEAT), Confirm(), Activated("it", SEAT)),
        (Tile("it", PLACE, "NEW RACE", command=SEAT), Confirm(), Activated("it", SEAT)),
        (Spot("it", PLACE, command=SEAT), Confirm(), Activated("it", SEAT)),
        (replace(WEATHER, command=SEAT), Confirm(), Chosen("weather", 2, SEAT)),
        (replace(SKY, command=SEAT), Confirm(), Chosen("sky", 0, SEAT)),
        (replace(GROUPS, command=SEAT), Confirm(), Chosen("groups", 1, SEAT)),
        (replace(LAPS, command=SEAT), Direction(1, 0), Stepped("laps", 3, SEAT)),
        (
            Switch("it", PLACE, on=True, command=SEAT),
            Confirm(),
            Switched("it", on=False, command=SEAT),
        ),
        (Switch("it", PLACE, on=True, command=SEAT), LEFT, Switched("it", on=False, command=SEAT)),
        (replace(NAME, command=SEAT), Confirm(), Activated("name", SEAT)),
        (replace(NAME, command=SEAT), Type("!"), Edited("name", Writing("Ana!", 4), SEAT)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_a_widget_reports_brings_what_it_stands_for_along(
    widget: Widget, intent: Intent, expected: Action
) -> None:
    assert expected == widget.react(intent)


@pytest.mark.parametrize("x", [110, 250, 390])
def test_a_segment_is_chosen_where_it_is_clicked(x: int) -> None:
    assert WEATHER.react(Release((x, 124))) == Chosen("weather", (x - 100) // 100)


def test_arrows_go_through_segments_up_to_the_ends() -> None:
    assert WEATHER.react(Direction(1, 0)) == Chosen("weather", 2)
    assert WEATHER.react(Direction(-1, 0)) == Chosen("weather", 0)
    assert Segmented("w", PLACE, ("a", "b"), 0).react(Direction(-1, 0)) is None
    assert WEATHER.react(Direction(0, 1)) is None


def test_the_confirming_key_chooses_the_next_segment_round() -> None:
    assert Segmented("w", PLACE, ("a", "b"), 1).react(Confirm()) == Chosen("w", 0)


def test_a_stepper_goes_up_and_down_by_one() -> None:
    assert LAPS.react(Direction(1, 0)) == Stepped("laps", 3)
    assert LAPS.react(Direction(-1, 0)) == Stepped("laps", 1)
    assert LAPS.react(Release((390, 120))) == Stepped("laps", 3)
    assert LAPS.react(Release((110, 120))) == Stepped("laps", 1)


def test_a_stepper_stays_within_its_bounds() -> None:
    assert Stepper("laps", PLACE, 3, 1, 3).react(Direction(1, 0)) is None
    assert Stepper("laps", PLACE, 1, 1, 3).react(Direction(-1, 0)) is None


def test_a_switch_turns_over() -> None:
    assert Switch("clock", PLACE, on=False).react(Confirm()) == Switched("clock", on=True)
    assert Switch("clock", PLACE, on=True).react(Release((120, 120))) == Switched("clock", on=False)


def test_arrows_turn_a_switch_only_the_way_they_point() -> None:
    assert Switch("clock", PLACE, on=False).react(Direction(1, 0)) == Switched("clock", on=True)
    assert Switch("clock", PLACE, on=True).react(Direction(1, 0)) is None
    assert Switch("clock", PLACE, on=True).react(Direction(-1, 0)) == Switched("clock", on=False)


def test_letters_are_typed_at_the_caret() -> None:
    assert NAME.react(Type("!")) == Edited("name", Writing("Ana!", 4))
    assert TextField("name", PLACE, Writing("Aa", 1)).react(Type("n")) == Edited(
        "name", Writing("Ana", 2)
    )


def test_no_more_is_typed_than_there_is_room_for() -> None:
    short = TextField("name", PLACE, Writing("Ana", 3), longest=5)

    assert short.react(Type("belle")) == Edited("name", Writing("Anabe", 5))


def test_signs_that_cannot_be_seen_are_not_typed() -> None:
    assert NAME.react(Type("\n\x07b")) == Edited("name", Writing("Anab", 4))


def test_letters_are_erased_before_and_after_the_caret() -> None:
    field = TextField("name", PLACE, Writing("Ana", 1))

    assert field.react(Erase()) == Edited("name", Writing("na", 0))
    assert field.react(Erase(ahead=True)) == Edited("name", Writing("Aa", 1))


def test_at_the_ends_there_is_nothing_to_erase() -> None:
    assert NAME.react(Erase(ahead=True)) is None
    assert TextField("name", PLACE, Writing("Ana", 0)).react(Erase()) is None


def test_the_caret_moves_within_the_text() -> None:
    assert NAME.react(Direction(-1, 0)) == Edited("name", Writing("Ana", 2))
    assert NAME.react(Direction(1, 0)) is None
    assert NAME.react(Edge(last=False)) == Edited("name", Writing("Ana", 0))
    assert NAME.react(Edge(last=True)) == Edited("name", Writing("Ana", 3))


def test_what_is_composed_is_not_yet_text() -> None:
    assert NAME.react(Compose("か")) == Edited("name", Writing("Ana", 3, "か"))


def test_a_text_is_confirmed() -> None:
    assert NAME.react(Confirm()) == Activated("name")


def test_a_chooser_goes_back_and_on_and_round_where_it_is_clicked() -> None:
    assert Chosen("sky", 1) == SKY.react(Release((110, 124)))
    assert Chosen("sky", 0) == SKY.react(Release((390, 124)))
    assert Chosen("sky", 0) == SKY.react(Confirm())


def test_arrows_go_through_a_chooser_up_to_its_ends() -> None:
    assert Chosen("sky", 1) == SKY.react(Direction(-1, 0))
    assert None is SKY.react(Direction(1, 0))


def test_a_pill_is_chosen_where_it_is_clicked_and_beside_them_none() -> None:
    assert Chosen("groups", 1) == GROUPS.react(Release((200, 124)))
    assert None is GROUPS.react(Release((165, 124)))


def test_keys_go_through_pills() -> None:
    assert Chosen("groups", 1) == GROUPS.react(Direction(1, 0))
    assert None is GROUPS.react(Direction(-1, 0))
    assert Chosen("groups", 1) == GROUPS.react(Confirm())


def test_pills_in_a_room_for_two_rows_stand_in_two_about_as_long(sheet: Sheet) -> None:
    """All of them lie in their room, and each is hit where it is seen."""
    labels = ("All 42", "Race", "Start", "Cars", "Gearbox", "Corners", "Weather & tyres")
    room = Rect(10, 10, 420, 2 * CHIP + ROW_GAP)

    row = chips(sheet(440, 140), "groups", room, labels, 0)

    assert {room.top, room.top + CHIP + ROW_GAP} == {part.top for part in row.parts}
    assert room.contains(row.rect)
    assert [Chosen("groups", index) for index in range(len(labels))] == [
        row.react(Release(part.center)) for part in row.parts
    ]


def test_pills_in_a_room_for_one_row_stand_in_one(sheet: Sheet) -> None:
    row = chips(sheet(440, 140), "groups", Rect(10, 10, 420, CHIP), ("All 42", "Race"), 0)

    assert {10} == {part.top for part in row.parts}


def test_a_long_text_is_read_as_a_whole_and_scrolls_while_it_is_typed(sheet: Sheet) -> None:
    canvas = sheet(200, 60)
    field = TextField("name", Rect(10, 10, 130, 46), Writing("Bruno Vandenberg", 16))
    watched = [WatchedCanvas(canvas), WatchedCanvas(canvas)]

    field.draw(watched[0], DAY, Look())
    field.draw(watched[1], DAY, Look(focused=True))

    assert [True, False] == [
        any(field.rect.contains(text.rect) for text in each.texts) for each in watched
    ]
