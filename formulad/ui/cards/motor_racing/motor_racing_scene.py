"""Scene of Formula Motor Racing: the line on the coast road, the hand, and what a card would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from formulad.cards.motor_racing.moves import PlayCard
from formulad.cards.motor_racing.questions import Question
from formulad.kernel.game import Decision, Over, Seat
from formulad.ui.cards.kit.card_backs import Back
from formulad.ui.cards.kit.card_marks import NO_MARK
from formulad.ui.cards.kit.hand import HeldCard
from formulad.ui.cards.kit.hand_order import in_order
from formulad.ui.cards.kit.hand_scene import HandScene
from formulad.ui.cards.kit.table_signs import TablePrompt, TableTool, tool_places
from formulad.ui.cards.motor_racing import table_words
from formulad.ui.cards.motor_racing.card_faces import face_of
from formulad.ui.cards.motor_racing.choices import Choices
from formulad.ui.cards.motor_racing.coast_road import CoastRoad
from formulad.ui.cards.motor_racing.decision_panel import (
    AnswerButton,
)
from formulad.ui.cards.motor_racing.last_card_panel import played_button
from formulad.ui.cards.motor_racing.motor_layout import MotorLayout, motor_layout
from formulad.ui.cards.motor_racing.played_cards_page import PlayedCardsPage
from formulad.ui.cards.motor_racing.preview_lines import PreviewLines
from formulad.ui.cards.motor_racing.stories import told_since
from formulad.ui.cards.motor_racing.table_drawing import TableDrawing
from formulad.ui.cards.motor_racing.targeting import Targeting, car_id, choosing, spot_car
from formulad.ui.shell.scene import Push as PushScene
from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.cards.motor_racing.moves import Move
    from formulad.cards.motor_racing.rules import MotorRacing
    from formulad.cards.motor_racing.state import State
    from formulad.cards.packs import CardId
    from formulad.kernel.sentence import Sentence
    from formulad.ui.cards.kit.card_face import CardFace
    from formulad.ui.cards.motor_racing.line_playback import LinePlayback
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.motion import Amount
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.widget import Action, Widget

MENU, HIDE = "tool-menu", "tool-hand"


class MotorRacingScene(HandScene):
    """A season as it is played."""

    name = "motor-racing"
    back = Back.LANES

    def __init__(self, *args: Any, **named: Any) -> None:
        """Show a season that was opened; `HandScene` says what it is given."""
        super().__init__(*args, **named)
        self.standings_page: Callable[[State], Scene] | None = None
        """Makes the page that is seen between two races."""
        self._layout = motor_layout(Rect(0, 0, 1920, 1080))
        self._ground = CoastRoad()
        self._order: dict[int, tuple[CardId, ...]] = {}
        self._targeting = Targeting()
        self._choices: tuple[object, Choices] | None = None
        self._lines = PreviewLines()
        self._races_seen = len(self._table.match.state.results)
        self._opened: Scene | None = None
        """What was asked for just now."""

    # What is there

    @property
    def game(self) -> MotorRacing:
        """The rules."""
        return cast("MotorRacing", self._table.match.game)

    @property
    def state(self) -> State:
        """The state that the screen has reached."""
        return cast("State", self._table.shown)

    @property
    def playback(self) -> LinePlayback:
        """What is seen of what has happened."""
        return cast("LinePlayback", self._table.playback)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(player.name for player in self._table.players)

    @property
    def question(self) -> Question | None:
        """What the person before the screen is asked; None while the hand is covered."""
        due = self._table.due
        if not isinstance(due, Decision) or not self._table.waits_for_person:
            return None
        if not self.privacy.is_open or due.seat != self.privacy.seat:
            return None
        return cast("Question", due.question)

    @property
    def choices(self) -> Choices | None:
        """What they may do; reckoned once for each question."""
        if self.question is None or self.privacy.seat is None:
            return None
        key = (len(self._table.match.played), self.privacy.seat)
        if self._choices is None or self._choices[0] != key:
            seat = self.privacy.seat
            view = self.game.view(self.state, Seat(seat))
            self._choices = key, Choices(self.game, view, seat)
        return self._choices[1]

    # What is chosen

    @property
    def lifted_card(self) -> CardId | None:
        """The card that is looked at."""
        found = next((card for card in self.hand.cards if card.id == self.hand.lifted), None)
        return cast("CardId", found.command) if found else None

    @property
    def move(self) -> Move | None:
        """What would be done now: the card that is looked at, for the car that is meant."""
        choices = self.choices
        if choices is None:
            return None
        if self.question is not Question.CARD:
            answer = self._form.hovered_command or self._form.focused_command
            return next((move for move in choices.moves if move == answer), None)
        card = self.lifted_card
        if card is None:
            return None
        target = self._targeting.pointed_car(self._form, choices, card)
        return PlayCard(card, target) if target is not None else choices.best(card)

    # What can be used

    def lay_page(self, page: Rect) -> None:
        """Choose the places of everything on a page."""
        self._layout = motor_layout(page)
        self.hand_area = self._layout.hand

    @property
    def layout(self) -> MotorLayout:
        """Where everything is."""
        return self._layout

    def held_cards(self) -> Sequence[HeldCard]:
        """Return the hand of the seat before the screen, each card where it lay before."""
        seat = self.privacy.seat
        if seat is None:
            return ()
        held = self.game.view(self.state, Seat(seat)).hands[seat]
        self._order[seat] = in_order(self._order.get(seat, ()), held)
        choices = self.choices if self.question is Question.CARD else None
        faces = self.game.setting.deck.cards
        return tuple(
            HeldCard(
                f"card-{at}", face_of(faces[card]), card, choices.mark(card) if choices else NO_MARK
            )
            for at, card in enumerate(self._order[seat])
        )

    def hand_faces(self, seat: int) -> Sequence[CardFace]:
        """Return the cards that somebody holds, as only they may see them."""
        held = self.game.view(self.state, Seat(seat)).hands[seat]
        return tuple(face_of(self.game.setting.deck.cards[card]) for card in held)

    def first_focus(self, widgets: Sequence[Widget]) -> str:
        """Return the id of what the keys go to: an answer where one is asked for, else the hand."""
        answers = (each.id for each in widgets if isinstance(each, AnswerButton))
        return next(answers, "") or super().first_focus(widgets)

    def table_widgets(self) -> Sequence[Widget]:
        """Return the cars and the buttons that can be used."""
        tools = tool_places(self._layout.tools_right, 20, 2)
        hide = [TableTool(HIDE, tools[0], "eye", self.privacy.is_open)]
        return (
            *self._choosing(),
            played_button(self._layout.last),
            *(hide if self.privacy.seat is not None else ()),
            TableTool(MENU, tools[1], "menu"),
        )

    def _choosing(self) -> Sequence[Widget]:
        question, choices = self.question, self.choices
        if question is None or choices is None:
            return ()
        card, move, warned = self.lifted_card, self.move, self._targeting.warned
        return choosing(self._layout, self.state, question, choices, card, move, warned)

    # What a player does

    def handle(self, intent: Intent) -> Change | None:
        """Do what a player wants, or open what they ask for."""
        self._opened = None
        change = super().handle(intent)
        if self._opened is not None:
            return PushScene(self._opened)
        self._hear()
        return change

    def act(self, action: Action) -> None:
        """Do what a button or a car stands for."""
        if not isinstance(action, Activated):
            return
        match action.id:
            case "tool-menu":
                self._opened = self._pause()
            case "tool-hand":
                self.privacy.toggle()
            case "played-cards":
                self._opened = PlayedCardsPage(self.game.setting.deck, self.state.discards)
            case "play":
                self._play(self.move)
            case _ if self.question is Question.CARD:
                self._aim(action.id)
            case _ if self.choices and action.command in self.choices.moves:
                self._decide(action.command)

    def _aim(self, widget_id: str) -> None:
        """Play the card on the car that was clicked; a finger aims first, and plays then."""
        car, before = spot_car(self._form, widget_id), self._targeting.target
        self._targeting.target = car
        if self.is_touched and car != before:
            return
        self._play(self.move)

    def card_chosen(self, held: HeldCard, *, is_again: bool) -> None:
        """Go on to the cars that a card is for; one without any is played the second time."""
        choices = self.choices
        if choices is None or self.question is not Question.CARD:
            return
        card = cast("CardId", held.command)
        best = choices.best(card)
        if best is None or best.car is None:
            self._targeting.target = None
            if is_again:
                self._play(best)
            return
        self._targeting.target = None
        if not self.is_touched:
            self._form.focus = car_id(best.car)

    def _play(self, move: Move | None) -> None:
        """Play a card; one that hurts whoever plays it only when it is asked for twice."""
        choices = self.choices
        if choices is None or move is None:
            return
        if self._targeting.needs_warning(choices, move):
            self.play_sound(Sound.KNOCK)
            return
        self._decide(move)

    def _decide(self, move: object) -> None:
        self.put_back()
        self.hand.lift("")
        self._table.decide(move)

    def put_back(self) -> None:
        """Choose no card and no car any more."""
        super().put_back()
        self._targeting.forget()

    # How it goes on

    def update(self, dt: float) -> Change | None:
        """Let time pass for the season; between two races the standings are seen."""
        change = super().update(dt)
        self._hear()
        return change or self._standings()

    def _standings(self) -> Change | None:
        races = len(self.state.results)
        if races <= self._races_seen:
            self._races_seen = races
            return None
        self._races_seen = races
        if self.standings_page is None or isinstance(self._table.due, Over):
            return None
        return PushScene(self.standings_page(self.state))

    def _hear(self) -> None:
        for sound in self.playback.take_sounds():
            self.play_sound(sound)

    @property
    def is_animating(self) -> bool:
        """Whether something comes or goes with what the player does."""
        return super().is_animating or self._lines.is_moving

    def animate(self, dt: float, amount: Amount) -> None:
        """Let what comes and goes do so: the card that is lifted, and the lines of its preview."""
        super().animate(dt, amount)
        self._lines.follow(self.move, dt)

    @property
    def lines_drawn(self) -> float:
        """How far the racing lines of the preview are drawn, from 0 to 1."""
        return self._lines.share(self.move, self.amount)

    # What is told

    def happened_since(self) -> Sequence[str]:
        """Return what the others have played since the person before the screen did."""
        return told_since(self.playback.stories, self.privacy.seat)

    @property
    def prompt(self) -> TablePrompt:
        """What is asked, or who acts."""
        if isinstance(self._table.due, Over):
            return table_words.OVER
        state, names, choices = self.state, self.names, self.choices
        if choices is None:
            return table_words.waiting(state, names, self.playback.story)
        if self.question is not Question.CARD:
            return table_words.decision(state, names)
        return table_words.card(choices, state, names, self.move, self._targeting.warned)

    @property
    def plays_left(self) -> Sentence:
        """How many cards are still played in this race."""
        return table_words.plays_left(self.game.setting, self.state)

    # How it looks

    def draw_table(self, canvas: Canvas) -> None:
        """Draw the road, the cards and the panels."""
        TableDrawing(self, canvas).draw(self._ground)

    @property
    def form(self) -> Form:
        """What can be used, for who draws it."""
        return self._form
