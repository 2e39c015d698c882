"""Setting of a season: who has which team, with which cards, by which options."""

from __future__ import annotations

from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING

from formulad.cards.motor_racing.cars import TEAM_OF, Team, cars_of
from formulad.cards.motor_racing.options import ChargeTarget, NeutralTeams, Scoring
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from formulad.cards.motor_racing.cars import Car
    from formulad.cards.motor_racing.deck import Deck
    from formulad.cards.motor_racing.options import Options

FEWEST, MOST = 2, 6
"""Players."""


@frozen(slots=False)
class Setting:
    """What stays the same in a season."""

    teams: tuple[tuple[Team, ...], ...]
    """By seat."""
    deck: Deck
    options: Options

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.teams)

    @cached_property
    def owners(self) -> tuple[int | None, ...]:
        """The seat of each team; None for one that nobody has (FMR-3)."""
        seats = {team: seat for seat, teams in enumerate(self.teams) for team in teams}
        return tuple(seats.get(team) for team in Team)

    @cached_property
    def drivers(self) -> tuple[int | None, ...]:
        """The seat of each car; a player of two teams has all four cars."""
        return tuple(self.owners[team] for team in TEAM_OF)

    @cached_property
    def banks(self) -> tuple[Team, ...]:
        """The teams without a player that have turns of their own (FMR-44)."""
        if self.options.neutral_teams is NeutralTeams.PASSIVE:
            return ()
        return self.unowned

    @property
    def unowned(self) -> tuple[Team, ...]:
        """The teams without a player (FMR-3)."""
        return tuple(team for team in Team if self.owners[team] is None)

    @cached_property
    def constructors(self) -> tuple[tuple[Car, ...], ...]:
        """The cars of everybody who scores for the constructors' title (FMR-33, FMR-41)."""
        if self.options.three_player_scoring is Scoring.TEAM:
            return tuple(cars_of(team) for team in Team)
        entries = (*self.teams, *((team,) for team in self.unowned))
        return tuple(tuple(chain.from_iterable(map(cars_of, teams))) for teams in entries)


def setting_of(seats: int, deck: Deck, options: Options) -> Setting:
    """Return the setting of a season.

    Raises:
        ValueError: if it cannot be played like that; it says why.
    """
    if not FEWEST <= seats <= MOST:
        fault = say(
            "{fewest} to {most} can play it, not {players}",
            fewest=FEWEST,
            most=MOST,
            players=seats,
        )
        raise ValueError(fault)
    played = deck.coloured() if options.charge_target is ChargeTarget.COLOUR else deck
    setting = Setting(_teams(seats, options), played, options)
    pile = len(played.all) - seats * played.hand_size
    if max(options.short_race_removed) >= pile:
        fault = say(
            "{removed} cards cannot be laid aside: the pile has {pile}",
            removed=max(options.short_race_removed),
            pile=pile,
        )
        raise ValueError(fault)
    return setting


def teams_each(seats: int, options: Options) -> int:
    """Return how many teams each player has: two of three players, as agreed of two (FMR-2)."""
    return {2: options.two_player_teams, 3: 2}.get(seats, 1)


def _teams(seats: int, options: Options) -> tuple[tuple[Team, ...], ...]:
    """Return the teams of each seat, as they were chosen or in their order (FMR-2)."""
    each = teams_each(seats, options)
    chosen = options.teams
    if not chosen:
        return tuple(tuple(Team(seat + seats * n) for n in range(each)) for seat in range(seats))
    taken = list(chain.from_iterable(chosen))
    if [len(teams) for teams in chosen] != [each] * seats or len(set(taken)) < len(taken):
        fault = say(
            "'teams' gives each of {players} players {each} of their own, and none to two",
            players=seats,
            each=each,
        )
        raise ValueError(fault)
    return chosen
