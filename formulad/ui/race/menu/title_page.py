"""Title page: go on with a race, begin one, look at races, circuits and rules, quit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad import __version__
from formulad.kernel.sentence import say, say_of
from formulad.store.preferences import Colours
from formulad.ui.art.logo import draw_logo
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.notice import notice, unstopped
from formulad.ui.shell.saved.continue_tile import ContinueTile
from formulad.ui.shell.saved.resume_flow import ResumeFlow
from formulad.ui.shell.scene import Push, Quit, Scene
from formulad.ui.shell.slanted_edge import SEA, beyond_edge, draw_edge, is_below, menu_column
from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.shell.sound.sounds import Soundscape
from formulad.ui.toolkit.actions import MOVE
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Cancel, Undo, asks_for_help
from formulad.ui.toolkit.lettering import NOTE, SECTION, SMALL
from formulad.ui.toolkit.theme import POOLS, SUN
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
_SUBTITLE = say("A dice race for 2 to 10 drivers").upper()
NEW_RACE, RACES, CIRCUITS, RULES, HELP = "new-race", "races", "circuits", "rules", "help"
SETTINGS, CREDITS, QUIT = "settings", "credits", "quit"
"""The pages the menu leads to, by the ids of what leads there."""
_TILES = (
    (RACES, say("Races"), say("Saved and finished"), "folder", POOLS["body"]),
    (CIRCUITS, say("Circuits"), say("Look, choose, draw"), "track", POOLS["road"]),
    (RULES, say("Rules"), "", "log", POOLS["brake"]),
    (HELP, say("How to play"), say("Steps and rule book"), "school", POOLS["gearbox"]),
)
_BUTTONS = (
    (SETTINGS, say("Settings"), "settings"),
    (CREDITS, say("Credits"), "star"),
    (QUIT, say("Quit"), "quit"),
)
_NAME = 232.0
"""How tall the name of the game stands above the tiles."""
_NOTE_ROOM = 104.0
"""What a tile's disc takes of the room for its words."""
_VERSION_ROOM = 16.0
"""How far below the lowest button the middle of the version has to be."""
_ROOMY_FROM = 880.0
"""A page must be so tall to hold every way on at its full height."""


@dataclass(frozen=True, slots=True)
class _Sizes:
    """How tall the ways on are, and how far apart."""

    going_on: float
    new: float
    tile: float
    button: float
    gap: float

    def column(self, *, has_save: bool) -> float:
        """Return how tall all of them stand together."""
        going_on = self.going_on + self.gap if has_save else 0.0
        return going_on + self.new + 2 * self.tile + self.button + 3 * self.gap


_LOW, _ROOMY = _Sizes(112, 84, 70, 56, 12), _Sizes(132, 100, 88, 56, 16)
_LARGE = _Sizes(148, 124, 112, 64, 20)


