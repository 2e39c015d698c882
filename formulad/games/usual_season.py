"""Seasons of games with players and options: what each game scores are its places (SEA-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.sentence import say, sentence_of
from formulad.kernel.terms import UsualSetup
from formulad.season.carried_damage import SeasonError
from formulad.season.season import Absence, Result

if TYPE_CHECKING:
    from formulad.kernel.kind import AnyTermedKind
    from formulad.season.carried_damage import Cost
    from formulad.season.season import Points, Season
    from formulad.store.resume import LoadedGame


class UsualSeasonGame:
    """A game of cards, as seasons see it."""

    def __init__(self, kind: AnyTermedKind) -> None:
        self.kind = kind

    def carries(self, season: Season) -> bool:
        """Return that there is no car."""
        del season
        return False

    def fault(self, season: Season) -> str:
        """Return why a season cannot be played, as a sentence; empty if it can."""
        if season.carry:
            return say("Damage is carried in Formula D only.")
        try:
            for division in season.divisions:
                self.kind.agree(self._setup(season, division, 1))
        except ValueError as error:
            return sentence_of(error)
        return ""

    def setup(self, season: Season, division: int) -> UsualSetup:
        """Return what is agreed on the next game of a division.

        Raises:
            ValueError: if it cannot be played; the message is a sentence.
        """
        race = season.next_race(division)
        if not race:
            raise SeasonError(say("This season is over."))
        setup = self._setup(season, division, race)
        self.kind.agree(setup)
        return setup

    def _setup(self, season: Season, division: int, race: int) -> UsualSetup:
        away, stand_in = season.calendar[race - 1].absent, self.kind.grades[-1]
        drivers = season.drivers(division)
        if season.absent is Absence.EMPTY:
            drivers = tuple(each for each in drivers if each.name not in away)
        players = tuple(
            SeatedPlayer(each.name, each.grade or (stand_in if each.name in away else ""))
            for each in drivers
        )
        return UsualSetup(players, dict(season.rules.options))

    def players(self, setup: UsualSetup) -> tuple[SeatedPlayer, ...]:
        """Return who plays, by seat."""
        return setup.players

    def full(self, season: Season) -> Points:
        """Return nothing: there is no car to mend."""
        del season
        return {}

    def prices(self, season: Season, division: int) -> Cost:
        """Return that nothing costs anything."""
        del season, division
        return lambda _: 0.0

    def result(self, season: Season, loaded: LoadedGame[Any, Any], record: str) -> Result:
        """Return what came of a game; who shares a place is listed by seat."""
        named, match = loaded.header.season, loaded.good_part
        race, division = (named.race, named.division) if named else (0, 1)
        numbers = {entry.name: entry.number for entry in season.drivers(division)}
        players = loaded.header.setup.players
        places = match.game.places(match.state)
        order = sorted(range(len(players)), key=lambda seat: (places[seat], seat))
        away = season.calendar[race - 1].absent
        absent = tuple(numbers[name] for name in numbers if name in away)
        listed = tuple(numbers[players[seat].name] for seat in order)
        return Result(race, listed, division=division, record=record, absent=absent)
