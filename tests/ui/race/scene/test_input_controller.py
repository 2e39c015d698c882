"""What pointers, fingers and keys do in a race, and that they do not get in each other's way."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from formulad.games.race.resume import load
from formulad.kernel.game import Decision
from formulad.race.questions import Question
from formulad.store.preferences import Pace
from formulad.ui.race import race_face
from formulad.ui.race.model.destinations import LETTERS
from formulad.ui.race.panels.path_advice import ROW_STEP, DestinationRow
from formulad.ui.race.scene.race_scene import RaceScene
from formulad.ui.shell.help.book_contents import Contents
from formulad.ui.shell.help.help_scene import HelpScene
from tests.ui.race.races import at_gear, at_place, at_start
from tools.screens.recorded import track_of

if TYPE_CHECKING:
    from formulad.kernel.game import Awaiting
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.ui.race.scene.race_screen import RaceScreen
    from formulad.ui.race.services.race_services import OpenRace
    from formulad.ui.toolkit.outlines import Point
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot
    from tests.ui.race.conftest import Race


def cells(pilot: Pilot) -> list[str]:
    """Return the cells on the board that can be clicked, the best place first."""
    return [widget.id for widget in pilot.scene.widgets if widget.id.startswith("cell-")]


def finger(pilot: Pilot, kind: int, place: Point) -> None:
    """Let a finger do something at a place on the page."""
    width, height = pilot.app.canvas.size
    pilot.send(pygame.Event(kind, finger_id=1, x=place[0] / width, y=place[1] / height))


def chosen_row(pilot: Pilot) -> int:
    """Return which line of the list is looked at."""
    rows = (each for each in pilot.scene.widgets if isinstance(each, DestinationRow))
    return next(row.index for row in rows if row.is_chosen)


def on_disk(opened: OpenRace) -> State:
    """Return the state the record of a race leads to."""
    state: State = load(opened.file.path, track_of).good_part.state
    return state


def test_going_back_and_forth_between_gears_moves_the_camera_no_more_than_once(
    race: Race,
) -> None:
    pilot = race(at=at_gear)
    views = []
    for gear in ("gear-1", "gear-3", "gear-1", "gear-3", "gear-2"):
        pilot.point(gear)
        pilot.wait(1.0)
        controller = screen_of(pilot).camera_controller
        assert controller
        views.append(controller.camera)

    assert [views[1]] * 4 == views[1:]


def test_a_gear_pointed_at_is_only_looked_at(race: Race, opened: list[OpenRace]) -> None:
    pilot = race(at=at_gear)
    before = opened[-1].match.state

    pilot.point("gear-1")

    assert before == opened[-1].match.state


def test_a_click_on_a_locked_gear_only_tells_why(race: Race, opened: list[OpenRace]) -> None:
    pilot = race(at=at_gear)
    before = opened[-1].match.state

    pilot.click("gear-6")
    pilot.click("gear-6")

    assert before == opened[-1].match.state
    assert "gear" == pilot.scene.awaiting


def test_the_key_engages_what_was_looked_at_last(race: Race, opened: list[OpenRace]) -> None:
    pilot = race(at=at_gear)

    pilot.press("1")
    pilot.point("gear-2")
    pilot.press("enter")

    assert 2 == opened[-1].match.state.car.gear


def test_a_pointer_that_rests_does_not_take_the_choice_back(
    race: Race, opened: list[OpenRace]
) -> None:
    pilot = race(at=at_gear)

    pilot.point("gear-2")
    pilot.press("1")
    pilot.wait(1.0)
    pilot.press("enter")

    assert 1 == opened[-1].match.state.car.gear


def test_a_gear_is_engaged_by_one_click(race: Race, opened: list[OpenRace]) -> None:
    pilot = race(at=at_gear)

    pilot.click("gear-2")

    assert 2 == opened[-1].match.state.car.gear
    assert "die" == pilot.scene.awaiting


def test_a_finger_looks_at_a_gear_first_and_engages_it_then(
    race: Race, opened: list[OpenRace]
) -> None:
    pilot = race(at=at_gear)
    before = opened[-1].match.state
    assert 1 != before.car.gear

    pilot.tap("gear-1")
    assert before == opened[-1].match.state
    pilot.tap("gear-1")

    assert 1 == opened[-1].match.state.car.gear


def test_a_finger_looks_at_a_cell_first_and_drives_there_then(
    race: Race, opened: list[OpenRace]
) -> None:
    pilot = race(at=at_place)
    pilot.settle()
    before = opened[-1].match.state
    cell = cells(pilot)[1]

    pilot.tap(cell)
    assert before == opened[-1].match.state
    pilot.tap(cell)

    assert before != opened[-1].match.state


def test_a_finger_looks_at_a_line_of_the_list_first_and_drives_there_then(
    race: Race, opened: list[OpenRace]
) -> None:
    pilot = race(at=at_place)
    pilot.press("e", shift=True)
    before = opened[-1].match.state

    pilot.tap("destination-2")
    assert before == opened[-1].match.state
    pilot.tap("destination-2")

    assert before != opened[-1].match.state


def test_no_line_moves_away_from_under_the_pointer(race: Race) -> None:
    pilot = race(at=at_place)
    pilot.press("e", shift=True)
    last = [each.id for each in pilot.scene.widgets if isinstance(each, DestinationRow)][-1]
    place = pilot.find(last).rect

    pilot.point(last)

    assert last == f"destination-{chosen_row(pilot)}"
    assert place == pilot.find(last).rect


def test_a_finger_pulls_the_list_and_drives_nowhere_by_it(
    race: Race, opened: list[OpenRace]
) -> None:
    pilot = race(at=at_place)
    pilot.press("e", shift=True)
    before = opened[-1].match.state
    x, y = pilot.find("destination-2").rect.center
    rows = {widget.id for widget in pilot.scene.widgets if widget.id.startswith("destination-")}

    finger(pilot, pygame.FINGERDOWN, (x, y))
    for step in range(1, 40):
        finger(pilot, pygame.FINGERMOTION, (x, y - 12 * step))
    finger(pilot, pygame.FINGERUP, (x, y - 12 * 39))

    assert before == opened[-1].match.state
    chosen = chosen_row(pilot)
    assert chosen == 2 + round(12 * 39 / ROW_STEP)
    assert f"destination-{chosen}" not in rows
    pilot.tap(f"destination-{chosen}")

    assert before != opened[-1].match.state


def test_a_list_is_not_pulled_beyond_its_ends(race: Race) -> None:
    pilot = race(at=at_place)
    pilot.press("e", shift=True)
    x, y = pilot.find("destination-1").rect.center

    finger(pilot, pygame.FINGERDOWN, (x, y))
    finger(pilot, pygame.FINGERMOTION, (x, y + 2000))
    finger(pilot, pygame.FINGERUP, (x, y + 2000))

    assert 0 == chosen_row(pilot)


def test_the_wheel_over_the_lever_goes_through_gears(race: Race, opened: list[OpenRace]) -> None:
    pilot = race(at=at_gear)
    engaged = opened[-1].match.state.car.gear

    pilot.point(f"gear-{engaged}")
    pilot.wheel(1)
    pilot.press("enter")

    assert engaged - 1 == opened[-1].match.state.car.gear


def test_the_wheel_over_the_board_chooses_nothing(race: Race, opened: list[OpenRace]) -> None:
    pilot = race(at=at_gear)
    engaged = opened[-1].match.state.car.gear

    pilot.point_at(pilot.app.canvas.area.center)
    pilot.wheel(3)
    pilot.press("enter")

    assert engaged == opened[-1].match.state.car.gear


def test_a_cell_is_driven_to_by_one_click(race: Race, opened: list[OpenRace]) -> None:
    pilot = race(at=at_place)
    pilot.settle()
    before = opened[-1].match.state
    cell = cells(pilot)[1]

    pilot.click(cell)

    driven = opened[-1].match.state.cars[before.seat].cell
    assert cell == f"cell-{opened[-1].game.track.cells[driven].name}"


def may_stand_still(game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver chooses between few places, one of them where the car stands."""
    if not isinstance(due, Decision) or due.question is not Question.PATH:
        return False
    ends = {option.route.cells[-1:] for option in game.paths(state)}
    return len(ends) <= len(LETTERS) and () in ends


