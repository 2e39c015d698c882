from __future__ import annotations

import pytest

from formulad.store.yaml_document import DocumentError
from tests.scenario.street import LINE, POLICE, RADIO, SKY, STREET, told


def changed(scene: str, old: str, new: str) -> str:
    """Return a scenario with a part of it written differently."""
    assert old in scene
    return scene.replace(old, new, 1)


def refused(text: str) -> str:
    """Return the sentence with which a scenario is refused."""
    with pytest.raises(DocumentError) as error:
        told(text)
    return str(error.value)


@pytest.mark.parametrize("scene", [STREET, LINE, RADIO, SKY, POLICE])
def test_a_scene_of_the_street_comes_out_as_it_says(scene: str) -> None:
    assert told(scene) == ()


def test_a_street_driver_brings_his_points_and_those_named_count_instead() -> None:
    text = changed(
        LINE, "  waits_for", "  cars: {Jen: {tyres: 4, brakes: 3, body: 3}}\n  waits_for"
    )

    assert told(text) == ()


def test_the_cells_of_the_zone_need_not_be_named_as_debris() -> None:
    text = changed(STREET, "debris: [s2.A7, s2.B10]", "debris: [s2.A7, s2.B10, s5.C4]")

    assert told(text) == ()


def test_the_zone_is_debris_on_the_grid_too() -> None:
    assert told(f"{SKY}expect:\n  debris: []\n") == ()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        pytest.param(
            "driver: jack",
            "driver: jak",
            "x.yaml:7: there is no driver 'jak'; did you mean 'jack'?",
            id="misspelt driver",
        ),
        pytest.param(
            "driver: jack",
            "driver: xyz",
            "x.yaml:7: there is no driver 'xyz'; there are: litsu, jack, stanley,",
            id="unknown driver",
        ),
        pytest.param(
            "driver: jack",
            "driver: temana",
            "x.yaml:7: temana drives the car of Tem already",
            id="one driver twice",
        ),
        pytest.param(
            "driver: jack",
            "driver: jack, tyres: 10",
            "x.yaml:7: a new car has no more than 9 tyres",
            id="too many points",
        ),
        pytest.param(
            "driver: jack",
            "driver: jack, litter: used",
            "x.yaml:7: only temana has a 'litter'",
            id="load of another",
        ),
        pytest.param(
            "driver: jack",
            "driver: jack, radio: ready",
            "x.yaml:7: only stanley has a 'radio'",
            id="radio of another",
        ),
        pytest.param(
            "driver: jack", "radio: ready", "x.yaml:7: only stanley has a 'radio'", id="no driver"
        ),
        pytest.param(
            "driver: jack",
            "driver: jack, tyres_set: {type: hard}",
            "x.yaml:7: street cars drive on hard tyres",
            id="tyres",
        ),
        pytest.param(
            "nitro: used,",
            "nitro: empty,",
            "x.yaml:6: 'empty' is no word for cars[0].nitro",
            id="neither ready nor used",
        ),
        pytest.param(
            "laps: 2",
            "nitro: false",
            "x.yaml:6: 'nitro' needs the option 'nitro: true'",
            id="no nitro",
        ),
        pytest.param(
            "laps: 2",
            "abilities: false",
            "x.yaml:6: 'litter' needs the option 'abilities: true'",
            id="no gifts",
        ),
        pytest.param(
            "drop_debris: true}",
            "drop_debris: false}",
            "x.yaml:12: 'drop_debris' can only be true",
            id="dropping nothing",
        ),
        pytest.param(
            "drop_debris: true}",
            "nitro: false}",
            "x.yaml:12: 'nitro' can only be true, or big: it takes no step to do without",
            id="no nitro in a step",
        ),
        pytest.param(
            "drop_debris: true}",
            "nitro: huge}",
            "x.yaml:12: 'huge' is no word for play[2].nitro",
            id="another nitro",
        ),
        pytest.param(
            "drop_debris: true}",
            "drift: 2}",
            "x.yaml:12: a drift is 1, a cell farther, or -1, a cell less",
            id="a long drift",
        ),
        pytest.param(
            "drop_debris: true}",
            "radio_at: true}",
            "x.yaml:12: to throw the radio, name the car; 'false' keeps it",
            id="at nobody",
        ),
        pytest.param(
            "drop_debris: true}",
            "nitro: true, drop_debris: true}",
            "x.yaml:12: a step is one of: roll, seconds, gear,",
            id="two at once",
        ),
        pytest.param(
            "drop_debris: true}",
            "drop_debry: true}",
            "x.yaml:12: there is no entry 'drop_debry'; did you mean 'drop_debris'?",
            id="misspelt step",
        ),
        pytest.param(
            "radio_at: []",
            "radio_at: [Jk]",
            "x.yaml:29: there is no car 'Jk'; did you mean 'Jak'?",
            id="offered nobody",
        ),
        pytest.param(
            "speeds: []",
            "speeds: [{car: Jk, kmh: 120}]",
            "x.yaml:23: there is no car 'Jk'; did you mean 'Jak'?",
            id="speed of nobody",
        ),
        pytest.param(
            "speeds: []",
            "speeds: [{car: Jak}]",
            "x.yaml:23: the entry 'kmh' is missing",
            id="no speed",
        ),
    ],
)
def test_what_the_street_does_not_have_is_refused_with_its_line(
    old: str, new: str, sentence: str
) -> None:
    assert refused(changed(STREET, old, new)).startswith(sentence)


