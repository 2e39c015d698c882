"""Targets: which cars a card may be played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.motor_racing.cards import MISHAPS, CardKind
from formulad.cards.motor_racing.cars import CAR_NAMES, TEAM_OF
from formulad.cards.motor_racing.team_words import team_word
from formulad.kernel.game import refuse

if TYPE_CHECKING:
    from formulad.cards.motor_racing.cards import Card
    from formulad.cards.motor_racing.cars import Car
    from formulad.cards.motor_racing.line import Line
    from formulad.kernel.game import Refusal

LAST_CARS = 3
"""Of so many the Tailender Turbo moves one (FMR-18)."""


def targets(card: Card, run: Line) -> Line:
    """Return the cars that a card may be played on, the leader first; none where the die finds one.

    A coloured card is for the running cars of its colour (FMR-16, FMR-20), a Turbo for one of the
    last three (FMR-18), and all others for any running car (FMR-17, FMR-21).
    """
    if card.kind in MISHAPS:
        return ()
    open_to = run[-LAST_CARS:] if card.kind is CardKind.TAILENDER_TURBO else run
    if card.team is None:
        return open_to
    return tuple(car for car in open_to if TEAM_OF[car] is card.team)


def target_refusal(card: Card, car: Car | None, run: Line) -> Refusal | None:
    """Return why a card cannot be played on a car, or None if it can."""
    open_to = targets(card, run)
    if car in open_to or (car is None and not open_to):
        return None
    if car is None:
        return refuse("FMR-9", "Choose a car for this card.")
    if card.kind in MISHAPS:
        return refuse("FMR-25", "The die finds the car: play this card without one.")
    if not open_to:
        return refuse("FMR-16", "No car of this colour runs: play the card without one.")
    name, team = CAR_NAMES[car], card.team
    if car not in run:
        return refuse("FMR-29", "{car} is out of the race.", car=name)
    if team is not None and TEAM_OF[car] is not team:
        told = team_word(team)
        return refuse("FMR-16", "{car} is not of this card's colour: {team}.", car=name, team=told)
    return refuse("FMR-18", "{car} is not among the last three that run.", car=name)
