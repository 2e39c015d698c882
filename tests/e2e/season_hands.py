"""Hands that play a season in windows, of which a power cut ends one after the other."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from formulad.games.season_yaml import read_season
from formulad.kernel.values import Frozen
from formulad.season.carried_damage import garage
from tests.e2e.window import PAINTING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.season.season import Points, Season
    from tests.e2e.conftest import OpenGame
    from tests.e2e.window import Window

ENOUGH = 6
"""So many answers are given before a race is cut off in the middle."""
MOST = 400
"""So often somebody is asked at most in a race."""


class Page(StrEnum):
    """Where the plug is pulled; all but a race by the name of its scene."""

    STANDINGS = "season"
    CALENDAR = "new-season"
    GARAGE = "garage"
    HAND_OVER = "hand-over"
    RACE = "race"
    RESULT = "result"


class Player(Frozen):
    """Whoever is asked in a game."""

    is_asked: Callable[[Window], bool]
    """Whether a window waits for them, or shows how it ended."""
    answer: Callable[[Window], None]


@dataclass
class SeasonHands:
    """Hands before one season; they open a window whenever there is none."""

    open_game: OpenGame
    path: Path
    """The file of the season."""
    player: Player
    cut_on: list[Page] = field(default_factory=list)
    """Where the plug was pulled so far."""
    _open: Window | None = None

    @property
    def season(self) -> Season:
        """The season as it stands in its file."""
        return read_season(self.path)

    @property
    def driven(self) -> int:
        """How many races count."""
        return len(self.season.results)

    @property
    def window(self) -> Window:
        """The window; one that is opened anew shows the standings."""
        if self._open is None:
            self._open = self.open_game(luck=self.driven)
            self._open.widget("seasons").click()
            self._open.widget(self.path.name).click()
            self._open.wait_for_scene(Page.STANDINGS)
        return self._open

    def cut(self, page: Page) -> None:
        """Pull the plug on a page; the season stays as it was."""
        before = self.season
        if page is not Page.RACE:
            self.window.wait_for_scene(page)
        self.window.pull_the_plug()
        self._open = None
        self.cut_on.append(page)
        assert before == self.season

    def look_at_calendar(self) -> None:
        """Look at what is agreed on, until the plug is pulled."""
        self.window.widget("change").click()
        self.cut(Page.CALENDAR)

    def mend(self, full: Points) -> None:
        """Mend a point of the first car that has lost one; a power cut does not take that back."""
        number, part = next(
            (bay.entry.number, part)
            for bay in garage(self.season, full)
            for part in bay.full
            if bay.room(part)
        )
        self.window.widget("garage").click()
        self.window.wait_for_scene(Page.GARAGE)
        left, top, width, height = self.window.widget(f"{part}-{number}").wait().rect
        self.window.click(left + width - height // 2, top + height // 2)
        self.window.wait_until(lambda: self._mended(number, part) > 0, f"{part} is mended")
        self.cut(Page.GARAGE)
        assert 1 == self._mended(number, part)

    def _mended(self, number: int, part: str) -> int:
        return dict(self.season.results[-1].repairs.get(number, {})).get(part, 0)

    def play(self) -> None:
        """Play the next race to its result, which counts once and at once."""
        driven = self.driven
        self._begin()
        for number in range(MOST):
            scene = self.window.shown.scene
            if scene == Page.RESULT:
                break
            if scene == Page.HAND_OVER and Page.HAND_OVER not in self.cut_on[-1:]:
                self._cut_and_go_on(Page.HAND_OVER)
            elif number == ENOUGH:
                self._cut_and_go_on(Page.RACE)
            self.player.answer(self.window)
            self._wait_until_asked()
        assert driven + 1 == self.driven
        self.cut(Page.RESULT)
        self.cut(Page.STANDINGS)

    def _begin(self) -> None:
        self.window.widget("next-race").click()
        self._wait_until_asked()

    def _cut_and_go_on(self, page: Page) -> None:
        self.cut(page)
        self._begin()

    def _wait_until_asked(self) -> None:
        window = self.window
        asked = "somebody is asked, or it is over"
        window.wait_until(lambda: self.player.is_asked(window), asked, PAINTING)
