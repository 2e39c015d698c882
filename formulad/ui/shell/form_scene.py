"""Form scene: a screen whose widgets are those of one form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.shell.scene import Scene
from formulad.ui.shell.sight import Sight
from formulad.ui.toolkit.widgets.form import Form

if TYPE_CHECKING:
    from formulad.ui.toolkit.intents import Reading
    from formulad.ui.toolkit.motion import Amount
    from formulad.ui.toolkit.widgets.widget import Widget


class FormScene(Scene):
    """A screen that is used through a form: menus, pages, questions."""

    def __init__(self) -> None:
        self._form = Form()

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """What can be used."""
        return self._form.widgets

    @property
    def focus(self) -> str:
        """The id of the widget the keys go to."""
        return self._form.focus

    @property
    def sight(self) -> Sight:
        """What can be meant by what is pressed now: a widget that is not scrolled out of sight."""
        return Sight(self, choice=self.focus, thing_at=self._form.laid.thing_at)

    @property
    def is_animating(self) -> bool:
        """Whether the light of the pointer comes or goes."""
        return self._form.is_animating

    def animate(self, dt: float, amount: Amount) -> None:
        """Let the light of the pointer come and go."""
        self._form.animate(dt, amount)

    @property
    def reading(self) -> Reading:
        """Letters are text while a text field has the focus."""
        return self._form.reading
