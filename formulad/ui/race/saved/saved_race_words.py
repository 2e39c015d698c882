"""Words for saved races."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, say
from formulad.ui.shell.dates import SHORT_MONTHS
from formulad.ui.shell.record_face import RecordWords

if TYPE_CHECKING:
    from formulad.games.race.race_header import RaceHeader
    from formulad.kernel.sentence import Sentence


def told(header: RaceHeader) -> Sentence:
    """Return in a line where the race is, how long it is and when it began."""
    setup, begun = header.setup, header.created
    return say(
        "{circuit}, {laps}, begun {day} {month}, {time}",
        circuit=setup.track_name.title(),
        laps=counted(setup.options.laps, "{n} lap", "{n} laps"),
        day=begun.day,
        month=SHORT_MONTHS[begun.month - 1],
        time=f"{begun:%H:%M}",
    )


def _tells_of_deleting(file: str, folder: str) -> Sentence:
    return say(
        "{name} leaves this list. It is kept in the folder “{folder}” beside the saved races.",
        name=file,
        folder=folder,
    )


def _tells_of_damage(fault: str) -> Sentence:
    return say(
        "{fault}. The race can go on from there; the file as it is will be kept.", fault=fault
    )


WORDS = RecordWords(
    page=say("Races"),
    nothing=(
        say("No race waits to be finished."),
        say("No race has been driven to its end yet."),
        say("Every record can be read."),
    ),
    go_on=say("Continue race"),
    cannot_go_on=say("This race cannot go on"),
    cannot_be_shown=say("This race cannot be shown"),
    cannot_be_deleted=say("This race cannot be deleted"),
    asks_to_delete=say("Delete this race?"),
    tells_of_deleting=_tells_of_deleting,
    tells_of_damage=_tells_of_damage,
)
"""What is said of races on the page of saved games."""
