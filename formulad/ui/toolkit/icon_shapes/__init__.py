"""Icon shapes: what each icon is made of, on a grid of 24 by 24."""

from formulad.ui.toolkit.icon_shapes.car_shapes import CAR
from formulad.ui.toolkit.icon_shapes.mark_shapes import Icon, Mark
from formulad.ui.toolkit.icon_shapes.race_shapes import RACE
from formulad.ui.toolkit.icon_shapes.sign_shapes import SIGNS
from formulad.ui.toolkit.icon_shapes.sky_shapes import SKY
from formulad.ui.toolkit.icon_shapes.street_shapes import STREET

ICONS: dict[str, Icon] = CAR | SKY | RACE | SIGNS | STREET
"""Every icon by its name."""

__all__ = ["ICONS", "Mark"]