def test_the_letter_behind_a_car_lets_it_stand_still_by_one_click(
    race: Race, opened: list[OpenRace]
) -> None:
    pilot = race(at=may_stand_still)
    pilot.settle()
    before = opened[-1].match.state
    assert isinstance(pilot.scene, RaceScene)
    screen, picture = pilot.scene._screen, pilot.scene._picture  # noqa: SLF001 - where it is drawn
    own = next(
        at
        for letter, at in zip(picture.choices, screen.seen_letters(picture), strict=True)
        if letter.cell == before.car.cell
    )

    pilot.click_at(own)

    after = opened[-1].match.state
    assert before.seat != after.seat
    assert before.car.cell == after.cars[before.seat].cell


def test_tab_goes_through_the_places_to_stop_and_comes_round(
    race: Race, opened: list[OpenRace]
) -> None:
    pilot = race(at=at_place)
    before = opened[-1].match.state
    best = opened[-1].game.paths(before)

    pilot.press(*["tab"] * 3, *["left"] * 3, "enter")

    driven = opened[-1].match.state.cars[before.seat]
    cheapest = min(option.bill.points for option in best)
    assert cheapest == sum(before.car.wear.points) - sum(driven.wear.points)


def test_what_is_pressed_and_dragged_away_does_not_happen(
    race: Race, opened: list[OpenRace]
) -> None:
    pilot = race(at=at_gear)
    before = opened[-1].match.state
    gear = pilot.find("gear-1").rect

    pilot.hold(gear.center)
    pilot.let_go((-500.0, -500.0))

    assert before == opened[-1].match.state


