"""Seen table: what a picture of the table needs to know of the scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Collection

    from formulad.cards.motor_racing.moves import Move
    from formulad.cards.motor_racing.questions import Question
    from formulad.cards.motor_racing.rules import MotorRacing
    from formulad.cards.motor_racing.state import State
    from formulad.kernel.sentence import Sentence
    from formulad.ui.cards.kit.card_backs import Back
    from formulad.ui.cards.kit.hand import Hand
    from formulad.ui.cards.kit.hand_privacy import HandPrivacy
    from formulad.ui.cards.kit.table_signs import TablePrompt
    from formulad.ui.cards.motor_racing.choices import Choices
    from formulad.ui.cards.motor_racing.line_playback import LinePlayback
    from formulad.ui.cards.motor_racing.motor_layout import MotorLayout
    from formulad.ui.shell.sound.captions import Captions
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.motion import Amount
    from formulad.ui.toolkit.widgets.form import Form


class SeenTable(Protocol):
    """The scene, as far as it is drawn."""

    hand: Hand
    privacy: HandPrivacy
    captions: Captions
    amount: Amount
    """How much the player wishes to see move."""

    @property
    def back(self) -> Back:
        """The back of the cards."""

    @property
    def form(self) -> Form:
        """What can be used."""

    @property
    def layout(self) -> MotorLayout:
        """Where everything is."""

    @property
    def game(self) -> MotorRacing:
        """The rules."""

    @property
    def state(self) -> State:
        """The state that the screen has reached."""

    @property
    def playback(self) -> LinePlayback:
        """What is seen of what has happened."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""

    @property
    def question(self) -> Question | None:
        """What the person before the screen is asked."""

    @property
    def choices(self) -> Choices | None:
        """What they may do."""

    @property
    def move(self) -> Move | None:
        """What would be done now."""

    @property
    def lines_drawn(self) -> float:
        """How far the racing lines of the preview are drawn, from 0 to 1."""

    @property
    def prompt(self) -> TablePrompt:
        """What is asked, or who acts."""

    @property
    def plays_left(self) -> Sentence:
        """How many cards are still played in this race."""

    def draw_hand(self, canvas: Canvas, *, without: Collection[str] = ()) -> None:
        """Draw the hand before the screen, or the curtain over it."""
