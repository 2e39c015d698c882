"""Preset saving: rules get a name, under which they can be chosen again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.race.presets import LONGEST_NAME, PresetError
from formulad.kernel.sentence import say, sentence_of
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.scene import Pop
from formulad.ui.toolkit.boxes import Shadow
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.colour import BLACK
from formulad.ui.toolkit.intents import Cancel, Undo
from formulad.ui.toolkit.lettering import SMALL, SMALL_TITLE, TEXT
from formulad.ui.toolkit.theme import ROSE, SHADOW
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.widget import Activated, Edited
from formulad.ui.toolkit.widgets.writing import Writing

if TYPE_CHECKING:
    from formulad.games.race.presets import Presets
    from formulad.race.agreed.options import Options
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

NAME, SAVE, CANCEL = "name", "save", "cancel"
_WIDTH, _HEIGHT, _PADDING, _ROW, _GAP = 600.0, 290.0, 28.0, 56.0, 16.0


class SavePresetScene(FormScene):
    """A name is typed; the scene below is told it once the preset is saved."""

    covers = False
    name = "save-preset"

    def __init__(self, presets: Presets, options: Options) -> None:
        """Save options among presets."""
        super().__init__()
        self._presets = presets
        self._options = options
        self._writing = Writing()
        self._fault = ""
        self._rect = Rect(0, 0, 0, 0)

    def arrange(self, canvas: Canvas) -> None:
        """Place it in the middle; what is typed goes into the name."""
        self._rect = Rect(0, 0, _WIDTH, _HEIGHT)
        self._rect.center = canvas.area.center
        self._form.show(self._widgets(), NAME)

    def handle(self, intent: Intent) -> Change | None:
        """Type the name, save, or go back."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        match self._form.handle(intent):
            case Edited(writing=writing):
                self._writing, self._fault = writing, ""
            case Activated(id="cancel"):
                return Pop()
            case Activated():
                return self._save()
        self._form.show(self._widgets())
        return None

    def draw(self, canvas: Canvas) -> None:
        """Dim the rules and draw the question."""
        canvas.veil(BLACK, 0.45)
        shadow = Shadow(8, 24, SHADOW, 0.45)
        line = canvas.theme.panels.strong_line
        canvas.box(
            self._rect, canvas.theme.panels.panel, radius=18, line=line, line_width=2, shadow=shadow
        )
        left, top = self._rect.left + _PADDING, self._rect.top
        canvas.text(say("Save these rules"), left, top + 46, SMALL_TITLE, canvas.theme.panels.text)
        note = say("Under a name you find them again, here and on the command line.")
        told, style = fitted(canvas, note, TEXT, _WIDTH - 2 * _PADDING)
        canvas.text(told, left, top + 82, style, canvas.theme.panels.muted)
        self._form.draw(canvas, canvas.theme.panels)
        place = Rect(left, top + 166, _WIDTH - 2 * _PADDING, 40)
        if self._fault:
            canvas.paragraph(self._fault, place, SMALL, ROSE)

    @property
    def _replaces(self) -> bool:
        return self._name in self._presets.own_names

    @property
    def _name(self) -> str:
        return self._writing.text.strip()

    def _widgets(self) -> list[Widget]:
        left, width = self._rect.left + _PADDING, _WIDTH - 2 * _PADDING
        field = Rect(left, self._rect.top + 104, width, _ROW)
        half = (width - _GAP) / 2
        save = Rect(left, self._rect.bottom - _PADDING - _ROW, half, _ROW)
        word = say("Replace it") if self._replaces else say("Save")
        return [
            TextField(
                NAME,
                field,
                self._writing,
                placeholder=say("Friday evening"),
                longest=LONGEST_NAME,
            ),
            Button(SAVE, save, word, Kind.PRIMARY),
            Button(CANCEL, save.move(half + _GAP, 0), say("Back")),
        ]

    def _save(self) -> Change | None:
        try:
            self._presets.save(self._name, self._options)
        except PresetError as error:
            self._fault = sentence_of(error)
            self._form.show(self._widgets())
            return None
        return Pop(self._name)
