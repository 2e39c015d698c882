"""Scene of Formule Fun: the stall, the teams around it, the hand, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast, get_args

from formulad.cards.fun.moves import Move
from formulad.cards.fun.questions import Question
from formulad.cards.fun.state import MarketCard
from formulad.kernel.game import Decision, Over, Seat
from formulad.ui.cards.fun.card_faces import face_of
from formulad.ui.cards.fun.controls import BID, FIRST, USES, Turn
from formulad.ui.cards.fun.fun_choices import Asked, FunChoices
from formulad.ui.cards.fun.fun_layout import FunLayout, fun_layout
from formulad.ui.cards.fun.market_ground import MarketGround
from formulad.ui.cards.fun.offers import PickFor
from formulad.ui.cards.fun.seat_picture import SeatPicture, seat_pictures
from formulad.ui.cards.fun.table_drawing import TableDrawing, TableView
from formulad.ui.cards.fun.table_words import TableWords
from formulad.ui.cards.kit.card_backs import Back
from formulad.ui.cards.kit.hand import HeldCard
from formulad.ui.cards.kit.hand_order import in_order
from formulad.ui.cards.kit.hand_scene import HandScene
from formulad.ui.cards.kit.table_signs import TablePrompt, TableTool, tool_places
from formulad.ui.shell.scene import Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Around, Undo
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.cards.fun.rules import Fun
    from formulad.cards.fun.state import State
    from formulad.cards.packs import CardId
    from formulad.ui.cards.fun.controls import PriceRange
    from formulad.ui.cards.fun.market_playback import MarketPlayback, RaceReport
    from formulad.ui.cards.kit.card_face import CardFace
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Action, Widget

MENU, HIDE = "tool-menu", "tool-hand"
STANDINGS = "standings"
"""How the page of a race leads on to that of the championship."""
_MOVES = get_args(Move)
_SINCE = 5
_OPEN_TO_ALL = (Question.BID, Question.RETURN)
"""What is asked where nothing is secret: no hand is seen meanwhile."""


class FunScene(HandScene):
    """A championship as it is played."""

    name = "fun"
    back = Back.AWNING

    def __init__(self, *args: Any, **named: Any) -> None:
        """Show a championship that was opened; `HandScene` says what it is given."""
        super().__init__(*args, **named)
        self.race_page: Callable[[State, RaceReport], Scene] | None = None
        """Makes the page that is seen after a race."""
        self.standings_page: Callable[[State], Scene] | None = None
        """Makes the page that is seen after it."""
        self._layout = fun_layout(Rect(0, 0, 1920, 1080))
        self._ground = MarketGround()
        self._order: dict[int, tuple[CardId, ...]] = {}
        self._choices = FunChoices()
        self._led_to: object = None
        """What was asked when the keys were led there."""
        self._races_seen = len(self._table.match.state.results)
        self._opened: Scene | None = None

    # What is there

    @property
    def game(self) -> Fun:
        """The rules."""
        return cast("Fun", self._table.match.game)

    @property
    def state(self) -> State:
        """The state that the screen has reached."""
        return cast("State", self._table.shown)

    @property
    def playback(self) -> MarketPlayback:
        """What is seen of what has happened."""
        return cast("MarketPlayback", self._table.playback)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(player.name for player in self._table.players)

    @property
    def is_auction(self) -> bool:
        """Whether a card is under the hammer: then nobody's hand is seen."""
        return self.state.auction is not None

    @property
    def question(self) -> Question | None:
        """What a person before the screen is asked; None while their hand is covered."""
        due = self._table.due
        if not isinstance(due, Decision) or not self._table.waits_for_person:
            return None
        question = cast("Question", due.question)
        is_theirs = self.privacy.is_open and due.seat == self.privacy.seat
        return question if is_theirs or question in _OPEN_TO_ALL else None

    @property
    def asked_seat(self) -> int | None:
        """Who is asked, person or computer."""
        due = self._table.due
        return None if isinstance(due, Over) else int(due.seat)

    @property
    def view(self) -> State:
        """The championship as the one before the screen knows it."""
        seat = self.asked_seat if self.question is not None else self.privacy.seat
        return self.game.view(self.state, Seat(seat or 0))

    # What is chosen

    @property
    def lifted_card(self) -> CardId | None:
        """The card of the hand that is looked at."""
        found = next((card for card in self.hand.cards if card.id == self.hand.lifted), None)
        return cast("CardId", found.command) if found and self._choices.lot is None else None

    @property
    def circuit(self) -> CardId | None:
        """The circuit that is looked at."""
        card = self.lifted_card
        return card if card in self.game.setting.circuits else None

    @property
    def asked(self) -> Asked:
        """What is asked, and what there is to choose from."""
        card = self.lifted_card
        return Asked(self.game, self.state, self.view, self.question, self.names, card)

    @property
    def prices(self) -> PriceRange:
        """The prices that can be named now."""
        return self._choices.prices(self.asked)

    # What can be used

    def lay_page(self, page: Rect) -> None:
        """Choose the places of everything on a page."""
        self._layout = fun_layout(page, self.game.setting.seats)
        self.hand_area = self._layout.hand

    @property
    def layout(self) -> FunLayout:
        """Where everything is."""
        return self._layout if self.shows_hand else self._layout.at_auction

    @property
    def shows_hand(self) -> bool:
        """Whether the hand, or the curtain over it, is seen."""
        return self.privacy.seat is not None and not self.is_auction

    def held_cards(self) -> Sequence[HeldCard]:
        """Return the hand of the seat before the screen, each card where it lay before."""
        seat = self.privacy.seat
        if seat is None or not self.shows_hand:
            return ()
        held = self.game.view(self.state, Seat(seat)).hands[seat]
        self._order[seat] = in_order(self._order.get(seat, ()), held)
        return tuple(
            HeldCard(f"card-{at}", face_of(self.game.setting, card), card)
            for at, card in enumerate(self._order[seat])
        )

    def hand_faces(self, seat: int) -> Sequence[CardFace]:
        """Return the cards that somebody holds, as only they may see them."""
        held = self.game.view(self.state, Seat(seat)).hands[seat]
        return tuple(face_of(self.game.setting, card) for card in held)

    def lay_out(self) -> None:
        """Place everything, and lead the keys to what is asked anew."""
        super().lay_out()
        key = (self.question, self.asked_seat, self._choices.picking, self._choices.lot)
        if key != self._led_to:
            self._led_to = key
            self._lead_keys()

    def _lead_keys(self) -> None:
        wished = {Question.BID: BID, Question.DRAW: FIRST}.get(self.question or Question.ACT, "")
        if self._choices.picks(self.asked):
            wished = "pick-0"
        elif self._choices.lot is not None:
            wished = FIRST
        if wished and self._form.find(wished):
            self._form.focus = wished

    def _hand_widgets(self) -> Sequence[Widget]:
        return super()._hand_widgets() if self.shows_hand else ()

    def table_widgets(self) -> Sequence[Widget]:
        """Return the cards of the market and the buttons that can be used."""
        tools = tool_places(self.layout.tools_right, 20, 2)
        hide = [TableTool(HIDE, tools[0], "eye", self.privacy.is_open)] if self.shows_hand else []
        chosen = self._choices.widgets(self.asked, self.layout)
        return (*chosen, *hide, TableTool(MENU, tools[1], "menu"))

    # What a player does

    def handle(self, intent: Intent) -> Change | None:
        """Do what a player wants, or open what they ask for."""
        self._opened = None
        change = super().handle(intent)
        if self._opened is not None:
            return Push(self._opened)
        self._hear()
        return change

    def _act(self, intent: Intent) -> None:
        match intent:
            case Around(steps) if self.question is Question.BID or self._choices.lot is not None:
                self._change_price(steps)
            case Undo() if self._choices.lot is not None or self._choices.picking is not None:
                self.put_back()
            case _:
                super()._act(intent)

    def act(self, action: Action) -> None:
        """Do what a button or a card of the market stands for."""
        if not isinstance(action, Activated):
            return
        match action.command:
            case MarketCard() as lot:
                self.put_back()
                self._choices.choose_lot(lot)
            case PickFor(card):
                self._choices.pick_for(card)
            case Turn.LESS:
                self._change_price(-1)
            case Turn.MORE:
                self._change_price(1)
            case Turn.CANCEL:
                self.put_back()
            case move if isinstance(move, _MOVES):
                self._decide(move)
            case _:
                self._use_tool(action.id)

    def _use_tool(self, tool: str) -> None:
        if tool == MENU:
            self._opened = self._pause()
        elif tool == HIDE:
            self.privacy.toggle()

    def _change_price(self, steps: int) -> None:
        self._choices.change_price(self.asked, steps)

    def card_chosen(self, held: HeldCard, *, is_again: bool) -> None:
        """Go on to what can be done with a card; chosen twice it is done."""
        self._choices.put_back()
        if self.question is not Question.ACT:
            return
        self.lay_out()
        first = self._form.find(FIRST)
        usable = [w.id for w in self._form.widgets if w.id in USES and w.focusable]
        if is_again and first is not None and first.focusable:
            self.act(Activated(FIRST, first.command))
        elif usable and not self.is_touched:
            self._form.focus = usable[0]
        del held

    def _decide(self, move: object) -> None:
        self.put_back()
        self.hand.lift("")
        self._choices.begin_anew()
        self._table.decide(move)

    def put_back(self) -> None:
        """Choose nothing any more."""
        super().put_back()
        self._choices.put_back()

    # How it goes on

    def _follow_turn(self) -> None:
        """Cover the hand where another person is to act; at an auction nothing is secret."""
        due = self._table.due
        if isinstance(due, Decision) and due.question in _OPEN_TO_ALL:
            if self._table.waits_for_person and due.seat != self.privacy.seat:
                self.privacy.look_away()
            return
        super()._follow_turn()

    def update(self, dt: float) -> Change | None:
        """Let time pass for the championship; after a race its cars and points are seen."""
        change = self._race_seen() or super().update(dt)
        self._hear()
        return change or self._race_seen()

    def _race_seen(self) -> Change | None:
        """Return the page of a race that has just been seen for the first time."""
        report, seen = self.playback.take_report(), self._races_seen
        self._races_seen = len(self.state.results)
        if report is None or report.number <= seen or self.race_page is None:
            return None
        return Push(self.race_page(self.state, report))

    def resume(self, answer: str) -> Change | None:
        """Come back from a page, or go on from that of a race to the championship."""
        is_over = isinstance(self._table.due, Over)
        if answer == STANDINGS and self.standings_page is not None and not is_over:
            return Push(self.standings_page(self.state))
        return super().resume(answer)

    def _hear(self) -> None:
        for sound in self.playback.take_sounds():
            self.play_sound(sound)

    # What is told

    def happened_since(self) -> Sequence[str]:
        """Return what the others have done since the person before the screen did."""
        stories, seat = self.playback.stories, self.privacy.seat
        own = [at for at, story in enumerate(stories) if story.seat == seat]
        since = stories[own[-1] + 1 :] if own else stories
        return [story.text for story in since[-_SINCE:]]

    @property
    def prompt(self) -> TablePrompt:
        """What is asked, or who acts."""
        return self._words.prompt(self.playback.stories)

    @property
    def _words(self) -> TableWords:
        return TableWords(self.game, self.state, self.names, self.question, self.asked_seat)

    def seat_pictures(self) -> tuple[SeatPicture, ...]:
        """Return what is told of each team."""
        return seat_pictures(self.state, self.names, self.asked_seat)

    # How it looks

    def draw_table(self, canvas: Canvas) -> None:
        """Draw the stall, the teams, the cards and the panels."""
        view = TableView(
            self.layout,
            self.game,
            self.state,
            self.names,
            self.seat_pictures(),
            self.prompt,
            self.question,
            self.privacy.seat,
            self.asked_seat,
            self.playback,
            is_big=not self.shows_hand,
            card=self._panel_card(),
            lot=self._choices.lot,
            circuit=self.circuit,
            prices=self.prices,
            pick_title=self._words.pick_title(self._choices.picking),
            captions=self.captions,
        )
        drawing = TableDrawing(view, canvas, self._form)
        drawing.draw_ground(self._ground, self._layout)
        drawing.draw_panels()
        if self.shows_hand:
            self.draw_hand(canvas)
        drawing.draw_widgets()

    def _panel_card(self) -> CardId | None:
        if self.question is not Question.ACT:
            return None
        return self.lifted_card if self._choices.picking is None else self._choices.picking
