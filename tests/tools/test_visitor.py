"""Whoever draws screens leaves nothing of one behind for the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.scope import sample
from tools.screens.registry import SCREENS
from tools.screens.visitor import Visitor

if TYPE_CHECKING:
    from pathlib import Path

SIZE = (1280, 720)


@pytest.mark.parametrize("screen", sample(["drivers-own", "season-begun", "design-many"]))
def test_a_visitor_takes_along_what_the_player_made(screen: str, tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, SIZE)
    SCREENS[screen](visitor)
    made = {visitor.folders.seasons, visitor.folders.drivers, visitor.folders.designs}
    assert any(list(folder.glob("*")) for folder in made)

    visitor.leave()

    assert [] == [path for folder in made for path in folder.glob("*")]


def test_a_season_is_met_as_written_whichever_screen_was_seen_before(tmp_path: Path) -> None:
    for screen in ("season-begun", "season-garage"):
        visitor = Visitor(tmp_path, SIZE)
        SCREENS[screen](visitor)
        shown = visitor.app.stack.top
        visitor.leave()

    assert shown
    assert "garage" == shown.name
