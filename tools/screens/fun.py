"""Formule Fun at moments worth looking at: championships played to them by computers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun.specials import plays
from formulad.cards.fun.state import Stage
from formulad.games.box import FUN
from formulad.games.fun.fun_kind import fun_kind
from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.game import Chance, Over, Seat
from formulad.kernel.terms import UsualSetup
from formulad.store.paths import data_root
from formulad.store.resume import begin
from formulad.ui.faces import FACES
from formulad.ui.toolkit.intents import Digit
from tools.screens.box import NOW
from tools.screens.settings import with_preferences

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import TypeAlias

    from formulad.cards.fun.rules import Fun
    from formulad.cards.fun.state import State
    from formulad.ui.toolkit.intents import Intent
    from tools.screens.visitor import Visit, Visitor

    Moment: TypeAlias = Callable[[Fun, State], bool]

_NAMES = ("Ana", "Bruno", "Chiyo", "Dev", "Elsa", "Fynn")
_MOST_SEEDS = 40
_SHOWN = 4.0
"""Seconds after which what was decided has been seen."""
_LATE = 12
"""Turns after which all have something in play."""


def championship_at(saves: Path, moment: Moment, people: int, seats: int) -> Path:
    """Write down a championship that came to a moment, and return its record.

    Raises:
        ValueError: if none came there.
    """
    kind = fun_kind(data_root())
    players = (
        SeatedPlayer(name, "" if at < people else "normal")
        for at, name in enumerate(_NAMES[:seats])
    )
    setup = UsualSetup(tuple(players))
    agent = kind.agent("normal")
    for seed in range(1, _MOST_SEEDS):
        opened = begin(kind, setup, seed, NOW, saves)
        match, game = opened.match, opened.game
        with opened.file:
            while not isinstance(due := match.awaiting, Over):
                if moment(game, match.state):
                    return opened.file.path
                if isinstance(due, Chance):
                    match.roll()
                else:
                    view = game.view(match.state, Seat(due.seat))
                    match.play(agent.choose(game, view))
            if moment(game, match.state):
                return opened.file.path
        opened.file.path.unlink()
    raise ValueError("no championship came to that moment")


def _asked(stage: Stage, *, late: bool = True) -> Moment:
    """Return whether the first player is asked something, later on if it is wished."""

    def is_asked(game: Fun, state: State) -> bool:
        due = game.awaiting(state)
        is_theirs = not isinstance(due, Over | Chance) and due.seat == 0
        return state.stage is stage and is_theirs and (not late or state.turns > _LATE)

    return is_asked


def _with_market(game: Fun, state: State) -> bool:
    return _asked(Stage.ACT)(game, state) and len(state.market) > 1


def _bids_late(game: Fun, state: State) -> bool:
    said = state.auction.said if state.auction else ()
    return _asked(Stage.BID)(game, state) and sum(bool(each) for each in said) > 1


def _special(game: Fun, state: State) -> bool:
    """Return whether the first card of the first player is a special with a choice."""
    if not _asked(Stage.ACT)(game, state) or not state.hands[0]:
        return False
    first = state.hands[0][0]
    return first in game.setting.specials and len(tuple(plays(game.setting, state, first))) > 1


def _before_race(game: Fun, state: State) -> bool:
    """Return whether the first player is about to call a race with their first card."""
    if not _asked(Stage.ACT)(game, state) or not state.hands[0]:
        return False
    return state.hands[0][0] in game.setting.circuits and not state.turn.has_raced


def _over(_game: Fun, state: State) -> bool:
    return state.stage is Stage.OVER


def _at(
    moment: Moment,
    *intents: Intent,
    people: int = 1,
    seats: int = 4,
    after: float = 0.0,
    clicks: tuple[str, ...] = (),
) -> Visit:
    """Return how a player comes back to a championship, does something, and clicks."""

    def visit(visitor: Visitor) -> None:
        path = championship_at(visitor.folders.saves, moment, people, seats)
        visitor.open(lambda context: FACES[FUN]().resumed(context, path))
        visitor.wait(2.0)
        visitor.do(*intents)
        for widget in clicks:
            visitor.click(widget)
        visitor.wait(after)

    return visit


_BID, _ACT = _asked(Stage.BID), _asked(Stage.ACT)
FUN_SCREENS: dict[str, Visit] = {
    "fun": _at(_asked(Stage.DRAW, late=False)),
    "fun-turn": _at(_ACT),
    "fun-card": _at(_ACT, Digit(1)),
    "fun-circuit": _at(_before_race, Digit(1)),
    "fun-market": _at(_with_market, clicks=("lot-0",)),
    "fun-bid": _at(_BID),
    "fun-paddles": _at(_bids_late, clicks=("more",)),
    "fun-six": _at(_BID, seats=6),
    "fun-six-turn": _at(_with_market, seats=6),
    "fun-special": _at(_special, Digit(1), clicks=("do-0",)),
    "fun-return": _at(_asked(Stage.RETURN)),
    "fun-spy": _at(_asked(Stage.SPY, late=False)),
    "fun-curtain": _at(_ACT, people=3, seats=3),
    "fun-race": _at(_before_race, Digit(1), clicks=("do-0",), after=_SHOWN),
    "fun-champion": _at(_over, after=_SHOWN),
    "fun-table": with_preferences(_at(_ACT, people=3, seats=3), table=True),
}
"""Its moments; the name becomes the name of the picture."""
