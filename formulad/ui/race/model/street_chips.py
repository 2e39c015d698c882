"""Street chips: what the street makes of a way to a place to stop, each with its rule."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, say
from formulad.race.agreed.drivers import Ability
from formulad.race.bills import Verdict
from formulad.race.dice import BLACK
from formulad.race.road.track import NOWHERE
from formulad.race.thresholds import debris_to
from formulad.race.turn.checkpoint import points_for
from formulad.race.turn.gunfire import MISSES_TO
from formulad.race.turn.police import speeds_on
from formulad.ui.race.model.chips import touched
from formulad.ui.race.terms.race_words import Tone, cells, in_a_row, points, up_to
from formulad.ui.race.views.cost_chip import CostChip

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.paths import PathOption
    from formulad.race.rules import RaceGame
    from formulad.race.state import State


def street_chips(
    game: RaceGame, state: State, option: PathOption, names: tuple[str, ...]
) -> tuple[CostChip, ...]:
    """Return what the city, a rival or the driver's own gift does on a path."""
    if state.trials:
        return ()
    return (
        *_of_the_end(game, state, option),
        *_of_the_way(game, state, option),
        *_of_rivals(game, state, option, names),
        *_of_boosts(state),
    )


def black_cells(game: RaceGame, option: PathOption) -> int:
    """Return how many blackened cells a path drives over (STR-4)."""
    street = game.track.street
    return sum(cell in street.zone for cell in option.route.debris) if street else 0


def gunfire_chip() -> CostChip:
    """Return how likely a shot hits whoever stops below the windows (STR-3)."""
    chance = 100 * (BLACK.highest - MISSES_TO) // BLACK.highest
    text = in_a_row((say("gunfire: {lowest}+ hits", lowest=MISSES_TO + 1), f"{chance}%"))
    return CostChip("shot", text, "STR-3")


def _of_the_end(game: RaceGame, state: State, option: PathOption) -> Iterator[CostChip]:
    """Yield what happens to a car that stops there: it may be shot at."""
    street, end = game.track.street, option.end(state.car.cell)
    is_there = not option.route.finishes and option.bill.verdict is not Verdict.OUT
    if street and is_there and end in street.gunfire:
        yield gunfire_chip()


def _of_the_way(game: RaceGame, state: State, option: PathOption) -> Iterator[CostChip]:
    """Yield what lies on the way: black cells, the police, a tunnel, the checkpoint."""
    street, path = game.track.street, (state.car.cell, *option.route.cells)
    if street:
        yield from _of_the_zone(game, state, option)
        yield from _of_the_police(game, state, option)
        if any(step in street.tunnel for step in pairwise(path)):
            yield CostChip(
                "tunnel", in_a_row((say("tunnel"), say("no lane change"))), "STR-6", Tone.GOOD
            )
    if game.options.has_checkpoint and _begins_lap(game, state, option):
        more = points(points_for(game.setting, state.seat))
        text = in_a_row((say("checkpoint: tyres full"), say("+{points}", points=more)))
        yield CostChip("checkpoint", text, "STR-7", Tone.GOOD)


def _of_the_zone(game: RaceGame, state: State, option: PathOption) -> Iterator[CostChip]:
    black = black_cells(game, option)
    if black and game.options.debris:
        test = counted(
            black,
            "black cell: debris test",
            "{n} black cells: debris test",
        )
        text = in_a_row((test, up_to(debris_to(game.setting, state, state.seat))))
        yield CostChip("debris", text, "STR-4")


def _of_the_police(game: RaceGame, state: State, option: PathOption) -> Iterator[CostChip]:
    """Yield how fast the car would pass the police, and whether nobody was faster (STR-5)."""
    for speed in speeds_on(game.setting, state, option.route.cells)[:1]:
        rivals = (other.kmh for other in state.speeds if other.lap == speed.lap)
        best = max(rivals, default=-1)
        is_best = speed.kmh > best
        rank = say("best so far") if is_best else say("best is {kmh}", kmh=best)
        text = in_a_row((say("police: {kmh} km/h", kmh=speed.kmh), rank))
        tone = Tone.GOOD if is_best else Tone.PLAIN
        yield CostChip("police", text, "STR-5", tone)


def _begins_lap(game: RaceGame, state: State, option: PathOption) -> bool:
    """Return whether a path crosses the line into another lap of the race."""
    if option.route.finishes or state.car.lap < 1 or option.bill.verdict is Verdict.OUT:
        return False
    track, path = game.track, (state.car.cell, *option.route.cells)
    return any(track.crosses_line(here, there) for here, there in pairwise(path))


def _of_rivals(
    game: RaceGame, state: State, option: PathOption, names: tuple[str, ...]
) -> Iterator[CostChip]:
    """Yield what rivals do: one turns the driver's head, another rolls twice."""
    if option.route.charmer != NOWHERE:
        cells_of = {car.cell: seat for seat, car in enumerate(state.cars)}
        seat = cells_of[option.route.charmer]
        number = game.setting.entries[seat].number
        name = names[seat] if names else say("car {number}", number=number)
        text = say("looks at {name}: {cells} less", name=name, cells=cells(option.route.delay))
        yield CostChip("heart", text, Ability.CHARM.rule)
    rough = game.setting.gifted(Ability.ROUGH)
    if any(seat in rough for seat in touched(game, state, option)):
        yield CostChip("contact", say("rough neighbour: two dice"), Ability.ROUGH.rule)


def _of_boosts(state: State) -> Iterator[CostChip]:
    """Yield what the driver has put on in this turn."""
    turn = state.turn
    if turn.nitro:
        is_big = turn.nitro > int(turn.gear)
        rule = Ability.BIG_NITRO.rule if is_big else "STR-2"
        yield CostChip("nitro", say("nitro +{number}", number=turn.nitro), rule, Tone.GOOD)
    if turn.drift:
        by = f"{'+' if turn.drift > 0 else '−'}{abs(turn.drift)}"
        yield CostChip("drift", say("drift {cells}", cells=by), Ability.DRIFT.rule)
    if turn.is_littering:
        yield CostChip("debris", say("drops scrap"), Ability.LITTER.rule, Tone.GOOD)
