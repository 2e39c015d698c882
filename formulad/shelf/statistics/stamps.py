"""Stamps: twenty things that can be reached, each by the result of a game and nothing else (SHE-4).

None is for time, for days, or for coming back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.box import GAMES, RACE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.shelf.statistics.digest import Digest
    from formulad.store.profiles import Profile

DRY, TEN_HOME, BACKWARDS, FROM_THE_BACK = "dry", "ten_home", "backwards", "from_the_back"
FROM_POLE, SPOTLESS, LAST_POINT, CLOSE = "from_pole", "spotless", "last_point", "close"
ALONE, RAIN, ALL_GEARS, SERVED = "alone", "rain", "all_gears", "served"
CHAIN, CITY, TOUCHED, CHAMPION = "chain", "city", "touched", "champion"
CARD_TABLE, TOURIST, WHOLE_BOX, WIDE = "card_table", "tourist", "whole_box", "wide"
STAMPS = (
    *(DRY, TEN_HOME, BACKWARDS, FROM_THE_BACK, FROM_POLE, SPOTLESS, LAST_POINT, CLOSE, ALONE),
    *(WIDE, RAIN, ALL_GEARS, SERVED, CHAIN, CITY, TOUCHED, CHAMPION, CARD_TABLE, TOURIST),
    WHOLE_BOX,
)
"""All of them, in the order in which they are shown."""
_CIRCUITS, _WIDE = 5, 3
_BEST_GRADE = "champion"


def stamps_of(profile: Profile, digests: Iterable[Digest]) -> frozenset[str]:
    """Return the stamps that somebody has reached in games that count."""
    own = [
        (digest, seat)
        for digest in digests
        if digest.counts
        for seat in digest.people
        if profile.is_called(seat.name)
    ]
    found = {stamp for _, seat in own for stamp in seat.stamps}
    won = [digest for digest, seat in own if digest.is_won_by(seat)]
    found |= {stamp for digest in won for stamp in _of_one(digest)}
    if len({digest.fingerprint for digest in won if digest.game == RACE}) >= _CIRCUITS:
        found.add(TOURIST)
    if {digest.game for digest in won} >= set(GAMES):
        found.add(WHOLE_BOX)
    return frozenset(found)


def _of_one(digest: Digest) -> Iterable[str]:
    """Yield the stamps that a game is worth to whoever has won it, by its digest alone."""
    if digest.game != RACE:
        return
    if digest.margin >= _WIDE:
        yield WIDE
    if any(seat.grade == _BEST_GRADE for seat in digest.seats):
        yield CHAMPION
