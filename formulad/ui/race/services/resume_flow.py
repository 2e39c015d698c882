"""Resume flow of a saved race, with what is asked first if its record is damaged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.race.track import TrackError
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.notice import notice, unstopped
from formulad.ui.shell.scene import Push, Reset
from formulad.ui.toolkit.widgets.button import Kind

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.ui.race.services.race_services import OpenRace, Services
    from formulad.ui.shell.scene import Change, Scene

_PART = "part"
"""The answer that goes on from the good part of a damaged record."""


class ResumeFlow:
    """The way back into races, for scenes that offer it."""

    def __init__(self, services: Services, open_race: Callable[[OpenRace], Scene]) -> None:
        self._services = services
        self._open_race = open_race
        self._damaged: Path | None = None

    def go_on(self, path: Path, *, drop_damaged: bool = False) -> Change:
        """Return what leads into a race, or to a question or a message about it."""
        from formulad.games.race.resume import DamagedSaveError

        try:
            race = self._services.resume(path, drop_damaged=drop_damaged)
        except DamagedSaveError as error:
            self._damaged = path
            return Push(_damage(sentence_of(error), is_outdated=error.is_outdated))
        except (SaveError, TrackError) as error:
            return Push(notice(say("This race cannot go on"), sentence_of(error)))
        return Reset(self._open_race(race))

    def answered(self, answer: str) -> Change | None:
        """Go on if that was the answer to the question that was asked."""
        damaged, self._damaged = self._damaged, None
        if answer == _PART and damaged:
            return self.go_on(damaged, drop_damaged=True)
        return None


def _damage(sentence: str, *, is_outdated: bool) -> Dialog:
    text = say(
        "{fault}. The race can go on from there; the file as it is will be kept.",
        fault=unstopped(sentence),
    )
    answers = (
        Answer(_PART, say("Go on from there"), Kind.PRIMARY),
        Answer("back", say("Back")),
    )
    title = say("The rules have changed") if is_outdated else say("This record is damaged")
    dialog = Dialog(title, text, answers)
    dialog.comes_unasked = True
    return dialog