class TitleScene(FormScene):
    """The menu everything begins from."""

    name = "menu"

    def __init__(
        self,
        services: Services,
        shelf: GameShelf,
        hang_poster: Callable[[], Poster],
        pages: Mapping[str, Callable[[], Scene]],
        rules_note: Callable[[], str],
    ) -> None:
        """Show what there is to do.

        Args:
            services: settings, circuits.
            shelf: the saved games.
            hang_poster: makes the poster, once the menu has been seen.
            pages: make the pages that the menu leads to; what has none is not shown.
            rules_note: tells by which rules the next race is driven.
        """
        super().__init__()
        self._hang_poster = hang_poster
        self._pages = pages
        self._rules_note = rules_note
        self._poster: Poster | None = None
        self._canvas: Canvas | None = None
        self._services = services
        self._shelf = shelf
        self._resume_flow = ResumeFlow()
        self._saved: Saved | None = None
        self._has_looked = False
        """Whether the player was told of a last game that cannot be read."""
        self._area = Rect(0, 0, 0, 0)

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
        if asks_for_help(intent):
            return Push(self._pages[HELP]())
        action = self._form.handle(intent)
        if not isinstance(action, Activated):
            return None
        if action.id == "continue" and self._saved:
            return self._resume_flow.go_on(self._saved)
        page = self._pages.get(action.id)
        return Push(page()) if page else Quit()

    def resume(self, answer: str) -> Change | None:
        """Come back from a page or a question."""
        self._look()
        return Quit() if answer == QUIT else self._resume_flow.answered(answer)

    def draw(self, canvas: Canvas) -> None:
        """Draw the menu over the poster."""
        if self._poster:
            self._poster.draw(canvas)
        else:
            canvas.box(beyond_edge(canvas), SEA)
        draw_edge(canvas)
        left, top = self._column.topleft
        draw_logo(canvas, left - 28, top - _NAME, 620)
        draw_kerb(canvas, Rect(left, top - 50, 150, 10), canvas.theme.panels)
        canvas.text(_SUBTITLE, left + 168, top - 45, SECTION, SUN)
        self._form.draw(canvas, canvas.theme.panels)
        self._draw_hints(canvas)
        self._draw_version(canvas)

    @property
    def _sizes(self) -> _Sizes:
        if is_below(self._area):
            return _LARGE
        return _ROOMY if self._area.height >= _ROOMY_FROM else _LOW

    @property
    def _column(self) -> Rect:
        """Where the ways on stand: with the name in the middle of the screen, or of their part."""
        top = max(276.0, self._area.height / 2 - 160)
        height = self._sizes.column(has_save=self._saved is not None)
        return menu_column(self._area, top, _NAME, height)

    def _draw_version(self, canvas: Canvas) -> None:
        """Draw which version this is where there is room below the menu; the credits say it too."""
        lowest = max((widget.rect.bottom for widget in self._form.widgets), default=0.0)
        y = self._area.bottom - 40
        if lowest + _VERSION_ROOM <= y:
            canvas.text(f"v{__version__}", self._column.left, y, NOTE, canvas.theme.panels.muted)

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
        """Whether the poster is still to be hung or painted, or something is to be said."""
        is_hung = self._poster is not None and self._poster.is_painted
        return not is_hung or bool(self._services.memory.fault) or not self._has_looked

    def update(self, dt: float) -> Change | None:
        """Hang the poster, paint a little more of it; say what is wrong with the player's files."""
        del dt
        if self._poster:
            self._poster.paint()
        elif self._canvas:
            self._poster = self._hang_poster()
            self._poster.arrange(self._canvas, self._services.circuit_of_poster())
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
        self._form.show(self._widgets())

    def _widgets(self) -> list[Widget]:
        column, sizes = self._column, self._sizes
        top, gap, low = column.top, sizes.gap, sizes.tile
        widgets: list[Widget] = []
        if self._saved:
            rect = Rect(column.left, top, column.width, sizes.going_on)
            widgets.append(ContinueTile("continue", rect, self._saved.header))
            top = rect.bottom + gap
        rect = Rect(column.left, top, column.width, sizes.new)
        title, note = say("New race").upper(), say("Choose drivers, cars and laps")
        widgets.append(Tile(NEW_RACE, rect, title, note, "flag", primary=not self._saved))
        below = Rect(column.left, rect.bottom + gap, column.width, 2 * low + gap)
        widgets += self._tiles(below, gap)
        last = Rect(column.left, below.bottom + gap, column.width, sizes.button)
        return [*widgets, *self._buttons(last, gap)]

    def _tiles(self, room: Rect, gap: float) -> list[Tile]:
        """Return the larger ways on, two beside each other."""
        width, height = (room.width - gap) / 2, (room.height - gap) / 2
        tiles = []
        for index, (page, title, told, icon, disc) in enumerate(_TILES):
            row, column = divmod(index, 2)
            left = room.left + column * (width + gap)
            rect = Rect(left, room.top + row * (height + gap), width, height)
            note = told or self._rules_note()
            if self._canvas:
                note = self._canvas.shortened(note, SMALL, width - _NOTE_ROOM)
            tiles.append(Tile(page, rect, title.upper(), note, icon, disc, size=20))
        return tiles

    def _buttons(self, room: Rect, gap: float) -> list[Button]:
        """Return the ways on that are needed less often, in a row."""
        ways = [way for way in _BUTTONS if way[0] in self._pages or way[0] == QUIT]
        width = (room.width - gap * (len(ways) - 1)) / len(ways)
        return [
            Button(
                page,
                Rect(room.left + index * (width + gap), room.top, width, room.height),
                label,
                Kind.GHOST,
                icon=icon,
                size=20,
            )
            for index, (page, label, icon) in enumerate(ways)
        ]


def _unreadable(lost: Unreadable) -> Dialog:
    text = say(
        "{file}: {fault}. The file is left as it is.",
        file=lost.path.name,
        fault=unstopped(lost.sentence),
    )
    return notice(say("Your last race cannot be read"), text)


def _leaving() -> Dialog:
    answers = (
        Answer("stay", say("Stay"), Kind.PRIMARY),
        Answer(QUIT, say("Quit"), Kind.DANGER),
    )
    return Dialog(say("Quit the game?"), say("Races are kept as they are."), answers)
