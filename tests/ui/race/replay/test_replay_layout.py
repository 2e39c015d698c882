"""Everything has its place while a race is seen again, in windows of every shape."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from formulad.ui.race.replay.replay_controls import Watched, controls
from formulad.ui.race.replay.replay_layout import replay_places
from formulad.ui.race.replay.replay_player import Player
from formulad.ui.toolkit.canvas import scale_for

if TYPE_CHECKING:
    from formulad.ui.race.replay.film import Film

WINDOWS = ((1280, 720), (1920, 1080), (1024, 768), (1600, 1200), (3440, 1440), (800, 1280))


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window[0]}x{window[1]}")
def test_the_buttons_lie_in_the_panel_below_the_time_line(
    film: Film, window: tuple[int, int]
) -> None:
    """Where they do not fit into a row there is room for two."""
    scale = scale_for(window)
    panel = replay_places((window[0] / scale, window[1] / scale), 3, has_sky=False).panel

    rects = [widget.rect for widget in controls(panel, Watched(Player(film), 1, None))]

    assert [] == [rect for rect in rects if not panel.contains(rect)]
    assert [] == [(a, b) for a, b in combinations(rects, 2) if a.colliderect(b)]
