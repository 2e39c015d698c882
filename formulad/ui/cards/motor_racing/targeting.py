"""Targeting: for which car a card is played, and the cars and buttons that say so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.motor_racing.cars import CARS
from formulad.cards.motor_racing.moves import Involve, PlayCard
from formulad.cards.motor_racing.questions import Question
from formulad.kernel.sentence import say
from formulad.ui.cards.motor_racing import table_words
from formulad.ui.cards.motor_racing.decision_panel import answer_buttons, decision_place
from formulad.ui.cards.motor_racing.line_picture import number_of
from formulad.ui.cards.motor_racing.preview_drawing import CarSpot
from formulad.ui.cards.motor_racing.season_panel import action_place
from formulad.ui.toolkit.widgets.button import Button, Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.motor_racing.cars import Car
    from formulad.cards.motor_racing.moves import Move
    from formulad.cards.motor_racing.state import State
    from formulad.cards.packs import CardId
    from formulad.ui.cards.motor_racing.choices import Choices
    from formulad.ui.cards.motor_racing.motor_layout import MotorLayout
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.widget import Widget

PLAY = "play"


def car_id(car: Car) -> str:
    """Return the id of the widget of a car."""
    return f"car-{number_of(car)}"


class Targeting:
    """The car that is chosen, and the move that was warned of."""

    def __init__(self) -> None:
        """Nothing is chosen yet."""
        self.target: Car | None = None
        self.warned: Move | None = None
        """The move that hurts whoever plays, and was asked for once."""

    def forget(self) -> None:
        """Choose no car any more."""
        self.target = self.warned = None

    def needs_warning(self, choices: Choices, move: Move) -> bool:
        """Return whether a move hurts whoever plays and is asked for the first time."""
        if not choices.hurts(move) or move == self.warned:
            return False
        self.warned = move
        return True

    def pointed_car(self, form: Form, choices: Choices, card: CardId) -> Car | None:
        """Return the car that is pointed at, or was chosen, if the card is for it."""
        targets = choices.targets(card)
        wanted = (spot_car(form, form.hovered), spot_car(form, form.focus), self.target)
        return next((car for car in wanted if car is not None and car in targets), None)


def spot_car(form: Form, widget_id: str) -> Car | None:
    """Return the car of a widget; None if it is no car."""
    if not isinstance(form.find(widget_id), CarSpot):
        return None
    return next((car for car in CARS if car_id(car) == widget_id), None)


def choosing(
    layout: MotorLayout,
    state: State,
    question: Question,
    choices: Choices,
    card: CardId | None,
    move: Move | None,
    warned: Move | None,
) -> Sequence[Widget]:
    """Return the cars and the buttons by which a question is answered.

    Args:
        layout: where everything is.
        state: of the season.
        question: what is asked.
        choices: what may be done.
        card: the one that is looked at.
        move: what would be done now.
        warned: what was asked for once though it hurts whoever plays.
    """
    if question is not Question.CARD:
        place = decision_place(layout.hand, layout.page)
        beside = _beside(layout, state, choices) if question is Question.CRASH else ()
        return (*beside, *answer_buttons(choices, place))
    if card is None:
        return ()
    target = move.car if isinstance(move, PlayCard) else None
    cars = choices.targets(card)
    spots = (_spot(layout, state, car, car, is_target=car == target) for car in cars)
    return (*spots, _play_button(layout, choices, move, warned))


def _spot(
    layout: MotorLayout, state: State, car: Car, command: object, *, is_target: bool
) -> CarSpot:
    place = state.run.index(car) + 1
    return CarSpot(car_id(car), layout.road.frame(place), command, is_target)


def _beside(layout: MotorLayout, state: State, choices: Choices) -> Sequence[Widget]:
    """Return the neighbours of a crash, which can be clicked themselves."""
    at, run = state.face - 1, state.run
    near = {Involve.AHEAD: at - 1, Involve.BEHIND: at + 1}
    return [
        _spot(layout, state, run[near[move]], move, is_target=False)
        for move in choices.moves
        if isinstance(move, Involve)
    ]


def _play_button(
    layout: MotorLayout, choices: Choices, move: Move | None, warned: Move | None
) -> Button:
    place = action_place(layout.season)
    if move is None or not isinstance(move, PlayCard):
        return Button(PLAY, place, say("Choose a card"), Kind.PRIMARY, enabled=False)
    if move == warned:
        return Button(PLAY, place, say("Play it all the same").upper(), Kind.DANGER, "warn")
    label = table_words.play_label(choices.game.setting, move)
    return Button(PLAY, place, label.upper(), Kind.PRIMARY)
