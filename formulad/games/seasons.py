"""Seasons in their files: races begin, computers drive them, results enter once (SEA-16)."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from formulad.games.box import GAMES, RACE
from formulad.games.season_yaml import change_season, read_season, seasons_in
from formulad.games.usual_season import UsualSeasonGame
from formulad.kernel.agent import play_out
from formulad.kernel.chance import SeededLuck
from formulad.kernel.header import Header, SeasonRace
from formulad.kernel.match import Match
from formulad.kernel.sentence import say
from formulad.kernel.spelling import hint
from formulad.kernel.values import replace
from formulad.season.carried_damage import SeasonError, garage, mended, with_repairs
from formulad.season.race_results import with_agreed, with_result, with_result_instead
from formulad.store.resume import begin_as, load
from formulad.store.saves import SavedGame, new_save, put_away, saves_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from datetime import datetime
    from pathlib import Path

    from formulad.games.season_game import SeasonGame
    from formulad.season.season import Points, Result, Season
    from formulad.store.paths import Home


def season_game(home: Home, season: Season) -> SeasonGame:
    """Return the game that a season is played with.

    Raises:
        SeasonError: if there is none, or it cannot be played as it was agreed.
    """
    if season.game not in GAMES:
        told = say(
            "there is no game '{game}'{hint}", game=season.game, hint=hint(season.game, GAMES)
        )
        raise SeasonError(told)
    game = season_game_named(home, season.game)
    if fault := game.fault(season):
        raise SeasonError(fault)
    return game


def season_game_named(home: Home, game: str) -> SeasonGame:
    """Return a game of the box as seasons see it.

    Raises:
        SaveError: if it cannot be made from the files there are.
    """
    return _race_game(home) if game == RACE else _usual_game(home, game)


def _race_game(home: Home) -> SeasonGame:
    from formulad.games.race.race_season import RaceSeasonGame
    from formulad.tiled.catalogue import the_catalogue

    return RaceSeasonGame(home, the_catalogue(home.data / "tracks", home.folders.tracks))


def _usual_game(home: Home, game: str) -> SeasonGame:
    kind: Any = GAMES[game].kind(home)
    return UsualSeasonGame(kind)


def season_path(home: Home, season_id: str) -> Path | None:
    """Return the file of the season that records call by an id; None if it is gone."""
    found = (
        path
        for path, season in seasons_in(home.folders.seasons)
        if not isinstance(season, str) and season.id == season_id
    )
    return next(found, None)


def enter_all(home: Home) -> None:
    """Enter what came of races that are over, in every season that still runs (SEA-16)."""
    for path, season in seasons_in(home.folders.seasons):
        if not isinstance(season, str) and not season.is_over:
            with suppress(ValueError):  # the page of the season tells why it cannot go on
                SeasonFile(home, path)


class SeasonFile:
    """A season in its file, with the records of its races."""

    def __init__(self, home: Home, path: Path) -> None:
        """Open a season; results that a power cut kept out enter now.

        Raises:
            DocumentError: if its file cannot be used.
            SeasonError: if it cannot be played as it was agreed.
        """
        self.path = path
        self._saves = home.folders.saves
        self.season = read_season(path)
        self.game = season_game(home, self.season)
        self.enter_results()

    def enter_results(self) -> None:
        """Enter what came of races that are over, each of them once.

        Raises:
            SeasonError: if the file cannot be written.
        """
        over = {(own.race, own.division): path for path, own, is_over in self._records() if is_over}
        while found := [path for due, path in over.items() if due in self._due]:
            for path in found:
                self._enter(path)

    def contradictions(self) -> tuple[Result, ...]:
        """Return what records of races say, where the season says otherwise; this may take a while.

        The result holds until one chooses (SEA-16); one whose record is gone holds for good.
        """
        return tuple(filter(None, map(self._otherwise, self.season.results)))

    def _otherwise(self, result: Result) -> Result | None:
        """Return what the record of a race says, if that is something else."""
        path = self._saves / result.record
        if not result.record or not path.is_file():
            return None
        earlier = (each for each in self.season.results if each.race < result.race)
        before = replace(self.season, results=tuple(earlier))
        with suppress(ValueError):  # a record that cannot be used says nothing
            loaded = load(self.game.kind, path)
            named = SeasonRace(self.season.id, result.race, result.division)
            if loaded.record.is_over and loaded.header.season == named:
                told = self.game.result(before, loaded, path.name)
                told = replace(told, repairs=result.repairs, half=result.half)
                return told if told != result else None
        return None

    def take_from_record(self, told: Result) -> None:
        """Let what a record says count instead of the result that the season has.

        What was mended after the race driven last is to be mended anew.

        Raises:
            SeasonError: if the file cannot be written, or the next race has begun.
        """
        if self.unfinished(told.division):
            raise SeasonError(say("The race has begun: nothing is changed now."))
        is_last = told.race == len(self.season.driven(told.division))
        taken = replace(told, repairs={}) if is_last else told
        self.season = change_season(self.path, lambda season: with_result_instead(season, taken))

    @property
    def _due(self) -> set[tuple[int, int]]:
        """The next race of every division."""
        season = self.season
        return {(season.next_race(division), division) for division in season.divisions}

    def _enter(self, path: Path) -> None:
        loaded = load(self.game.kind, path)
        self._take(self.game.result(self.season, loaded, path.name))

    def _take(self, result: Result) -> None:
        """Write a result down, computers' cars mended with it."""

        def change(season: Season) -> Season:
            entered = with_result(season, result)
            return season if entered is season else self._mended(entered, result.division)

        self.season = change_season(self.path, change)

    def _mended(self, season: Season, division: int) -> Season:
        """Return a season in which the computers of a division have mended their cars."""
        if season.carry is None or not season.next_race(division):
            return season
        full, cost = self.game.full(season), self.game.prices(season, division)
        bays = (bay for bay in garage(season, full, division) if not bay.entry.is_person)
        bought = {bay.entry.number: mended(bay, cost) for bay in bays if bay.missing}
        return with_repairs(season, full, bought, division)

    def mend(self, repairs: Mapping[int, Points], division: int = 1) -> None:
        """Mend cars of persons before the next race.

        Raises:
            SeasonError: if so much cannot be mended, or the next race has begun.
        """
        if self.unfinished(division):
            raise SeasonError(say("The race has begun: nothing is mended now."))
        full = self.game.full(self.season)
        self.season = change_season(
            self.path, lambda season: with_repairs(season, full, repairs, division)
        )

    def mend_for_me(self, division: int = 1) -> None:
        """Mend the cars of all persons as computers do (SEA-11).

        Raises:
            SeasonError: if the next race has begun.
        """
        season = self.season
        cost = self.game.prices(season, division)
        bays = garage(season, self.game.full(season), division)
        persons = (bay for bay in bays if bay.entry.is_person)
        self.mend({bay.entry.number: mended(bay, cost) for bay in persons}, division)

    def unfinished(self, division: int = 1) -> Path | None:
        """Return the record of the next race of a division, if it was begun and is not over."""
        race = self.season.next_race(division)
        found = (
            path
            for path, own, is_over in self._records()
            if (own.race, own.division) == (race, division) and not is_over
        )
        return next(found, None)

    def begin(self, seed: int, now: datetime, division: int = 1) -> Path:
        """Begin the next race of a division, or find it begun; return its record.

        Raises:
            ValueError: if it cannot be driven.
        """
        if path := self.unfinished(division):
            return path
        begun = begin_as(self.game.kind, self._header(seed, now, division), self._saves)
        begun.file.close()
        return begun.file.path

    def run(self, seed: int, now: datetime, division: int = 1) -> None:
        """Let computers drive the next race of a division; whoever is a person is driven for.

        Raises:
            ValueError: if it cannot be driven.
        """
        self.drive(seed, now, division)
        self.enter_results()

    def drive(self, seed: int, now: datetime, division: int = 1) -> None:
        """Let computers drive the next race of a division, unless it is over, into a record.

        It enters with the results of others. This takes seconds and may be done beside the game.

        Raises:
            ValueError: if it cannot be driven.
        """
        due = self.season.next_race(division), division
        if any(is_over and due == (own.race, own.division) for _, own, is_over in self._records()):
            return
        header, kind = self._header(seed, now, division), self.game.kind
        opened = kind.open(header, self._saves)
        lines: list[str] = []
        match = Match(opened.game, SeededLuck(seed), lines.append)
        for _ in play_out(match, [kind.agent(grade) for grade in self._grades(header)]):
            pass
        name = kind.stem(header.setup)
        with new_save(self._saves, kind.write_header(header), now, name) as file:
            file.write("\n".join(lines))

    def _grades(self, header: Header[Any]) -> list[str]:
        """Return who drives by seat; the usual computer where a person would."""
        grades = [each.grade for each in self.game.players(header.setup)]
        usual = getattr(self.game.kind, "grades", ("regular",))[-1]
        return [grade or usual for grade in grades]

    @property
    def behind(self) -> int:
        """The division without persons that has driven fewer races than those with; 0 if none."""
        season = self.season
        driven = {each: len(season.driven(each)) for each in season.divisions}
        least = min((driven[each] for each in driven if season.has_persons(each)), default=0)
        late = (each for each in driven if not season.has_persons(each) and driven[each] < least)
        return next(late, 0)

    def count_as_it_stands(self, division: int = 1) -> None:
        """Let a race that was broken off count as it stands (SEA-13).

        Raises:
            SeasonError: if none was begun.
        """
        path = self.unfinished(division)
        if path is None:
            raise SeasonError(say("No race of this season was broken off."))
        self._enter(path)

    def drop_unfinished(self, division: int = 1) -> None:
        """Let a race that was broken off be driven again; its record is put away (SEA-13).

        Raises:
            SeasonError: if none was begun.
            SaveError: if it is being played, or the disk does not let it go.
        """
        path = self.unfinished(division)
        if path is None:
            raise SeasonError(say("No race of this season was broken off."))
        put_away(path)

    def change_agreed(self, agreed: Season) -> None:
        """Take what was agreed on otherwise: all before the first start, then less (SEA-2).

        Raises:
            SeasonError: if it cannot be written, or a race has begun meanwhile.
        """
        if any(self.unfinished(division) for division in self.season.divisions):
            raise SeasonError(say("The race has begun: nothing is changed now."))
        self.season = change_season(self.path, lambda season: with_agreed(season, agreed))

    def _header(self, seed: int, now: datetime, division: int) -> Header[Any]:
        kind, season = self.game.kind, self.season
        setup = self.game.setup(season, division)
        race = SeasonRace(season.id, season.next_race(division), division)
        return Header(setup, kind.fingerprint(setup), seed, now, kind.edition, race)

    def _records(self) -> Iterator[tuple[Path, SeasonRace, bool]]:
        """Yield the records of this season's races, the newest first, and whether they are over."""
        for saved in saves_in(self._saves, self._own):
            if isinstance(saved, SavedGame):
                yield saved.path, saved.header, saved.is_over

    def _own(self, entries: Mapping[str, Any]) -> SeasonRace | None:
        """Return which race of this season a record is of; None if of none."""
        named = entries.get("season")
        if entries.get("game") != self.season.game or not isinstance(named, dict):
            return None
        if named.get("id") != self.season.id:
            return None
        return self.game.kind.read_header(entries).season
