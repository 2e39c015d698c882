"""Going on where a race was left: read, check, play again, and write on."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from formulad.games.race.race_saves import read_race
from formulad.kernel.chance import SeededLuck
from formulad.kernel.files import MOST_OF_RECORD, read_bytes
from formulad.kernel.game import Over
from formulad.kernel.match import Match
from formulad.kernel.os_errors import reason
from formulad.kernel.record import (
    GameRecord,
    Replay,
    SaveError,
    finished,
    replaying,
    write_edition,
    write_mark,
)
from formulad.kernel.sentence import say, sentence_of
from formulad.race.agreement import setup_fault
from formulad.race.editions import EDITION, changed_rule
from formulad.race.rules import RaceGame
from formulad.race.track import Track, TrackError
from formulad.store.disk import keep_beside
from formulad.store.kept_maps import place_of
from formulad.store.save_file import SaveFile
from formulad.store.yaml_document import unreadable

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.games.race.race_header import RaceHeader
    from formulad.race.events import Event
    from formulad.race.match import RaceMatch
    from formulad.race.moves import Move
    from formulad.race.state import State

FindTrack: TypeAlias = Callable[[str], Track]
"""Gives a circuit by its id, or raises TrackError."""


@dataclass(frozen=True, slots=True)
class LoadedRace:
    """A record that was read and played again."""

    header: RaceHeader
    game: RaceGame
    record: GameRecord
    replay: Replay[Move, State, Event]
    luck: SeededLuck
    """The dice, where the record leaves them."""

    @property
    def is_older(self) -> bool:
        """Whether it is still to be played on by newer rules than it was begun with."""
        if self.header.edition == EDITION or (self.record.is_over and not self.replay.fault):
            return False
        return write_edition(EDITION) not in self.record.lines[: self.replay.good_lines]

    @property
    def good_part(self) -> RaceMatch:
        """The race up to the last line that holds; what is played on it is not written down."""
        takes_back = self.game.options.take_backs
        return Match(self.game, self.luck, played=self.replay.played, takes_back=takes_back)


class DamagedSaveError(SaveError):
    """A record that does not hold to its end; the good part before the damage can be had."""

    def __init__(self, race: LoadedRace) -> None:
        """Say which line does not hold."""
        fault = race.replay.fault
        super().__init__(fault.told if fault else "")
        self.race = race
        self.is_outdated = fault is not None and fault.is_outdated
        """The record is as it was written, but the rules have changed."""


@dataclass(frozen=True, slots=True)
class ResumedRace:
    """A race that goes on, and writes on in its file."""

    header: RaceHeader
    game: RaceGame
    match: RaceMatch
    file: SaveFile


def load(path: Path, find_track: FindTrack, lines: int | None = None) -> LoadedRace:
    """Read a record and play it again, as far as it holds; `replay.fault` says where it does not.

    Args:
        path: the record.
        find_track: where circuits come from.
        lines: how many lines to play, if not all.

    Raises:
        SaveError: if it cannot be read at all, or its circuit is missing or was changed.
    """
    return finished(loading(path, find_track, lines))


def loading(
    path: Path, find_track: FindTrack, lines: int | None = None
) -> Generator[None, None, LoadedRace]:
    """Read a record as `load` does, stopping after every line: the screen moves on meanwhile.

    Args:
        path: the record.
        find_track: where circuits come from.
        lines: how many lines to play, if not all.

    Raises:
        SaveError: if it cannot be read at all, or its circuit is missing or was changed.
    """
    try:
        content = read_bytes(path, MOST_OF_RECORD)
    except OSError as error:
        raise SaveError(unreadable(path, error)) from error
    return (yield from _playing_again(content, path.parent, find_track, lines))


def resume(path: Path, find_track: FindTrack, *, drop_damaged: bool = False) -> ResumedRace:
    """Go on with a race where its record ends; a last line that was cut never happened.

    Args:
        path: the record.
        find_track: where circuits come from.
        drop_damaged: go on from the good part of a damaged record; the file as it was is kept
            beside it.

    Raises:
        DamagedSaveError: if a line does not hold and is not to be dropped.
        SaveError: if the record cannot be used at all.
    """
    file = SaveFile(path)
    try:
        return _go_on(file, find_track, drop_damaged=drop_damaged)
    except BaseException:
        file.close()
        raise


def _go_on(file: SaveFile, find_track: FindTrack, *, drop_damaged: bool) -> ResumedRace:
    content = file.read()
    race = finished(_playing_again(content, file.path.parent, find_track))
    if race.replay.fault:
        if not drop_damaged:
            raise DamagedSaveError(race)
        _keep(file.path, content)
    kept = race.record.first_line - 1 + race.replay.good_lines
    file.cut(sum(len(line) + 1 for line in content.split(b"\n")[:kept]))
    if race.is_older:
        file.write(write_edition(EDITION))
    takes_back = race.game.options.take_backs
    match = Match(race.game, race.luck, file.write, race.replay.played, takes_back=takes_back)
    if isinstance(match.awaiting, Over) and not race.record.is_over:
        file.write(write_mark(race.game, match.state))
    return ResumedRace(race.header, race.game, match, file)


def _keep(path: Path, content: bytes) -> None:
    """Keep a damaged record as it was, before its good part takes its place."""
    try:
        keep_beside(path, content)
    except OSError as error:
        fault = say("no copy of {file} can be kept: {reason}", file=path.name, reason=reason(error))
        raise SaveError(fault) from error


def _playing_again(
    content: bytes, folder: Path, find_track: FindTrack, lines: int | None = None
) -> Generator[None, None, LoadedRace]:
    header, record = read_race(content)
    record = replace(record, lines=record.lines[:lines])
    setup = replace(header.setup, track=place_of(header.setup.track, folder))
    header = replace(header, setup=setup)
    track = _find(find_track, header)
    if fault := setup_fault(track, setup):
        raise SaveError(say("this race cannot be played: {reason}", reason=fault))
    game = RaceGame(track, setup.entries, setup.options, header.edition)
    luck = SeededLuck(header.word)
    played = yield from replaying(
        game,
        record,
        luck,
        takes_back=setup.options.take_backs,
        changed_rule=partial(changed_rule, game.setting) if header.edition < EDITION else None,
    )
    return LoadedRace(header, game, record, played, luck)


def _find(find_track: FindTrack, header: RaceHeader) -> Track:
    """Return the circuit of a record: that of its name, or another so called that is like it was.

    So a race on a map of one's own called `monaco` is not taken for one on that of the game.
    """
    name, fingerprint = header.setup.track, header.fingerprint
    try:
        track = find_track(name)
    except TrackError as error:
        fault = say("this race has lost its circuit: {reason}", reason=sentence_of(error))
    else:
        if track.fingerprint == fingerprint:
            return track
        fault = say(
            "the circuit {track} was changed since this race was driven, so it cannot be played on",
            track=track.title,
        )
    with suppress(TrackError):
        namesake = find_track(f"{name}#{fingerprint}")
        if namesake.fingerprint == fingerprint:
            return namesake
    raise SaveError(fault)
