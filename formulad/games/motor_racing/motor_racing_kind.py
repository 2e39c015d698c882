"""Formula Motor Racing as a game of the box."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.ai.motor_racing.players import PLAYERS
from formulad.cards.motor_racing.options import read_options
from formulad.cards.motor_racing.rules import MotorRacing
from formulad.cards.motor_racing.setting import setting_of
from formulad.games.motor_racing.deck_yaml import fingerprint, read_deck
from formulad.games.motor_racing.motor_racing_terms import TERMS
from formulad.games.usual_kind import UsualKind
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.cards.motor_racing.deck import Deck
    from formulad.cards.motor_racing.state import State
    from formulad.kernel.sentence import Sentence
    from formulad.kernel.terms import UsualSetup

DECK = "motor-racing.yaml"


def motor_racing_kind(data: Path) -> UsualKind[MotorRacing]:
    """Return the game with the cards of a folder of game files.

    Raises:
        DocumentError: if they cannot be played with.
    """
    deck = read_deck(data / "assets" / "cards" / DECK)
    return UsualKind(
        MotorRacing.name,
        say("Formula Motor Racing"),
        partial(_make, deck),
        PLAYERS,
        deck=fingerprint(deck),
        terms=TERMS,
        told=_progress,
    )


def _progress(game: MotorRacing, state: State) -> Sentence:
    """Return which race of the season is driven."""
    return say("Race {n}/{races}", n=state.race, races=game.setting.options.races)


def _make(deck: Deck, setup: UsualSetup) -> MotorRacing:
    """Return the season that was agreed on."""
    return MotorRacing(setting_of(len(setup.players), deck, read_options(setup.options)))
