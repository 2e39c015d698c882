"""Circuits page: the game's and the player's own, one of which is looked at and raced on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from formulad.games.race.shared_circuits import signs_of
from formulad.kernel.frozen import frozen
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import joined, say, sentence_of
from formulad.race.road.track import TrackError
from formulad.store.file_watch import FileWatch
from formulad.ui.race.circuits.circuit_details import RACE, CircuitDetails
from formulad.ui.race.circuits.looked_at import LookedAt, look_at
from formulad.ui.race.new_race.circuit_card import OWN
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import back_button, draw_page
from formulad.ui.shell.notice import notice
from formulad.ui.shell.other_programs import open_in_tiled, open_with_desktop
from formulad.ui.shell.saved.saved_games_layout import list_places
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.intents import (
    Bring,
    Cancel,
    Confirm,
    PointAt,
    Press,
    Release,
    Undo,
    asks_for_help,
)
from formulad.ui.toolkit.lettering import CAPS_LABEL, NOTE
from formulad.ui.toolkit.widgets.laid_widgets import Pane
from formulad.ui.toolkit.widgets.list_row import ListRow
from formulad.ui.toolkit.widgets.scroll import BAR, Scroll
from formulad.ui.toolkit.widgets.widget import Activated
from formulad.ui.toolkit.widgets.widget_lists import draw_listed

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.boards.board_painting import Painting
    from formulad.ui.race.services.race_services import Services
    from formulad.ui.shell.help_link import HelpPage
    from formulad.ui.shell.saved.saved_games_layout import ListPlaces
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

LOOKS = 0.4
"""Seconds between two looks at the files."""
_STEP, _PADDING, _FOOT = 56.0, 12.0, 104.0
_SHARE = 0.31


@frozen
class LookAt:
    """Look at a circuit, by its place in the list."""

    index: int


class CircuitsScene(FormScene):
    """The list of circuits; maps are read and pictures painted while it is open."""

    name = "circuits"
    ambient_frame = LOOKS

    def __init__(
        self,
        services: Services,
        picture: Callable[[Circuit, float], Painting],
        new_race: Callable[[str], Scene],
        help_page: HelpPage,
        give_away: Callable[[Circuit], Path],
    ) -> None:
        """List the circuits.

        Args:
            services: where they come from.
            picture: gives the small picture of a circuit for so many pixels a unit.
            new_race: makes the page on which a race on a circuit is agreed.
            help_page: makes the page that tells how the game is played.
            give_away: packs a circuit into a file, and returns where that lies.
        """
        super().__init__()
        self._give_away = give_away
        self._services = services
        self._picture = picture
        self._new_race = new_race
        self._help_page = help_page
        self._ids = services.circuit_ids
        self._own = services.own_circuits
        self._read: dict[str, LookedAt] = {}
        """Circuits by their ids, or what is wrong with their maps."""
        self._watches: dict[str, FileWatch] = {}
        self._waited = 0.0
        self._chosen = self._ids.index(services.last_race.track)
        self._read_map(self._ids[self._chosen])
        self._scroll = Scroll()
        self._canvas: Canvas | None = None
        self._area = Rect(0, 0, 0, 0)

    @property
    def chosen(self) -> str:
        """The id of the circuit that is looked at."""
        return self._ids[self._chosen]

    @property
    def looked_at(self) -> LookedAt:
        """What there is to see of the map that is looked at."""
        return self._read.get(self.chosen, LookedAt())

    @property
    def circuit(self) -> Circuit | None:
        """The circuit that is looked at, if its map can be used."""
        return self.looked_at.circuit

    @property
    def path(self) -> Path:
        """Where the map lies that is looked at."""
        return self._services.map_of(self.chosen)

    @property
    def moving(self) -> bool:
        """Maps may be drawn and saved meanwhile."""
        return True

    @property
    def is_ambient(self) -> bool:
        """Whether all maps have been read, and the picture is painted."""
        painting = self._painting
        return len(self._read) == len(self._ids) and (painting is None or bool(painting.view))

    def resume(self, answer: str) -> None:
        """Come back from another page; meanwhile maps may have been drawn anew."""
        del answer
        self._read.clear()
        self._read_map(self.chosen)
        self._lay_out()

    def update(self, dt: float) -> None:
        """Paint a little more, read another map, or look whether one was saved."""
        self._waited += dt
        if self._waited >= LOOKS:
            self._waited = 0.0
            self._follow_saves()
        painting = self._painting
        unread = next((each for each in self._ids if each not in self._read), None)
        if unread:
            self._read_map(unread)
            self._lay_out()
        elif painting:
            painting.step()

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out; at first the focus is on the circuit of the last race."""
        self._canvas, self._area = canvas, canvas.area
        self._lay_out(focus="" if self._form.focus else _row_id(self._chosen))

    def handle(self, intent: Intent) -> Change | None:
        """Look at a circuit, race there, take in a map that is dropped here, or go back."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if isinstance(intent, Bring):
            return self._take_in(Path(intent.path))
        if asks_for_help(intent):
            return Push(self._help_page())
        if self._scroll.takes(intent, self._form):
            self._scroll.settle()
            self._lay_out()
            return None
        action = self._form.handle(intent)
        match action:
            case Activated(id="back"):
                return Pop()
            case Activated(id="race-here"):
                return Push(self._new_race(self.chosen))
            case Activated(id="duplicate"):
                return self._take_in(self.path)
            case Activated(id="share") if self.circuit:
                return Push(self._packed(self.circuit))
            case Activated(id="open-in-tiled"):
                return None if open_in_tiled(self.path) else self._not_opened(self.path)
            case Activated(id="show-folder"):
                folder = self.path.parent
                return None if open_with_desktop(folder) else self._not_opened(folder)
            case Activated(command=LookAt(index)):
                self._look_at(index, reveals=True)
                if isinstance(intent, Confirm) and self.circuit:
                    self._lay_out(focus=RACE)
                    return None
        if isinstance(looked_at := self._form.focused_command, LookAt):
            is_pointing = isinstance(intent, PointAt | Press | Release)
            self._look_at(looked_at.index, reveals=not is_pointing)
        self._lay_out()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        draw_page(canvas, say("Circuits").upper())
        canvas.panel(self._room, canvas.theme.pages, radius=18)
        self._details.draw(canvas)
        self._draw_folder(canvas)
        draw_listed(canvas, self._form, self._scroll)

    def _look_at(self, index: int, *, reveals: bool) -> None:
        """Look at the circuit of a row, and bring it into sight."""
        if index != self._chosen:
            self._read.pop(self._ids[index], None)
        self._chosen = index
        self._read_map(self.chosen)
        if reveals:
            self._scroll.reveal(self._chosen * _STEP, (self._chosen + 1) * _STEP)
            self._scroll.settle()

    def _read_map(self, track_id: str) -> None:
        if track_id in self._read:
            return
        path = self._services.map_of(track_id)
        self._watches.setdefault(track_id, FileWatch(path))
        self._read[track_id] = look_at(path, lambda: self._services.circuit(track_id))

    def _follow_saves(self) -> None:
        """Read what was saved, list what is new, and forget what is gone."""
        saved = [each for each, watch in self._watches.items() if watch.has_changed()]
        for track_id in saved:
            self._read.pop(track_id, None)
        if self._services.circuit_ids != self._ids:
            self._list_anew(self.chosen)
        elif saved:
            self._read_map(self.chosen)
            self._lay_out()

    def _list_anew(self, chosen: str) -> None:
        """List the circuits there are now, and look at one of them, or at the first."""
        self._ids, self._own = self._services.circuit_ids, self._services.own_circuits
        self._chosen = self._ids.index(chosen) if chosen in self._ids else 0
        for gone in self._read.keys() - set(self._ids):
            self._read.pop(gone)
            self._watches.pop(gone, None)
        self._read_map(self.chosen)
        self._lay_out(focus=_row_id(self._chosen))

    def _take_in(self, path: Path) -> Change | None:
        """Put a map, or a circuit that was given away, into the player's folder; look at it."""
        try:
            copy = self._services.take_in(path)
        except OSError as error:
            told = joined(": ", (path.name, reason(error)))
            return Push(notice(say("This map cannot be copied"), told))
        except ValueError as error:
            return Push(notice(say("Nobody can race on this"), sentence_of(error)))
        own = (each for each in self._services.circuit_ids if self._services.map_of(each) == copy)
        self._list_anew(next(own, self.chosen))
        return None

    def _packed(self, circuit: Circuit) -> Scene:
        """Return what is told once a circuit is packed to be given away."""
        try:
            place = self._give_away(circuit)
        except (OSError, TrackError) as error:
            told = sentence_of(error) if isinstance(error, TrackError) else reason(error)
            return notice(say("This circuit cannot be packed"), told)
        told = say(
            "Others drop the file onto their page of circuits. Who sees the signs {signs} there"
            " races on the same road. It lies here: {place}",
            place=str(place),
            signs=signs_of(circuit),
        )
        return notice(say("The circuit is packed"), told)

    def _not_opened(self, path: Path) -> Change:
        told = say("No program was found for it. It lies here: {place}", place=str(path))
        return Push(notice(say("This cannot be opened"), told))

    @property
    def _painting(self) -> Painting | None:
        """The picture of the circuit that is looked at."""
        if self._canvas is None or self.circuit is None:
            return None
        return self._picture(self.circuit, self._canvas.scale)

    # Layout

    @property
    def _places(self) -> ListPlaces:
        listed = len(self._ids) * _STEP + 2 * _PADDING + _FOOT
        return list_places(self._area, _SHARE, listed=listed)

    @property
    def _room(self) -> Rect:
        return self._places.list

    @property
    def _details(self) -> CircuitDetails:
        painting = self._painting
        view = painting.view if painting else None
        language = self._services.preferences.language
        return CircuitDetails(self._places.details, self.looked_at, view, language)

    def _lay_out(self, focus: str = "") -> None:
        room = self._room.inflate(-2 * _PADDING, -2 * _PADDING)
        room.height -= _FOOT
        self._scroll.fit(room, len(self._ids) * _STEP)
        top = room.top - self._scroll.offset
        rows = [
            self._row(index, Rect(room.left, top + index * _STEP, room.width - BAR, _STEP - 6))
            for index in range(len(self._ids))
        ]
        pane = Pane(room, frozenset(row.id for row in rows))
        canvas = self._canvas
        buttons = self._details.buttons(canvas) if canvas else []
        self._form.show([*rows, *buttons, back_button()], focus, pane)

    def _row(self, index: int, rect: Rect) -> ListRow:
        track_id = self._ids[index]
        looked_at = self._read.get(track_id)
        found = looked_at.circuit if looked_at else None
        note = OWN if track_id in self._own else ""
        is_chosen, command = index == self._chosen, LookAt(index)
        if looked_at and found is None:
            note = joined(", ", (note, say("faulty"))) if note else say("faulty")
            return ListRow(_row_id(index), rect, track_id, note, "warn", is_chosen, command=command)
        title = found.track.title if found else track_id
        icon = "city" if found and found.track.is_city else "track"
        return ListRow(_row_id(index), rect, title, note, icon, is_chosen, command=command)

    def _draw_folder(self, canvas: Canvas) -> None:
        """Draw where circuits of one's own go."""
        room = self._room
        left, top = room.left + _PADDING + 8, room.bottom - _FOOT
        canvas.rule((left, top), (room.right - _PADDING - 8, top), canvas.theme.pages.line)
        draw_icon(canvas, "folder", left + 10, top + 22, 20, canvas.theme.pages.muted)
        heading = say("Your own circuits lie in").upper()
        canvas.text(heading, left + 30, top + 22, CAPS_LABEL.sized(12.5), canvas.theme.pages.muted)
        place = Rect(left, top + 36, room.width - 2 * _PADDING - 16, 60)
        folder = str(self._services.folders.tracks)
        y = place.top + 10
        for line in _path_lines(canvas, folder, place.width)[-3:]:
            canvas.text(line, left, y, NOTE, canvas.theme.pages.text)
            y += 19


def _row_id(index: int) -> str:
    return f"circuit-{index}"


def _path_lines(canvas: Canvas, path: str, width: float) -> list[str]:
    """Return a path broken into lines at its separators."""
    lines = [""]
    for sign in path:
        if canvas.text_width(lines[-1] + sign, NOTE) > width:
            lines.append("")
        lines[-1] += sign
    return lines
