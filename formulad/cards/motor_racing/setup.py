"""Set-up: places at the table and on the grid, and the hands before each race."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from formulad.cards.motor_racing.cars import Team, cars_of
from formulad.cards.motor_racing.events import CardDealt, RaceBegan, TeamOnGrid, TeamSeated
from formulad.cards.motor_racing.outcomes import CARD, CHAIR, TEAM
from formulad.cards.motor_racing.questions import Purpose
from formulad.cards.motor_racing.state import PILE_LASTS, Chair, Stage, State
from formulad.cards.packs import CardId, odds, with_card, without_card
from formulad.kernel.game import Chance, Outcome, Seat, Step
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.cards.motor_racing.cars import Car
    from formulad.cards.motor_racing.line import Line
    from formulad.cards.motor_racing.setting import Setting
    from formulad.cards.motor_racing.state import MotorStep


def first_state(setting: Setting) -> State:
    """Return the season before anything happened."""
    chairs = tuple(Chair(seat) for seat in range(setting.seats))
    stage = Stage.CHAIRS if setting.banks else Stage.GRID
    return State(stage, chairs, ((),) * setting.seats)


def _alike(values: Iterable[int]) -> tuple[tuple[Outcome, Fraction], ...]:
    outcomes = [Outcome(value) for value in values]
    return tuple((outcome, Fraction(1, len(outcomes))) for outcome in outcomes)


def chair_due(state: State) -> Chance[Purpose]:
    """Return the lot by which a team without a player sits behind one that has a place (FMR-44)."""
    places = (CHAIR + at for at in range(len(state.chairs)))
    return Chance(Seat(0), "lot", Purpose.CHAIR, _alike(places))


def take_chair(setting: Setting, state: State, lot: int) -> MotorStep:
    """Return the table with one team more."""
    at, chairs = lot - CHAIR, state.chairs
    team = setting.banks[len(chairs) - setting.seats]
    seated = (*chairs[: at + 1], Chair(chairs[at].seat, team), *chairs[at + 1 :])
    is_full = len(seated) == setting.seats + len(setting.banks)
    changed = replace(state, chairs=seated, stage=Stage.GRID if is_full else Stage.CHAIRS)
    return Step(changed, (TeamSeated(team, chairs[at].seat),))


def grid_due(state: State) -> Chance[Purpose]:
    """Return the team card that is turned up next (FMR-5)."""
    rest = (TEAM + team for team in Team if team not in state.drawn)
    return Chance(Seat(0), "team", Purpose.GRID, _alike(rest))


def take_grid(setting: Setting, state: State, lot: int) -> MotorStep:
    """Return the grid with one team more; the k-th has the k-th places from both ends (FMR-5)."""
    team = Team(lot - TEAM)
    drawn = (*state.drawn, team)
    event = TeamOnGrid(team, len(drawn), 2 * len(Team) + 1 - len(drawn))
    if len(drawn) < len(Team):
        return Step(replace(state, drawn=drawn), (event,))
    return Step(with_cards(setting, replace(state, drawn=drawn), grid_of(drawn)), (event,))


def grid_of(drawn: tuple[Team, ...]) -> Line:
    """Return the grid of the first race by the order in which the teams were drawn (FMR-5)."""
    front: list[Car] = [cars_of(team)[0] for team in drawn]
    rear = [cars_of(team)[1] for team in reversed(drawn)]
    return (*front, *rear)


def with_cards(setting: Setting, state: State, grid: Line) -> State:
    """Return a race on its grid, with all cards gathered to be dealt (FMR-6, FMR-35).

    Cards that are laid aside unseen stay in the pile, from which fewer are drawn: nobody can tell
    the difference (FMR-37).
    """
    pile = setting.deck.all
    return replace(
        state,
        stage=Stage.DEAL,
        hands=((),) * setting.seats,
        pile=pile,
        left=len(pile) - setting.options.removed(state.race),
        discards=(),
        run=grid,
        out=(),
        at=first_chair(setting, state.chairs, grid),
        last_turns=PILE_LASTS,
    )


def first_chair(setting: Setting, chairs: tuple[Chair, ...], grid: Line) -> int:
    """Return who begins: the player in pole (FMR-7), or the best placed that there is (FMR-8)."""
    seat = next(seat for car in grid if (seat := setting.drivers[car]) is not None)
    return chairs.index(Chair(seat))


def deal_due(state: State) -> Chance[Purpose]:
    """Return the next card of the first hands; they are dealt round the table (FMR-6)."""
    seat = min(range(len(state.hands)), key=lambda seat: len(state.hands[seat]))
    return Chance(Seat(seat), "card", Purpose.DEAL, odds(state.pile, CARD))


def deal(setting: Setting, state: State, lot: int) -> MotorStep:
    """Return the hands with one card more; once all are dealt the race begins."""
    card, seat = CardId(lot - CARD), deal_due(state).seat
    dealt = to_hand(state, seat, card)
    event = CardDealt(seat, card)
    if any(len(hand) < setting.deck.hand_size for hand in dealt.hands):
        return Step(dealt, (event,))
    begun = RaceBegan(state.race, state.run, state.chair.seat)
    return Step(replace(dealt, stage=Stage.TURN), (event, begun))


def to_hand(state: State, seat: int, card: CardId) -> State:
    """Return the state after a card went from the pile into a hand."""
    hand = with_card(state.hands[seat], card)
    return replace(
        state,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        pile=without_card(state.pile, card),
        left=state.left - 1,
    )
