"""Formula D on the command line: what can be said of a race, and what it is told in return."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.games.players import read_grades
from formulad.games.race.race_arguments import (
    add_race,
    check_grade,
    entrants,
    find_track,
    options_of,
    track_name,
)
from formulad.kernel.arguments import UsageError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping

    from formulad.games.race.race_contest import RaceContest
    from formulad.games.race.race_series import RaceSeries
    from formulad.games.race.resume import LoadedRace
    from formulad.race.agreed.setup import RaceSetup

USUAL_SEATS = "human:Ana,ai:club"
USUAL_DRIVERS = "club:6"


class RaceCommands:
    """The arguments of a race. What they need is imported when they are used."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add where a race is driven, and by which rules."""
        add_race(parser)

    def setup(self, args: argparse.Namespace, players: str) -> RaceSetup:
        """Return the race that was asked for.

        Raises:
            UsageError: if it cannot be raced like that.
        """
        from formulad.race.agreed.agreement import setup_fault
        from formulad.race.agreed.setup import RaceSetup

        seats = entrants(players or USUAL_SEATS)
        track = find_track(args, args.track)
        setup = RaceSetup(track_name(args), seats, options_of(args, track))
        if fault := setup_fault(track, setup):
            raise UsageError(fault)
        return setup

    def series(self, args: argparse.Namespace, agents: str, games: int) -> RaceSeries:
        """Return the races that were asked for.

        Raises:
            UsageError: if they cannot be raced like that.
        """
        from formulad.games.race.series_arguments import series_on

        grades = read_grades(agents or USUAL_DRIVERS, check_grade)
        return series_on(find_track(args, args.track), args, grades, games)

    def contest(self, args: argparse.Namespace, a: str, b: str, pairs: int) -> RaceContest:
        """Return the mirrored races that were asked for: ten cars, or as many as have room.

        Raises:
            UsageError: if they cannot be raced like that.
        """
        from formulad.games.race.race_contest import RaceContest
        from formulad.games.race.series_arguments import room_on, series_on

        for grade in (a, b):
            check_grade(grade)
        track = find_track(args, args.track)
        half = max(1, room_on(track) // 2)
        return RaceContest(series_on(track, args, (a,) * half + (b,) * half, pairs), a, b)

    def facts(self, loaded: LoadedRace) -> dict[str, Any]:
        """Return the race at the end of its record: who is where, and what is due."""
        from formulad.games.race.race_facts import facts_of

        return facts_of(loaded)

    def table(self, facts: Mapping[str, Any]) -> str:
        """Return the facts of a race for people."""
        from formulad.games.race.race_facts import facts_table

        return facts_table(facts)
