from __future__ import annotations

from formulad.kernel.agent import play_out
from formulad.kernel.chance import ScriptedLuck
from formulad.kernel.game import Over
from formulad.kernel.match import Match
from tests.toy.nerve import DARE, FOLD, Nerve, State


class Always:
    """Says the same whatever is dealt, and keeps what it was shown."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.shown: list[State] = []

    def choose(self, _game: Nerve, view: State, /) -> str:
        self.shown.append(view)
        return self.word


def test_each_seat_is_played_by_its_own_agent_to_the_end() -> None:
    match = Match(Nerve(2), ScriptedLuck([3, 4] * 3))

    events = list(play_out(match, [Always(DARE), Always(FOLD)]))

    assert Over() == match.awaiting
    assert (6, 0) == match.state.points
    assert "round 3 is over" == events[-1]


def test_an_agent_is_asked_with_the_view_of_its_own_seat() -> None:
    first, second = Always(DARE), Always(DARE)

    list(play_out(Match(Nerve(2), ScriptedLuck([3, 4] * 3)), [first, second]))

    assert [(3, -1)] * 3 == [view.hands for view in first.shown]
    assert [(-1, 4)] * 3 == [view.hands for view in second.shown]
