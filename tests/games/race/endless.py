"""A game that plays races one after another, and shows each step only when it is written.

Run with a folder. Each line says how many steps of the race were played, and the check-sum of
the race after them.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

from formulad.kernel.game import Over
from formulad.kernel.record import check_sum
from tests.games.race.saved import a_header, begin, go_on

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    for word in count():
        match, file = begin(folder / str(word), a_header(word=word))
        while not isinstance(match.awaiting, Over):
            go_on(match, 1)
            shown = f"{file.path} {len(match.played)} {check_sum(match.game, match.state)}\n"
            sys.stdout.write(shown)
            sys.stdout.flush()
        file.close()
