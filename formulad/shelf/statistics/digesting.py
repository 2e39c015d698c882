"""Digesting of records: a game is played again once, and what statistics ask of it is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.games.box import RACE
from formulad.kernel.game import Outcome
from formulad.kernel.record import UNDO, is_remark
from formulad.shelf.statistics.digest import Apart, Digest, SeatDigest, rules_of
from formulad.shelf.statistics.stamps import CARD_TABLE

if TYPE_CHECKING:
    from formulad.kernel.kind import AnyKind
    from formulad.store.resume import LoadedGame

_FULL_TABLE = 5
"""From so many players on a table of cards is full."""


def digest_of(game: str, kind: AnyKind, loaded: LoadedGame[Any, Any]) -> Digest:
    """Return what a game came to that was played to its end.

    Args:
        game: its id.
        kind: the game.
        loaded: its record, played again.
    """
    if game == RACE:
        from formulad.shelf.statistics.race_digest import race_digest

        return race_digest(loaded, apart_of(loaded))
    setup = loaded.header.setup
    places = loaded.game.places(loaded.good_part.state)
    players = kind.players(setup)
    worth = (CARD_TABLE,) if len(players) >= _FULL_TABLE else ()
    seats = tuple(
        SeatDigest(player.name, player.grade, place, stamps=worth if place == 1 else ())
        for player, place in zip(players, places, strict=True)
    )
    return Digest(game, rules_of(setup.options), seats, apart_of(loaded))


def apart_of(loaded: LoadedGame[Any, Any]) -> Apart | None:
    """Return why a game counts for nothing, if it does not."""
    header, options = loaded.header, getattr(loaded.header.setup, "options", None)
    if header.is_received:
        return Apart.RECEIVED
    if header.origin:
        return Apart.BRANCHED
    if getattr(options, "physical_dice", False):
        return Apart.DICE
    return Apart.TAKEN_BACK if _took_dice_back(loaded) else None


def _took_dice_back(loaded: LoadedGame[Any, Any]) -> bool:
    """Return whether a die was ever taken back; a decision may be, as in every game."""
    if not loaded.opened.takes_back:
        return False
    steps: list[str] = []
    for line in loaded.record.lines:
        if line == UNDO:
            if isinstance(loaded.game.read(steps.pop()), Outcome):
                return True
        elif not is_remark(line):
            steps.append(line)
    return False
