"""Profile choice: who sits down in a seat, of those who have a profile (SHE-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.profiles.profile_tiles import profile_tile, tile_places
from formulad.ui.shell.scene import Pop
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Cancel, Undo
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from formulad.store.profiles import Profile, Profiles, SavedProfile
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

_ANSWER = "profile/"


@frozen
class Choose:
    """Let somebody sit down."""

    saved: SavedProfile


class ProfileChoiceScene(FormScene):
    """Those who have a profile; who is chosen is the answer."""

    name = "profile-choice"

    def __init__(self, profiles: Profiles) -> None:
        """Show who there is."""
        super().__init__()
        self._profiles = profiles.profiles()
        self._area = Rect(0, 0, 1920, 1080)

    def arrange(self, canvas: Canvas) -> None:
        """Place a tile for each."""
        self._area = canvas.area
        room = Rect(MARGIN, HEADER + 36, canvas.area.width - 2 * MARGIN, 0)
        room.height = canvas.area.height - room.top - MARGIN
        places = tile_places(room, len(self._profiles))
        tiles: list[Widget] = [
            profile_tile(place, saved, Choose(saved))
            for place, saved in zip(places, self._profiles, strict=False)
        ]
        self._form.show([back_button(), *tiles], "" if self._form.focus else _first(tiles))

    def handle(self, intent: Intent) -> Change | None:
        """Answer with who was chosen."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        match self._form.handle(intent):
            case Activated(command=Choose(saved)):
                return Pop(f"{_ANSWER}{saved.path.name}")
            case Activated():
                return Pop()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        draw_page(canvas, say("Who plays?").upper(), say("Profiles are kept on the shelf"))
        self._form.draw(canvas, canvas.theme.pages)


def chosen_profile(profiles: Profiles, answer: str) -> Profile | None:
    """Return who was chosen, by the answer of the page; None if nobody was."""
    if not answer.startswith(_ANSWER):
        return None
    name = answer.removeprefix(_ANSWER)
    found = (each.profile for each in profiles.profiles() if each.path.name == name)
    return next(found, None)


def _first(tiles: list[Widget]) -> str:
    return tiles[0].id if tiles else "back"
