"""Dates and times of day, as players read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, say_of

if TYPE_CHECKING:
    from datetime import datetime

    from formulad.kernel.sentence import Sentence

MONTHS = (
    say("January"),
    say("February"),
    say("March"),
    say("April"),
    say("May"),
    say("June"),
    say("July"),
    say("August"),
    say("September"),
    say("October"),
    say("November"),
    say("December"),
)

SHORT_MONTHS = (
    say_of("month", "Jan"),
    say_of("month", "Feb"),
    say_of("month", "Mar"),
    say_of("month", "Apr"),
    say_of("month", "May"),
    say_of("month", "Jun"),
    say_of("month", "Jul"),
    say_of("month", "Aug"),
    say_of("month", "Sep"),
    say_of("month", "Oct"),
    say_of("month", "Nov"),
    say_of("month", "Dec"),
)
"""The same, where a line has little room."""


def day_and_time(moment: datetime) -> Sentence:
    """Return a moment in words: `20 November 2026, 20:30`."""
    return say(
        "{day} {month} {year}, {time}",
        day=moment.day,
        month=MONTHS[moment.month - 1],
        year=moment.year,
        time=f"{moment:%H:%M}",
    )
