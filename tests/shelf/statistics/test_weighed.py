from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from formulad.kernel.record import finished
from formulad.shelf.statistics.digest import Apart, Digest, SeatDigest
from formulad.shelf.statistics.index import StatisticsIndex
from formulad.shelf.statistics.weighed import FEWEST, Weighed, skill_of
from formulad.store.paths import Home, UserFolders
from formulad.store.profiles import Profile
from tests.saves.records import RECORDS

if TYPE_CHECKING:
    from collections.abc import Sequence

DATA = Path(__file__).parents[3]
ANA = Profile("Ana")
pytestmark = pytest.mark.rule("SHE-2")


def a_race(apart: Apart | None = None) -> Digest:
    return Digest("race", "{}", (SeatDigest("Ana", "", 1), SeatDigest("Pro 2", "pro", 2)), apart)


def races(*weighed: Weighed) -> Sequence[tuple[Digest, tuple[Weighed | None, ...]]]:
    return [(a_race(), (each, None)) for each in weighed]


def test_of_ninety_nine_decisions_nobody_says_how_well_they_were() -> None:
    skill = skill_of(ANA, races(Weighed(FEWEST - 1, 9.9, 4.0, 1.0)))

    assert (FEWEST - 1, None) == (skill.decisions, skill.cost)


def test_of_a_hundred_the_mean_is_told_with_its_interval() -> None:
    skill = skill_of(ANA, races(Weighed(50, 5.0, 1.0, 1.0), Weighed(50, 5.0, 1.0, -2.0)))

    assert skill.cost
    assert 0.1 == pytest.approx(skill.cost.mean)
    assert 1.96 * (0.01 / 99) ** 0.5 == pytest.approx(skill.cost.margin)
    assert skill.luck
    assert -0.5 == pytest.approx(skill.luck.mean)


def test_luck_of_a_single_race_is_no_figure() -> None:
    assert None is skill_of(ANA, races(Weighed(200, 5.0, 1.0, 1.0))).luck


def test_what_counts_for_nothing_and_what_others_did_is_left_out() -> None:
    own = (Weighed(200, 5.0, 1.0, 1.0), None)

    assert 0 == skill_of(ANA, [(a_race(Apart.DICE), own)]).races
    assert 0 == skill_of(Profile("Bo"), [(a_race(), own)]).races


def test_a_race_is_weighed_once_and_known_from_then_on(tmp_path: Path) -> None:
    home = Home(DATA, UserFolders(tmp_path))
    for folder in (home.folders.tracks, home.folders.saves):
        folder.mkdir()
    (home.folders.tracks / "oval.tmx").write_bytes((RECORDS / "oval.tmx").read_bytes())
    (home.folders.saves / "1.race").write_bytes((RECORDS / "version-4.race").read_bytes())
    index = StatisticsIndex(home)
    (before,) = index.counted()
    assert () == before.weighed

    finished(index.weighing(before))

    (after,) = StatisticsIndex(home).counted()
    zoe, *computers = after.weighed
    assert zoe
    assert zoe.decisions > 0
    assert [None, None] == computers
    home.folders.statistics.unlink()
    assert [before] == list(index.counted())
