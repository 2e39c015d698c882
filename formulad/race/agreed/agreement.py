"""Agreement check: what keeps cars from racing on a circuit by the chosen rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.race.agreed.option_catalogue import conflicts
from formulad.race.agreed.setup import line_up_fault
from formulad.race.agreed.teams import teams_fault

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.race.agreed.options import Options
    from formulad.race.agreed.setup import RaceSetup
    from formulad.race.road.track import Track


def race_fault(track: Track, numbers: Sequence[int], options: Options) -> str | None:
    """Return why cars with these numbers cannot race, as a sentence; None if they can."""
    if not 1 <= len(numbers) <= len(track.grid):
        return say(
            "{track} has room for 1 to {places} cars, not {cars}",
            track=track.title,
            places=len(track.grid),
            cars=len(numbers),
        )
    if options.laps < 1:
        return say("a race has at least one lap, not {laps}", laps=options.laps)
    for conflict in conflicts(options):
        return say(
            "the option {option} needs {needed} to be {value}",
            option=conflict.option,
            needed=conflict.needs,
            value=conflict.value,
        )
    return teams_fault(numbers) if options.team_race else None


def setup_fault(track: Track, setup: RaceSetup, places: int | None = None) -> str | None:
    """Return why a race cannot be driven as it was agreed, as a sentence; None if it can.

    Args:
        track: where it is driven.
        setup: who races, by which rules.
        places: how many cars the circuit takes, if not as many as its grid.
    """
    places = len(track.grid) if places is None else places
    numbers = [entrant.number for entrant in setup.seats]
    fault = line_up_fault(setup.seats, places, setup.options)
    return fault or race_fault(track, numbers, setup.options)
