"""Tally: what the games of one person come to, and the records of circuits (SHE-2, SHE-3)."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import TYPE_CHECKING

from formulad.games.box import GAMES, RACE
from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from formulad.shelf.statistics.digest import Digest, SeatDigest
    from formulad.shelf.statistics.index import Counted
    from formulad.store.profiles import Profile


@frozen
class GameTally:
    """What somebody came to in one game of the box."""

    game: str
    played: int
    wins: int
    """Those that were won against others."""
    places: tuple[int, ...]
    """How often each place was reached, from the first on."""


@frozen
class PersonTally:
    """What somebody came to."""

    games: tuple[GameTally, ...]
    """Those that were played, in the order of the box."""
    home: int
    """Races that were driven home."""
    lost: tuple[tuple[str, int], ...]
    """Points lost, by cause, the dearest first."""
    gears: tuple[int, ...]
    """How often each gear was engaged, from the first to the sixth."""
    apart: int
    """Games that count for nothing here."""

    @property
    def played(self) -> int:
        """How many games count."""
        return sum(game.played for game in self.games)

    @property
    def wins(self) -> int:
        """How many of them were won."""
        return sum(game.wins for game in self.games)


_GEARS = 6


def tally_of(profile: Profile, digests: Iterable[Digest]) -> PersonTally:
    """Return what somebody came to in the games that were played to their end."""
    own = [
        (digest, seat)
        for digest in digests
        for seat in digest.people
        if profile.is_called(seat.name)
    ]
    counting = [(digest, seat) for digest, seat in own if digest.counts]
    races = [seat for digest, seat in counting if digest.game == RACE]
    lost: Counter[str] = Counter()
    gears: Counter[int] = Counter()
    for seat in races:
        lost.update(seat.lost)
        gears.update(seat.gears)
    return PersonTally(
        tuple(game for name in GAMES if (game := _game(name, counting)).played),
        sum(seat.is_home for seat in races),
        tuple(sorted(lost.items(), key=lambda item: (-item[1], item[0]))),
        tuple(gears[gear] for gear in range(1, _GEARS + 1)),
        len(own) - len(counting),
    )


def _game(game: str, own: Sequence[tuple[Digest, SeatDigest]]) -> GameTally:
    played = [(digest, seat) for digest, seat in own if digest.game == game]
    wins = sum(digest.is_won_by(seat) for digest, seat in played)
    places = Counter(seat.place for _, seat in played)
    most = max(places, default=0)
    reached = tuple(places[place] for place in range(1, most + 1))
    return GameTally(game, len(played), wins, reached)


class What(StrEnum):
    """What there are records of."""

    TURNS = "turns"
    """The fewest turns of a race that was driven home."""
    LAP = "lap"
    """The fewest turns of a lap."""
    WIN = "win"
    """The most rounds between the winner and the next car."""
    LOST = "lost"
    """The fewest points lost in a race that was driven home."""


@frozen
class Best:
    """The best there is of something: how much, whose, and in which record."""

    value: int
    name: str
    path: Path


@frozen
class CourseRecords:
    """The records of a circuit over so many laps by the same rules."""

    circuit: str
    laps: int
    rules: str
    """The options, as JSON."""
    races: int
    fewest_turns: Best | None
    fastest_lap: Best | None
    widest_win: Best | None
    fewest_lost: Best | None

    @property
    def bests(self) -> tuple[tuple[What, Best | None], ...]:
        """Each record by what it is of."""
        found = (self.fewest_turns, self.fastest_lap, self.widest_win, self.fewest_lost)
        return tuple(zip(What, found, strict=True))


@frozen
class Held:
    """A record that somebody holds."""

    course: CourseRecords
    what: What
    best: Best


def held_records(profile: Profile, counted: Iterable[Counted]) -> tuple[Held, ...]:
    """Return the records that somebody holds, by circuit."""
    return tuple(
        Held(course, what, best)
        for course in course_records(counted)
        for what, best in course.bests
        if best and profile.is_called(best.name)
    )


def course_records(counted: Iterable[Counted]) -> tuple[CourseRecords, ...]:
    """Return the records that persons hold on every circuit, by its name, laps and rules.

    The earlier of two equal ones stands.
    """
    courses: dict[tuple[str, int, str], list[Counted]] = {}
    for each in counted:
        digest = each.digest
        if digest.game == RACE and digest.counts and any(digest.people):
            courses.setdefault((digest.fingerprint, digest.laps, digest.rules), []).append(each)
    found = (_records(races) for races in courses.values())
    return tuple(sorted(found, key=lambda each: (each.circuit, each.laps, each.rules)))


def _records(races: Sequence[Counted]) -> CourseRecords:
    first = races[0].digest
    driven = [(each, seat) for each in races for seat in each.digest.people]
    home = [(each, seat) for each, seat in driven if seat.is_home]
    turns = [Best(seat.turns, seat.name, each.path) for each, seat in home]
    laps = [Best(seat.fastest_lap, seat.name, each.path) for each, seat in driven]
    wins = [
        Best(each.digest.margin, seat.name, each.path) for each, seat in home if seat.place == 1
    ]
    lost = [Best(seat.points_lost, seat.name, each.path) for each, seat in home]
    return CourseRecords(
        first.circuit,
        first.laps,
        first.rules,
        len(races),
        _least(turns),
        _least([best for best in laps if best.value]),
        max((best for best in wins if best.value), key=lambda best: best.value, default=None),
        _least(lost),
    )


def _least(bests: Sequence[Best]) -> Best | None:
    return min(bests, key=lambda best: best.value, default=None)
