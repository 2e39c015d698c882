"""Drawn map and objects, as values, before they mean anything."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import joined, say
from formulad.kernel.spelling import nearest
from formulad.tiled.circuit import Shape
from formulad.tiled.faults.fault import Spot
from formulad.tiled.sheet import numbers
from formulad.tiled.sheet.schema import CLASSES, NOTE

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.tiled.circuit import Point
    from formulad.tiled.sheet.schema import Value


TEXT = "text"
"""How Tiled calls a text that is written on the map."""
_TOO_MANY_SHAPES = 2
"""No class is drawn in two ways."""


class Setting(NamedTuple):
    """A property as the file gives it."""

    kind: str
    """The type it is saved with: `string`, `int` ..."""
    text: str


@dataclass
class Source:
    """An object as the file gives it, and where it stands there."""

    attributes: dict[str, str]
    line: int
    layer: str
    shapes: list[str] = field(default_factory=list)
    """In which ways it is drawn, two at most; besides our shapes Tiled has `text`, `capsule` and
    `tile`."""
    points: str = ""
    """The vertices of a polygon or polyline, as written."""
    settings: dict[str, Setting] = field(default_factory=dict)
    id: int = field(init=False)
    """Its number in Tiled; -1 if it has none."""
    kind: str = field(init=False)
    """Its class as written; Tiled 1.9 called it `class`, all others `type`."""

    def __post_init__(self) -> None:
        """Look up what is asked for again and again."""
        number = numbers.whole(self.attributes.get("id", ""))
        self.id = -1 if number is None else number
        self.kind = self.attributes.get("type") or self.attributes.get("class") or ""

    def draw(self, shape: str, points: str = "") -> None:
        """Note how the object is drawn; more than one way fits no class."""
        if len(self.shapes) < _TOO_MANY_SHAPES:
            self.shapes.append(shape)
        self.points = points

    @property
    def shape(self) -> str:
        """How it is drawn."""
        if len(self.shapes) == _TOO_MANY_SHAPES:
            return joined(say(" and "), self.shapes)
        return self.shapes[0] if self.shapes else Shape.RECTANGLE

    @cached_property
    def vertices(self) -> tuple[Point, ...] | None:
        """The vertices of a polygon or polyline, seen from its place; None if unreadable."""
        return numbers.vertices(self.points)

    def number(self, attribute: str) -> float:
        """Return a measure of it that was found to be a number; 0 if it has none."""
        return float(self.attributes.get(attribute, 0))

    @property
    def is_note(self) -> bool:
        """Whether it is a remark between authors: of class note, or a text without a class."""
        return self.kind == NOTE or (not self.kind and self.shape == TEXT)

    @property
    def spot(self) -> Spot:
        """Which object it is and where, as the checker names it."""
        return Spot(self._told(), self._called(), max(self.id, 0), at=self._middle())

    def _told(self) -> Sentence:
        return say(
            "{noun} #{id}{called} at ({place}) in layer '{layer}' (line {line})",
            place=self._place(),
            layer=self.layer,
            line=self.line,
            **self._naming(),
        )

    def _called(self) -> Sentence:
        return say("{noun} #{id}{called}", **self._naming())

    def _naming(self) -> dict[str, str]:
        name = self.attributes.get("name")
        return {
            "noun": self.noun,
            "id": self.attributes.get("id", "?"),
            "called": f" '{name}'" if name else "",
        }

    @property
    def noun(self) -> str:
        """Its class, or the class it was probably meant to be."""
        if self.kind in CLASSES:
            return self.kind
        return nearest(self.kind, CLASSES) or say("object")

    def _place(self) -> str:
        at = self._at("x", "y")
        return "?,?" if at is None else f"{at[0]:.0f},{at[1]:.0f}"

    def _middle(self) -> Point | None:
        """Return where to look for it: the first vertex of a line, the middle of a box."""
        at = self._at("x", "y")
        if at is None:
            return None
        first = numbers.vertices(self.points.partition(" ")[0])
        size = self._at("width", "height") or (0.0, 0.0)
        dx, dy = first[0] if first else (size[0] / 2, size[1] / 2)
        return at[0] + dx, at[1] + dy

    def _at(self, *names: str) -> Point | None:
        x, y = (numbers.decimal(self.attributes.get(name, "0")) for name in names)
        return None if x is None or y is None else (x, y)


@frozen
class DrawnObject:
    """An object of a known class, rightly drawn, with all its properties."""

    source: Source
    shape: Shape
    points: tuple[Point, ...]
    """Its vertices on the map; the corners of a rectangle; one point."""
    properties: dict[str, Value]
    """Every property of its class, the defaults filled in."""

    @property
    def kind(self) -> str:
        """The name of its class."""
        return self.source.kind

    @property
    def id(self) -> int:
        """Its number in Tiled."""
        return self.source.id

    @property
    def rotation(self) -> float:
        """By how many degrees it was turned as a whole."""
        return float(self.source.attributes.get("rotation", "0"))

    @property
    def name(self) -> str:
        """The name the author gave it."""
        return self.source.attributes.get("name", "")

    def number(self, name: str) -> int:
        """Return a property that is a whole number or refers to an object."""
        return int(self.properties[name])

    def text(self, name: str) -> str:
        """Return a property that is a text or a choice."""
        return str(self.properties[name])

    @property
    def spot(self) -> Spot:
        """Which object it is and where, as the checker names it."""
        return self.source.spot


@frozen(slots=False)
class DrawnMap:
    """All that an author drew."""

    id: str
    """The name of the file, without its ending."""
    size: tuple[float, float]
    properties: dict[str, Value]
    """The properties of the map, the defaults filled in."""
    objects: tuple[DrawnObject, ...]
    """In drawing order."""

    def of(self, kind: str) -> tuple[DrawnObject, ...]:
        """Return the objects of a class, in drawing order."""
        return tuple(self._by_kind.get(kind, ()))

    @cached_property
    def _by_kind(self) -> dict[str, list[DrawnObject]]:
        """The objects of each class."""
        found: dict[str, list[DrawnObject]] = {}
        for each in self.objects:
            found.setdefault(each.kind, []).append(each)
        return found
