"""Schema of the map format: what may be drawn, in which shape, with which properties.

The reader, the sentences of the checker and the files that teach Tiled our classes all come from
here, so they cannot say different things.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property
from typing import TypeAlias

from formulad.kernel.frozen import frozen
from formulad.tiled.circuit import Material, Shape, Theme, Tint

FORMAT = 1
"""The version of the format that this reader understands."""

Value: TypeAlias = str | int | float | bool
"""What a property can hold."""


class LaneChange(StrEnum):
    """Which lane changes a corner or a lane rule leaves open."""

    FREE = "free"
    TO_LEFT = "to_left"
    TO_RIGHT = "to_right"
    NONE = "none"
    ARROWS = "arrows"


class Blocks(StrEnum):
    """Which lane changes a solid line forbids."""

    BOTH = "both"
    TO_LEFT = "to_left"
    TO_RIGHT = "to_right"


class LinkKind(StrEnum):
    """Which way a drawn link leads."""

    AHEAD = "ahead"
    LEFT = "left"
    RIGHT = "right"


class Kind(StrEnum):
    """The types of properties, by the names Tiled gives them."""

    STRING = "string"
    INT = "int"
    FLOAT = "float"
    BOOL = "bool"
    OBJECT = "object"


@frozen
class Property:
    """A property of an object or of the map."""

    name: str
    kind: Kind
    default: Value = 0
    at_least: float | None = None
    """The smallest number that makes sense; the default 0 of a required number lies below it."""
    at_most: float | None = None
    choices: type[StrEnum] | None = None
    required: bool = False
    """Whether leaving it out is a fault."""
    by_place: bool = False
    """Whether the place of its object tells what it should be; who reads the class then says so."""


@frozen(slots=False)
class ObjectClass:
    """A class of objects an author can draw."""

    name: str
    shapes: frozenset[Shape]
    colour: str
    """Its colour in Tiled, as #rrggbb."""
    properties: tuple[Property, ...] = ()
    filled: bool = True
    on_the_map: bool = True
    """Whether all of it has to lie on the map: landscape may run over the edge."""
    most: int = 100
    """How many may be drawn: ten times as many as any of our circuits has, and more."""
    most_points: int = 20
    """How many vertices one may have."""

    @cached_property
    def by_name(self) -> dict[str, Property]:
        """Its properties, by their names."""
        return {each.name: each for each in self.properties}


def _number(name: str, at_most: int | None = None) -> Property:
    """Return a whole number that must be set: its default 0 means it was forgotten."""
    return Property(name, Kind.INT, 0, at_least=1, at_most=at_most, by_place=True)


def _choice(name: str, default: StrEnum) -> Property:
    return Property(name, Kind.STRING, str(default), choices=type(default))


_POINT = frozenset({Shape.POINT})
_LINE = frozenset({Shape.POLYLINE})
_AREA = frozenset({Shape.POLYGON, Shape.RECTANGLE})

CLASSES: dict[str, ObjectClass] = {
    each.name: each
    for each in (
        ObjectClass(
            "lane",
            _LINE | {Shape.POLYGON},
            "#ffffff",
            (
                _number("lane"),
                Property("loop", Kind.BOOL, default=True),
                Property("next", Kind.OBJECT),
            ),
            most=60,
            most_points=5_000,
        ),
        ObjectClass(
            "pit_lane",
            _LINE,
            "#ffd000",
            (Property("pit_rule", Kind.STRING, ""),),
            most_points=500,
        ),
        ObjectClass("pit_box", _POINT, "#ffd000", (Property("team", Kind.INT, 0, at_least=0),)),
        ObjectClass(
            "corner",
            _AREA,
            "#ff3030",
            (
                _number("stops", at_most=9),
                Property("number", Kind.INT, 0, at_least=0),
                _choice("lane_change", LaneChange.FREE),
            ),
            most_points=800,
        ),
        ObjectClass(
            "lane_rule",
            _AREA,
            "#c060ff",
            (_choice("lane_change", LaneChange.NONE),),
            most_points=800,
        ),
        ObjectClass(
            "solid_line",
            _LINE,
            "#ff0000",
            (_choice("blocks", Blocks.BOTH),),
            most=300,
            most_points=200,
        ),
        ObjectClass("link", _LINE, "#00ffff", (_choice("kind", LinkKind.LEFT),), most=1_500),
        ObjectClass("unlink", _LINE, "#ff00ff", (_choice("kind", LinkKind.LEFT),), most=300),
        ObjectClass("finish_line", _LINE, "#101010", most=10),
        ObjectClass("police_line", _LINE, "#3060ff", most=10),
        ObjectClass("tunnel_portal", _LINE, "#8040a0", (Property("exit", Kind.OBJECT),), most=20),
        ObjectClass("gunfire", _AREA, "#ff9000", most_points=800),
        ObjectClass("start_slot", _POINT, "#40c040", (_number("slot"),)),
        ObjectClass("debris", _POINT, "#806040", most=500),
        ObjectClass(
            "scenery",
            frozenset(Shape),
            "#70a070",
            (
                _choice("material", Material.GRASS),
                Property("height", Kind.FLOAT, 0.0, at_least=0),
                _choice("tint", Tint.ANY),
            ),
            on_the_map=False,
            most=10_000,
            most_points=2_000,
        ),
        ObjectClass(
            "note", frozenset(Shape), "#808080", filled=False, on_the_map=False, most=10_000
        ),
    )
}
"""Every class of objects, by name."""

UNREAD = "//"
"""Begins the names of layers that are no part of a circuit."""
NOTE = "note"
"""The class for remarks between authors: any shape, any property, never read."""

MAP_PROPERTIES: tuple[Property, ...] = (
    Property("format", Kind.INT, FORMAT, required=True),
    Property("title", Kind.STRING, ""),
    Property("laps", Kind.INT, 2, at_least=1, at_most=99),
    Property("players_max", Kind.INT, 10, at_least=1),
    Property("lane_width", Kind.FLOAT, 0.0, at_least=1, required=True),
    Property("weather_fine", Kind.STRING, ""),
    Property("weather_variable", Kind.STRING, ""),
    Property("weather_rain", Kind.STRING, ""),
    _choice("theme", Theme.DAY),
    Property("author", Kind.STRING, ""),
    Property("about", Kind.STRING, ""),
)
"""The properties of the map itself."""

TRANSLATED = ("title", "about")
"""Map properties that may also be given by language, as `title_fr`."""

ENUMS: tuple[type[StrEnum], ...] = (LaneChange, Blocks, LinkKind, Material, Theme, Tint)
"""The enums Tiled offers as drop-down lists."""
