"""Watch page: a map that is drawn in Tiled meanwhile, as the game shows it after every save."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, say
from formulad.store.file_watch import FileWatch
from formulad.tiled.catalogue import load
from formulad.ui.race.circuits.circuit_details import RACE
from formulad.ui.race.circuits.circuit_facts import facts
from formulad.ui.race.circuits.fault_list import draw_faults
from formulad.ui.race.circuits.looked_at import LookedAt, look_at
from formulad.ui.race.circuits.map_picture import MapPicture
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.intents import Cancel, Undo, asks_for_help
from formulad.ui.toolkit.lettering import LABEL, NOTE, PANEL_TITLE
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.boards.board_in_work import BoardInWork
    from formulad.ui.shell.help_link import HelpPage
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

_GAP, _PADDING, _BUTTON = 18.0, 24.0, 60.0
_BESIDE, _BELOW = 0.3, 0.36
"""The share of the window that words take: beside the picture, or below it in an upright one."""
_LOOKS = 0.1
"""Seconds between two looks at the file."""


class WatchScene(FormScene):
    """A map of somebody who draws, checked and painted anew whenever it is saved."""

    name = "watch"
    ambient_frame = _LOOKS

    def __init__(
        self,
        path: Path,
        board: Callable[[Circuit, float], BoardInWork],
        new_race: Callable[[str], Scene],
        help_page: HelpPage,
    ) -> None:
        """Look at a map.

        Args:
            path: where it lies.
            board: begins the pictures of a circuit for so many pixels a unit.
            new_race: makes the page on which a race on a circuit is agreed.
            help_page: makes the page that tells how the game is played.
        """
        super().__init__()
        self._path, self._begin = path, board
        self._new_race, self._help_page = new_race, help_page
        self._watch = FileWatch(path)
        self._waited = 0.0
        self._looked_at = self._look()
        self._board: BoardInWork | None = None
        self._is_drawn = False
        """Whether the picture of the map as it is now has begun."""
        self._area, self._scale = Rect(0, 0, 0, 0), 1.0

    @property
    def looked_at(self) -> LookedAt:
        """What there is to see of the map as it was last saved."""
        return self._looked_at

    @property
    def board(self) -> BoardInWork | None:
        """The pictures of its circuit, or of the last it was."""
        return self._board

    @property
    def moving(self) -> bool:
        """The file may be saved at any time."""
        return True

    @property
    def is_ambient(self) -> bool:
        """Whether there is nothing to do but to look at the file now and then."""
        return self._is_drawn and (self._board is None or not self._board.is_draft)

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out, and begin to paint."""
        self._area, self._scale = canvas.area, canvas.scale
        self._lay_out(focus="" if self._form.focus else "back")

    def update(self, dt: float) -> None:
        """Look at the file, and paint a little more."""
        self._waited += dt
        if self._waited >= _LOOKS:
            self._waited = 0.0
            if self._watch.has_changed():
                self._looked_at = self._look()
                self._is_drawn = False
                self._lay_out()
        if not self._is_drawn:
            self._begin_picture()
        elif self._board:
            self._board.step()

    def handle(self, intent: Intent) -> Change | None:
        """Race on the map, or leave."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._help_page())
        match self._form.handle(intent):
            case Activated(id="back"):
                return Pop()
            case Activated(id="race-here"):
                return Push(self._new_race(str(self._path.absolute())))
        self._lay_out()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the map, and what there is to say of it."""
        draw_page(canvas, self._title.upper(), str(self._path), has_back=True)
        seen, view = self._looked_at, self._board.view if self._board else None
        shown = view if seen.circuit else None
        MapPicture(self._picture, shown, seen.sketch, seen.faults).draw(canvas)
        canvas.panel(self._words, canvas.theme.pages, radius=18)
        self._draw_words(canvas, self._words.inflate(-2 * _PADDING, -2 * _PADDING))
        self._form.draw(canvas, canvas.theme.pages)

    @property
    def _title(self) -> str:
        circuit = self._looked_at.circuit
        return circuit.track.title if circuit else self._path.stem

    def _look(self) -> LookedAt:
        return look_at(self._path, lambda: load(self._path))

    def _begin_picture(self) -> None:
        """Begin to paint the map as it is now."""
        self._is_drawn = True
        circuit = self._looked_at.circuit
        self._board = self._begin(circuit, self._scale) if circuit else None

    @property
    def _room(self) -> Rect:
        area, top = self._area, HEADER + 10 + _GAP
        return Rect(MARGIN, top, area.width - 2 * MARGIN, area.height - top - _GAP)

    @property
    def _words(self) -> Rect:
        room = self._room
        if room.width < room.height:
            height = room.height * _BELOW
            return Rect(room.left, room.bottom - height, room.width, height)
        width = room.width * _BESIDE
        return Rect(room.right - width, room.top, width, room.height)

    @property
    def _picture(self) -> Rect:
        room, words = self._room, self._words
        if room.width < room.height:
            return Rect(room.left, room.top, room.width, words.top - room.top - _GAP)
        return Rect(room.left, room.top, words.left - room.left - _GAP, room.height)

    def _lay_out(self, focus: str = "") -> None:
        rect = Rect(0, 0, min(280, self._words.width - 2 * _PADDING), _BUTTON)
        rect.bottomright = (self._words.right - _PADDING, self._words.bottom - _PADDING)
        race = Button(RACE, rect, say("Race here"), Kind.PRIMARY, icon="flag")
        self._form.show([back_button(), *([race] if self._looked_at.circuit else [])], focus)

    def _draw_words(self, canvas: Canvas, rect: Rect) -> None:
        palette = canvas.theme.pages
        title = canvas.shortened(self._state, PANEL_TITLE, rect.width)
        canvas.text(title, rect.left, rect.top + 14, PANEL_TITLE, palette.text)
        told = say("Save the map in Tiled: it is shown here at once.")
        used = canvas.paragraph(
            told, Rect(rect.left, rect.top + 40, rect.width, 60), NOTE, palette.muted
        )
        below = Rect(rect.left, rect.top + 56 + used, rect.width, 0)
        below.height = rect.bottom - below.top - (_BUTTON + 8 if self._looked_at.circuit else 0)
        if self._looked_at.faults:
            draw_faults(canvas, self._looked_at.faults, below)
        elif self._looked_at.circuit:
            _draw_facts(canvas, self._looked_at.circuit, below)

    @property
    def _state(self) -> str:
        faults, circuit = self._looked_at.faults, self._looked_at.circuit
        if circuit is None:
            return counted(len(faults), "{n} fault", "{n} faults").upper()
        if faults:
            return counted(len(faults), "{n} warning", "{n} warnings").upper()
        return say("Ready to race").upper()


def _draw_facts(canvas: Canvas, circuit: Circuit, rect: Rect) -> None:
    shown, palette = facts(circuit), canvas.theme.pages
    step = min(52.0, rect.height / max(1, len(shown)))
    for index, fact in enumerate(shown):
        y = rect.top + (index + 0.5) * step
        draw_icon(canvas, fact.icon, rect.left + 14, y, 22, palette.muted)
        value = canvas.shortened(fact.value, LABEL.sized(16), rect.width - 40)
        canvas.text(value, rect.left + 38, y, LABEL.sized(16), palette.text)
