"""Destinations: the places to stop, sorted as a driver would read them, with all that they cost."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say_of
from formulad.race.bills import Verdict
from formulad.race.car import Part
from formulad.ui.race.model.chips import chips, touched
from formulad.ui.race.model.next_turn_chips import next_turn_chips
from formulad.ui.race.model.street_chips import street_chips
from formulad.ui.race.terms.place_names import where
from formulad.ui.race.terms.race_words import stop_of
from formulad.ui.race.views.engineer_views import Destination

if TYPE_CHECKING:
    from formulad.ai.engineer.place_counsel import PlaceCounsel
    from formulad.race.car import Wear
    from formulad.race.paths import PathOption
    from formulad.race.road.track import CellId, Track
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.ui.race.model.shown_moment import Moment

LETTERS = "ABCDEFGH"
"""Badges, and the keys that choose them: the best places have one."""

_EXACTLY = 3
"""Places that differ by less than a thousandth of a turn are told apart by their cost."""
_RANK = {verdict: rank for rank, verdict in enumerate(Verdict)}


@lru_cache(maxsize=16)
def destinations(
    game: RaceGame,
    state: State,
    names: tuple[str, ...] = (),
    counsel: tuple[PlaceCounsel, ...] = (),
) -> tuple[Destination, ...]:
    """Return the places where the car may stop: those that come to the fewest turns first.

    While nobody knows these, the cheapest come first, then the farthest.

    A cell comes again where another way to it asks for something else: a brake point, say, where
    the best one leads through debris. Such a detour comes next, and has no letter of its own:
    that of the cell leads on to it.

    Args:
        game: the race.
        state: as it is now.
        names: of the drivers, by seat, where words about them are to be read.
        counsel: what each way comes to, in the order of `paths`.
    """
    options = game.paths(state)
    usual, order = _offered(game, state, tuple(each.turns for each in counsel))
    letters = dict(zip((index for index in order if index in usual), LETTERS, strict=False))
    return tuple(
        _destination(
            game,
            state,
            index,
            options[index],
            letters.get(index, ""),
            names,
            counsel[index] if counsel else None,
            is_detour=index not in usual,
        )
        for index in order
    )


def places_of(moment: Moment) -> tuple[Destination, ...]:
    """Return the places where the car may stop, in words about who drives."""
    names = tuple(entrant.name for entrant in moment.seats)
    return destinations(moment.game, moment.state, names, moment.place_counsel)


def chosen_index(moment: Moment) -> int | None:
    """Return which place is looked at, if one is to be chosen."""
    index = moment.selection.destination
    if not moment.is_path or index is None:
        return None
    return index if index < len(places_of(moment)) else None


def chosen_place(moment: Moment) -> Destination | None:
    """Return the place that is looked at, if one is to be chosen."""
    index = chosen_index(moment)
    return None if index is None else places_of(moment)[index]


def _offered(game: RaceGame, state: State, turns: tuple[float, ...]) -> tuple[set[int], list[int]]:
    """Return the best option for each cell, and in order all that are worth a thought.

    Other ways to a cell stand behind the best one.
    """
    options = game.paths(state)
    comes_to = turns or (0.0,) * len(options)
    worth = [
        (round(each, _EXACTLY), *_worth(game, state, option))
        for each, option in zip(comes_to, options, strict=True)
    ]
    kept: dict[CellId, dict[int, tuple[int, ...]]] = {}
    for index in sorted(range(len(options)), key=worth.__getitem__):
        price = _price(state.car.wear, options[index])
        ways = kept.setdefault(options[index].end(state.car.cell), {})
        if not any(_asks_no_more(other, price) for other in ways.values()):
            ways[index] = price
    order = [index for ways in kept.values() for index in ways]
    return {next(iter(ways)) for ways in kept.values()}, order


def _price(wear: Wear, option: PathOption) -> tuple[int, ...]:
    """Return all that an option asks for, thing by thing."""
    bill, asked = option.bill, dict.fromkeys(Part, 0)
    for item in bill.items:
        asked[item.part] += item.points
    points = (bill.points,) if wear.is_one_pool else tuple(asked.values())
    return (_RANK[bill.verdict], bill.rolls, len(option.route.debris), *points)


def _asks_no_more(price: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Return whether one option asks for nothing that another does not ask for as well."""
    return all(mine <= its for mine, its in zip(price, other, strict=True))


def _worth(
    game: RaceGame, state: State, option: PathOption
) -> tuple[int, int, int, bool, int, float]:
    """Return what makes one option better than another: cost, contacts, how far it gets."""
    track, end = game.track, option.end(state.car.cell)
    ahead = (track.places[end].progress - track.places[state.car.cell].progress) % track.rows
    finishes = option.route.finishes
    touching = len(touched(game, state, option))
    bill = option.bill
    cost, debris = bill.points + bill.rolls, len(option.route.debris)
    return _RANK[bill.verdict], cost, debris, not finishes, touching, -ahead


def _destination(
    game: RaceGame,
    state: State,
    index: int,
    option: PathOption,
    letter: str,
    names: tuple[str, ...],
    counsel: PlaceCounsel | None,
    *,
    is_detour: bool,
) -> Destination:
    cell = option.end(state.car.cell)
    return Destination(
        index=index,
        letter=letter,
        title=say_of("at the end of the race", "Finish")
        if option.route.finishes
        else where(game.track, cell),
        stop=_stop(game.track, cell, option),
        chips=(
            *chips(game, state, option),
            *next_turn_chips(counsel),
            *street_chips(game, state, option, names),
        ),
        verdict=option.bill.verdict,
        is_braked=bool(option.move.brakes),
        points=option.bill.points,
        rolls=option.bill.rolls,
        touches=len(touched(game, state, option)),
        debris=len(option.route.debris),
        is_detour=is_detour,
        turns=counsel.turns if counsel else None,
        behind=counsel.behind if counsel else 0.0,
    )


def _stop(track: Track, cell: CellId, option: PathOption) -> str:
    """Return which stop of its corner this would be; nothing if it counts for none."""
    sector = track.corner_sector[cell]
    if sector < 0 or option.route.finishes or not option.stops:
        return ""
    return stop_of(option.stops, track.stops[sector])
