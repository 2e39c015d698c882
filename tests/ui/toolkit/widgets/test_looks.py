from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ui.art.cars import draw_car, draw_plate
from formulad.ui.art.dice import draw_die
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.teams import CAR_NUMBERS
from formulad.ui.toolkit.theme import AMBER, BLACK_DIE, DARK, DAY, OUTCOMES, POOLS
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.key_caps import draw_chip, draw_focus_ring, draw_toast, draw_wear
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.stepper import Stepper
from formulad.ui.toolkit.widgets.switch import Switch
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.widget import RESTING, Look
from formulad.ui.toolkit.widgets.writing import Writing
from tests.ui.pictures import assert_looks_like

if TYPE_CHECKING:
    from formulad.ui.toolkit.theme import Palette
    from tests.ui.conftest import Sheet


@pytest.mark.parametrize(("name", "palette"), [("dark", DARK), ("day", DAY)])
def test_buttons_look_as_designed(sheet: Sheet, name: str, palette: Palette) -> None:
    canvas = sheet(420, 250)
    canvas.backdrop(palette.page)
    looks = (RESTING, Look(hovered=True), Look(hovered=True, pressed=True))
    for row, kind in enumerate(Kind):
        for column, look in enumerate(looks):
            rect = Rect(12 + column * 102, 12 + row * 60, 92, 44)
            Button("", rect, "Roll", kind).draw(canvas, palette, look)
        Button("", Rect(318, 12 + row * 60, 92, 44), "Roll", kind, enabled=False).draw(
            canvas, palette, RESTING
        )
    draw_focus_ring(canvas, Rect(12, 12, 92, 44), 44 * 0.28, palette)

    assert_looks_like(canvas.surface, f"buttons-{name}")


@pytest.mark.parametrize(("name", "palette"), [("dark", DARK), ("day", DAY)])
def test_controls_look_as_designed(sheet: Sheet, name: str, palette: Palette) -> None:
    canvas = sheet(420, 180)
    canvas.backdrop(palette.page)
    Segmented("", Rect(12, 12, 264, 44), ("Off", "Reach", "Full"), 2).draw(canvas, palette, RESTING)
    Stepper("", Rect(12, 68, 120, 48), 3, 1, 3).draw(canvas, palette, RESTING)
    TextField("", Rect(150, 68, 132, 48), Writing("Ana", 2)).draw(
        canvas, palette, Look(focused=True)
    )
    for i, (on, enabled) in enumerate(((True, True), (False, True), (True, False))):
        switch = Switch("", Rect(12 + i * 80, 130, 62, 34), on=on, enabled=enabled)
        switch.draw(canvas, palette, RESTING)

    assert_looks_like(canvas.surface, f"controls-{name}")


def test_dice_look_as_designed(sheet: Sheet) -> None:
    canvas = sheet(420, 130)
    for i, (gear, shown) in enumerate(
        ((1, "2"), (2, "4"), (3, "7"), (4, "11"), (5, "16"), (6, "27"), (BLACK_DIE, "13"))
    ):
        draw_die(canvas, gear, 32 + i * 59, 40, 52, shown)
        draw_die(canvas, gear, 32 + i * 59, 100, 30, shown, dimmed=True)

    assert_looks_like(canvas.surface, "dice")


def test_cars_look_as_designed(sheet: Sheet) -> None:
    canvas = sheet(700, 190)
    for number in CAR_NUMBERS:
        x = 40 + (number - 1) * 69
        draw_car(canvas, number, x, 40, 62)
        draw_car(canvas, number, x, 105, 48, 30 * number)
        draw_car(canvas, number, x - 16, 165, 28)
        draw_plate(canvas, number, Rect(x + 2, 152, 34, 26))

    assert_looks_like(canvas.surface, "cars")


def test_messages_look_as_designed(sheet: Sheet) -> None:
    canvas = sheet(420, 180)
    draw_toast(canvas, Rect(12, 12, 260, 42), "Last tyre point", "warn", AMBER, DARK)
    draw_chip(canvas, 12, 80, "−2 brakes", icon="brake")
    draw_wear(canvas, Rect(12, 106, 155, 61), "tyre", "Tyres", 5, 6, POOLS["tyre"], DARK, at_risk=2)
    for i, outcome in enumerate(OUTCOMES):
        x = 190 + i * 56
        shape = ((x, 110), (x + 44, 110), (x + 44, 140), (x, 140))
        canvas.polygon(shape, outcome.fill, line=outcome.line, hatch=outcome.hatch)

    assert_looks_like(canvas.surface, "messages")
