"""A race in a window beside its record on disk, from which a test reads what is due."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formulad.ai.engineer.place_counsel import place_counsel
from formulad.ai.grades import driver_of
from formulad.ai.judging.judge import judge_of
from formulad.games.race.resume import load
from formulad.kernel.game import Chance, Decision, Over
from formulad.kernel.record import UNDO, Replay, replay
from formulad.kernel.values import replace
from formulad.race.rules import RaceGame
from formulad.store.paths import data_root
from formulad.tiled.catalogue import Catalogue
from formulad.ui.race.model.acting_seats import HANDMADE
from formulad.ui.race.model.destinations import destinations
from formulad.ui.race.scene.out_watch import WATCH
from tests.e2e.waiting import NeverHappened
from tests.e2e.window import PAINTING
from tests.games.race.saved import read_race
from tests.saves.records import RECORDS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.games.race.resume import LoadedRace
    from formulad.race.moves import ChoosePath, Move, TakeSlipstream
    from formulad.race.road.track import Track
    from formulad.race.state import State
    from formulad.ui.race.views.engineer_views import Destination
    from tests.e2e.window import Window

SUFFIX = ".race"


@cache
def find_track(name: str) -> Track:
    """Return a circuit of the game, or the oval that `Player` has besides."""
    return Catalogue(data_root() / "tracks", RECORDS).load(name).track


class PlayedRace:
    """The race a window shows, as its record has it."""

    def __init__(self, window: Window, saves: Path) -> None:
        """Take the newest record of a folder; there must be one."""
        self.window = window
        self.path = max(saves.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns)
        self._read: tuple[int, LoadedRace] | None = None

    @property
    def loaded(self) -> LoadedRace:
        """The record, played on whenever it has grown; from its beginning if that takes less."""
        size = self.path.stat().st_size
        if self._read is None or self._read[0] != size:
            race = self._played_on() or load(self.path, find_track)
            assert race.replay.fault is None, race.replay.fault
            self._read = size, race
        return self._read[1]

    def _played_on(self) -> LoadedRace | None:
        """Return the record with its new lines played; None if something was taken back there."""
        if self._read is None:
            return None
        race = self._read[1]
        _, record = read_race(self.path.read_bytes())
        known = len(race.record.lines)
        fresh = replace(record, lines=record.lines[known:], first_line=record.first_line + known)
        if UNDO in fresh.lines:
            return None
        again = replay(_Onward(race), fresh, race.luck)
        whole = Replay((*race.replay.played, *again.played), known + again.good_lines, again.fault)
        return replace(race, record=record, replay=whole)

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines that are written so far."""
        return self.loaded.record.lines

    def asked(self, *, at_rest: bool = True) -> tuple[str, LoadedRace]:
        """Wait until the window asks for what is due by the record; return both.

        `over` stands for the end of the race. Who clicks on the board waits until it is at rest;
        others need not let the camera arrive. Who is told to be out watches on.
        """
        found: list[tuple[str, LoadedRace]] = []

        def agree() -> bool:
            race = self.loaded
            wanted = wanted_by(race)
            shown = self.window.shown
            if shown.still and shown.widget(WATCH) and self.window.has_led_to(shown):
                self.window.key("Return")
                return False
            is_there = shown.awaiting == wanted or (wanted == "over" and shown.scene == "result")
            found[:] = [(wanted, race)]
            is_there = is_there and self.window.has_led_to(shown)
            return bool(wanted) and is_there and (shown.still or not at_rest)

        try:
            self.window.wait_until(agree, "screen and record agree on what is due", PAINTING)
        except NeverHappened as never:
            raise NeverHappened(f"{never}\nthe record awaits {found[0][0]!r}") from None
        return found[0]

    def step(self, do: Callable[[str, LoadedRace], None], *, at_rest: bool = True) -> None:
        """Have a person's next step done, and wait until the record has it."""
        due, before = self.asked(at_rest=at_rest)
        written = len(before.record.lines)
        do(due, before)
        self.window.wait_until(lambda: len(self.lines) > written, f"the record has the {due}")


class _Onward(RaceGame):
    """A race that begins where a record ends."""

    def __init__(self, race: LoadedRace) -> None:
        setup = race.header.setup
        super().__init__(race.game.track, setup.entries, setup.options)
        self._state = state_of(race)

    def initial(self) -> State:
        """Return the race as the record leaves it."""
        return self._state


def advised(race: LoadedRace) -> Move:
    """Return what a careful driver would do now."""
    return driver_of("champion").choose(race.game, state_of(race))


def state_of(race: LoadedRace) -> State:
    """Return the state a record leads to."""
    state: State = race.good_part.state
    return state


def wanted_by(race: LoadedRace) -> str:
    """Return what a person is asked for: `gear`, `die`, `path`, `over`; nothing if no one is.

    A `face` is what a die on the players' own table shows; timed laps of computers need none.
    """
    due = race.game.awaiting(state_of(race))
    seats = race.header.setup.seats
    match due:
        case Decision(seat=seat, question=question) if seats[seat].is_human:
            return question.value
        case Chance(seat=seat, measured=measured) if race.game.options.physical_dice:
            is_theirs = seats[seat].is_human or state_of(race).trials is None
            return "face" if is_theirs and not measured else ""
        case Chance(seat=seat, purpose=purpose) if seats[seat].is_human and purpose in HANDMADE:
            return "die"
        case Over():
            return "over"
        case _:
            return ""


def cell_of(race: LoadedRace, path: ChoosePath) -> str:
    """Return the name of the spot on the board where a path ends."""
    cell = path.cells[-1] if path.cells else state_of(race).car.cell
    return f"cell-{race.game.track.cells[cell].name}"


def row_index(race: LoadedRace, path: ChoosePath | TakeSlipstream) -> int:
    """Return which line of the list stands for a path; else the first that ends where it does."""
    state = state_of(race)
    options = race.game.paths(state)
    lines = [options[place.index] for place in places_offered(race.game, state)]
    moves = [line.move for line in lines]
    if path in moves:
        return moves.index(path)
    ends = [line.end(state.car.cell) for line in lines]
    return ends.index(path.cells[-1] if path.cells else state.car.cell)


def places_offered(game: RaceGame, state: State) -> tuple[Destination, ...]:
    """Return the places to stop as the screen lists them once the engineer knows the circuit."""
    counsel = place_counsel(game, state, judge_of(game.setting).judged(game, state))
    return destinations(game, state, counsel=counsel)


def row_of(race: LoadedRace, path: ChoosePath) -> str:
    """Return the name of the line in that list."""
    return f"destination-{row_index(race, path)}"
