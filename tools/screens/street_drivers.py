"""The page of a new race on streets, and the choice of a driver."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.games.race.last_race import LastRace
from formulad.games.race.presets import read_preset
from formulad.kernel.values import replace
from formulad.store.paths import data_root
from tools.screens.own_cars import new_race
from tools.screens.races import ROSTER

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.agreed.setup import Entrant
    from formulad.ui.toolkit.intents import Intent
    from tools.screens.visitor import Visitor

STREET = read_preset(data_root() / "assets" / "presets" / "street.yaml")
FINE = replace(STREET, weather=False)
DRIVERS = {driver.id: driver for driver in ROSTER}


def street_race(
    visitor: Visitor, seats: tuple[Entrant, ...], options: Options = STREET, *, own: int = 0
) -> None:
    """Come to the page of a new race on streets; the second seat has chosen Diane."""
    folder = visitor.folders.drivers
    jack = (data_root() / "assets" / "drivers" / "jack.yaml").read_text(encoding="utf-8")
    for number in range(own):
        folder.mkdir(exist_ok=True)
        text = jack.replace("number: 2\n", "").replace("Jack Owens", f"Cousin {number + 1} of Jack")
        (folder / f"cousin-{number}.yaml").write_text(text, encoding="utf-8")
    if own:
        text = jack.replace("drift", "drive")
        (folder / "broken.yaml").write_text(text, encoding="utf-8")
    line_up = (seats[0], replace(seats[1], driver=DRIVERS["diane"]), *seats[2:])
    visitor.last_raced(LastRace(line_up=line_up))
    visitor.open(partial(new_race, rules=options))
    visitor.paint()


def choose_driver(
    visitor: Visitor,
    seats: tuple[Entrant, ...],
    *intents: Intent,
    options: Options = STREET,
    own: int = 0,
) -> None:
    """Come to the choice of the first seat's driver, and do something there."""
    street_race(visitor, seats, options, own=own)
    visitor.click("who-0")
    visitor.do(*intents)
