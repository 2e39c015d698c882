"""What comes by itself at a table: step by step at most paces, several at once at the quickest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.chance import SeededLuck
from formulad.kernel.match import Match
from formulad.ui.cards.kit.card_table import CardTable
from formulad.ui.shell.table.beat_queue import BeatQueue
from formulad.ui.shell.table.game_table import MOST_AT_ONCE, NOTICED_SECONDS, THINKING_SECONDS
from tests.toy.nerve import Careful, Nerve

if TYPE_CHECKING:
    from collections.abc import Sequence

COMPUTERS = (SeatedPlayer("Ada", "careful"), SeatedPlayer("Bob", "careful"))
ONE_PERSON = (SeatedPlayer("Ada"), SeatedPlayer("Bob", "careful"))


class AtOnce(BeatQueue[Any]):
    """Shows everything in no time."""

    def _seconds(self, beat: Any) -> float:
        del beat
        return 0.0


def a_table(
    players: Sequence[SeatedPlayer], pace: float, *, has_news: bool = False
) -> CardTable[Any, Any, Any]:
    match: Match[Any, Any, Any] = Match(Nerve(len(players)), SeededLuck(5))
    agents = {"careful": Careful()}
    return CardTable(match, players, agents, AtOnce, pace, news=lambda _playback: has_news)


@pytest.mark.parametrize(
    ("pace", "expected"), [(1.0, 1), (0.0, MOST_AT_ONCE)], ids=["calm", "instant"]
)
def test_at_instant_pace_several_steps_come_in_one_picture(pace: float, expected: int) -> None:
    table = a_table(COMPUTERS, pace)

    table.update(THINKING_SECONDS)

    assert expected == len(table.match.played)


def test_nothing_goes_past_what_a_person_decides() -> None:
    table = a_table(ONE_PERSON, 0.0)

    for _ in range(3):
        table.update(0.1)

    assert table.waits_for_person


@pytest.mark.parametrize("is_rushing", [False, True], ids=["instant", "on the way to a person"])
def test_no_computer_decides_while_what_it_needs_is_found_out(*, is_rushing: bool) -> None:
    table = a_table(COMPUTERS, 0.0)
    steps = MOST_AT_ONCE // 2
    table.must_wait = lambda: len(table.match.played) == steps
    table.is_rushing = is_rushing

    table.update(0.1)
    table.update(0.1)
    assert steps == len(table.match.played)

    table.must_wait = lambda: False
    table.update(0.1)
    assert steps < len(table.match.played)


def test_a_computer_that_keeps_others_waiting_longer_than_they_notice_is_told_of() -> None:
    table = a_table(COMPUTERS, 0.0)
    table.must_wait = lambda: True

    table.update(NOTICED_SECONDS)
    assert not table.is_delayed
    table.update(0.1)
    assert table.is_delayed

    table.must_wait = lambda: False
    table.update(0.1)
    assert not table.is_delayed


def test_what_has_a_page_of_its_own_is_the_last_in_a_picture() -> None:
    table = a_table(COMPUTERS, 0.0, has_news=True)

    table.update(0.1)

    assert 1 == len(table.match.played)
