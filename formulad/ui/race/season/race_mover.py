"""Race mover: a race is pulled to another place of the calendar, or sent there by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formulad.season.drafting import first_open, moved_race
from formulad.ui.race.season.season_commands import LookAtRace
from formulad.ui.toolkit.intents import Leaf, PointAt, PointerButton, Press, Release

if TYPE_CHECKING:
    from formulad.season.season import Season
    from formulad.ui.race.season.calendar_board import CalendarBoard
    from formulad.ui.toolkit.intents import Intent


class Moved(NamedTuple):
    """A season with a race in another place."""

    season: Season
    race: int
    """Which race of it that is now."""


def moved(season: Season, race: int, to: int) -> Moved | None:
    """Return a season in which a race is driven earlier or later; None if it cannot be."""
    changed = moved_race(season, race, to)
    return None if changed is season else Moved(changed, to)


class RaceMover:
    """Follows the race that is being pulled."""

    def __init__(self) -> None:
        """Begin with none."""
        self._pulled = 0
        """The race that is being pulled; 0 if none is."""

    def moved(
        self, intent: Intent, season: Season, board: CalendarBoard, looked_at: object
    ) -> Moved | None:
        """Return what an intent makes of a season; None if it moves no race.

        Args:
            intent: what the player does.
            season: the season as it is agreed on.
            board: where its races stand.
            looked_at: what the widget stands for that the keys go to.
        """
        match intent:
            case Press(at, PointerButton.LEFT):
                race = board.race_at(at)
                self._pulled = race if race >= first_open(season) else 0
            case PointAt(at) if self._pulled and (to := board.race_at(at)):
                found = moved(season, self._pulled, to)
                self._pulled = found.race if found else self._pulled
                return found
            case Release():
                self._pulled = 0
            case Leaf(screens):
                match looked_at:
                    case LookAtRace(race):
                        return moved(season, race, race + screens)
        return None
