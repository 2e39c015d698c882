"""Vetting of the map and of each object by itself against the schema."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, joined, say
from formulad.kernel.spelling import nearest
from formulad.tiled.circuit import Shape
from formulad.tiled.faults.fault import MAP
from formulad.tiled.faults.fault_codes import Code
from formulad.tiled.faults.faults import one_of
from formulad.tiled.faults.mending import Set
from formulad.tiled.sheet import numbers
from formulad.tiled.sheet.schema import CLASSES, FORMAT, MAP_PROPERTIES, TRANSLATED, Kind, Property
from formulad.tiled.sheet.settings import vet_settings

if TYPE_CHECKING:
    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.sheet.drawn import Source
    from formulad.tiled.sheet.scan import Scan
    from formulad.tiled.sheet.schema import ObjectClass, Value

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
    if setting and numbers.decimal(setting.text) not in {None, FORMAT}:
        other = say("format is {format}", format=setting.text)
        remedy = say("set format to {known}, or renew the game", known=FORMAT)
        faults.add(MAP, Code.OTHER_FORMAT, other, remedy, mend=Set(0, "format", FORMAT))
        faults.stop()


def map_size(attributes: dict[str, str], faults: Faults) -> tuple[float, float] | None:
    """Return the size of the map in pixels, or None, and note what is wrong with its frame."""
    if attributes.get("infinite", "0") != "0":
        remedy = say("untick Map > Map Properties > Infinite")
        faults.add(MAP, Code.MAP_INFINITE, say("it is infinite"), remedy)
    orientation = attributes.get("orientation", "orthogonal")
    if orientation != "orthogonal":
        wrong = say("it is {kind}", kind=orientation)
        remedy = say("set Map > Map Properties > Orientation to Orthogonal")
        faults.add(MAP, Code.MAP_NOT_ORTHOGONAL, wrong, remedy)
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
        remedy = say("make it smaller: Map > Resize Map, or smaller tiles")
        faults.add(MAP, Code.MAP_TOO_LARGE, long, remedy)
    return size if all(size) else None


def _side(attributes: dict[str, str], name: str, faults: Faults) -> int:
    """Return a measure of the map, or 0 with a fault noted."""
    value = numbers.whole(attributes.get(name, ""))
    if value is not None and 1 <= value <= 10_000:
        return value
    wrong = say("its {name} is no whole number from 1 to 10000", name=name)
    faults.add(MAP, Code.MAP_SIZE, wrong, say("set it in Map > Map Properties"))
    return 0


def vet_amounts(scan: Scan, faults: Faults) -> None:
    """Refuse a map on which far too much is drawn, before it costs any work.

    Raises:
        TrackError: if it is.
    """
    before = len(faults.found)
    drawn = [source for source in scan.objects if source.kind in CLASSES and not source.is_note]
    for kind, found in Counter(source.kind for source in drawn).items():
        if found > CLASSES[kind].most:
            many = say(
                "{found} objects of class {kind} are drawn on it; at most {most} may be",
                found=found,
                kind=kind,
                most=CLASSES[kind].most,
            )
            faults.add(MAP, Code.TOO_MUCH, many, say("delete some of them"))
    points = [source.points.count(",") for source in drawn]
    for source, found in zip(drawn, points, strict=True):
        if found > CLASSES[source.kind].most_points:
            many = say(
                "has {found} vertices; at most {most} may be drawn",
                found=found,
                most=CLASSES[source.kind].most_points,
            )
            faults.add(source, Code.TOO_MUCH, many, say("draw it with fewer vertices"))
    if sum(points) > MOST_POINTS:
        many = say(
            "{found} vertices are drawn on it; at most {most} may be",
            found=sum(points),
            most=MOST_POINTS,
        )
        faults.add(MAP, Code.TOO_MUCH, many, say("draw landscape with fewer vertices"))
    if len(faults.found) > before:
        faults.stop()


def vet_objects(scan: Scan, faults: Faults) -> dict[int, dict[str, Value]]:
    """Return the properties of each object that is sound by itself, by its id."""
    sound: dict[int, dict[str, Value]] = {}
    shared = _shared_ids(scan, faults)
    for source in scan.objects:
        if source.is_note:
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
            twice = say("another object has the same id")
            remedy = say("delete it and draw it anew")
            faults.add(source, Code.ID_TWICE, twice, remedy)
        seen.add(source.id)
    return shared


def _vet_object(source: Source, faults: Faults) -> dict[str, Value]:
    """Return the properties of an object, and note its faults."""
    if "template" in source.attributes:
        remedy = say("right-click it and pick Detach")
        faults.add(source, Code.TEMPLATE, say("is made from a template"), remedy)
        return {}
    if source.id < 1:
        wrong = say("its id is no whole number from 1")
        faults.add(source, Code.ID_INVALID, wrong, say("delete it and draw it anew"))
    schema = CLASSES.get(source.kind)
    if schema is None:
        _note_class(source, faults)
        return {}
    _vet_shape(source, schema, faults)
    return vet_settings(source, source.settings, schema.by_name, faults)


def _note_class(source: Source, faults: Faults) -> None:
    """Note an object of no class, or of one that nobody knows."""
    if not source.kind:
        remedy = say("set its class to one of {known}", known=one_of(CLASSES))
        faults.add(source, Code.CLASS_MISSING, say("has no class"), remedy)
        return
    unknown = say("unknown class '{kind}'", kind=source.kind)
    near = nearest(source.kind, CLASSES)
    if near:
        remedy = say("set its class to {word}", word=near)
        mend = Set(source.id, "class", near)
        faults.add(source, Code.CLASS_UNKNOWN, unknown, remedy, mend=mend)
    else:
        remedy = say("set its class to one of {known}", known=one_of(CLASSES))
        faults.add(source, Code.CLASS_UNKNOWN, unknown, remedy)


def _vet_shape(source: Source, schema: ObjectClass, faults: Faults) -> None:
    """Note what is wrong with how an object is drawn."""
    if source.shape not in schema.shapes:
        wrong = say("its shape is {shape}", shape=source.shape)
        fitting = joined(say(" or "), sorted(schema.shapes))
        remedy = say("delete it, and draw it as {fitting}", fitting=fitting)
        faults.add(source, Code.SHAPE_WRONG, wrong, remedy)
        return
    for name in ("x", "y", "width", "height", "rotation"):
        text = source.attributes.get(name)
        if text is not None and numbers.decimal(text) is None:
            unfit = say("its {name} '{text}' is no sensible number", name=name, text=text)
            remedy = say("write a number from -1000000 to 1000000")
            faults.add(source, Code.NUMBER_WRONG, unfit, remedy)
    if source.shape in {Shape.POLYGON, Shape.POLYLINE}:
        _vet_points(source, faults)


def _vet_points(source: Source, faults: Faults) -> None:
    points = source.vertices
    least = 3 if source.shape == Shape.POLYGON else 2
    if points is None:
        unread = say("its vertices cannot be read as pairs of sensible numbers")
        remedy = say("delete it and draw it anew")
        faults.add(source, Code.VERTICES_UNREADABLE, unread, remedy)
    elif len(points) < least:
        few = counted(
            len(points),
            "a {shape} of {n} vertex is none",
            "a {shape} of {n} vertices is none",
            shape=source.shape,
        )
        remedy = say("delete it, or give it {least} vertices or more", least=least)
        faults.add(source, Code.VERTICES_FEW, few, remedy)
