"""Plan of a circuit: what its author decides before anything is drawn."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import yaml

from formulad.kernel.values import Frozen, field
from formulad.tiled.generators.pit_lane import PitPlan

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.tiled.circuit import Point, Theme
    from formulad.tiled.generators.lane_cells import Layout
    from tools.circuits.lanes import Variety
    from tools.mapping.tmx import Value

PLAYERS = 10
WORDS = Path(__file__).with_name("words.yaml")
"""What the circuits say about themselves."""


class Bend(Frozen):
    """A corner as it is called, and how many turns must end inside."""

    name: str
    stops: int


class Plan(Frozen):
    """All that decides how a circuit is raced."""

    name: str
    """Of its file."""
    theme: Theme
    size: tuple[int, int]
    layout: Layout
    clicks: tuple[Point, ...]
    """The middle of the road in driving order; they begin on the straight behind the line."""
    bends: tuple[Bend, ...]
    """In driving order."""
    weather: Mapping[str, tuple[int, int]]
    """Faces of the black die for each kind."""
    background: str
    """The colour that Tiled shows behind the map."""
    pit: PitPlan = field(default_factory=PitPlan)
    variety: Variety | None = None
    """What its lanes do besides running side by side."""
    home: float | None = None
    """Where the finish line lies: the share of the straight on which the clicks begin, if that is
    not the longest."""
    hidden: int = 0
    """Cells of each lane that lie in the tunnel where the road dives under itself."""

    @property
    def properties(self) -> dict[str, Value]:
        """What the map says about itself."""
        dice = {f"weather_{kind}": f"{a}-{b}" for kind, (a, b) in self.weather.items()}
        return {
            "format": 1,
            "laps": 2,
            "players_max": PLAYERS,
            "lane_width": float(self.layout.width),
            "theme": str(self.theme),
            "author": "The FormulaD makers",
            **_words(self.name),
            **dice,
        }


def _words(name: str) -> dict[str, Value]:
    """Return title and about of a circuit in every language, by property."""
    told: dict[str, dict[str, str]] = yaml.safe_load(WORDS.read_text("utf-8"))[name]
    return {
        part if language == "en" else f"{part}_{language}": text
        for part, texts in told.items()
        for language, text in texts.items()
    }
