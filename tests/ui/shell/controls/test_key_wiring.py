from __future__ import annotations

from formulad.ui.shell.controls.key_wiring import Wire, as_usual, given, leaves_helpless, owner
from formulad.ui.toolkit.actions import Wiring

USUAL = Wiring()


def test_a_key_has_one_owner_or_none() -> None:
    assert "undo" == owner(USUAL, Wire("ctrl+z", is_pad=False))
    assert "nitro" == owner(USUAL, Wire("ls", is_pad=True))
    assert "" == owner(USUAL, Wire("q", is_pad=False))


def test_a_key_takes_the_place_of_those_before() -> None:
    now = given(USUAL, "undo", Wire("q", is_pad=False), is_more=False)

    assert ("q",) == now.keys["undo"]


def test_one_more_key_leaves_those_before() -> None:
    now = given(USUAL, "undo", Wire("q", is_pad=False), is_more=True)

    assert ("z", "ctrl+z", "q") == now.keys["undo"]


def test_an_action_that_loses_its_only_key_gets_the_one_that_is_free() -> None:
    now = given(USUAL, "nitro", Wire("p", is_pad=False), is_more=False)

    assert (("p",), ("n",)) == (now.keys["nitro"], now.keys["pit"])


def test_an_action_with_other_keys_only_loses_one() -> None:
    now = given(USUAL, "nitro", Wire("z", is_pad=False), is_more=False)

    assert (("z",), ("ctrl+z",)) == (now.keys["nitro"], now.keys["undo"])


def test_no_key_is_ever_lost_by_a_swap_with_one_more() -> None:
    now = given(USUAL, "nitro", Wire("p", is_pad=False), is_more=True)

    assert (("p",), ("n",)) == (now.keys["nitro"], now.keys["pit"])


def test_what_is_as_usual_again_is_taken_from_who_has_it_and_he_gets_his_own_back() -> None:
    changed = given(USUAL, "nitro", Wire("p", is_pad=False), is_more=False)

    assert USUAL.keys == as_usual(changed, "pit").keys


def test_nobody_may_lose_the_last_key_to_confirm() -> None:
    lone = given(USUAL, "confirm", Wire("q", is_pad=False), is_more=False)
    empty = Wiring(dict(lone.keys) | {"pit": ()}, lone.pad)

    assert "" == leaves_helpless(lone)
    assert "confirm" == leaves_helpless(given(empty, "pit", Wire("q", is_pad=False), is_more=False))
