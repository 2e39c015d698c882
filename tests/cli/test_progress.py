from __future__ import annotations

import pytest

from formulad.cli import progress
from formulad.cli.progress import bar_of, with_bar


@pytest.mark.parametrize(
    ("expected", "done", "total", "seconds"),
    [
        ("[###############...............] 50/100  5/s  0:10", 50, 100, 10.0),
        ("[..............................] 1/1000  0.5/s  33:18", 1, 1000, 2.0),
        ("[###...........................] 1000/10000  0.333/s  7:30:00", 1000, 10000, 3000.0),
        ("[##############################] 7/7  14/s  0:00", 7, 7, 0.5),
    ],
)
def test_the_bar_tells_how_many_how_fast_and_how_long_still(
    expected: str, done: int, total: int, seconds: float
) -> None:
    assert expected == bar_of(done, total, seconds)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what is drawn before somebody who watches."""
    found: list[str] = []
    monkeypatch.setattr(progress, "is_watched", lambda: True)
    monkeypatch.setattr(progress, "draw", found.append)
    return found


def test_the_line_is_empty_again_in_the_end(drawn: list[str]) -> None:
    assert [1, 2, 3] == list(with_bar([1, 2, 3], 3))

    assert "] 1/3" in drawn[0]
    assert "\r\033[K" == drawn[-1]


def test_a_bar_is_not_drawn_more_often_than_anybody_sees(drawn: list[str]) -> None:
    list(with_bar(range(100_000), 100_000))

    assert len(drawn) < 100


def test_items_may_stand_for_several_games_and_something_be_told_of_them(drawn: list[str]) -> None:
    list(with_bar([1], 5, lambda: "50.0%", each=2))

    assert "] 2/10" in drawn[0]
    assert drawn[0].endswith("  50.0%")


def test_what_is_shown_has_been_counted(drawn: list[str]) -> None:
    seen: list[int] = []
    items = with_bar([7, 8], 2, lambda: f"{len(seen)} seen")

    seen.append(next(items))
    next(items)

    assert "1 seen" in drawn[0]


def test_nobody_is_shown_a_bar_who_does_not_watch(capsys: pytest.CaptureFixture[str]) -> None:
    assert [1, 2] == list(with_bar([1, 2], 2))

    assert ("", "") == capsys.readouterr()
