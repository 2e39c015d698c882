"""Title page: go on with a race, begin one, look at races, circuits and rules, quit."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from formulad import __version__
from formulad.kernel.sentence import say, say_of
from formulad.store.preferences import Colours
from formulad.ui.art.logo import draw_logo, holds_logo
from formulad.ui.race.menu.big_tile import BigTile
from formulad.ui.race.menu.menu_layout import NAME, menu_places
from formulad.ui.race.menu.menu_ways import (
    BUTTONS,
    CONTINUE,
    FIRST,
    FIRST_RACE,
    HELP,
    LINKS,
    NEW,
    NEW_RACE,
    QUIT,
    TILES,
    Way,
)
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.notice import notice, unstopped
from formulad.ui.shell.saved.continue_tile import ContinueTile
from formulad.ui.shell.saved.resume_flow import ResumeFlow
from formulad.ui.shell.scene import Push, Quit, Scene
from formulad.ui.shell.slanted_edge import SEA, beyond_edge, draw_edge
from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.shell.sound.sounds import Soundscape
from formulad.ui.toolkit.actions import MOVE
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.intents import Bring, Cancel, Undo, asks_for_help
from formulad.ui.toolkit.lettering import NOTE, SECTION, SMALL
from formulad.ui.toolkit.motion import Amount
from formulad.ui.toolkit.theme import SUN
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.key_caps import draw_kerb
from formulad.ui.toolkit.widgets.tile import Tile
from formulad.ui.toolkit.widgets.widget import Activated
from formulad.ui.toolkit.widgets.widget_signs import draw_hint, hint_width, sign_width

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from formulad.store.saves import Unreadable
    from formulad.ui.race.menu.poster import Poster
    from formulad.ui.race.services.race_services import Services
    from formulad.ui.shell.saved.game_shelf import GameShelf, Saved
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

HINTS = (
    ("full_screen", say("full screen")),
    ("help", say("how to play")),
    ("confirm", say_of("what a key does", "choose")),
    (MOVE, say_of("what a key does", "move")),
)
"""Actions, and what they are called here."""
_HINT_GAP = 26.0
_SUBTITLE = say("A dice race for 1 to 10 drivers").upper()
_NOTE_ROOM = 104.0
"""What a tile's disc takes of the room for its words."""
_SUBTITLE_ROOM = 310.0
"""What there is before the last letter of the name."""
LOGO = 640.0
"""How wide the name of the game is."""
_VERSION_ROOM = 16.0
"""How far below the lowest button the middle of the version has to be."""


