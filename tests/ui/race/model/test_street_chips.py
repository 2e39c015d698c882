"""What the street makes of a way to a place to stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.race.agreed.drivers import Ability
from formulad.race.moves import LeaveLitter, UseDrift, UseNitro
from formulad.race.state import Speed
from formulad.ui.race.model.destinations import places_of
from formulad.ui.race.terms.race_words import Tone
from formulad.ui.toolkit.icon_shapes import ICONS
from tests.builders import a_car
from tests.rulebook import read_rules
from tests.ui.race.streets import a_moment_in, a_street, after

if TYPE_CHECKING:
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.ui.race.views.cost_chip import CostChip


def chips_at(game: RaceGame, state: State, cell: str) -> dict[str, CostChip]:
    """Return the chips of the place to stop on a cell, by their words."""
    moment, paths = a_moment_in(game, state), game.paths(state)
    track = game.track
    for place in places_of(moment):
        if track.places[paths[place.index].end(state.car.cell)].name == cell:
            return {chip.text: chip for chip in place.chips}
    raise AssertionError(f"{cell} is no place to stop")


def test_ending_under_the_windows_is_told_with_its_risk() -> None:
    game, state = a_street([a_car("c1.A3", gear=3, stops=2)], to_go=3)

    found = chips_at(game, state, "s2.A2")

    assert "STR-3" == found["gunfire: 16+ hits, 25%"].rule
    assert "gunfire: 16+ hits, 25%" not in chips_at(game, state, "s2.A1")


def test_black_cells_are_told_apart_from_other_debris() -> None:
    game, state = a_street([a_car("s1.A8", gear=3)], to_go=2)

    found = chips_at(game, state, "s1.A10")

    assert "STR-4" == found["black cell: debris test, 1–4"].rule


@pytest.mark.parametrize(
    ("others", "text", "tone"),
    [
        ((), "police: 60 km/h, best so far", Tone.GOOD),
        ((Speed(1, 1, 50),), "police: 60 km/h, best so far", Tone.GOOD),
        ((Speed(1, 1, 60),), "police: 60 km/h, best is 60", Tone.PLAIN),
        ((Speed(1, 2, 90),), "police: 60 km/h, best so far", Tone.GOOD),
    ],
)
def test_the_speed_past_the_police_is_told_beside_the_best(
    others: tuple[Speed, ...], text: str, tone: Tone
) -> None:
    cars = [a_car("s1.A3", gear=3), a_car("s4.A1")]
    game, state = a_street(cars, to_go=6, speeds=others)

    found = chips_at(game, state, "s1.A9")

    assert ("STR-5", tone) == (found[text].rule, found[text].tone)


def test_who_was_measured_in_this_lap_is_not_measured_again() -> None:
    game, state = a_street([a_car("s1.A3", gear=3)], to_go=6, speeds=(Speed(0, 1, 40),))

    assert not any(text.startswith("police") for text in chips_at(game, state, "s1.A9"))


def test_the_line_brings_the_checkpoint() -> None:
    game, state = a_street([a_car("s4.A9", gear=3)], [(Ability.LONG_CHECK,)], to_go=4)

    found = chips_at(game, state, "s1.A3")

    assert "STR-7" == found["checkpoint: tyres full, +4 points"].rule


def test_a_charming_rival_is_told_by_name() -> None:
    cars = [a_car("s1.A1", gear=3), a_car("s1.C3")]
    game, state = a_street(cars, [(), (Ability.CHARM,)], to_go=6)

    found = chips_at(game, state, "s1.A6")

    assert "DRV-LITSU-1" == found["looks at Bob: 1 cell less"].rule


def test_a_rough_neighbour_is_told() -> None:
    cars = [a_car("s1.A1", gear=3), a_car("s1.A8")]
    game, state = a_street(cars, [(), (Ability.ROUGH,)], to_go=6)

    assert "DRV-DEREK-1" == chips_at(game, state, "s1.A7")["rough neighbour: two dice"].rule


def test_what_was_put_on_is_told_on_every_way() -> None:
    gifts = (Ability.BIG_NITRO, Ability.DRIFT, Ability.LITTER)
    game, state = a_street([a_car("s1.A9", gear=3)], [gifts], to_go=4)
    state = after(game, state, UseNitro(is_big=True), UseDrift(-1), LeaveLitter())

    for place in places_of(a_moment_in(game, state)):
        rules = {chip.text: chip.rule for chip in place.chips}
        assert "DRV-MONTOYA-1" == rules["nitro +6"]
        assert "DRV-JACK-1" == rules["drift −1"]
        assert "DRV-TEMANA-1" == rules["drops scrap"]


def test_every_chip_of_the_street_has_an_icon_and_a_rule_that_can_be_read() -> None:
    cars = [a_car("s1.A3", gear=4), a_car("s1.C6"), a_car("s1.A11")]
    gifts = [(), (Ability.CHARM,), (Ability.ROUGH,)]
    game, state = a_street(cars, gifts, to_go=7)
    state = after(game, state, UseNitro())
    known = {rule.id for rule in read_rules()}

    chips = [chip for place in places_of(a_moment_in(game, state)) for chip in place.chips]

    assert {chip.icon for chip in chips} <= ICONS.keys()
    assert {chip.rule for chip in chips} <= known
