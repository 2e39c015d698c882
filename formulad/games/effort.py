"""Effort: how long many games took, by the clock and by the processor."""

from __future__ import annotations

from formulad.kernel.frozen import frozen


@frozen
class Effort:
    """Seconds that went by."""

    seconds: float
    """By the clock."""
    processor: float
    """Of all processors that played."""

    def a_second(self, number: float) -> float:
        """Return how many of something that is by the clock."""
        return number / max(self.seconds, 1e-9)

    def a_processor_second(self, number: float) -> float:
        """Return how many of something a processor does that has nothing else to do."""
        return number / max(self.processor, 1e-9)
