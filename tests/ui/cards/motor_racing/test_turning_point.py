"""The turning point of a season is the card by which the champion took the lead for good."""

from __future__ import annotations

from typing import Any

from formulad.ai.motor_racing.players import PLAYERS
from formulad.cards.motor_racing.events import CardPlayed, CardTurnedUp
from formulad.cards.motor_racing.season import results_now, standings
from formulad.kernel.agent import play_out
from formulad.kernel.chance import SeededLuck
from formulad.kernel.match import Match
from formulad.ui.cards.kit.liveries import SIX_TEAMS
from formulad.ui.cards.motor_racing.turning_point import turning_point
from tests.cards.motor_racing.tables import a_game

NAMES = ("Ana", "Bruno", "Chiyo", "Dev")
TEAMS = [team.name for team in SIX_TEAMS]


def a_match(seed: int) -> Match[Any, Any, Any]:
    match: Match[Any, Any, Any] = Match(a_game(4, races=2), SeededLuck(seed))
    for _ in play_out(match, [PLAYERS["normal"]] * 4):
        pass
    return match


def cut_off(match: Match[Any, Any, Any], steps: int) -> Match[Any, Any, Any]:
    return Match(match.game, SeededLuck(0), played=match.played[:steps])


def leader(match: Match[Any, Any, Any], state: Any) -> Any:
    game: Any = match.game
    return standings(game.setting, results_now(state))[0].cars


def test_while_another_one_leads_the_turning_point_is_still_to_come() -> None:
    for seed in range(4):
        match = a_match(seed)
        champion = leader(match, match.state)
        told = turning_point(match, NAMES, TEAMS)
        assert told is not None

        states = [each.step.state for each in match.played]
        shorter = next(
            steps
            for steps in range(len(states), 0, -1)
            if results_now(states[steps - 1]) and leader(match, states[steps - 1]) != champion
        )
        assert told != turning_point(cut_off(match, shorter), NAMES, TEAMS)
        assert told.startswith(("Turning point in race 1:", "Turning point in race 2:"))


def test_before_a_card_is_played_there_is_no_turning_point() -> None:
    match = a_match(1)
    steps = next(
        at
        for at, each in enumerate(match.played)
        if any(isinstance(event, CardPlayed | CardTurnedUp) for event in each.step.events)
    )

    assert turning_point(cut_off(match, steps), NAMES, TEAMS) is None
