"""Line of the coach: the hints of a first race, given while it is driven."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.race.lessons.first_race import FIRST_RACE
from formulad.ui.shell.coach.hint import Coach
from formulad.ui.shell.coach.hint_scene import HintScene
from formulad.ui.shell.scene import Push

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.scene.coach_places import CoachPlaces
    from formulad.ui.race.services.race_services import OpenRace, Services


class HintLine:
    """Gives hints in the race they belong to, and none in any other."""

    def __init__(self, services: Services, opened: OpenRace) -> None:
        self._is_coached = opened.file.path.name == services.last_race.coached
        self._asked: object = None
        self._coach = Coach(
            FIRST_RACE,
            lambda: services.last_race.hints,
            lambda hints: services.remember_race(hints=hints),
        )

    @property
    def opens_engineer(self) -> bool:
        """Whether the engineer is open from the beginning."""
        return self._is_coached

    def due(self, moment: Moment, places: Callable[[], CoachPlaces]) -> Push | None:
        """Return the hint that comes up now, if any does; one at a decision."""
        if not self._is_coached or not moment.is_waiting or moment.state is self._asked:
            return None
        self._asked = moment.state
        hint = self._coach.hint(moment)
        if hint is None:
            return None
        number, count = self._coach.count
        head = say("Hint {number} of {count}", number=number, count=count).upper()
        return Push(HintScene(hint, head, lambda: places().seen(hint.about)))

    def stop(self) -> None:
        """Give no more hints."""
        self._coach.stop()
