"""Laws that hold in every season: points add up, damage carried is damage mended plus left.

python -m tests.season.laws 1000
"""

from __future__ import annotations

import sys

from tests.season.random_seasons import check_laws, random_season

USUAL = 1000


def main(seasons: int) -> None:
    """Hold so many random seasons to their laws."""
    races = 0
    for seed in range(seasons):
        season = random_season(seed)
        check_laws(season)
        races += len(season.results)
    sys.stdout.write(f"{seasons} seasons, {races} races: every law held\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else USUAL)
