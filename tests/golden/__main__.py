"""Writes the playthroughs anew; look at the difference before you keep it.

python -m tests.golden
"""

from __future__ import annotations

from tests.golden.playthrough import CIRCUITS, golden, playthrough

for circuit in CIRCUITS:
    golden(circuit).write_text(playthrough(circuit), encoding="utf-8")
