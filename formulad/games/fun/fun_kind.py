"""Formule Fun as a game of the box."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.ai.fun.players import PLAYERS
from formulad.cards.fun.options import read_options
from formulad.cards.fun.rules import Fun
from formulad.cards.fun.setting import setting_of
from formulad.games.fun.deck_yaml import fingerprint, read_deck
from formulad.games.fun.fun_terms import TERMS
from formulad.games.usual_kind import UsualKind
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.cards.fun.deck import Deck
    from formulad.kernel.terms import UsualSetup

DECK = "fun.yaml"


def fun_kind(data: Path) -> UsualKind[Fun]:
    """Return the game with the cards of a folder of game files.

    Raises:
        DocumentError: if they cannot be played with.
    """
    deck = read_deck(data / "assets" / "cards" / DECK)
    make = partial(_make, deck)
    return UsualKind(
        Fun.name, say("Formule Fun"), make, PLAYERS, deck=fingerprint(deck), terms=TERMS
    )


def _make(deck: Deck, setup: UsualSetup) -> Fun:
    """Return the championship that was agreed on."""
    return Fun(setting_of(len(setup.players), deck, read_options(setup.options)))
