"""A game of Nerve that is played and shown step by step until somebody pulls the plug.

Run with a folder. Each line says where the record is, how many steps were played, and their sum.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

from formulad.kernel.game import Chance, Over
from formulad.kernel.record import check_sum
from formulad.store.resume import begin
from tests.toy.nerve import KIND, Careful
from tests.toy.two import NOW, TWO

if __name__ == "__main__":
    for seed in count():
        opened = begin(KIND, TWO, seed, NOW, Path(sys.argv[1]) / str(seed))
        match = opened.match
        while not isinstance(due := match.awaiting, Over):
            if isinstance(due, Chance):
                match.roll()
            else:
                match.play(Careful().choose(opened.game, opened.game.view(match.state, due.seat)))
            seen = f"{opened.file.path} {len(match.played)} {check_sum(opened.game, match.state)}"
            sys.stdout.write(f"{seen}\n")
            sys.stdout.flush()
        opened.file.close()
