from __future__ import annotations

import pytest

from formulad.ai.grades import GRADES
from formulad.race.design import STANDARD
from formulad.race.setup import Entrant
from formulad.ui.race.design.design_strip import DesignStrip
from formulad.ui.race.new_race.line_up_card import DRIVERS, Card
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.segmented import Segmented


def drivers(entrant: Entrant, width: float = 480) -> Segmented:
    """Return the choice of who drives, on a card of a width."""
    card = Card(0, entrant, Rect(0, 0, width, 124), may_remove=True)
    (choice,) = [widget for widget in card.widgets(None) if isinstance(widget, Segmented)]
    return choice


def designing(entrant: Entrant, height: float) -> list[tuple[type, bool]]:
    """Return what opens the design of a car on a card of a height, and whether it can be used."""
    card = Card(0, entrant, Rect(0, 0, 480, height), may_remove=True, design=STANDARD)
    found = [widget for widget in card.widgets(None) if widget.id == "design-0"]
    assert all(card.rect.contains(widget.rect) for widget in card.widgets(None))
    return [(type(widget), widget.focusable) for widget in found]


def test_a_low_card_has_a_button_for_the_car_of_a_person() -> None:
    assert [(Button, True)] == designing(Entrant("Ada", 1), 113)
    assert [] == designing(Entrant("Ada", 1, "rookie"), 113)


@pytest.mark.parametrize("height", [146, 190])
def test_a_taller_card_shows_the_points_and_a_computer_sees_to_his_own(height: float) -> None:
    assert [(DesignStrip, True)] == designing(Entrant("Ada", 1), height)
    assert [(DesignStrip, False)] == designing(Entrant("Ada", 1, "rookie"), height)


def test_a_card_offers_a_person_and_every_grade_of_computer() -> None:
    assert 1 + len(GRADES) == len(drivers(Entrant("Ada", 1)).labels)


@pytest.mark.parametrize("grade", ["", *GRADES])
def test_a_card_shows_who_drives(grade: str) -> None:
    assert grade == DRIVERS[drivers(Entrant("Ada", 1, grade)).index]


@pytest.mark.parametrize(("width", "name"), [(480, "Computer: rookie"), (420, "Rookie")])
def test_a_card_names_the_grade_as_its_width_allows(width: float, name: str) -> None:
    assert name == drivers(Entrant("Ada", 1, "rookie"), width).labels[1]


@pytest.mark.parametrize("height", [113, 190])
def test_the_next_field_of_a_card_is_the_next_to_the_right_or_below(height: float) -> None:
    card = Card(0, Entrant("Ada", 1), Rect(0, 0, 480, height), may_remove=True, design=STANDARD)

    _, *fields = card.widgets(None)

    read = sorted(fields, key=lambda field: (field.rect.top, field.rect.left))
    assert [field.id for field in read] == [field.id for field in fields]
