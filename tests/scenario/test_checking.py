from __future__ import annotations

import pytest

from tests.scenario.written import SCENE, WET, changed, outcome


def test_a_scenario_that_comes_out_as_it_says_has_no_failures() -> None:
    assert outcome(SCENE) == ()


@pytest.mark.parametrize(
    ("old", "new", "failure"),
    [
        pytest.param(
            "wear: 9", "wear: 10", "x.yaml:13: Ada should have wear 10, but has 9", id="points"
        ),
        pytest.param(
            "{at: s2.C3,",
            "{at: s2.C4,",
            "x.yaml:13: Ada should have at s2.C4, but has s2.C3",
            id="cell",
        ),
        pytest.param(
            "status: racing",
            "status: out",
            "x.yaml:13: Ada should have status out, but has racing",
            id="status",
        ),
        pytest.param(
            "[CarMoved, CornerOvershot]",
            "[CornerOvershot, CarMoved]",
            "x.yaml:14: CarMoved did not happen here; what happened: GearShifted, GearDieRolled,"
            " CarMoved, CornerOvershot, WearLost",
            id="events in another order",
        ),
        pytest.param(
            "waits_for: {car: Bob, choice: gear}",
            "waits_for: {car: Bob, choice: path}",
            "x.yaml:15: the game waits for Bob to choose a gear",
            id="another choice",
        ),
        pytest.param(
            "waits_for: {car: Bob, choice: gear}",
            "waits_for: nothing",
            "x.yaml:15: the game waits for Bob to choose a gear",
            id="still racing",
        ),
        pytest.param(
            "order: [Ada, Bob]", "order: [Bob, Ada]", "x.yaml:16: the order is Ada, Bob", id="order"
        ),
        pytest.param(
            "order: [Ada, Bob]",
            "classification: [Bob, Ada]",
            "x.yaml:16: the classification is Ada, Bob",
            id="classification",
        ),
        pytest.param("[1, 2, 3]", "[1, 2]", "x.yaml:18: the gears are 1, 2, 3", id="gears"),
        pytest.param(
            "gear: [1, 2, 3]",
            "destinations: [s1.A2]",
            "x.yaml:18: not open: s1.A2",
            id="no path is due",
        ),
        pytest.param("gear: 4, because", "gear: 3, because", "x.yaml:20: this is allowed", id="ok"),
        pytest.param(
            "because: one gear at a time",
            "because: the car stands",
            "x.yaml:20: this is refused because: Going up, it is one gear at a time.",
            id="another reason",
        ),
    ],
)
def test_what_comes_out_differently_is_told_with_its_line(old: str, new: str, failure: str) -> None:
    assert outcome(changed(old, new)) == (failure,)


@pytest.mark.parametrize(
    ("old", "new", "failure"),
    [
        pytest.param(
            "- {car: Ada, gear: 3}\n",
            "- {car: Bob, gear: 3}\n",
            "x.yaml:9: the game waits for Ada to choose a gear",
            id="another car",
        ),
        pytest.param(
            "roll: 7",
            "car: Bob, roll: 7",
            "x.yaml:10: the game waits for Ada to roll the gear 3 die (move)",
            id="die of another car",
        ),
        pytest.param(
            "roll: 7", "roll: 9", "x.yaml:10: the gear 3 die has no face 9", id="no such face"
        ),
        pytest.param(
            "  - {roll: 7}\n",
            "",
            "x.yaml:10: the game waits for Ada to roll the gear 3 die (move)",
            id="a die left out",
        ),
        pytest.param(
            "car: Ada, gear: 3", "car: Ada, gear: 6", "x.yaml:9: Going up, it is one", id="refused"
        ),
    ],
)
def test_a_step_that_cannot_be_played_is_told_with_its_line(
    old: str, new: str, failure: str
) -> None:
    (told,) = outcome(changed(old, new))

    assert told.startswith(failure)


def test_all_that_comes_out_differently_is_told_at_once() -> None:
    told = outcome(changed("wear: 9, stops: 0", "wear: 10, stops: 1").replace("[1, 2, 3]", "[1]"))

    assert len(told) == 3


def test_a_path_can_be_given_cell_by_cell() -> None:
    path = "move_to: s2.C3, path: [s1.C6, c1.C1, c1.C2, c1.C3, s2.C1, s2.C2, s2.C3]"

    assert outcome(changed("move_to: s2.C3", path)) == ()


def test_destinations_are_those_without_braking() -> None:
    text = changed("  - {car: Ada, move_to: s2.C3}\n", "")
    text = text[: text.index("expect:")] + "offers:\n  destinations: [c1.A6]\n"

    more, missing = outcome(text)

    assert more.startswith("x.yaml:12: also open: ")
    assert "s2.C3" in more
    assert missing == "x.yaml:12: not open: c1.A6"


def test_a_scene_by_the_complete_rules_is_set_as_it_says() -> None:
    assert outcome(WET) == ()


@pytest.mark.parametrize(
    ("old", "new", "failure"),
    [
        pytest.param(
            "{tyres: 6, tyres_set: {type: soft, laps: 2}",
            "{tyres: 6, tyres_set: {type: soft}",
            "x.yaml:12: Ada should have tyres_set soft in lap 1, but has soft in lap 2",
            id="tyres",
        ),
        pytest.param(
            "spare: 2", "spare: 1", "x.yaml:13: Bob should have spare 1, but has 2", id="spare"
        ),
        pytest.param(
            "status: in_pit",
            "status: racing",
            "x.yaml:14: Cyd should have status racing, but has in_pit",
            id="status",
        ),
        pytest.param(
            "  debris: [s2.C7]",
            "  debris: [s2.C8]",
            "x.yaml:15: debris lies on: s2.C7",
            id="debris",
        ),
        pytest.param(
            "  weather: rain", "  weather: fine", "x.yaml:16: the weather is rain", id="weather"
        ),
        pytest.param(
            "slipstreams: []", "slipstreams: [s2.A3]", "x.yaml:20: not open: s2.A3", id="wake"
        ),
        pytest.param("stops: []", "stops: [tyres]", "x.yaml:21: the stops are none", id="stops"),
    ],
)
def test_what_only_the_complete_rules_know_is_compared(old: str, new: str, failure: str) -> None:
    assert outcome(WET.replace(old, new, 1)) == (failure,)
