"""Has hostile files read for as long as one likes, and prints what became of them.

python -m tests.fuzz records --minutes 60 --seed 1 --keep finds
python -m tests.fuzz all --inputs 1000

Interrupted, it tells of the files read so far. It exits with 1 when something was found: an error
that is no refusal, a reader that hangs, or a file that took more than 1 s or 200 MB.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.fuzz.runner import fuzz, keep
from tests.fuzz.targets import NAMES


def main() -> int:
    """Read the command line, and run."""
    parser = argparse.ArgumentParser(prog="tests.fuzz", description="Have hostile files read.")
    parser.add_argument("target", choices=(*NAMES, "all"))
    parser.add_argument("--minutes", type=float, help="how long, for each target")
    parser.add_argument("--inputs", type=int, help="how many files, for each target")
    parser.add_argument("--seed", type=int, default=1, help="from which the files follow")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="where to write what was found")
    args = parser.parse_args()
    minutes = 1.0 if args.minutes is None and args.inputs is None else args.minutes
    is_clean = True
    for name in NAMES if args.target == "all" else (args.target,):
        tally = fuzz(name, args.seed, args.inputs, minutes)
        sys.stdout.write(tally.told)
        sys.stdout.flush()
        is_clean = is_clean and not tally.finds
        if args.keep:
            keep(tally, args.seed, args.keep)
    return 0 if is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
