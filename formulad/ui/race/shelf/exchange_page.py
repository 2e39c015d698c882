"""Exchange page: what is taken in, pasted or from a file, and what is given away (SHE-5, SHE-6)."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.kernel.files import files_in
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import say, sentence_of
from formulad.shelf.sharing.givable import Givable, givable, packed_up
from formulad.store.container import SUFFIX, open_container
from formulad.store.kept_maps import safe_stem
from formulad.store.share_text import read_shared_text
from formulad.ui.race.shelf.giving import give_file, give_text
from formulad.ui.race.shelf.kind_words import ICONS, TITLES
from formulad.ui.race.shelf.receiving import received_page
from formulad.ui.race.shelf.row_list import LookAt, RowList, RowWords
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.notice import notice
from formulad.ui.shell.other_programs import open_with_desktop
from formulad.ui.shell.saved.saved_games_layout import list_places
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.intents import (
    Bring,
    Cancel,
    Paste,
    Undo,
    asks_for_help,
)
from formulad.ui.toolkit.lettering import LABEL, PANEL_TITLE
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.widget import Activated, Chosen
from formulad.ui.toolkit.widgets.widget_lists import draw_listed

if TYPE_CHECKING:
    from formulad.ui.race.shelf.shelf_ways import ShelfWays
    from formulad.ui.shell.saved.saved_games_layout import ListPlaces
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Action, Widget

TABS, PASTE, FOLDER, COPY, SAVE, OPEN = "tabs", "paste", "folder", "copy", "save", "open"
_TABS, _TABS_HIGH = 420.0, 52.0
_BUTTON, _GAP, _HEAD = 62.0, 14.0, 76.0
_MOST_FILES = 60
_TEXT = 120.0


class ExchangeScene(FormScene):
    """What comes in on one leaf, what goes out on the other."""

    name = "exchange"

    def __init__(self, ways: ShelfWays) -> None:
        """Show the files that lie there."""
        super().__init__()
        self._ways = ways
        self._tab, self._list = 0, RowList("row")
        self._files: tuple[Path, ...] = ()
        self._things: tuple[Givable, ...] = ()
        self._area = Rect(0, 0, 1920, 1080)
        self._find()

    def _find(self) -> None:
        """Find out what lies there, and what can be given away."""
        folder = self._ways.context.folders.shared
        self._files = tuple(sorted(files_in(folder, SUFFIX)))[:_MOST_FILES]
        self._things = tuple(givable(self._ways.home))
        self._list.chosen = min(self._list.chosen, max(0, self._count - 1))

    @property
    def _gives(self) -> bool:
        """Whether it is about what is given away."""
        return self._tab == 1

    @property
    def _count(self) -> int:
        return len(self._things if self._gives else self._files)

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out."""
        self._area = canvas.area
        self._lay_out("" if self._form.focus else PASTE)

    def handle(self, intent: Intent) -> Change | None:
        """Take something in, or give something away."""
        match intent:
            case Cancel() | Undo():
                return Pop()
            case Bring(path):
                return Push(opened_file(self._ways, Path(path)))
            case Paste():
                return Push(opened_text(self._ways))
        if asks_for_help(intent):
            return Push(self._ways.help_page())
        if self._list.scrolls(intent, self._form):
            self._lay_out()
            return None
        action = self._form.handle(intent)
        change = self._act(action) if action else None
        self._list.follow(intent, self._form)
        self._lay_out()
        return change

    def _act(self, action: Action) -> Change | None:
        match action:
            case Chosen(id="tabs", index=index):
                self._tab, self._list.chosen = index, 0
            case Activated(id="back"):
                return Pop()
            case Activated(id="paste"):
                return Push(opened_text(self._ways))
            case Activated(id="folder"):
                return self._show_folder()
            case Activated(id="open"):
                return Push(opened_file(self._ways, self._files[self._list.chosen]))
            case Activated(command=LookAt(index)):
                self._list.chosen = index
                if not self._gives:
                    return Push(opened_file(self._ways, self._files[index]))
            case Activated(id=("copy" | "save") as way):
                return Push(self._given(self._things[self._list.chosen], is_text=way == COPY))
        return None

    def _show_folder(self) -> Change | None:
        folder = self._ways.context.folders.shared
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            return Push(notice(say("This cannot be opened"), reason(error)))
        if open_with_desktop(folder):
            return None
        told = say("No program was found for it. It lies here: {place}", place=str(folder))
        return Push(notice(say("This cannot be opened"), told))

    def _given(self, thing: Givable, *, is_text: bool) -> Scene:
        """Give something away, and return what there is to say of it."""
        pack = partial(packed_up, self._ways.home, thing, self._ways.services.circuit)
        if is_text:
            return give_text(pack, self._ways.clipboard)
        return give_file(pack, self._ways.context.folders.shared, safe_stem(thing.title))

    def resume(self, answer: str) -> Change | None:
        """Come back: there may be more files now."""
        del answer
        self._find()
        self._lay_out()
        return None

    # Layout

    @property
    def _places(self) -> ListPlaces:
        return list_places(self._area, 0.55, listed=RowList.height(self._count))

    def _lay_out(self, focus: str = "") -> None:
        rows = self._list.rows(self._places.list, self._rows())
        place = Rect(0, (HEADER - _TABS_HIGH) / 2, _TABS, _TABS_HIGH)
        place.right = self._area.right - MARGIN
        tabs = Segmented(TABS, place, (say("Take in"), say("Give away")), self._tab)
        widgets = [*self._ways_on(), *rows, back_button(), tabs]
        self._form.show(widgets, focus, self._list.pane(rows))

    def _rows(self) -> list[RowWords]:
        """Return what stands in the rows."""
        if self._gives:
            return [
                RowWords(each.title, TITLES[each.kind], ICONS[each.kind]) for each in self._things
            ]
        return [RowWords(path.name, "", "gift") for path in self._files]

    def _ways_on(self) -> list[Widget]:
        panel = self._places.details
        left, width = panel.left + 26, panel.width - 52
        ways = (
            ((COPY, say("Copy as text"), "gift"), (SAVE, say("Save as a file"), "folder"))
            if self._gives
            else (
                (PASTE, say("Paste a text"), "log"),
                (OPEN, say("Open the file"), "gift"),
                (FOLDER, say("Show the folder"), "folder"),
            )
        )
        top = panel.top + _HEAD + _TEXT
        return [
            Button(
                way,
                Rect(left, top + at * (_BUTTON + _GAP), width, _BUTTON),
                label,
                Kind.SECONDARY if at else Kind.PRIMARY,
                icon=icon,
                enabled=way in {PASTE, FOLDER} or self._count > 0,
            )
            for at, (way, label, icon) in enumerate(ways)
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        draw_page(canvas, say("Give and take").upper(), taken=_TABS)
        palette, places = canvas.theme.pages, self._places
        canvas.panel(places.list, palette, radius=18)
        canvas.panel(places.details, palette, radius=18)
        self._draw_words(canvas)
        if not self._count:
            empty = say("There is nothing yet.")
            list_ = places.list
            canvas.text(empty, list_.centerx, list_.top + 60, LABEL, palette.muted, align=0.5)
        draw_listed(canvas, self._form, self._list.scroll)

    def _draw_words(self, canvas: Canvas) -> None:
        palette, panel = canvas.theme.pages, self._places.details
        left, room = panel.left + 26, panel.width - 52
        title = say("Give away") if self._gives else say("Take in")
        told, style = fitted(canvas, title.upper(), PANEL_TITLE, room)
        canvas.text(told, left, panel.top + 44, style, palette.text)
        folder = str(self._ways.context.folders.shared)
        words = (
            say("A text goes into a letter, a file is put into {folder}.", folder=folder)
            if self._gives
            else say(
                "Paste what somebody wrote you, drop a file here, or put it into {folder}."
                " You look at it first; nothing is written before you keep it.",
                folder=folder,
            )
        )
        lines, style = in_lines(canvas, words, LABEL, room, 4)
        draw_lines(canvas, lines, (left, panel.top + _HEAD + _TEXT / 2 - 8), style, palette.muted)


def opened_file(ways: ShelfWays, path: Path) -> Scene:
    """Return the page of a file that somebody gave away, or what is wrong with it."""
    try:
        return received_page(ways, open_container(path), path.stem)
    except ValueError as error:
        return notice(say("This cannot be taken in"), sentence_of(error))


def opened_text(ways: ShelfWays) -> Scene:
    """Return the page of what was copied, or what is wrong with it."""
    try:
        container = read_shared_text(ways.clipboard.text)
        return received_page(ways, container, safe_stem(container.title))
    except ValueError as error:
        return notice(say("This cannot be taken in"), sentence_of(error))
