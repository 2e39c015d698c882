from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING

import pytest

from formulad.cards.corsa.deck import CircuitId
from formulad.cards.corsa.options import CATALOGUE, ENTRIES, Options, read_options
from formulad.cards.corsa.results import Result
from formulad.cards.corsa.setup import market_order
from formulad.cards.corsa.sight import UNDER_THE_DRIVER
from formulad.cards.corsa.state import Stage
from formulad.kernel.game import Chance, Decision, Seat
from tests.cards.corsa.tables import a_game, a_race, built, drivers, offered, played

if TYPE_CHECKING:
    from formulad.cards.option_entries import OptionValue

TECHNIQUES = "engine-1 engine-2 brakes_tyres-1 brakes_tyres-2"


def test_every_option_may_be_what_its_catalogue_says_and_the_first_is_usual() -> None:
    for entry in CATALOGUE:
        assert all(read_options({entry.id: value}) for value in entry.values)
        assert Options() == read_options({entry.id: entry.values[0]})


def test_every_option_stands_in_the_catalogue() -> None:
    assert {field.name for field in fields(Options)} == ENTRIES.keys()


@pytest.mark.parametrize(
    ("named", "fault"),
    [
        ({"races": "some"}, "'races' may be 'recommended' or a whole number from 5 to 9, not some"),
        ({"die": 3}, "'die' may be 'printed' or a whole number from 4 to 20, not 3"),
        ({"elimination": "hard"}, "may be soft, literal or off, not hard"),
        ({"market": "rotating"}, "there is no option 'market'; did you mean 'market_order'"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused(named: dict[str, OptionValue], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        read_options(named)


@pytest.mark.rule("COR-2")
@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match=f"3 to 5 can play it, not {seats}"):
        a_game(seats)


@pytest.mark.rule("COR-1[races=recommended]")
@pytest.mark.parametrize(("seats", "races"), [(3, 8), (4, 6), (5, 6)])
def test_so_many_races_are_recommended(seats: int, races: int) -> None:
    assert races == a_game(seats).setting.races


@pytest.mark.rule("COR-1[races=9]")
def test_more_races_may_be_agreed_on() -> None:
    assert 9 == a_game(4, races=9).setting.races


@pytest.mark.rule("COR-24")
@pytest.mark.rule("COR-22")
@pytest.mark.rule("COR-23[elimination=literal]")
def test_at_its_word_a_player_is_out_whatever_they_could_sell() -> None:
    game = a_game(3, elimination="literal")

    assert (0,) == game.settled(a_race(game, TECHNIQUES, recruits=[0])).excluded
    assert (0,) == game.settled(a_race(game, TECHNIQUES, recruits=[1])).sitting_out


@pytest.mark.rule("COR-23[elimination=off]")
def test_nobody_need_ever_be_out() -> None:
    game = a_game(3, elimination="off")
    race = game.settled(a_race(game, "", recruits=[0]))

    assert ((0,), ()) == (race.sitting_out, race.excluded)


@pytest.mark.rule("COR-18")
@pytest.mark.rule("COR-18[extra_cards=one_of_each]")
@pytest.mark.rule("COR-18[extra_cards=unlimited]")
@pytest.mark.parametrize(("extra", "again"), [("one_of_each", False), ("unlimited", True)])
def test_extra_cards_are_one_of_each_or_any_number(extra: str, again: bool) -> None:
    game = a_game(3, extra_cards=extra)
    race = game.settled(a_race(game, recruits=[6]))

    bought = played(game, race, "buy technique", "card engine-4")

    assert again == ("buy technique" in offered(game, bought))


@pytest.mark.rule("COR-19")
def test_of_an_empty_deck_nothing_is_bought() -> None:
    game = a_game(3)
    race = replace(a_race(game, recruits=[6]), strategies=())

    assert ["buy technique", "leave"] == offered(game, game.settled(race))


@pytest.mark.rule("COR-16[selling=free]")
def test_cards_may_be_sold_freely() -> None:
    game = a_game(3, selling="free")
    race = game.settled(a_race(game, "engine-1 strategy-5", recruits=[2]))

    assert ["sell engine-1", "sell strategy-5"] == offered(game, race)[:2]


@pytest.mark.rule("COR-15")
def test_an_empty_bank_buys_nothing() -> None:
    game = a_game(3)
    race = game.settled(a_race(game, "engine-1 strategy-5", recruits=[0], bank=0))

    assert 1 == race.seat


@pytest.mark.rule("COR-48[recruit_bank=unlimited]")
def test_without_a_limit_every_place_is_paid() -> None:
    game = a_game(3, recruit_bank="unlimited")
    race = a_race(game, "strategy-9", "strategy-8", "strategy-1", circuit="parco_reale", bank=1)

    after = played(
        game, built(game, race, "strategy-9", "strategy-8", "strategy-1"), "r1", "r1", "r1"
    )

    assert [2, 2, 2] == [run.recruits for run in after.results[-1].runs]


@pytest.mark.rule("COR-51")
@pytest.mark.rule("COR-51[recruit_counts=public]")
@pytest.mark.rule("COR-51[recruit_counts=hidden]")
@pytest.mark.parametrize(("counts", "seen"), [("public", (5, 1, 2)), ("hidden", (5, -1, -1))])
def test_recruits_of_others_are_seen_or_hidden(counts: str, seen: tuple[int, ...]) -> None:
    game = a_game(3, recruit_counts=counts)
    race = game.settled(a_race(game, recruits=[5, 1, 2]))

    assert seen == game.view(race, Seat(0)).recruits


@pytest.mark.rule("COR-51[recruit_counts=hidden]")
def test_with_hidden_recruits_even_who_can_do_nothing_is_asked() -> None:
    game = a_game(3, recruit_counts="hidden")
    race = a_race(game, recruits=[1, 1, 1])

    assert ["leave"] == offered(game, game.settled(race))
    assert ["wait"] == offered(game, game.settled(replace(race, stage=Stage.OFFER)))


@pytest.mark.rule("COR-12")
@pytest.mark.rule("COR-13")
@pytest.mark.rule("COR-13[market_order=last_to_first]")
@pytest.mark.rule("COR-13[market_order=rotating]")
@pytest.mark.parametrize(
    ("order", "seats"), [("last_to_first", (2, 0, 1)), ("rotating", (1, 2, 0))]
)
def test_the_last_of_the_season_is_first_at_the_market_or_the_next_round_the_table(
    order: str, seats: tuple[int, ...]
) -> None:
    game = a_game(3, market_order=order)
    race = a_race(game, *["strategy-5", "strategy-9", "strategy-1"])
    ready = built(game, race, "strategy-5", "strategy-9", "strategy-1")

    after = played(game, ready, "r1", "r1", "r1")

    assert seats == after.order


@pytest.mark.rule("COR-7")
def test_who_is_first_at_the_first_market_is_drawn_by_lot() -> None:
    game = a_game(4)
    due = game.awaiting(game.initial())
    state = played(game, game.initial(), "seat 3")

    assert isinstance(due, Chance)
    assert (4, (2, 3, 0, 1)) == (len(due.outcomes), state.order)
    assert (2, 3, 0, 1) == market_order(game.setting, state)


@pytest.mark.rule("COR-10")
def test_a_circuit_is_turned_up_for_all() -> None:
    game = a_game(3)
    state = replace(a_race(game), stage=Stage.CIRCUIT, circuits=game.initial().circuits)

    assert (
        "tornanti"
        == game.setting.deck.circuits[played(game, state, "circuit tornanti").circuit or 0].id
    )


@pytest.mark.rule("COR-27")
@pytest.mark.rule("COR-27[driver_draft=secret]")
@pytest.mark.rule("COR-27[driver_draft=open]")
@pytest.mark.parametrize(("draft", "seen"), [("secret", None), ("open", "hire")])
def test_wishes_are_shown_together_or_one_after_the_other(draft: str, seen: str | None) -> None:
    game = a_game(3, driver_draft=draft)
    race = game.settled(a_race(game, recruits=[3] * 3, stage=Stage.OFFER))

    asked = played(game, race, "hire")

    assert seen == game.view(asked, Seat(1)).wishes[0]


@pytest.mark.rule("COR-34")
@pytest.mark.rule("COR-37")
@pytest.mark.rule("COR-50")
def test_a_car_is_hidden_until_it_is_shown() -> None:
    game = a_game(3)
    race = replace(a_race(game, "engine-2 strategy-5"), drivers=drivers(4, 5, 6))
    begun = game.settled(replace(race, stage=Stage.CAR))

    one = played(game, begun, "car strategy-5 engine-2")
    shut = played(game, one, "car strategy-5", "car strategy-5")
    views = [game.view(state, Seat(1)) for state in (one, shut)]

    assert UNDER_THE_DRIVER == views[0].cars[0]
    assert (1, 1) == (len(views[0].hands[0].techniques), len(views[0].hands[0].strategies))
    assert shut.cars[0] == views[1].cars[0]
    assert UNDER_THE_DRIVER == game.view(shut, Seat(0)).cars[1]


@pytest.mark.rule("COR-33")
def test_who_lacks_the_price_of_the_last_drivers_pays_what_they_have() -> None:
    game = a_game(3)
    race = game.settled(a_race(game, recruits=[0, 1, 1], stage=Stage.OFFER))

    assert (0, 0, 0) == race.recruits
    assert None not in race.drivers


@pytest.mark.rule("COR-49")
def test_what_is_not_used_stays_in_the_hand_however_much_it_is() -> None:
    game = a_game(3)
    many = "aerodynamics-1 aerodynamics-2 aerodynamics-3 aerodynamics-4 engine-1 engine-2 engine-3"
    race = a_race(game, f"{many} strategy-1 strategy-2")

    after = played(game, built(game, race, "strategy-2", *["strategy-5"] * 2), "r1", "r1", "r2")

    assert (7, 1) == (len(after.hands[0].techniques), len(after.hands[0].strategies))


@pytest.mark.rule("COR-55")
def test_who_is_out_of_the_game_is_behind_all_others() -> None:
    game = a_game(3)
    state = replace(a_race(game), excluded=(1, 0), results=(Result(CircuitId(0), ()),))

    assert (2, 3, 1) == game.places(state)


@pytest.mark.rule("COR-40")
@pytest.mark.rule("COR-40[die=4]")
@pytest.mark.rule("COR-40[die=20]")
@pytest.mark.parametrize("sides", [4, 20])
def test_the_die_may_have_other_sides(sides: int) -> None:
    game = a_game(3, die=sides)
    due = game.awaiting(built(game, a_race(game), *["strategy-5"] * 3))

    assert isinstance(due, Chance)
    assert (f"d{sides}", sides) == (due.die, len(due.outcomes))
    assert not isinstance(due, Decision)
