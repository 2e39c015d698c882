"""Days and times of day, as players read them."""

from __future__ import annotations

from datetime import UTC, datetime

from formulad.ui.shell.dates import day_and_time


def test_a_moment_is_told_by_day_month_year_and_time() -> None:
    assert "3 May 2026, 08:05" == day_and_time(datetime(2026, 5, 3, 8, 5, tzinfo=UTC))
