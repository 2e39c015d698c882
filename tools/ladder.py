"""Ladder of the grades: each against the next, by the command `match`, as a table for the docs.

python tools/ladder.py                      both circuits, all four sets of rules
python tools/ladder.py --track monaco --rules beginner
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from itertools import pairwise

from formulad.ai.grades import GRADES

TRACKS = ("monaco", "basse-ville")
RULES = ("beginner", "rulebook", "masters", "street")
MOST_RACES = "400"


def main() -> int:
    """Run the matches and print a line for each; return 1 if a grade is not shown to be better."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--track", choices=TRACKS, action="append")
    parser.add_argument("--rules", choices=RULES, action="append")
    parser.add_argument("--jobs", default="")
    args = parser.parse_args()
    is_ladder = True
    put("| circuit | rules | match | pairs ahead | races | settled |\n|---|---|---|---|---|---|")
    for track in args.track or TRACKS:
        for rules in args.rules or RULES:
            for worse, better in pairwise(GRADES):
                is_ladder &= compared(track, rules, better, worse, args.jobs)
    return 0 if is_ladder else 1


def compared(track: str, rules: str, better: str, worse: str, jobs: str) -> bool:
    """Run one match, print its line, and return whether the better grade was found better."""
    told = ["--track", track, "--rules", rules, "--bounds", "50:60", "--races", MOST_RACES]
    more = ["--jobs", jobs] if jobs else []
    command = [sys.executable, "-m", "formulad", "match", better, worse, *told, *more, "--json"]
    found = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    score = found["score"]
    share = f"{score['mean']:.1%} ({score['low']:.1%} to {score['high']:.1%})"
    match = f"{better} – {worse}"
    put(f"| {track} | {rules} | {match} | {share} | {found['races']} | {found['verdict']} |")
    return bool(found["verdict"] == "better")


def put(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
