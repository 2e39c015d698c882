"""Seasons page: every season there is with its leaders, and a new one for the last line-up."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.games.season_yaml import SUFFIX, seasons_in, take_in
from formulad.games.seasons import enter_all
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say, sentence_of
from formulad.ui.race.season.season_page import SeasonScene
from formulad.ui.race.season.season_tile import SeasonTile
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.notice import notice
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Bring, Cancel, Undo, asks_for_help
from formulad.ui.toolkit.widgets.tile import Tile
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from formulad.season.season import Season
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.season.season_ways import SeasonWays
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

NEW = "new-season"
_TALL, _GAP, _MOST = 296.0, 20.0, 24


@frozen
class Look:
    """Look at the season of a file."""

    path: Path


class SeasonsScene(FormScene):
    """The seasons there are."""

    name = "seasons"

    def __init__(self, ways: SeasonWays) -> None:
        """Show the seasons of a player; what a power cut kept out enters now."""
        super().__init__()
        self._ways = ways
        self._folder = ways.folder
        enter_all(ways.home)
        self._seasons = tuple(seasons_in(self._folder))[:_MOST]
        self._area = Rect(0, 0, 1, 1)
        self._circuits: dict[str, Circuit | None] = {}
        """Where next races are driven, as far as that was looked up."""

    @property
    def moving(self) -> bool:
        """Whether it is still to be looked up where next races are driven."""
        return bool(self._unknown)

    @property
    def _unknown(self) -> list[str]:
        seasons = (each for _, each in self._seasons if not isinstance(each, str))
        return [track for each in seasons if (track := _next_track(each)) not in self._circuits]

    def update(self, dt: float) -> None:
        """Look up where one of the next races is driven."""
        del dt
        for track in self._unknown[:1]:
            self._circuits[track] = self._ways.offer.circuit_of(track) if track else None
            self._show()

    def arrange(self, canvas: Canvas) -> None:
        """Place a tile for each season."""
        self._area = canvas.area
        self._show()

    def _show(self) -> None:
        area = self._area
        across = 3 if area.width > area.height else 1
        width = (area.width - 2 * MARGIN - (across - 1) * _GAP) / across
        rows = (len(self._seasons) + across) // across
        room = area.height - HEADER - 36 - MARGIN
        tall = min(_TALL, room / max(1, rows) - _GAP)

        def place(index: int) -> Rect:
            row, column = divmod(index, across)
            left = MARGIN + column * (width + _GAP)
            return Rect(left, HEADER + 36 + row * (tall + _GAP), width, tall)

        note = say("Drivers, circuits, points: all as you like")
        new = Tile(NEW, place(0), say("New season").upper(), note, "flag", primary=True)
        tiles = [self._tile(place(at), *each) for at, each in enumerate(self._seasons, 1)]
        widgets: list[Widget] = [back_button(), new, *tiles]
        self._form.show(widgets, focus="" if self._form.focus else NEW)

    def _tile(self, place: Rect, path: Path, season: Season | str) -> Widget:
        """Return the tile of a season, or of a file that cannot be used."""
        look = Look(path)
        if isinstance(season, str):
            return Tile(path.name, place, path.name, season, "info", command=look)
        circuit = self._circuits.get(_next_track(season))
        return SeasonTile(path.name, place, season, circuit, look)

    def handle(self, intent: Intent) -> Change | None:
        """Look at a season, or begin one."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if isinstance(intent, Bring):
            return self._take_in(Path(intent.path))
        if asks_for_help(intent):
            return Push(self._ways.help_page())
        match self._form.handle(intent):
            case Activated(command=Look(path)):
                return self._look(path)
            case Activated(id="new-season"):
                return self._begin()
            case Activated(id="back"):
                return Pop()
        return None

    def resume(self, answer: str) -> Change | None:
        """Come back: the seasons may stand otherwise."""
        self._seasons = tuple(seasons_in(self._folder))[:_MOST]
        self._show()
        return self._look(self._folder / answer) if answer.endswith(SUFFIX) else None

    def _look(self, path: Path) -> Change:
        try:
            ways = replace(self._ways, leave=Pop)
            return Push(SeasonScene(ways, path))
        except ValueError as error:
            return Push(notice(say("This season cannot go on"), sentence_of(error)))

    def _take_in(self, path: Path) -> Change:
        """Take in a season that was dropped here."""
        try:
            return self._look(take_in(path, self._folder))
        except ValueError as error:
            return Push(notice(say("This is no season"), sentence_of(error)))

    def _begin(self) -> Change:
        """Agree on a season, at first for who drove last."""
        return self._ways.agree(self._ways.offer.first_season(len(self._seasons) + 1))

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        draw_page(canvas, say("Seasons").upper(), say("Races that count together"))
        self._form.draw(canvas, canvas.theme.pages)


def _next_track(season: Season) -> str:
    """Return where the next race of a season is driven; nothing if none is, or it is of cards."""
    race = season.next_race()
    return season.calendar[race - 1].track if race else ""
