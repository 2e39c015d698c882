from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from formulad.games.race.shared_circuits import given_away, signs_of, sound_circuits, take_in
from formulad.race.road.track import TrackError
from formulad.store.container import Container, Kind
from formulad.tiled.catalogue import Catalogue, load
from tests.tiled.oval import oval

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.tiled.circuit import Circuit


@pytest.fixture
def drawn(tmp_path: Path) -> Circuit:
    """Return a circuit that somebody drew."""
    path = tmp_path / "drawn.tmx"
    path.write_text(oval(), encoding="utf-8")
    return load(path)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Return the folder of circuits of somebody else, which is not there yet."""
    return tmp_path / "own"


def test_map_picture_and_report_are_given_away(drawn: Circuit) -> None:
    given = given_away(drawn, b"jpg", {"par": 12.5})

    assert Kind.CIRCUIT == given.kind
    assert (drawn.track.title, drawn.author) == (given.title, given.author)
    assert oval().encode() == given.files["track.tmx"]
    assert b"jpg" == given.files["preview.jpg"]
    assert {"par": 12.5} == json.loads(given.files["report.json"])


def test_a_circuit_that_is_taken_in_shows_the_same_signs(drawn: Circuit, own: Path) -> None:
    taken = take_in(given_away(drawn, b"jpg"), "loop", own, ())

    assert taken.is_new
    assert own / "loop.tmx" == taken.path
    assert signs_of(drawn) == signs_of(load(taken.path))


def test_a_circuit_that_is_there_already_is_not_put_there_twice(drawn: Circuit, own: Path) -> None:
    catalogue = Catalogue(own)
    given = given_away(drawn, b"jpg")
    first = take_in(given, "loop", own, sound_circuits(catalogue.paths, catalogue.load))
    again = take_in(given, "other", own, sound_circuits(catalogue.paths, catalogue.load))

    assert not again.is_new
    assert first.path == again.path
    assert ["loop.tmx"] == [path.name for path in own.iterdir()]


def test_a_map_of_the_players_own_that_is_faulty_is_passed_over(drawn: Circuit, own: Path) -> None:
    own.mkdir()
    (own / "faulty.tmx").write_text("<map/>")
    catalogue = Catalogue(own)

    known = sound_circuits(catalogue.paths, catalogue.load)
    assert take_in(given_away(drawn, b"jpg"), "loop", own, known).is_new


def test_nothing_of_a_faulty_map_is_kept(own: Path) -> None:
    strange = Container(Kind.CIRCUIT, "x", "", {"track.tmx": b"<map/>"})

    with pytest.raises(TrackError):
        take_in(strange, "loop", own, ())
    assert not own.exists()


def test_a_name_that_leads_elsewhere_is_made_harmless(drawn: Circuit, own: Path) -> None:
    taken = take_in(given_away(drawn, b"jpg"), "../../x:y", own, ())

    assert own == taken.path.parent
