from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ai.grades import GRADES
from formulad.race.agreed.design import STANDARD
from formulad.race.agreed.setup import Entrant
from formulad.store.paths import data_root
from formulad.store.preferences import Advice
from formulad.ui.race.design.design_strip import DesignStrip
from formulad.ui.race.new_race.line_up_card import ADVICE, LEVELS, Card
from formulad.ui.race.new_race.new_race_layout import new_race_places
from formulad.ui.toolkit.canvas import Rect, scale_for
from formulad.ui.toolkit.languages import LANGUAGES, Language
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.chooser import Chooser
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.widget import Look
from tools.layout.watched import WatchedCanvas

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet


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


@pytest.mark.parametrize(("grade", "who"), [("", "Person"), ("club", "Computer")])
def test_a_card_shows_who_drives(grade: str, who: str) -> None:
    found = drivers(Entrant("Ada", 1, grade))

    assert who == found.labels[found.index]


def beside(entrant: Entrant, advice: Advice = Advice.ALWAYS) -> Chooser:
    """Return what stands beside who drives."""
    card = Card(0, entrant, Rect(0, 0, 480, 124), may_remove=True, advice=advice)
    (choice,) = [widget for widget in card.widgets(None) if isinstance(widget, Chooser)]
    return choice


@pytest.mark.parametrize("grade", GRADES)
def test_the_card_of_a_computer_shows_how_well_it_drives(grade: str) -> None:
    found = beside(Entrant("Ada", 1, grade))

    assert ("grade-0", grade) == (found.id, LEVELS[found.index])
    assert len(GRADES) == len(found.labels)


@pytest.mark.parametrize("advice", ADVICE)
def test_the_card_of_a_person_shows_when_the_engineer_speaks(advice: Advice) -> None:
    found = beside(Entrant("Ada", 1), advice)

    assert ("advice-0", advice) == (found.id, ADVICE[found.index])


@pytest.mark.parametrize("height", [113, 190])
def test_the_next_field_of_a_card_is_the_next_to_the_right_or_below(height: float) -> None:
    card = Card(0, Entrant("Ada", 1), Rect(0, 0, 480, height), may_remove=True, design=STANDARD)

    _, *fields = card.widgets(None)

    read = sorted(fields, key=lambda field: (field.rect.top, field.rect.left))
    assert [field.id for field in read] == [field.id for field in fields]


CHOICES = (
    *((Entrant("Ada", 1, grade), Advice.ALWAYS) for grade in GRADES),
    *((Entrant("Ada", 1), advice) for advice in ADVICE),
)
"""All that may stand beside who drives."""


@pytest.mark.parametrize("window", [(1024, 768), (800, 1280), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_grade_and_every_engineer_can_be_read_on_a_card(
    window: tuple[int, int], language: str, sheet: Sheet
) -> None:
    scale = scale_for(window)
    place = new_race_places(window[0] / scale, window[1] / scale, 10).cards[0]
    page = sheet(*window, scale)
    page.speak(Language(language, data_root() / "assets" / "locale"))
    canvas = WatchedCanvas(page)

    for entrant, advice in CHOICES:
        card = Card(0, entrant, place, may_remove=True, advice=advice)
        for widget in card.widgets(None):
            widget.draw(canvas, canvas.theme.pages, Look())

    assert [] == canvas.cuts
