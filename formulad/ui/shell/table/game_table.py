"""Game table: people and computers around a match, and what the eye has yet to see of it.

The match may be ahead of the picture: its steps are on disk before they are shown. `shown` is the
state the screen has reached; while something plays, the rest waits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from formulad.kernel.game import Chance, Decision, E_co, M, Outcome, Over, S, Step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from formulad.kernel.agent import Agent, Player
    from formulad.kernel.game import Awaiting
    from formulad.kernel.match import Match

E_contra = TypeVar("E_contra", contravariant=True)
THINKING_SECONDS = 0.5
"""How long a computer lets the others look before it acts, at calm pace."""
HANDOVER_SECONDS = 0.35
"""How long nobody can act when the turn passes between people: a second click is not theirs."""
TWICE_SECONDS = 0.6
"""Whoever hurries again so soon wants to see nothing before the next decision of a person."""
HELD_SECONDS, HELD, HELD_PACE = 0.2, 4.0, 0.6
"""How long the game goes faster after what hurries it was held, how many times, and at which pace:
who likes a calmer one waits no longer."""
MOST_AT_ONCE = 6
"""So much is done in one picture on the way to a person: the screen goes on."""
NOTICED_SECONDS = 0.5
"""From when on a delay is told of."""
UNDO_SECONDS = 0.6
"""How long the table waits at any pace after a person's decision, which may be taken back."""


class Playback(Protocol[E_contra]):
    """What has happened and is still to be seen."""

    def add(self, beats: Iterable[E_contra], pace: float) -> None:
        """Put what has happened behind what waits; pace 0 shows it at once."""

    @property
    def is_playing(self) -> bool:
        """Whether something moves that has not been seen yet."""

    def advance(self, dt: float) -> None:
        """Let so many seconds pass."""

    def skip(self) -> None:
        """Show all that waits at once."""


