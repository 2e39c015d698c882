"""Writes the playthroughs anew; look at the difference before you keep it.

python -m tests.golden
"""

from __future__ import annotations

from tests.golden.playthrough import RACES, golden, playthrough

for race in RACES:
    golden(race).write_text(playthrough(race), encoding="utf-8")
