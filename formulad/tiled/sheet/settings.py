"""Properties of objects, checked against the schema: names, types and values."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, assert_never

from formulad.kernel.sentence import say
from formulad.kernel.spelling import nearest
from formulad.tiled.faults.fault_codes import Code
from formulad.tiled.faults.faults import one_of
from formulad.tiled.faults.mending import Set
from formulad.tiled.sheet import numbers
from formulad.tiled.sheet.schema import Kind, Property, Value

if TYPE_CHECKING:
    from enum import StrEnum

    from formulad.kernel.sentence import Sentence
    from formulad.tiled.faults.fault import Placed
    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.sheet.drawn import Setting


def vet_settings(
    owner: Placed,
    settings: dict[str, Setting],
    known: dict[str, Property],
    faults: Faults,
) -> dict[str, Value]:
    """Return all known properties, defaults filled in, and note the faults of the given ones."""
    for name in settings:
        if name not in known:
            _note_unknown(owner, name, known, faults)
    return {
        name: _value(owner, schema, settings[name], faults)
        if name in settings
        else _missing(owner, schema, faults)
        for name, schema in known.items()
    }


def _note_unknown(owner: Placed, name: str, known: dict[str, Property], faults: Faults) -> None:
    near = nearest(name, known)
    if near:
        remedy = say("rename it to {word}", word=near)
    else:
        remedy = say("remove it; allowed are {words}", words=one_of(known))
    unknown = say("unknown property '{name}'", name=name)
    faults.add(owner, Code.PROPERTY_UNKNOWN, unknown, remedy)


def _missing(owner: Placed, schema: Property, faults: Faults) -> Value:
    """Return the default of a property that is not given, and note if it has to be."""
    if schema.required:
        _note_missing(owner, schema, faults)
    return schema.default


def _value(owner: Placed, schema: Property, setting: Setting, faults: Faults) -> Value:
    """Return the value of a property, or its default, and note what is wrong with it."""
    value = _typed(owner, schema, setting, faults)
    if value is None:
        return schema.default
    _check_value(owner, schema, value, faults)
    return value


def _note_missing(owner: Placed, schema: Property, faults: Faults) -> None:
    """Note a property that has to be set and was forgotten."""
    fault = say("{name} is not set", name=schema.name)
    remedy = say(
        "add the property {name} ({kind}) in Map > Map Properties",
        name=schema.name,
        kind=schema.kind,
    )
    faults.add(owner, Code.PROPERTY_MISSING, fault, remedy)


def _check_value(owner: Placed, schema: Property, value: Value, faults: Faults) -> None:
    """Note a value that is none of the choices, or outside its limits."""
    if schema.choices:
        if value not in _words(schema.choices):
            _note_choice(owner, schema, str(value), faults)
    elif isinstance(value, str) or (schema.by_place and value == schema.default):
        return
    elif _too_small(schema, value):
        small = say("{name} is {value}", name=schema.name, value=_short(value))
        remedy = say(
            "set {name} to {least} or more", name=schema.name, least=_short(schema.at_least)
        )
        faults.add(owner, Code.PROPERTY_VALUE, small, remedy)
    elif schema.at_most is not None and value > schema.at_most:
        large = say("{name} is {value}", name=schema.name, value=_short(value))
        remedy = say("set {name} to {most} or less", name=schema.name, most=_short(schema.at_most))
        faults.add(owner, Code.PROPERTY_VALUE, large, remedy)


@cache
def _words(choices: type[StrEnum]) -> frozenset[str]:
    return frozenset(choices)


def _short(number: float | str | None) -> str:
    return f"{number:g}" if isinstance(number, int | float) else str(number)


def _note_choice(owner: Placed, schema: Property, value: str, faults: Faults) -> None:
    choices = tuple(schema.choices or ())
    near = nearest(value, choices)
    unknown = say("{name} is '{value}'", name=schema.name, value=value)
    remedy = say("set {name} to one of {known}", name=schema.name, known=one_of(choices))
    mend = None
    if near:
        remedy = say("set {name} to {word}", name=schema.name, word=near)
        mend = Set(owner.spot.id, schema.name, near)
    faults.add(owner, Code.PROPERTY_VALUE, unknown, remedy, mend=mend)


def _too_small(schema: Property, value: Value) -> bool:
    """Return whether a number lies below what makes sense."""
    return schema.at_least is not None and not isinstance(value, str) and value < schema.at_least


def _typed(owner: Placed, schema: Property, setting: Setting, faults: Faults) -> Value | None:
    """Return a value in the type the schema wants, or None with a fault noted.

    Whole numbers may be saved as float, as Tiled's scripts do, and floats as int.
    """
    fits = setting.kind == schema.kind or {schema.kind, setting.kind} <= {Kind.INT, Kind.FLOAT}
    value = _parse(schema.kind, setting.text) if fits else None
    if value is not None:
        return value
    fault = say(
        "{name} is '{text}' ({found})", name=schema.name, text=setting.text, found=setting.kind
    )
    remedy = say("delete {name} and add it anew as {kind}", name=schema.name, kind=schema.kind)
    if fits:
        remedy = _fitting(schema)
    faults.add(owner, Code.PROPERTY_TYPE, fault, remedy)
    return None


def _fitting(schema: Property) -> Sentence:
    """Return what a property of the right type has to be set to."""
    match schema.kind:
        case Kind.INT:
            return say("set {name} to a whole number", name=schema.name)
        case Kind.FLOAT:
            return say("set {name} to a number", name=schema.name)
        case Kind.OBJECT:
            return say("set {name} to an object", name=schema.name)
        case Kind.BOOL:
            return say("tick or untick {name}", name=schema.name)
        case Kind.STRING:
            return say("write a text as {name}", name=schema.name)
    assert_never(schema.kind)


def _parse(kind: Kind, text: str) -> Value | None:
    """Return the value a text stands for in a type, or None if it stands for none."""
    match kind:
        case Kind.STRING:
            return text
        case Kind.BOOL:
            return {"true": True, "false": False}.get(text)
        case Kind.FLOAT:
            return numbers.decimal(text)
        case Kind.INT:
            return numbers.whole_of_float(text)
        case Kind.OBJECT:
            return numbers.whole(text)