class GameTable(Generic[S, M, E_co]):
    """A match with people and computers around it.

    A game says how its events are played, and may say how steps are told (`_tell`, `_retell`),
    and what else of it is personal.
    """

    def __init__(
        self,
        match: Match[S, M, E_co],
        players: Sequence[Player],
        agents: Mapping[str, Agent[Any, S, M]],
        new_playback: Callable[[], Playback[Any]],
        pace: float = 1.0,
    ) -> None:
        """Sit down at a match.

        Args:
            match: the game as it is played.
            players: who plays, by seat.
            agents: a computer player for each grade among them.
            new_playback: makes what plays events, as nobody has seen anything yet.
            pace: how long things take: 1 calm, 0 at once.
        """
        self.match = match
        self.players = players
        self.pace = pace
        self._agents = agents
        self._new_playback = new_playback
        self.playback: Playback[Any] = new_playback()
        self.shown = match.state
        self._waited = 0.0
        self._guard = 0.0
        self._since_hurry = TWICE_SECONDS
        self._held = 0.0
        self._delay = 0.0
        self.is_rushing = False
        """Whether nothing is seen before a person is asked again, or the game is over."""
        self.must_wait: Callable[[], bool] = lambda: False
        """Tells whether a computer cannot decide yet: what it needs is still being found out."""

    # What is asked

    @property
    def due(self) -> Awaiting:
        """What is due, once everything has been seen."""
        return self.match.game.awaiting(self.shown)

    @property
    def is_playing(self) -> bool:
        """Whether something moves that has not been seen yet."""
        return self.playback.is_playing

    @property
    def waits_for_person(self) -> bool:
        """Whether nothing goes on until a person acts."""
        return not self.is_playing and self._guard <= 0 and self.is_personal(self.shown)

    @property
    def pause(self) -> float:
        """How many seconds nothing happens yet, though no person is to act; 0 if something does."""
        if self.is_playing or self.is_rushing:
            return 0.0
        if self.is_personal(self.shown) or isinstance(self.due, Over):
            return max(0.0, self._guard)
        return max(0.0, self._patience - self._waited)

    @property
    def waits_for_throw(self) -> bool:
        """Whether a person is to throw a die; by itself a table throws all of them."""
        return False

    @property
    def has_news(self) -> bool:
        """Whether something has a page of its own: nothing more happens in the same picture."""
        return False

    @property
    def shows_all(self) -> bool:
        """Whether nothing is secret any more: the game is seen again, and it is over."""
        return False

    @property
    def is_delayed(self) -> bool:
        """Whether a computer cannot decide yet, and has let others wait longer than they notice."""
        return self._delay > NOTICED_SECONDS

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing goes on until a person acts, be it by throwing a die."""
        return self.waits_for_person or self.waits_for_throw

    @property
    def is_over(self) -> bool:
        """Whether the game is over and all of it was seen."""
        return not self.is_playing and isinstance(self.due, Over)

    def is_personal(self, state: S) -> bool:
        """Return whether a person has to act."""
        due = self.match.game.awaiting(state)
        return isinstance(due, Decision) and self.players[due.seat].is_human

    def _is_entered(self, state: S) -> bool:
        """Return whether people say what chance brings, as of dice that they throw themselves."""
        del state
        return False

    # What is done

    def update(self, dt: float) -> None:
        """Let time pass: what has happened is seen, chance falls, computers act."""
        self._guard -= dt
        self._since_hurry += dt
        if self.is_rushing:
            self._rush(dt)
            return
        dt *= self.haste
        self._held -= dt
        if self.is_playing:
            self.playback.advance(dt)
            self._catch_up()
        else:
            self.playback.advance(dt)
            self._wait_and_act(dt)

    def decide(self, move: M) -> None:
        """Carry out a person's decision."""
        self._show(self.match.play(move))

    def roll(self) -> None:
        """Let chance fall that is due."""
        self._show(self.match.roll())

    def enter(self, outcome: Outcome) -> None:
        """Take down what a die shows that the players have thrown."""
        self._show(self.match.play(outcome))

    def skip(self) -> None:
        """Show at once all that still moves."""
        self.playback.skip()
        self._catch_up()

    def hurry(self) -> None:
        """Show at once what moves; all up to the next decision of a person, if done twice."""
        if self._since_hurry < TWICE_SECONDS:
            self.rush()
        self._since_hurry = 0.0
        self.skip()

    def rush(self) -> None:
        """Go to the next decision of a person, or to the end."""
        self.is_rushing = True

    def hold(self) -> None:
        """Go faster for a moment: what hurries the game is held."""
        self._held = HELD_SECONDS

    @property
    def haste(self) -> float:
        """How many times as fast as it likes the game goes now."""
        return HELD * max(1.0, self.pace / HELD_PACE) if self._held > 0 else 1.0

    @property
    def may_undo(self) -> bool:
        """Whether a decision can be taken back now."""
        return not self.is_playing and bool(self._steps_to_undo())

    def undo(self) -> None:
        """Take back the last decision of a person, with all that has come of it since."""
        try:
            for _ in range(self._steps_to_undo()):
                self.match.undo()
        finally:
            self.look_again()

    def look_again(self) -> None:
        """Show the game as it is now, without anything that moves."""
        self._retell()
        self.shown = self.match.state
        self._guard = self._delay = 0.0

    # How it is told

    def _tell(self, before: S, step: Step[S, E_co]) -> None:
        """Let a step be seen."""
        del before
        self.playback.add(step.events, self.pace)

    def _retell(self) -> None:
        """Begin a playback in which the whole match has been seen."""
        self.playback = self._new_playback()
        for each in self.match.played:
            self.playback.add(each.step.events, 0.0)

    # What comes by itself

    def _wait_and_act(self, dt: float) -> None:
        """Do what comes by itself, once everybody has seen what was before."""
        self._waited += dt
        for _ in range(self._most_at_once):
            if self._is_held_up:
                self._waited = 0.0
                return
            if self._waited < self._patience or self._is_kept(dt):
                return
            self._waited = 0.0
            self._act()
            if self.has_news:
                return

    @property
    def _most_at_once(self) -> int:
        """How much may come by itself in one picture: at instant pace no step is waited for."""
        return 1 if self.pace else MOST_AT_ONCE

    @property
    def _is_held_up(self) -> bool:
        """Whether nothing comes by itself: something is still to be seen, or a person is to act."""
        is_theirs = self.is_personal(self.shown) or self.waits_for_throw
        return self.is_playing or is_theirs or isinstance(self.due, Over)

    def _rush(self, dt: float) -> None:
        """Do what comes by itself until a person is asked, a little in every picture."""
        for _ in range(MOST_AT_ONCE):
            self.skip()
            if self.is_personal(self.shown) or isinstance(self.due, Over):
                self.is_rushing = False
                self._guard = HANDOVER_SECONDS
                return
            if self._is_kept(dt):
                return
            self._act()
        self.skip()

    def _is_kept(self, dt: float) -> bool:
        """Return whether a computer cannot decide yet; count for how long."""
        is_kept = self.must_wait()
        self._delay = self._delay + dt if is_kept else 0.0
        return is_kept

    @property
    def _patience(self) -> float:
        """How long others may look, or take back, before something comes by itself."""
        is_fresh = self._steps_to_undo(across_dice=False)
        return UNDO_SECONDS if is_fresh else THINKING_SECONDS * self.pace

    def _act(self) -> None:
        """Do what nobody has to decide, or what a computer decides."""
        due = self.due
        if isinstance(due, Chance):
            self.roll()
        elif isinstance(due, Decision):
            agent, game = self._agents[self.players[due.seat].grade], self.match.game
            self.decide(agent.choose(game, game.view(self.match.state, due.seat)))

    def _show(self, step: Step[S, E_co]) -> None:
        before = self.shown
        self._tell(before, step)
        self._catch_up()
        self._guard = HANDOVER_SECONDS if self._is_new_question(before) else 0.0

    def _catch_up(self) -> None:
        if not self.is_playing:
            self.shown = self.match.state

    def _steps_to_undo(self, *, across_dice: bool = True) -> int:
        """Return how many steps lie back to what a person decided last; 0 if there is no way.

        Dice lie in the way unless they may be taken back.
        """
        played = self.match.played
        for steps, each in enumerate(reversed(played), 1):
            is_die = isinstance(each.choice, Outcome)
            if is_die and not (across_dice and self.match.takes_back):
                break
            is_first = steps == len(played)
            state = self.match.initial if is_first else played[-1 - steps].step.state
            if self._is_entered(state) if is_die else self.is_personal(state):
                return steps
        return 0

    def _is_new_question(self, before: S) -> bool:
        """Return whether a person is asked what they may not have expected after what they did.

        That is whatever another person is asked, and what comes unawares.
        """
        after = self.match.state
        if not self.is_personal(after):
            return False
        asked, was = self.match.game.awaiting(after), self.match.game.awaiting(before)
        if isinstance(asked, Over) or isinstance(was, Over):
            return False
        is_passed_on = self.is_personal(before) and asked.seat != was.seat
        return is_passed_on or self._comes_unawares(asked) or self._is_entered(before)

    def _comes_unawares(self, asked: Awaiting) -> bool:
        """Return whether a question may come up where another one was expected."""
        del asked
        return False
