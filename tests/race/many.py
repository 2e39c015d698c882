"""Plays races of every kind under watch, and tells what happened in them.

python -m tests.race.many 5000          so many races
python -m tests.race.many 500 --from 7000
python -m tests.race.many 1000 --on val-d-orage     all of them on one circuit of the game

Interrupted, it tells of the races played so far.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from typing import get_args

from formulad.race.events import Event
from tests.circuits import SHIPPED, shipped
from tests.race.watched import Tally, Watch, watched_race

KINDS = tuple(kind.__name__ for kind in get_args(Event))
"""Everything that can happen."""


def unseen(tally: Tally) -> list[str]:
    """Return the kinds of events that did not happen."""
    return [kind for kind in KINDS if not tally.events[kind]]


def main() -> int:
    """Play the races; return how many failed, up to the first ten."""
    parser = argparse.ArgumentParser(description="Play races of every kind under watch.")
    parser.add_argument("races", type=int)
    parser.add_argument("--from", dest="first", type=int, default=0, metavar="SEED")
    parser.add_argument("--on", choices=SHIPPED, metavar="CIRCUIT")
    args = parser.parse_args()
    track = shipped(args.on) if args.on else None
    total, faults, begun = Tally(), 0, time.monotonic()
    for seed in range(args.first, args.first + args.races):
        try:
            total.add(watched_race(seed, Watch(), track))
        except KeyboardInterrupt:
            break
        except Exception:  # noqa: BLE001 - whatever it is, the other races are played
            faults += 1
            sys.stdout.write(f"race {seed}: {traceback.format_exc(limit=-4)}\n")
        if faults == 10:
            break
    sys.stdout.write(_report(total, time.monotonic() - begun, faults))
    return int(faults > 0)


def _report(tally: Tally, seconds: float, faults: int) -> str:
    counts = "\n".join(f"{tally.events[kind]:>9,} {kind}" for kind in KINDS)
    return (
        f"{tally.races:,} races, {tally.steps:,} steps, {tally.finishers:,} finishers,"
        f" {tally.offers:,} offers tried, {tally.strange:,} strange moves,"
        f" {tally.replays:,} replays: {faults} races failed, {seconds:.0f} s\n"
        f"{counts}\nnever: {', '.join(unseen(tally)) or 'nothing'}\n"
    )


if __name__ == "__main__":
    raise SystemExit(main())
