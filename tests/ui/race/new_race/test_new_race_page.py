"""What the page of a new race offers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from formulad.games.race.last_race import LastRace
from formulad.race.agreed.options import GridRule, Options, Rules
from formulad.race.agreed.setup import Entrant
from formulad.race.road.track import CellId, Street
from formulad.store.preferences import Advice, Pace
from formulad.ui.race import race_face
from formulad.ui.race.new_race.line_up import LineUp
from formulad.ui.race.new_race.new_race_page import NewRaceScene
from formulad.ui.race.new_race.start_tile import minutes_of, start_lines
from formulad.ui.race.services.race_services import Services
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.text_field import TextField
from tests.circuits import SHIPPED
from tests.saves.records import RECORDS
from tests.settings_file import last_race_in, write_settings
from tests.ui.pilot import Pilot
from tools.screens.recorded import track_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from formulad.store.paths import UserFolders
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.rules.rules_draft import Draft
    from formulad.ui.race.services.race_services import OpenRace

PAIR = (Entrant("Zoé", 10), Entrant("Cy", 2, "rookie"))


@pytest.fixture
def page(player: UserFolders) -> Iterator[Callable[[LastRace | None], Pilot]]:
    """Return what opens the page, after the last race was written anew or as they are."""
    pilots: list[Pilot] = []

    def opened(last: LastRace | None) -> Pilot:
        if last:
            write_settings(player.settings, last=last)
        pilots.append(Pilot(race_face.menu, player.root))
        pilots[-1].click("new-race")
        return pilots[-1]

    yield opened
    for pilot in pilots:
        pilot.close()


def test_a_race_is_offered_as_the_last_one_was_agreed(
    page: Callable[[LastRace | None], Pilot], opened: list[OpenRace]
) -> None:
    last = LastRace(rules=Options(laps=3, grid=GridRule.AS_LISTED), line_up=PAIR)

    page(last).click("start")

    setup = opened[-1].setup
    assert PAIR == setup.seats
    assert (3, GridRule.AS_LISTED) == (setup.options.laps, setup.options.grid)


def test_what_is_agreed_is_remembered(
    page: Callable[[LastRace | None], Pilot], opened: list[OpenRace]
) -> None:
    first = page(LastRace(line_up=PAIR))
    segments = first.find("grid")
    assert isinstance(segments, Segmented)
    first.click_at(segments.part(1).center)
    stepper = first.find("laps").rect
    first.click_at((stepper.right - 20, stepper.centery))
    first.click("start")
    agreed = opened[-1].setup
    opened[-1].file.close()

    page(None).click("start")

    assert (3, GridRule.AS_LISTED) == (agreed.options.laps, agreed.options.grid)
    assert agreed == opened[-1].setup


def test_drivers_that_the_page_cannot_offer_give_way_to_the_usual_ones(
    page: Callable[[LastRace | None], Pilot], opened: list[OpenRace]
) -> None:
    page(LastRace(line_up=(PAIR[0], Entrant("Cy", 2, "legend")))).click("start")

    assert 4 == len(opened[-1].setup.seats)


def test_without_a_word_a_race_is_driven_by_the_rule_book(
    page: Callable[[LastRace | None], Pilot], opened: list[OpenRace]
) -> None:
    page(LastRace()).click("start")

    options = opened[-1].setup.options
    assert (Rules.COMPLETE, 2, True) == (options.rules, options.laps, options.slipstream)


def test_rules_changed_from_the_page_are_those_of_the_race(
    page: Callable[[LastRace | None], Pilot], opened: list[OpenRace]
) -> None:
    pilot = page(LastRace(line_up=PAIR))

    pilot.click("rules")
    pilot.press("right")
    pilot.click("use")
    assert "new-race" == pilot.scene.name
    pilot.click("start")

    assert opened[-1].setup.options.tyres
    assert "masters" == last_race_in(opened[-1].file.path.parents[1] / "settings.yaml").preset


@pytest.mark.parametrize(
    ("choice", "agreed"),
    [
        pytest.param(0, (False, GridRule.DRAWN), id="highest roll"),
        pytest.param(1, (False, GridRule.AS_LISTED), id="as listed"),
        pytest.param(2, (True, GridRule.DRAWN), id="timed laps"),
    ],
)
def test_the_grid_of_the_page_is_that_of_the_rules(
    page: Callable[[LastRace | None], Pilot], choice: int, agreed: tuple[bool, GridRule]
) -> None:
    rules = Options(Rules.COMPLETE, qualifying=choice != 2)
    pilot = page(LastRace(rules=rules, line_up=PAIR))
    segments = pilot.find("grid")
    assert isinstance(segments, Segmented)

    pilot.click_at(segments.part(choice).center)

    segments = pilot.find("grid")
    assert isinstance(segments, Segmented)
    assert choice == segments.index
    scene = pilot.scene
    assert isinstance(scene, NewRaceScene)
    assert agreed == (scene.agreed.options.qualifying, scene.agreed.options.grid)


def test_with_one_circuit_there_is_nothing_to_pick(
    page: Callable[[LastRace | None], Pilot], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Services, "circuit_ids", ("monaco",))
    names = [widget.id for widget in page(LastRace()).scene.widgets]

    assert [] == [name for name in names if name.startswith("circuit-")]


def test_another_circuit_is_picked_and_remembered(
    page: Callable[[LastRace | None], Pilot], opened: list[OpenRace], player: UserFolders
) -> None:
    player.tracks.mkdir()
    (player.tracks / "oval.tmx").write_bytes((RECORDS / "oval.tmx").read_bytes())
    pilot = page(LastRace(rules=Options(), line_up=PAIR))

    pilot.click("circuit-on")
    pilot.click("start")

    assert "oval" == opened[-1].setup.track
    assert "oval" == last_race_in(player.settings).track


def test_arrows_lead_from_the_laps_to_the_circuit_above_them_and_back(
    page: Callable[[LastRace | None], Pilot],
) -> None:
    pilot = page(LastRace(line_up=PAIR))
    visited = [pilot.scene.focus]

    for arrow in ("up", "up", "up", "up", "left", "down"):
        pilot.press(arrow)
        visited.append(pilot.scene.focus)

    options = ["rules", "grades", "laps"]
    assert ["start", *options, "circuit-on", "circuit-back", "laps"] == visited


def test_who_has_never_raced_meets_learners_and_may_ask_more_of_all_at_once(
    page: Callable[[LastRace | None], Pilot], opened: list[OpenRace]
) -> None:
    pilot = page(None)
    chooser = pilot.find("grades").rect
    for _ in range(2):
        pilot.click_at((chooser.right - 20, chooser.centery))
    pilot.click("start")

    assert ["", "", "club", "club"] == [seat.grade for seat in opened[-1].setup.seats]


def test_each_computer_has_its_own_grade_and_each_person_their_own_engineer(
    page: Callable[[LastRace | None], Pilot], opened: list[OpenRace], player: UserFolders
) -> None:
    pilot = page(LastRace(line_up=PAIR))
    grade, advice = pilot.find("grade-1").rect, pilot.find("advice-0").rect
    pilot.click_at((grade.right - 15, grade.centery))
    pilot.click_at((advice.left + 15, advice.centery))
    pilot.click("start")

    assert ["", "club"] == [seat.grade for seat in opened[-1].setup.seats]
    assert {"Zoé": Advice.ASKED} == last_race_in(player.settings).advice


def test_a_circuit_with_faults_is_told_of_and_passed_by(
    page: Callable[[LastRace | None], Pilot], opened: list[OpenRace], player: UserFolders
) -> None:
    player.tracks.mkdir()
    (player.tracks / "zigzag.tmx").write_text("no map")
    pilot = page(LastRace(rules=Options(), line_up=PAIR))

    to_circuit(pilot, SHIPPED[-1])
    pilot.click("circuit-on")
    assert "dialog" == pilot.scene.name
    pilot.settle()
    pilot.press("enter")
    pilot.click("circuit-on")
    pilot.click("start")

    assert SHIPPED[0] == opened[-1].setup.track


@pytest.fixture
def with_city(player: UserFolders, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the player have a second circuit, the streets of a city."""
    player.tracks.mkdir()
    (player.tracks / "oval.tmx").write_bytes((RECORDS / "oval.tmx").read_bytes())
    found = Services.circuit

    def circuit(services: Services, track_id: str) -> Circuit:
        seen = found(services, track_id)
        street = Street(gunfire=frozenset({CellId(0)})) if track_id == "oval" else None
        return replace(seen, track=replace(seen.track, street=street))

    monkeypatch.setattr(Services, "circuit", circuit)


