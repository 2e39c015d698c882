"""Who runs what side by side: each process stays where it has read, laid out and painted before."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from xdist.scheduler import LoadScopeScheduling

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import pytest

WINDOWS = "tests/e2e/"
"""Where tests mostly wait for a window."""


class Stretch:
    """Units of one file that follow each other in the order of tests."""

    def __init__(self, file: str) -> None:
        """Begin without any."""
        self.file = file
        self.folders = file.split("/")
        self.waits = file.startswith(WINDOWS)
        self.units: deque[str] = deque()
        self.is_begun = False

    @property
    def is_whole(self) -> bool:
        """Whether its tests are kept together, and nobody can help with them."""
        return self.file in self.units

    def shared(self, other: Stretch) -> int:
        """Return how many folders lead to both."""
        places = zip(self.folders, other.folders, strict=False)
        return next((at for at, (one, two) in enumerate(places) if one != two), len(self.folders))


class Plan:
    """What is left of all tests, and where each process is."""

    def __init__(self, units: Iterable[tuple[str, str]], processes: int) -> None:
        """Take units, each with the file it stands in, in the order of tests."""
        self._left: list[Stretch] = []
        for file, unit in units:
            if not self._left or self._left[-1].file != file:
                self._left.append(Stretch(file))
            self._left[-1].units.append(unit)
        self._homes: dict[object, Stretch] = {}
        self._most_waiting = max(1, processes // 2)

    def __bool__(self) -> bool:
        """Return whether anything is left."""
        return bool(self._left)

    def next_for(self, process: object) -> str:
        """Return the unit that a process does next: of its file, or of one near by.

        A process that goes elsewhere goes where nobody is; when all files have been begun, it
        helps where most is left. Half of them at most wait for windows, for the others to work.
        """
        home = self._homes.get(process)
        if home is None or not home.units:
            home = self._home_after(process, home)
            home.is_begun = True
            self._homes[process] = home
        unit = home.units.popleft()
        if not home.units:
            self._left.remove(home)
        return unit

    def _home_after(self, process: object, last: Stretch | None) -> Stretch:
        others = [home for who, home in self._homes.items() if who is not process]
        may_wait = sum(home.waits for home in others) < self._most_waiting

        def rank(stretch: Stretch) -> tuple[int, int, int]:
            turn = 1 if stretch.is_whole else 2
            if stretch.waits:
                turn = 0 if may_wait else 3
            near = stretch.shared(last) if last else 0
            return turn, -near, max((stretch.shared(other) for other in others), default=0)

        fresh = [stretch for stretch in self._left if not stretch.is_begun]
        if fresh:
            return min(fresh, key=rank)
        return max(self._left, key=lambda stretch: len(stretch.units))


class Neighbours(LoadScopeScheduling):  # type: ignore[misc]
    """Hands units of work out to processes; what belongs to one unit is never torn apart."""

    def __init__(self, config: pytest.Config, log: Any, unit_of: Callable[[str], str]) -> None:
        """Take what tells the unit that a test belongs to."""
        super().__init__(config, log)
        self._unit_of = unit_of
        self._plan: Plan | None = None
        self._places: dict[str, int] = {}

    def _split_scope(self, nodeid: str) -> str:
        return self._unit_of(nodeid)

    def _assign_work_unit(self, node: Any) -> None:
        """Give a process its next unit, and forget what it has done: that is counted often."""
        if self._plan is None:
            files = ((next(iter(tests)), unit) for unit, tests in self.workqueue.items())
            units = ((test.partition("::")[0], unit) for test, unit in files)
            self._plan = Plan(units, self.numnodes)
            self._places = {test: place for place, test in enumerate(self.collection)}
        given_back = next(iter(self.workqueue))  # by a process that has died
        unit = self._plan.next_for(node) if self._plan else given_back
        tests = self.workqueue.pop(unit)
        assigned = self.assigned_work[node]
        for done in [each for each, work in assigned.items() if all(work.values())]:
            del assigned[done]
        assigned[unit] = tests
        due = [self._places[test] for test, is_done in tests.items() if not is_done]
        node.send_runtest_some(due)
