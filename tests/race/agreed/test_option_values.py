from __future__ import annotations

import pytest

from formulad.race.agreed.option_values import OptionError, read_options, write_options
from formulad.race.agreed.options import GridRule, Options, Rules, SlideRule

RAINY = Options(
    Rules.COMPLETE, laps=3, weather=True, tyres=True, slide_rule=SlideRule.REQUIRED_STOP
)


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(Options(), id="nothing special"),
        pytest.param(RAINY, id="rain"),
        pytest.param(Options(laps=99, grid=GridRule.AS_LISTED), id="long"),
    ],
)
def test_options_are_read_as_they_were_written(options: Options) -> None:
    assert options == read_options(write_options(options))


def test_only_what_is_not_as_usual_is_written_besides_rules_and_laps() -> None:
    assert {"rules": "basic", "laps": 1} == write_options(Options())
    assert {
        "rules": "complete",
        "laps": 3,
        "weather": True,
        "tyres": True,
        "slide_rule": "required_stop",
    } == write_options(RAINY)


def test_what_is_written_is_plain() -> None:
    assert {str, int, bool} == {type(value) for value in write_options(RAINY).values()}


def test_what_is_not_named_is_as_in_the_options_they_are_based_on() -> None:
    found = read_options({"laps": 5, "tyres": False}, RAINY)

    assert (5, False, True) == (found.laps, found.tyres, found.weather)


@pytest.mark.parametrize(
    ("named", "option", "sentence"),
    [
        pytest.param(
            {"wether": True},
            "wether",
            "there is no option 'wether'; did you mean 'weather'?",
            id="misspelt",
        ),
        pytest.param({"laps": 0}, "laps", "'laps' may be 1 to 99, not 0", id="no laps"),
        pytest.param({"laps": 100}, "laps", "'laps' may be 1 to 99, not 100", id="endless"),
        pytest.param(
            {"laps": 16**5000}, "laps", "'laps' may be 1 to 99, not a number like that", id="huge"
        ),
        pytest.param(
            {"laps": "x" * 99},
            "laps",
            f"'laps' may be 1 to 99, not '{'x' * 59}…",
            id="more than anybody reads",
        ),
        pytest.param({"laps": "2"}, "laps", "'laps' may be 1 to 99, not '2'", id="text"),
        pytest.param({"laps": True}, "laps", "'laps' may be 1 to 99, not true", id="truth"),
        pytest.param(
            {"weather": 1}, "weather", "'weather' may be false or true, not 1", id="number"
        ),
        pytest.param(
            {"engine_rain": 4}, "engine_rain", "'engine_rain' may be 3 or 5, not 4", id="between"
        ),
        pytest.param(
            {"soft_wet_factor": 4},
            "soft_wet_factor",
            "'soft_wet_factor' may be 1, 2 or 3, not 4",
            id="too much",
        ),
        pytest.param(
            {"grid": ["drawn"]},
            "grid",
            "'grid' may be drawn or as_listed, not ['drawn']",
            id="list",
        ),
        pytest.param(
            {"weather": True},
            "weather",
            "'weather' needs 'rules: complete': agree on that, or leave 'weather' out",
            id="conflict",
        ),
    ],
)
def test_options_that_cannot_be_agreed_on_are_refused_with_a_sentence(
    named: dict[str, object], option: str, sentence: str
) -> None:
    with pytest.raises(OptionError) as refused:
        read_options(named)

    assert (option, sentence) == (refused.value.option, str(refused.value))


@pytest.mark.parametrize("laps", [1, 99])
def test_a_race_has_from_one_lap_to_ninety_nine(laps: int) -> None:
    assert laps == read_options({"laps": laps}).laps


def test_what_a_record_does_not_name_stays_for_ever_what_it_is() -> None:
    """Records leave out what is as here: another value would change races that were driven."""
    told = {name: value for name, value in _plain(Options()).items() if value is not False}

    assert {
        "rules": "basic",
        "laps": 1,
        "qualifying_out": "no_stop",
        "qualifying_clock": True,
        "grid": "drawn",
        "super_start_lanes": "any",
        "lapped_order": "race",
        "must_spend_all": True,
        "overrev_debris": "end",
        "spin_again_scope": "that_turn",
        "debris_on_every_out": True,
        "engine_rain": 3,
        "pit_first_gear": True,
        "pit_exit_slipstream": True,
        "slide_rule": "any_cell",
        "soft_wet_factor": 2,
        "abilities": True,
        "nitro": True,
        "checkpoint": True,
    } == told


def _plain(options: Options) -> dict[str, object]:
    return {name: getattr(options, name) for name in Options.__struct_fields__}
