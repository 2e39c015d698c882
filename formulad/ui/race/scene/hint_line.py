"""Line of the coach: the hints of a first race, given while it is driven."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.race.lessons.first_race import FIRST_RACE
from formulad.ui.shell.coach.hint import Coach
from formulad.ui.shell.coach.hint_scene import HintScene
from formulad.ui.shell.scene import Push
from formulad.ui.toolkit.intents import Cancel, Menu, Pan, PointAt, Release, Toggle, Zoom

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.scene.coach_places import CoachPlaces
    from formulad.ui.race.services.race_services import OpenRace, Services
    from formulad.ui.toolkit.intents import Intent

FREE = (PointAt, Release, Cancel, Menu, Toggle, Zoom, Pan)
"""What chooses nothing, so that it may be done before a hint about the choice."""


class HintLine:
    """Gives hints in the race they belong to, and none in any other."""

    def __init__(self, services: Services, opened: OpenRace) -> None:
        self._is_coached = opened.file.path.name == services.last_race.coached
        self._asked: object = None
        self._urged: object = None
        """The moment whose hint was pressed for before all it is about was seen."""
        self._coach = Coach(
            FIRST_RACE,
            lambda: services.last_race.hints,
            lambda hints: services.remember_race(hints=hints),
        )

    @property
    def opens_engineer(self) -> bool:
        """Whether the coach opens the engineer: before the first hint, then it is as it is left."""
        return self._is_coached and not self._coach.has_spoken

    def may_speak(self, moment: Moment) -> bool:
        """Return whether a decision is new to the coach of this race."""
        return self._is_coached and moment.is_waiting and moment.state is not self._asked

    def holds_back(self, intent: Intent, moment: Moment) -> bool:
        """Return whether something has to wait for a hint, which is about what it would choose."""
        if isinstance(intent, FREE) or not self.may_speak(moment):
            return False
        return self._coach.next_hint(moment) is not None

    def urge(self, moment: Moment) -> None:
        """Want the hint of a moment at once, be there more to come to light or not."""
        self._urged = moment.state

    def is_urged(self, moment: Moment) -> bool:
        """Return whether somebody has pressed for the hint of a moment."""
        return self._urged is moment.state

    def due(self, moment: Moment, places: Callable[[], CoachPlaces]) -> Push | None:
        """Return the hint that comes up now, if any does; one at a decision."""
        if not self.may_speak(moment):
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
