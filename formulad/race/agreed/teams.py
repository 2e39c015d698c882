"""Teams: two cars that share the spare points of the pits, and the victory (section 16, TEAM)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.race.phase import Setting

SPARE_POINTS = 2
"""Points for technical stops that each car brings (TPT-1, TEAM-1)."""
POINTS = (10, 8, 6, 5, 4, 3, 2, 1, 0, 0)
"""What a place is worth to the team (TEAM-2)."""


def spare_pool(setting: Setting, seat: int) -> int:
    """Return which pool of spare points a car draws on: its own, or that of its team."""
    if not setting.options.team_race:
        return seat
    teams = [entry.team for entry in setting.entries]
    return teams.index(setting.entries[seat].team)


def full_pools(setting: Setting) -> tuple[int, ...]:
    """Return the spare points before the race; they stand in the place of a team's first car."""
    if not setting.options.technical_stops:
        return ()
    pools = Counter(spare_pool(setting, seat) for seat in range(setting.seats))
    return tuple(SPARE_POINTS * pools[seat] for seat in range(setting.seats))


def teams_fault(numbers: Sequence[int]) -> str | None:
    """Return what keeps cars from racing as teams of two, as a sentence; None if nothing does."""
    teams = Counter((number + 1) // 2 for number in numbers)
    alone = sorted(team for team, cars in teams.items() if cars != 2)
    if alone:
        return say("A team race takes two cars of each team; a car of this line-up is alone.")
    return None


def team_standings(
    setting: Setting, classification: Sequence[int], placed: int
) -> list[tuple[int, int]]:
    """Return the teams with their points, the winners first; ties go to the best-placed car.

    Cars that are out bring nothing (TEAM-2); they come behind the `placed` ones that are not.
    """
    points: Counter[int] = Counter()
    best: dict[int, int] = {}
    for place, seat in enumerate(classification):
        team = setting.entries[seat].team
        points[team] += POINTS[place] if place < placed else 0
        best.setdefault(team, place)
    return sorted(points.items(), key=lambda item: (-item[1], best[item[0]]))
