"""What only streets ask, by mouse, finger, keys and pad, in the game itself."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from formulad.race.moves import (
    ChoosePath,
    KeepRadio,
    KeepSky,
    LeaveLitter,
    Repair,
    RollSkyAgain,
    ThrowRadio,
    UseDrift,
    UseNitro,
)
from formulad.ui.race import race_face
from formulad.ui.toolkit.intents import Feature, Toggle
from tests.ui.race.evenings.test_decisions import at_rest
from tools.screens.street import (
    chooses_city_gear,
    drive_city_to,
    may_drift,
    may_inject,
    may_inject_more,
    may_litter,
    reads_sky,
    repairs_at_checkpoint,
    throws_radio,
    wins_police_prize,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.kernel.game import Awaiting, Outcome
    from formulad.race.moves import Move
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.store.paths import UserFolders
    from formulad.ui.race.services.race_services import OpenRace
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot
    from tools.screens.driven import Moment

    Reach = Callable[[Moment], Pilot]


@pytest.fixture
def reach(player: UserFolders, enter: Enter) -> Reach:
    """Return what opens a street race of ten people at a moment."""

    def opened(moment: Moment) -> Pilot:
        path = drive_city_to(moment, player.saves)
        return at_rest(enter(partial(race_face.resumed, path=path)))

    return opened


def do(pilot: Pilot, way: str, what: str) -> None:
    """Press a key, click or tap a widget, or say what a pad would."""
    if way == "key":
        pilot.press(what.lower(), shift=what.isupper())
    elif way == "click":
        pilot.click(what)
    else:
        pilot.tap(what)


def choices(opened: list[OpenRace], since: int) -> list[Move | Outcome]:
    """Return what was decided and rolled since so many steps."""
    return [each.choice for each in opened[-1].match.played[since:]]


def steps(opened: list[OpenRace]) -> int:
    """Return how many steps were played."""
    return len(opened[-1].match.played)


@pytest.mark.parametrize(
    ("moment", "way", "what", "expected"),
    [
        (may_inject, "key", "n", UseNitro()),
        (may_inject, "click", "boost-nitro", UseNitro()),
        pytest.param(may_inject, "tap", "boost-nitro", UseNitro(), marks=pytest.mark.thorough),
        (may_inject_more, "key", "N", UseNitro(is_big=True)),
        pytest.param(
            may_inject_more, "click", "boost-big", UseNitro(is_big=True), marks=pytest.mark.thorough
        ),
        (may_drift, "key", "l", UseDrift(1)),
        pytest.param(may_drift, "click", "boost-more", UseDrift(1), marks=pytest.mark.thorough),
        (may_litter, "key", "j", LeaveLitter()),
        pytest.param(
            may_litter, "click", "boost-litter", LeaveLitter(), marks=pytest.mark.thorough
        ),
    ],
)
def test_what_may_be_used_is_put_on_off_and_on_again_before_the_car_drives(
    reach: Reach,
    opened: list[OpenRace],
    moment: Moment,
    way: str,
    what: str,
    expected: Move,
) -> None:
    pilot = reach(moment)
    done = steps(opened)

    do(pilot, way, what)
    assert [expected] == choices(opened, done)
    do(pilot, way, what)
    put_off = [UseNitro()] if expected == UseNitro(is_big=True) else []
    assert put_off == choices(opened, done)
    do(pilot, way, what)
    assert "path" == pilot.scene.awaiting
    pilot.press("enter")

    first, second, *_ = choices(opened, done)
    assert expected == first
    assert isinstance(second, ChoosePath)


def test_a_pad_puts_the_nitro_on(reach: Reach, opened: list[OpenRace]) -> None:
    pilot = reach(may_inject)
    done = steps(opened)

    pilot.app.stack.handle(Toggle(Feature.NITRO))

    assert [UseNitro()] == choices(opened, done)


def test_who_declines_leaves_the_nitro_alone(reach: Reach, opened: list[OpenRace]) -> None:
    pilot = reach(may_inject)
    done = steps(opened)

    pilot.press("s")

    assert [] == choices(opened, done)


def test_with_nitro_other_cells_can_be_clicked(reach: Reach, opened: list[OpenRace]) -> None:
    pilot = reach(may_inject)
    before = {w.id for w in pilot.scene.widgets if w.id.startswith("cell-")}

    pilot.press("n")
    pilot.wait(1.0)

    after = {w.id for w in pilot.scene.widgets if w.id.startswith("cell-")}
    assert before != after
    done = steps(opened)
    pilot.click(min(after))
    assert isinstance(choices(opened, done)[0], ChoosePath)


def test_nitro_before_the_die_tells_its_rule(reach: Reach, opened: list[OpenRace]) -> None:
    pilot = reach(chooses_city_gear)
    done, scene = steps(opened), pilot.scene

    pilot.click("boost-nitro")

    assert not choices(opened, done)
    assert scene is not pilot.scene


def test_a_gift_opens_its_rule(reach: Reach) -> None:
    pilot = reach(may_litter)
    scene = pilot.scene

    pilot.click("gift-DRV-TEMANA-1")

    assert scene is not pilot.scene


def throws_radio_at_one_of_several(game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether the radio may fly at more than one car."""
    return throws_radio(game, state, due) and len(game.moves(state)) > 2


