"""Every decision of every rule is taken with one device alone: mouse, finger, keyboard or pad.

What is to be decided is named by what is drawn for it; how a device comes there is its own.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, TypeAlias, get_args

import pytest

from formulad.kernel.game import Chance, Decision, Outcome
from formulad.race import moves
from formulad.race.questions import Question
from formulad.race.tyres import TyreKind
from formulad.ui.race import race_face
from formulad.ui.race.model import pit_order, point_sharing
from formulad.ui.race.model.boost_choices import MOVES
from formulad.ui.race.model.destinations import destinations
from formulad.ui.race.model.offers import cards, faces
from tests.presets import RULEBOOK
from tests.ui.devices import PLAYERS, Pointing, devices
from tests.ui.race.evenings.test_decisions import CREW, LAPS, THROWN, at_rest
from tools.screens.complete import (
    begins_third_lap,
    chooses_slipstream,
    chooses_tyres,
    orders_service,
)
from tools.screens.races import chooses_gear, chooses_place, drive_to
from tools.screens.street import (
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
    from pathlib import Path

    from formulad.kernel.game import Awaiting
    from formulad.race.agreed.options import Options
    from formulad.race.match import RaceMatch
    from formulad.race.moves import Move
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.store.paths import UserFolders
    from formulad.ui.race.services.race_services import OpenRace
    from tests.ui.conftest import Enter
    from tests.ui.devices import Player

    Choice: TypeAlias = "Move | Outcome"
    Way: TypeAlias = Callable[[Path], Path]


@dataclass(frozen=True, slots=True)
class Case:
    """A decision, and how a race comes to it."""

    name: str
    drive: Way
    """Drives to where it is asked for, and writes that down in a folder."""
    kind: type[Choice]

    def target(self, game: RaceGame, state: State, due: Awaiting) -> Choice:
        """Return what is to be decided: never what lies nearest, where there is more."""
        if isinstance(due, Chance):
            return Outcome(faces(due)[4])
        if self.kind in (moves.ChoosePath, moves.TakeSlipstream):
            places = destinations(game, state)
            detours = [place for place in places if place.is_detour]
            return game.paths(state)[(detours[:1] or places[:4])[-1].index].move
        found = [move for move in game.moves(state) if isinstance(move, self.kind)]
        if self.kind is moves.FitTyres:
            return found[1]
        technical = [m for m in found if getattr(m, "kind", None) is moves.StopKind.TECHNICAL]
        return (technical or found)[-1]


def monaco(moment: Callable[..., bool], options: Options = RULEBOOK) -> Way:
    return lambda saves: drive_to(moment, saves, options=options)


def city(moment: Callable[..., bool]) -> Way:
    return lambda saves: drive_city_to(moment, saves)


def throws(_game: RaceGame, _state: State, due: Awaiting) -> bool:
    return isinstance(due, Chance)


def may_skip(_game: RaceGame, _state: State, due: Awaiting) -> bool:
    return isinstance(due, Decision) and due.question is Question.TRIAL


def may_go_around(game: RaceGame, state: State, due: Awaiting) -> bool:
    if not (isinstance(due, Decision) and due.question is Question.PATH):
        return False
    return any(place.is_detour for place in destinations(game, state)[:6])


CASES = (
    Case("gear", monaco(chooses_gear), moves.ShiftTo),
    Case("place", monaco(chooses_place), moves.ChoosePath),
    Case("detour", monaco(may_go_around), moves.ChoosePath),
    Case("slipstream", monaco(chooses_slipstream), moves.TakeSlipstream),
    Case("no slipstream", monaco(chooses_slipstream), moves.DeclineSlipstream),
    Case("pit stop", monaco(orders_service, CREW), moves.StopForService),
    Case("tyres", monaco(chooses_tyres, CREW), moves.FitTyres),
    Case("timed lap", monaco(begins_third_lap, LAPS), moves.BeginTrial),
    Case(
        "no timed laps",
        monaco(may_skip, replace(LAPS, tyres=False, weather=False)),
        moves.SkipTrials,
    ),
    Case("own die", monaco(throws, THROWN), Outcome),
    Case("nitro", city(may_inject), moves.UseNitro),
    Case("more nitro", city(may_inject_more), moves.UseNitro),
    Case("drift", city(may_drift), moves.UseDrift),
    Case("scrap", city(may_litter), moves.LeaveLitter),
    Case("radio", city(throws_radio), moves.ThrowRadio),
    Case("no radio", city(throws_radio), moves.KeepRadio),
    Case("checkpoint", city(repairs_at_checkpoint), moves.Repair),
    Case("prize", city(wins_police_prize), moves.Repair),
    Case("sky again", city(reads_sky), moves.RollSkyAgain),
    Case("sky", city(reads_sky), moves.KeepSky),
)


def test_every_kind_of_move_is_decided_here() -> None:
    assert {*get_args(moves.Move), Outcome} == {case.kind for case in CASES}


@pytest.mark.parametrize(
    ("case", "device"),
    [
        pytest.param(
            case,
            *device.values,
            marks=pytest.mark.thorough if turn % 3 else device.marks,
            id=f"{case.name}-{device.values[0]}",
        )
        for turn, case in enumerate(CASES)
        for device in devices(turn)
    ],
)
def test_a_decision_is_taken_with_one_device_alone(
    case: Case, device: str, player: UserFolders, enter: Enter, opened: list[OpenRace]
) -> None:
    path = case.drive(player.saves)
    pilot = at_rest(enter(partial(race_face.resumed, path=path)))
    race, match = opened[-1].game, opened[-1].match
    target, done = case.target(race, match.state, match.awaiting), len(match.played)

    decide(PLAYERS[device](pilot), race, match, target)

    assert target == match.played[done].choice


def first_card(game: RaceGame, state: State) -> int:
    """Return which card is looked at before anything is chosen: tyres that suit the weather."""
    wet, found = moves.FitTyres(TyreKind.WET), cards(game, state)
    return found.index(wet) if state.is_wet and wet in found else 0


def decide(player: Player, game: RaceGame, match: RaceMatch, target: Choice) -> None:
    """Take a decision by what is drawn for it."""
    state = match.state
    match target:
        case Outcome(face):
            shown = faces(match.awaiting)
            player.choose(f"face-{face}", shown.index(face) + 1)
        case moves.ShiftTo(gear):
            gears = [move.gear for move in game.moves(state) if isinstance(move, moves.ShiftTo)]
            player.choose(f"gear-{int(gear)}", gears.index(gear) - gears.index(state.car.gear))
        case moves.ChoosePath() | moves.TakeSlipstream():
            ways = [game.paths(state)[place.index].move for place in destinations(game, state)]
            index, end = ways.index(target), game.track.places[target.cells[-1]].name
            is_detour = destinations(game, state)[index].is_detour
            if is_detour and isinstance(player, Pointing):
                player.use("engineer-tab")
            player.choose(f"destination-{index}" if is_detour else f"cell-{end}", index)
        case moves.DeclineSlipstream() | moves.SkipTrials() | moves.KeepRadio():
            player.use("way-out")
        case moves.StopForService():
            lines = pit_order.lines(game, state, target)
            player.put_together({line: pit_order.number_on(target, line) for line in lines})
        case moves.Repair():
            lines = point_sharing.lines(game, state)
            player.put_together({line: point_sharing.number_on(target, line) for line in lines})
        case moves.UseNitro() | moves.UseDrift() | moves.LeaveLitter():
            name = next(name for name, move in MOVES.items() if move == target)
            player.use(f"boost-{name}")
        case _:
            index = cards(game, state).index(target)
            player.choose(f"card-{index}", index - first_card(game, state))
