"""Circuit of a map: the track the rules play on, and its drawing. Values, no file format."""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.values import Frozen, field

if TYPE_CHECKING:
    from formulad.race.road.track import CellId, Track
    from formulad.tiled.faults.fault import Fault

Point: TypeAlias = tuple[float, float]
"""A place on the map in its pixels; x to the right, y down."""


class Theme(StrEnum):
    """The palette a circuit is drawn in."""

    DAY = "day"
    NIGHT = "night"
    RIVIERA = "riviera"
    NEON = "neon"


class Material(StrEnum):
    """What a piece of scenery is made of."""

    SEA = "sea"
    HARBOUR = "harbour"
    BEACH = "beach"
    GRASS = "grass"
    PARK = "park"
    HILL = "hill"
    PLAZA = "plaza"
    BUILDING = "building"
    ROOF = "roof"
    ROAD = "road"
    WALL = "wall"
    STAND = "stand"
    PALM = "palm"
    TREE = "tree"
    BOAT = "boat"
    LIGHT = "light"
    NEON = "neon"
    WATER_EDGE = "water_edge"
    CAR = "car"
    CONTAINER = "container"
    CRANE = "crane"
    AWNING = "awning"
    LAUNDRY = "laundry"
    SCRAP = "scrap"


class Tint(StrEnum):
    """The colour of a piece of neon."""

    ANY = "any"
    PINK = "pink"
    CYAN = "cyan"
    VIOLET = "violet"
    AMBER = "amber"
    LIME = "lime"


class Shape(StrEnum):
    """How an object is drawn in Tiled."""

    POINT = "point"
    RECTANGLE = "rectangle"
    ELLIPSE = "ellipse"
    POLYGON = "polygon"
    POLYLINE = "polyline"


class Scenery(Frozen):
    """A piece of landscape, drawn and never played on."""

    material: Material
    shape: Shape
    points: tuple[Point, ...]
    """Corners of a polygon, vertices of a line, the four corners round an ellipse, or one point."""
    height: float = 0.0
    """How long its shadow is, in map pixels."""
    name: str = ""
    """Neon writes it, and a few other things are told apart by it."""
    tint: Tint = Tint.ANY
    """Of neon; any: one that belongs to the place."""


class CellShape(Frozen):
    """Where a cell lies on the map."""

    centre: Point
    heading: float
    """Driving direction in radians, 0 to the right, growing clockwise as y points down."""
    outline: tuple[Point, ...]
    """The border, half-way to its neighbours along the lane, half a lane width to each side."""


class LaneRun(Frozen):
    """One drawn stretch of a lane: the cells under its vertices, in driving order."""

    lane: int
    """0 is the driver's left lane."""
    cells: tuple[CellId, ...]
    loop: bool


class PitBox(Frozen):
    """A pit box: beside which pit cell, of which team, where."""

    cell: int
    """Number of the pit cell, counted from 1."""
    team: int
    at: Point


class BuriedLane(Frozen):
    """A lane's way through a tunnel (STR-6)."""

    lane: int
    entry: CellId
    """The last cell before the tunnel."""
    exit: CellId
    """The first cell behind it, one step on."""
    centres: tuple[Point, ...]
    """The vertices of the lane between the two, out of sight and out of play."""


class Tunnel(Frozen):
    """Where the road dives under another."""

    entry_line: tuple[Point, ...]
    """The portal in which the road disappears, as drawn across all lanes."""
    exit_line: tuple[Point, ...]
    """The portal from which it comes out."""
    lanes: tuple[BuriedLane, ...]
    """The leftmost lane first."""


class Drawing(Frozen, dict=True):
    """All that is needed to draw a circuit, in map pixels."""

    size: tuple[float, float]
    theme: Theme
    lane_width: float
    cells: tuple[CellShape, ...]
    """By cell id."""
    lanes: tuple[LaneRun, ...]
    finish_line: tuple[Point, ...]
    """As drawn, across all lanes."""
    pit: tuple[CellShape, ...] = ()
    """`pit.1` and on."""
    pit_path: tuple[Point, ...] = ()
    """The pit lane as drawn, from its entry cell to its exit cell."""
    pit_boxes: tuple[PitBox, ...] = ()
    scenery: tuple[Scenery, ...] = ()
    """In drawing order, from the ground up."""
    tunnels: tuple[Tunnel, ...] = ()
    police_lines: tuple[tuple[Point, ...], ...] = ()
    """As drawn, across all lanes."""

    @cached_property
    def buried(self) -> dict[CellId, BuriedLane]:
        """For each last cell before a tunnel the way its lane takes through it."""
        return {lane.entry: lane for tunnel in self.tunnels for lane in tunnel.lanes}


class Origin(Frozen):
    """The map that a circuit was read from: two of one name are told apart by it."""

    path: str = ""
    """Where it lies."""
    content: str = ""
    """A hash of what was in it."""


class Circuit(Frozen):
    """A circuit from a map: what the rules see and what people see."""

    track: Track
    drawing: Drawing
    titles: dict[str, str] = field(default_factory=dict)
    """The shown name by language code; `en` is always there."""
    about: dict[str, str] = field(default_factory=dict)
    author: str = ""
    players_max: int = 10
    warnings: tuple[Fault, ...] = ()
    """What the checker would ask the author to look at."""
    origin: Origin = Origin()

    def __hash__(self) -> int:
        return hash((self.track, self.origin))

    @property
    def id(self) -> str:
        """The short name of the circuit: the name of its file."""
        return self.track.id
