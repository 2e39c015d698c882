"""Input controller: what every key, click and touch does during a race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance
from formulad.race.dice import Gear
from formulad.race.questions import Question
from formulad.ui.race.desk.table_sides import Side
from formulad.ui.race.model.offers import PLACES, Throw, way_out
from formulad.ui.race.panels.action_button import ACTION
from formulad.ui.race.panels.race_commands import (
    Boost,
    GoThrough,
    PickCard,
    PickFace,
    PickGear,
    PickPlace,
    Radio,
    Reply,
    RewriteLine,
    TakeSeat,
    Tool,
)
from formulad.ui.race.scene.board_pointer import BoardPointer
from formulad.ui.race.scene.boost_input import BUTTONS, BoostInput
from formulad.ui.race.scene.modal_input import ModalInput
from formulad.ui.race.scene.pointer_grip import Grip, Pull
from formulad.ui.race.tabletop.turned_scene import turned_scene
from formulad.ui.shell.help_link import OpenRule
from formulad.ui.shell.scene import Push
from formulad.ui.toolkit.intents import (
    Around,
    Cancel,
    Confirm,
    Decline,
    Digit,
    Direction,
    Feature,
    Held,
    Hold,
    Letter,
    Menu,
    Next,
    Pan,
    PointAt,
    PointerButton,
    Press,
    Previous,
    Release,
    Toggle,
    Undo,
    Zoom,
)
from formulad.ui.toolkit.widgets.widget import Activated, Chosen, Stepped

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.race.model.choosing import Chooser
    from formulad.ui.race.play.race_table import RaceTable
    from formulad.ui.race.scene.engineer_line import EngineerLine
    from formulad.ui.race.scene.race_screen import RaceScreen
    from formulad.ui.shell.help_link import HelpPage
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.outlines import Point

_ZOOM_BUTTON_STEPS = 2
_LEADING_BACK = (Next, Previous, Direction, Digit, Letter, Undo, Decline, Press)
"""What a player does who is done with details."""


class InputController:
    """Carries out what players want, at their table and on their screen."""

    def __init__(
        self,
        table: RaceTable,
        chooser: Chooser,
        screen: RaceScreen,
        pause: Callable[[], Scene],
        help_page: HelpPage,
        engineer: EngineerLine,
    ) -> None:
        """Sit down before a screen.

        Args:
            table: the race.
            chooser: what is looked at before it is chosen.
            screen: what is seen.
            pause: makes the pause.
            help_page: makes the page that tells how the game is played.
            engineer: who is spoken to, and who has asked.
        """
        self._engineer = engineer
        self._pause = pause
        self._help_page = help_page
        self._table = table
        self._chooser = chooser
        self._screen = screen
        self._grip = Grip()
        self._pull = Pull()
        self._on_sheet = ModalInput(table, chooser)
        self._on_boosts = BoostInput(table)
        self._on_board = BoardPointer(table, chooser, screen, self._on_sheet)
        self._holds = False
        """Whether the pointer holds the big button down."""
        self._rule = ""
        """The rule behind the words on which the pointer went down."""

    def do(self, intent: Intent) -> Change | None:
        """Do what a player wants; what still moves can only be skipped."""
        if isinstance(intent, _LEADING_BACK):
            self._screen.hud.come_back()
        match intent:
            case Around(steps):
                self._screen.hud.go_round(steps)
            case Confirm() if self._screen.hud.goes_round:
                form = self._screen.hud.form
                return self._used(form.focus, form.focused_command, is_touch=False)
            case Hold(at) if self._on_board.is_own_car(at):
                return self._faced(Push(self._pause()))
            case Cancel() | Menu():
                return self._faced(Push(self._pause()))
            case Toggle(feature):
                return self._faced(self._toggle(feature))
            case Zoom(steps, at):
                self._zoom(steps, at)
            case Pan(dx, dy) if self._screen.camera_controller:
                self._screen.camera_controller.drag(dx, dy)
            case PointAt() | Press() | Release():
                return self._point(intent)
            case Confirm():
                self._act()
            case Held():
                if not self._table.waits_for_person:
                    self._table.hold()
            case Undo():
                self._undo()
            case Decline():
                self._decline()
            case _ if self._table.waits_for_person:
                self._choose(intent)
        return None

    def _choose(self, intent: Intent) -> None:
        state, due = self._table.shown, self._table.due
        if self._on_sheet.choose(intent):
            return
        match intent:
            case Next() | Direction(1, 0) | Direction(0, 1):
                self._chooser.step(state, due, 1)
            case Previous() | Direction(-1, 0) | Direction(0, -1):
                self._chooser.step(state, due, -1)
            case Digit(number) if 1 <= number <= 6 and self._table.awaiting is Question.GEAR:
                self._pick_gear(Gear(number), looks_first=True)
            case Letter(letter):
                self._chooser.point_at_letter(state, letter)
            case _:
                pass

    def _act(self) -> None:
        """Do what the big button says: decide, roll, or skip what still moves."""
        state, due = self._table.shown, self._table.due
        if not self._table.waits_for_person:
            self._hurry()
        elif self._table.awaiting is Throw.PLAYERS:
            self._on_sheet.enter()
        elif isinstance(due, Chance):
            self._table.roll()
        elif move := self._chooser.move(state, due):
            self._table.decide(move)
        elif self._table.awaiting is Question.GEAR and not self._ask():
            self._chooser.urge()

    def _hurry(self) -> None:
        """Skip what moves; go to the result at once if nobody here drives any more."""
        if self._table.has_no_person_left:
            self._table.rush()
        self._table.hurry()
        self._screen.skip()

    def go_on(self) -> None:
        """Go faster as long as the big button is held."""
        if self._holds and not self._table.waits_for_person:
            self._table.hold()

    def _decline(self) -> None:
        """Do without what is offered: a slipstream, the timed laps."""
        state, due = self._table.shown, self._table.due
        if self._table.waits_for_person and (move := way_out(self._table.game, state, due)):
            self._table.decide(move)

    def _undo(self) -> None:
        if self._table.may_undo:
            self._table.undo()

    def _toggle(self, feature: Feature) -> Change | None:
        match feature:
            case Feature.WHOLE_BOARD:
                self._screen.toggle_board()
            case Feature.REACH:
                self._toggle_reach()
            case Feature.ENGINEER:
                self._call_engineer()
            case Feature.HELP:
                return Push(self._help_page())
            case Feature.PIT if self._table.waits_for_person and self._table.awaiting in PLACES:
                self._chooser.point_at_pits(self._table.shown)
            case _ if feature in BUTTONS:
                self._chooser.point_at_extra(self._on_boosts.use(feature))
            case Feature.TURN:
                self._screen.hud.use(Tool.TURN_BOARD)
            case Feature.MOVE_SEAT:
                self._screen.hud.come_back()
                self._screen.hud.use(TakeSeat())
            case Feature.RULE:
                return Push(self._help_page(self._screen.hud.rule_in_focus))
            case _:
                pass
        return None

    def _toggle_reach(self) -> None:
        self._screen.toggle_reach(has_heat=self._engineer.is_heard(self._table.shown))

    def _call_engineer(self) -> None:
        """Ask the engineer, if that is waited for, and show the panel; else fold or unfold it."""
        if not (self._ask() and self._screen.hud.shows_engineer):
            self._screen.toggle_engineer()

    def _ask(self) -> bool:
        """Ask the engineer about this decision; return whether that was waited for."""
        table = self._table
        return table.waits_for_person and self._engineer.ask(table.shown, table.due)

    def _zoom(self, steps: float, at: Point | None) -> None:
        """Zoom the board; over the lever or the list the wheel goes through choices."""
        if at is not None and self._screen.hud.part_at(at):
            if self._table.waits_for_person:
                self._chooser.step(self._table.shown, self._table.due, -1 if steps > 0 else 1)
        elif self._screen.camera_controller:
            self._screen.camera_controller.zoom(steps, at)

    # The pointer

    def _point(self, intent: PointAt | Press | Release) -> Change | None:
        if not isinstance(intent, PointAt):
            self._holds = isinstance(intent, Press) and self._is_on_action(intent.at)
        if isinstance(intent, Press):
            self._rule = self._screen.rule_at(intent.at)
        if self._rule and isinstance(intent, Press | Release):
            is_meant = isinstance(intent, Release) and self._rule == self._screen.rule_at(intent.at)
            return self._opened_from(intent.at) if is_meant else None
        if isinstance(intent, Press) and intent.button is PointerButton.LEFT:
            self._grip.take(intent.at, on_board=self._on_board.is_free_board(intent.at))
        if self._pulls(intent):
            return None
        if isinstance(intent, PointAt) and (by := self._grip.dragged(intent.at)):
            if self._screen.camera_controller:
                self._screen.camera_controller.drag(*by)
            return None
        is_click = isinstance(intent, Release) and self._grip.let_go()
        action = self._screen.hud.handle(intent)
        is_touch = isinstance(intent, Release) and intent.touch
        match action:
            case Activated(id=widget, command=command):
                return self._used(widget, command, is_touch=is_touch)
            case (
                Chosen(command=RewriteLine(line), index=number)
                | Stepped(command=RewriteLine(line), value=number)
            ):
                self._on_sheet.rewrite(line, number)
                return None
        if isinstance(intent, Release) and is_click:
            self._click_board(intent)
        elif isinstance(intent, PointAt):
            self._on_board.look(intent.at)
        return None

    def _is_on_action(self, at: Point) -> bool:
        widgets = self._screen.hud.form.widgets
        return any(each.id == ACTION and each.rect.collidepoint(at) for each in widgets)

    def _pulls(self, intent: PointAt | Press | Release) -> bool:
        """Pull the list of places with a finger; return whether that is all that was wanted."""
        chooses = self._table.waits_for_person and self._table.awaiting in PLACES
        match intent:
            case Press(at, touch=touch):
                is_list = self._screen.hud.part_at(at) == "list"
                self._pull.take(at, on_list=touch and chooses and is_list)
            case PointAt(at) if rows := self._pull.rows(at):
                self._chooser.pull(self._table.shown, rows)
            case Release() if self._pull.let_go():
                self._screen.hud.form.let_go()
                return True
        return self._pull.is_pulled

    def _opened_from(self, at: Point) -> Change:
        """Open the rule behind words, facing whose card they stand on."""
        on_card = bool(self._screen.hud.rule_at(at))
        side = self._screen.hud.side_of(ACTION) if on_card else Side.BOTTOM
        return Push(turned_scene(self._help_page(self._rule), side))

    def _click_board(self, intent: Release) -> None:
        """Skip what moves, or drive to the cell that was clicked; a finger looks first."""
        if not self._table.waits_for_person:
            self._hurry()
        elif self._on_board.chooses(intent):
            self._act()

    def _faced(self, change: Change | None) -> Change | None:
        """Let a page that opens face the side from which the table is played now."""
        return _faced(change, self._screen.hud.facing)

    def _used(self, widget: str, command: object, *, is_touch: bool) -> Change | None:
        """Do what a widget stands for; a page that opens faces the side it is used from."""
        side = self._screen.hud.side_of(widget)
        match command:
            case Reply():
                self._reply(command)
            case Tool():
                return _faced(self._take_up(command), side)
            case Radio():
                self._speak(command)
            case TakeSeat():
                self._screen.hud.use(command)
            case OpenRule(rule):
                return _faced(Push(self._help_page(rule)), side)
            case Boost(name):
                rule = self._on_boosts.press(name)
                return _faced(Push(self._help_page(rule)), side) if rule else None
            case _:
                self._pick(command, looks_first=is_touch)
        return None

    def _reply(self, reply: Reply) -> None:
        match reply:
            case Reply.ACT:
                self._act()
            case Reply.UNDO:
                self._undo()
            case Reply.DECLINE:
                self._decline()

    def _take_up(self, tool: Tool) -> Change | None:
        """Use a tool that lies beside every question."""
        match tool:
            case Tool.MENU:
                return Push(self._pause())
            case Tool.REACH:
                self._toggle_reach()
            case Tool.BOARD:
                self._screen.toggle_board()
            case Tool.ZOOM:
                if self._screen.camera_controller:
                    self._screen.camera_controller.zoom(_ZOOM_BUTTON_STEPS, None)
            case Tool.TURN_BOARD:
                self._screen.hud.use(tool)
        return None

    def _speak(self, said: Radio) -> None:
        """Say something to the engineer, or fold the panel."""
        match said:
            case Radio.ASK:
                self._ask()
            case Radio.LEVEL:
                self._engineer.go_on(self._table.due)
            case Radio.FOLD:
                self._screen.toggle_engineer()

    def _pick(self, command: object, *, looks_first: bool) -> None:
        """Choose one of several, if one of them is asked for."""
        match command:
            case PickGear(gear) if self._table.awaiting is Question.GEAR:
                self._pick_gear(gear, looks_first=looks_first)
            case PickPlace(index) if self._table.awaiting in PLACES:
                self._pick_place(index, looks_first=looks_first)
            case PickCard(index) if self._on_sheet.pick_card(index, looks_first=looks_first):
                self._act()
            case PickFace(face) if self._on_sheet.pick_face(face, looks_first=looks_first):
                self._act()
            case GoThrough(steps):
                self._chooser.step(self._table.shown, self._table.due, steps)

    def _pick_gear(self, gear: Gear, *, looks_first: bool) -> None:
        """Engage a gear; who looks first only looks at it the first time."""
        was_shown = self._chooser.selection.gear is gear
        self._chooser.point_at_gear(gear)
        if was_shown or not looks_first:
            self._act()

    def _pick_place(self, index: int, *, looks_first: bool) -> None:
        was_shown = self._chooser.selection.destination == index
        self._chooser.point_at_place(index)
        if was_shown or not looks_first:
            self._act()


def _faced(change: Change | None, side: Side) -> Change | None:
    """Let a page that opens face a side."""
    return Push(turned_scene(change.scene, side)) if isinstance(change, Push) else change
