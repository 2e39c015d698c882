"""What was agreed on a usual game is written into the preferences, and read again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.box import MOTOR_RACING
from formulad.games.last_game import last_game
from formulad.games.sections import SECTIONS
from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.terms import UsualSetup
from formulad.store.memory import Memory

if TYPE_CHECKING:
    from pathlib import Path

LAST = last_game(MOTOR_RACING)
AGREED = UsualSetup(
    (SeatedPlayer("Ada"), SeatedPlayer("Bob", "hard")), {"races": 6, "charge_target": "colour"}
)


def test_it_is_the_same_on_the_next_evening(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    Memory(path, SECTIONS).keep(LAST, AGREED)

    assert AGREED == Memory(path, SECTIONS).last(LAST)


def test_who_has_not_played_yet_finds_nothing_agreed_on(tmp_path: Path) -> None:
    assert UsualSetup(()) == Memory(tmp_path / "settings.yaml", SECTIONS).last(LAST)


@pytest.mark.parametrize(
    "text",
    [
        "motor-racing: {seats: 3}",
        "motor-racing: {cars: 3}",
        "motor-racing: {seats: [{name: Ada, driver: pilot}]}",
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text(text)

    memory = Memory(path, SECTIONS)

    assert UsualSetup(()) == memory.last(LAST)
    assert "settings.yaml:1" in memory.take_fault()
