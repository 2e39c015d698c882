"""Turning point: the card by which whoever won a season took the lead for good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.cards.motor_racing.events import CardPlayed, CardTurnedUp
from formulad.cards.motor_racing.season import results_now, standings
from formulad.kernel.sentence import Sentence, say
from formulad.ui.cards.motor_racing.stories import Story

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.cards.motor_racing.cars import Team
    from formulad.cards.motor_racing.events import Event
    from formulad.cards.motor_racing.rules import MotorRacing
    from formulad.cards.motor_racing.state import State
    from formulad.kernel.match import Match


def turning_point(
    match: Match[State, Any, Event], names: Sequence[str], teams: Sequence[str]
) -> Sentence | None:
    """Return by which card the lead was taken that nobody took back; None if there was none.

    Args:
        match: the season, as far as it was played.
        names: of the players, by seat.
        teams: the names of the teams.
    """
    game: Any = match.game
    story: Story | None = None
    leader: object = None
    line: object = None
    found: Sentence | None = None
    races = 0
    for played in match.played:
        state = played.step.state
        story = _story(game, story, played.step.events, names, teams)
        now = results_now(state)
        if story is not None and now and now[-1] != line:
            line, before = now[-1], leader
            leader = _leader(game, state)
            found = found if leader == before else _told(races, story)
        races = len(state.results)
    return found


def _leader(game: MotorRacing, state: State) -> object:
    """Return who would be champion if the race ended now."""
    return standings(game.setting, results_now(state))[0].cars


def _story(
    game: MotorRacing,
    story: Story | None,
    events: Iterable[Event],
    names: Sequence[str],
    teams: Sequence[Team | str],
) -> Story | None:
    """Return what the last card has done so far."""
    faces = game.setting.deck.cards
    for event in events:
        match event:
            case CardPlayed(seat, card, car):
                story = Story(names[seat], seat, card, faces[card], car)
            case CardTurnedUp(team, card, car):
                story = Story(str(teams[team]), None, card, faces[card], car)
            case _:
                story = story.after(event) if story else None
    return story


def _told(races: int, story: Story) -> Sentence:
    return say("Turning point in race {race}: {story}", race=races + 1, story=story.text)
