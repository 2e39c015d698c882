"""Street drivers in files: those of the game, those a player wrote, and faults told (DRV)."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given

from formulad.games.race.drivers_yaml import DriverProfile, Paddock, read_driver
from formulad.race.agreed.drivers import Ability, StreetDriver
from formulad.race.car import Part
from formulad.store.likeness import BeardStyle, Face
from formulad.store.paths import data_root
from formulad.store.unusable_file import UnusableFile
from tests.games.race.test_fuzz import spoilt

SHIPPED = data_root() / "assets"
LANGUAGES = {"en", "fr", "ja", "de", "it", "es"}
GOOD = """\
version: 1
name: Ines Vidal
line:
  en: "Never brakes first."
points:
  tyres: 7
  brakes: 3
  gearbox: 2
  body: 3
  engine: 3
  road_holding: 2
abilities: [drift, rough]
portrait:
  ground: "8E2A6B"
  skin: "EBBE9A"
  face: long
  hair: {style: short, colour: "1D1526"}
  clothes: {style: leather, colour: "C2274A", trim: "F2C14E"}
  beard: {style: full, colour: "1D1526"}
"""

TABLE = {
    "litsu": ("Li-Tsu Sin", (7, 3, 2, 2, 3, 3), {Ability.CHARM}),
    "jack": ("Jack Owens", (9, 2, 2, 2, 3, 2), {Ability.DRIFT}),
    "stanley": ("Stanley Washington", (7, 2, 3, 2, 3, 3), {Ability.RADIO}),
    "dimitri": ("Dimitri Tzarof", (5, 4, 3, 3, 3, 4), {Ability.TOUGH_ENGINE}),
    "julien": (
        "Julien “Frogger” Marcellin",
        (8, 4, 2, 2, 3, 2),
        {Ability.SECOND_SKY, Ability.SHORT_SLIDE},
    ),
    "jenny": ("Jenny Slivers", (4, 6, 2, 3, 3, 2), {Ability.LONG_CHECK}),
    "montoya": ("Montoya Cadena", (5, 5, 3, 2, 3, 2), {Ability.BIG_NITRO}),
    "derek": ("Derek Manson", (6, 3, 2, 4, 3, 3), {Ability.ROUGH}),
    "diane": ("Diane Montfort", (6, 4, 2, 3, 3, 3), {Ability.GALLANTRY}),
    "temana": ("Temana Matahi", (6, 3, 3, 3, 3, 3), {Ability.LITTER, Ability.LIGHT_WHEELS}),
}
"""The drivers of the game: name, points by part, gifts."""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "drivers"


@pytest.fixture
def paddock(own: Path) -> Paddock:
    return Paddock(SHIPPED, own)


def put(folder: Path, name: str, text: str) -> Path:
    """Put a file into a folder by hand."""
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_ten_drivers_come_with_the_game(paddock: Paddock) -> None:
    profiles = paddock.profiles()

    assert () == paddock.faults()
    assert list(TABLE) == [profile.id for profile in profiles]
    assert list(range(1, 11)) == [profile.number for profile in profiles]
    assert list(TABLE.values()) == [
        (profile.name, profile.driver.points, {*profile.driver.abilities}) for profile in profiles
    ]


def test_every_gift_is_that_of_one_driver(paddock: Paddock) -> None:
    gifts = [gift for driver in paddock.roster() for gift in driver.abilities]

    assert sorted(Ability) == sorted(gifts)


def test_every_driver_of_the_game_is_told_in_every_language(paddock: Paddock) -> None:
    profiles = paddock.profiles()

    assert [LANGUAGES] * 10 == [{*profile.lines} for profile in profiles]
    assert [] == [profile.id for profile in profiles if profile.line("en") == profile.line("fr")]


def test_every_driver_of_the_game_looks_different(paddock: Paddock) -> None:
    looks = [profile.likeness for profile in paddock.profiles()]

    assert 10 == len({look.ground for look in looks})
    assert 10 == len({look.hair.style for look in looks})
    assert 10 == len({look.clothes.style for look in looks})


def test_a_driver_is_read_from_a_file_of_his_own(own: Path) -> None:
    found = read_driver(put(own, "ines.yaml", GOOD))

    assert isinstance(found, DriverProfile)
    driver = StreetDriver("ines", (7, 3, 2, 3, 3, 2), (Ability.DRIFT, Ability.ROUGH))
    assert (driver, "Ines Vidal", None) == (found.driver, found.name, found.number)
    assert 3 == found.driver.points[Part.BODY]
    assert (Face.LONG, BeardStyle.FULL) == (found.likeness.face, found.likeness.beard.style)  # type: ignore[union-attr]  # it has one


def test_who_reads_a_language_that_a_driver_lacks_hears_english(own: Path) -> None:
    found = read_driver(put(own, "ines.yaml", GOOD))

    assert isinstance(found, DriverProfile)
    assert "Never brakes first." == found.line("fr")


def test_drivers_of_a_player_come_after_those_of_the_game(paddock: Paddock, own: Path) -> None:
    put(own, "zoe.yaml", GOOD.replace("Ines Vidal", "Zoé"))
    put(own, "ines.yaml", GOOD)

    assert [*TABLE, "ines", "zoe"] == [driver.id for driver in paddock.roster()]


def test_a_file_that_calls_itself_as_a_driver_of_the_game_is_told(
    paddock: Paddock, own: Path
) -> None:
    put(own, "Jack.yaml", GOOD)

    (fault,) = paddock.faults()
    assert "Jack.yaml:1: the game has a driver 'Jack'; call the file otherwise" == fault.fault
    assert list(TABLE) == [driver.id for driver in paddock.roster()]


def test_without_folders_there_are_no_drivers(tmp_path: Path) -> None:
    assert () == Paddock(tmp_path / "a", tmp_path / "b").profiles()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param("", ":1: a driver is lines of `name: value`", id="empty"),
        pytest.param("points: [", ":1: a bracket is opened and not closed", id="no YAML"),
        pytest.param("name: X", ":1: a driver says first of which version it is: 1", id="none"),
        pytest.param("version: 2", ":1: this driver has version 2, written by a newer", id="newer"),
        pytest.param(
            GOOD.replace("abilities:", "ability:"),
            ":12: there is no entry 'ability'; did you mean 'abilities'?",
            id="misspelt entry",
        ),
        pytest.param(
            GOOD.replace("drift", "drifts"),
            ":12: there is no gift 'drifts'; did you mean 'drift'?",
            id="misspelt gift",
        ),
        pytest.param(
            GOOD.replace("rough", "drift"), ":12: the gift 'drift' is written twice", id="twice"
        ),
        pytest.param(
            GOOD.replace("[drift, rough]", "[drift, rough, radio, charm]"),
            ":12: expected a list of at most 3 entries at abilities",
            id="too many gifts",
        ),
        pytest.param(
            GOOD.replace("body: 3", "body: 8"),
            ":9: a car can have 1 to 7 points for its body, not 8",
            id="too many points",
        ),
        pytest.param(
            GOOD.replace("body: 3", "body: 6"),
            ":6: a driver has at most 22 points in all, not 23",
            id="too many in all",
        ),
        pytest.param(
            GOOD.replace("body: 3", "body: three"),
            ":9: expected a whole number, got a text at points.body",
            id="no figure",
        ),
        pytest.param(
            GOOD.replace("  en:", "  de:"),
            ":4: 'line' has to say who the driver is in 'en' at least",
            id="no English",
        ),
        pytest.param(
            GOOD.replace("face: long", "face: flat"),
            ":16: there is no face 'flat'; there are: heart, round, long, square, broad",
            id="unknown face",
        ),
        pytest.param(
            GOOD.replace('"8E2A6B"', "red"),
            ":14: a colour is six figures in quotation marks at ground",
            id="no colour",
        ),
        pytest.param(
            GOOD.replace('"8E2A6B"', "882266"),
            ":14: a colour is six figures in quotation marks",
            id="a number for a colour",
        ),
        pytest.param(GOOD.replace("Ines Vidal", "' '"), ":2: a driver needs a name", id="no name"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_and_does_no_harm(
    paddock: Paddock, own: Path, text: str, sentence: str
) -> None:
    put(own, "odd.yaml", text)

    (odd,) = paddock.faults()

    assert odd.fault.startswith(f"odd.yaml{sentence}")
    assert 10 == len(paddock.roster())


def test_a_file_of_an_odd_name_is_told(paddock: Paddock, own: Path) -> None:
    put(own, "a b.yaml", GOOD)

    (odd,) = paddock.faults()
    assert "letters, figures and hyphens" in odd.fault


@given(spoilt(GOOD.encode()))
def test_whatever_lies_in_a_file_is_a_driver_or_told(content: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "odd.yaml"
        path.write_bytes(content)

        found = read_driver(path)

    assert isinstance(found, DriverProfile) or found.fault
    assert isinstance(found, DriverProfile | UnusableFile)
