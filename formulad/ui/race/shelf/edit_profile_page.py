"""Edit profile page: a name, the car somebody likes, and the language they read (SHE-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.race.agreed.setup import CAR_NUMBERS
from formulad.shelf.lone_games import lone_games, put_lone_games_away
from formulad.store.profiles import LONGEST_NAME, Profile, ProfileError, name_fault
from formulad.ui.art.cars import draw_car
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.notice import notice
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, in_lines
from formulad.ui.toolkit.intents import Cancel, Next, Undo
from formulad.ui.toolkit.languages import LANGUAGES
from formulad.ui.toolkit.lettering import LABEL
from formulad.ui.toolkit.teams import team_of
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.chooser import Chooser
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.widget import Activated, Chosen, Edited
from formulad.ui.toolkit.widgets.writing import Writing

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.store.profiles import SavedProfile
    from formulad.ui.race.shelf.shelf_ways import ShelfWays
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Action, Widget

NAME, CAR, LANGUAGE, SAVE, DELETE = "name", "car", "language", "save", "delete"
DELETED = "deleted"
"""The answer with which the page goes whose profile is no more."""
_ALONE, _WITH_GAMES = "alone", "with-games"
_PANEL, _ROW, _GAP, _PADDING, _LABEL, _CAR = 900.0, 60.0, 18.0, 32.0, 200.0, 190.0
_CODES = ("", *LANGUAGES)


class EditProfileScene(FormScene):
    """A profile to be written."""

    name = "profile-edit"

    def __init__(self, ways: ShelfWays, saved: SavedProfile | None = None) -> None:
        """Show a profile, or a new one."""
        super().__init__()
        self._ways, self._saved = ways, saved
        profile = saved.profile if saved else Profile("")
        self._writing = Writing.of(profile.name)
        self._number, self._language = profile.number, profile.language
        self._panel = Rect(0, 0, _PANEL, 0)

    @property
    def profile(self) -> Profile:
        """The profile as it stands."""
        return Profile(self._writing.text.strip(), self._number, self._language)

    @property
    def note(self) -> Sentence:
        """What is wrong with the name, or what becomes of games if it is another."""
        name = self.profile.name
        if not name:
            return say("What are you called?")
        if fault := name_fault(name):
            return fault
        if self._saved and not self._saved.profile.is_called(name):
            before = self._saved.name
            return say("Games count by name: those of {name} stay with {name}.", name=before)
        return say("All of it can be changed.")

    def arrange(self, canvas: Canvas) -> None:
        """Place the fields."""
        area = canvas.area
        width = min(_PANEL, area.width - 2 * MARGIN)
        height = 5 * _ROW + 4 * _GAP + 2 * _PADDING
        top = HEADER + max(34.0, (area.height - HEADER - height) / 3)
        self._panel = Rect(area.centerx - width / 2, top, width, height)
        self._lay_out("" if self._form.focus else NAME)

    def _row(self, at: int) -> Rect:
        panel = self._panel
        left = panel.left + _CAR + _PADDING
        top = panel.top + _PADDING + at * (_ROW + _GAP)
        return Rect(left, top, panel.right - _PADDING - left, _ROW)

    def _lay_out(self, focus: str = "") -> None:
        teams = tuple(f"{number} · {team_of(number).name}" for number in CAR_NUMBERS)
        spoken = (say("As the game"), *LANGUAGES.values())
        at = _CODES.index(self._language) if self._language in _CODES else 0
        last = self._row(4)
        half = (last.width - _GAP) / 2
        widgets: list[Widget] = [
            back_button(),
            TextField(
                NAME, self._row(0), self._writing, placeholder=say("Name"), longest=LONGEST_NAME
            ),
            Chooser(CAR, self._row(1), teams, self._number - 1, icon="swap"),
            Chooser(LANGUAGE, self._row(2), spoken, at, icon="flag"),
            Button(
                SAVE,
                Rect(last.left, last.top, half, _ROW),
                say("Save"),
                Kind.PRIMARY,
                enabled=not name_fault(self.profile.name),
            ),
        ]
        if self._saved:
            place = Rect(last.left + half + _GAP, last.top, half, _ROW)
            widgets.append(Button(DELETE, place, say("Delete"), Kind.GHOST, icon="cross"))
        self._form.show(widgets, focus)

    def handle(self, intent: Intent) -> Change | None:
        """Change the profile, keep it, or leave it as it was."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        action = self._form.handle(intent)
        change = self._act(action) if action else None
        self._lay_out()
        return change

    def _act(self, action: Action) -> Change | None:
        match action:
            case Edited(writing=writing):
                self._writing = writing
            case Chosen(id="car", index=index):
                self._number = index + 1
            case Chosen(id="language", index=index):
                self._language = _CODES[index]
            case Activated(id="name"):
                self._form.handle(Next())
            case Activated(id="save"):
                return self._keep()
            case Activated(id="delete") if self._saved:
                return Push(_deleting(self._saved, lone_games(self._ways.home, self._saved)))
            case Activated(id="back"):
                return Pop()
        return None

    def _keep(self) -> Change:
        try:
            path = self._ways.profiles.keep(self.profile, self._saved)
        except ProfileError as error:
            return Push(notice(say("Not yet"), sentence_of(error)))
        return Pop(path.name)

    def resume(self, answer: str) -> Change | None:
        """Delete the profile, if that was the answer, and its lone games too if that was it."""
        if self._saved is None or answer not in {_ALONE, _WITH_GAMES}:
            return None
        try:
            if answer == _WITH_GAMES:
                put_lone_games_away(self._ways.home, self._saved)
            self._ways.profiles.remove(self._saved.path)
        except (ProfileError, SaveError) as error:
            return Push(notice(say("This profile cannot be deleted"), sentence_of(error)))
        return Pop(DELETED)

    def draw(self, canvas: Canvas) -> None:
        """Draw the page, with the car somebody likes."""
        title = say("Profile") if self._saved else say("New profile")
        draw_page(canvas, title.upper(), say("A file in the folder “profiles”"))
        palette, panel = canvas.theme.pages, self._panel
        canvas.panel(panel, palette, radius=18)
        ground = Rect(panel.left, panel.top, _CAR, panel.height)
        with canvas.clipped(ground):
            wide = Rect(panel.left, panel.top, _CAR + 30, panel.height)
            canvas.box(wide, team_of(self._number).colour, radius=18)
        draw_car(canvas, self._number, *ground.center, 170, -90, shadow=False)
        row = self._row(3)
        lines, style = in_lines(canvas, self.note, LABEL, row.width, 2)
        draw_lines(canvas, lines, (row.left, row.centery), style, palette.muted)
        self._form.draw(canvas, palette)


def _deleting(saved: SavedProfile, games: int) -> Dialog:
    """Return the question before a profile is deleted."""
    answers = [Answer("keep", say("Keep it")), Answer(_ALONE, say("Delete"), Kind.DANGER)]
    text = say("The records of games stay where they are.")
    if games:
        answers.append(Answer(_WITH_GAMES, say("And its games"), Kind.DANGER))
        text = say(
            "Games of several people stay. {name} played {n} alone: they may go too.",
            name=saved.name,
            n=games,
        )
    return Dialog(say("Delete this profile?"), text, answers)
