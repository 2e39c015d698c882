"""Properties of objects, checked against the schema: names, types and values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
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
            hint = did_you_mean(name, known) or say("; allowed: {words}", words=one_of(known))
            faults.add(owner, say("unknown property '{name}'{hint}", name=name, hint=hint))
    values: dict[str, Value] = {}
    for name, schema in known.items():
        values[name] = _value(owner, schema, settings.get(name), faults)
    return values


def _value(owner: Source | str, schema: Property, setting: Setting | None, faults: Faults) -> Value:
    """Return the value of a property, or its default, and note what is wrong with it."""
    if setting is None:
        if schema.required:
            missing = say("missing property '{name}' ({kind})", name=schema.name, kind=schema.kind)
            faults.add(owner, missing)
        elif _too_small(schema, schema.default):
            missing = say(
                "missing property '{name}' ({kind}, 1 or more)", name=schema.name, kind=schema.kind
            )
            faults.add(owner, missing)
        return schema.default
    value = _typed(owner, schema, setting, faults)
    if value is None:
        return schema.default
    if schema.choices and value not in list(schema.choices):
        unknown = say(
            "{name} is '{value}', must be one of {known}{hint}",
            name=schema.name,
            value=value,
            known=one_of(schema.choices),
            hint=did_you_mean(str(value), schema.choices),
        )
        faults.add(owner, unknown)
    elif _too_small(schema, value):
        least = f"{schema.at_least:g}"
        small = say(
            "{name} is {value}, must be {least} or more", name=schema.name, value=value, least=least
        )
        faults.add(owner, small)
    elif schema.at_most is not None and not isinstance(value, str) and value > schema.at_most:
        most = f"{schema.at_most:g}"
        large = say(
            "{name} is {value}, must be {most} or less", name=schema.name, value=value, most=most
        )
        faults.add(owner, large)
    return value


def _too_small(schema: Property, value: Value) -> bool:
    """Return whether a number lies below what makes sense."""
    return schema.at_least is not None and not isinstance(value, str) and value < schema.at_least


def _typed(owner: Source | str, schema: Property, setting: Setting, faults: Faults) -> Value | None:
    """Return a value in the type the schema wants, or None with a fault noted."""
    fits = setting.kind == schema.kind or (schema.kind, setting.kind) == (Kind.FLOAT, Kind.INT)
    if setting.kind not in _PLAIN:
        special = say(
            "property '{name}' is a {kind}; use a plain type", name=schema.name, kind=setting.kind
        )
        faults.add(owner, special)
    elif not fits:
        other = say(
            "property '{name}' must be {kind}, is {found} ({text})",
            name=schema.name,
            kind=schema.kind,
            found=setting.kind,
            text=repr(setting.text),
        )
        faults.add(owner, other)
    else:
        value = _parse(schema.kind, setting.text)
        if value is None:
            unfit = say(
                "property '{name}': {text} is no {kind}",
                name=schema.name,
                text=repr(setting.text),
                kind=schema.kind,
            )
            faults.add(owner, unfit)
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
