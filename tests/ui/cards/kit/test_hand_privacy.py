"""Among several people a hand is covered until one of them holds a button for a moment."""

from __future__ import annotations

from formulad.ui.cards.kit.hand_privacy import HOLD_SECONDS, HandPrivacy

ADA, BOB = 0, 2


def of_two() -> HandPrivacy:
    return HandPrivacy((ADA, BOB))


def opened() -> HandPrivacy:
    privacy = of_two()
    privacy.press()
    privacy.update(HOLD_SECONDS)
    return privacy


def test_with_one_person_there_is_nobody_to_hide_from() -> None:
    privacy = HandPrivacy((ADA,))

    privacy.look_away()

    assert (ADA, True, False) == (privacy.seat, privacy.is_open, privacy.is_needed)


def test_where_nothing_is_secret_any_more_every_hand_lies_open() -> None:
    privacy = HandPrivacy((ADA, BOB), is_secret=False)
    first = privacy.seat, privacy.is_open

    privacy.turn_to(BOB)
    privacy.look_away()

    assert [(ADA, True), (BOB, True)] == [first, (privacy.seat, privacy.is_open)]


def test_where_only_computers_play_no_hand_is_seen() -> None:
    assert (None, False) == (HandPrivacy(()).seat, HandPrivacy(()).is_open)


def test_a_hand_is_covered_until_the_button_was_held_for_long_enough() -> None:
    privacy = of_two()
    privacy.press()

    is_early = privacy.update(HOLD_SECONDS / 2)
    half = privacy.share

    assert (False, 0.5, False) == (is_early, half, privacy.is_open)
    assert privacy.update(HOLD_SECONDS / 2)
    assert privacy.is_open


def test_letting_go_early_uncovers_nothing() -> None:
    privacy = of_two()
    privacy.press()
    privacy.update(HOLD_SECONDS / 2)
    privacy.let_go()

    privacy.update(HOLD_SECONDS)

    assert (False, 0.0) == (privacy.is_open, privacy.share)


def test_a_key_need_not_be_kept_down() -> None:
    privacy = of_two()
    privacy.press(by_key=True)
    privacy.let_go()

    assert privacy.update(HOLD_SECONDS)


def test_the_next_person_finds_the_hand_covered_and_the_same_one_open() -> None:
    privacy = opened()

    assert not privacy.turn_to(ADA)
    assert privacy.is_open
    assert privacy.turn_to(BOB)
    assert (BOB, False) == (privacy.seat, privacy.is_open)


def test_the_turn_of_a_computer_covers_nothing() -> None:
    privacy = opened()

    assert not privacy.turn_to(1)
    assert (ADA, True) == (privacy.seat, privacy.is_open)


def test_a_hand_is_covered_at_once_when_the_window_is_not_looked_at() -> None:
    privacy = opened()

    privacy.look_away()

    assert not privacy.is_open


def test_a_person_hides_the_hand_and_looks_again() -> None:
    privacy = opened()

    privacy.toggle()
    assert not privacy.is_open
    privacy.toggle()
    assert privacy.update(HOLD_SECONDS)
