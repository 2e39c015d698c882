"""Words for teams: their colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.motor_racing.cars import Team
from formulad.kernel.sentence import say_of

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence

_WORDS = {
    Team.BLUE: say_of("team", "blue"),
    Team.GREEN: say_of("team", "green"),
    Team.YELLOW: say_of("team", "yellow"),
    Team.ORANGE: say_of("team", "orange"),
    Team.RED: say_of("team", "red"),
    Team.PURPLE: say_of("team", "purple"),
}


def team_word(team: Team) -> Sentence:
    """Return the colour of a team."""
    return _WORDS[team]
