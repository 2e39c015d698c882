"""Watched table: a past game that goes on by itself, from one decision to the next, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Decision, E_co, M, Outcome, Over, S
from formulad.kernel.match import Match
from formulad.ui.shell.table.game_table import THINKING_SECONDS, GameTable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.kernel.agent import Player
    from formulad.ui.shell.table.game_table import Playback


class WatchedTable(GameTable[S, M, E_co]):
    """Nobody decides: what was chosen is chosen again."""

    def __init__(
        self,
        past: Match[S, M, E_co],
        players: Sequence[Player],
        new_playback: Callable[[], Playback[Any]],
        pace: float = 1.0,
    ) -> None:
        """Begin a past game from its beginning.

        Args:
            past: the game as it was played.
            players: who played, by seat.
            new_playback: makes what plays events.
            pace: how long things take.
        """
        match: Match[S, M, E_co] = Match(past.game, SeededLuck(0), takes_back=True)
        self._shows_all = isinstance(past.awaiting, Over)
        seen = players if self._shows_all else _watched(players)
        super().__init__(match, seen, {}, new_playback, pace)
        self._choices = tuple(each.choice for each in past.played)
        self._stops = _stops(past)
        self._goal = self._stops[0]
        """How many choices are to be seen before it stands still."""
        self.runs = False
        """Whether it goes on by itself from decision to decision."""
        self._jump(self._goal)

    @property
    def place(self) -> int:
        """Which decision it has come to, counted from 0."""
        return self._place_at(len(self.match.played))

    @property
    def steps(self) -> int:
        """How many steps of the record have happened, chance included."""
        return len(self.match.played)

    @property
    def count(self) -> int:
        """How many decisions there are to see."""
        return len(self._stops) - 1

    @property
    def shows_all(self) -> bool:
        """Whether nothing is secret any more: the game was played to its end."""
        return self._shows_all

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing moves until somebody wants it to."""
        return not self.is_playing and not self.runs and len(self.match.played) >= self._goal

    def is_personal(self, state: S) -> bool:
        """Return False: nobody is asked anything."""
        del state
        return False

    # Where it goes

    def run(self, *, on: bool) -> None:
        """Let it go on by itself, or stop at the next decision."""
        if on and self.place == self.count:
            self.go_to(0)
        self.runs = on and self.place < self.count
        if self.runs:
            self._aim()

    def step_on(self) -> None:
        """Show the next decision and what comes of it; whoever is in a hurry sees its end."""
        self.runs = False
        if self.is_playing or len(self.match.played) < self._goal:
            self.go_to(self._stops.index(self._goal))
        else:
            self._aim()

    def step_back(self) -> None:
        """Show how it was before the last decision."""
        self.go_to(self.place - (0 if self._is_between else 1))

    def go_to(self, place: int) -> None:
        """Show how it was at a decision, at once."""
        self.runs = False
        place = max(0, min(place, self.count))
        self._goal = self._stops[place]
        self._jump(self._goal)

    def go_to_step(self, step: int) -> None:
        """Show how it was at the last decision up to a step of the record, at once."""
        self.go_to(self._place_at(step))

    def _place_at(self, step: int) -> int:
        """Return which decision was come to after so many steps."""
        return sum(stop <= step for stop in self._stops) - 1

    # How it goes

    def _wait_and_act(self, dt: float) -> None:
        if self.runs and len(self.match.played) >= self._goal:
            self._aim()
        if len(self.match.played) >= self._goal:
            self.runs = False
            return
        self._waited += dt
        if self._waited >= self._patience:
            self._waited = 0.0
            self._act()

    @property
    def _patience(self) -> float:
        """How long it stands still before the next choice: only before a decision."""
        is_chance = isinstance(self._choices[len(self.match.played)], Outcome)
        return 0.0 if is_chance else THINKING_SECONDS * self.pace

    def _act(self) -> None:
        self._show(self.match.play(self._choices[len(self.match.played)]))

    @property
    def _is_between(self) -> bool:
        """Whether it is on its way to its goal."""
        return self.is_playing or len(self.match.played) not in self._stops

    def _aim(self) -> None:
        """Go on to the next decision, if there is one."""
        self._goal = self._stops[min(self.place + 1, self.count)]

    def _jump(self, choices: int) -> None:
        """Show the game after so many choices, without anything that moves."""
        while len(self.match.played) > choices:
            self.match.undo()
        while len(self.match.played) < choices:
            self.match.play(self._choices[len(self.match.played)])
        self.look_again()


def _stops(past: Match[Any, Any, Any]) -> tuple[int, ...]:
    """Return after how many choices somebody had to decide, and the end."""
    states = [past.initial, *(each.step.state for each in past.played)]
    asked = (isinstance(past.game.awaiting(state), Decision) for state in states)
    found = [number for number, is_asked in enumerate(asked) if is_asked]
    return tuple(dict.fromkeys((*found, len(states) - 1)))


def _watched(players: Sequence[Player]) -> tuple[Player, ...]:
    """Return who played; where several people did, none of their hands is shown to the others."""
    if sum(player.is_human for player in players) < 2:
        return tuple(players)
    return tuple(SeatedPlayer(player.name, player.grade or "person") for player in players)
