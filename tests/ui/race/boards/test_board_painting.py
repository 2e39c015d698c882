"""Pictures of circuits are painted in steps, once for all pages that show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.store.paths import data_root
from formulad.tiled.catalogue import Catalogue
from formulad.ui.race.boards.board_painting import Boards, Painting
from formulad.ui.toolkit.assets import Assets

if TYPE_CHECKING:
    from formulad.store.paths import UserFolders
    from formulad.tiled.circuit import Circuit

MOST_STEPS = 500


@pytest.fixture
def boards(player: UserFolders) -> Boards:
    """Return the boards of a player."""
    return Boards(Assets(data_root() / "assets"), player)


@pytest.fixture
def monaco() -> Circuit:
    """Return a circuit."""
    return Catalogue(data_root() / "tracks").load("monaco")


def finish(painting: Painting) -> None:
    """Paint to the end."""
    for _ in range(MOST_STEPS):
        painting.step()
    assert painting.view is not None


@pytest.mark.usefixtures("typesetter")
def test_a_small_picture_is_painted_in_steps_and_kept(boards: Boards, monaco: Circuit) -> None:
    card = boards.card(monaco, 0.8)
    card.step()
    assert card.view is None

    finish(card)

    assert card is boards.card(monaco, 0.8)


@pytest.mark.usefixtures("typesetter")
def test_two_pieces_at_a_time_take_half_of_the_steps_and_end_as_gently(
    boards: Boards, monaco: Circuit
) -> None:
    """Its last two steps are taken one by one: they are the longest."""
    one, two = (boards.card(monaco, scale, is_plain=True) for scale in (0.8, 0.81))
    steps = [0, 0]
    for number, (card, pieces) in enumerate(((one, 1), (two, 2))):
        while card.view is None:
            card.step(pieces)
            steps[number] += 1

    assert (steps[0] - 2 + 1) // 2 + 2 == steps[1]


@pytest.mark.usefixtures("typesetter")
def test_pictures_of_several_circuits_are_kept(boards: Boards, monaco: Circuit) -> None:
    other = Catalogue(data_root() / "tracks").load("basse-ville")
    first = boards.card(monaco, 0.8)

    assert first is not boards.card(other, 0.8)
    assert first is boards.card(monaco, 0.8)
    assert first is not boards.card(monaco, 1.0)


@pytest.mark.usefixtures("typesetter")
def test_a_small_picture_without_scenery_is_another_one(boards: Boards, monaco: Circuit) -> None:
    board = boards.painting(monaco, 0.8, is_plain=True)
    finish(board)

    assert board is boards.card(monaco, 0.8, is_plain=True)
    assert board is not boards.card(monaco, 0.8)
    assert boards.card(monaco, 1.0, is_plain=True).is_plain


@pytest.mark.usefixtures("typesetter")
def test_a_board_that_is_painted_needs_no_small_picture(boards: Boards, monaco: Circuit) -> None:
    board = boards.painting(monaco, 0.8)
    assert board is not boards.card(monaco, 0.8)

    finish(board)

    assert board is boards.card(monaco, 0.8)
