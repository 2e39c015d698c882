"""Cells that a person has to see: where they choose from them, and once they look elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.scene.race_scene import RaceScene
from formulad.ui.toolkit.intents import Pan, Zoom
from tests.ui.race.races import at_gear, at_place

if TYPE_CHECKING:
    from tests.ui.pilot import Pilot
    from tests.ui.race.conftest import Race


def unseen(pilot: Pilot) -> tuple[str, ...]:
    """Return the names of cells that cannot be seen as the screen was drawn last."""
    pilot.screenshot()
    assert isinstance(pilot.scene, RaceScene)
    return pilot.scene.unseen


def places(pilot: Pilot) -> set[str]:
    """Return the names of the cells that can be clicked."""
    cells = (each.id for each in pilot.scene.widgets if each.id.startswith("cell-"))
    return {cell.removeprefix("cell-") for cell in cells}


def test_the_car_is_seen_whose_gear_is_chosen(race: Race) -> None:
    pilot = race(at=at_gear)
    pilot.settle()

    assert () == unseen(pilot)


def test_every_place_is_seen_that_is_chosen_from(race: Race) -> None:
    pilot = race(at=at_place)
    pilot.settle()

    assert places(pilot)
    assert () == unseen(pilot)


def test_who_looks_elsewhere_does_not_see_the_places(race: Race) -> None:
    pilot = race(at=at_place)
    pilot.settle()
    asked = places(pilot)
    pilot.scene.handle(Pan(0, -3000))
    pilot.settle()

    assert asked
    assert asked - places(pilot) <= set(unseen(pilot))


def test_a_place_below_a_panel_is_not_seen(race: Race) -> None:
    pilot = race(at=at_place)
    pilot.settle()
    cell = next(each for each in pilot.scene.widgets if each.id.startswith("cell-"))
    pilot.scene.handle(Zoom(20, cell.rect.center))
    x, y = pilot.find("action").rect.center
    pilot.scene.handle(Pan(x - cell.rect.centerx, y - cell.rect.centery))
    pilot.settle()

    assert cell.id.removeprefix("cell-") in unseen(pilot)
