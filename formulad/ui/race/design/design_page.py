"""Design page: points for six parts of a car, and designs kept for another race."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.games.race.designs import LONGEST_NAME, DesignError, SavedDesign, name_fault
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say, sentence_of
from formulad.race.agreed.design import STANDARD, design_fault
from formulad.race.car import Part
from formulad.ui.race.design.design_layout import design_places
from formulad.ui.race.design.design_naming import NamingScene
from formulad.ui.race.design.design_summary import draw_summary
from formulad.ui.race.design.part_row import GivePoints, PartRow
from formulad.ui.race.design.saved_designs import Delete, Load, Offer, SavedList, height_of
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import back_button, draw_page
from formulad.ui.shell.notice import notice
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Cancel, Direction, Leaf, Undo, Zoom, asks_for_help
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.widget import Activated, Stepped

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.games.race.designs import Garage
    from formulad.race.agreed.design import Design
    from formulad.race.agreed.setup import Entrant
    from formulad.store.unusable_file import UnusableFile
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Action, Widget

_WIDEST_BUTTON = 236.0
_DOWN = Direction(0, 1)
_YES, _NO = "yes", "no"
_KEEP = Answer(_NO, say("Keep it"), Kind.PRIMARY)


@frozen
class Naming:
    """The player is asked how the design is to be called."""


@frozen
class Replacing:
    """The player is asked whether a design may be written over."""

    name: str


@frozen
class Deleting:
    """The player is asked whether a design may go, by its place in the list."""

    index: int


Asked: TypeAlias = Naming | Replacing | Deleting | None


class DesignScene(FormScene):
    """A driver shares out the points of his car."""

    name = "design"

    def __init__(
        self,
        entrant: Entrant,
        garages: tuple[Garage, Garage],
        keep: Callable[[Design], None],
        help_page: Callable[[], Scene],
        *,
        must_spend_all: bool,
    ) -> None:
        """Show the car as its driver has it.

        Args:
            entrant: the driver.
            garages: the designs of the player, and those that come with the game.
            keep: takes the design when it is done.
            help_page: makes the page that tells how the game is played.
            must_spend_all: whether no point may be left.
        """
        super().__init__()
        self._entrant = entrant
        self._design = entrant.design or STANDARD
        self._own, self._shipped = garages
        self._keep = keep
        self._help_page = help_page
        self._must_spend_all = must_spend_all
        self._asked: Asked = None
        self._offers: tuple[Offer, ...] = ()
        self._page = 0
        self._area = Rect(0, 0, 0, 0)
        self._places = design_places(0, 0, len(Part), 0)
        self._list = SavedList(self._places.saved, ())
        self._rows: tuple[PartRow, ...] = ()

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out, with the designs as they lie in their folders now."""
        self._area = canvas.area
        self._look_for_designs()
        self._lay_out(focus="" if self._form.focus else "part-0")

    def handle(self, intent: Intent) -> Change | None:
        """Change the car, or leave with it or without."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._help_page())
        if isinstance(intent, Leaf | Zoom):
            self._turn_page(intent)
            return None
        if intent == _DOWN and self._list.is_last(self._form.focused_command):
            usual = "cancel" if self._fault else "done"
            self._form.lead(self._form.way_back(_DOWN) or usual, _DOWN)
            return None
        action = self._form.handle(intent)
        change = self._act(action) if action else None
        self._lay_out()
        return change

    def resume(self, answer: str) -> Change | None:
        """Go on after a question."""
        asked, self._asked = self._asked, None
        change = self._answered(asked, answer) if answer else None
        self._look_for_designs()
        self._lay_out(focus=self._focus_after(asked))
        return change

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        draw_page(canvas, say("Design your car").upper(), self._entrant.name)
        canvas.panel(self._places.parts, canvas.theme.panels, radius=18)
        for row in self._rows:
            row.draw(canvas)
        number, total = self._entrant.number, self._design.total
        draw_summary(canvas, self._places.summary, number, total, self._fault)
        self._list.draw(canvas)
        self._form.draw(canvas, canvas.theme.panels)

    @property
    def _fault(self) -> str:
        """What keeps the car from racing; empty if nothing does."""
        refusal = design_fault(self._design, must_spend_all=self._must_spend_all)
        return refusal.sentence if refusal else ""

    # What the player does

    def _act(self, action: Action) -> Change | None:
        match action:
            case Stepped(id="page", value=page):
                self._page = page - 1
            case Stepped(command=GivePoints(part), value=points):
                self._design = self._design.changed(part, points)
            case Activated(command=Load(index)):
                return self._load(self._offers[index])
            case Activated(command=Delete(index)):
                return self._ask_to_delete(index)
            case Activated(id=button):
                return self._press(button)
        return None

    def _press(self, button: str) -> Change | None:
        match button:
            case "standard":
                self._design = STANDARD
            case "done":
                self._keep(self._design)
                return Pop()
            case "save":
                self._asked = Naming()
                return Push(NamingScene(self._proposal()))
            case _:
                return Pop()
        return None

    def _load(self, offer: Offer) -> Change | None:
        if not isinstance(offer.found, SavedDesign):
            return Push(
                notice(say("This design cannot be used"), say("{fault}.", fault=offer.found.fault))
            )
        self._design = offer.found.design
        return None

    def _ask_to_delete(self, index: int) -> Change:
        self._asked = Deleting(index)
        found = self._offers[index].found
        text = say("The file {file} goes for good.", file=found.path.name)
        answers = (_KEEP, Answer(_YES, say("Delete"), Kind.DANGER))
        return Push(Dialog(say("Delete '{car}'?", car=found.name), text, answers))

    def _answered(self, asked: Asked, answer: str) -> Change | None:
        match asked:
            case Naming():
                return self._save(answer)
            case Replacing(name) if answer == _YES:
                return self._write(name)
            case Deleting(index) if answer == _YES:
                return self._delete(self._offers[index].found)
        return None

    def _focus_after(self, asked: Asked) -> str:
        """Return what gets the focus: who stands where a design may have gone, or no other."""
        if not isinstance(asked, Deleting) or not self._offers:
            return ""
        index = min(asked.index, len(self._offers) - 1)
        self._page = index // self._list.per_page
        return f"delete-{index}" if self._offers[index].is_own else f"load-{index}"

    def _save(self, name: str) -> Change | None:
        """Keep the design; ask first if another would go."""
        before = self._own.taken(name)
        if not isinstance(before, SavedDesign) or before.design == self._design:
            return self._write(name)
        self._asked = Replacing(name)
        text = say("There is a design of this name. It would be written over.")
        answers = (_KEEP, Answer(_YES, say("Replace"), Kind.DANGER))
        return Push(Dialog(say("Replace '{car}'?", car=before.name), text, answers))

    def _write(self, name: str) -> Change | None:
        try:
            self._own.keep(name, self._design)
        except DesignError as error:
            return Push(notice(say("Not saved"), sentence_of(error)))
        self._look_for_designs()
        self._page = SavedList(self._places.saved, self._offers, self._page).page_of(name)
        return None

    def _delete(self, found: SavedDesign | UnusableFile) -> Change | None:
        try:
            self._own.remove(found.path)
        except DesignError as error:
            return Push(notice(say("Not deleted"), sentence_of(error)))
        return None

    def _proposal(self) -> str:
        """Return a name that is free and can be taken as it is, for who has no keys to type on."""
        base = self._entrant.name.strip()[: LONGEST_NAME - 3].strip()
        base = f"{self._entrant.number}" if name_fault(base) else base
        names = [base, *(f"{base} {number}" for number in range(2, 100))]
        return next((name for name in names if self._own.taken(name) is None), base)

    def _turn_page(self, intent: Leaf | Zoom) -> None:
        steps = intent.screens if isinstance(intent, Leaf) else -intent.steps
        if steps:
            turned = self._list.shown + (1 if steps > 0 else -1)
            self._page = max(0, min(turned, self._list.pages - 1))
            self._lay_out()

    def _look_for_designs(self) -> None:
        own = (Offer(found, is_own=True) for found in self._own.files())
        shipped = (Offer(found, is_own=False) for found in self._shipped.designs())
        self._offers = (*own, *shipped)

    # Layout

    def _lay_out(self, focus: str = "") -> None:
        self._places = design_places(*self._area.size, len(Part), height_of(len(self._offers)))
        self._list = SavedList(self._places.saved, self._offers, self._page)
        self._rows = tuple(
            PartRow(part, points, place)
            for part, points, place in zip(
                Part, self._design.points, self._places.rows, strict=True
            )
        )
        widgets: list[Widget] = [back_button(), *(row.stepper for row in self._rows)]
        widgets += self._list.widgets(self._design)
        grounds = self._list.grounds(self._design)
        self._form.show([*widgets, *self._buttons()], focus, grounds=grounds)

    def _save_button(self, rect: Rect) -> Button:
        """Return what keeps the design: also one with points left, for where they may be."""
        may_save = design_fault(self._design, must_spend_all=False) is None
        return Button("save", rect, say("Save as ..."), icon="folder", enabled=may_save, size=21)

    def _buttons(self) -> tuple[Button, ...]:
        foot = self._places.foot
        width = min(_WIDEST_BUTTON, (foot.width - 3 * 16) / 4)
        left = Rect(foot.left, foot.top, width, foot.height)
        right = Rect(foot.right - width, foot.top, width, foot.height)
        step = width + 16
        return (
            Button("standard", left, say("Standard car"), icon="undo", size=21),
            self._save_button(left.move(step, 0)),
            Button("cancel", right.move(-step, 0), say("Cancel"), size=21),
            Button("done", right, say("Done"), Kind.PRIMARY, enabled=not self._fault, size=21),
        )
