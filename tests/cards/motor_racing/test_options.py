from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

import pytest

from formulad.cards.motor_racing.cars import Team, names
from formulad.cards.motor_racing.options import CATALOGUE, ENTRIES, Options, read_options
from formulad.cards.motor_racing.questions import Purpose
from formulad.cards.motor_racing.season import constructors
from formulad.kernel.game import Chance
from tests.cards.motor_racing.tables import a_game, a_turn, cars, offered, played

if TYPE_CHECKING:
    from formulad.cards.option_entries import OptionValue


@pytest.mark.rule("FMR-1")
@pytest.mark.rule("FMR-1[races=1]")
@pytest.mark.rule("FMR-1[races=17]")
@pytest.mark.rule("FMR-38[championship=both]")
def test_every_option_may_be_what_its_catalogue_says_and_the_first_is_usual() -> None:
    for entry in CATALOGUE:
        assert all(read_options({entry.id: value}) for value in entry.values)
        if entry.values:
            assert Options() == read_options({entry.id: entry.values[0]})


def test_every_option_stands_in_the_catalogue() -> None:
    assert {field.name for field in fields(Options)} == ENTRIES.keys()


@pytest.mark.parametrize(
    ("named", "fault"),
    [
        ({"races": 18}, "'races' may be a whole number from 1 to 17, not 18"),
        ({"races": True}, "'races' may be a whole number from 1 to 17, not True"),
        ({"short_race_removed": "6,7"}, "has 2 numbers for 3 races: give one, or one each"),
        ({"short_race_removed": 19}, "from 0 to 18, not 19"),
        ({"championship": "cars"}, "may be constructors, drivers or both, not cars"),
        ({"teams": "red,pink"}, "'teams' may be the teams of each seat"),
        ({"reading": "english"}, "'reading' may be japanese or french, not english"),
        ({"charge_targets": "any"}, "there is no option 'charge_targets'; did you mean"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused(named: dict[str, OptionValue], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        read_options(named)


@pytest.mark.parametrize(
    ("seats", "named", "fault"),
    [
        (1, {}, "2 to 6 can play it, not 1"),
        (7, {}, "2 to 6 can play it, not 7"),
        (4, {"teams": "red,blue,green"}, "gives each of 4 players 1 of their own"),
        (4, {"teams": "red,blue,green,red"}, "and none to two"),
        (3, {"teams": "red,blue,green"}, "gives each of 3 players 2 of their own"),
    ],
)
def test_a_season_that_cannot_be_played_is_refused(
    seats: int, named: dict[str, OptionValue], fault: str
) -> None:
    with pytest.raises(ValueError, match=fault):
        a_game(seats, **named)


@pytest.mark.rule("FMR-2")
@pytest.mark.rule("FMR-43")
@pytest.mark.rule("FMR-43[two_player_teams=2]")
@pytest.mark.rule("FMR-43[two_player_teams=3]")
@pytest.mark.parametrize(
    ("seats", "option", "teams"), [(2, 2, 2), (2, 3, 3), (3, 2, 2), (4, 2, 1), (6, 2, 1)]
)
def test_two_and_three_players_have_several_teams(seats: int, option: int, teams: int) -> None:
    game = a_game(seats, two_player_teams=option)

    assert [teams] * seats == [len(each) for each in game.setting.teams]
    assert 6 - seats * teams == len(game.setting.unowned)


@pytest.mark.rule("FMR-23")
def test_a_player_of_two_teams_charges_with_any_of_their_cars() -> None:
    game = a_game(3, teams="blue+green,yellow+orange,red+purple")
    turn = a_turn(game, "charge_lose_gear")

    assert ["again", "stop"] == offered(game, played(game, turn, "charge_lose_gear G2", "r1"))


@pytest.mark.rule("FMR-2")
def test_teams_are_those_that_were_chosen() -> None:
    game = a_game(4, teams="red,blue,purple,green")

    assert ((Team.RED,), (Team.BLUE,), (Team.PURPLE,), (Team.GREEN,)) == game.setting.teams


@pytest.mark.rule("FMR-40")
@pytest.mark.rule("FMR-40[draw_timing=after_effect]")
@pytest.mark.rule("FMR-40[draw_timing=before_effect]")
@pytest.mark.parametrize(
    ("timing", "dues"), [("after_effect", [Purpose.CHARGE]), ("before_effect", [Purpose.DRAW])]
)
def test_a_card_is_drawn_after_the_effect_or_before_it(timing: str, dues: list[Purpose]) -> None:
    game = a_game(4, draw_timing=timing)
    due = game.awaiting(played(game, a_turn(game, "charge_lose_gear"), "charge_lose_gear B1"))

    assert isinstance(due, Chance)
    assert dues == [due.purpose]


def test_a_card_that_was_drawn_before_the_effect_is_not_drawn_again() -> None:
    game = a_game(4, draw_timing="before_effect")

    done = played(game, a_turn(game, "wrong_line-1"), "wrong_line-1 B1", "card crash")

    assert ("G1 B1", 1, 5) == (names(done.run)[:5], done.chair.seat, len(done.hands[0]))


@pytest.mark.rule("FMR-39")
@pytest.mark.rule("FMR-41")
@pytest.mark.rule("FMR-41[three_player_scoring=team]")
def test_the_french_book_colours_charges_and_lets_a_team_win() -> None:
    game = a_game(3, reading="french", teams="blue+green,yellow+orange,red+purple")

    ranked = constructors(game.setting, [cars("B1 G1 Y1 G2 B2 Y2 O1 O2 R1 R2 P1 P2")])

    assert None not in {card.team for card in game.setting.deck.cards if "charge" in card.kind}
    assert [("blue", 0, 12), ("green", 0, 9)] == [
        (each.teams[0].word, each.seat, each.total) for each in ranked[:2]
    ]


def test_an_option_that_is_named_goes_before_its_reading() -> None:
    assert "any" == read_options({"reading": "french", "charge_target": "any"}).charge_target


@pytest.mark.rule("FMR-37")
@pytest.mark.rule("FMR-37[short_race_removed=0]")
@pytest.mark.parametrize("race", [1, 2, 3])
def test_each_race_may_be_of_another_length(race: int) -> None:
    assert (0, 6, 18)[race - 1] == read_options({"short_race_removed": "0,6,18"}).removed(race)


def test_a_custom_deck_may_be_too_small_for_a_short_race() -> None:
    game = a_game(6, short_race_removed=18)

    assert 6 == len(game.setting.deck.all) - 6 * 5 - game.setting.options.removed(1)
