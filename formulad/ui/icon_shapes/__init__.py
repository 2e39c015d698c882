"""What each icon is made of, on a grid of 24 by 24."""

from formulad.ui.icon_shapes.car import CAR
from formulad.ui.icon_shapes.marks import Icon, Mark
from formulad.ui.icon_shapes.race import RACE
from formulad.ui.icon_shapes.signs import SIGNS
from formulad.ui.icon_shapes.sky import SKY
from formulad.ui.icon_shapes.street import STREET

ICONS: dict[str, Icon] = CAR | SKY | RACE | SIGNS | STREET
"""Every icon by its name."""

__all__ = ["ICONS", "Mark"]
