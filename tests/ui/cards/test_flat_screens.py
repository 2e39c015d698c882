"""Around a screen that lies flat every hand lies face down at its edge, in all card games."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from formulad.games.box import CORSA, FUN, MOTOR_RACING
from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.terms import UsualSetup
from formulad.ui.cards.kit import edge_hands, flat_table
from formulad.ui.cards.kit.curtain import LOOK
from formulad.ui.cards.kit.hand_scene import HandScene
from formulad.ui.faces import FACES
from formulad.ui.shell.guard import SECONDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot

IN_EVERY_GAME = pytest.mark.parametrize("game", [MOTOR_RACING, CORSA, FUN])


@pytest.fixture
def sit(enter: Enter) -> Callable[[str], Pilot]:
    """Return how three people sit down around a flat screen, at a game."""

    def around(game: str, people: int = 3) -> Pilot:
        named = zip(("Ana", "Bruno", "Chiyo"), [""] * people + ["easy"] * 3, strict=False)
        setup = UsualSetup(tuple(SeatedPlayer(*each) for each in named))
        pilot = enter(partial(FACES[game]().begin, setup=setup, seed=3))
        scene(pilot)._memory.remember(table=True)  # noqa: SLF001 - as the settings do
        pilot.resize(1600, 900)
        pilot.settle()
        pilot.wait(SECONDS)
        return pilot

    return around


def scene(pilot: Pilot) -> HandScene:
    assert isinstance(pilot.scene, HandScene)
    return pilot.scene


def edges(pilot: Pilot) -> list[str]:
    return [each.id for each in pilot.scene.widgets if each.id.startswith("edge-")]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return whose hands were drawn open, one after the other."""
    seats: list[int] = []
    draw = edge_hands.draw_open

    def noting(canvas: Any, page: Any, edge: Any, faces: Any) -> None:
        seats.append(edge.seat)
        draw(canvas, page, edge, faces)

    monkeypatch.setattr(f"{flat_table.__name__}.draw_open", noting)
    return seats


def seen(pilot: Pilot, opened: list[int]) -> list[int]:
    """Return whose hands lie open in the next picture."""
    opened.clear()
    pilot.screenshot()
    return list(opened)


@IN_EVERY_GAME
def test_a_hand_is_seen_while_its_own_backs_are_held_and_no_longer(
    sit: Callable[[str], Pilot], opened: list[int], game: str
) -> None:
    pilot = sit(game)
    assert ["edge-0", "edge-2", "edge-1"] == edges(pilot)
    place = pilot.find("edge-1").rect.center

    before = seen(pilot, opened)
    pilot.hold(place)
    held = seen(pilot, opened)
    pilot.let_go(place)

    assert ([], [1], []) == (before, held, seen(pilot, opened))


@IN_EVERY_GAME
def test_a_thumb_on_the_backs_does_nothing_in_the_game(
    sit: Callable[[str], Pilot], game: str
) -> None:
    pilot = sit(game)
    before, place = scene(pilot)._table.match.played, pilot.find("edge-0").rect.center  # noqa: SLF001

    pilot.hold(place)
    pilot.let_go(place)

    assert before == scene(pilot)._table.match.played  # noqa: SLF001
    assert not scene(pilot).privacy.is_open


@IN_EVERY_GAME
def test_the_curtain_is_held_where_it_is_seen(sit: Callable[[str], Pilot], game: str) -> None:
    pilot = sit(game)
    assert not scene(pilot).privacy.is_open
    place = pilot.find(LOOK).rect.center

    pilot.hold(place)
    pilot.wait(1.0)
    pilot.let_go(place)

    assert scene(pilot).privacy.is_open


@IN_EVERY_GAME
def test_who_plays_alone_has_the_whole_screen(sit: Callable[..., Pilot], game: str) -> None:
    assert [] == edges(sit(game, people=1))


def test_a_window_that_is_left_covers_what_a_thumb_has_opened(
    sit: Callable[[str], Pilot], opened: list[int]
) -> None:
    pilot = sit(MOTOR_RACING)
    pilot.hold(pilot.find("edge-0").rect.center)
    pilot.send(pygame.Event(pygame.WINDOWFOCUSLOST))

    assert [] == seen(pilot, opened)
