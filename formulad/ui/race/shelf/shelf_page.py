"""Shelf page: who plays here, the records of circuits, and what is given and taken (SHE-1)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.shelf.statistics.tally import tally_of
from formulad.store.profiles import SavedProfile
from formulad.store.unusable_file import UnusableFile
from formulad.ui.race.shelf.counting_scene import CountingScene
from formulad.ui.race.shelf.course_records_page import CourseRecordsScene
from formulad.ui.race.shelf.edit_profile_page import EditProfileScene
from formulad.ui.race.shelf.exchange_page import ExchangeScene, opened_file
from formulad.ui.race.shelf.profile_page import ProfileScene
from formulad.ui.race.shelf.shelf_words import played_words
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.notice import notice
from formulad.ui.shell.profiles.profile_tiles import MOST, profile_tile, tile_places
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Bring, Cancel, Undo, asks_for_help
from formulad.ui.toolkit.theme import POOLS
from formulad.ui.toolkit.widgets.tile import Tile
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from formulad.ui.race.shelf.shelf_ways import ShelfWays
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

NEW, RECORDS, EXCHANGE = "new-profile", "records", "exchange"
_BIG, _GAP = 108.0, 20.0


@frozen
class LookAt:
    """Look at somebody, or at what is wrong with a file."""

    found: SavedProfile | UnusableFile


class ShelfScene(CountingScene):
    """The shelf."""

    name = "shelf"

    def __init__(self, ways: ShelfWays) -> None:
        """Show who plays here; the records are counted meanwhile."""
        super().__init__(ways)
        ways.counting.anew()
        self._files = ways.profiles.files()[:MOST]

    def _has_counted(self) -> None:
        self._show()

    def arrange(self, canvas: Canvas) -> None:
        """Place a tile for each person, below the ways on."""
        self._area = canvas.area
        self._show()

    def _show(self) -> None:
        area, across = self._area, 3 if self._area.width > self._area.height else 1
        room = Rect(MARGIN, HEADER + 36, area.width - 2 * MARGIN, area.height - HEADER - 72)
        width = (room.width - (across - 1) * _GAP) / across
        ways = (
            (NEW, say("New profile"), say("A name, a car, a language"), "plus", POOLS["engine"]),
            (RECORDS, say("Records"), say("The best on every circuit"), "trophy", POOLS["body"]),
            (EXCHANGE, say("Give and take"), say("As a text or a file"), "gift", POOLS["road"]),
        )
        widgets: list[Widget] = [back_button()]
        for at, (page, title, note, icon, disc) in enumerate(ways):
            row, column = divmod(at, across)
            left, top = room.left + column * (width + _GAP), room.top + row * (_BIG + 12)
            place = Rect(left, top, width, _BIG)
            widgets.append(Tile(page, place, title.upper(), note, icon, disc))
        rows = -(-len(ways) // across)
        head = rows * (_BIG + 12) + 24
        below = Rect(room.left, room.top + head, room.width, room.height - head)
        places = tile_places(below, len(self._files))
        widgets += [
            profile_tile(place, found, LookAt(found), self._note(found))
            for place, found in zip(places, self._files, strict=False)
        ]
        self._form.show(widgets, "" if self._form.focus else self._first)

    @property
    def _first(self) -> str:
        return f"profile-{self._files[0].path.name}" if self._files else NEW

    def _note(self, found: SavedProfile | UnusableFile) -> str:
        """Return how much somebody has played, once that is counted."""
        if isinstance(found, UnusableFile):
            return ""
        if not self._ways.counting.is_done:
            return say("The records are being read …")
        return played_words(tally_of(found.profile, self._ways.counting.digests))

    def handle(self, intent: Intent) -> Change | None:
        """Look at somebody, or go on."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if isinstance(intent, Bring):
            return Push(opened_file(self._ways, Path(intent.path)))
        if asks_for_help(intent):
            return Push(self._ways.help_page())
        match self._form.handle(intent):
            case Activated(command=LookAt(UnusableFile(_, fault))):
                return Push(notice(say("This profile cannot be used"), fault))
            case Activated(command=LookAt(SavedProfile() as saved)):
                return Push(ProfileScene(self._ways, saved))
            case Activated(id="new-profile"):
                return Push(EditProfileScene(self._ways))
            case Activated(id="records"):
                return Push(CourseRecordsScene(self._ways))
            case Activated(id="exchange"):
                return Push(ExchangeScene(self._ways))
            case Activated(id="back"):
                return Pop()
        return None

    def resume(self, answer: str) -> Change | None:
        """Come back: people and records may have come or gone."""
        del answer
        self._files = self._ways.profiles.files()[:MOST]
        self._ways.counting.anew()
        self._show()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        note = say("Who has a profile is counted; guests leave no trace")
        draw_page(canvas, say_shelf(), note)
        self._form.draw(canvas, canvas.theme.pages)


def say_shelf() -> str:
    """Return what the page is called."""
    return say("Shelf").upper()
