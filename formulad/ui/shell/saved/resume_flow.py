"""Resume flow of a saved game, with what is asked first if its record is damaged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.notice import notice, unstopped
from formulad.ui.shell.scene import Push, Reset
from formulad.ui.toolkit.widgets.button import Kind

if TYPE_CHECKING:
    from formulad.store.resume import DamagedSaveError
    from formulad.ui.shell.record_face import RecordWords
    from formulad.ui.shell.saved.game_shelf import Saved
    from formulad.ui.shell.scene import Change

_PART = "part"
"""The answer that goes on from the good part of a damaged record."""


class ResumeFlow:
    """The way back into saved games, for scenes that offer it."""

    def __init__(self) -> None:
        self._damaged: Saved | None = None

    def go_on(self, game: Saved, *, drop_damaged: bool = False) -> Change:
        """Return what leads into a game, or to a question or a message about it."""
        from formulad.store.resume import DamagedSaveError

        face = game.header.face
        try:
            return Reset(face.resumed(game.path, drop_damaged=drop_damaged))
        except DamagedSaveError as error:
            self._damaged = game
            return Push(_damage(face.words, error))
        except SaveError as error:
            return Push(notice(face.words.cannot_go_on, sentence_of(error)))

    def answered(self, answer: str) -> Change | None:
        """Go on if that was the answer to the question that was asked."""
        damaged, self._damaged = self._damaged, None
        if answer == _PART and damaged:
            return self.go_on(damaged, drop_damaged=True)
        return None


def _damage(words: RecordWords, error: DamagedSaveError) -> Dialog:
    text = words.tells_of_damage(unstopped(sentence_of(error)))
    answers = (
        Answer(_PART, say("Go on from there"), Kind.PRIMARY),
        Answer("back", say("Back")),
    )
    is_outdated = error.is_outdated
    title = say("The rules have changed") if is_outdated else say("This record is damaged")
    dialog = Dialog(title, text, answers)
    dialog.comes_unasked = True
    return dialog
