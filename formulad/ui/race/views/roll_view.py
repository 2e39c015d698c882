"""What is seen of a roll: the die, how far it has come, and what it comes to once it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.ui.toolkit.colour import Colour


@frozen
class RollView:
    """A die that is thrown, lies, or is on its way to its panel."""

    number: int
    """The car it is about."""
    die: int
    """The gear of the die, or `BLACK_DIE`."""
    value: int
    """What it will show; nobody reads it before it lies."""
    size: float
    """How wide it is thrown, in units."""
    fallen: float
    """How much of its fall is over."""
    read: float
    """How much of the time is over in which it lies to be read."""
    gone: float
    """How much of its way to its panel is over."""
    goes_home: bool
    """Whether it goes to a panel."""
    limit: str
    """What it must pass, if it must."""
    colour: Colour
    """What it comes to: the colour of its ring."""
    icon: str
    """What it comes to, as an icon; empty if words say it all."""
    text: str
    """What it comes to, in words."""

    @property
    def lies(self) -> bool:
        """Whether it can be read."""
        return self.fallen >= 1
