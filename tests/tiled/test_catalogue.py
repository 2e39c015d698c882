from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from formulad.race.road.track import TrackError
from formulad.tiled.catalogue import Catalogue, the_catalogue
from tests.tiled.oval import changed, oval

if TYPE_CHECKING:
    from formulad.tiled.circuit import Circuit

ONE_STOP, TWO_STOPS = (f'name="stops" type="int" value="{stops}"' for stops in (1, 2))
TRACKS = Path(__file__).parents[2] / "tracks"


def write(folder: Path, name: str, text: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.tmx").write_text(text, encoding="utf-8")


def test_the_shipped_circuits_are_found_by_name() -> None:
    assert "monaco" in Catalogue(TRACKS).paths


def test_a_circuit_is_loaded_by_its_id(tmp_path: Path) -> None:
    write(tmp_path, "ring", oval())

    assert "ring" == Catalogue(tmp_path).load("ring").id


@pytest.fixture
def namesakes(tmp_path: Path) -> Catalogue:
    """Return a circuit of the game, one of the player's that is so called, and another one."""
    write(tmp_path / "shipped", "ring", oval())
    write(tmp_path / "own", "ring", changed(oval(), ONE_STOP, TWO_STOPS))
    write(tmp_path / "own", "avus", oval())
    return Catalogue(tmp_path / "shipped", tmp_path / "own")


def stops(circuit: Circuit) -> int:
    """Return how many stops a lap has."""
    return sum(sector.corner.stops for sector in circuit.track.sectors if sector.corner)


def test_a_players_circuit_of_a_shipped_name_stands_beside_that(namesakes: Catalogue) -> None:
    assert ["avus", "ring", "own/ring"] == list(namesakes.paths)


def test_the_plain_name_is_the_shipped_circuit_and_the_path_the_players(
    namesakes: Catalogue, tmp_path: Path
) -> None:
    path = tmp_path / "own" / "ring.tmx"

    assert (3, 4, 4) == tuple(
        stops(namesakes.load(name)) for name in ("ring", str(path), namesakes.name_of(path))
    )


def test_a_map_elsewhere_goes_by_its_whole_path(namesakes: Catalogue, tmp_path: Path) -> None:
    assert str(tmp_path / "ring.tmx") == namesakes.name_of(tmp_path / "ring.tmx")


@pytest.mark.parametrize("asked", ["ring", "own/ring", "/elsewhere/ring.tmx"])
def test_a_circuit_is_known_again_by_how_it_is_raced_on(namesakes: Catalogue, asked: str) -> None:
    for name in ("ring", "own/ring"):
        found = namesakes.load(name)

        assert found is namesakes.load(f"{asked}#{found.track.fingerprint}")


def test_no_circuit_of_a_name_is_known_by_what_none_is(namesakes: Catalogue) -> None:
    with pytest.raises(TrackError, match="there is no track 'ring#0123'"):
        namesakes.load("ring#0123")


def test_a_map_is_read_again_only_when_it_was_changed(namesakes: Catalogue, tmp_path: Path) -> None:
    first = namesakes.load("avus")

    assert first is namesakes.load("avus")
    write(tmp_path / "own", "avus", changed(oval(), 'value="Oval"', 'value="Oder"'))
    assert "Oder" == namesakes.load("avus").track.title


def test_all_who_look_into_the_same_folders_share_what_is_compiled(tmp_path: Path) -> None:
    write(tmp_path, "avus", oval())
    first = the_catalogue(tmp_path).load("avus")

    assert first is the_catalogue(tmp_path).load("avus")
    assert first is not the_catalogue(TRACKS, tmp_path).load("avus")


def test_a_map_that_was_mended_can_be_raced_on_at_once(
    namesakes: Catalogue, tmp_path: Path
) -> None:
    write(tmp_path / "own", "avus", oval().replace('"corner"', '"coner"'))
    for _ in range(2):
        with pytest.raises(TrackError, match="set its class to corner"):
            namesakes.load("avus")

    write(tmp_path / "own", "avus", oval())

    assert "avus" == namesakes.load("avus").id


def test_circuits_of_one_name_are_told_apart_by_their_maps(namesakes: Catalogue) -> None:
    assert namesakes.load("ring").origin != namesakes.load("own/ring").origin


def test_a_folder_that_is_not_there_holds_no_circuits(tmp_path: Path) -> None:
    assert {} == Catalogue(tmp_path / "none").paths


def test_an_unknown_circuit_is_refused_with_those_there_are(tmp_path: Path) -> None:
    write(tmp_path, "ring", oval())
    write(tmp_path, "avus", oval())

    with pytest.raises(TrackError, match=r"there is no track 'rign'; did you mean 'ring'\?"):
        Catalogue(tmp_path).load("rign")
    with pytest.raises(TrackError, match="there is no track 'x'; there are: avus, ring"):
        Catalogue(tmp_path).load("x")
