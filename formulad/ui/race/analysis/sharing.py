"""Taking a report along: as a text in the clipboard, as a picture or as a table in a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.report.account import RaceAccount
from formulad.games.race.report_values import as_csv
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import Sentence, say
from formulad.ui.race.analysis.report_picture import report_picture, save_picture
from formulad.ui.race.analysis.report_text import report_text
from formulad.ui.shell.copying import copied
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.notice import notice

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime
    from pathlib import Path

    import pygame

    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.shell.clipboard import Clipboard
    from formulad.ui.toolkit.assets import Assets
    from formulad.ui.toolkit.languages import Language

TEXT, PICTURE, TABLE = "text", "picture", "table"


class Sharing:
    """Puts reports where other programs find them."""

    def __init__(
        self,
        folder: Path,
        clipboard: Clipboard,
        assets: Assets,
        language: Callable[[], Language],
        now: Callable[[], datetime],
    ) -> None:
        """Know where to.

        Args:
            folder: for pictures and tables.
            clipboard: takes texts.
            assets: what pictures are drawn with.
            language: gives the language of the player.
            now: the time of day, for the names of files.
        """
        self._folder, self._clipboard, self.assets = folder, clipboard, assets
        self._language, self._now = language, now

    @property
    def language(self) -> Language:
        """The language of the player."""
        return self._language()

    def copy(self, text: Sentence, said: Sentence) -> Dialog:
        """Put a text into the clipboard, and return what is said of it."""
        return copied(self._clipboard, self.language.say(text), said)

    def keep(self, picture: pygame.Surface, name: str) -> Dialog:
        """Save a picture under a name and the time, and return what there is to say of it."""
        path = self._path(name, ".png")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            save_picture(picture, path)
        except OSError as error:
            return notice(say("The picture cannot be saved"), _fault(path, error))
        return notice(say("Saved"), say("The picture is in {file}.", file=str(path)))

    def _path(self, name: str, ending: str) -> Path:
        return self._folder / f"{self._now():%Y-%m-%d-%H%M%S}-{name}{ending}"

    def question(self) -> Dialog:
        """Return the question as what the report is to be taken along."""
        answers = (
            Answer(TEXT, say("Copy text")),
            Answer(PICTURE, say("Save picture")),
            Answer(TABLE, say("Save table")),
        )
        told = say(
            "A picture or a table is put into the folder {folder}.", folder=str(self._folder)
        )
        return Dialog(say("Take the report along"), told, answers)

    def take(self, answer: str, report: RaceReport, account: RaceAccount | None) -> Dialog | None:
        """Do as was answered, and return what there is to say of it."""
        match answer:
            case "text":
                said = say("The report can be pasted into any text now.")
                return self.copy(report_text(report, account), said)
            case "picture" | "table":
                return self._saved(answer, report, account)
            case _:
                return None

    def _saved(self, kind: str, report: RaceReport, account: RaceAccount | None) -> Dialog:
        ending = ".png" if kind == PICTURE else ".csv"
        path = self._path(report.circuit.track.id, ending)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._write(path, kind, report, account)
        except OSError as error:
            return notice(say("The report cannot be saved"), _fault(path, error))
        return notice(say("Saved"), say("The report is in {file}.", file=str(path)))

    def _write(
        self, path: Path, kind: str, report: RaceReport, account: RaceAccount | None
    ) -> None:
        if kind == PICTURE:
            language = self._language()
            save_picture(report_picture(report, account, self.assets, language=language), path)
        else:
            weighed = account or RaceAccount(())
            table = as_csv(report.steps, report.story, report.seats, weighed)
            path.write_text(table, encoding="utf-8")


def _fault(path: Path, error: OSError) -> Sentence:
    return say("{file}: cannot be written: {reason}", file=str(path), reason=reason(error))
