"""Hand scene: a card game that is played from a hand, which is nobody else's business.

It chooses cards by pointer, finger, figures, arrows and shoulders, lifts the one that is looked at,
and draws the curtain between two people. What a card is for, its game says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from formulad.kernel.game import Over
from formulad.kernel.sentence import say
from formulad.kernel.values import replace
from formulad.ui.cards.kit.curtain import LOOK, HoldButton, draw_curtain, hold_button
from formulad.ui.cards.kit.flat_table import FlatTable
from formulad.ui.cards.kit.hand import Hand, HandCard, HeldCard
from formulad.ui.cards.kit.hand_privacy import HandPrivacy
from formulad.ui.shell.sound.captions import Captions
from formulad.ui.shell.sound.sounds import SILENCE
from formulad.ui.shell.table.game_scene import GameScene
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import (
    Around,
    Confirm,
    Digit,
    Feature,
    LookAway,
    PointAt,
    Press,
    Release,
    Toggle,
    Undo,
)
from formulad.ui.toolkit.motion import Amount
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from formulad.store.memory import Memory
    from formulad.ui.cards.kit.card_backs import Back
    from formulad.ui.cards.kit.card_face import CardFace
    from formulad.ui.cards.kit.mat import Mat
    from formulad.ui.shell.scene import Change
    from formulad.ui.shell.sight import Sight
    from formulad.ui.shell.sound.sound_names import Sound
    from formulad.ui.shell.sound.sounds import Sounds
    from formulad.ui.shell.table.game_scene import Closing, GameRoutes
    from formulad.ui.shell.table.game_table import GameTable
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.widgets.widget import Action, Widget

_ABOVE_HAND = 44.0
"""How far the buttons by which a past game goes on lie above the hand."""


class HandScene(GameScene):
    """A game whose players hold cards."""

    covers_screen = False
    back: ClassVar[Back]
    """Of the cards of the game."""

    def __init__(
        self,
        table: GameTable[Any, Any, Any],
        file: Closing,
        memory: Memory,
        routes: GameRoutes,
        sounds: Sounds = SILENCE,
    ) -> None:
        """Show a game that was opened.

        Args:
            table: the game as it runs.
            file: its record.
            memory: what the player likes.
            routes: where the game leads to.
            sounds: plays what is heard.
        """
        super().__init__(table, file, memory, routes)
        seats = enumerate(table.players)
        people = (seat for seat, player in seats if player.is_human or table.shows_all)
        self.privacy = HandPrivacy(tuple(people), is_secret=not table.shows_all)
        self.amount = Amount.NONE
        """How much the player wishes to see move: nothing while nobody lets time pass."""
        self.hand = Hand(lambda: self.amount)
        self.hand_area = Rect(0, 0, 1, 1)
        """Where the hand lies; a game sets it as it lays itself out."""
        self.chosen = ""
        """The id of the card that is chosen; empty while none is."""
        names = [player.name for player in table.players]
        self._flat = FlatTable(self.privacy, names, self.back, self.hand_faces)
        self._asked: object = None
        """What was asked when the keys were led to the hand last."""
        self.is_touched = False
        """Whether a finger used what was used last: it cannot point before it chooses."""
        self.captions = Captions()
        self._sounds = sounds

    # What a game shows

    def held_cards(self) -> Sequence[HeldCard]:
        """Return the hand of the seat before the screen (`privacy.seat`), as it is seen."""
        raise NotImplementedError

    def lay_page(self, page: Rect) -> None:
        """Choose the places of everything on a page, and of the hand (`hand_area`)."""
        raise NotImplementedError

    def hand_faces(self, seat: int) -> Sequence[CardFace]:
        """Return the cards that somebody holds, as only they may see them."""
        raise NotImplementedError

    def table_widgets(self) -> Sequence[Widget]:
        """Return what can be used besides the hand."""
        raise NotImplementedError

    def act(self, action: Action) -> None:
        """Do what was chosen of what can be used besides the hand."""
        raise NotImplementedError

    def card_chosen(self, held: HeldCard, *, is_again: bool) -> None:
        """Go on after a card was chosen, be it once more."""
        raise NotImplementedError

    def happened_since(self) -> Sequence[str]:
        """Return what happened since the person before the screen acted last."""
        return ()

    def watch_bar(self, area: Rect, size: tuple[float, float]) -> Rect:
        """Return where the buttons are by which a past game goes on: above the hand."""
        top = self.hand_area.top - _ABOVE_HAND - size[1]
        return Rect(area.centerx - size[0] / 2, top, *size)

    # What can be used

    def lay_out(self) -> None:
        """Place the hand, or the curtain over it, and what else can be used."""
        is_open = self.privacy.is_open
        self.hand.lay(self.held_cards() if is_open else (), self.hand_area)
        if self.chosen and self.chosen not in {card.id for card in self.hand.cards}:
            self.chosen = ""
        if self.chosen:
            self.hand.lift(self.chosen)
        widgets = [*self._hand_widgets(), *self.table_widgets()]
        asked = (len(self._table.match.played), self.privacy.seat, is_open)
        is_new = asked != self._asked and self._table.waits_for_person
        self._asked = asked if is_new else self._asked
        self._form.show(widgets, self.first_focus(widgets) if is_new else "")

    def first_focus(self, widgets: Sequence[Widget]) -> str:
        """Return the id of what the keys go to when something is asked: the hand, or its button."""
        return next((each.id for each in widgets if isinstance(each, HandCard | HoldButton)), "")

    def _hand_widgets(self) -> Sequence[Widget]:
        if self.privacy.is_open:
            return self.hand.widgets
        if self.privacy.seat is None:
            return ()
        lines = len(self.happened_since())
        return (hold_button(self.hand_area, lines, self.privacy.share),)

    @property
    def sight(self) -> Sight:
        """What can be meant by what is pressed now: an answer to what is asked, by who sees it."""
        asked = (self._table.due, len(self._table.match.played), self.privacy.is_open)
        seen = super().sight
        if not self.lies_flat:
            return replace(seen, question=asked)
        thing_at = seen.thing_at

        def thing_on_screen(at: Point) -> object:
            edge = self._flat.edge_at(at)
            return edge.id if edge else thing_at(self._mat.on_table(at))

        return replace(seen, question=asked, thing_at=thing_on_screen)

    # A screen that lies flat

    @property
    def lies_flat(self) -> bool:
        """Whether people sit around the screen."""
        return self._memory.preferences.table

    @property
    def is_turned(self) -> bool:
        """Whether the table is turned to the far side: every other person sits there."""
        return self.lies_flat and self.privacy.is_far

    @property
    def _mat(self) -> Mat:
        """Where the table is, as who is to act sees it."""
        return self._flat.mat(is_turned=self.is_turned)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """What can be used, where it is seen."""
        found = super().widgets
        if not self.lies_flat:
            return found
        return (*map(self._mat.seen, found), *self._flat.edges)

    def arrange(self, canvas: Canvas) -> None:
        """Lay the table out for a page, or for what hands at the edges leave of it."""
        self._follow_turn()
        are_hidden = self.lies_flat and self.privacy.is_needed
        with self._flat.lay(canvas, are_hidden=are_hidden).as_canvas(canvas):
            self.lay_page(canvas.area)
            super().arrange(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, turned to who is to act on a screen that lies flat."""
        if not self.lies_flat:
            self.draw_table(canvas)
            return
        with self._mat.as_canvas(canvas):
            self.draw_table(canvas)
        self._flat.draw(canvas)

    def draw_table(self, canvas: Canvas) -> None:
        """Draw all of the table as who is to act sees it."""
        raise NotImplementedError

    # What a player does

    def handle(self, intent: Intent) -> Change | None:
        """Do what a player wants; a hand is covered as soon as nobody looks at it."""
        if self.lies_flat:
            if self._flat.follow_thumb(intent):
                return None
            intent = self._mat.meant(intent)
        match intent:
            case LookAway():
                self.privacy.look_away()
                self.lay_out()
                return None
            case Toggle(Feature.HAND):
                self.privacy.toggle()
                self.lay_out()
                return None
        change = super().handle(intent)
        self._follow_turn()
        return change

    def _act(self, intent: Intent) -> None:
        match intent:
            case Digit(number) if held := self.hand.numbered(number):
                self._choose(held)
            case Around(steps) if self.hand.cards:
                self._look_at(self.hand.beside(self.hand.lifted, steps))
            case Undo() if self.chosen:
                self.put_back()
            case Undo():
                if self._table.may_undo:
                    self._table.undo()
                    self.put_back()
            case _:
                self._use(intent)

    def _use(self, intent: Intent) -> None:
        action = self._form.handle(intent)
        self.is_touched = isinstance(intent, Release) and intent.touch
        self._hold_button(intent)
        self._follow_look(intent)
        if not isinstance(action, Activated):
            if action is not None:
                self.act(action)
            return
        if isinstance(self._form.find(action.id), HandCard):
            self._choose(action.id)
        elif action.id != LOOK:
            self.act(action)
        elif isinstance(intent, Confirm):
            self.privacy.press(by_key=True)

    def _hold_button(self, intent: Intent) -> None:
        if isinstance(intent, Press) and self._form.hovered == LOOK:
            self.privacy.press()
        elif isinstance(intent, Release):
            self.privacy.let_go()

    def _follow_look(self, intent: Intent) -> None:
        """Lift the card that is looked at; it stays up when the pointer leaves the hand."""
        is_pointed = isinstance(intent, PointAt | Press | Release)
        seen = self._form.hovered if is_pointed else self._form.focus
        if not self.chosen and isinstance(self._form.find(seen), HandCard):
            self.hand.lift(seen)

    def _look_at(self, card_id: str) -> None:
        """Go on to a card of the hand with the keys."""
        self.chosen = ""
        self.hand.lift(card_id)
        self._form.focus = card_id

    def _choose(self, card_id: str) -> None:
        held = next(card for card in self.hand.cards if card.id == card_id)
        is_again, self.chosen = self.chosen == card_id, card_id
        self.hand.lift(card_id)
        self._form.focus = card_id
        self.card_chosen(held, is_again=is_again)

    def put_back(self) -> None:
        """Choose no card any more."""
        self.chosen = ""

    def choose(self, action: object) -> None:
        """Do nothing: whatever is chosen comes by `act` and `card_chosen`."""

    # How it goes on

    @property
    def moving(self) -> bool:
        """Whether anything goes on without a person, or a button is held."""
        return super().moving or self.privacy.is_held

    @property
    def is_animating(self) -> bool:
        """Whether something comes or goes with what the player does."""
        return super().is_animating or self.hand.is_animating or bool(self.captions.shown)

    def animate(self, dt: float, amount: Amount) -> None:
        """Let what comes and goes do so."""
        super().animate(dt, amount)
        self.amount = amount
        self.hand.animate(dt)
        self.captions.update(dt)

    def update(self, dt: float) -> Change | None:
        """Let time pass for the game, and for a button that is held."""
        self.privacy.update(dt)
        change = super().update(dt)
        self._follow_turn()
        return change

    def _follow_turn(self) -> None:
        """Cover the hand where another person than before is to act."""
        due = self._table.due
        if self._table.shows_all and not isinstance(due, Over):
            self.privacy.turn_to(due.seat)
            return
        if not self._table.waits_for_person or isinstance(due, Over):
            if self.lies_flat:
                self.privacy.look_away()  # no hand lies open that nobody plays from
            return
        if self.privacy.turn_to(due.seat):
            self.put_back()
            self.lay_out()

    def play_sound(self, sound: Sound) -> None:
        """Let a sound be heard, and be told in words where that is wished."""
        self._sounds.play(sound)
        if self._memory.preferences.captions:
            self.captions.tell(sound)

    # How it looks

    def draw_hand(self, canvas: Canvas, *, without: Collection[str] = ()) -> None:
        """Draw the hand before the screen, or the curtain over it.

        Args:
            canvas: where it is seen.
            without: the ids of cards that are still on their way.
        """
        palette = canvas.theme.panels
        if self.privacy.is_open:
            self.hand.draw(
                canvas, palette, focus=self._form.focus, chosen=self.chosen, without=without
            )
            return
        seat = self.privacy.seat
        if seat is None:
            return
        name = self._table.players[seat].name
        title = say("Pass to {name}", name=name) if self.privacy.is_needed else name
        draw_curtain(canvas, self.hand_area, self.back, title.upper(), self.happened_since())
        if button := self._form.find(LOOK):
            self._form.draw_widget(button, canvas, palette)
