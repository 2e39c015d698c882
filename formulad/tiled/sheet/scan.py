"""Scan of a map file: each object with its line, layer, shape and properties, as written.

It stops at anything that no honest map holds, before that costs time or memory.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from xml.parsers import expat

from formulad.kernel.files import MOST_OF_MAP, read_bytes
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import Sentence, joined, say
from formulad.tiled.circuit import Shape
from formulad.tiled.faults.fault import Spot
from formulad.tiled.faults.fault_codes import Code
from formulad.tiled.faults.faults import Faults, UnreadableMap
from formulad.tiled.sheet.drawn import TEXT, Setting, Source
from formulad.tiled.sheet.numbers import decimal
from formulad.tiled.sheet.schema import NOTE, UNREAD

if TYPE_CHECKING:
    from pathlib import Path

MOST_ELEMENTS = 150_000
"""Of XML; Basse-Ville has an eleventh of them."""
LONGEST_TAG = 2_000_000
"""Bytes of an element with its attributes: room for more vertices than any object may have."""
LONGEST_TEXT = 5_000
"""Letters of a name or a property."""
MOST_ATTRIBUTES = 50
"""Of an element; Tiled writes at most 15."""
MOST_SETTINGS = 100
"""Properties of an object, or of the map."""
MOST_LAYERS = 1_000
MOST_OBJECTS = 10_000
MOST_PLAYED = 2_000
"""Objects besides scenery and notes; Monaco has an eighth of them."""
DEEPEST = 40
"""Elements inside each other; Tiled writes five, and one more for each group."""

_CHUNK = 250_000
"""Bytes read at a time."""
_LAYERS = {"objectgroup", "layer", "imagelayer", "group"}
_SHAPES = {*Shape, TEXT, "capsule"} - {Shape.RECTANGLE}
_UNMOVED = {"offsetx": 0.0, "offsety": 0.0, "parallaxx": 1.0, "parallaxy": 1.0}


@dataclass(slots=True)
class Scan:
    """What the first look found."""

    attributes: dict[str, str] = field(default_factory=dict)
    """The attributes of the map itself."""
    settings: dict[str, Setting] = field(default_factory=dict)
    """The properties of the map."""
    objects: list[Source] = field(default_factory=list)


def is_skipped(layer_name: str) -> bool:
    """Return whether the layers of a name, such as `//preview`, are no part of the circuit."""
    return layer_name.startswith(UNREAD)


def load_bytes(path: Path) -> bytes:
    """Return the content of a map file.

    Raises:
        UnreadableMap: if there is none, or far too much.
    """
    try:
        return read_bytes(path, MOST_OF_MAP)
    except OSError as error:
        raise unreadable(path, say("cannot be read: {reason}", reason=reason(error))) from error


def unreadable(path: Path, fault: Sentence) -> UnreadableMap:
    """Return the error that says why a file is no map."""
    return UnreadableMap(joined(": ", (str(path), fault)))


def scan(data: bytes, path: Path, faults: Faults) -> Scan:
    """Look through a map file.

    Raises:
        UnreadableMap: if it is not XML, not a map, or not harmless.
    """
    scanner = _Scanner(path, faults)
    scanner.feed(data)
    return scanner.result


class _Scanner:
    """The handlers of the XML parser, and where in the file they are."""

    def __init__(self, path: Path, faults: Faults) -> None:
        self.result = Scan()
        self._path = path
        self._faults = faults
        self._open: list[str] = []
        self._elements = 0
        self._skip_from = 0
        """How deep the element lies whose content is skipped; 0 if none is."""
        self._layers: list[str] = []
        self._layers_seen = 0
        self._object: Source | None = None
        self._played = 0
        self._text: list[str] | None = None
        self._property = ("", "")
        self._parser = expat.ParserCreate()
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._characters
        self._parser.StartDoctypeDeclHandler = self._doctype

    def feed(self, data: bytes) -> None:
        try:
            for start in range(0, len(data), _CHUNK):
                self._parser.Parse(data[start : start + _CHUNK])
                if start - self._parser.CurrentByteIndex > LONGEST_TAG:
                    fault = say("a tag of more than {most} bytes", most=LONGEST_TAG)
                    raise self._on_this_line(fault)
            self._parser.Parse(b"", True)  # noqa: FBT003 - pyexpat takes it by place only
        except UnreadableMap:
            raise
        except (expat.ExpatError, ValueError, LookupError) as error:
            fault = say("not a Tiled map (XML): {reason}", reason=error)
            raise unreadable(self._path, fault) from error

    def _doctype(self, *_declaration: object) -> None:
        raise self._on_this_line(say("a Tiled map has no DOCTYPE; remove it"))

    def _on_this_line(self, fault: Sentence) -> UnreadableMap:
        line = say("line {line}: {sentence}", line=self._line, sentence=fault)
        return unreadable(self._path, line)

    @property
    def _line(self) -> int:
        return self._parser.CurrentLineNumber

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._open.append(name)
        self._elements += 1
        if len(self._open) > DEEPEST:
            raise self._on_this_line(say("too deeply nested for a map"))
        if len(attributes) > MOST_ATTRIBUTES:
            raise self._on_this_line(say("more than {most} attributes", most=MOST_ATTRIBUTES))
        if self._elements > MOST_ELEMENTS:
            raise self._on_this_line(say("more than {most} XML elements", most=MOST_ELEMENTS))
        if self._elements == 1:
            self._enter_map(name, attributes)
        elif not self._skip_from:
            self._enter(name, attributes)

    def _enter_map(self, name: str, attributes: dict[str, str]) -> None:
        if name != "map":
            fault = say("not a Tiled map: its root is <{name}>", name=name)
            raise unreadable(self._path, fault)
        self.result.attributes = attributes

    def _enter(self, name: str, attributes: dict[str, str]) -> None:
        if name == "property":
            self._enter_property(attributes)
        elif name == "object":
            self._enter_object(attributes)
        elif name in _SHAPES and self._object is not None:
            self._object.draw(name, attributes.get("points", ""))
        elif name in _LAYERS:
            self._enter_layer(name, attributes)
        elif name in {"tileset", "editorsettings"}:
            self._skip_from = len(self._open)

    def _enter_layer(self, name: str, attributes: dict[str, str]) -> None:
        self._layers_seen += 1
        if self._layers_seen > MOST_LAYERS:
            raise self._on_this_line(say("more than {most} layers", most=MOST_LAYERS))
        layer = attributes.get("name", "")
        self._check_length(layer)
        if is_skipped(layer):
            self._skip_from = len(self._open)
            return
        self._check_unmoved(layer, attributes)
        if name in {"layer", "imagelayer"}:
            self._skip_from = len(self._open)
        else:
            self._layers.append(layer)

    def _check_unmoved(self, layer: str, attributes: dict[str, str]) -> None:
        for attribute, unmoved in _UNMOVED.items():
            if decimal(attributes.get(attribute, str(unmoved))) != unmoved:
                told = say("layer '{layer}' (line {line})", layer=layer, line=self._line)
                where = Spot(told, say("layer '{layer}'", layer=layer))
                moved = say("it is moved ({attribute})", attribute=attribute)
                remedy = say("select it, and set its offset to 0 and its parallax to 1")
                self._faults.add(where, Code.LAYER_MOVED, moved, remedy)

    def _enter_object(self, attributes: dict[str, str]) -> None:
        if len(self.result.objects) >= MOST_OBJECTS:
            raise unreadable(self._path, say("more than {most} objects", most=MOST_OBJECTS))
        layer = self._layers[-1] if self._layers else ""
        self._check_length(*attributes.values())
        self._object = Source(attributes, self._line, layer)
        if "gid" in attributes:
            self._object.draw("tile")
        self.result.objects.append(self._object)
        self._played += self._object.kind not in {"scenery", NOTE}
        if self._played > MOST_PLAYED:
            fault = say("more than {most} objects besides scenery", most=MOST_PLAYED)
            raise unreadable(self._path, fault)

    def _enter_property(self, attributes: dict[str, str]) -> None:
        self._property = (attributes.get("name", ""), attributes.get("type", "string"))
        value = attributes.get("value")
        self._text = [] if value is None else None
        self._set(value or "")

    def _set(self, value: str) -> None:
        """Note the value of the property that is open, if its owner means anything."""
        name, kind = self._property
        self._check_length(name, kind, value)
        if self._object is not None:
            settings = self._object.settings
        elif self._open[:2] == ["map", "properties"]:
            settings = self.result.settings
        else:
            return
        settings[name] = Setting(kind, value)
        if len(settings) > MOST_SETTINGS:
            raise self._on_this_line(say("more than {most} properties", most=MOST_SETTINGS))

    def _check_length(self, *texts: str) -> None:
        if (longest := max(map(len, texts))) > LONGEST_TEXT:
            fault = say(
                "a text of {found} letters; at most {most} may be written",
                found=longest,
                most=LONGEST_TEXT,
            )
            raise self._on_this_line(fault)

    def _characters(self, data: str) -> None:
        if self._text is not None:
            self._text.append(data)

    def _end(self, name: str) -> None:
        if self._skip_from == len(self._open):
            self._skip_from = 0
        elif not self._skip_from:
            self._leave(name)
        self._open.pop()

    def _leave(self, name: str) -> None:
        if name in _LAYERS:
            self._layers.pop()
        elif name == "object":
            self._object = None
        elif name == "property" and self._text is not None:
            self._set("".join(self._text))
            self._text = None
