from __future__ import annotations

from pathlib import Path

import pytest

from formulad.race.track import TrackError
from formulad.tiled.catalogue import Catalogue
from tests.tiled.oval import changed, oval

TRACKS = Path(__file__).parents[2] / "tracks"


def write(folder: Path, name: str, text: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.tmx").write_text(text, encoding="utf-8")


def test_the_shipped_circuits_are_found_by_name() -> None:
    assert "monaco" in Catalogue(TRACKS).paths


def test_a_circuit_is_loaded_by_its_id(tmp_path: Path) -> None:
    write(tmp_path, "ring", oval())

    assert "ring" == Catalogue(tmp_path).load("ring").id


def test_a_players_circuit_replaces_the_shipped_one_of_its_name(tmp_path: Path) -> None:
    write(tmp_path / "shipped", "ring", oval())
    write(tmp_path / "own", "ring", changed(oval(), 'value="Oval"', 'value="My own"'))

    circuit = Catalogue(tmp_path / "shipped", tmp_path / "own").load("ring")

    assert "My own" == circuit.track.title


def test_a_folder_that_is_not_there_holds_no_circuits(tmp_path: Path) -> None:
    assert {} == Catalogue(tmp_path / "none").paths


def test_an_unknown_circuit_is_refused_with_those_there_are(tmp_path: Path) -> None:
    write(tmp_path, "ring", oval())
    write(tmp_path, "avus", oval())

    with pytest.raises(TrackError, match=r"there is no track 'rign'; did you mean 'ring'\?"):
        Catalogue(tmp_path).load("rign")
    with pytest.raises(TrackError, match="there is no track 'x'; there are: avus, ring"):
        Catalogue(tmp_path).load("x")
