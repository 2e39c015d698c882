"""Copy of a season to take along: its file, and its standings as a text to paste."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.season_yaml import give_away
from formulad.kernel.sentence import joined, say, sentence_of
from formulad.ui.race.season.season_text import season_text
from formulad.ui.shell.clipboard import Clipboard
from formulad.ui.shell.notice import notice

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.games.seasons import SeasonFile
    from formulad.ui.shell.dialog import Dialog
    from formulad.ui.toolkit.languages import Language


def take_along(file: SeasonFile, division: int, folder: Path, language: Language) -> Dialog:
    """Put a season into a folder and its standings on the clipboard; return what is said of it.

    Args:
        file: the season.
        division: whose standings.
        folder: for what players give away.
        language: of the text.
    """
    is_copied = Clipboard().put(language.say(season_text(file.season, division)))
    try:
        copy = give_away(file.path, folder)
    except ValueError as error:
        return notice(say("It cannot be given away"), sentence_of(error))
    told = say(
        "The season itself lies in {file}; drop it onto the page of the seasons elsewhere.",
        file=copy,
    )
    if is_copied:
        pasted = say("The standings can be pasted into any text now.")
        return notice(say("Copied"), joined(" ", (pasted, told)))
    return notice(say("Saved"), told)
