"""Record face of a race: circuit, laps and rules, the plates of its cars, and what opens it.

What only a race needs is imported when one is read, so that the menu is there at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.race.race_header import read_header
from formulad.games.race.race_saves import delete_race
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import counted, joined, sentence_of
from formulad.race.road.track import TrackError
from formulad.ui.race.saved.saved_race_words import WORDS, told

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

    from formulad.games.race.race_header import RaceHeader
    from formulad.games.race.race_saves import SavedRace
    from formulad.games.race.resume import LoadedRace
    from formulad.kernel.kind import Entries
    from formulad.kernel.sentence import Sentence
    from formulad.race.agreed.setup import Entrant, RaceSetup
    from formulad.ui.race.rules.preset_shelf import RuleShelf
    from formulad.ui.race.services.race_services import DrivenRace, OpenRace, Services
    from formulad.ui.shell.record_face import Standing
    from formulad.ui.shell.scene import Scene
    from formulad.ui.toolkit.canvas import Canvas, Rect


class RaceRecordFace:
    """Saved races, as lists of saved games show them."""

    words = WORDS

    def __init__(
        self,
        services: Services,
        open_race: Callable[[OpenRace], Scene],
        replay: Callable[[DrivenRace], Scene],
        result: Callable[[DrivenRace], Scene],
        rules: Callable[[], RuleShelf],
    ) -> None:
        """Show saved races.

        Args:
            services: read them.
            open_race: makes the scene that plays a race.
            replay: makes the page on which a race is seen again.
            result: makes the page that shows how a race ended.
            rules: gives the rules by which races are told apart.
        """
        self._services = services
        self._open_race = open_race
        self._replay = replay
        self._result = result
        self._rules = rules

    def read_header(self, entries: Entries) -> RaceHeader:
        """Return what the entries of a header say."""
        return read_header(entries)

    def players(self, setup: RaceSetup) -> tuple[Entrant, ...]:
        """Return who drives, by seat."""
        return setup.seats

    def title(self, setup: RaceSetup) -> str:
        """Return the circuit."""
        return setup.track_name.upper()

    def note(self, setup: RaceSetup) -> Sentence:
        """Return how long it is, and by which rules it is driven."""
        laps = counted(setup.options.laps, "{n} lap", "{n} laps")
        try:
            shelf = self._rules()
            rules = shelf.told(shelf.compared(setup.options))
        except ValueError:
            rules = ""
        return joined(" · ", (laps, rules))

    def line(self, header: RaceHeader) -> Sentence:
        """Return in a line where the race is, how long it is and when it began."""
        return told(header)

    def draw_badge(self, canvas: Canvas, player: Entrant, rect: Rect) -> None:
        """Draw the plate of a car."""
        from formulad.ui.art.cars import draw_plate

        draw_plate(canvas, player.number, rect)

    def reading(self, path: Path) -> Generator[None, None, LoadedRace]:
        """Read a record and drive it again, a line at a time."""
        return self._services.reading(path)

    def standing(self, loaded: LoadedRace) -> Standing:
        """Return the lap and who is next, or who has won and the places."""
        from formulad.ui.race.saved.race_standing import race_standing

        return race_standing(loaded)

    def resumed(self, path: Path, *, drop_damaged: bool = False) -> Scene:
        """Return the screen of a race that goes on."""
        try:
            return self._open_race(self._services.resume(path, drop_damaged=drop_damaged))
        except TrackError as error:
            raise SaveError(sentence_of(error)) from error

    def replay(self, loaded: LoadedRace) -> Scene:
        """Return the page on which a race is seen again, as far as its record holds."""
        return self._shown(self._replay, loaded)

    def result(self, loaded: LoadedRace) -> Scene:
        """Return the page that shows how a race ended."""
        return self._shown(self._result, loaded)

    def delete(self, saved: SavedRace) -> None:
        """Put a race away, with its copy of a map if that is the copy of no other race."""
        delete_race(saved)

    def _shown(self, show: Callable[[DrivenRace], Scene], loaded: LoadedRace) -> Scene:
        try:
            return show(self._services.driven(loaded))
        except TrackError as error:
            raise SaveError(sentence_of(error)) from error
