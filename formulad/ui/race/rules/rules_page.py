"""Rules page: a preset, and every option that may differ from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.race.presets import SHIPPED
from formulad.kernel.sentence import joined, say, say_of, sentence_of
from formulad.kernel.values import Frozen, field
from formulad.race.agreed.option_catalogue import CATALOGUE, Group, is_in_force
from formulad.ui.race.rules.own_presets import OwnPresetsScene
from formulad.ui.race.rules.preset_saving import SavePresetScene
from formulad.ui.race.rules.rule_card import SetOption
from formulad.ui.race.rules.rule_search import SearchField, matches
from formulad.ui.race.rules.rules_banner import ADD, BACK, LEAVE_OUT, SAVE, Banner
from formulad.ui.race.rules.rules_board import OptionBoard, rule_behind
from formulad.ui.race.rules.rules_draft import Draft
from formulad.ui.race.rules.rules_layout import RulesPlaces, rules_places
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.help_link import OpenRule
from formulad.ui.shell.menu_page import back_button, draw_page
from formulad.ui.shell.notice import notice
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE
from formulad.ui.toolkit.intents import (
    Cancel,
    Direction,
    Edge,
    Feature,
    PointAt,
    Press,
    Reading,
    Release,
    Toggle,
    Undo,
)
from formulad.ui.toolkit.lettering import LABEL, SMALL, TEXT
from formulad.ui.toolkit.theme import ROSE, SUN
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.chips import chips
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.switch import Switch
from formulad.ui.toolkit.widgets.widget import Activated, Chosen, Edited, Stepped, Switched
from formulad.ui.toolkit.widgets.writing import Writing

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.race.agreed.option_catalogue import Entry
    from formulad.ui.race.rules.preset_shelf import RuleShelf
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Action, Widget

CUSTOM = len(SHIPPED)
USE, OWN, SEARCH, PRESET, GROUP = "use", "own", "search", "preset", "group"
DROP = "drop"
_USE_WIDTH, _OWN_WIDTH, _BUTTON_HEIGHT = 236.0, 172.0, 50.0


class Looking(Frozen):
    """Which options a player looks at: those of a group, or those he searches for."""

    group: Group | None = None
    writing: Writing = field(default_factory=Writing)

    @property
    def text(self) -> str:
        """What is searched for."""
        return self.writing.text


class RulesScene(FormScene):
    """Rules are chosen, one by one or all at once."""

    name = "rules"

    def __init__(self, shelf: RuleShelf, draft: Draft, use: Callable[[Draft], None]) -> None:
        """Show rules to be changed.

        Args:
            shelf: presets, words, the rule book.
            draft: the rules as they are.
            use: takes the rules that were agreed on.
        """
        super().__init__()
        self._shelf = shelf
        self._draft = draft
        self._agreed = draft.options
        self._custom = draft
        """What was changed last, to which the choice of own rules leads back."""
        self._use = use
        self._looking = Looking()
        self._is_leaving = False
        """Whether the player is asked what becomes of changed rules."""
        self._board = OptionBoard(shelf)
        self._canvas: Canvas | None = None
        self._area = Rect(0, 0, 0, 0)

    @property
    def draft(self) -> Draft:
        """The rules as they are chosen now."""
        return self._draft

    @property
    def in_force(self) -> int:
        """How many options the race would be driven by: those that are not off, nor lie idle."""
        return sum(is_in_force(entry, self._draft.options) for entry in CATALOGUE)

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out; at first the focus is on the presets."""
        self._canvas, self._area = canvas, canvas.area
        self._lay_out(focus="" if self._form.focus else PRESET)

    def handle(self, intent: Intent) -> Change | None:
        """Change rules, look for them, read about them, or leave."""
        if isinstance(intent, Cancel | Undo):
            return self._leave(intent)
        match intent:
            case Toggle(Feature.HELP | Feature.RULE):
                return Push(self._shelf.open_rule(rule_behind(self._form.focused_command)))
            case Toggle(Feature.FIND):
                self._form.focus = SEARCH
                change = None
            case _:
                change = self._do(intent)
        self._lay_out()
        return change

    def resume(self, answer: str) -> Change | None:
        """Come back with a preset that was saved or chosen by name, or leave after all."""
        is_leaving, self._is_leaving = self._is_leaving, False
        if is_leaving:
            return self._left(answer)
        if answer in self._shelf.presets.own_names:
            try:
                options = self._shelf.presets.options(answer)
            except ValueError as error:
                return Push(notice(say("This preset cannot be used"), sentence_of(error)))
            self._take(Draft(options, answer, options))
        self._custom = self._shelf.beside_what_is_there(self._custom)
        self._draft = self._shelf.beside_what_is_there(self._draft)
        self._lay_out()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        draw_page(canvas, say("Rules").upper())
        self._board.draw(canvas, self._form)
        if not self._entries:
            y = self._places.cards.top + 90
            told = say("No rule is called that. Try another word.")
            canvas.text(told, canvas.area.centerx, y, TEXT, canvas.theme.pages.text, align=0.5)
        self._banner.draw(canvas)
        self._draw_footer(canvas)
        scrolled = self._board.pane.ids
        for widget in self.widgets:
            if widget.id not in scrolled:
                self._form.draw_widget(widget, canvas, canvas.theme.pages)
        if self._form.focus not in scrolled:
            self._form.draw_focus(canvas, canvas.theme.pages)

    # What the player does

    def _do(self, intent: Intent) -> Change | None:
        is_typing = self.reading is Reading.TEXT
        is_caret = isinstance(intent, Edge) and is_typing
        if not is_caret and self._board.scrolls(intent, self._form):
            return None
        before = self._form.focus
        if isinstance(intent, Direction) and isinstance(self._form.focused, Switch):
            self._form.go(intent)  # on a page of cards arrows lead on; they turn no switches
            action = None
        else:
            action = self._form.handle(intent)
        change = self._act(action) if action else None
        is_pointing = isinstance(intent, PointAt | Press | Release)
        if self._form.focus != before and not is_pointing:
            self._board.reveal(self._form.focus)
        return change

    def _leave(self, intent: Intent) -> Change | None:
        """Go back; from a search first to all rules."""
        if self._looking.text and isinstance(intent, Cancel):
            self._looking = Looking()
            self._lay_out(focus=PRESET)
            return None
        return self._go_back()

    def _go_back(self) -> Change:
        """Leave the page; what was changed is not dropped without a word."""
        if self._draft.options == self._agreed:
            return Pop()
        self._is_leaving = True
        return Push(_question(can_use=not self._draft.conflicts))

    def _left(self, answer: str) -> Change | None:
        """Leave with the changed rules or without them, or stay after all."""
        match answer:
            case "use":
                return self._use_draft()
            case "drop":
                return Pop()
            case _:
                return None

    def _use_draft(self) -> Change:
        self._use(self._draft)
        return Pop(USE)

    def _act(self, action: Action) -> Change | None:
        match action:
            case (
                Switched(command=SetOption(option), on=value)
                | Stepped(command=SetOption(option), value=value)
            ):
                self._take(self._draft.with_value(option.id, value))
            case Chosen(command=SetOption(option), index=index):
                self._take(self._draft.with_value(option.id, option.values[index]))
            case Chosen(id="preset", index=index):
                self._choose_preset(index)
            case Chosen(id="group", index=index):
                group = tuple(Group)[index - 1] if index else None
                self._looking = Looking(group)
                self._board.to_top()
            case Edited(writing=writing):
                self._looking = Looking(None, writing)
                self._board.to_top()
            case Activated(command=OpenRule(rule)):
                return Push(self._shelf.open_rule(rule))
            case Activated(id=name):
                return self._press(name)
        return None

    def _press(self, name: str) -> Change | None:
        match name:
            case "back":
                return self._go_back()
            case "use":
                return self._use_draft()
            case "save":
                return Push(SavePresetScene(self._shelf.presets, self._draft.options))
            case "own":
                return Push(OwnPresetsScene(self._shelf))
            case "to-preset":
                self._take(self._draft.back())
            case "add-needed":
                self._take(self._draft.with_what_is_needed())
            case "leave-out":
                self._take(self._draft.without_conflicts())
        return None

    def _take(self, draft: Draft) -> None:
        """Go on with a draft; one that says what a preset says is that preset."""
        name = self._shelf.preset_of(draft)
        self._draft = Draft(draft.options, name, draft.options) if name else draft
        if not name:
            self._custom = self._draft

    def _choose_preset(self, index: int) -> None:
        if index == CUSTOM:
            self._draft = self._custom
            return
        name = SHIPPED[index]
        options = self._shelf.shipped[name]
        self._draft = Draft(options, name, options)

    # Layout

    @property
    def _places(self) -> RulesPlaces:
        return rules_places(*self._area.size)

    @property
    def _banner(self) -> Banner:
        return Banner(self._draft, self._shelf, self._places.banner)

    @property
    def _entries(self) -> list[Entry]:
        """The options that are shown."""
        looking, words = self._looking, self._shelf.words
        if looking.text:
            return [entry for entry in CATALOGUE if matches(entry, words, looking.text)]
        return [entry for entry in CATALOGUE if looking.group in (None, entry.group)]

    def _lay_out(self, focus: str = "") -> None:
        if self._canvas is None:
            return
        places = self._places
        self._board.show(self._entries, self._draft, places.cards)
        widgets: list[Widget] = [
            back_button(),
            self._presets(places.presets),
            self._search(places.search),
            *self._banner.widgets(),
            self._groups(self._canvas, places.chips),
            *self._board.widgets,
            *self._footer(places.footer),
        ]
        before = self._form.focus
        self._form.show(widgets, focus, self._board.pane)
        if self._form.focus != before and not focus:
            self._form.focus = self._nearest_to(before)

    def _nearest_to(self, gone: str) -> str:
        """Return what gets the focus of a widget that is gone."""
        return GROUP if gone in {BACK, SAVE, ADD, LEAVE_OUT} else PRESET

    def _presets(self, place: Rect) -> Segmented:
        exact = self._shelf.preset_of(self._draft)
        labels = (*(self._shelf.words.preset(name) for name in SHIPPED), say_of("rules", "Custom"))
        return Segmented(PRESET, place, labels, SHIPPED.index(exact) if exact else CUSTOM)

    def _search(self, place: Rect) -> SearchField:
        return SearchField.of(SEARCH, place, self._looking.writing)

    def _groups(self, canvas: Canvas, place: Rect) -> Widget:
        words = (self._shelf.words.group(group) for group in Group)
        index = tuple(Group).index(self._looking.group) + 1 if self._looking.group else 0
        return chips(
            canvas, GROUP, place, (say_of("rules", "All {n}", n=len(CATALOGUE)), *words), index
        )

    def _footer(self, place: Rect) -> list[Button]:
        top, right = place.centery - _BUTTON_HEIGHT / 2, place.right - 14
        use = Rect(right - _USE_WIDTH, top, _USE_WIDTH, _BUTTON_HEIGHT)
        button = Button(
            USE,
            use,
            say("Use these rules"),
            Kind.PRIMARY,
            icon="check",
            enabled=not self._draft.conflicts,
            size=18,
        )
        if not self._shelf.presets.own_names:
            return [button]
        own = Rect(use.left - 14 - _OWN_WIDTH, top, _OWN_WIDTH, _BUTTON_HEIGHT)
        return [Button(OWN, own, say("My presets"), icon="folder", size=17), button]

    def _draw_footer(self, canvas: Canvas) -> None:
        place, words = self._places.footer, self._shelf.words
        canvas.panel(place, canvas.theme.panels, radius=16)
        draw_icon(canvas, "flag", place.left + 40, place.centery, 28, SUN)
        left = place.left + 76
        right = min(button.rect.left for button in self._footer(place)) - 20
        title = self._shelf.told(self._draft)
        laps = words.told("laps", self._draft.value("laps"))
        rules = words.told("rules", self._draft.value("rules"))
        canvas.text(title, left, place.centery - 13, LABEL.weighted(700), WHITE)
        count = say("{n} of {all} options in force", n=self.in_force, all=len(CATALOGUE))
        note = canvas.shortened(joined("   ·   ", (rules, laps, count)), SMALL, right - left)
        wrong = say("They cannot be used as they stand: see above.")
        told, colour = (wrong, ROSE) if self._draft.conflicts else (note, canvas.theme.panels.muted)
        canvas.text(told, left, place.centery + 14, SMALL, colour)


def _question(*, can_use: bool) -> Dialog:
    """Return what is asked of who leaves changed rules behind."""
    drop = Answer(DROP, say("Keep those of before"))
    if can_use:
        text = say("You chose other rules and have not taken them yet.")
        use = Answer(USE, say("Use these rules"), Kind.PRIMARY)
        return Dialog(say("Use these rules?"), text, (use, drop))
    text = say("Some of these rules cannot go together. They cannot be used like this.")
    stay = Answer("", say("Go on choosing"), Kind.PRIMARY)
    return Dialog(say("Leave these rules?"), text, (stay, drop))
