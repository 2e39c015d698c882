"""Formula Corsa as a game of the box."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.ai.corsa.players import PLAYERS
from formulad.cards.corsa.options import read_options
from formulad.cards.corsa.rules import Corsa
from formulad.cards.corsa.setting import setting_of
from formulad.games.corsa.corsa_terms import TERMS
from formulad.games.corsa.corsa_yaml import fingerprint, read_deck
from formulad.games.usual_kind import UsualKind
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.cards.corsa.deck import Deck
    from formulad.kernel.terms import UsualSetup

CARDS = "corsa.yaml"


def corsa_kind(data: Path) -> UsualKind[Corsa]:
    """Return the game with the cards of a folder of game files.

    Raises:
        DocumentError: if they cannot be played with.
    """
    deck = read_deck(data / "assets" / "cards" / CARDS)
    return UsualKind(
        Corsa.name,
        say("Formula Corsa"),
        partial(_make, deck),
        PLAYERS,
        deck=fingerprint(deck),
        terms=TERMS,
    )


def _make(deck: Deck, setup: UsualSetup) -> Corsa:
    """Return the game that was agreed on."""
    return Corsa(setting_of(len(setup.players), deck, read_options(setup.options)))