def test_a_double_click_on_a_gear_does_not_throw_the_die(
    race: Race, opened: list[OpenRace]
) -> None:
    pilot = race(at=at_gear)

    pilot.click("gear-2")
    pilot.click_at(pilot.find("gear-2").rect.center)

    assert "die" == pilot.scene.awaiting
    assert not opened[-1].match.state.turn.face


def test_the_race_waits_while_it_is_paused(race: Race, opened: list[OpenRace]) -> None:
    pilot = race("hcc", pace=Pace.CALM)
    pilot.press("enter")
    pilot.wait(0.2)
    pilot.press("escape")
    before = opened[-1].match.state

    pilot.wait(20.0)

    assert before == opened[-1].match.state


def test_closing_the_window_while_a_car_drives_loses_nothing(
    race: Race, opened: list[OpenRace], enter: Enter
) -> None:
    pilot = race(at=at_place, pace=Pace.CALM)
    pilot.press("enter")
    pilot.wait(0.1)
    assert pilot.scene.moving
    before = opened[-1].match.state

    pilot.close()
    enter(partial(race_face.resumed, path=opened[-1].file.path))

    assert before == on_disk(opened[-1])
    assert before == opened[-1].match.state


def test_the_window_may_change_while_a_car_drives(race: Race, opened: list[OpenRace]) -> None:
    pilot = race(at=at_place, pace=Pace.CALM)
    pilot.press("enter")
    pilot.wait(0.1)

    for size in ((1920, 1080), (900, 1200), (90, 90), (1, 1), (1280, 720)):
        pilot.resize(*size)
        pilot.press("f11")
        pilot.wait(0.05)
        pilot.press("f11")
    pilot.wait(10.0)

    assert opened[-1].match.state == on_disk(opened[-1])
    assert "gear" == pilot.scene.awaiting


def test_a_person_takes_his_gear_back_until_the_die_has_fallen(
    race: Race, opened: list[OpenRace]
) -> None:
    pilot = race(at=at_gear)
    before = opened[-1].match.state
    pilot.press("1", "1")

    pilot.press("z")
    assert before == opened[-1].match.state
    assert before == on_disk(opened[-1])
    pilot.press("1", "1", "enter", "z")

    assert opened[-1].match.state.turn.face
    assert opened[-1].match.state == on_disk(opened[-1])


def test_the_start_die_is_thrown_by_the_button(race: Race, opened: list[OpenRace]) -> None:
    pilot = race(at=at_start)

    pilot.click("action")

    assert opened[-1].match.played


def rule_shown(pilot: Pilot) -> str:
    """Return the rule at which the rule book lies open; empty if it does not."""
    if not isinstance(pilot.scene, HelpScene):
        return ""
    rules = pilot.find("rules")
    assert isinstance(rules, Contents)
    rule = rules.lines[rules.chosen].rule
    return rule.id if rule else ""


def test_a_key_opens_the_rule_behind_what_is_looked_at(race: Race) -> None:
    pilot = race(at=at_gear)

    pilot.press("6", "f2")

    assert "GBX-1" == rule_shown(pilot)


def test_a_click_on_the_log_opens_the_rule_of_the_line(race: Race) -> None:
    pilot = race(at=at_gear)
    pilot.press("e")
    pilot.screenshot()
    hud = screen_of(pilot).hud

    link = next(link for link in hud.links if link.rule)
    pilot.click_at(link.rect.center)

    assert link.rule == rule_shown(pilot)


def test_a_click_on_a_cost_beside_the_road_opens_its_rule(race: Race) -> None:
    pilot = race(at=at_place)
    pilot.press(*["tab"] * 6)
    pilot.screenshot()
    board = screen_of(pilot).board
    assert board is not None

    rect, rule = board.rules[-1]
    pilot.click_at(rect.center)

    assert rule
    assert rule == rule_shown(pilot)


def test_a_drag_from_a_cost_opens_nothing(race: Race) -> None:
    pilot = race(at=at_place)
    pilot.press(*["tab"] * 6)
    pilot.screenshot()
    board = screen_of(pilot).board
    assert board is not None

    pilot.hold(board.rules[-1][0].center)
    pilot.let_go((5.0, 5.0))

    assert "race" == pilot.scene.name


def screen_of(pilot: Pilot) -> RaceScreen:
    """Return what is seen of a race."""
    assert isinstance(pilot.scene, RaceScene)
    return pilot.scene._screen  # noqa: SLF001  # the places of words are nowhere else
