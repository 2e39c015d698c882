"""Season draft: a season as it is drawn up, with the division and the race that are looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.season.drafting import (
    changed_entry,
    changed_race,
    entered,
    first_open,
    free_cars,
    free_name,
    may_leave,
    with_race,
    withdrawn,
    without_race,
)
from formulad.ui.race.new_race.line_up import NAMES
from formulad.ui.race.season.race_mover import moved
from formulad.ui.race.season.season_commands import AddEntry, ChangeEntry, LookAtRace, Trait
from formulad.ui.toolkit.widgets.widget import Activated, Chosen, Edited, Stepped

if TYPE_CHECKING:
    from formulad.season.season import Entry, Round, Season
    from formulad.ui.race.season.race_mover import Moved
    from formulad.ui.race.season.season_offer import SeasonOffer
    from formulad.ui.toolkit.widgets.widget import Action


class SeasonDraft:
    """A season that still changes: who drives, and which races there are."""

    def __init__(self, offer: SeasonOffer, season: Season) -> None:
        self._offer = offer
        self.season = season
        self.division = 1
        """The division that is looked at."""
        self.race = min(first_open(season), len(season.calendar))
        """The race of the calendar that is looked at."""

    def agree(self, season: Season) -> None:
        """Take a season in which something else is agreed on."""
        self.season = season
        self.division = min(self.division, len(season.divisions))
        self.race = min(self.race, len(season.calendar))

    def move(self, found: Moved | None) -> bool:
        """Take a season in which a race stands elsewhere; return whether there is one."""
        if found is not None:
            self.season, self.race = found
        return found is not None

    def excuse(self, absent: tuple[str, ...]) -> None:
        """Let some stay away from the race that is looked at."""
        self._change_race(replace(self._looked_at, absent=absent))

    def act(self, action: Action) -> bool:
        """Change who drives or what is driven; return whether that was meant."""
        season = self.season
        match action:
            case Edited(command=ChangeEntry(_, entry), writing=writing):
                self._change(entry, replace(entry, name=writing.text))
            case Chosen(command=ChangeEntry(_, entry), index=index):
                grade = ("", *self._offer.grades(season))[index]
                self._change(entry, replace(entry, grade=grade))
            case Activated(command=ChangeEntry(Trait.CAR, entry)):
                self._give_next_car(entry)
            case Activated(command=ChangeEntry(Trait.LEAVE, entry)):
                if may_leave(season, entry.division):
                    self.season = withdrawn(season, entry)
            case Activated(command=AddEntry()):
                self._add_entry()
            case Activated(command=LookAtRace(at)):
                self.race = at
            case Chosen(id="division", index=index):
                self.division = index + 1
            case Chosen(id="circuit", index=index):
                track = tuple(self._offer.circuits)[index]
                self._change_race(replace(self._looked_at, track=track))
            case Stepped(id="race-laps", value=laps):
                kept = 0 if laps == self._offer.laps(season) else laps
                self._change_race(replace(self._looked_at, laps=kept))
            case Activated(id="earlier"):
                self.move(moved(season, self.race, self.race - 1))
            case Activated(id="later"):
                self.move(moved(season, self.race, self.race + 1))
            case Activated(id="add-race"):
                self.season = with_race(season, replace(season.calendar[-1], absent=()))
                self.race = len(self.season.calendar)
            case Activated(id="drop-race"):
                self.season = without_race(season, self.race)
                self.race = min(self.race, len(self.season.calendar))
            case _:
                return False
        return True

    @property
    def _looked_at(self) -> Round:
        return self.season.calendar[self.race - 1]

    def _change_race(self, race: Round) -> None:
        self.season = changed_race(self.season, self.race, race)

    def _change(self, before: Entry, after: Entry) -> None:
        self.season = changed_entry(self.season, before, after)

    def _give_next_car(self, entry: Entry) -> None:
        free = free_cars(self.season, self._offer.cars(self.season), entry.division)
        if free:
            later = [car for car in free if car > entry.number]
            self._change(entry, replace(entry, number=min(later or free)))

    def _add_entry(self) -> None:
        season, division = self.season, self.division
        car = free_cars(season, self._offer.cars(season), division)[0]
        names = (NAMES[car - 1], *NAMES)
        grades = self._offer.grades(season)
        others = [entry.grade for entry in season.drivers(division) if entry.grade]
        grade = others[-1] if others else grades[len(grades) // 2]
        self.season = entered(season, car, free_name(season, names), grade, division)
