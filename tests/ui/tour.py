"""Every screen visited once: what it looks like, what is written on it, and whether it fits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from formulad.ui.race.scene.race_scene import RaceScene
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.toolkit.languages import ENGLISH, LANGUAGES
from tests import scope
from tests.ui.accents import ACCENT, Accented, write_accented
from tests.ui.tidy import tidy
from tests.ui.walk import dead_ends
from tools.layout.faults import early_results, layout_faults, unseen_cells
from tools.layout.watched import WatchedCanvas
from tools.screens.registry import SCREENS
from tools.screens.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path
    from typing import TypeAlias

    Sight: TypeAlias = tuple[tuple[int, int], str]

SMALLEST, USUAL = (1280, 720), (1920, 1080)
SQUARISH, UPRIGHT = (1024, 768), (800, 1280)
NARROWEST = (SMALLEST, "de")
BY_TURNS = ((SMALLEST, ENGLISH), (USUAL, "ja"), (UPRIGHT, "fr"))
"""The quick gate sees a screen in the narrowest, and in one of these."""
SIGHTS = (
    *((SMALLEST, language) for language in LANGUAGES),
    *((USUAL, language) for language in (ENGLISH, "de", "ja")),
    (SQUARISH, "de"),
    *((UPRIGHT, language) for language in ("de", "es", "fr")),
)
"""The windows and languages in which texts are measured: the narrowest, and the longest words."""
WALKED = (
    *("menu-with-save", "menu-leaving", "new-race-4", "new-race-own-cars-4", "new-race-street-4"),
    *("design-fault", "design-many", "drivers", "drivers-own", "rules", "rules-own", "controls"),
    *("settings-picture", "settings-sound", "language-choice", "letters", "races", "circuits-own"),
    *("box-continue", "new-game", "new-game-six", "watch-season", "season-new"),
    *("season-new-calendar", "season-new-points", "season", "season-garage", "season-absence"),
    *("help-rules", "pause", "results", "report-analysis", "report-compare", "try-again"),
)
"""Pages that are walked with the arrows: one of each kind."""
_PICTURE = (320, 180)


@dataclass(frozen=True, slots=True)
class Seen:
    """What was seen of a screen."""

    picture: pygame.Surface
    """Small, and in English."""
    faults: tuple[str, ...]
    """Texts that cannot be read, in some window and language."""
    heard: frozenset[str]
    """All its texts, in a language that no one speaks."""
    dead_ends: tuple[str, ...]
    """Where arrows do not lead as they should, in some window; only of what is walked."""


class Tour:
    """Visits screens; painted boards are shared, and no screen is visited twice."""

    def __init__(self, folder: Path, painted: Path) -> None:
        """Visit with files of the game and of a player in a folder, and boards in another."""
        self._player, self._data = folder / "player", folder / "data"
        write_accented(self._data)
        self._player.mkdir()
        (self._player / "boards").symlink_to(painted)
        self._seen: dict[str, Seen] = {}

    def see(self, screen: str) -> Seen:
        """Return what is seen of a screen."""
        if screen not in self._seen:
            self._seen[screen] = self._visit(screen)
        return self._seen[screen]

    def _visit(self, screen: str) -> Seen:
        visitor = Visitor(self._player, SMALLEST, data=self._data)
        SCREENS[screen](visitor)
        picture = pygame.transform.smoothscale(visitor.look(), _PICTURE)
        faults = tuple(_faults(visitor, sights_of(screen)))
        accented = Accented()
        visitor.see_in(SMALLEST, ACCENT)
        visitor.app.canvas.speak(accented)
        visitor.app.stack.arrange()
        visitor.app.stack.draw_on(WatchedCanvas(visitor.app.canvas))
        ends = tuple(_dead_ends(visitor)) if screen in WALKED else ()
        visitor.leave()
        tidy()
        return Seen(picture, faults, frozenset(accented.heard), ends)


def sights_of(screen: str) -> tuple[Sight, ...]:
    """Return the windows and languages in which a screen is seen in this scope."""
    if scope.is_all():
        return SIGHTS
    return (NARROWEST, BY_TURNS[[*SCREENS].index(screen) % len(BY_TURNS)])


def _dead_ends(visitor: Visitor) -> Iterator[str]:
    for size in (SMALLEST, UPRIGHT):
        visitor.see_in(size, ENGLISH)
        scene = visitor.app.stack.top
        if isinstance(scene, FormScene):
            yield from (f"{size[0]}x{size[1]}: {each}" for each in dead_ends(scene))


def _faults(visitor: Visitor, sights: Iterable[Sight]) -> Iterator[str]:
    for size, language in sights:
        visitor.see_in(size, language)
        canvas = WatchedCanvas(visitor.app.canvas)
        visitor.app.stack.draw_on(canvas)
        top = visitor.app.stack.top
        faults = layout_faults(canvas)
        if isinstance(top, RaceScene):
            faults = (*faults, *early_results(canvas, top.unread), *unseen_cells(top))
        yield from (f"{size[0]}x{size[1]} {language}: {each}" for each in faults)
