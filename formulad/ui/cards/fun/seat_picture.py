"""Picture of a seat: what everybody may know of a team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun.season import points
from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.cards.fun.state import State, Team
    from formulad.cards.packs import CardId


@frozen
class SeatPicture:
    """What is told of a team."""

    seat: int
    name: str
    money: int
    points: int
    hand: int
    """How many cards are held."""
    team: Team
    is_acting: bool = False
    lot: CardId | None = None
    """The card under the hammer."""
    said: int | None = None
    """The last bid, `PASSED` or `SILENT`; None where there is no auction."""
    is_leading: bool = False


def seat_pictures(
    state: State, names: tuple[str, ...], asked: int | None
) -> tuple[SeatPicture, ...]:
    """Return what is told of each team, of which one may be asked."""
    scored, bidding = points(state), state.auction
    return tuple(
        SeatPicture(
            seat,
            name,
            state.money[seat],
            scored[seat],
            len(state.hands[seat]),
            state.teams[seat],
            seat == asked,
            bidding.lot.card if bidding else None,
            bidding.said[seat] if bidding else None,
            bool(bidding and bidding.leader == seat),
        )
        for seat, name in enumerate(names)
    )
