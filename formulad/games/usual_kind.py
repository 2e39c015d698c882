"""Usual kind of a game: agreed on are its players and its options by name, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from formulad.games.headers import (
    HeaderEntries,
    SeatEntry,
    names_its_origin,
    names_its_season,
    read_driver,
    read_entries,
    read_origin,
    read_season_race,
    unusable,
    write_driver,
    write_entries,
    write_origin,
    write_season_race,
)
from formulad.kernel.agent import SeatedPlayer, agent_of
from formulad.kernel.header import Header
from formulad.kernel.kind import G, Opened
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.kernel.terms import OptionValue, Terms, UsualSetup
from formulad.kernel.values import Frozen, field, replace

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from formulad.kernel.agent import Agent
    from formulad.kernel.kind import Entries
    from formulad.kernel.sentence import Sentence


_MIGRATIONS = (names_its_season, names_its_origin)


class _Entries(HeaderEntries, frozen=True):
    options: dict[str, OptionValue]
    deck: str
    """The fingerprint of the cards."""
    seats: tuple[SeatEntry, ...]


class UsualKind(Frozen, Generic[G]):
    """A game that is made from its players and options."""

    id: str
    title: Sentence
    make: Callable[[UsualSetup], G]
    """Returns the game of a setup; a ValueError says why it cannot be played."""
    agents: Mapping[str, Agent[G, Any, Any]]
    """The computer players by grade, from the easiest."""
    edition: int = 1
    deck: str = ""
    """The fingerprint of the cards it is played with."""
    terms: Terms = field(default=Terms())
    """What can be agreed on before it begins."""
    told: Callable[[G, Any], Sentence] | None = None
    """Tells how far a game has come, if not in rounds."""

    @property
    def grades(self) -> tuple[str, ...]:
        """How well computers can play it, from the easiest."""
        return tuple(self.agents)

    def progress(self, game: G, state: Any) -> Sentence:
        """Return how far a game has come."""
        return (
            self.told(game, state) if self.told else say("Round {round}", round=game.round(state))
        )

    def agree(self, setup: UsualSetup) -> None:
        """Make sure that a game can be played.

        Raises:
            ValueError: if it cannot; it says why.
        """
        self.make(setup)

    def agent(self, grade: str) -> Agent[G, Any, Any]:
        """Return the computer player of a grade.

        Raises:
            ValueError: if there is no such grade.
        """
        return agent_of(grade, self.agents)

    def players(self, setup: UsualSetup) -> tuple[SeatedPlayer, ...]:
        """Return who plays, by seat."""
        return setup.players

    def seated(self, setup: UsualSetup, grades: Sequence[str]) -> UsualSetup:
        """Return what was agreed with computers of a grade, or persons, on the seats."""
        pairs = zip(setup.players, grades, strict=True)
        players = tuple(replace(player, grade=grade) for player, grade in pairs)
        return replace(setup, players=players)

    def fingerprint(self, setup: UsualSetup) -> str:
        """Return the fingerprint of the cards."""
        del setup
        return self.deck

    def stem(self, setup: UsualSetup) -> str:
        """Return the id of the game."""
        del setup
        return self.id

    def open(self, header: Header[UsualSetup], folder: Path) -> Opened[UsualSetup, G]:
        """Return the game of a header.

        Raises:
            SaveError: if it cannot be played, or its cards are others now.
        """
        del folder
        if header.fingerprint != self.deck:
            raise SaveError(say("the cards were changed since this game was played"))
        try:
            return Opened(header, self.make(header.setup))
        except ValueError as error:
            fault = say("this game cannot be played: {reason}", reason=sentence_of(error))
            raise SaveError(fault) from error

    def read_header(self, entries: Entries) -> Header[UsualSetup]:
        """Return what the entries of a header say.

        Raises:
            SaveError: if an entry is missing, unknown or of the wrong kind.
        """
        read = read_entries(entries, _Entries, self.edition, _MIGRATIONS)
        if read.game != self.id:
            raise unusable(say("there is no game '{game}'{hint}", game=read.game, hint=""))
        players = tuple(SeatedPlayer(seat.name, read_driver(seat.driver)) for seat in read.seats)
        setup = UsualSetup(players, read.options)
        return Header(
            setup,
            read.deck,
            read.word,
            read.created,
            read.edition,
            read_season_race(read.season),
            read_origin(read.origin),
            read.received,
        )

    def write_header(self, header: Header[UsualSetup]) -> Entries:
        """Return the entries of a header, ready to be written."""
        setup = header.setup
        seats = tuple(SeatEntry(each.name, write_driver(each.grade)) for each in setup.players)
        return write_entries(
            _Entries(
                game=self.id,
                version=1 + len(_MIGRATIONS),
                edition=header.edition,
                word=header.seed,
                created=header.created,
                season=write_season_race(header.season),
                origin=write_origin(header.origin),
                received=header.is_received,
                options=dict(setup.options),
                deck=header.fingerprint,
                seats=seats,
            )
        )
