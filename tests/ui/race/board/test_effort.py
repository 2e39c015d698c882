"""While everything moves one thing that takes long is done in each picture."""

from __future__ import annotations

from formulad.ui.race.board.effort import Effort


def test_what_takes_long_is_done_once_in_a_picture_while_more_follow() -> None:
    effort = Effort(is_limited=True)

    before = effort.is_left
    effort.spend()

    assert (True, False) == (before, effort.is_left)


def test_whatever_is_to_be_done_is_done_where_no_picture_follows() -> None:
    effort = Effort()

    effort.spend()

    assert effort.is_left


def test_nothing_is_left_where_others_wait_for_their_turn() -> None:
    assert not Effort(is_limited=True, is_spent=True).is_left