def test_the_rules_of_the_street_have_to_be_those_of_the_weather_for_julien() -> None:
    text = changed(SKY, "preset: street", "preset: street, weather: false")

    assert refused(text) == (
        "x.yaml:5: julien cannot race here: the gift of this driver is about the weather,"
        " and this race has none"
    )


@pytest.mark.parametrize(
    ("words", "option"),
    [
        pytest.param("driver: jack", "'driver' needs the option 'street: true'", id="driver"),
        pytest.param("nitro: used", "'nitro' needs the option 'street: true'", id="nitro"),
        pytest.param("radio: ready", "'radio' needs the option 'street: true'", id="radio"),
    ],
)
def test_racing_cars_have_nothing_of_the_street(words: str, option: str) -> None:
    text = changed(POLICE, "preset: street", "preset: rulebook")

    assert refused(changed(text, "driver: litsu", words)) == f"x.yaml:5: {option}"


@pytest.mark.parametrize("word", ["nitro", "litter", "radio"])
def test_before_the_race_nothing_is_used(word: str) -> None:
    text = changed(SKY, "driver: julien", f"driver: julien, {word}: ready")

    assert refused(text) == f"x.yaml:5: on the grid a car has no '{word}' yet"


@pytest.mark.parametrize(
    ("old", "new", "failure"),
    [
        pytest.param(
            "B13, nitro: used",
            "B13, nitro: ready",
            "x.yaml:18: Tem should have nitro ready, but has used",
            id="nitro",
        ),
        pytest.param(
            "litter: used, brakes: 1}\n    Jak",
            "litter: ready, brakes: 1}\n    Jak",
            "x.yaml:18: Tem should have litter ready, but has used",
            id="load",
        ),
        pytest.param(
            "nitro: ready, tyres: 9",
            "radio: ready, tyres: 9",
            "x.yaml:19: Jak should have radio ready, but has none",
            id="radio of another",
        ),
        pytest.param(
            "speeds: []",
            "speeds: [{car: Jak, kmh: 120}]",
            "x.yaml:23: the speeds are: none",
            id="speeds",
        ),
        pytest.param(
            "debris: [s2.A7, s2.B10]",
            "debris: [s2.A7]",
            "x.yaml:22: debris lies on: s2.A7, s2.B10",
            id="debris",
        ),
        pytest.param("nitro: true", "nitro: false", "x.yaml:26: 'nitro' is true now", id="used"),
        pytest.param("nitro: true", "nitro: big", "x.yaml:26: 'nitro' is true now", id="big"),
        pytest.param("drift: []", "drift: [1]", "x.yaml:27: the drifts are none", id="drift"),
        pytest.param(
            "drop_debris: false",
            "drop_debris: true",
            "x.yaml:28: 'drop_debris' is false now",
            id="no load to drop",
        ),
        pytest.param(
            "radio_at: []",
            "radio_at: [Tem]",
            "x.yaml:29: the radio can be thrown at: none",
            id="no radio",
        ),
        pytest.param(
            "repairs: []", "repairs: [{body: 2}]", "x.yaml:30: the repairs are: none", id="repairs"
        ),
        pytest.param("reroll: false", "reroll: true", "x.yaml:31: 'reroll' is false now", id="sky"),
        pytest.param(
            "drift: -1, because: no corner",
            "drift: -1, because: no tyres",
            "x.yaml:34: this is refused because: There is no corner on the way to drift through.",
            id="another reason",
        ),
        pytest.param("nitro: big, because", "nitro: true, because", "x.yaml:33: this is", id="ok"),
        pytest.param(
            "drop_debris: true, because: leaves",
            "repair: {brakes: 2}, because: leaves",
            "x.yaml:35: the game waits for Jak to choose a path",
            id="nothing to repair now",
        ),
        pytest.param(
            "drop_debris: true}\n  - {car: Tem, move",
            "reroll: true}\n  - {car: Tem, move",
            "x.yaml:12: the game waits for Tem to choose a path",
            id="no sky now",
        ),
    ],
)
def test_what_comes_out_differently_in_the_street_is_told(old: str, new: str, failure: str) -> None:
    (found,) = told(changed(STREET, old, new))

    assert found.startswith(failure)


