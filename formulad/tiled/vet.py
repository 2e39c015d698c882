"""Vetting of the map and of each object by itself against the schema."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from formulad.kernel.sentence import joined, say
from formulad.kernel.spelling import did_you_mean
from formulad.tiled import numbers
from formulad.tiled.circuit import Shape
from formulad.tiled.faults import MAP, one_of
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

MOST_POINTS = 120_000
"""Vertices of all that is drawn; Basse-Ville has an eleventh of them."""
LARGEST_SIDE = 100_000
"""Pixels; the side of the largest map that can be drawn."""


def vet_map(scan: Scan, faults: Faults) -> dict[str, Value]:
    """Return the properties of the map, defaults filled in, and note its faults."""
    known = {each.name: each for each in MAP_PROPERTIES}
    for name in scan.settings:
        if name.rpartition("_")[0] in TRANSLATED and name.rpartition("_")[2].isalpha():
            known[name] = Property(name, Kind.STRING, "")
    return vet_settings(MAP, scan.settings, known, faults)


def vet_format(scan: Scan, faults: Faults) -> None:
    """Refuse a map of another format: what it means by anything else is not known.

    Raises:
        TrackError: if it is.
    """
    setting = scan.settings.get("format")
    if setting and setting.kind == Kind.INT and numbers.whole(setting.text) != FORMAT:
        other = say(
            "format is {format}; this reader understands {known}",
            format=setting.text,
            known=FORMAT,
        )
        faults.add(MAP, other)
        faults.stop()


def map_size(attributes: dict[str, str], faults: Faults) -> tuple[float, float] | None:
    """Return the size of the map in pixels, or None, and note what is wrong with its frame."""
    if attributes.get("infinite", "0") != "0":
        faults.add(MAP, say("it is infinite; untick Map > Map Properties > Infinite"))
    orientation = attributes.get("orientation", "orthogonal")
    if orientation != "orthogonal":
        wrong = say("it is {kind}; set its orientation to orthogonal", kind=orientation)
        faults.add(MAP, wrong)
    width, height, tile_width, tile_height = (
        _side(attributes, name, faults) for name in ("width", "height", "tilewidth", "tileheight")
    )
    size = (float(width * tile_width), float(height * tile_height))
    if max(size) > LARGEST_SIDE:
        long = say(
            "it is {length} px long; at most {most} can be drawn",
            length=f"{max(size):.0f}",
            most=LARGEST_SIDE,
        )
        faults.add(MAP, long)
    return size if all(size) else None


def _side(attributes: dict[str, str], name: str, faults: Faults) -> int:
    """Return a measure of the map, or 0 with a fault noted."""
    value = numbers.whole(attributes.get(name, ""))
    if value is not None and 1 <= value <= 10_000:
        return value
    faults.add(MAP, say("its {name} must be a whole number from 1 to 10000", name=name))
    return 0


def vet_amounts(scan: Scan, faults: Faults) -> None:
    """Refuse a map on which far too much is drawn, before it costs any work.

    Raises:
        TrackError: if it is.
    """
    before = len(faults.found)
    drawn = [source for source in scan.objects if source.kind in CLASSES and source.kind != NOTE]
    for kind, found in Counter(source.kind for source in drawn).items():
        if found > CLASSES[kind].most:
            many = say(
                "{found} objects of class {kind} are drawn on it; at most {most} may be",
                found=found,
                kind=kind,
                most=CLASSES[kind].most,
            )
            faults.add(MAP, many)
    points = [source.points.count(",") for source in drawn]
    for source, found in zip(drawn, points, strict=True):
        if found > CLASSES[source.kind].most_points:
            many = say(
                "has {found} vertices; at most {most} may be drawn",
                found=found,
                most=CLASSES[source.kind].most_points,
            )
            faults.add(source, many)
    if sum(points) > MOST_POINTS:
        many = say(
            "{found} vertices are drawn on it; at most {most} may be",
            found=sum(points),
            most=MOST_POINTS,
        )
        faults.add(MAP, many)
    if len(faults.found) > before:
        faults.stop()


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
    return sound


def _shared_ids(scan: Scan, faults: Faults) -> set[int]:
    """Return the ids that more than one object has, and note the later objects."""
    seen: set[int] = set()
    shared: set[int] = set()
    for source in scan.objects:
        if source.id in seen:
            shared.add(source.id)
            faults.add(source, say("another object has the same id"))
        seen.add(source.id)
    return shared


def _vet_object(source: Source, faults: Faults) -> dict[str, Value]:
    """Return the properties of an object, and note its faults."""
    if "template" in source.attributes:
        faults.add(source, say("is made from a template; pick Object > Detach Template"))
        return {}
    if source.id < 1:
        faults.add(source, say("its id must be a whole number from 1"))
    schema = CLASSES.get(source.kind)
    if schema is None:
        faults.add(source, _unknown_class(source.kind))
        return {}
    _vet_shape(source, schema, faults)
    known = {each.name: each for each in schema.properties}
    return vet_settings(source, source.settings, known, faults)


def _unknown_class(kind: str) -> str:
    if not kind:
        return say("no class; set its Class to one of {known}", known=one_of(CLASSES))
    hint = did_you_mean(kind, CLASSES) or say("; known are {words}", words=one_of(CLASSES))
    return say("unknown class '{kind}'{hint}", kind=kind, hint=hint)


def _vet_shape(source: Source, schema: ObjectClass, faults: Faults) -> None:
    """Note what is wrong with how an object is drawn."""
    if source.shape not in schema.shapes:
        wrong = say(
            "is drawn as a {shape}; it must be a {fitting}",
            shape=source.shape,
            fitting=joined(say(" or "), sorted(schema.shapes)),
        )
        faults.add(source, wrong)
        return
    for name in ("x", "y", "width", "height", "rotation"):
        if numbers.decimal(source.attributes.get(name, "0")) is None:
            text = source.attributes[name]
            unfit = say("its {name} '{text}' is no sensible number", name=name, text=text)
            faults.add(source, unfit)
    if source.shape in {Shape.POLYGON, Shape.POLYLINE}:
        _vet_points(source, faults)


def _vet_points(source: Source, faults: Faults) -> None:
    points = numbers.vertices(source.points)
    least = 3 if source.shape == Shape.POLYGON else 2
    if points is None:
        faults.add(source, say("its vertices cannot be read as pairs of sensible numbers"))
    elif len(points) < least:
        few = say(
            "a {shape} needs at least {least} vertices, has {found}",
            shape=source.shape,
            least=least,
            found=len(points),
        )
        faults.add(source, few)
