"""Dice thrown by hand, and decisions taken back: section 0 of the rules, DIE-2."""

from __future__ import annotations

import pytest

from formulad.kernel.chance import ScriptedLuck
from formulad.kernel.game import IllegalMove, Outcome
from formulad.kernel.values import replace
from formulad.race.agreed.options import GridRule, Options
from formulad.race.agreed.setup import Entrant
from formulad.race.match import RaceMatch
from formulad.race.rules import RaceGame
from formulad.ui.race.model.acting_seats import Seats
from tests.drawn import track
from tests.presets import RULEBOOK

ROAD = track("""
    A  . . . . . . . . . . 1 1 . . . .
    B  . . . . . . . . . . 1 1 . . . .
""")
PEOPLE = (Entrant("Ada", 1),)
LISTED = replace(RULEBOOK, grid=GridRule.AS_LISTED)


def a_match(options: Options, *dice: int) -> tuple[RaceMatch, list[str]]:
    """Return a race on its grid with its dice written down, and its record."""
    record: list[str] = []
    game, luck = RaceGame(ROAD, 1, options), ScriptedLuck(dice)
    return RaceMatch(game, luck, record.append, takes_back=options.take_backs), record


@pytest.mark.rule("DIE-2")
@pytest.mark.rule("DIE-2[physical_dice=on]")
def test_a_die_thrown_by_hand_is_entered() -> None:
    match, record = a_match(replace(LISTED, physical_dice=True))

    match.play(Outcome(7))

    assert ["r7"] == record


@pytest.mark.rule("DIE-2")
@pytest.mark.rule("DIE-2[physical_dice=on]")
@pytest.mark.parametrize("face", [0, 21], ids=["too low", "too high"])
def test_it_can_only_show_a_face_it_has(face: int) -> None:
    match, record = a_match(replace(LISTED, physical_dice=True))

    with pytest.raises(IllegalMove, match=f"the black die has no face {face}"):
        match.play(Outcome(face))

    assert ([], match.initial) == (record, match.state)


@pytest.mark.rule("DIE-2")
@pytest.mark.rule("DIE-2[physical_dice=on]")
def test_it_is_the_die_of_the_gear_that_has_to_be_thrown() -> None:
    match, _ = a_match(replace(LISTED, physical_dice=True))
    match.play(Outcome(7))

    with pytest.raises(IllegalMove, match="the gear 1 die has no face 3"):
        match.play(Outcome(3))


@pytest.mark.rule("DIE-2")
def test_no_die_is_entered_while_a_decision_is_due() -> None:
    match, _ = a_match(LISTED)
    match.play(Outcome(7))
    match.play(Outcome(2))

    with pytest.raises(IllegalMove, match="no die is due, so none can show 5"):
        match.play(Outcome(5))


@pytest.mark.rule("DIE-2[physical_dice=on]")
def test_with_dice_of_their_own_players_say_what_each_die_shows() -> None:
    game = RaceGame(ROAD, 1, replace(LISTED, physical_dice=True))

    assert Seats(game, PEOPLE).is_entered(game.initial())


@pytest.mark.rule("DIE-2[physical_dice=off]")
def test_otherwise_the_dice_of_the_game_fall_and_nobody_is_asked() -> None:
    match, record = a_match(LISTED, 7, 2)
    seats = Seats(RaceGame(ROAD, 1, LISTED), PEOPLE)
    asked = [seats.is_entered(match.state)]
    match.roll()
    asked.append(seats.is_entered(match.state))
    match.roll()

    assert [False, False] == asked
    assert ["r7", "r2"] == record


@pytest.mark.rule("DIE-2[take_backs=on]")
def test_by_agreement_a_decision_is_taken_back_after_a_die_has_fallen() -> None:
    match, record = a_match(replace(LISTED, take_backs=True), 7, 2, 4)
    match.roll()
    match.roll()
    match.play(match.game.moves(match.state)[0])
    before = match.state
    match.play(match.game.read("g2"))
    match.roll()

    match.undo()
    match.undo()

    assert before == match.state
    assert ["g2", "r4", "undo", "undo"] == record[-4:]


@pytest.mark.rule("DIE-2[take_backs=off]")
def test_otherwise_it_stays_where_it_fell() -> None:
    match, record = a_match(LISTED, 7, 2, 4)
    match.roll()
    match.roll()
    match.play(match.game.moves(match.state)[0])
    match.play(match.game.read("g2"))
    match.roll()
    after, written = match.state, list(record)

    with pytest.raises(IllegalMove, match="a die has fallen since; it stays where it fell"):
        match.undo()

    assert (after, written) == (match.state, record)


@pytest.mark.rule("DIE-2[take_backs=off]")
@pytest.mark.rule("DIE-2[take_backs=on]")
@pytest.mark.parametrize("take_backs", [False, True], ids=["off", "on"])
def test_a_decision_with_no_die_since_can_always_be_taken_back(*, take_backs: bool) -> None:
    match, _ = a_match(replace(LISTED, take_backs=take_backs), 7, 2)
    match.roll()
    match.roll()
    before = match.state
    match.play(match.game.moves(match.state)[0])

    match.undo()

    assert before == match.state