def cell_of(race: OpenRace, throw: ThrowRadio) -> str:
    """Return the name of the spot on the board where a rival stands who may be hit."""
    cell = race.match.state.cars[throw.at].cell
    return f"cell-{race.game.track.places[cell].name}"


@pytest.mark.parametrize(
    "way",
    [
        "keys",
        "finger",
        *(pytest.param(way, marks=pytest.mark.thorough) for way in ("letter", "card", "car")),
    ],
)
def test_the_radio_flies_at_the_car_that_is_meant(
    reach: Reach, opened: list[OpenRace], way: str
) -> None:
    pilot = reach(throws_radio_at_one_of_several)
    assert "radio" == pilot.scene.awaiting
    done = steps(opened)
    moves = opened[-1].game.moves(opened[-1].match.state)
    last = len(moves) - 2
    target = moves[last]
    assert isinstance(target, ThrowRadio)

    if way == "keys":
        pilot.press(*["right"] * last, "enter")
    elif way == "letter":
        pilot.press("abcdefgh"[last], "enter")
    elif way == "card":
        pilot.click(f"card-{last}")
    else:
        in_sight = {widget.id for widget in pilot.scene.widgets}
        target, name = next(
            (move, name)
            for move in moves[:0:-1]  # who comes first is aimed at already, and hit by one tap
            if isinstance(move, ThrowRadio) and (name := cell_of(opened[-1], move)) in in_sight
        )
        if way == "car":
            pilot.click(name)
        else:
            pilot.tap(name)
            assert [] == choices(opened, done)
            pilot.tap(name)

    assert target == choices(opened, done)[0]


@pytest.mark.parametrize("way", ["key", "click"])
def test_the_radio_is_kept(reach: Reach, opened: list[OpenRace], way: str) -> None:
    pilot = reach(throws_radio)
    done = steps(opened)

    do(pilot, way, "s" if way == "key" else "way-out")

    assert KeepRadio() == choices(opened, done)[0]


@pytest.mark.parametrize("moment", [repairs_at_checkpoint, wins_police_prize])
def test_the_best_repair_is_one_key_away(
    reach: Reach, opened: list[OpenRace], moment: Moment
) -> None:
    pilot = reach(moment)
    assert "repair" == pilot.scene.awaiting
    done = steps(opened)

    pilot.press("enter")

    assert isinstance(choices(opened, done)[0], Repair)


@pytest.mark.parametrize("moment", [repairs_at_checkpoint, wins_police_prize])
def test_points_are_shared_out_by_keys(
    reach: Reach, opened: list[OpenRace], moment: Moment
) -> None:
    pilot = reach(moment)
    done = steps(opened)
    lines = [w.id for w in pilot.scene.widgets if w.id.startswith("repair-") and w.focusable]

    pilot.press(*["down"] * (len(lines) - 1), "right", "enter")

    choice = choices(opened, done)[0]
    assert isinstance(choice, Repair)
    assert lines[-1] in {f"repair-{part.name.lower()}" for part, _ in choice.repairs}


@pytest.mark.parametrize("moment", [repairs_at_checkpoint, wins_police_prize])
def test_points_are_shared_out_by_clicks(
    reach: Reach, opened: list[OpenRace], moment: Moment
) -> None:
    pilot = reach(moment)
    done = steps(opened)
    line = next(w for w in pilot.scene.widgets if w.id.startswith("repair-") and w.focusable)

    pilot.click_at((line.rect.right - 12, line.rect.centery))
    pilot.click("action")

    choice = choices(opened, done)[0]
    assert isinstance(choice, Repair)
    assert line.id in {f"repair-{part.name.lower()}" for part, _ in choice.repairs}


@pytest.mark.parametrize(
    ("keys", "clicked", "expected"),
    [
        (("enter",), "", KeepSky()),
        (("right", "enter"), "", RollSkyAgain()),
        (("2", "enter"), "", RollSkyAgain()),
        ((), "card-0", KeepSky()),
        ((), "card-1", RollSkyAgain()),
    ],
)
def test_the_sky_stands_or_is_rolled_again(
    reach: Reach,
    opened: list[OpenRace],
    keys: tuple[str, ...],
    clicked: str,
    expected: Move,
) -> None:
    pilot = reach(reads_sky)
    assert "sky" == pilot.scene.awaiting
    done = steps(opened)

    pilot.press(*keys)
    if clicked:
        pilot.click(clicked)

    assert expected == choices(opened, done)[0]
