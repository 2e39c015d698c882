"""The places to stop: sorted as a driver would read them, with all that they cost."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.race.bills import Verdict
from formulad.race.collisions import neighbours
from formulad.race.dice import BLACK
from formulad.race.events import Cause
from formulad.ui.places import where
from formulad.ui.scenes.race.views import Destination
from formulad.ui.words import points

if TYPE_CHECKING:
    from typing import TypeAlias

    from formulad.race.bills import Item
    from formulad.race.paths import PathOption
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.race.track import CellId, Track
    from formulad.ui.scenes.race.moment import Moment

    Chip: TypeAlias = tuple[str, str]
    """An icon and a few words."""

LETTERS = "ABCDEFGH"
"""Badges, and the keys that choose them: the best places have one."""

_RANK = {verdict: rank for rank, verdict in enumerate(Verdict)}
_CHIPS = {
    Cause.BRAKING: ("brake", "braking"),
    Cause.BLOCKED: ("warn", "road closed"),
    Cause.OVERSHOOT: ("tyre", "overshoots {corners}"),
}


@lru_cache(maxsize=8)
def destinations(game: RaceGame, state: State) -> tuple[Destination, ...]:
    """Return the places where the car may stop: the cheapest first, then the farthest."""
    options = game.paths(state)
    order = _cheapest(game, state)
    return tuple(
        _destination(game, state, index, options[index], letter)
        for index, letter in zip(order, _letters(len(order)), strict=True)
    )


def chosen_index(moment: Moment) -> int | None:
    """Return which place is looked at, if one is to be chosen."""
    index = moment.selection.destination
    if not moment.is_path or index is None:
        return None
    return index if index < len(destinations(moment.game, moment.state)) else None


def chosen_place(moment: Moment) -> Destination | None:
    """Return the place that is looked at, if one is to be chosen."""
    index = chosen_index(moment)
    return None if index is None else destinations(moment.game, moment.state)[index]


def _cheapest(game: RaceGame, state: State) -> list[int]:
    """Return the options in order, one for each cell: the cheapest that ends there."""
    options = game.paths(state)
    worth = [_worth(game, state, option) for option in options]
    first: dict[CellId, int] = {}
    for index in sorted(range(len(options)), key=worth.__getitem__):
        first.setdefault(options[index].end(state.car.cell), index)
    return list(first.values())


def _worth(game: RaceGame, state: State, option: PathOption) -> tuple[int, int, bool, int, float]:
    """Return what makes one option better than another: cost, contacts, how far it gets."""
    track, end = game.track, option.end(state.car.cell)
    ahead = (track.cells[end].progress - track.cells[state.car.cell].progress) % track.rows
    finishes = option.route.finishes
    touched = _touched(game, state, option)
    return _RANK[option.bill.verdict], option.bill.points, not finishes, touched, -ahead


def _letters(number: int) -> list[str]:
    return [LETTERS[i] if i < len(LETTERS) else "" for i in range(number)]


def _destination(
    game: RaceGame, state: State, index: int, option: PathOption, letter: str
) -> Destination:
    cell = option.end(state.car.cell)
    return Destination(
        index=index,
        letter=letter,
        title="Finish" if option.route.finishes else where(game.track, cell),
        stop=_stop(game.track, cell, option),
        chips=tuple(_chips(game, state, option)),
        verdict=option.bill.verdict,
        is_braked=bool(option.move.brakes),
        points=option.bill.points,
        touches=_touched(game, state, option) > 0,
    )


def _stop(track: Track, cell: CellId, option: PathOption) -> str:
    """Return which stop of its corner this would be; nothing if it counts for none."""
    sector = track.corner_sector[cell]
    if sector < 0 or option.route.finishes or not option.stops:
        return ""
    return f"stop {option.stops}/{track.stops[sector]}"


def _chips(game: RaceGame, state: State, option: PathOption) -> list[Chip]:
    """Return what a place costs, and what may happen there."""
    chips = [_cost(game.track, item, option) for item in option.bill.items]
    if option.route.misses_two_stops:
        chips.append(("cross", "out: two stops missing"))
    elif option.bill.verdict is Verdict.OUT:
        chips.append(("cross", "out: no points left"))
    contacts = _touched(game, state, option)
    if contacts:
        chips.append(("contact", _contact(contacts, game.options.rule_set.collision_to)))
    return chips


def _touched(game: RaceGame, state: State, option: PathOption) -> int:
    """Return how many cars stand beside the end of a path; none matter to a car that is out."""
    if option.route.finishes or option.bill.verdict is Verdict.OUT:
        return 0
    return len(neighbours(game.track, state, option.end(state.car.cell)))


def _cost(track: Track, item: Item, option: PathOption) -> Chip:
    """Return one cost with its cause, an overshoot with the corners it leaves too early."""
    icon, cause = _CHIPS[item.cause]
    missed = (track.sectors[miss.sector].corner for miss in option.route.misses)
    corners = " and ".join(corner.name for corner in missed if corner)
    return icon, f"−{points(item.points)}, {cause.format(corners=corners)}"


def _contact(cars: int, limit: int) -> str:
    """Return how many cars may be touched, and how likely each takes a point."""
    chance = 100 * limit // BLACK.highest
    return f"contact ×{cars}, {chance}% risk of −1"
