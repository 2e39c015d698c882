"""Street views: what only street races show on the dashboard, nitro, gifts, who drives."""

from __future__ import annotations

from enum import StrEnum

from formulad.kernel.values import Frozen


class Charge(StrEnum):
    """How it stands with nitro: the word on its button."""

    READY = "ready"
    ON = "on"
    USED = "used"


class NitroView(Frozen):
    """The big button: farther by as many cells as the gear says."""

    charge: Charge
    cells: int
    """What it adds in the gear that is engaged, or looked at."""
    is_open: bool
    """Whether it can be put on or off now."""
    is_best: bool = False
    """Whether the engineer would put it on."""
    rule: str = "STR-2"


class BoostView(Frozen):
    """A small button beside it."""

    name: str
    """`less`."""
    label: str
    """`−1`."""
    price: str
    """What it costs: `1 tyre`."""
    key: str
    is_on: bool
    is_open: bool
    brief: str = ""
    """What it costs, where there is no room for words: `−T`."""
    is_best: bool = False
    """Whether the engineer would use it."""


class BoostsView(Frozen):
    """All that may be used once the die has fallen."""

    nitro: NitroView | None
    """None in a race without."""
    buttons: tuple[BoostView, ...]
    """Only those that the driver has."""


class GiftView(Frozen):
    """What a driver can do, or is good at."""

    icon: str
    title: str
    line: str
    rule: str
    is_used: bool = False
    """It is used up: for this lap, or for good."""
