"""Watch over the people of a race: who is out is told so, and asked how to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import joined, say
from formulad.race.events import CarEliminated, CornerOvershot, StopsMissed, WearLost
from formulad.ui.race.terms.place_names import stretch_of
from formulad.ui.race.terms.race_words import CAUSES, part_points
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.scene import Push
from formulad.ui.toolkit.widgets.button import Kind

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.race.events import Event
    from formulad.race.road.track import Track
    from formulad.ui.race.play.race_table import RaceTable
    from formulad.ui.shell.scene import Change

TO_RESULT, WATCH_FAST, WATCH = "to-result", "watch-fast", "watch"
_FAST = 0.25
"""How long things take that are watched fast, of the pace that is set."""
_BUSY = 0.02
"""Seconds of each picture in which a race is driven of which only the result is wanted."""


class OutWatch:
    """Knows which people have been told that they are out, and how the rest is to be seen."""

    def __init__(self, table: RaceTable, clock: Callable[[], float]) -> None:
        """Watch over a race.

        Args:
            table: the race as it runs.
            clock: the clock of the game, in seconds.
        """
        self._table = table
        self._clock = clock
        self._told = frozenset(table.shown.retired)
        self._answer = ""

    def pace(self, usual: float) -> float:
        """Return how long things take now, as long as no person is to act."""
        if self._table.is_personal(self._table.shown):
            self._answer = ""
        match self._answer:
            case "to-result":
                return 0.0
            case "watch-fast":
                return usual * _FAST
            case _:
                return usual

    def answer(self, word: str) -> bool:
        """Take what a person who is out has said; return whether it was about that."""
        if word in {TO_RESULT, WATCH_FAST, WATCH}:
            self._answer = word
            return True
        return False

    def drive_on(self) -> None:
        """Drive as much of a race as fits into a picture, if only its result is wanted."""
        table, begun = self._table, self._clock()
        while self._answer == TO_RESULT and self._clock() - begun < _BUSY:
            if table.is_over or table.is_personal(table.shown):
                return
            before = len(table.match.played)
            table.update(0.0)
            if len(table.match.played) == before:
                return

    def notice(self) -> Change | None:
        """Return what tells a person that they are out, once that has been seen."""
        table = self._table
        if table.is_playing:
            return None
        out = [seat for seat in table.shown.retired if seat not in self._told]
        self._told = self._told.union(out)
        people = [seat for seat in out if table.players[seat].is_human]
        if not people or table.is_over:
            return None
        return Push(self._moment_of(people[-1]))

    def _moment_of(self, seat: int) -> Dialog:
        table, players = self._table, self._table.players
        people = [other for other, player in enumerate(players) if player.is_human]
        gone = {*table.shown.retired, *table.shown.finished}
        end, events = self._end_of(seat)
        place = _place(table.game.track, end, events)
        title = say("You are out: {place}", place=place)
        if len(people) > 1:
            title = say("{name} is out: {place}", name=players[seat].name, place=place)
        is_one_pool = table.shown.cars[seat].wear.is_one_pool
        text = _story(end, events, is_one_pool=is_one_pool)
        dialog = Dialog(title, text, _ANSWERS if gone.issuperset(people) else _ANSWERS[2:])
        dialog.comes_unasked = True
        return dialog

    def _end_of(self, seat: int) -> tuple[CarEliminated, tuple[Event, ...]]:
        """Return what took a car out, and all that happened in that step."""
        return next(
            (event, each.step.events)
            for each in reversed(self._table.match.played)
            for event in each.step.events
            if isinstance(event, CarEliminated) and event.car == seat
        )


def _place(track: Track, end: CarEliminated, events: tuple[Event, ...]) -> str:
    """Return the corner that was too much for a car, or where it stopped."""
    for event in events:
        if isinstance(event, CornerOvershot | StopsMissed) and event.car == end.car:
            corner = next(each.corner for each in track.sectors if each.id == event.corner)
            return corner.name if corner else event.corner
    return stretch_of(track, end.cell)


def _story(end: CarEliminated, events: tuple[Event, ...], *, is_one_pool: bool) -> str:
    """Return what ended a race, and what it cost."""
    lost = tuple(
        say("−{lost}", lost=part_points(each.part, each.points, is_one_pool=is_one_pool))
        for each in events
        if isinstance(each, WearLost) and each.car == end.car
    )
    told = [say("Out after {cause}.", cause=CAUSES[end.cause])]
    if lost:
        told.append(say("It cost {lost}.", lost=joined(", ", lost)))
    return joined(" ", (*told, say("The others drive on.")))


_ANSWERS = (
    Answer(TO_RESULT, say("To the result"), Kind.PRIMARY),
    Answer(WATCH_FAST, say("Watch fast")),
    Answer(WATCH, say("Watch on")),
)
