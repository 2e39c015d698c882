"""Sight of a race: what a person sees and can use, and what is meant by what is pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.questions import Question
from formulad.ui.race.model.offers import PLACES
from formulad.ui.race.panels.action_button import ACTION
from formulad.ui.race.scene.aims import Aims
from formulad.ui.race.scene.board_staging import cells_to_watch
from formulad.ui.race.scene.coach_places import CoachPlaces
from formulad.ui.race.scene.race_picture import places_to_click
from formulad.ui.shell.sight import Sight

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.road.track import CellId, Track
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.model.choosing import Chooser
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.play.race_table import RaceTable
    from formulad.ui.race.scene.race_screen import RaceScreen
    from formulad.ui.shell.scene import Scene
    from formulad.ui.toolkit.widgets.widget import Widget


class RaceSight:
    """What is before the eyes of who plays."""

    def __init__(
        self, table: RaceTable, chooser: Chooser, screen: RaceScreen, track: Track
    ) -> None:
        self._table = table
        self._chooser = chooser
        self._screen = screen
        self._track = track

    @property
    def awaiting(self) -> str:
        """What the person before the screen is asked for: a `gear`, a `path`, a `die`."""
        asked = self._table.awaiting
        return asked.value if asked and self._screen.board else ""

    @property
    def chooses_on_board(self) -> bool:
        """Whether a person chooses a place, or a car, on the board."""
        return self._table.awaiting in (*PLACES, Question.RADIO)

    @property
    def focus(self) -> str:
        """What the keys go to."""
        return self._screen.hud.form.focus

    def widgets(self, moment: Moment) -> tuple[Widget, ...]:
        """Return what can be used: on the panels, and the cells to stop on."""
        cells = places_to_click(moment) if self.awaiting else ()
        return (*self._screen.hud.form.widgets, *self._screen.spots(cells))

    def unseen(self, moment: Moment, picture: BoardPicture) -> Iterable[CellId]:
        """Yield the cells that a person is to see and cannot.

        All they choose from, or else the car that acts, is on the page; nothing lies over that, nor
        over what a gear may reach, nor over the car whose turn it is.
        """
        interest = cells_to_watch(moment, self._table.playback, self._table.awaiting)
        needed = interest.needed or interest.cells[:1]
        reach = [item.cell for item in picture.reach]
        acting = self._screen.on_free_board(picture)
        yield from self._screen.unseen(needed, is_needed=True)
        yield from self._screen.unseen([*reach, *acting], is_needed=False)

    def named(self, cells: Iterable[CellId]) -> tuple[str, ...]:
        """Return the names of cells."""
        return tuple(self._track.places[cell].name for cell in cells)

    def meant(self, scene: Scene) -> Sight:
        """Return what can be meant in a scene by what is pressed now, as it is asked."""
        table, form = self._table, self._screen.hud.form
        question = (table.waits_for_person, table.match.state)
        focus = form.focus if self._screen.hud.goes_round else ACTION
        choice = (focus, self._chooser.selection.decided)
        cells = self._screen.cells if self.chooses_on_board else None
        return Sight(scene, question, choice, Aims(form.laid, question, choice, cells).thing_at)

    def focused_id(self, moment: Moment, picture: BoardPicture) -> str:
        """Return the gear or place that is chosen, as long as the keys go to what confirms it."""
        if self.focus != ACTION:
            return self.focus
        if moment.is_gear:
            gear = self._chooser.selection.gear
            return f"gear-{int(gear)}" if gear else self.focus
        chosen = picture.chosen
        spots = self._screen.spots([] if chosen is None else [chosen])
        return next((spot.id for spot in spots), self.focus)

    def coach_places(self, moment: Moment, picture: BoardPicture) -> CoachPlaces:
        """Return where that is seen which a coach may point at."""
        return CoachPlaces(self._screen, self.widgets(moment), picture, self._track)
