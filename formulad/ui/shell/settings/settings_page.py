"""Settings page: each change counts at once, and is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.kernel.sentence import say
from formulad.store.preferences import Preferences
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.scene import Pop, Push, Scene
from formulad.ui.shell.settings.language_entries import ChooseLanguage
from formulad.ui.shell.settings.preference_entries import (
    CONTROLS,
    ENTRIES,
    LANGUAGE,
    NAMES,
    SECTIONS,
    Choice,
    Level,
    Section,
    switched,
)
from formulad.ui.shell.settings.settings_board import TasteBoard
from formulad.ui.shell.settings.settings_layout import SettingsPlaces, settings_places
from formulad.ui.shell.settings.settings_navigation import (
    OpenSection,
    draw_navigation,
    navigation_rows,
    row_of,
)
from formulad.ui.toolkit.canvas import Rect, largest_size, lettering_for
from formulad.ui.toolkit.canvas.fitting import draw_lines, in_lines
from formulad.ui.toolkit.intents import Cancel, Direction, PointAt, Press, Release, Undo
from formulad.ui.toolkit.languages import ENGLISH
from formulad.ui.toolkit.lettering import LABEL, PAGE_TITLE
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.switch import Switch
from formulad.ui.toolkit.widgets.widget import Activated, Chosen, Stepped, Switched

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.store.memory import Memory
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Action, Widget

BACK, BEFORE, USUAL = "back", "as-before", "usual"
_BUTTON, _GAP, _EDGE = 50.0, 14.0, 14.0
_WIDTHS = {BEFORE: 216.0, USUAL: 196.0, BACK: 150.0}


class SettingsScene(FormScene):
    """Sections on the left, the settings of one of them as cards."""

    name = "settings"

    def __init__(self, memory: Memory, controls: Callable[[], Scene] | None = None) -> None:
        """Show what can be set.

        Args:
            memory: keeps what is set.
            controls: makes the page on which keys and buttons are assigned.
        """
        super().__init__()
        self._memory = memory
        self._before = memory.preferences
        """How everything was when the page was opened."""
        self._controls = controls
        self._sections = tuple(each for each in SECTIONS if controls or each is not CONTROLS)
        self._section: Section = self._sections[0]
        self._board = TasteBoard()
        self._canvas: Canvas | None = None

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out; at first the focus is on the sections."""
        self._canvas = canvas
        self._lay_out(focus="" if self._form.focus else row_of(self._section))

    def handle(self, intent: Intent) -> Change | None:
        """Change a setting, look at another section, or leave."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if self._board.scrolls(intent, self._form):
            self._lay_out()
            return None
        before = self._form.focus
        action = self._handled(intent)
        change = self._act(action) if action else None
        if self._form.focus != before and not isinstance(intent, PointAt | Press | Release):
            self._board.reveal(self._form.focus)
        self._lay_out()
        return change

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        palette, places = canvas.theme.pages, self._places
        canvas.backdrop(palette.page)
        draw_navigation(canvas, places.nav)
        title = places.title
        canvas.text(
            self._section.title.upper(), title.left, title.centery, PAGE_TITLE, palette.text
        )
        self._board.draw(canvas, self._form)
        self._draw_footer(canvas)
        for widget in self._form.widgets:
            if widget.id not in self._board.pane.ids:
                self._form.draw_widget(widget, canvas, canvas.theme.panels)
        if self._form.focus not in self._board.pane.ids:
            self._form.draw_focus(canvas, canvas.theme.panels)

    # What the player does

    def _handled(self, intent: Intent) -> Action | None:
        """Let the form do it; arrows lead past switches, and out of the cards to the list."""
        focus = self._form.focused
        if not isinstance(intent, Direction):
            return self._form.handle(intent)
        if focus and intent.dx > 0 and isinstance(focus.command, OpenSection):
            first = next(widget.id for widget in self._board.widgets)
            self._form.lead(self._form.way_back(intent) or first, intent)
            return None
        if isinstance(focus, Switch):
            self._form.go(intent)
            action = None
        else:
            action = self._form.handle(intent)
        is_stuck = action is None and focus is not None and self._form.focus == focus.id
        leads_out = intent.dx < 0 or intent.dy < 0
        if is_stuck and leads_out and focus is not None and focus.id in self._board.pane.ids:
            self._form.lead(row_of(self._section), intent)
        return action

    def _act(self, action: Action) -> Change | None:
        match action:
            case Switched(id=name, on=on):
                self._memory.remember(**switched(name, on=on))
            case Chosen(id=name, index=index):
                entry = ENTRIES[name]
                if isinstance(entry, Choice):
                    self._memory.remember(**{name: entry.values[index]})
            case Stepped(id=name, value=value):
                entry = ENTRIES[name]
                if isinstance(entry, Level):
                    exact = value if entry.whole == 1 else value / entry.whole
                    self._memory.remember(**{name: exact})
            case Activated(command=ChooseLanguage(language)):
                self._memory.remember(language=language)
            case Activated(command=OpenSection(section)):
                return self._open(section)
            case Activated(id=name):
                return self._press(name)
        return None

    def _press(self, name: str) -> Change | None:
        match name:
            case "back":
                return Pop()
            case "as-before":
                self._memory.remember(**_values(self._before, NAMES))
            case "usual":
                self._memory.remember(**_values(Preferences(), self._names))
        return None

    def _open(self, section: Section) -> Change | None:
        """Show a section; the keys have a page of their own."""
        if section is CONTROLS and self._controls:
            return Push(self._controls())
        self._section = section
        self._board.to_top()
        return None

    # Layout

    @property
    def _names(self) -> tuple[str, ...]:
        """The settings of the section."""
        return tuple(entry.name for entry in self._section.entries)

    @property
    def _places(self) -> SettingsPlaces:
        return settings_places(*(self._canvas.size if self._canvas else (1920.0, 1080.0)))

    def _lay_out(self, focus: str = "") -> None:
        canvas, places, settings = self._canvas, self._places, self._memory.preferences
        if canvas is None:
            return
        if self._section is LANGUAGE:
            self._board.show_languages(settings.language or ENGLISH, places.cards)
        else:
            notes = {"text_size": self._size_note(canvas)}
            self._board.show(canvas, self._section, settings, places.cards, notes)
        widgets: list[Widget] = [
            *navigation_rows(places.rows, self._sections, self._section),
            *self._board.widgets,
            *self._footer(places.footer),
        ]
        self._form.show(widgets, focus, self._board.pane)

    def _size_note(self, canvas: Canvas) -> str:
        """Return how large everything gets in this window, if that is less than was wished."""
        settings = self._memory.preferences
        most, wished = largest_size(canvas.window), settings.text_size
        if settings.magnifier or wished <= most:
            return ""
        text = most * lettering_for(canvas.window, wished)
        return say(
            "This window holds {most} % at most, and {text} % for texts to read. "
            "The magnifying glass makes everything larger.",
            most=int(100 * most),
            text=round(100 * text),
        )

    def _footer(self, place: Rect) -> list[Button]:
        """Return the buttons at the foot, the way back at the right end."""
        settings = self._memory.preferences
        is_changed = settings.chosen != self._before.chosen
        is_unusual = _values(settings, self._names) != _values(Preferences(), self._names)
        back = self._button(BACK, say("Back"), place.right - _EDGE, place, Kind.PRIMARY, "check")
        right = back.rect.left - _GAP
        usual = self._button(USUAL, say("Usual settings"), right, place, enabled=is_unusual)
        right = usual.rect.left - _GAP
        before = self._button(BEFORE, say("As it was before"), right, place, enabled=is_changed)
        return [before, usual, back]

    def _button(
        self,
        name: str,
        label: str,
        right: float,
        place: Rect,
        kind: Kind = Kind.SECONDARY,
        icon: str = "",
        *,
        enabled: bool = True,
    ) -> Button:
        top = place.centery - _BUTTON / 2
        rect = Rect(right - _WIDTHS[name], top, _WIDTHS[name], _BUTTON)
        return Button(name, rect, label, kind, icon, enabled=enabled, size=17)

    def _draw_footer(self, canvas: Canvas) -> None:
        place = self._places.footer
        canvas.panel(place, canvas.theme.panels, radius=16)
        left = place.left + 26
        room = place.right - _EDGE - sum(_WIDTHS.values()) - 3 * _GAP - left
        told = say("Every change counts at once and is kept.")
        lines, style = in_lines(canvas, told, LABEL, room, 2)
        draw_lines(canvas, lines, (left, place.centery), style, canvas.theme.panels.muted)


def _values(settings: Preferences, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in names}
