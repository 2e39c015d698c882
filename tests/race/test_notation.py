from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formulad.kernel.game import NotationError, Outcome
from formulad.race import notation
from formulad.race.car import Part
from formulad.race.dice import Gear
from formulad.race.moves import (
    ChoosePath,
    KeepRadio,
    KeepSky,
    LeaveLitter,
    Move,
    Repair,
    RollSkyAgain,
    ShiftTo,
    ThrowRadio,
    UseDrift,
    UseNitro,
)
from formulad.race.road.track import CellId
from tests.circuits import RING
from tests.race.each_move import EACH


def path(names: str, brakes: int = 0) -> ChoosePath:
    """Return a path over cells named one by one."""
    return ChoosePath(tuple(RING.by_name[name] for name in names.split()), brakes)


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("r17", Outcome(17)),
        ("g4", ShiftTo(Gear.FOURTH)),
        ("p", path("")),
        ("p b3", path("", 3)),
        ("p s1.A2", path("s1.A2")),
        ("p s1.A2-s1.A4", path("s1.A2 s1.A3 s1.A4")),
        ("p s1.A2-s1.B2-s1.B3", path("s1.A2 s1.B2 s1.B3")),
        ("p s1.A2-s1.B2-s1.C3", path("s1.A2 s1.B2 s1.C3")),
        ("p s4.A10-s1.A1 b12", path("s4.A10 s1.A1", 12)),
        ("p s1.B12-c1.B1-c1.C2-s2.C1", path("s1.B12 c1.B1 c1.C2 s2.C1")),
        ("nitro", UseNitro()),
        ("nitro big", UseNitro(is_big=True)),
        ("drift +1", UseDrift(1)),
        ("drift -1", UseDrift(-1)),
        ("litter", LeaveLitter()),
        ("radio 1", ThrowRadio(0)),
        ("radio 10", ThrowRadio(9)),
        ("radio no", KeepRadio()),
        ("repair tyres2", Repair(((Part.TYRES, 2),))),
        ("repair brakes1 road_holding3", Repair(((Part.BRAKES, 1), (Part.ROAD_HOLDING, 3)))),
        ("sky again", RollSkyAgain()),
        ("sky keep", KeepSky()),
    ],
)
def test_a_choice_is_written_by_its_landmarks(text: str, choice: Move | Outcome) -> None:
    assert text == notation.write(RING, choice)
    assert choice == notation.read(RING, text)


@pytest.mark.parametrize("move", EACH, ids=lambda move: type(move).__name__)
def test_a_move_of_any_kind_comes_back(move: Move) -> None:
    assert move == notation.read(RING, notation.write(RING, move))


def test_no_kind_of_move_is_left_out() -> None:
    assert {*get_args(Move)} == {type(move) for move in EACH}


def test_more_landmarks_than_needed_are_read_too() -> None:
    assert path("s1.A2 s1.A3 s1.A4") == notation.read(RING, "p s1.A2-s1.A3-s1.A4")


@pytest.mark.parametrize(
    ("sentence", "text"),
    [
        ("'jump' is no move of a race: write g4, r17 or p s1.A1-s1.A5", "jump"),
        ("'' is no move of a race: write g4, r17 or p s1.A1-s1.A5", ""),
        ("'g7' is no move of a race: write g4, r17 or p s1.A1-s1.A5", "g7"),
        ("'g٣' is no move of a race: write g4, r17 or p s1.A1-s1.A5", "g٣"),
        ("'p b0' is no move of a race: write g4, r17 or p s1.A1-s1.A5", "p b0"),
        ("'p b1000' is no move of a race: write g4, r17 or p s1.A1-s1.A5", "p b1000"),
        ("'drift +2' is no move of a race: write g4, r17 or p s1.A1-s1.A5", "drift +2"),
        ("'radio 0' is no move of a race: write g4, r17 or p s1.A1-s1.A5", "radio 0"),
        ("'repair' is no move of a race: write g4, r17 or p s1.A1-s1.A5", "repair"),
        ("no car has a part called 'wheel'", "repair wheel1"),
        ("repairs are listed once each, in the order of the parts", "repair body1 brakes1"),
        ("there is no cell s9.A1 on Ring", "p s9.A1"),
        ("no lane leads from s1.A3 to s1.C1", "p s1.A3-s1.C1"),
    ],
)
def test_what_cannot_be_read_is_named(sentence: str, text: str) -> None:
    with pytest.raises(NotationError) as error:
        notation.read(RING, text)

    assert sentence == str(error.value)


@pytest.mark.parametrize("visits", [2, 5000])
def test_a_path_round_and_round_is_refused(visits: int) -> None:
    laps = "-".join(["s1.A1"] * visits)

    with pytest.raises(NotationError, match="goes round more than once"):
        notation.read(RING, f"p {laps}")


@given(
    st.integers(0, len(RING.cells) - 1),
    st.lists(st.integers(0, 2), max_size=30),
    st.integers(0, 17),
)
def test_any_path_over_the_arrows_comes_back(start: int, turns: list[int], brakes: int) -> None:
    cells, here = [], CellId(start)
    for turn in turns:
        here = RING.next[here][turn % len(RING.next[here])]
        cells.append(here)
    choice = ChoosePath(tuple(cells), brakes)

    assert choice == notation.read(RING, notation.write(RING, choice))


@given(
    st.text()
    | st.text("prgb0123456789 .-sABCc")
    | st.lists(st.sampled_from([*RING.by_name]), max_size=9).map(lambda x: f"p {'-'.join(x)}")
)
def test_any_text_is_a_choice_that_comes_back_or_our_own_error(text: str) -> None:
    try:
        choice: Move | Outcome | None = notation.read(RING, text)
    except NotationError:
        choice = None

    assert choice is None or choice == notation.read(RING, notation.write(RING, choice))
