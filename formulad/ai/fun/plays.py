"""Plays: which special is worth playing now, and against whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun.cards import Special
from formulad.cards.fun.season import points
from formulad.cards.fun.specials import SLOTS, plays
from formulad.cards.fun.teams import in_slot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from formulad.cards.fun.moves import PlaySpecial
    from formulad.cards.fun.rules import Fun
    from formulad.cards.fun.state import State
    from formulad.cards.packs import CardId

ENOUGH = 2.0
"""What a special has to gain to be played."""
LATE = 3
"""Races after which a player who is behind wants one more."""
ENVY = 4.0
"""How much more it gains to harm the leader than the last."""
SCOUTED = 4.0
"""What a card of the discards is worth at least that is fetched back."""


def best_special(
    game: Fun, view: State, value: Callable[[PlaySpecial], float], enough: float
) -> Iterator[PlaySpecial]:
    """Yield the special that is worth the most, if one is worth enough."""
    ways = [
        move
        for card in dict.fromkeys(view.hands[view.at])
        if card in game.setting.specials
        for move in plays(game.setting, view, card)
    ]
    values = [value(move) for move in ways]
    if ways and max(values) >= enough:
        yield ways[values.index(max(values))]


def gain(game: Fun, view: State, move: PlaySpecial) -> float:
    """Return what a special gains, in points of the value of cards."""
    special, setting = game.setting.specials[move.card], game.setting
    match special:
        case Special.EXTRA_RACE:
            return _extra_race(view)
        case Special.WINDFALL:
            return float(setting.card(move.card).value)
        case Special.MONEY_TROUBLE | Special.LOST_CARDS | Special.SPY:
            return _against(view, move, ENOUGH)
        case Special.SCOUT:
            value = _face(game, move.target)
            return value if value >= SCOUTED else 0.0
        case Special.NEW_SPONSOR:
            return ENOUGH * (_face(game, move.own) - _face(game, move.target))
        case Special.DRIVER_SWAP:
            return _face(game, move.target) - _face(game, move.own)
        case Special.ENGINE_SWAP | Special.CHASSIS_SWAP:
            mine, theirs = (_slot(game, view, seat, special) for seat in (view.at, move.seat))
            return theirs - mine
        case Special.DISQUALIFIED | Special.SPONSOR_OUT:
            return _against(view, move, _face(game, move.target))
        case _:
            return _against(view, move, _slot(game, view, move.seat, special))


def _face(game: Fun, card: CardId | None) -> float:
    return 0.0 if card is None else float(game.setting.card(card).value)


def _slot(game: Fun, view: State, seat: int | None, special: Special) -> float:
    return 0.0 if seat is None else _face(game, in_slot(view.teams[seat], SLOTS[special]))


def _against(view: State, move: PlaySpecial, value: float) -> float:
    """Return what it gains to harm somebody: the more, the further they are ahead."""
    if move.seat is None or move.seat == view.at:
        return -value
    scored = points(view)
    return value + ENVY * (scored[move.seat] - min(scored)) / (1 + max(scored))


def _extra_race(view: State) -> float:
    """Return what one race more gains: something only to those who are behind."""
    scored = points(view)
    is_behind = scored[view.at] < max(scored)
    return ENOUGH if is_behind and len(view.results) >= LATE else 0.0
