"""Line of the coach: the hints of a first race, given while it is driven."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.race.lessons.first_race import CHOICES, FIRST_RACE
from formulad.ui.shell.coach.hint import Coach
from formulad.ui.shell.coach.hint_scene import HintScene
from formulad.ui.shell.scene import Push
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.services.race_services import OpenRace, Services
    from formulad.ui.toolkit.widgets.widget import Widget


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

    def due(
        self,
        moment: Moment,
        widgets: Callable[[], Iterable[Widget]],
        choices: Callable[[], Rect | None],
    ) -> Push | None:
        """Return the hint that comes up now, with what it is about; one at a decision.

        Args:
            moment: the race as it is shown.
            widgets: tells what can be used.
            choices: tells where the cells are seen on which the car may stop.
        """
        if not self._is_coached or not moment.is_waiting or moment.state is self._asked:
            return None
        self._asked = moment.state
        hint = self._coach.hint(moment)
        if hint is None:
            return None

        def about() -> Rect | None:
            if hint.about == CHOICES:
                return choices()
            rects = [w.rect for w in widgets() if hint.about and w.id.startswith(hint.about)]
            return Rect(rects[0].unionall(rects[1:])) if rects else None

        number, count = self._coach.count
        head = say("Hint {number} of {count}", number=number, count=count).upper()
        return Push(HintScene(hint, head, about))

    def stop(self) -> None:
        """Give no more hints."""
        self._coach.stop()
