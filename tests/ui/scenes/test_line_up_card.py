from __future__ import annotations

import pytest

from formulad.ai.grades import GRADES
from formulad.race.setup import Entrant
from formulad.ui.canvas import Rect
from formulad.ui.scenes.line_up_card import DRIVERS, Card
from formulad.ui.widgets.segmented import Segmented


def drivers(entrant: Entrant, width: float = 480) -> Segmented:
    """Return the choice of who drives, on a card of a width."""
    card = Card(0, entrant, Rect(0, 0, width, 124), may_remove=True)
    (choice,) = [widget for widget in card.widgets(None) if isinstance(widget, Segmented)]
    return choice


def test_a_card_offers_a_person_and_every_grade_of_computer() -> None:
    assert 1 + len(GRADES) == len(drivers(Entrant("Ada", 1)).labels)


@pytest.mark.parametrize("grade", ["", *GRADES])
def test_a_card_shows_who_drives(grade: str) -> None:
    assert grade == DRIVERS[drivers(Entrant("Ada", 1, grade)).index]


@pytest.mark.parametrize(("width", "name"), [(480, "Computer: rookie"), (420, "Rookie")])
def test_a_card_names_the_grade_as_its_width_allows(width: float, name: str) -> None:
    assert name == drivers(Entrant("Ada", 1, "rookie"), width).labels[1]
