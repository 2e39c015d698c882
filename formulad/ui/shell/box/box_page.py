"""Box page: the lids of all games, to play one, to go on with one, to read its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, say, say_of
from formulad.ui.shell.box.box_layout import FOOT, lid_places
from formulad.ui.shell.box.continue_ribbon import HEIGHT, OVER, ContinueRibbon, GoOn
from formulad.ui.shell.box.left_games import LeftGames
from formulad.ui.shell.box.lid_card import LidCard, PlayGame
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.notice import notice
from formulad.ui.shell.saved.resume_flow import ResumeFlow
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.actions import MOVE
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Cancel, Undo, asks_for_help
from formulad.ui.toolkit.lettering import LABEL, PAGE_TITLE, SMALL
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.widget import Activated, Chosen
from formulad.ui.toolkit.widgets.widget_signs import draw_hint, sign_width

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.ui.shell.box.box_layout import LidPlace
    from formulad.ui.shell.lid import Lid
    from formulad.ui.shell.saved.game_shelf import GameShelf
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.shell.scene_context import SceneContext
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

PEOPLE = "people"
NUMBERS = (0, 1, 2, 3, 4, 5, 6, 10)
"""Of people, as they are offered; 0 stands for any."""
_LABELS = (say_of("number of people", "Any"), "1", "2", "3", "4", "5", "6", "7–10")
_WIDE, _HIGH = 560.0, 52.0
"""Of the choice of a number."""
_HINTS = (
    ("help", say_of("what a key does", "rules, credits")),
    ("confirm", say_of("what a key does", "play")),
    (MOVE, say_of("what a key does", "choose")),
)
_HINT_GAP = 26.0


class BoxScene(FormScene):
    """The games of the box."""

    name = "box"

    def __init__(self, context: SceneContext, shelf: GameShelf) -> None:
        """Show the games that can be played on the screen.

        Args:
            context: holds the games.
            shelf: the saved games.
        """
        super().__init__()
        self._context = context
        box = context.box
        self._lids = {game: lid for game, lid in box.lids.items() if game in box.faces}
        self._people = 0
        self._left = LeftGames(shelf)
        self._left.look()
        self._resume_flow = ResumeFlow()
        self._area = Rect(0, 0, 0, 0)

    def arrange(self, canvas: Canvas) -> None:
        """Place the lids; at first the focus is on the first of them."""
        self._area = canvas.area
        self._lay_out(focus="" if self._form.focus else _lid_id(next(iter(self._lids), "")))

    def handle(self, intent: Intent) -> Change | None:
        """Choose a game, or how many people are there."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._context.box.faces[self._meant]().help_page(self._context))
        match self._form.handle(intent):
            case Activated(id="back"):
                return Pop()
            case Chosen(id="people", index=index):
                self._people = NUMBERS[index]
                self._lay_out()
            case Activated(command=PlayGame(game)):
                return Push(self._play(game))
            case Activated(command=GoOn(game)):
                return self._resume_flow.go_on(self._left.games[game])
        return None

    def resume(self, answer: str) -> Change | None:
        """Come back from a page or a question; other games may be saved now."""
        self._left.look()
        self._lay_out()
        return self._resume_flow.answered(answer)

    @property
    def moving(self) -> bool:
        """Whether a record is still to be read."""
        return self._left.is_reading

    def update(self, dt: float) -> None:
        """Read a little more of what was left."""
        del dt
        self._left.step()
        if not self._left.is_reading:
            self._lay_out()

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        title = say("Game box")
        draw_page(canvas, title.upper())
        palette = canvas.theme.panels
        choice = self._choice
        asked = say("people")
        left = choice.rect.left - canvas.text_width(asked, LABEL) - 16
        canvas.text(asked, left, HEADER / 2, LABEL, palette.text)
        start = MARGIN + 68 + canvas.text_width(title.upper(), PAGE_TITLE) + 40
        note = say("Computers fill the empty seats")
        if start + canvas.text_width(note, SMALL) + 20 < left:
            canvas.text(note, start, HEADER / 2, SMALL, palette.muted)
        self._form.draw(canvas, canvas.theme.pages)
        self._draw_hints(canvas)

    # What the player does

    @property
    def _meant(self) -> str:
        """The game whose lid or ribbon is looked at, or else the first."""
        for command in (self._form.focused_command, self._form.hovered_command):
            if isinstance(command, PlayGame | GoOn):
                return command.game
        return next(iter(self._lids))

    def _play(self, game: str) -> Scene:
        """Return the page of a new game, or why so many people cannot play it."""
        lid = self._lids[game]
        if why := self._why_not(lid):
            text = say("{why}. Choose fewer people at the top, or another game.", why=why)
            return notice(lid.title, text)
        return self._context.box.faces[game]().new_game(self._context, self._people)

    def _why_not(self, lid: Lid) -> Sentence | None:
        if lid.fits(self._people):
            return None
        return counted(lid.people, "At most {n} person can play", "At most {n} people can play")

    # Layout

    @property
    def _choice(self) -> Segmented:
        top = (HEADER - _HIGH) / 2
        place = Rect(self._area.right - MARGIN - _WIDE, top, _WIDE, _HIGH)
        return Segmented(PEOPLE, place, _LABELS, NUMBERS.index(self._people))

    def _lay_out(self, focus: str = "") -> None:
        places = lid_places(self._area, max(1, len(self._lids)))
        lying = list(zip(self._lids.items(), places, strict=False))
        cards = [
            LidCard(_lid_id(game), place, lid, PlayGame(game), self._why_not(lid))
            for (game, lid), place in lying
        ]
        ribbons = [
            self._ribbon(game, place) for (game, _), place in lying if game in self._left.games
        ]
        self._form.show([back_button(), self._choice, *cards, *ribbons], focus)

    def _ribbon(self, game: str, place: LidPlace) -> ContinueRibbon:
        art = place.art
        wide = art.width + OVER - (0 if place.is_lying else 14)
        rect = Rect(art.left - OVER, art.bottom - 20 - HEIGHT, wide, HEIGHT)
        told, brief = self._left.told(game), self._left.brief(game)
        return ContinueRibbon(f"continue-{game}", rect, told, brief, GoOn(game))

    def _draw_hints(self, canvas: Canvas) -> None:
        palette, y = canvas.theme.pages, self._area.bottom - FOOT / 2
        right = self._area.right - MARGIN
        for action, meaning in _HINTS:
            if sign_width(canvas, action):
                right -= draw_hint(canvas, right, y, action, meaning, palette) + _HINT_GAP


def _lid_id(game: str) -> str:
    return f"game-{game}"
