"""The decisions of the complete rules by mouse, finger, keys and pad, in the game itself."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from formulad.games.race.resume import load
from formulad.kernel.game import Outcome
from formulad.kernel.values import replace
from formulad.race.agreed.options import GridRule
from formulad.race.agreed.setup import RaceSetup
from formulad.race.events import TrialEnded
from formulad.race.moves import DeclineSlipstream, StopForService, StopKind, TakeSlipstream
from formulad.race.tyres import TyreKind
from formulad.ui.race import race_face
from formulad.ui.toolkit.intents import Decline
from tests.presets import MASTERS, RULEBOOK
from tests.ui.race.conftest import paint
from tests.ui.race.races import line_up
from tools.screens.complete import chooses_slipstream, orders_service
from tools.screens.races import drive_to
from tools.screens.recorded import track_of

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.moves import Move
    from formulad.store.paths import UserFolders
    from formulad.ui.race.services.race_services import OpenRace
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot
    from tools.screens.driven import Moment

CREW = replace(MASTERS, own_car=False, qualifying=False)
LAPS = replace(CREW, qualifying=True)
THROWN = replace(RULEBOOK, physical_dice=True, take_backs=True)


def reach(moment: Moment, options: Options, player: UserFolders, enter: Enter) -> Pilot:
    """Return who plays a race of ten people from a moment on."""
    path = drive_to(moment, player.saves, options=options)
    return at_rest(enter(partial(race_face.resumed, path=path)))


def begin(options: Options, enter: Enter, kinds: str = "hh") -> Pilot:
    """Return who plays a race from its beginning."""
    setup = RaceSetup("monaco", line_up(kinds), options)
    return at_rest(enter(partial(race_face.begin, setup=setup, seed=7)))


def at_rest(pilot: Pilot) -> Pilot:
    """Let the board be painted and the camera arrive."""
    for _ in range(200):
        if not pilot.scene.settled:
            pilot.app.stack.update(0.05)
    paint(pilot)
    pilot.wait(1.0)
    return pilot


def last_move(opened: list[OpenRace]) -> Move | Outcome:
    """Return what was done last, by the record on the disk."""
    return load(opened[-1].file.path, track_of).replay.played[-1].choice


@pytest.mark.parametrize("way", ["key", "mouse", "finger", "pad"])
def test_a_driver_stays_behind(
    way: str, player: UserFolders, enter: Enter, opened: list[OpenRace]
) -> None:
    pilot = reach(chooses_slipstream, RULEBOOK, player, enter)
    assert "slipstream" == pilot.scene.awaiting
    done = len(opened[-1].match.played)

    if way == "key":
        pilot.press("s")
    elif way == "mouse":
        pilot.click("way-out")
    elif way == "finger":
        pilot.tap("way-out")
    else:
        pilot.app.stack.handle(Decline())

    assert DeclineSlipstream() == opened[-1].match.played[done].choice


def test_a_slipstream_is_taken_by_a_click_on_its_cell(
    player: UserFolders, enter: Enter, opened: list[OpenRace]
) -> None:
    pilot = reach(chooses_slipstream, RULEBOOK, player, enter)
    done = len(opened[-1].match.played)
    cell = next(w.id for w in pilot.scene.widgets if w.id.startswith("cell-"))

    pilot.click(cell)

    choice = opened[-1].match.played[done].choice
    assert isinstance(choice, TakeSlipstream)
    assert cell == f"cell-{opened[-1].game.track.places[choice.cells[-1]].name}"


def test_an_order_to_the_crew_is_clicked_together(
    player: UserFolders, enter: Enter, opened: list[OpenRace]
) -> None:
    pilot = reach(orders_service, CREW, player, enter)
    assert "pit" == pilot.scene.awaiting
    done = len(opened[-1].match.played)

    tyres = pilot.find("service-tyres").rect
    pilot.click_at((tyres.right - 20, tyres.centery))
    pilot.click("action")

    expected = StopForService(StopKind.TYRES, TyreKind.WET)
    assert expected == opened[-1].match.played[done].choice


def test_an_order_to_the_crew_is_made_by_keys(
    player: UserFolders, enter: Enter, opened: list[OpenRace]
) -> None:
    pilot = reach(orders_service, CREW, player, enter)
    done = len(opened[-1].match.played)

    pilot.press("right", "down", "left", "left", "enter")

    expected = StopForService(StopKind.TECHNICAL, TyreKind.HARD)
    assert expected == opened[-1].match.played[done].choice


def test_what_a_die_shows_is_clicked_typed_and_taken_back(
    enter: Enter, opened: list[OpenRace]
) -> None:
    pilot = begin(replace(THROWN, grid=GridRule.AS_LISTED), enter)
    assert "face" == pilot.scene.awaiting

    pilot.click("face-14")
    assert Outcome(14) == last_move(opened)
    pilot.press("z")
    assert not opened[-1].match.played
    pilot.press("1", "3", "enter")

    assert Outcome(13) == last_move(opened)


def test_a_finger_looks_at_a_face_first(enter: Enter, opened: list[OpenRace]) -> None:
    pilot = begin(replace(THROWN, grid=GridRule.AS_LISTED), enter)

    pilot.tap("face-14")
    assert not opened[-1].match.played
    pilot.tap("face-14")

    assert Outcome(14) == last_move(opened)


@pytest.mark.thorough
def test_the_clock_of_a_timed_lap_stands_in_the_pause(enter: Enter, opened: list[OpenRace]) -> None:
    pilot = begin(replace(LAPS, tyres=False, weather=False), enter, "h")
    assert "trial" == pilot.scene.awaiting
    pilot.press("enter")
    pilot.wait(3.0)
    pilot.press("escape")
    pilot.wait(100.0)
    pilot.press("escape")

    for _ in range(900):
        pilot.press("enter")
        pilot.wait(0.1)
        if laps := laps_of(opened[-1]):
            break

    assert 3 <= laps[0].seconds < 60


def laps_of(race: OpenRace) -> list[TrialEnded]:
    """Return the timed laps that are over."""
    events = [event for each in race.match.played for event in each.step.events]
    return [event for event in events if isinstance(event, TrialEnded)]
