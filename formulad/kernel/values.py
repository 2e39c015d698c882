"""Values: what never changes, and how a game changes it all the same: it makes another one."""

from __future__ import annotations

from typing import TYPE_CHECKING, dataclass_transform

import msgspec
from msgspec import field

if TYPE_CHECKING:
    # A type checker knows of this one which fields a value has, and what each may be.
    from dataclasses import replace
else:
    from msgspec.structs import replace


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Frozen(msgspec.Struct, frozen=True):
    """Nothing but fields that never change; two of one kind are equal that hold the same."""


def fields_of(kind: type[Frozen]) -> tuple[str, ...]:
    """Return what the fields of a kind of value are called, in their order."""
    return kind.__struct_fields__


__all__ = ["Frozen", "field", "fields_of", "replace"]
