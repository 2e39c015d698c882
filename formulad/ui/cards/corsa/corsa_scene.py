"""Scene of Formula Corsa: the arcade of garages, the market, the workshop and the race."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from formulad.cards.corsa.cards import Kind as Sort
from formulad.cards.corsa.hands import left_in
from formulad.cards.corsa.moves import Sell
from formulad.cards.corsa.questions import Purpose, Question
from formulad.kernel.game import Chance, Decision, Over, Seat
from formulad.kernel.sentence import Sentence, counted, say
from formulad.ui.cards.corsa.arcade_ground import ArcadeGround
from formulad.ui.cards.corsa.bench_choices import BenchChoices
from formulad.ui.cards.corsa.bench_widgets import (
    BUILD,
    BUY,
    LEAVE,
    SLOTS,
    WAIT,
    car_slots,
    foot_buttons,
    shop_decks,
)
from formulad.ui.cards.corsa.corsa_cards import face_of
from formulad.ui.cards.corsa.corsa_layout import CorsaLayout, corsa_layout
from formulad.ui.cards.corsa.corsa_table_drawing import CorsaTableDrawing
from formulad.ui.cards.kit.card_backs import Back
from formulad.ui.cards.kit.hand import HeldCard
from formulad.ui.cards.kit.hand_scene import HandScene
from formulad.ui.cards.kit.table_signs import TablePrompt, TableTool
from formulad.ui.shell.scene import Push
from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Confirm, Press, Undo
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.cards.corsa.rules import Corsa
    from formulad.cards.corsa.state import State
    from formulad.cards.packs import CardId
    from formulad.ui.cards.corsa.corsa_playback import CorsaPlayback
    from formulad.ui.cards.kit.card_face import CardFace
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.widget import Action, Widget

MENU, HIDE, ROLL = "tool-menu", "tool-hand", "roll"
THROWN = {Purpose.RACE, Purpose.TIE, Purpose.CONTEST}
"""What dice are for."""
_USUAL = {Question.MARKET: (LEAVE, BUY[Sort.STRATEGY]), Question.WISH: (WAIT,), Question.CAR: ()}
"""What the keys go to if it can be used, for each question; else to the hand."""
_ROLL_SIZE = 27.0
_SINCE = 5
"""So many lines are told of what happened since somebody looked."""
NOBODY = Seat(-1)
"""Who knows no more than all know."""


class CorsaScene(HandScene):
    """A game as it is played."""

    name = "corsa"
    back = Back.ARCHES

    def __init__(self, *args: Any, **named: Any) -> None:
        """Show a game that was opened; `HandScene` says what it is given."""
        super().__init__(*args, **named)
        self.standings_page: Callable[[State], Scene] | None = None
        """Makes the page that is seen between two races."""
        self._layout = corsa_layout(Rect(0, 0, 1920, 1080), self.game.setting.seats)
        self._ground = ArcadeGround()
        self._choices: tuple[object, BenchChoices] | None = None
        self._races_seen = len(self._table.match.state.results)
        self._has_die = False
        """Whether a die was to be thrown when all was laid out last."""
        self._opened: Scene | None = None
        """What was asked for just now."""

    # What is there

    @property
    def game(self) -> Corsa:
        """The rules."""
        return cast("Corsa", self._table.match.game)

    @property
    def state(self) -> State:
        """The state that the screen has reached."""
        return cast("State", self._table.shown)

    @property
    def view(self) -> State:
        """The state as whoever looks at the screen may know it."""
        seat = self.privacy.seat if self.privacy.is_open else None
        return self.game.view(self.state, NOBODY if seat is None else Seat(seat))

    @property
    def playback(self) -> CorsaPlayback:
        """What is seen of what has happened."""
        return cast("CorsaPlayback", self._table.playback)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(player.name for player in self._table.players)

    @property
    def layout(self) -> CorsaLayout:
        """Where everything is."""
        return self._layout

    @property
    def form(self) -> Form:
        """What can be used, for who draws it."""
        return self._form

    @property
    def question(self) -> Question | None:
        """What the person before the screen is asked; None while their hand is covered."""
        due = self._table.due
        if not isinstance(due, Decision) or not self._table.waits_for_person:
            return None
        if not self.privacy.is_open or due.seat != self.privacy.seat:
            return None
        return cast("Question", due.question)

    @property
    def is_covered(self) -> bool:
        """Whether the hand of who is asked is still covered."""
        return self._table.waits_for_person and not self.privacy.is_open

    @property
    def choices(self) -> BenchChoices | None:
        """What they may do; begun anew for each question."""
        if self.question is None or self.privacy.seat is None:
            return None
        key = (len(self._table.match.played), self.privacy.seat)
        if self._choices is None or self._choices[0] != key:
            seat = self.privacy.seat
            view = self.game.view(self.state, Seat(seat))
            self._choices = key, BenchChoices(self.game, view, seat)
        return self._choices[1]

    @property
    def active_seat(self) -> int | None:
        """Whose turn it is, if it is anybody's."""
        due = self._table.due
        if isinstance(due, Over) or self.playback.result is not None:
            return None
        return int(due.seat)

    # What can be used

    def lay_page(self, page: Rect) -> None:
        """Choose the places of everything on a page."""
        self._layout = corsa_layout(page, self.game.setting.seats)
        self.hand_area = self._layout.hand

    def held_cards(self) -> Sequence[HeldCard]:
        """Return the hand of who is asked, without what is in their car already."""
        choices = self.choices
        if choices is None:
            return ()
        hand = choices.view.hands[choices.seat]
        held = [*hand.strategies, *hand.techniques]
        for card in choices.used:
            held.remove(card)
        return tuple(HeldCard(f"card-{at}", self.face(c), c) for at, c in enumerate(held))

    def _hand_widgets(self) -> Sequence[Widget]:
        """Return the cards, or the button of the curtain while somebody is asked."""
        return super()._hand_widgets() if self._table.waits_for_person else ()

    def hand_faces(self, seat: int) -> Sequence[CardFace]:
        """Return the cards that somebody holds, as only they may see them."""
        hand = self.game.view(self.state, Seat(seat)).hands[seat]
        return tuple(self.face(card) for card in (*hand.strategies, *hand.techniques))

    def face(self, card: CardId) -> CardFace:
        """Return what is seen of a card, and what it is worth on the circuit."""
        number, deck = self.state.circuit, self.game.setting.deck
        return face_of(deck.cards[card], None if number is None else deck.circuits[number])

    @property
    def chosen_card(self) -> CardId | None:
        """The card of the hand that is chosen."""
        found = next((held for held in self.hand.cards if held.id == self.chosen), None)
        return cast("CardId", found.command) if found else None

    def table_widgets(self) -> Sequence[Widget]:
        """Return the bench and the tools."""
        menu, hide = self._layout.tools
        tools: list[Widget] = [TableTool(MENU, menu, "menu")]
        if self.privacy.seat is not None and self._table.waits_for_person:
            tools.append(TableTool(HIDE, hide, "eye", self.privacy.is_open))
        return (*self._bench_widgets(), *self._die(), *tools)

    def _die(self) -> Sequence[Widget]:
        """Return the button that throws a person's die: in their garage."""
        due = self._table.due
        if not isinstance(due, Chance) or not self._table.waits_for_throw:
            return ()
        garage, label = self.garage_of(due.seat), say("Roll")
        size = min(_ROLL_SIZE, 0.066 * garage.width)
        top, height = garage.top + 0.735 * garage.height, 0.225 * garage.height
        place = Rect(garage.left + 14, top, garage.width - 28, height)
        car = self.playback.open.get(due.seat)
        if due.purpose is Purpose.RACE and car is not None:
            low, high = car.before_die + 1, car.before_die + self.game.setting.faces
            label = say("Roll: {low} to {high}", low=low, high=high)
        return (Button(ROLL, place, label.upper(), Kind.PRIMARY, icon="dice", size=size),)

    def garage_of(self, seat: int) -> Rect:
        """Return where a garage is: they open from the left to the right."""
        seats = [*self.view.order, *self.view.excluded] or [*range(self.game.setting.seats)]
        return self._layout.garages[seats.index(seat)]

    def first_focus(self, widgets: Sequence[Widget]) -> str:
        """Return the id of what the keys go to: the hand only where a card of it is asked for."""
        there = {each.id for each in widgets if each.focusable}
        usual = _USUAL[self.question] if self.question else ()
        return next((each for each in usual if each in there), super().first_focus(widgets))

    def lay_out(self) -> None:
        """Place everything; the keys go to a die that is to be thrown."""
        super().lay_out()
        die, had = self._form.find(ROLL) is not None, self._has_die
        self._has_die = die
        if die and not had:
            self._form.focus = ROLL

    def _bench_widgets(self) -> Sequence[Widget]:
        choices, question = self.choices, self.question
        if choices is None or question is None:
            return ()
        bench = self._layout.bench
        buttons = foot_buttons(choices, question, bench, self.chosen_card)
        match question:
            case Question.MARKET:
                left = {kind: left_in(self.state, kind) for kind in Sort}
                return (*shop_decks(choices, self._layout.shop, left), *buttons)
            case Question.WISH:
                return buttons
            case Question.CAR:
                return (*car_slots(choices, bench, self.face), *buttons)

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
        """Skip what is shown if nothing else is meant; take a card back out of the car."""
        if self._table.is_playing and self._skips(intent):
            self._table.skip()
            return
        choices = self.choices
        if isinstance(intent, Undo) and choices is not None and choices.take_back():
            self.play_sound(Sound.UNDO)
            return
        super()._act(intent)

    def _skips(self, intent: Intent) -> bool:
        """Return whether a click or a key is meant for nothing else: it has seen enough."""
        if isinstance(intent, Press):
            return not self._form.hovered
        return isinstance(intent, Confirm) and self._form.focused is None

    def act(self, action: Action) -> None:
        """Do what a button, a deck or a slot stands for."""
        if not isinstance(action, Activated):
            return
        choices = self.choices
        match action.id:
            case "tool-menu":
                self._opened = self._pause()
            case "tool-hand":
                self.privacy.toggle()
            case "roll":
                self._table.roll()
            case _ if choices is None:
                return
            case "build":
                self._decide(choices.car)
            case slot if slot in SLOTS:
                choices.take_out(SLOTS.index(slot))
                self.play_sound(Sound.UNDO)
            case _ if action.command is not None:
                self._decide(action.command)

    def card_chosen(self, held: HeldCard, *, is_again: bool) -> None:
        """Put a card into the car, or offer it to the market."""
        choices, card = self.choices, cast("CardId", held.command)
        if choices is None:
            return
        if self.question is Question.CAR:
            self.play_sound(Sound.CONFIRM if choices.put_in(card) else Sound.KNOCK)
            self.put_back()
            self.hand.lift("")
            self.lay_out()
            if choices.is_done_with(card) or not self.hand.cards:
                self._form.focus = BUILD
        elif self.question is Question.WISH or not choices.may(Sell(card)):
            self.play_sound(Sound.KNOCK)
            self.put_back()
        elif is_again:
            self._decide(Sell(card))

    def _decide(self, move: object) -> None:
        choices = self.choices
        if choices is None or move is None or not choices.may(cast("Any", move)):
            self.play_sound(Sound.KNOCK)
            return
        self.put_back()
        self.hand.lift("")
        self._table.decide(move)

    # How it goes on

    def update(self, dt: float) -> Change | None:
        """Let time pass for the game; between two races the standings are seen."""
        change = super().update(dt)
        self._hear()
        return change or self._standings()

    def _standings(self) -> Change | None:
        races = len(self.state.results)
        has_more = races > self._races_seen
        self._races_seen = races
        if not has_more or self.standings_page is None or isinstance(self._table.due, Over):
            return None
        return Push(self.standings_page(self.state))

    def _hear(self) -> None:
        for sound in self.playback.take_sounds():
            self.play_sound(sound)

    # What is told

    def happened_since(self) -> Sequence[str]:
        """Return what the others did since the person before the screen acted last."""
        stories, seat = self.playback.stories, self.privacy.seat
        own = [at for at, story in enumerate(stories) if story.seat == seat]
        since = stories[own[-1] + 1 :] if own else stories
        return [story.text for story in since[-_SINCE:]]

    @property
    def prompt(self) -> TablePrompt:
        """What is asked, or who acts."""
        seat = self.active_seat
        story = self.playback.story
        told = story.text if story is not None else say("The cards are dealt.")
        if seat is None:
            return TablePrompt(say("The race is over"), told)
        name = self.names[seat]
        match self.question:
            case Question.MARKET:
                return TablePrompt(say("{name}: the market", name=name), told)
            case Question.WISH:
                bonus = self.game.setting.grades[self.state.grade].bonus
                asked = say("{name}: a driver of +{bonus}?", name=name, bonus=bonus)
                return TablePrompt(asked, told)
            case Question.CAR:
                most = self.game.setting.deck.most_techniques
                asked = counted(
                    most,
                    "One strategy card, up to {n} technique. Nobody sees them yet.",
                    "One strategy card, up to {n} techniques. Nobody sees them yet.",
                )
                return TablePrompt(say("{name}: build your car", name=name), asked)
            case None:
                return TablePrompt(self._acting(name), told)

    def _acting(self, name: str) -> Sentence:
        due = self._table.due
        if isinstance(due, Decision):
            return say("{name} decides", name=name)
        if isinstance(due, Chance) and due.purpose in THROWN:
            asked, told = say("{name}: roll", name=name), say("{name} rolls", name=name)
            return asked if self._table.waits_for_throw else told
        return say("{name} is next", name=name)

    # How it looks

    def draw_table(self, canvas: Canvas) -> None:
        """Draw the arcade, the cards and the panels."""
        CorsaTableDrawing(self, canvas).draw(self._ground)
