"""Taking a result along: as a text in the clipboard, or as a picture in a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.kernel.sentence import say
from formulad.ui.race.analysis.report_picture import USUAL
from formulad.ui.race.results.result_words import result_text
from formulad.ui.toolkit.canvas import Canvas, scale_for
from formulad.ui.toolkit.text import Typesetter

if TYPE_CHECKING:
    from formulad.ui.race.analysis.sharing import Sharing
    from formulad.ui.race.results.result_picture import ResultPicture
    from formulad.ui.race.results.standings import Standings
    from formulad.ui.shell.dialog import Dialog


class ResultSharing:
    """Puts results where reports are put."""

    def __init__(self, sharing: Sharing, circuit: str) -> None:
        """Share with what shares reports, under the id of a circuit."""
        self._sharing = sharing
        self._circuit = circuit

    def copied(self, shown: Standings) -> Dialog:
        """Put the result into the clipboard, and return what there is to say of it."""
        return self._sharing.copy(
            result_text(shown), say("The result can be pasted into any text now.")
        )

    def saved(self, picture: ResultPicture) -> Dialog:
        """Save the result as a picture, and return what there is to say of it."""
        pygame.font.init()
        surface = pygame.Surface(USUAL, 0, 32)
        canvas = Canvas(surface, scale_for(USUAL), Typesetter(self._sharing.assets))
        canvas.speak(self._sharing.language)
        own = picture.again()
        own.arrange(canvas)
        own.stage.finish()
        own.draw(canvas)
        return self._sharing.keep(surface, f"{self._circuit}-result")