@pytest.mark.parametrize(
    ("scene", "old", "new", "failure"),
    [
        pytest.param(
            LINE,
            "choice: repair",
            "choice: gear",
            "x.yaml:12: the game waits for Jen to say which parts get points back",
            id="repairs",
        ),
        pytest.param(
            LINE,
            "[{brakes: 3, engine: 1}, ",
            "[",
            "x.yaml:14: the repairs are: 3 brakes and 1 engine, 2 brakes and 2 engine",
            id="ways to repair",
        ),
        pytest.param(
            RADIO,
            "choice: radio",
            "choice: gear",
            "x.yaml:12: the game waits for Sta to throw the radio, or to keep it",
            id="radio",
        ),
        pytest.param(
            RADIO,
            "radio_at: [Jen]",
            "radio_at: []",
            "x.yaml:14: the radio can be thrown at: Jen",
            id="in reach",
        ),
        pytest.param(
            SKY,
            "{roll: 3}",
            "{roll: 3}\n  - {roll: 4}",
            "x.yaml:8: the game waits for Jul to say whether the roll for the weather stands",
            id="sky",
        ),
        pytest.param(
            POLICE, "kmh: 30", "kmh: 40", "x.yaml:12: the speeds are: Lia 30 in lap 1", id="speed"
        ),
    ],
)
def test_a_choice_of_the_street_is_named_when_it_is_due(
    scene: str, old: str, new: str, failure: str
) -> None:
    (found,) = told(changed(scene, old, new))

    assert found == failure


@pytest.mark.parametrize(
    ("scene", "step", "events"),
    [
        pytest.param(LINE, "car: Jen, repair: {engine: 2, brakes: 2}", "PartsRepaired", id="line"),
        pytest.param(RADIO, "car: Sta, radio_at: Jen", "RadioThrown", id="thrown"),
        pytest.param(RADIO, "car: Sta, radio_at: false", "CarMoved", id="kept"),
        pytest.param(SKY, "car: Jul, reroll: true", "SkyRolledAgain", id="sky"),
        pytest.param(SKY, "car: Jul, reroll: false", "WeatherRolled", id="no second sky"),
    ],
)
def test_choices_of_the_street_are_played(scene: str, step: str, events: str) -> None:
    end = scene.index("expect:" if "expect:" in scene else "offers:")

    assert told(f"{scene[:end]}  - {{{step}}}\nexpect:\n  events: [{events}]\n") == ()


def test_the_radio_is_thrown_at_a_car_of_the_race() -> None:
    text = changed(RADIO, "radio_at: Sta,", "radio_at: Jn,")

    assert refused(text) == "x.yaml:16: there is no car 'Jn'; did you mean 'Jen'?"
