"""Map that is looked at: the circuit that is drawn on it, or what keeps it from being one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.race.road.track import TrackError
from formulad.tiled.findings import Findings, findings_of
from formulad.tiled.sketch import sketch

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.tiled.circuit import Circuit
    from formulad.tiled.faults.fault import Fault
    from formulad.tiled.sketch import Sketch


NOTHING = Findings(None, ())
"""What there is to say of a map that was not read yet."""


@frozen
class LookedAt:
    """What there is to see of a map."""

    findings: Findings = NOTHING
    sketch: Sketch | None = None
    """Its lanes, if it cannot be raced on but is a map at all."""

    @property
    def circuit(self) -> Circuit | None:
        """The circuit, if it can be raced on."""
        return self.findings.circuit

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Its faults, or of a sound map the doubts."""
        return self.findings.faults


def look_at(path: Path, read: Callable[[], Circuit]) -> LookedAt:
    """Return what is on a map, read in some way."""
    findings = findings_of(read)
    return LookedAt(findings, None if findings.circuit else _sketch(path))


def _sketch(path: Path) -> Sketch | None:
    try:
        return sketch(path)
    except TrackError:
        return None
