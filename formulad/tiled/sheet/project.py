"""Project files that teach Tiled our classes, written from the schema: they cannot drift."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from xml.sax.saxutils import quoteattr

from formulad.tiled.sheet.schema import CLASSES, ENUMS, ObjectClass, Property

if TYPE_CHECKING:
    from enum import StrEnum

PROJECT = "formulad.tiled-project"
OBJECT_TYPES = "objecttypes.xml"
"""Colours and defaults for Tiled 1.8, which does not take them from the project."""
CHECK = "track check %mapfile"
"""Tiled itself quotes the path."""
WITHOUT_INSTALLING = f"../start.py -- {CHECK}"


def files() -> dict[str, str]:
    """Return the content of each file by its name."""
    return {PROJECT: _project(), OBJECT_TYPES: _object_types()}


def _project() -> str:
    types = [_enum(number, each) for number, each in enumerate(ENUMS, 1)]
    types += [_class(number, each) for number, each in enumerate(CLASSES.values(), len(ENUMS) + 1)]
    project = {
        "automappingRulesFile": "",
        "commands": [
            _command("Check track", "formulad", CHECK),
            _command("Check track without installing", "python3", WITHOUT_INSTALLING),
        ],
        "compatibilityVersion": 1100,
        "extensionsPath": "extensions",
        "folders": ["."],
        "objectTypesFile": OBJECT_TYPES,
        "propertyTypes": types,
    }
    return json.dumps(project, indent=4) + "\n"


def _command(name: str, program: str, arguments: str) -> dict[str, Any]:
    """Return what a command of the project does in Tiled: save the map, run a program, show it.

    It has no key: the extension has those, and a key that is held twice is dead for both.
    """
    return {
        "arguments": arguments,
        "command": program,
        "enabled": True,
        "name": name,
        "saveBeforeExecute": True,
        "shortcut": "",
        "showOutput": True,
        "workingDirectory": "%projectpath",
    }


def _enum(number: int, enum: type[StrEnum]) -> dict[str, Any]:
    return {
        "id": number,
        "name": enum.__name__,
        "storageType": "string",
        "type": "enum",
        "values": [str(each) for each in enum],
        "valuesAsFlags": False,
    }


def _class(number: int, each: ObjectClass) -> dict[str, Any]:
    return {
        "color": f"#ff{each.colour[1:]}",
        "drawFill": each.filled,
        "id": number,
        "members": [_member(member) for member in each.properties],
        "name": each.name,
        "type": "class",
        "useAs": ["object"],
    }


def _member(member: Property) -> dict[str, Any]:
    found: dict[str, Any] = {
        "name": member.name,
        "type": str(member.kind),
        "value": member.default,
    }
    if member.choices:
        found["propertyType"] = member.choices.__name__
    return found


def _object_types() -> str:
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', "<objecttypes>"]
    for each in CLASSES.values():
        lines.append(f' <objecttype name="{each.name}" color="{each.colour}">')
        lines.extend(_default(member) for member in each.properties)
        lines.append(" </objecttype>")
    return "\n".join([*lines, "</objecttypes>", ""])


def _default(member: Property) -> str:
    value = member.default
    text = str(value).lower() if isinstance(value, bool) else str(value)
    offered = f' propertytype="{member.choices.__name__}"' if member.choices else ""
    named = f'name="{member.name}" type="{member.kind}"{offered}'
    return f"  <property {named} default={quoteattr(text)}/>"
