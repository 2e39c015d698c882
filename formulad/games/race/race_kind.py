"""Formula D as a kind of game: how a race is opened, written down, and played by computers."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from formulad.ai.grades import driver_of
from formulad.games.race.known_values import stock_library
from formulad.games.race.race_header import read_header, write_header
from formulad.kernel.kind import Opened
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.kernel.values import replace
from formulad.race.agreed.agreement import setup_fault
from formulad.race.editions import EDITION, changed_rule
from formulad.race.road.track import Track, TrackError
from formulad.race.rules import RaceGame
from formulad.store.kept_maps import place_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from formulad.ai.driver import Driver
    from formulad.games.race.race_header import RaceHeader
    from formulad.kernel.kind import Entries
    from formulad.race.agreed.setup import Entrant, RaceSetup

FindTrack: TypeAlias = Callable[[str], Track]
"""Gives a circuit by its id, or raises TrackError."""


class RaceKind:
    """Formula D, played on the circuits that somebody finds."""

    id = "race"
    title = say("Formula D")
    edition = EDITION

    def __init__(self, find_track: FindTrack) -> None:
        self._find_track = find_track

    def agent(self, grade: str) -> Driver:
        """Return the computer driver of a grade.

        Raises:
            ValueError: if there is no such grade.
        """
        return driver_of(grade)

    def players(self, setup: RaceSetup) -> tuple[Entrant, ...]:
        """Return who drives, by seat."""
        return setup.seats

    def seated(self, setup: RaceSetup, grades: Sequence[str]) -> RaceSetup:
        """Return what was agreed with computers of a grade, or persons, on the seats."""
        pairs = zip(setup.seats, grades, strict=True)
        return replace(setup, seats=tuple(replace(seat, grade=grade) for seat, grade in pairs))

    def fingerprint(self, setup: RaceSetup) -> str:
        """Return the fingerprint of the circuit, as its map is now.

        Raises:
            SaveError: if it is missing.
        """
        try:
            return self._find_track(setup.track).fingerprint
        except TrackError as error:
            raise SaveError(sentence_of(error)) from error

    def stem(self, setup: RaceSetup) -> str:
        """Return the short name of the circuit."""
        return setup.track_name

    def open(self, header: RaceHeader, folder: Path) -> Opened[RaceSetup, RaceGame]:
        """Return the race of a header; its circuit may lie beside its record.

        Raises:
            SaveError: if it cannot be driven, or its circuit is missing or was changed.
        """
        setup = replace(header.setup, track=place_of(header.setup.track, folder))
        header = replace(header, setup=setup)
        track = self._find(header)
        if fault := setup_fault(track, setup):
            raise SaveError(say("this race cannot be played: {reason}", reason=fault))
        stock_library()
        game = RaceGame(track, setup.entries, setup.options, header.edition)
        changed = partial(changed_rule, game.setting)
        return Opened(header, game, setup.options.take_backs, changed)

    def read_header(self, entries: Entries) -> RaceHeader:
        """Return what the entries of a header say.

        Raises:
            SaveError: if an entry is missing, unknown or of the wrong kind.
        """
        return read_header(entries)

    def write_header(self, header: RaceHeader) -> Entries:
        """Return the entries of a header, ready to be written."""
        return write_header(header)

    def _find(self, header: RaceHeader) -> Track:
        """Return the circuit of a record: that of its name, or another so called that is like it.

        So a race on a map of one's own called `monaco` is not taken for one on that of the game.
        """
        name, fingerprint = header.setup.track, header.fingerprint
        try:
            track = self._find_track(name)
        except TrackError as error:
            fault = say("this race has lost its circuit: {reason}", reason=sentence_of(error))
        else:
            if track.fingerprint == fingerprint:
                return track
            fault = say(
                "the circuit {track} was changed since this race was driven,"
                " so it cannot be played on",
                track=track.title,
            )
        with suppress(TrackError):
            namesake = self._find_track(f"{name}#{fingerprint}")
            if namesake.fingerprint == fingerprint:
                return namesake
        raise SaveError(fault)
