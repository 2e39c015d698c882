"""Digest of a race: turns, laps, points, gears and stamps of every car."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from formulad.ai.report.lost_points import by_cause
from formulad.ai.report.race_steps import steps_of
from formulad.ai.report.race_story import story_of
from formulad.games.box import RACE
from formulad.race.agreed.option_values import write_options
from formulad.shelf.statistics.digest import Digest, SeatDigest, rules_of
from formulad.shelf.statistics.race_stamps import race_stamps

if TYPE_CHECKING:
    from formulad.ai.report.race_steps import RaceSteps
    from formulad.ai.report.race_story import CarStory, RaceStory
    from formulad.games.race.resume import LoadedRace
    from formulad.race.agreed.setup import Entrant
    from formulad.shelf.statistics.digest import Apart


def race_digest(loaded: LoadedRace, apart: Apart | None) -> Digest:
    """Return what a race came to."""
    steps = steps_of(loaded.game, loaded.good_part)
    story = story_of(steps)
    entrants, options = loaded.header.setup.seats, write_options(loaded.game.options)
    laps = int(options.pop("laps"))
    return Digest(
        RACE,
        rules_of(options),
        tuple(
            _seat(steps, story, car, entrant)
            for car, entrant in zip(story.cars, entrants, strict=True)
        ),
        apart,
        loaded.game.track.title,
        loaded.header.fingerprint,
        laps,
        _margin(story),
    )


def _seat(steps: RaceSteps, story: RaceStory, car: CarStory, entrant: Entrant) -> SeatDigest:
    is_home = car.finish is not None
    return SeatDigest(
        entrant.name,
        entrant.grade,
        story.order.index(car.seat) + 1,
        len(car.turns) if is_home else 0,
        fastest_lap(car),
        car.points_lost,
        {cause.value: points for cause, points in by_cause(car.lost).items()},
        dict(sorted(Counter(int(turn.gear) for turn in car.turns if turn.gear).items())),
        is_home,
        race_stamps(steps, story, car),
    )


def fastest_lap(car: CarStory) -> int:
    """Return the turns of the best lap that a car ended; 0 if it ended none.

    The first lap counts from the grid, the last one to the flag.
    """
    ends = [begun.turns for begun in car.laps]
    if car.finish is not None:
        ends.append(len(car.turns))
    starts = [0, *ends[:-1]]
    return min((end - start for start, end in zip(starts, ends, strict=False)), default=0)


def _margin(story: RaceStory) -> int:
    """Return by how many rounds the first car was home before the next one."""
    homes = sorted(car.finish for car in story.cars if car.finish is not None)
    return homes[1] - homes[0] if len(homes) > 1 else 0
