"""Checks the map and each object by itself against the schema."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.spelling import did_you_mean
from formulad.tiled import numbers
from formulad.tiled.circuit import Shape
from formulad.tiled.faults import one_of
from formulad.tiled.schema import (
    CLASSES,
    FORMAT,
    MAP_PROPERTIES,
    NOTE,
    TRANSLATED,
    Kind,
    Property,
)
from formulad.tiled.settings import vet_settings

if TYPE_CHECKING:
    from formulad.tiled.drawn import Source
    from formulad.tiled.faults import Faults
    from formulad.tiled.scan import Scan
    from formulad.tiled.schema import ObjectClass, Value

MOST_POINTS = 100_000
LARGEST_SIDE = 100_000
"""Pixels; the side of the largest map that can be drawn."""


def vet_map(scan: Scan, faults: Faults) -> dict[str, Value]:
    """Return the properties of the map, defaults filled in, and note its faults."""
    known = {each.name: each for each in MAP_PROPERTIES}
    for name in scan.settings:
        if name.rpartition("_")[0] in TRANSLATED and name.rpartition("_")[2].isalpha():
            known[name] = Property(name, Kind.STRING, "")
    return vet_settings("map", scan.settings, known, faults)


def vet_format(scan: Scan, faults: Faults) -> None:
    """Refuse a map of another format: what it means by anything else is not known.

    Raises:
        TrackError: if it is.
    """
    setting = scan.settings.get("format")
    if setting and setting.kind == Kind.INT and numbers.whole(setting.text) != FORMAT:
        faults.add("map", f"format is {setting.text}; this reader understands {FORMAT}")
        faults.stop()


def map_size(attributes: dict[str, str], faults: Faults) -> tuple[float, float] | None:
    """Return the size of the map in pixels, or None, and note what is wrong with its frame."""
    if attributes.get("infinite", "0") != "0":
        faults.add("map", "it is infinite; untick Map > Map Properties > Infinite")
    orientation = attributes.get("orientation", "orthogonal")
    if orientation != "orthogonal":
        faults.add("map", f"it is {orientation}; set its orientation to orthogonal")
    width, height, tile_width, tile_height = (
        _side(attributes, name, faults) for name in ("width", "height", "tilewidth", "tileheight")
    )
    size = (float(width * tile_width), float(height * tile_height))
    if max(size) > LARGEST_SIDE:
        faults.add("map", f"it is {max(size):.0f} px long; at most {LARGEST_SIDE} can be drawn")
    return size if all(size) else None


def _side(attributes: dict[str, str], name: str, faults: Faults) -> int:
    """Return a measure of the map, or 0 with a fault noted."""
    value = numbers.whole(attributes.get(name, ""))
    if value is not None and 1 <= value <= 10_000:
        return value
    faults.add("map", f"its {name} must be a whole number from 1 to 10000")
    return 0


def vet_objects(scan: Scan, faults: Faults) -> dict[int, dict[str, Value]]:
    """Return the properties of each object that is sound by itself, by its id."""
    sound: dict[int, dict[str, Value]] = {}
    shared = _shared_ids(scan, faults)
    for source in scan.objects:
        if source.kind == NOTE:
            continue
        before = len(faults.found)
        properties = _vet_object(source, faults)
        if len(faults.found) == before and source.id not in shared:
            sound[source.id] = properties
        else:
            faults.unsure.add(source.noun)
    if sum(source.points.count(",") for source in scan.objects) > MOST_POINTS:
        faults.add("map", f"more than {MOST_POINTS} vertices are drawn on it")
    return sound


def _shared_ids(scan: Scan, faults: Faults) -> set[int]:
    """Return the ids that more than one object has, and note the later objects."""
    seen: set[int] = set()
    shared: set[int] = set()
    for source in scan.objects:
        if source.id in seen:
            shared.add(source.id)
            faults.add(source, "another object has the same id")
        seen.add(source.id)
    return shared


def _vet_object(source: Source, faults: Faults) -> dict[str, Value]:
    """Return the properties of an object, and note its faults."""
    if "template" in source.attributes:
        faults.add(source, "is made from a template; pick Object > Detach Template")
        return {}
    if source.id < 1:
        faults.add(source, "its id must be a whole number from 1")
    schema = CLASSES.get(source.kind)
    if schema is None:
        faults.add(source, _unknown_class(source.kind))
        return {}
    _vet_shape(source, schema, faults)
    known = {each.name: each for each in schema.properties}
    return vet_settings(source, source.settings, known, faults)


def _unknown_class(kind: str) -> str:
    if not kind:
        return f"no class; set its Class to one of {one_of(CLASSES)}"
    return f"unknown class '{kind}'" + (
        did_you_mean(kind, CLASSES) or f"; known are {one_of(CLASSES)}"
    )


def _vet_shape(source: Source, schema: ObjectClass, faults: Faults) -> None:
    """Note what is wrong with how an object is drawn."""
    if source.shape not in schema.shapes:
        fitting = " or ".join(sorted(schema.shapes))
        faults.add(source, f"is drawn as a {source.shape}; it must be a {fitting}")
        return
    for name in ("x", "y", "width", "height", "rotation"):
        if numbers.decimal(source.attributes.get(name, "0")) is None:
            faults.add(source, f"its {name} '{source.attributes[name]}' is no sensible number")
    if source.shape in {Shape.POLYGON, Shape.POLYLINE}:
        _vet_points(source, faults)


def _vet_points(source: Source, faults: Faults) -> None:
    points = numbers.vertices(source.points)
    least = 3 if source.shape == Shape.POLYGON else 2
    if points is None:
        faults.add(source, "its vertices cannot be read as pairs of sensible numbers")
    elif len(points) < least:
        faults.add(source, f"a {source.shape} needs at least {least} vertices, has {len(points)}")
