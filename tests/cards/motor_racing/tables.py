"""Tables for tests: seasons at any moment, written in the notation of the game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formulad.cards.motor_racing.cars import CAR_OF_NAME, TEAM_OF_WORD, names
from formulad.cards.motor_racing.options import read_options
from formulad.cards.motor_racing.outcomes import TEAM
from formulad.cards.motor_racing.rules import MotorRacing
from formulad.cards.motor_racing.setting import setting_of
from formulad.cards.motor_racing.setup import with_cards
from formulad.cards.motor_racing.state import Stage, State
from formulad.cards.packs import pack_of, without_card
from formulad.games.motor_racing.deck_yaml import read_deck
from formulad.kernel.game import Chance, Outcome, Over
from formulad.kernel.values import replace
from formulad.store.paths import data_root

if TYPE_CHECKING:
    from formulad.cards.motor_racing.deck import Deck
    from formulad.cards.motor_racing.line import Line
    from formulad.cards.option_entries import OptionValue

START = "B1 G1 Y1 O1 R1 P1 P2 R2 O2 Y2 G2 B2"
"""The grid where the teams were drawn in the order of their colours."""


@cache
def deck() -> Deck:
    """Return the cards of the game."""
    return read_deck(data_root() / "assets" / "cards" / "motor-racing.yaml")


def a_game(seats: int = 4, **options: OptionValue) -> MotorRacing:
    """Return a season for so many players, by options."""
    return MotorRacing(setting_of(seats, deck(), read_options(options)))


def cars(text: str) -> Line:
    """Return cars by their names."""
    return tuple(CAR_OF_NAME[name] for name in text.split())


def a_turn(game: MotorRacing, hand: str, line: str = START, out: str = "", seat: int = 0) -> State:
    """Return the turn of a player who holds these cards and others, in a race as it stands."""
    setting = game.setting
    grid = tuple(TEAM_OF_WORD[word] for word in TEAM_OF_WORD)
    dealt = with_cards(setting, replace(game.initial(), drawn=grid), cars(START))
    held = [setting.deck.numbers[code] for code in hand.split()]
    pile, hands = dealt.pile, []
    for card in held:
        pile = without_card(pile, card)
    for each in range(setting.seats):
        mine = tuple(held) if each == seat else ()
        rest = setting.deck.hand_size - len(mine)
        hands.append(pack_of((*mine, *pile[:rest])))
        pile = pile[rest:]
    return replace(
        dealt,
        stage=Stage.PLAY,
        hands=tuple(hands),
        pile=pile,
        left=len(pile) - setting.options.removed(1),
        run=cars(line),
        out=cars(out),
        at=[chair.seat for chair in dealt.chairs if chair.bank is None].index(seat),
    )


def played(game: MotorRacing, state: State, *said: str) -> State:
    """Return what decisions and outcomes lead to, in the notation of the game."""
    for text in said:
        state = game.apply(state, game.read(text)).state
    return state


def shown(state: State) -> tuple[str, str]:
    """Return the cars that run, and those that are out."""
    return names(state.run), names(state.out)


def offered(game: MotorRacing, state: State) -> list[str]:
    """Return what may be decided."""
    return [game.write(move) for move in game.moves(state)]


def drawn_at_once(game: MotorRacing, state: State) -> State:
    """Return the state after chance brought the first that it may, until a player is asked."""
    while isinstance(due := game.awaiting(state), Chance):
        state = game.apply(state, due.outcomes[0][0]).state
    return state


def dealt(game: MotorRacing, *teams: str) -> State:
    """Return the beginning of a race whose grid is drawn in this order."""
    state = game.initial()
    for team in teams:
        state = game.apply(state, Outcome(TEAM + TEAM_OF_WORD[team])).state
    return drawn_at_once(game, state)


def race_out(game: MotorRacing, state: State) -> tuple[State, list[int]]:
    """Play the last race to its end, a card like any other, and return who played."""
    seats: list[int] = []
    while not isinstance(due := game.awaiting(state), Over):
        if state.stage is Stage.PLAY:
            seats.append(due.seat)
        choice = due.outcomes[0][0] if isinstance(due, Chance) else game.moves(state)[-1]
        state = game.apply(state, choice).state
    return state, seats
