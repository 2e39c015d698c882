from __future__ import annotations

from threading import Event
from typing import TYPE_CHECKING

import pytest

from formulad.shelf.statistics.digest import Digest
from formulad.shelf.statistics.index import Counted, StatisticsIndex
from formulad.store.paths import Home, UserFolders
from formulad.ui.race.shelf.weighing_run import WeighingRun

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

LONG = 1000


class SlowIndex(StatisticsIndex):
    """Weighs a race in many steps, the first of which waits."""

    def __init__(self, folder: Path) -> None:
        super().__init__(Home(folder, UserFolders(folder)))
        self.may_begin = Event()
        self.steps = 0

    def weighing(self, counted: Counted) -> Generator[float, None, None]:
        del counted
        self.may_begin.wait()
        for step in range(LONG):
            self.steps += 1
            yield step / LONG


@pytest.mark.rule("SHE-2")
def test_who_leaves_the_page_does_not_wait_for_the_race_on_the_scales(tmp_path: Path) -> None:
    index = SlowIndex(tmp_path)
    run = WeighingRun(index, [Counted(tmp_path / "1.race", Digest("race", "{}", ()))])

    run.rest()
    index.may_begin.set()
    while not run.is_done:
        pass

    assert 1 == index.steps
    assert 0 == run.done
