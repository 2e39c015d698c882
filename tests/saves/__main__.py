"""Writes the record of the present version, from a race of a person and two computers.

python -m tests.saves
"""

from __future__ import annotations

from datetime import UTC, datetime

from formulad.ai.grades import driver_of
from formulad.games.race.header_migrations import VERSION
from formulad.games.race.race_header import new_header
from formulad.games.race.race_saves import new_race
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Over
from formulad.kernel.match import Match
from formulad.race.agreed.options import GridRule, Options
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.race.rules import RaceGame
from tests.saves.records import RECORDS, oval

SEATS = (Entrant("Zoë", 7), Entrant("Gus", 3, "rookie"), Entrant("Ida", 9, "rookie"))
SETUP = RaceSetup("oval", SEATS, Options(laps=2, grid=GridRule.AS_LISTED))
WORD = 2026
NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


def main() -> None:
    """Drive the race; the first decision is taken back once."""
    game, driver, may_repent = (
        RaceGame(oval(), len(SEATS), SETUP.options),
        driver_of("rookie"),
        True,
    )
    with new_race(RECORDS, new_header(SETUP, oval().fingerprint, WORD, NOON)) as file:
        match = Match(game, SeededLuck(WORD), file.write)
        while not isinstance(due := match.awaiting, Over):
            if isinstance(due, Chance):
                match.roll()
                continue
            match.play(driver.choose(game, match.state))
            if may_repent:
                match.undo()
                may_repent = False
    file.path.rename(RECORDS / f"version-{VERSION}.race")


if __name__ == "__main__":
    main()
