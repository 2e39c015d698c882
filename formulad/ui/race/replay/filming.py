"""Filming: makes a film of a race, what is told of each step, and what stands out."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.games.race.ability_words import NO_WORDS
from formulad.kernel.values import replace
from formulad.ui.race.model.acting_seats import Seats
from formulad.ui.race.model.event_beats import beats
from formulad.ui.race.replay.film import Film
from formulad.ui.race.replay.great_moments import marks_of
from formulad.ui.race.report.reporter import Reporter

if TYPE_CHECKING:
    from formulad.games.race.ability_words import GiftWords
    from formulad.race.agreed.setup import RaceSetup
    from formulad.race.match import RaceMatch
    from formulad.race.rules import RaceGame


def filmed(game: RaceGame, match: RaceMatch, setup: RaceSetup, words: GiftWords = NO_WORDS) -> Film:
    """Return a race to be seen again, as far as it was driven."""
    steps = match.played
    states = (match.initial, *(each.step.state for each in steps))
    seats = Seats(game, setup.seats)
    reporter = Reporter(game.setting, [seat.name for seat in setup.seats], words)
    told = tuple(
        beats(seats.watched(before, each.step.events), reporter, setup.seats, before, after)
        for each, (before, after) in zip(steps, pairwise(states), strict=True)
    )
    film = Film(game, setup, states, steps, told)
    return replace(film, marks=marks_of(film))