def rules_of(pilot: Pilot) -> Draft:
    """Return the rules as they are agreed now."""
    assert isinstance(pilot.scene, NewRaceScene)
    return pilot.scene.agreed.rules


def to_circuit(pilot: Pilot, circuit: str) -> None:
    """Leaf to a circuit."""
    while isinstance(pilot.scene, NewRaceScene) and pilot.scene.agreed.circuit_id != circuit:
        pilot.click("circuit-on")


@pytest.mark.usefixtures("with_city")
def test_a_city_brings_the_rules_of_the_street_and_another_circuit_the_usual_ones(
    page: Callable[[LastRace | None], Pilot],
) -> None:
    pilot = page(LastRace())

    to_circuit(pilot, "oval")
    assert ("street", ()) == (rules_of(pilot).base, rules_of(pilot).changes)
    to_circuit(pilot, "monaco")

    assert ("rulebook", ()) == (rules_of(pilot).base, rules_of(pilot).changes)


@pytest.mark.usefixtures("with_city")
def test_laps_and_grid_stay_as_they_were_agreed_on_the_page(
    page: Callable[[LastRace | None], Pilot],
) -> None:
    pilot = page(LastRace())
    stepper, grid = pilot.find("laps").rect, pilot.find("grid")
    assert isinstance(grid, Segmented)

    pilot.click_at((stepper.right - 20, stepper.centery))
    pilot.click_at(grid.part(2).center)
    to_circuit(pilot, "oval")

    options = rules_of(pilot).options
    assert (True, 3, True) == (options.street, options.laps, options.qualifying)


