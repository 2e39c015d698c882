"""Shared games: a record, or a moment of one, as it is given away and as it comes in.

What comes in is played in memory. Only what a player keeps is written, beside all else, and it says
of itself that it was received.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from formulad.games.box import RACE, game_of
from formulad.kernel.files import MOST_OF_RECORD, read_bytes
from formulad.kernel.frozen import frozen
from formulad.kernel.letters import is_line
from formulad.kernel.record import SaveError, finished
from formulad.kernel.sentence import joined, say, say_of, sentence_of
from formulad.store.container import MAP, RECORD, STEP, Container, ContainerError, Kind
from formulad.store.kept_maps import SUFFIX as MAP_SUFFIX
from formulad.store.kept_maps import keep_content, place_of
from formulad.store.resume import LoadedGame, playing_again
from formulad.store.saves import new_save, read_save
from formulad.store.validation_errors import typing_fault
from formulad.store.yaml_document import DocumentError, check_version, read_document, unreadable
from formulad.store.yaml_text import yaml_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from formulad.kernel.kind import AnyKind
    from formulad.kernel.record import GameRecord
    from formulad.race.road.track import Track
    from formulad.store.paths import Home
    from formulad.tiled.circuit import Circuit

MOST_STEPS = 20_000
MOST_OF_SHARED_MAP = 1 << 20
VERSION = 1
_NOWHERE = Path("/nowhere")
"""Where a record would lie that is only looked at."""


@frozen
class SharedGame:
    """A game that somebody gave away, as far as it was played."""

    container: Container
    game: str
    """The id of the game."""
    kind: AnyKind
    loaded: LoadedGame[Any, Any]
    step: int | None = None
    """The step that is to be seen, if it is a moment."""
    circuit: Circuit | None = None
    """Where it was driven, if it is a race."""


class _Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    step: Annotated[int, Meta(ge=0)]


def game_to_share(
    home: Home, path: Path, find: Callable[[str], Circuit], step: int | None = None
) -> Container:
    """Return the record of a game as it is given away; a circuit of the player's own goes along.

    Args:
        home: the files of the game and of the player.
        path: the record.
        find: gives a circuit by its id.
        step: the moment that is meant, if one is.

    Raises:
        SaveError: if it cannot be read, or is longer than anybody takes in.
        TrackError: if its circuit cannot be used any more.
    """
    try:
        content = read_bytes(path, MOST_OF_RECORD)
    except OSError as error:
        raise SaveError(unreadable(path.name, error)) from error
    record = read_save(content)
    if len(record.lines) > MOST_STEPS:
        raise SaveError(say("this game is longer than anybody takes in"))
    files = {RECORD: content, **_map_of(home, record, path.parent, find)}
    if step is not None:
        files[STEP] = yaml_of({"version": VERSION, "step": step}).encode()
    kind = Kind.RACE if step is None else Kind.MOMENT
    return Container(kind, path.stem, "", files)


def _map_of(
    home: Home, record: GameRecord, folder: Path, find: Callable[[str], Circuit]
) -> dict[str, bytes]:
    """Return the map of a race, unless every table has it."""
    if record.header.get("game") != RACE:
        return {}
    from formulad.games.race.race_header import read_header

    circuit = find(place_of(read_header(record.header).setup.track, folder))
    path = Path(circuit.origin.path)
    if path.parent == home.data / "tracks":
        return {}
    try:
        return {MAP: read_bytes(path, MOST_OF_SHARED_MAP)}
    except OSError as error:
        raise SaveError(unreadable(path.name, error)) from error


def open_shared_game(
    container: Container, home: Home, find: Callable[[str], Circuit]
) -> SharedGame:
    """Return a game that somebody gave away, played again in memory; nothing is written.

    Args:
        container: what they gave away.
        home: the files of the game and of the player.
        find: gives a circuit of this table by its id.

    Raises:
        ContainerError: if it is no game, or one that cannot be shown here.
    """
    try:
        return _Opening(container, home, find).game()
    except (ContainerError, SaveError, DocumentError) as error:
        raise ContainerError(sentence_of(error)) from None


@dataclass(slots=True)
class _Opening:
    """Opens a game that comes from a stranger."""

    container: Container
    home: Home
    find: Callable[[str], Circuit]
    raced: dict[str, Circuit] = field(default_factory=dict)
    """The circuit that was asked for last, by its fingerprint."""

    def game(self) -> SharedGame:
        files = self.container.files
        if RECORD not in files:
            raise ContainerError(say("there is no game in it"))
        content = files[RECORD]
        record = read_save(content)
        if len(record.lines) > MOST_STEPS:
            raise ContainerError(say("this game is longer than anybody would play"))
        if not all(map(is_line, _texts(record.header))):
            raise ContainerError(say("this holds signs that cannot be seen"))
        game = game_of(record.header).id
        kind = self._kind(game, files.get(MAP))
        loaded = finished(playing_again(kind, content, _NOWHERE))
        if fault := loaded.replay.fault:
            raise ContainerError(fault.told)
        step = self._step(len(loaded.replay.played))
        circuit = self.raced.get(loaded.header.fingerprint)
        return SharedGame(self.container, game, kind, loaded, step, circuit)

    def _kind(self, game: str, content: bytes | None) -> AnyKind:
        if game != RACE:
            from formulad.games.box import GAMES

            return GAMES[game].kind(self.home)
        from formulad.games.race.race_kind import RaceKind
        from formulad.race.road.track import TrackError

        given = self._compiled(content) if content is not None else None

        def track(name: str) -> Track:
            if given is None and name.partition("#")[0].endswith(MAP_SUFFIX):
                raise TrackError(say("no map came with it"))
            circuit = given or self.find(name)
            self.raced[circuit.track.fingerprint] = circuit
            return circuit.track

        return RaceKind(track)

    def _compiled(self, content: bytes) -> Circuit:
        from formulad.race.road.track import TrackError
        from formulad.tiled.catalogue import compiled

        if len(content) > MOST_OF_SHARED_MAP:
            raise ContainerError(say("{file} in it is larger than makes sense", file=MAP))
        try:
            return compiled(Path(MAP), content)
        except TrackError as error:
            raise ContainerError(sentence_of(error)) from None

    def _step(self, last: int) -> int | None:
        if STEP not in self.container.files:
            return None
        document = read_document(STEP, self.container.files[STEP].decode(errors="replace"))
        check_version(document, say_of("file", "moment"), VERSION)
        try:
            moment = msgspec.convert(document.value, _Moment)
        except msgspec.ValidationError as error:
            raise typing_fault(document, error) from None
        if moment.step > last:
            told = say("this game has {last} steps", last=last)
            raise document.fault("$.step", told)
        return moment.step


def keep_shared_game(shared: SharedGame, folder: Path) -> Path:
    """Write a game that somebody gave away among the saved ones, and that it was received.

    It belongs to no season here. Its own map lies beside it; nothing is replaced.

    Raises:
        SaveError: if the disk does not take it.
    """
    record, kind = shared.loaded.record, shared.kind
    header: Any = kind.read_header(record.header)
    header = replace(header, season=None, is_received=True)
    if content := shared.container.files.get(MAP):
        stem = kind.stem(header.setup)
        try:
            track = keep_content(stem, content, folder)
        except OSError as error:
            raise SaveError(unreadable(stem, error)) from error
        header = replace(header, setup=replace(header.setup, track=track))
    name = kind.stem(header.setup)
    entries = kind.write_header(header)
    with new_save(folder, entries, header.created, name, record.lines) as file:
        return file.path


def _texts(value: object) -> Iterator[str]:
    """Yield every text that is in the entries of a header."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield str(key)
            yield from _texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from _texts(each)


def told_of(shared: SharedGame) -> str:
    """Return in a line what game it is, and who plays."""
    players = shared.kind.players(shared.loaded.header.setup)
    return joined(" · ", (shared.kind.title, *(player.name for player in players)))
