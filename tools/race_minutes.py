"""Measures how long races take at the screen: `python -m tools.race_minutes [--people 1] ...`.

Computers drive whole races over the table on which people play, at one of its paces. Whoever sits
where a person does thinks for so many seconds at each decision. Beside what was measured stands
what the page of a new race says.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from formulad.games.race.presets import read_preset
from formulad.kernel.game import Chance
from formulad.kernel.values import replace
from formulad.race.agreed.setup import RaceSetup
from formulad.store.paths import data_root
from formulad.store.preferences import Pace
from formulad.ui.race.composition_root import CompositionRoot
from formulad.ui.race.new_race.line_up import LineUp
from formulad.ui.race.new_race.start_tile import minutes_of
from formulad.ui.race.play.race_table import RaceTable
from formulad.ui.shell.app import FRAME
from formulad.ui.shell.table.game_scene import PACES
from formulad.ui.toolkit.motion import Amount
from tools.screens.driven import a_rookie
from tools.screens.races import entry_list
from tools.screens.recorded import track_of
from tools.screens.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.race.agreed.options import Options
    from formulad.ui.race.services.race_services import OpenRace
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext

THROW = 1.0
"""Seconds after which a person throws a die that is due."""
DECISION = 10.0
"""Seconds that a person thinks about a decision, of which a turn has two."""
STEP = 2 * FRAME


@dataclass(slots=True)
class Evening:
    """A race as it was seen."""

    seconds: float = 0.0
    """How long it took, thoughts of people and all."""
    rounds: int = 0
    of_computers: float = 0.0
    """Seconds of it in which computers drove."""
    turns_of_computers: int = 0
    of_people: float = 0.0
    turns_of_people: int = 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Print how long races take."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--circuit", default="monaco")
    parser.add_argument("--cars", type=int, default=4)
    parser.add_argument("--people", type=int, default=1)
    parser.add_argument("--laps", type=int, default=2)
    parser.add_argument("--preset", default="beginner", help="a file of assets/presets")
    parser.add_argument("--pace", choices=[each.value for each in Pace], default=Pace.BRISK.value)
    parser.add_argument("--decision", type=float, default=DECISION, help="seconds for each")
    parser.add_argument("--races", type=int, default=3)
    told = parser.parse_args(arguments)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with TemporaryDirectory() as folder:
        found = [_seen(told, Path(folder), seed) for seed in range(told.races)]
    measured = mean(each.seconds for each in found) / 60
    seats = LineUp(entry_list(told.cars, told.people), told.cars)
    said = minutes_of(seats, _options(told), track_of(told.circuit), Pace(told.pace))
    rounds = mean(each.rounds for each in found)
    computers = sum(each.of_computers for each in found)
    people = sum(each.of_people for each in found)
    turns = max(1, sum(each.turns_of_computers for each in found))
    own_turns = max(1, sum(each.turns_of_people for each in found))
    sys.stdout.write(
        f"{told.circuit} {told.preset}, {told.cars} cars, {told.people} people, {told.laps} laps, "
        f"{told.pace}: {measured:.1f} minutes in {rounds:.1f} rounds, said are {said:.1f} "
        f"({100 * (said / measured - 1):+.0f} %); "
        f"a turn of computers {computers / turns:.1f} s, of people {people / own_turns:.1f} s\n"
    )
    return 0


def _options(told: argparse.Namespace) -> Options:
    preset = read_preset(data_root() / "assets" / "presets" / f"{told.preset}.yaml")
    return replace(preset, laps=told.laps)


def _seen(told: argparse.Namespace, folder: Path, seed: int) -> Evening:
    """Return how a race is seen whose luck follows from a seed."""
    opened: list[OpenRace] = []
    setup = RaceSetup(told.circuit, entry_list(told.cars, told.people), _options(told))

    def page(context: SceneContext) -> Scene:
        root = CompositionRoot(context)
        opened.append(root.services.begin(setup, seed))
        return root.race(opened[0])

    visitor = Visitor(folder, (640, 360))
    visitor.open(page, Amount.FULL)
    race = opened[0]
    table = RaceTable(race.game, race.match, race.setup, race.drivers, PACES[Pace(told.pace)])
    evening = _played(table, told.decision)
    visitor.leave()
    return evening


def _played(table: RaceTable, decision: float) -> Evening:
    """Play a race to its end, and see it."""
    evening, rookie, turn = Evening(), a_rookie(), (-1, -1)
    while not table.is_over:
        seconds = STEP
        state = table.match.state
        if table.waits_for_person and isinstance(table.due, Chance):
            seconds = THROW
            table.roll()
        elif table.waits_for_person:
            seconds = decision
            table.decide(rookie.choose(table.game, table.shown))
        else:
            table.update(STEP)
        _count(table, evening, seconds, is_new=state.round > 0 and turn != (state.round, state.at))
        turn = (state.round, state.at)
    evening.rounds = table.match.state.round
    return evening


def _count(table: RaceTable, evening: Evening, seconds: float, *, is_new: bool) -> None:
    """Count seconds, as those of whoever is to be seen driving."""
    evening.seconds += seconds
    if not table.shown.round:
        return
    if table.players[table.shown.seat].is_human:
        evening.of_people += seconds
        evening.turns_of_people += is_new
    else:
        evening.of_computers += seconds
        evening.turns_of_computers += is_new


if __name__ == "__main__":
    raise SystemExit(main())
