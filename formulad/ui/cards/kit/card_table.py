"""Card table: people and computers around a card game, where cards are dealt without a pause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.kernel.game import Awaiting, Chance, Decision, E_co, M, Over, S
from formulad.ui.shell.table.game_table import GameTable

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from formulad.kernel.agent import Agent, Player
    from formulad.kernel.match import Match
    from formulad.ui.shell.table.game_table import Playback

_BETWEEN = 0.05
"""How long it takes until a card comes from the pile, at calm pace; it is seen on its way."""


class CardTable(GameTable[S, M, E_co]):
    """A match of a card game."""

    def __init__(
        self,
        match: Match[S, M, E_co],
        players: Sequence[Player],
        agents: Mapping[str, Agent[Any, S, M]],
        new_playback: Callable[[], Playback[Any]],
        pace: float = 1.0,
        *,
        thrown: Collection[Any] = (),
        news: Callable[[Any], bool] = lambda _playback: False,
    ) -> None:
        """Sit down at a match that may have been played for a while.

        Args:
            match: the game as it is played.
            players: who plays, by seat.
            agents: a computer player for each grade among them.
            new_playback: makes what plays events, as nobody has seen anything yet.
            pace: how long things take: 1 calm, 0 at once.
            thrown: for what people throw a die with their own hand.
            news: tells of a playback whether it has something for a page of its own.
        """
        self._news = news
        self._thrown = thrown
        self._asked: tuple[S, Awaiting] | None = None
        """What is due, with the state of which it was found."""
        super().__init__(match, players, agents, new_playback, pace)
        self._retell()

    @property
    def due(self) -> Awaiting:
        """What is due: found once for each state, for the odds of a pile take a while."""
        if self._asked is None or self._asked[0] is not self.shown:
            self._asked = self.shown, self.match.game.awaiting(self.shown)
        return self._asked[1]

    @property
    def waits_for_throw(self) -> bool:
        """Whether a person is to throw a die."""
        due = self.due
        is_thrown = isinstance(due, Chance) and due.purpose in self._thrown
        return is_thrown and not self.is_playing and self._is_of_person(due)

    def _is_of_person(self, due: Awaiting) -> bool:
        return not isinstance(due, Over) and self.players[due.seat].is_human

    @property
    def has_news(self) -> bool:
        """Whether something has a page of its own: nothing more happens in the same picture."""
        return self._news(self.playback)

    def is_personal(self, state: S) -> bool:
        """Return whether a person has to act."""
        if state is not self.shown:
            return super().is_personal(state)
        due = self.due
        return isinstance(due, Decision) and self._is_of_person(due)

    @property
    def _patience(self) -> float:
        """How long others may look, or take back, before something comes by itself."""
        is_fresh = self._steps_to_undo(across_dice=False)
        if isinstance(self.due, Chance) and not is_fresh:
            return _BETWEEN * self.pace
        return super()._patience
