from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.sentence import say
from formulad.ui.shell.table.places_page import PlacedPlayer, PlacesPage

if TYPE_CHECKING:
    from tests.ui.conftest import Fly

ADA, BOB, CY = SeatedPlayer("Ada"), SeatedPlayer("Bob", "hard"), SeatedPlayer("Cy")


def test_the_winner_stands_first_and_those_who_share_it_are_named_together() -> None:
    one = PlacesPage(say("Nerve"), [PlacedPlayer(2, ADA), PlacedPlayer(1, BOB)])
    shared = [PlacedPlayer(1, ADA), PlacedPlayer(3, BOB), PlacedPlayer(1, CY)]
    two = PlacesPage(say("Nerve"), shared)

    assert ("Bob wins", "Ada · Cy win together") == (one.headline, two.headline)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (720, 1280)])
def test_ten_players_find_room(fly: Fly, size: tuple[int, int]) -> None:
    placed = [PlacedPlayer(place, ADA, "24 points") for place in range(1, 11)]
    pilot = fly(PlacesPage(say("Nerve"), placed), size)

    listed = pilot.find("classification").rect
    buttons = [pilot.find(name).rect for name in ("menu", "again")]

    assert {"classification", "menu", "again"} == {widget.id for widget in pilot.scene.widgets}
    assert all(listed.bottom <= button.top for button in buttons)
