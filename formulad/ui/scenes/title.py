"""The first screen: go on with a race, begin one, choose rules, learn how, quit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad import __version__
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, say_of, sentence_of
from formulad.race.track import TrackError
from formulad.store.document import DocumentError
from formulad.store.settings import Colours
from formulad.ui.actions import MOVE
from formulad.ui.canvas import Rect
from formulad.ui.intents import Cancel, Undo, asks_for_help
from formulad.ui.lettering import NOTE, SECTION
from formulad.ui.scene import Push, Quit, Reset, Scene
from formulad.ui.scenes.continue_tile import ContinueTile
from formulad.ui.scenes.edge import SEA, beyond_edge, draw_edge
from formulad.ui.scenes.logo import draw_logo
from formulad.ui.scenes.notice import notice, unstopped
from formulad.ui.sound.sound import Sound
from formulad.ui.sound.sounds import Soundscape
from formulad.ui.theme import SUN
from formulad.ui.widgets.base import Activated
from formulad.ui.widgets.button import Button, Kind
from formulad.ui.widgets.dialog import Answer, Dialog
from formulad.ui.widgets.form_scene import FormScene
from formulad.ui.widgets.marks import draw_kerb
from formulad.ui.widgets.signs import draw_hint, hint_width, sign_width
from formulad.ui.widgets.tile import Tile

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.store.saves import SavedRace, Unreadable
    from formulad.ui.board.view import BoardView
    from formulad.ui.canvas import Canvas
    from formulad.ui.intents import Intent
    from formulad.ui.scene import Change
    from formulad.ui.scenes.help_page import HelpPage
    from formulad.ui.scenes.poster import Poster
    from formulad.ui.scenes.rules.draft import Draft
    from formulad.ui.scenes.rules.shelf import RuleShelf
    from formulad.ui.services import OpenRace, Services
    from formulad.ui.widgets.base import Widget

HINTS = (
    ("full_screen", say("full screen")),
    ("help", say("how to play")),
    ("confirm", say_of("what a key does", "choose")),
    (MOVE, say_of("what a key does", "move")),
)
"""Actions, and what they are called here."""
_HINT_GAP = 26.0
_SUBTITLE = say("A dice race for 2 to 10 drivers").upper()
_COLUMN = 600.0
_LEFT = 96.0
_LOW, _QUIT_WIDTH, _SETTINGS_WIDTH = 92.0, 200.0, 200.0
_BUTTON_SIZE = 21.0
_ROOMY_FROM = 880.0
"""A page must be so tall to hold five ways on at their full height."""
_PART = "part"
"""The answer that goes on from the good part of a damaged record."""


class TitleScene(FormScene):
    """The menu everything begins from."""

    name = "menu"

    def __init__(
        self,
        services: Services,
        open_race: Callable[[OpenRace], Scene],
        hang_poster: Callable[[], Poster],
        help_page: HelpPage,
        rules: Callable[[], RuleShelf],
        settings_page: Callable[[], Scene],
    ) -> None:
        """Show what there is to do.

        Args:
            services: saves, settings, circuits.
            open_race: makes the scene that plays a race.
            hang_poster: makes the poster, once the menu has been seen.
            help_page: makes the page that tells how the game is played.
            rules: gives the rules there are to choose from.
            settings_page: makes the page on which the game is set to a player's taste.
        """
        super().__init__()
        self._rules = rules
        self._settings_page = settings_page
        self._hang_poster = hang_poster
        self._help_page = help_page
        self._poster: Poster | None = None
        self._canvas: Canvas | None = None
        self._services = services
        self._open_race = open_race
        self._saved: SavedRace | None = None
        self._damaged: Path | None = None
        self._has_looked = False
        """Whether the player was told of a last race that cannot be read."""
        self._area = Rect(0, 0, 0, 0)

    def arrange(self, canvas: Canvas) -> None:
        """Lay the menu out, with the races that can be continued now."""
        self._area = canvas.area
        self._canvas = canvas
        if self._poster:
            self._poster.arrange(canvas, self._services.circuit_of_poster())
        unfinished = self._services.shelf().unfinished
        self._saved = unfinished[0] if unfinished else None
        self._form.show(self._widgets())

    def handle(self, intent: Intent) -> Change | None:
        """Do what was chosen."""
        if isinstance(intent, Cancel | Undo):
            return Push(_leaving())
        if asks_for_help(intent):
            return Push(self._help_page())
        action = self._form.handle(intent)
        if not isinstance(action, Activated):
            return None
        match action.id:
            case "continue" if self._saved:
                return self._continue(self._saved.path)
            case "new-race":
                return self._new_race()
            case "rules":
                return self._change_rules()
            case "help":
                return Push(self._help_page())
            case "settings":
                return Push(self._settings_page())
            case _:
                return Quit()

    def resume(self, answer: str) -> Change | None:
        """Come back from a page or a question."""
        self._form.show(self._widgets())
        damaged, self._damaged = self._damaged, None
        if answer == "quit":
            return Quit()
        if answer == _PART and damaged:
            return self._continue(damaged, drop_damaged=True)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the menu over the poster."""
        if self._poster:
            self._poster.draw(canvas)
        else:
            canvas.box(beyond_edge(canvas), SEA)
        draw_edge(canvas)
        top = self._top
        draw_logo(canvas, _LEFT - 28, top - 232, 620)
        draw_kerb(canvas, Rect(_LEFT, top - 50, 150, 10), canvas.theme.panels)
        canvas.text(_SUBTITLE, _LEFT + 168, top - 45, SECTION, SUN)
        self._form.draw(canvas, canvas.theme.panels)
        self._draw_hints(canvas)
        canvas.text(
            f"v{__version__}", _LEFT, self._area.bottom - 40, NOTE, canvas.theme.panels.muted
        )

    @property
    def _top(self) -> float:
        """Where the tiles begin: the whole column stands in the middle of the screen."""
        return max(276.0, self._area.height / 2 - 110)

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
        is_night = self._services.settings.colours is Colours.NIGHT
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
            lost = self._services.take_unreadable()
            return Push(_unreadable(lost)) if lost else None
        return None

    def _widgets(self) -> list[Widget]:
        top, roomy = self._top, self._area.height >= _ROOMY_FROM
        gap = 16.0 if roomy else 12.0
        widgets: list[Widget] = []
        if self._saved:
            rect = Rect(_LEFT, top, _COLUMN, 132 if roomy else 112)
            widgets.append(ContinueTile("continue", rect, self._saved.header))
            top = rect.bottom + gap
        rect = Rect(_LEFT, top, _COLUMN, 108 if roomy else 88)
        title, note = say("New race").upper(), say("Choose drivers, cars and laps")
        widgets.append(Tile("new-race", rect, title, note, "flag", primary=not self._saved))
        low = _LOW if roomy else 72.0
        rect = Rect(_LEFT, rect.bottom + gap, _COLUMN - 16 - _SETTINGS_WIDTH, low)
        widgets.append(Tile("rules", rect, say("Rules").upper(), self._rules_note(), "log"))
        settings = Rect(rect.right + 16, rect.top, _SETTINGS_WIDTH, low)
        label = say("Settings")
        widgets.append(
            Button("settings", settings, label, Kind.GHOST, icon="settings", size=_BUTTON_SIZE)
        )
        return [*widgets, *self._smaller(rect.bottom + gap, low)]

    def _smaller(self, top: float, height: float) -> tuple[Tile, Button]:
        """Return the ways on that are needed less often, beside each other."""
        rect = Rect(_LEFT, top, _COLUMN - 16 - _QUIT_WIDTH, height)
        quit_rect = Rect(rect.right + 16, top, _QUIT_WIDTH, height)
        note = say("In ten steps, and by the book")
        return (
            Tile("help", rect, say("How to play").upper(), note, "school"),
            Button("quit", quit_rect, say("Quit"), Kind.GHOST, icon="quit", size=_BUTTON_SIZE),
        )

    def _rules_note(self) -> str:
        """Return by which rules the next race is driven."""
        try:
            shelf = self._rules()
            return shelf.told(shelf.draft(self._services.settings))
        except ValueError:
            return say("What your races are driven by")

    def _change_rules(self) -> Change:
        from formulad.ui.scenes.rules.scene import RulesScene

        try:
            shelf = self._rules()
            draft = shelf.draft(self._services.settings)
        except ValueError as error:
            return Push(notice(say("The rules cannot be shown"), sentence_of(error)))
        return Push(RulesScene(shelf, draft, self._agree))

    def _agree(self, draft: Draft) -> None:
        """Remember the rules of the next race."""
        self._services.memory.remember(preset=draft.base, rules=draft.options)

    def _board(self) -> BoardView | None:
        return self._poster.board if self._poster else None

    def _new_race(self) -> Change:
        from formulad.ui.scenes.new_race import NewRaceScene

        try:
            return Push(
                NewRaceScene(
                    self._services, self._open_race, self._help_page, self._board, self._rules()
                )
            )
        except TrackError as error:
            return Push(notice(say("This circuit cannot be raced on"), sentence_of(error)))
        except DocumentError as error:
            return Push(notice(say("The rules cannot be read"), sentence_of(error)))

    def _continue(self, path: Path, *, drop_damaged: bool = False) -> Change:
        from formulad.store.resume import DamagedSaveError

        try:
            race = self._services.resume(path, drop_damaged=drop_damaged)
        except DamagedSaveError as error:
            self._damaged = path
            return Push(_damage(sentence_of(error)))
        except (SaveError, TrackError) as error:
            return Push(notice(say("This race cannot go on"), sentence_of(error)))
        return Reset(self._open_race(race))


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
        Answer("quit", say("Quit"), Kind.DANGER),
    )
    return Dialog(say("Quit the game?"), say("Races are kept as they are."), answers)


def _damage(sentence: str) -> Dialog:
    text = say(
        "{fault}. The race can go on from there; the file as it is will be kept.",
        fault=unstopped(sentence),
    )
    answers = (
        Answer(_PART, say("Go on from there"), Kind.PRIMARY),
        Answer("back", say("Back")),
    )
    return Dialog(say("This record is damaged"), text, answers)
