"""What the screen shows of a street race besides its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ai.engineer.engineer import engineer_of
from formulad.ai.engineer.extra_counsel import ExtraCounsel
from formulad.games.race.drivers_yaml import Paddock
from formulad.kernel.values import replace
from formulad.race.agreed.drivers import Ability
from formulad.race.agreed.setup import RaceSetup
from formulad.race.car import Once, Part
from formulad.race.dice import Gear
from formulad.race.events import Cause, WearLost
from formulad.race.moves import RollSkyAgain, ThrowRadio, UseNitro
from formulad.race.state import BlackTest, Phase, Speed, Weather
from formulad.store.paths import data_root
from formulad.store.preferences import Advice
from formulad.ui.race.model.choosing import Chooser
from formulad.ui.race.model.destinations import places_of
from formulad.ui.race.model.selection import Selection
from formulad.ui.race.model.street_cast import cast_of
from formulad.ui.race.present.race_presenter import race_view
from formulad.ui.race.present.tower_presenter import tower_view
from formulad.ui.race.report.reporter import Reporter
from formulad.ui.race.scene.race_picture import board_picture, places_to_click
from formulad.ui.race.views.engineer_views import PathAdvice
from formulad.ui.race.views.modal_views import CardsSheet
from formulad.ui.race.views.street_views import Charge
from tests.builders import a_car
from tests.circuits import STREET_RING
from tests.presets import RULEBOOK, STREET
from tests.ui.race.streets import a_moment_in, a_street, after, at_prize

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.ui.race.model.shown_moment import Moment

CLOSE = [a_car("s1.A2"), a_car("s1.A3"), a_car("s1.B2")]


def with_radio() -> tuple[RaceGame, State]:
    """Return a race in which Ada may throw her radio at Bob and Cy."""
    game, state = a_street(CLOSE, [(Ability.RADIO,)])
    return game, replace(state, phase=Phase.RADIO)


def with_sky(roll: int, weather: Weather = Weather.VARIABLE) -> tuple[RaceGame, State]:
    """Return a race in which Bob may ask for another roll than the one that fell."""
    game, state = a_street(CLOSE, [(), (Ability.SECOND_SKY,)], weather=weather)
    return game, replace(state, phase=Phase.WEATHER, sky_rolls=(0,), sky_roll=roll)


def test_the_cars_that_the_radio_can_hit_lie_on_the_table_as_cards() -> None:
    game, state = with_radio()

    view = race_view(a_moment_in(game, state), ())

    assert isinstance(view.sheet, CardsSheet)
    assert {"Bob", "Cy"} == {card.title for card in view.sheet.cards}
    assert "1–4 Tyres (6), 5–7 Brakes (3)" == view.sheet.cards[0].lines[0]
    assert "Keep it" == view.way_out
    assert "ADA: THROW THE RADIO?" == view.prompt.title
    assert "DRV-STANLEY-1" == view.sheet.rule


def test_they_are_marked_on_the_board_and_can_be_clicked() -> None:
    game, state = with_radio()
    moment = a_moment_in(game, state)

    picture = board_picture(moment)

    by_name = STREET_RING.by_name
    assert {by_name["s1.A3"], by_name["s1.B2"]} == {choice.cell for choice in picture.choices}
    assert {"A: hit Bob?", "B: Cy"} == {note.chips[0].text for note in picture.notes}
    assert set(places_to_click(moment)) == {choice.cell for choice in picture.choices}


def test_a_click_on_a_car_looks_at_it() -> None:
    game, state = with_radio()
    chooser = Chooser(game)
    chooser.open(state, game.awaiting(state))

    chooser.point_at_target(state, STREET_RING.by_name["s1.B2"])

    assert ThrowRadio(2) == chooser.move(state, game.awaiting(state))
    assert chooser.point_at_target(state, STREET_RING.by_name["s1.A1"]) is None


def test_the_die_tells_what_the_radio_hits() -> None:
    game, state = with_radio()

    prompt = race_view(a_moment_in(game, after(game, state, ThrowRadio(1))), ()).prompt

    assert "BOB: THE RADIO FLIES" == prompt.title
    assert prompt.text.startswith("1–4 tyres, 5–7 brakes, ")


def test_a_radio_that_is_gone_is_used_up() -> None:
    game, state = a_street(CLOSE, [(Ability.RADIO,)])
    gone = state.with_car(0, replace(state.cars[0], used=frozenset({Once.RADIO})))

    before, now = (race_view(a_moment_in(game, at), ()).dashboard.gifts for at in (state, gone))

    assert [False] == [gift.is_used for gift in before]
    assert [True] == [gift.is_used for gift in now]


def test_the_sky_is_shown_with_what_comes_of_it() -> None:
    game, state = with_sky(18)

    view = race_view(a_moment_in(game, state), ())

    assert isinstance(view.sheet, CardsSheet)
    assert "THE SKY SHOWS 18" == view.sheet.heading
    stand, again = view.sheet.cards
    assert ("Let it stand", ("18: changeable", "Wet, for now")) == (stand.title, stand.lines)
    assert ("1–7 fine", "8–13 changeable, 14–20 rain", "The second roll counts") == again.lines
    assert "BOB: LET THE SKY STAND?" == view.prompt.title
    assert "Bob" == view.dashboard.name


def test_a_sky_that_stays_says_so() -> None:
    view = race_view(a_moment_in(*with_sky(9)), ())

    assert isinstance(view.sheet, CardsSheet)
    assert "9: stays changeable" == view.sheet.cards[0].lines[0]


def test_the_second_roll_for_the_sky_is_told_as_such() -> None:
    game, state = with_sky(18)

    prompt = race_view(a_moment_in(game, after(game, state, RollSkyAgain())), ()).prompt

    assert prompt.title.endswith(": SECOND SKY")


def test_a_shot_is_told_with_the_rolls_that_hit() -> None:
    game, state = a_street(CLOSE)
    state = replace(state, phase=Phase.GUNFIRE, tests=(BlackTest(0),))

    prompt = race_view(a_moment_in(game, state), ()).prompt

    assert "ADA: GUNFIRE" == prompt.title
    assert "1–15 misses, 16–18 tyres, 19 body, 20 engine" == prompt.text


def test_the_tower_shows_who_still_has_nitro() -> None:
    game, state = a_street(CLOSE)
    used = replace(state.cars[1], used=frozenset({Once.NITRO}))

    rows = race_view(a_moment_in(game, state.with_car(1, used)), ()).tower.rows

    assert {1: Charge.READY, 2: Charge.USED, 3: Charge.READY} == {
        row.number: row.nitro for row in rows
    }


def test_gifts_are_named_in_the_words_of_the_game() -> None:
    game, state = a_street(CLOSE, [(Ability.CHARM, Ability.LITTER)])
    moment = a_moment_in(game, state)
    paddock = Paddock(data_root() / "assets", data_root() / "nowhere")
    setup = RaceSetup("street_ring", moment.seats, STREET)

    told = race_view(replace(moment, cast=cast_of(paddock, setup)), ()).dashboard.gifts
    bare = race_view(moment, ()).dashboard.gifts

    assert ["Turned heads", "Loose load"] == [gift.title for gift in told]
    assert ["Charm", "Litter"] == [gift.title for gift in bare]
    assert ["DRV-LITSU-1", "DRV-TEMANA-1"] == [gift.rule for gift in told]


def test_street_cars_show_no_kind_of_tyres_where_there_is_but_one() -> None:
    view = race_view(a_moment_in(*a_street(CLOSE)), ()).dashboard

    assert view.tyres is None


def test_the_dashboard_says_whom_a_street_driver_plays() -> None:
    moment = a_moment_in(*a_street(CLOSE))
    paddock = Paddock(data_root() / "assets")
    ada, *others = moment.seats
    jack = next(driver for driver in paddock.roster() if driver.id == "jack")
    seats = (replace(ada, driver=jack), *others)
    cast = cast_of(paddock, RaceSetup("street_ring", seats, STREET))

    view = race_view(replace(moment, seats=seats, cast=cast), ()).dashboard

    assert view.line.endswith(" · Jack")


def test_cars_are_touring_cars_and_the_best_speed_stands_at_the_line() -> None:
    speeds = (Speed(1, 1, 120), Speed(2, 1, 160), Speed(0, 2, 300))

    picture = board_picture(a_moment_in(*a_street(CLOSE, speeds=speeds)))

    assert all(car.is_gt for car in picture.cars)
    assert "best: 160 km/h, Cy" == picture.best_speed


@pytest.mark.parametrize(
    ("options", "has_it"),
    [(STREET, True), (replace(STREET, checkpoint=False), False), (RULEBOOK, False)],
)
def test_only_a_line_that_gives_points_back_says_so(options: Options, has_it: bool) -> None:
    game, state = a_street(CLOSE, options=options)

    assert has_it == board_picture(a_moment_in(game, state)).has_checkpoint


def test_who_has_won_the_police_prize_is_pointed_out_whoever_drove_last() -> None:
    game, state = a_street(CLOSE)
    moment = a_moment_in(game, at_prize(state, seat=1))

    assert 0 == state.seat
    assert [2] == [row.number for row in tower_view(moment).rows if row.is_now]
    assert [2] == [car.number for car in board_picture(moment).cars if car.current]


def test_a_cell_under_the_windows_tells_its_risk_before_the_die_falls() -> None:
    game, state = a_street([a_car("c1.A2", gear=3, stops=2)])
    moment = a_moment_in(game, state)
    cells = {name: game.track.by_name[name] for name in ("s2.A2", "s2.A4")}
    told = {}
    for name, cell in cells.items():
        looking = replace(moment, selection=Selection(Gear.THIRD, cell=cell))
        told[name] = [chip.text for note in board_picture(looking).notes for chip in note.chips]

    assert "gunfire: 16+ hits, 25%" in told["s2.A2"]
    assert "gunfire: 16+ hits, 25%" not in told["s2.A4"]
    assert told["s2.A4"]


@pytest.mark.parametrize(
    ("cause", "rule"),
    [
        (Cause.DRIFT, "DRV-JACK-1"),
        (Cause.GUNFIRE, "STR-3"),
        (Cause.RADIO, "DRV-STANLEY-1"),
    ],
)
def test_losses_of_the_street_have_rules(cause: Cause, rule: str) -> None:
    game, state = a_street(CLOSE)
    reporter = Reporter(game.setting, ["Ada", "Bob", "Cy"])

    line = reporter.line(WearLost(0, Part.TYRES, 1, cause, 3), state)

    assert line is not None
    assert rule == line.rule


def test_the_engineer_names_the_nitro_that_gains_turns_and_marks_its_button() -> None:
    game, state = a_street([a_car("s4.A5", lap=2)], to_go=4)
    briefing = engineer_of(game).briefing(state)
    moment = replace(a_moment_in(game, state), briefing=briefing)
    moment = replace(moment, selection=replace(moment.selection, destination=_best(moment)))

    view = race_view(moment, ())
    silent = race_view(replace(moment, advice=Advice.NEVER), ())

    assert isinstance(view.engineer.advice, PathAdvice)
    assert view.engineer.advice.why.startswith("Nitro: ")
    for seen, is_best in ((view, True), (silent, False)):
        boosts = seen.dashboard.boosts
        assert boosts
        assert boosts.nitro
        assert is_best == boosts.nitro.is_best


def test_a_place_that_is_worse_is_told_of_and_not_the_nitro() -> None:
    game, state = a_street([a_car("s1.A2")], to_go=6)
    briefing = engineer_of(game).briefing(state)
    extra = ExtraCounsel(UseNitro(), 0.4)
    moment = replace(a_moment_in(game, state), briefing=replace(briefing, extra=extra))
    worst = max(places_of(moment), key=lambda each: each.behind).index
    moment = replace(moment, selection=replace(moment.selection, destination=worst))

    advice = race_view(moment, ()).engineer.advice

    assert isinstance(advice, PathAdvice)
    assert "behind the best" in advice.why


def _best(moment: Moment) -> int:
    return min(places_of(moment), key=lambda each: each.behind).index