class TitleScene(FormScene):
    """The menu everything begins from."""

    name = "menu"
    ambient_frame = 0.1

    def __init__(
        self,
        services: Services,
        shelf: GameShelf,
        hang_poster: Callable[[], Poster],
        pages: Mapping[str, Callable[[], Scene]],
        rules_note: Callable[[], str],
        first_race: Callable[[], Change],
        dropped: Callable[[Path], Scene] | None = None,
    ) -> None:
        """Show what there is to do.

        Args:
            services: settings, circuits.
            shelf: the saved games.
            hang_poster: makes the poster, once the menu has been seen.
            pages: make the pages that the menu leads to; what has none is not shown.
            rules_note: tells by which rules the next race is driven, once the menu has been seen.
            first_race: begins the race of who has never driven one.
            dropped: makes the page of a file that is dropped here.
        """
        super().__init__()
        self._dropped = dropped
        self._hang_poster = hang_poster
        self._pages = pages
        self._rules_note = rules_note
        self._first_race = first_race
        self._poster: Poster | None = None
        self._canvas: Canvas | None = None
        self._services = services
        self._shelf = shelf
        self._resume_flow = ResumeFlow()
        self._saved: Saved | None = None
        self._is_seen = False
        """Whether the first picture has been seen."""
        self._has_looked = False
        """Whether the player was told of a last game that cannot be read."""
        self._area = Rect(0, 0, 0, 0)
        self._places = menu_places(self._area, 0, 0, 0)

    def arrange(self, canvas: Canvas) -> None:
        """Lay the menu out, with the game that can be continued now."""
        self._area = canvas.area
        self._canvas = canvas
        if self._poster:
            self._poster.arrange(canvas, self._services.circuit_of_poster())
        self._look()

    def handle(self, intent: Intent) -> Change | None:
        """Do what was chosen."""
        if isinstance(intent, Cancel | Undo):
            return Push(_leaving())
        if isinstance(intent, Bring) and self._dropped:
            return Push(self._dropped(Path(intent.path)))
        if asks_for_help(intent):
            return Push(self._pages[HELP]())
        action = self._form.handle(intent)
        if not isinstance(action, Activated):
            return None
        if action.id == CONTINUE and self._saved:
            return self._resume_flow.go_on(self._saved)
        if action.id == FIRST_RACE:
            return self._first_race()
        page = self._pages.get(action.id)
        return Push(page()) if page else Quit()

    def resume(self, answer: str) -> Change | None:
        """Come back from a page or a question."""
        self._look()
        return Quit() if answer == QUIT else self._resume_flow.answered(answer)

    def draw(self, canvas: Canvas) -> None:
        """Draw the menu over the poster; what takes longest follows the very first picture."""
        if self._poster:
            self._poster.draw(canvas)
        else:
            canvas.box(beyond_edge(canvas), SEA)
        is_whole = self._is_seen or holds_logo(canvas, LOGO)
        draw_edge(canvas, is_hasty=not is_whole)
        left, top = self._places.column.topleft
        if is_whole:
            draw_logo(canvas, left - 20, top - NAME, LOGO)
            self._draw_hints(canvas)
        draw_kerb(canvas, Rect(left, top - 40, 150, 10), canvas.theme.panels)
        told, style = fitted(canvas, _SUBTITLE, SECTION, _SUBTITLE_ROOM, 0.6)
        canvas.text(told, left + 164, top - 35, style, SUN)
        self._form.draw(canvas, canvas.theme.panels)
        self._draw_version(canvas)

    def _draw_version(self, canvas: Canvas) -> None:
        """Draw which version this is where there is room below the menu; the credits say it too."""
        lowest = max((widget.rect.bottom for widget in self._form.widgets), default=0.0)
        y = self._area.bottom - 40
        if lowest + _VERSION_ROOM <= y:
            canvas.text(
                f"v{__version__}", self._places.column.left, y, NOTE, canvas.theme.panels.muted
            )

    def _draw_hints(self, canvas: Canvas) -> None:
        hints = [hint for hint in HINTS if sign_width(canvas, hint[0])]
        width = sum(hint_width(canvas, *hint) + _HINT_GAP for hint in hints)
        if not hints:
            return
        palette = canvas.theme.panels
        plate = Rect(self._area.right - 30 - width, self._area.bottom - 64, width + 10, 48)
        canvas.box(plate, palette.panel.bottom, radius=14, opacity=0.86)
        right = plate.right - 18
        for action, meaning in hints:
            right -= draw_hint(canvas, right, plate.centery, action, meaning, palette) + _HINT_GAP

    @property
    def soundscape(self) -> Soundscape:
        """Music for the pages, in the mood of their colours."""
        is_night = self._services.preferences.colours is Colours.NIGHT
        return Soundscape(Sound.NIGHT if is_night else Sound.RIVIERA)

    @property
    def moving(self) -> bool:
        """Whether the poster is to be hung or painted, or sways, or something is to be said."""
        return self._sways or not self._is_still

    @property
    def is_ambient(self) -> bool:
        """Whether all that moves is the poster."""
        return self._sways and self._is_still

    @property
    def is_unseen(self) -> bool:
        """Whether all that goes on is work on the poster, or on the board of the next race."""
        is_at_work = self._poster is not None and self._poster.is_unseen
        return is_at_work and self._has_looked and not self._services.memory.fault

    @property
    def _sways(self) -> bool:
        return self._services.motion is Amount.FULL

    @property
    def _is_still(self) -> bool:
        is_hung = self._poster is not None and self._poster.is_painted
        return is_hung and not self._services.memory.fault and self._has_looked

    def update(self, dt: float) -> Change | None:
        """Hang the poster, paint a little more of it; say what is wrong with the player's files."""
        if self._poster:
            self._poster.go_on(dt, self._services.motion)
        elif self._canvas and self._is_seen:
            self._poster = self._hang_poster()
            self._poster.arrange(self._canvas, self._services.circuit_of_poster())
            self._look()
        self._is_seen = True
        if fault := self._services.memory.take_fault():
            return Push(notice(say("Settings"), fault))
        if not self._has_looked:
            self._has_looked = True
            lost = self._shelf.take_unreadable()
            return Push(_unreadable(lost)) if lost else None
        return None

    def _look(self) -> None:
        """Offer what there is now: the game that was left last, and every page."""
        self._saved = self._shelf.last_unfinished()
        tiles = self._tiles_now
        buttons, links = self._offered(BUTTONS), self._offered(LINKS)
        self._places = menu_places(self._area, len(tiles), len(buttons), len(links))
        self._form.show(
            [
                self._big_tile(),
                *map(self._tile, tiles, self._places.tiles),
                *map(_button, buttons, self._places.buttons),
                *map(_button, links, self._places.links),
            ]
        )

    @property
    def _is_new(self) -> bool:
        """Whether nobody here has seen a race through to the flag."""
        return not self._services.last_race.has_finished

    @property
    def _tiles_now(self) -> tuple[Way, ...]:
        """The larger ways on, but for the one on the big tile."""
        races = (*((FIRST,) if self._is_new else ()), NEW)
        big = self._big
        return (*(way for way in races if way.page != big), *self._offered(TILES))

    @property
    def _big(self) -> str:
        """What the big tile leads to."""
        if self._saved:
            return CONTINUE
        return FIRST_RACE if self._is_new else NEW_RACE

    def _offered(self, ways: tuple[Way, ...]) -> tuple[Way, ...]:
        """Return those of the ways that lead anywhere."""
        return tuple(way for way in ways if way.page in self._pages or way.page == QUIT)

    def _big_tile(self) -> Widget:
        rect, is_hung = self._places.big, self._poster is not None
        if self._saved:
            return ContinueTile(CONTINUE, rect, self._saved.header)
        if self._is_new:
            told = (say("You and two easy drivers, one lap."), say("Five hints on the way."))
            title = FIRST.title.upper()
            return BigTile(
                FIRST_RACE, rect, title, told, say("Start here"), "school", has_picture=is_hung
            )
        told = (say("Choose drivers, cars and laps"), *([self._rules_note()] if is_hung else ()))
        return BigTile(NEW_RACE, rect, NEW.title.upper(), told, number=9, has_picture=is_hung)

    def _tile(self, way: Way, place: Rect) -> Tile:
        note = way.note
        if self._canvas:
            note = self._canvas.shortened(note, SMALL, place.width - _NOTE_ROOM)
        return Tile(way.page, place, way.title.upper(), note, way.icon, way.disc, size=20)


def _button(way: Way, place: Rect) -> Button:
    return Button(way.page, place, way.title, Kind.GHOST, icon=way.icon, size=18)


def _unreadable(lost: Unreadable) -> Dialog:
    text = say(
        "{file}: {fault}. The file is left as it is.",
        file=lost.path.name,
        fault=unstopped(lost.sentence),
    )
    return notice(say("Your last game cannot be read"), text)


def _leaving() -> Dialog:
    answers = (
        Answer("stay", say("Stay"), Kind.PRIMARY),
        Answer(QUIT, say("Quit"), Kind.DANGER),
    )
    return Dialog(say("Quit the game?"), say("Games are kept as they are."), answers)
