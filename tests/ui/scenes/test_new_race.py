"""What the page of a new race offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.race.options import GridRule
from formulad.race.setup import Entrant
from formulad.store.settings import Settings, write_settings
from formulad.ui import opening
from formulad.ui.widgets.segmented import Segmented
from tests.ui.pilot import Pilot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from formulad.store.paths import UserFolders
    from formulad.ui.services import OpenRace

PAIR = (Entrant("Zoé", 10), Entrant("Cy", 2, "rookie"))


@pytest.fixture
def page(player: UserFolders) -> Iterator[Callable[[Settings | None], Pilot]]:
    """Return what opens the page, after the settings were written anew or as they are."""
    pilots: list[Pilot] = []

    def opened(settings: Settings | None) -> Pilot:
        if settings:
            write_settings(player.settings, settings)
        pilots.append(Pilot(opening.menu, player.root))
        pilots[-1].click("new-race")
        return pilots[-1]

    yield opened
    for pilot in pilots:
        pilot.close()


def test_a_race_is_offered_as_the_last_one_was_agreed(
    page: Callable[[Settings | None], Pilot], opened: list[OpenRace]
) -> None:
    last = Settings(laps=3, grid=GridRule.AS_LISTED, line_up=PAIR)

    page(last).click("start")

    setup = opened[-1].setup
    assert PAIR == setup.seats
    assert (3, GridRule.AS_LISTED) == (setup.options.laps, setup.options.grid)


def test_what_is_agreed_is_remembered(
    page: Callable[[Settings | None], Pilot], opened: list[OpenRace]
) -> None:
    first = page(Settings(line_up=PAIR))
    for choice in ("laps", "grid"):
        segments = first.find(choice)
        assert isinstance(segments, Segmented)
        first.click_at(segments.part(1).center)
    first.click("start")
    agreed = opened[-1].setup
    opened[-1].file.close()

    page(None).click("start")

    assert (2, GridRule.AS_LISTED) == (agreed.options.laps, agreed.options.grid)
    assert agreed == opened[-1].setup


@pytest.mark.parametrize(
    "settings",
    [
        pytest.param(Settings(line_up=(PAIR[0], Entrant("Cy", 2, "legend"))), id="grade"),
        pytest.param(Settings(laps=99), id="laps"),
    ],
)
def test_what_the_page_cannot_offer_gives_way_to_what_is_usual(
    page: Callable[[Settings | None], Pilot], opened: list[OpenRace], settings: Settings
) -> None:
    page(settings).click("start")

    assert (1, 4) == (opened[-1].setup.options.laps, len(opened[-1].setup.seats))
