"""Points that are given back on the way, shared out part by part (STR-5, STR-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.race.car import VITAL, Part
from formulad.race.moves import Repair
from formulad.race.repairs import BUT_TYRES, lacks_of
from formulad.race.state import Phase
from formulad.race.turn.checkpoint import points_for
from formulad.race.turn.police import PRIZE, quickest

if TYPE_CHECKING:
    from formulad.race.car import Wear
    from formulad.race.rules import RaceGame
    from formulad.race.state import Speed, State


@frozen
class Gift:
    """Points to be shared out."""

    seat: int
    lacks: tuple[tuple[Part, int], ...]
    """What each part that may be repaired lacks."""
    points: int
    speed: Speed | None = None
    """What they are a prize for; None at the checkpoint."""


def gift_of(game: RaceGame, state: State) -> Gift:
    """Return the points that are to be shared out now, and whose they are."""
    setting = game.setting
    speed = quickest(state) if state.phase is Phase.POLICE else None
    seat = speed.car if speed else state.seat
    parts = tuple(Part) if speed else BUT_TYRES
    lacks = tuple(lacks_of(setting, state, seat, parts).items())
    most = PRIZE if speed else points_for(setting, seat)
    return Gift(seat, lacks, min(most, sum(lacking for _, lacking in lacks)), speed)


def best(game: RaceGame, state: State) -> Repair:
    """Return how most drivers would share points out: where the next loss would hurt most."""
    gift = gift_of(game, state)
    lacks, wear = dict(gift.lacks), state.cars[gift.seat].wear
    given = dict.fromkeys(lacks, 0)
    for _ in range(gift.points):
        open_parts = [part for part in lacks if given[part] < lacks[part]]
        part = min(open_parts, key=lambda part: _need(wear, part, given[part]))
        given[part] += 1
    return _repair(given)


def part_line(part: Part) -> str:
    """Return the name of the line on which points of a part stand."""
    return f"repair-{part.name.lower()}"


_PART_OF = {part_line(part): part for part in Part}


def lines(game: RaceGame, state: State) -> tuple[str, ...]:
    """Return the lines that can be changed: parts that lack something."""
    return tuple(part_line(part) for part, lacking in gift_of(game, state).lacks if lacking)


def number_on(repair: Repair, line: str) -> int:
    """Return how many points a part is to get."""
    return dict(repair.repairs).get(_PART_OF[line], 0)


def rewritten(game: RaceGame, state: State, repair: Repair, line: str, number: int) -> Repair:
    """Return points shared out otherwise; what a part gets beyond what is left, others give up."""
    gift, part = gift_of(game, state), _PART_OF[line]
    number = max(0, min(number, dict(gift.lacks)[part], gift.points))
    given = dict(repair.repairs) | {part: number}
    while sum(given.values()) > gift.points:
        others = [other for other in given if other is not part and given[other]]
        given[others[-1]] -= 1
    return _repair(given)


def left_over(game: RaceGame, state: State, repair: Repair) -> int:
    """Return how many points are still to be given."""
    return gift_of(game, state).points - sum(number for _, number in repair.repairs)


def _repair(given: dict[Part, int]) -> Repair:
    return Repair(tuple((part, number) for part, number in sorted(given.items()) if number))


def _need(wear: Wear, part: Part, given: int) -> tuple[int, bool, int]:
    """Return how well a part is off: vital ones and tyres count one less, as they hold one back."""
    is_vital = part in VITAL
    held = wear.left(part) + given - int(is_vital or part is Part.TYRES)
    return held, not is_vital, part
