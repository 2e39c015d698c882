"""Place counsel: what each place to stop comes to, the turns after it included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.engineer.dead_end import dead_end
from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ai.engineer.dead_end import DeadEnd
    from formulad.ai.judging.judged import Judged
    from formulad.race.rules import RaceGame
    from formulad.race.state import State


class PlaceCounsel(Frozen):
    """A way that may be driven now, as the race lists them."""

    turns: float
    """Expected turns to the flag, the one being played counted."""
    behind: float
    """By how many turns it is worse than the best way."""
    dead_end: DeadEnd | None


def place_counsel(
    game: RaceGame, state: State, judged: Sequence[Judged]
) -> tuple[PlaceCounsel, ...]:
    """Return what each way comes to, in the order of `paths`.

    Args:
        game: the race.
        state: somebody chooses where to stop.
        judged: all decisions there are, as a judge sees them.
    """
    turns = {each.move: each.turns for each in judged}
    options = game.paths(state)
    least = min((turns[option.move] for option in options), default=0.0)
    return tuple(
        PlaceCounsel(
            turns[option.move],
            turns[option.move] - least,
            None if state.trials else dead_end(game.setting, state, option),
        )
        for option in options
    )
