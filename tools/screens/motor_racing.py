"""Formula Motor Racing at moments worth looking at: seasons played to them by computers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.motor_racing.cards import CHARGES, SPINS, CardKind
from formulad.cards.motor_racing.moves import PlayCard, Push
from formulad.cards.motor_racing.state import Stage
from formulad.games.box import MOTOR_RACING
from formulad.games.motor_racing.motor_racing_kind import motor_racing_kind
from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.game import Chance, Over, Seat
from formulad.kernel.terms import UsualSetup
from formulad.store.paths import data_root
from formulad.store.resume import begin
from formulad.ui.cards.motor_racing.motor_racing_scene import MotorRacingScene
from formulad.ui.faces import FACES
from formulad.ui.toolkit.intents import Confirm, Digit, Direction, PointAt
from tools.screens.box import NOW
from tools.screens.settings import with_preferences

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import TypeAlias

    from formulad.cards.motor_racing.moves import Move
    from formulad.cards.motor_racing.rules import MotorRacing
    from formulad.cards.motor_racing.state import State
    from formulad.ui.toolkit.intents import Intent
    from tools.screens.visitor import Visit, Visitor

    Moment: TypeAlias = Callable[[MotorRacing, State], bool]

_NAMES = ("Ana", "Bruno", "Chiyo", "Dev", "Elsa", "Fynn")
_MOST_SEEDS = 60
_SHOWN = 4.0
"""Seconds after which what was played has been seen."""


def _players(people: int, seats: int) -> tuple[SeatedPlayer, ...]:
    return tuple(
        SeatedPlayer(name, "" if at < people else "normal")
        for at, name in enumerate(_NAMES[:seats])
    )


def season_at(
    saves: Path, moment: Moment, *, people: int = 1, seats: int = 6, likes: frozenset[CardKind]
) -> Path:
    """Write down a season that came to a moment, and return its record.

    Args:
        saves: where it is written.
        moment: tells whether a state is the one.
        people: how many there are.
        seats: how many players.
        likes: cards that the first player plays as soon as they have them.
    """
    kind = motor_racing_kind(data_root())
    setup = UsualSetup(_players(people, seats))
    for seed in range(1, _MOST_SEEDS):
        opened = begin(kind, setup, seed, NOW, saves)
        match, game, agent = opened.match, opened.game, kind.agent("easy")
        with opened.file:
            while not isinstance(due := match.awaiting, Over):
                if moment(game, match.state):
                    return opened.file.path
                if isinstance(due, Chance):
                    match.roll()
                    continue
                view = game.view(match.state, Seat(due.seat))
                liked = _liked(game, match.state, likes) if due.seat == 0 else None
                match.play(liked or agent.choose(game, view))
            if moment(game, match.state):
                return opened.file.path
        opened.file.path.unlink()
    raise ValueError("no season came to that moment")


def _liked(game: MotorRacing, state: State, likes: frozenset[CardKind]) -> Move | None:
    moves = game.moves(state)
    if Push.AGAIN in moves:
        return Push.STOP
    cards = game.setting.deck.cards
    liked = (m for m in moves if isinstance(m, PlayCard) and cards[m.card].kind in likes)
    return next(liked, None)


def _is_asked(state: State, stage: Stage = Stage.PLAY) -> bool:
    return state.stage is stage and state.chair.seat == 0


def _later(game: MotorRacing, state: State) -> bool:
    """Return whether the first player is asked late in a race in which two cars are out."""
    team = game.setting.teams[0][0]
    is_late = state.left < 12 and len(state.out) >= 2
    return _is_asked(state) and is_late and any(car // 2 == team for car in state.run)


def _first(_game: MotorRacing, state: State) -> bool:
    return _is_asked(state)


def _stage(stage: Stage) -> Moment:
    return lambda _game, state: _is_asked(state, stage)


def _last_card(_game: MotorRacing, state: State) -> bool:
    return _is_asked(state) and state.last_turns == 1


def _over(_game: MotorRacing, state: State) -> bool:
    return state.stage is Stage.OVER


def _at(
    moment: Moment,
    *intents: Intent,
    people: int = 1,
    seats: int = 6,
    likes: frozenset[CardKind] = frozenset(),
    after: float = 0.0,
    point: str = "",
    clicks: tuple[str, ...] = (),
) -> Visit:
    """Return how a player comes back to a season, does something, points and clicks.

    Args:
        moment: at which the season was left.
        intents: what is done first.
        people: how many there are.
        seats: how many players.
        likes: cards that the first player has played.
        after: how many seconds pass then.
        point: what is pointed at: the beginning of the title of a card, in capitals.
        clicks: what is clicked.
    """

    def visit(visitor: Visitor) -> None:
        path = season_at(visitor.folders.saves, moment, people=people, seats=seats, likes=likes)
        visitor.open(lambda context: FACES[MOTOR_RACING]().resumed(context, path))
        visitor.wait(2.0)
        visitor.do(*intents)
        if point:
            _point(visitor, point)
        for widget in clicks:
            visitor.click(widget)
        visitor.wait(after)

    return visit


def _point(visitor: Visitor, title: str) -> None:
    """Point at the first card of the hand with a title, or at the first card."""
    scene = visitor.app.stack.top
    if not isinstance(scene, MotorRacingScene):
        raise TypeError("the season is not open")
    cards = [card for card in scene.hand.cards if card.face.name.startswith(title)]
    found = (cards or list(scene.hand.cards))[0]
    visitor.do(PointAt(scene.hand.place(found.id).rect.center))


_NEXT = Direction(1, 0)
MOTOR_SCREENS: dict[str, Visit] = {
    "motor": _at(_first),
    "motor-overtake": _at(_first, point="OVERTAKE"),
    "motor-dice": _at(_first, point="PIT STOP"),
    "motor-keys": _at(_first, Digit(2), _NEXT),
    "motor-late": _at(_later, point="OVERTAKE", likes=SPINS | {CardKind.CRASH}),
    "motor-any-car": _at(_later, Digit(3)),
    "motor-charge": _at(_stage(Stage.PUSH), likes=CHARGES),
    "motor-spin": _at(_stage(Stage.KEEP), likes=SPINS),
    "motor-crash": _at(_stage(Stage.INVOLVE), likes=frozenset({CardKind.CRASH})),
    "motor-curtain": _at(_first, people=3, seats=3),
    "motor-two": _at(_first, Confirm(), people=2, seats=2, after=0.6),
    "motor-played": _at(_later, clicks=("played-cards",)),
    "motor-pause": _at(_first, clicks=("tool-menu",)),
    "motor-agreed": _at(_first, clicks=("tool-menu", "agreed")),
    "motor-standings": _at(
        _last_card, Digit(1), Confirm(), Confirm(), Confirm(), after=_SHOWN, seats=4
    ),
    "motor-champion": _at(_over, after=_SHOWN, seats=4),
    "motor-table": with_preferences(_at(_first, people=3, seats=3), table=True),
}
"""Its moments; the name becomes the name of the picture."""
