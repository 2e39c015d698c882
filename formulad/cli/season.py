"""`formulad season`: standings of a season, its next race driven by computers, a new season."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.cli.parser import add_common, add_game
from formulad.cli.season_table import season_facts, season_table
from formulad.cli.terminal import put
from formulad.games.box import GAMES
from formulad.kernel.arguments import MOST_SEEDS, UsageError, whole
from formulad.kernel.chance import next_seed
from formulad.kernel.sentence import say, sentence_of
from formulad.store.yaml_document import DocumentError

if TYPE_CHECKING:
    import argparse

    from formulad.games.commands import AnyCommands
    from formulad.games.seasons import SeasonFile

NEW = "new"
USUAL_DRIVERS = "human:Ana,ai:club,ai:club,ai:club"
USUAL_CALENDAR = "monaco,basse-ville,monaco,basse-ville,monaco"
NEXT, ALL = "next", "all"


def register(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser], _game: AnyCommands
) -> None:
    """Add the command and what it can be told."""
    parser = subparsers.add_parser("season", help="standings of a season, its races, a new one")
    parser.add_argument("file", metavar="FILE", help="the file of a season, or `new` for another")
    parser.add_argument("--run", choices=(NEXT, ALL), help="let computers drive races")
    parser.add_argument(
        "--count", action="store_true", help="let a race that was broken off count as it stands"
    )
    parser.add_argument("--mend", action="store_true", help="mend the cars of persons as computers")
    parser.add_argument(
        "--take-record",
        type=whole(1, 30),
        metavar="RACE",
        help="let the record of a race count where the season says otherwise",
    )
    parser.add_argument("--follow", metavar="FILE", type=Path, help="write the season after it")
    parser.add_argument("--json", action="store_true", help="as JSON instead of a table")
    parser.add_argument("--seed", type=whole(0, MOST_SEEDS), help="the luck of the dice")
    new = parser.add_argument_group("a new season")
    add_game(new, GAMES)
    new.add_argument("--title", default="Season", help="what it is called")
    new.add_argument("--drivers", default=USUAL_DRIVERS, metavar="LIST", help="human:Ana,ai:pro")
    new.add_argument("--calendar", default=USUAL_CALENDAR, metavar="LIST", help="circuits in order")
    new.add_argument("--races", type=whole(1, 30), help="how many, of a game of cards")
    new.add_argument("--carry", action="store_true", help="damage stays on the cars")
    add_common(parser)


def run(args: argparse.Namespace) -> int:
    """Do what is asked with a season, then print how it stands.

    Raises:
        UsageError: if its file cannot be used.
    """
    try:
        if args.file == NEW:
            return _begin(args)
        return _open(args)
    except DocumentError as error:
        raise UsageError(sentence_of(error)) from None


def _open(args: argparse.Namespace) -> int:
    from formulad.games.seasons import SeasonFile
    from formulad.store.paths import home

    file = SeasonFile(home(args.data), Path(args.file))
    if args.count:
        file.count_as_it_stands()
    if args.take_record:
        _take_record(file, args.take_record)
    if args.mend:
        file.mend_for_me()
    if args.run:
        _drive(file, args)
    if args.follow:
        _follow(file, args.follow)
    told = season_facts(file.season)
    put(f"{json.dumps(told, indent=2, ensure_ascii=False) if args.json else season_table(told)}\n")
    for other in () if args.json else file.contradictions():
        word = say("The record of race {race} says otherwise; the result holds.", race=other.race)
        put(f"{word}\n")
    return 0


def _take_record(file: SeasonFile, race: int) -> None:
    """Let the record of a race count, in every division in which it says otherwise.

    Raises:
        UsageError: if none does.
    """
    others = [other for other in file.contradictions() if other.race == race]
    if not others:
        raise UsageError(say("no record of race {race} says otherwise", race=race))
    for other in others:
        file.take_from_record(other)


def _drive(file: SeasonFile, args: argparse.Namespace) -> None:
    """Let computers drive the next race of every division, or all that are left."""
    seed = _seed() if args.seed is None else args.seed
    while not file.season.is_over:
        for division in file.season.divisions:
            if file.season.next_race(division):
                seed = next_seed(seed)
                _refuse_begun(file, division)
                file.run(seed, _now(), division)
        if args.run == NEXT:
            return


def _refuse_begun(file: SeasonFile, division: int) -> None:
    if path := file.unfinished(division):
        raise UsageError(say("the next race has begun: {file}", file=path.name))


def _follow(file: SeasonFile, path: Path) -> None:
    from formulad.games.season_yaml import write_season
    from formulad.season.next_season import next_season

    if not file.season.is_over:
        raise UsageError(say("the season is not over yet"))
    if path.exists():
        raise UsageError(say("{file} is there already", file=path.name))
    write_season(path, next_season(file.season, f"{_seed():016x}"[:8], file.season.title))


def _begin(args: argparse.Namespace) -> int:
    """Write the file of a new season, and print its name."""
    from formulad.games.players import read_players
    from formulad.games.season_yaml import new_season_file
    from formulad.games.seasons import season_game
    from formulad.season.carried_damage import SeasonError
    from formulad.season.season import Carry, Entry, Round, Season
    from formulad.season.season_faults import season_fault
    from formulad.store.paths import home

    is_race = args.game == next(iter(GAMES))
    there, players = home(args.data), read_players(args.drivers, _any_grade)
    tracks = args.calendar.split(",") if is_race else [""] * (args.races or 5)
    season = Season(
        f"{_seed():016x}"[:8],
        args.title,
        args.game,
        tuple(Entry(each.name, number, each.grade) for number, each in enumerate(players, 1)),
        tuple(Round(track) for track in tracks),
        carry=Carry() if args.carry else None,
    )
    try:
        if fault := season_fault(season):
            raise UsageError(fault.sentence)
        game = season_game(there, season)
        for entry in (entry for entry in season.entries if entry.grade):
            game.kind.agent(entry.grade)
    except (SeasonError, ValueError) as error:
        raise UsageError(sentence_of(error)) from None
    put(f"{new_season_file(there.folders.seasons, season)}\n")
    return 0


def _any_grade(_grade: str) -> None:
    """Refuse nothing: the game of the season is asked for its grades later."""


def _seed() -> int:
    import secrets

    return secrets.randbits(63)


def _now() -> datetime:
    return datetime.now(UTC).astimezone()
