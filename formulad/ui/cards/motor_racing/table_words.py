"""Words of the table: what is asked of whom, what the gold button does, and what is to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.motor_racing.state import PILE_LASTS
from formulad.kernel.sentence import Sentence, counted, say
from formulad.ui.cards.kit.liveries import SIX_TEAMS
from formulad.ui.cards.kit.table_signs import TablePrompt
from formulad.ui.cards.motor_racing.card_faces import face_of
from formulad.ui.cards.motor_racing.line_picture import number_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.motor_racing.moves import Move, PlayCard
    from formulad.cards.motor_racing.setting import Setting
    from formulad.cards.motor_racing.state import Chair, State
    from formulad.ui.cards.motor_racing.choices import Choices
    from formulad.ui.cards.motor_racing.stories import Story

OVER = TablePrompt(say("The season is over"))


def chair_name(chair: Chair, names: Sequence[str]) -> str:
    """Return who sits on a chair: a player, or a team without one."""
    return names[chair.seat] if chair.bank is None else SIX_TEAMS[chair.bank].name


def waiting(state: State, names: Sequence[str], story: Story | None) -> TablePrompt:
    """Return who acts while nobody before the screen is asked, and what was seen last."""
    told = story.text if story is not None else say("The cards are dealt.")
    return TablePrompt(say("{name} plays", name=chair_name(state.chair, names)), told)


def decision(state: State, names: Sequence[str]) -> TablePrompt:
    """Return what is asked of who has to answer a die."""
    name = chair_name(state.chair, names)
    return TablePrompt(say("{name}: decide", name=name), who_is_next(state, names))


def card(
    choices: Choices, state: State, names: tuple[str, ...], move: Move | None, warned: Move | None
) -> TablePrompt:
    """Return what is asked of who has to play a card.

    Args:
        choices: what they may do.
        state: of the season.
        names: of the players.
        move: what would be done now.
        warned: what they were warned of.
    """
    name = chair_name(state.chair, names)
    if move is not None and move == warned:
        told = say("This hurts your own cars: play it once more if you mean it.")
        return TablePrompt(say("{name}: sure?", name=name), told, is_warning=True)
    title = say("{name}: play one card", name=name)
    if move is not None:
        return TablePrompt(title, choices.surprise(move, names))
    after = who_is_next(state, names)
    return TablePrompt(title, say("Point at a card, then at a car. {next}", next=after))


def who_is_next(state: State, names: Sequence[str]) -> Sentence:
    """Return who plays after this card."""
    if state.last_turns == 1:
        return say("It is the last card of this race.")
    after = state.chairs[(state.at + 1) % len(state.chairs)]
    return say("{name} is next.", name=chair_name(after, names))


def play_label(setting: Setting, move: PlayCard) -> Sentence:
    """Return what the gold button says: the card, and the car it is for."""
    face = face_of(setting.deck.cards[move.card])
    what = face.figure or face.name
    if move.car is None:
        return say("Play {card}", card=what)
    return say("Play {card} on car {car}", card=what, car=number_of(move.car))


def plays_left(setting: Setting, state: State) -> Sentence:
    """Return how many cards are still played in this race."""
    is_last = state.last_turns != PILE_LASTS
    left = state.last_turns if is_last else state.left + setting.seats
    return counted(left, "{n} play to go", "{n} plays to go")
