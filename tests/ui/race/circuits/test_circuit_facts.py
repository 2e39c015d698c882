"""What is told of a circuit follows from its map."""

from __future__ import annotations

from formulad.store.paths import data_root
from formulad.tiled.catalogue import Catalogue
from formulad.ui.race.circuits.circuit_facts import corners, facts

CATALOGUE = Catalogue(data_root() / "tracks")


def told(track_id: str) -> dict[str, str]:
    """Return the facts of a circuit by what they are about."""
    return {fact.label: fact.value for fact in facts(CATALOGUE.load(track_id))}


def test_a_circuit_is_told_by_its_length_corners_and_pits() -> None:
    found = told("monaco")

    assert "166 cells a lap, 3 lanes" == found["Length"]
    assert "10 corners, 14 stops" == found["Corners"]
    assert "2 laps" == found["Usual race"]
    assert "10 boxes" == found["Pit lane"]
    assert "In the streets" not in found


def test_of_a_bridge_outside_a_city_it_is_told_too() -> None:
    found = told("val-d-orage")

    assert "tunnel" == found["Underground"]
    assert "In the streets" not in found


def test_of_a_street_circuit_it_is_told_what_lies_on_it() -> None:
    assert "tunnel, gunfire, blackened cells, police line" == told("basse-ville")["In the streets"]


def test_corners_are_listed_in_driving_order() -> None:
    names = [corner.name for corner in corners(CATALOGUE.load("monaco").track)]

    assert ["Sainte-Dévote", "Massenet", "Casino"] == names[:3]
    assert "Antony Noghès" == names[-1]
