"""Checks properties against the schema: their names, types and values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.spelling import did_you_mean
from formulad.tiled import numbers
from formulad.tiled.faults import one_of
from formulad.tiled.schema import Kind, Property, Value

if TYPE_CHECKING:
    from formulad.tiled.drawn import Setting, Source
    from formulad.tiled.faults import Faults

_PLAIN = {*Kind, "color", "file"}
"""The types that both old and new versions of Tiled keep."""


def vet_settings(
    owner: Source | str,
    settings: dict[str, Setting],
    known: dict[str, Property],
    faults: Faults,
) -> dict[str, Value]:
    """Return all known properties, defaults filled in, and note the faults of the given ones."""
    for name in settings:
        if name not in known:
            hint = did_you_mean(name, known) or f"; allowed: {one_of(known)}"
            faults.add(owner, f"unknown property '{name}'{hint}")
    values: dict[str, Value] = {}
    for name, schema in known.items():
        values[name] = _value(owner, schema, settings.get(name), faults)
    return values


def _value(owner: Source | str, schema: Property, setting: Setting | None, faults: Faults) -> Value:
    """Return the value of a property, or its default, and note what is wrong with it."""
    if setting is None:
        if schema.required:
            faults.add(owner, f"missing property '{schema.name}' ({schema.kind})")
        elif _too_small(schema, schema.default):
            faults.add(owner, f"missing property '{schema.name}' ({schema.kind}, 1 or more)")
        return schema.default
    value = _typed(owner, schema, setting, faults)
    if value is None:
        return schema.default
    if schema.choices and value not in list(schema.choices):
        hint = did_you_mean(str(value), schema.choices)
        known = one_of(schema.choices)
        faults.add(owner, f"{schema.name} is '{value}', must be one of {known}{hint}")
    elif _too_small(schema, value):
        faults.add(owner, f"{schema.name} is {value}, must be {schema.at_least:g} or more")
    elif schema.at_most is not None and not isinstance(value, str) and value > schema.at_most:
        faults.add(owner, f"{schema.name} is {value}, must be {schema.at_most:g} or less")
    return value


def _too_small(schema: Property, value: Value) -> bool:
    """Return whether a number lies below what makes sense."""
    return schema.at_least is not None and not isinstance(value, str) and value < schema.at_least


def _typed(owner: Source | str, schema: Property, setting: Setting, faults: Faults) -> Value | None:
    """Return a value in the type the schema wants, or None with a fault noted."""
    fits = setting.kind == schema.kind or (schema.kind, setting.kind) == (Kind.FLOAT, Kind.INT)
    if setting.kind not in _PLAIN:
        faults.add(owner, f"property '{schema.name}' is a {setting.kind}; use a plain type")
    elif not fits:
        faults.add(
            owner,
            f"property '{schema.name}' must be {schema.kind}, is {setting.kind} ({setting.text!r})",
        )
    else:
        value = _parse(schema.kind, setting.text)
        if value is None:
            faults.add(owner, f"property '{schema.name}': {setting.text!r} is no {schema.kind}")
        return value
    return None


def _parse(kind: Kind, text: str) -> Value | None:
    """Return the value a text stands for in a type, or None if it stands for none."""
    match kind:
        case Kind.STRING:
            return text
        case Kind.BOOL:
            return {"true": True, "false": False}.get(text)
        case Kind.FLOAT:
            return numbers.decimal(text)
        case Kind.INT | Kind.OBJECT:
            return numbers.whole(text)
