"""Boost presenter: what may be used after the die, and what it makes of the move (STR-2, DRV)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.race.ability_words import gift_title
from formulad.kernel.sentence import joined, say
from formulad.race.car import Once, Part
from formulad.race.questions import Question
from formulad.race.turn.extras import BIG_NITRO_CELLS
from formulad.ui.race.model.boost_choices import (
    BIG,
    GIFTS,
    LESS,
    LITTER,
    MORE,
    MOVES,
    NITRO,
    boost_refusal,
    boosts_of,
    is_on,
)
from formulad.ui.race.terms.race_words import ORDINALS, PART_LETTERS, cells, part_points, reason_of
from formulad.ui.race.views.street_views import BoostsView, BoostView, Charge, NitroView

if TYPE_CHECKING:
    from formulad.kernel.game import Refusal
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.views.engineer_views import Destination

_ONE_TYRE = joined("", ("−", PART_LETTERS[Part.TYRES]))
_LABELS = {
    BIG: (say("+{number} more", number=BIG_NITRO_CELLS), "", "big_nitro"),
    LESS: ("−1", part_points(Part.TYRES, 1), "less"),
    MORE: ("+1", part_points(Part.TYRES, 1), "more"),
    LITTER: (say("Drop scrap"), "", "litter"),
}
"""What each small button says, what it costs, and the action that presses it."""


def has_boosts(moment: Moment) -> bool:
    """Return whether anybody in the race may use something once the die has fallen."""
    setting = moment.game.setting
    return any(boosts_of(setting, seat) for seat in range(setting.seats))


def boosts_view(moment: Moment) -> BoostsView | None:
    """Return the buttons beside the lever, where the race has any."""
    if not has_boosts(moment):
        return None
    names = boosts_of(moment.game.setting, moment.seat)
    nitro = _nitro(moment) if NITRO in names else None
    return BoostsView(nitro, tuple(_button(moment, name) for name in names if name != NITRO))


def best_boost(moment: Moment) -> str:
    """Return the button that the engineer would press before driving on; empty if none."""
    counsel = moment.extra_counsel
    names = (name for name, move in MOVES.items() if counsel and move == counsel.extra)
    return next(names, "")


def why_boost(moment: Moment) -> str:
    """Return how much is gained by what the engineer would use; nothing if that is nothing."""
    name, counsel = best_boost(moment), moment.extra_counsel
    if not name or counsel is None:
        return ""
    title = say("Nitro") if name == NITRO else gift_title(moment.cast.words, GIFTS[name])
    return say(
        "{boost}: {turns} turns ahead of any way without it",
        boost=title,
        turns=f"{counsel.ahead:.1f}",
    )


def boost_reason(moment: Moment) -> str:
    """Return why the button under the pointer cannot be pressed; nothing if it can."""
    refusal = refusal_in_focus(moment)
    return reason_of(refusal) if refusal else ""


def refusal_in_focus(moment: Moment) -> Refusal | None:
    """Return why the button under the pointer cannot be pressed; None if it can or none is."""
    name = moment.selection.extra
    if not name or not _is_turn(moment):
        return None
    return boost_refusal(moment.game.setting, moment.state, name)


def rolled(moment: Moment) -> str:
    """Return what the die showed and what was put on since: `4th gear rolled 9, nitro adds 4`."""
    turn = moment.state.turn
    if not (turn.face and (turn.nitro or turn.drift)):
        return ""
    parts = [say("{gear} gear rolled {value}", gear=ORDINALS[turn.gear], value=turn.face)]
    if turn.nitro:
        parts.append(say("nitro adds {number}", number=turn.nitro))
    if turn.drift:
        parts.append(say("drift adds 1") if turn.drift > 0 else say("drift takes 1"))
    return joined(" · ", parts)


def way_in_cells(moment: Moment, place: Destination) -> str:
    """Return how the cells of a way come about, where more than the die counts."""
    turn, option = moment.state.turn, moment.game.paths(moment.state)[place.index]
    if moment.question is not Question.PATH or not (turn.nitro or turn.drift or option.route.delay):
        return ""
    route, length = option.route, len(option.route.cells)
    lost = option.move.brakes + option.blocked + route.delay
    steps = (turn.nitro, turn.drift, route.slide + route.bonus, -lost)
    told = "".join(f" {'+' if step > 0 else '−'} {abs(step)}" for step in steps if step)
    is_exact = turn.face + sum(steps) == length
    if not is_exact:
        return cells(length)
    is_long = sum(map(bool, steps)) > 1
    return joined(" = ", (f"{turn.face}{told}", str(length) if is_long else cells(length)))


def nitro_left(moment: Moment, seat: int) -> Charge | None:
    """Return how it stands with the nitro of a car; None where cars carry none."""
    if not moment.game.options.has_nitro:
        return None
    state = moment.state
    is_turn = bool(state.round) and seat == state.seat
    if is_turn and is_on(state, NITRO):
        return Charge.ON
    return Charge.USED if Once.NITRO in state.cars[seat].used else Charge.READY


def _nitro(moment: Moment) -> NitroView:
    charge = nitro_left(moment, moment.seat) or Charge.READY
    is_best = best_boost(moment) == NITRO
    return NitroView(charge, _cells(moment), _is_open(moment, NITRO), is_best=is_best)


def _cells(moment: Moment) -> int:
    """Return what the nitro adds, or would add."""
    state, turn = moment.state, moment.state.turn
    if _is_turn(moment) and (turn.nitro or turn.face):
        return turn.nitro or int(turn.gear)
    return int(moment.gear or moment.selection.gear or state.cars[moment.seat].gear)


def _button(moment: Moment, name: str) -> BoostView:
    label, price, key = _LABELS[name]
    is_used, is_open = _is_turn(moment) and is_on(moment.state, name), _is_open(moment, name)
    brief, is_best = _ONE_TYRE if price else "", best_boost(moment) == name
    return BoostView(name, label, price, key, is_used, is_open, brief, is_best=is_best)


def _is_open(moment: Moment, name: str) -> bool:
    if moment.question is not Question.PATH or not _is_turn(moment):
        return False
    return boost_refusal(moment.game.setting, moment.state, name) is None


def _is_turn(moment: Moment) -> bool:
    """Return whether the dashboard is that of the driver whose turn it is."""
    return bool(moment.state.round) and moment.seat == moment.state.seat
