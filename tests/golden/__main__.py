"""Writes the playthroughs anew; look at the difference before you keep it.

python -m tests.golden
"""

from __future__ import annotations

from tests.golden.championship import CHAMPIONSHIPS, championship
from tests.golden.corsa_game import GAMES, corsa_game
from tests.golden.playthrough import RACES, golden, playthrough
from tests.golden.season import SEASONS, season

for race in RACES:
    golden(race).write_text(playthrough(race), encoding="utf-8")
for name in SEASONS:
    golden(name).write_text(season(name), encoding="utf-8")
for name in CHAMPIONSHIPS:
    golden(name).write_text(championship(name), encoding="utf-8")
for name in GAMES:
    golden(name).write_text(corsa_game(name), encoding="utf-8")