@pytest.mark.usefixtures("with_city")
def test_rules_chosen_on_purpose_stay_whatever_the_circuit(
    page: Callable[[LastRace | None], Pilot],
) -> None:
    pilot = page(LastRace())
    to_circuit(pilot, "oval")

    pilot.click("rules")
    pilot.press("left", "left")
    pilot.click("use")
    to_circuit(pilot, "monaco")
    to_circuit(pilot, "oval")

    assert "rulebook" == rules_of(pilot).base


@pytest.mark.thorough
@pytest.mark.usefixtures("with_city")
def test_street_cars_may_race_on_a_circuit_where_they_are_not_usual(
    page: Callable[[LastRace | None], Pilot],
) -> None:
    pilot = page(LastRace(preset="street"))

    to_circuit(pilot, "oval")
    to_circuit(pilot, "monaco")

    assert rules_of(pilot).options.street


def test_who_is_added_can_be_named_at_once(page: Callable[[LastRace | None], Pilot]) -> None:
    pilot = page(LastRace(line_up=PAIR))

    pilot.click("add-7")
    assert "name-2" == pilot.scene.focus
    pilot.press(*["backspace"] * 3)
    pilot.type("Gil")

    field = pilot.find("name-2")
    assert isinstance(field, TextField)
    assert "Gil" == field.text


def test_after_a_driver_has_gone_the_next_has_the_focus(
    page: Callable[[LastRace | None], Pilot],
) -> None:
    trio = (*PAIR, Entrant("Gus", 7))
    pilot = page(LastRace(line_up=trio))

    pilot.click("remove-0")
    assert "name-0" == pilot.scene.focus
    pilot.click("add-1")
    pilot.click("remove-2")

    assert "name-1" == pilot.scene.focus


def test_it_is_said_why_no_other_car_can_be_had(
    page: Callable[[LastRace | None], Pilot],
) -> None:
    all_ten = tuple(Entrant(f"D{number}", number) for number in range(1, 11))
    pilot = page(LastRace(line_up=all_ten))

    pilot.click("car-0")

    assert "dialog" == pilot.scene.name
    pilot.settle()


@pytest.mark.parametrize(
    ("people", "laps", "told"),
    [
        pytest.param(4, 1, ("4 drivers, 1 lap", "about 35 minutes"), id="people"),
        pytest.param(4, 2, ("4 drivers, 2 laps", "about 70 minutes"), id="twice as long"),
        pytest.param(0, 1, ("4 computers, 1 lap", "you will watch"), id="nobody"),
    ],
)
def test_the_start_tells_who_drives_how_far_and_how_long(
    people: int, laps: int, told: tuple[str, str]
) -> None:
    seats = tuple(Entrant(f"D{i}", i + 1, "" if i < people else "rookie") for i in range(4))

    options = Options(laps=laps)
    assert told == start_lines(LineUp(seats, 10), options, track_of("monaco"), Pace.BRISK)


def test_timed_laps_of_people_take_as_long_as_a_lap_of_each() -> None:
    two = LineUp((Entrant("Ada", 1), Entrant("Bob", 2)), 10)
    monaco, lap = track_of("monaco"), Options(laps=1)

    one_lap, two_laps, with_trials = (
        minutes_of(two, options, monaco, Pace.BRISK)
        for options in (lap, replace(lap, laps=2), replace(lap, qualifying=True))
    )

    assert two_laps - one_lap == pytest.approx(with_trials - one_lap)
    assert with_trials > one_lap


def test_the_picture_of_another_circuit_is_painted_while_the_page_answers(
    page: Callable[[LastRace | None], Pilot],
) -> None:
    pilot = page(LastRace(line_up=PAIR))
    pilot.click("circuit-on")
    bare = pilot.screenshot().get_buffer().raw
    assert pilot.scene.moving

    pilot.settle()

    assert "new-race" == pilot.scene.name
    assert bare != pilot.screenshot().get_buffer().raw
