"""Drivers with cars of their own: the page of a new race, and that of a car's design."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.race.designs import Garage
from formulad.games.race.last_race import LastRace
from formulad.kernel.values import replace
from formulad.race.agreed.design import STANDARD, Design
from formulad.race.agreed.options import Options, Rules
from formulad.ui.race.composition_root import CompositionRoot

if TYPE_CHECKING:
    from formulad.race.agreed.setup import Entrant
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from tools.screens.visitor import Visitor

RULES = Options(rules=Rules.COMPLETE, own_car=True)
OWN = Design(14, 1, 1, 1, 1, 2)


def new_race(context: SceneContext, rules: Options = RULES) -> Scene:
    """Return the page of a new race in which drivers design their cars."""
    root = CompositionRoot(context)
    root.services.remember_race(rules=rules)
    return root.new_race()


def own_cars(visitor: Visitor, seats: tuple[Entrant, ...]) -> None:
    """Come to the page of a new race, the first driver with a car of his own."""
    line_up = (replace(seats[0], design=OWN), *seats[1:])
    visitor.last_raced(LastRace(line_up=line_up))
    visitor.open(new_race)
    visitor.paint()


def fill_garage(visitor: Visitor, designs: int) -> None:
    """Keep some designs, and put a file among them that cannot be used."""
    garage = Garage(visitor.folders.designs)
    garage.keep("All on tyres", OWN)
    for number in range(2, designs + 1):
        garage.keep(f"Wide and heavy car {number:02d}", STANDARD)
    (garage.folder / "Broken.yaml").write_text("version: 1\nname: Broken\npoints: 20\n")
