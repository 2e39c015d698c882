from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.cli import parser
from formulad.games.race import race_arguments
from formulad.games.race.presets import Presets
from formulad.games.race.race_commands import RaceCommands
from formulad.kernel.arguments import UsageError
from formulad.race.agreed.options import GridRule, Options
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.tiled.catalogue import Catalogue
from tests.circuits import PRESETS, TRACKS

if TYPE_CHECKING:
    import argparse
    from pathlib import Path


def setup_of(args: argparse.Namespace) -> RaceSetup:
    """Return the race that a command line asks for."""
    return RaceCommands().setup(args, args.seats)


def test_a_race_is_set_up_from_the_command_line() -> None:
    line = "play --track monaco --seats human:Ada,ai:rookie --laps 2 --rules beginner --seed 7"
    args = parser().parse_args(line.split())

    setup = setup_of(args)

    assert setup.track == "monaco"
    assert setup.seats == (Entrant("Ada", 1), Entrant("Rookie 3", 3, "rookie"))
    assert (setup.options.rules, setup.options.laps) == ("basic", 2)
    assert args.seed == 7


def test_a_map_of_ones_own_is_raced_by_its_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "loop.tmx").write_bytes((TRACKS / "monaco.tmx").read_bytes())
    monkeypatch.chdir(tmp_path)

    setup = setup_of(parser().parse_args(["play", "--track", "loop.tmx"]))

    assert str(tmp_path / "loop.tmx") == setup.track
    assert "loop" == setup.track_name
    assert "loop" == Catalogue(TRACKS).load(setup.track).id


def test_without_a_word_it_is_a_race_by_the_rule_book() -> None:
    setup = setup_of(parser().parse_args(["play"]))

    assert Presets(PRESETS, PRESETS).options("rulebook") == setup.options
    assert [entrant.is_human for entrant in setup.seats] == [True, False]


def test_in_a_city_it_is_a_street_race_unless_somebody_says_otherwise() -> None:
    city = ["play", "--track", "basse-ville"]

    usual = setup_of(parser().parse_args(city))
    formula = setup_of(parser().parse_args([*city, "--rules", "rulebook"]))

    assert Presets(PRESETS, PRESETS).options("street") == usual.options
    assert not formula.options.street


def test_street_cars_race_on_any_circuit() -> None:
    assert setup_of(parser().parse_args(["play", "--rules", "street"])).options.street


def test_options_are_changed_one_by_one() -> None:
    line = "play --rules rulebook --option weather=on --option grid=as_listed --option laps=3"

    options = setup_of(parser().parse_args(line.split())).options

    assert (True, GridRule.AS_LISTED, 3) == (options.weather, options.grid, options.laps)


def test_a_preset_of_ones_own_is_raced_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = Presets(PRESETS, tmp_path / "presets")
    own.save("Friday evening", Options(laps=5))
    monkeypatch.setattr(race_arguments, "presets", lambda _args: own)

    options = setup_of(parser().parse_args(["play", "--rules", "Friday evening"])).options

    assert Options(laps=5) == options


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        pytest.param("--option rain", "'rain' is no option: write NAME=VALUE", id="no value"),
        pytest.param("--option rain=on", "there is no option 'rain'", id="no option"),
        pytest.param("--option laps=100", "'laps' may be 1 to 99, not 100", id="too many laps"),
        pytest.param(
            "--option pit_stops=off --option technical_stops=on",
            "'technical_stops' needs 'pit_stops: true'",
            id="impossible options",
        ),
    ],
)
def test_options_that_cannot_be_agreed_on_are_refused(line: str, sentence: str) -> None:
    args = parser().parse_args(["play", *line.split()])

    with pytest.raises(UsageError, match=sentence):
        setup_of(args)


def test_every_driver_has_a_car_of_another_team_while_there_are_some() -> None:
    args = parser().parse_args(["play", "--seats", "human:A,human:B,human:C,human:D,human:E"])

    assert len({(entrant.number + 1) // 2 for entrant in setup_of(args).seats}) == 5


def test_more_drivers_than_cars_are_refused() -> None:
    args = parser().parse_args(["play", "--seats", ",".join(["ai:rookie"] * 11)])

    with pytest.raises(UsageError, match="there are cars for 10 drivers, not 11"):
        setup_of(args)


@pytest.mark.parametrize("seats", ["", "human:", "ai:", "cat:Tom", "human:Ada,,human:Bob"])
def test_a_driver_that_makes_no_sense_is_refused(seats: str) -> None:
    args = parser().parse_args(["play", "--seats", seats or ","])

    with pytest.raises(UsageError, match="is no driver: write human:NAME or ai:GRADE"):
        setup_of(args)


def test_a_name_of_bytes_that_are_no_letters_is_refused() -> None:
    args = parser().parse_args(["play", "--seats", "human:\udcff"])

    with pytest.raises(UsageError, match=r"'\\udcff' is no name: it holds bytes that are no"):
        setup_of(args)


@pytest.mark.parametrize(
    "line", ["--fullscreen play", "play --fullscreen", "--data x play", "play --data x"]
)
def test_options_of_the_game_may_stand_before_or_behind_the_command(line: str) -> None:
    args = parser().parse_args(line.split())

    assert args.fullscreen or str(args.data) == "x"


@pytest.mark.parametrize("line", ["--table", "play --table", "--table play"])
def test_the_screen_may_lie_flat(line: str) -> None:
    assert parser().parse_args(line.split()).table
    assert not parser().parse_args(["play"]).table
