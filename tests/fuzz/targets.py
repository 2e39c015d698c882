"""Every target by its name, each imported only where it is fuzzed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.fuzz.target import Target

NAMES = ("maps", "records", "yaml", "texts", "containers", "gifts")
_PLACES = {
    "maps": ("tests.fuzz.maps", "MAPS"),
    "records": ("tests.fuzz.records", "RECORDS"),
    "yaml": ("tests.fuzz.documents", "YAML"),
    "texts": ("tests.fuzz.texts", "TEXTS"),
    "containers": ("tests.fuzz.containers", "CONTAINERS"),
    "gifts": ("tests.fuzz.gifts", "GIFTS"),
    "broken": ("tests.fuzz.broken", "BROKEN"),
}


def is_there(name: str) -> bool:
    """Return whether a target can be fuzzed."""
    return find_spec(_PLACES[name][0]) is not None


def target(name: str) -> Target:
    """Return a target."""
    module, variable = _PLACES[name]
    found: Target = getattr(import_module(module), variable)
    return found
