"""What happens on the board of a street race, frozen while it is seen."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from itertools import count, pairwise
from typing import TYPE_CHECKING

from formulad.ai.grades import driver_of
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Decision, Outcome, Over
from formulad.kernel.match import Match
from formulad.race.agreed.roster import with_drivers
from formulad.race.agreed.setup import RaceSetup
from formulad.race.moves import ThrowRadio
from formulad.race.questions import Question
from formulad.race.rules import RaceGame
from formulad.race.turn.extras import Extra
from formulad.ui.race.board.geometry.board_picture import EffectKind
from formulad.ui.race.model.destinations import destinations
from formulad.ui.race.model.event_beats import DriveBeat, HearBeat, beats
from formulad.ui.race.race_face import resumed
from formulad.ui.race.report.reporter import Reporter
from formulad.ui.race.scene.race_scene import RaceScene
from formulad.ui.shell.app import FRAME
from formulad.ui.toolkit.intents import Confirm
from formulad.ui.toolkit.motion import Amount
from tools.screens.driven import write_down
from tools.screens.races import NAMES, RULEBOOK, entry_list
from tools.screens.recorded import DrivenRace, recorded, track_of
from tools.screens.street import city
from tools.screens.street_drivers import DRIVERS, STREET

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path
    from typing import TypeAlias

    from formulad.games.race.resume import LoadedRace
    from formulad.kernel.game import Awaiting
    from formulad.kernel.record import Played
    from formulad.race.events import Event
    from formulad.race.match import RaceMatch
    from formulad.race.moves import Move
    from formulad.race.state import State
    from formulad.ui.race.model.event_beats import Beat
    from tools.screens.visitor import Visitor

    Step: TypeAlias = Played[Move, State, Event]

SEED = 3
BY_DAY = (
    *(EffectKind.SMOKE, EffectKind.CONTACT, EffectKind.SPIN, EffectKind.WRECK),
    *(EffectKind.WAKE, EffectKind.FLAG, EffectKind.LEAD),
)
"""What happens on every circuit."""
_FULL_SPEED = 4
"""Rounds after which cars are fast enough to be looked at."""
_DIVING = 0.48
"""Seconds after which a car that is about to dive goes out of sight."""
_TOLD = 3.0
"""Seconds after which who is out knows."""
_LOOK, _PATIENCE = 90, 900
"""Frames in which the camera comes to rest, and after which nothing more will be seen."""


class Showman:
    """A driver who does what only he can do as soon as he may; else he drives as rookies do."""

    def __init__(self) -> None:
        self._rookie = driver_of("rookie")

    def choose(self, game: RaceGame, state: State) -> Move:
        """Return a decision."""
        moves = game.moves(state)
        wanted = [each for each in moves if isinstance(each, Extra | ThrowRadio)]
        if wanted and state.round > _FULL_SPEED:
            return wanted[0]
        return self._rookie.choose(game, state)


def happening(kind: EffectKind, share: float = 0.5) -> Callable[[Visitor], None]:
    """Return how a player sees something happen, so far as it has come then."""

    def visit(visitor: Visitor) -> None:
        path, choice = before_happening(kind, visitor.folders.saves)
        visitor.open(partial(resumed, path=path), Amount.FULL)
        visitor.paint()
        scene = visitor.app.stack.top
        if not isinstance(scene, RaceScene):
            raise TypeError(scene)
        table = scene._table  # noqa: SLF001  # the same choice again, whoever made it
        steps = len(table.match.played)
        for frame in range(_PATIENCE):
            is_time = frame > _LOOK and table.waits_for_person and len(table.match.played) == steps
            if is_time and not isinstance(choice, Outcome):
                table.decide(choice)
            elif is_time:
                table.roll()
            shown = table.playback.showing.shown
            if any(each.cue.kind is kind and each.share >= share for each in shown):
                return
            visitor.app.stack.update(FRAME)

    return visit


def before_happening(kind: EffectKind, saves: Path) -> tuple[Path, Move | Outcome]:
    """Return the record of a race up to something, and the choice from which it comes."""
    race, choice = _race_before(kind)
    return write_down(race, _setup(kind), saves), choice


@cache
def _race_before(kind: EffectKind) -> tuple[DrivenRace, Move | Outcome]:
    """Return a race up to something, and the choice from which it comes."""
    race = recorded(
        f"happens {kind.name}", _setup(kind), "", partial(_shows, kind), partial(_race, kind)
    )
    *before, choice = race.lines
    return DrivenRace(race.word, tuple(before)), _game(_setup(kind)).read(choice)


def _shows(kind: EffectKind, race: LoadedRace) -> bool:
    """Return whether something comes from the last step of a race."""
    *_, before, last = race.replay.played
    return _comes_from(kind, last, before.step.state)


def _race(kind: EffectKind) -> DrivenRace:
    """Drive the first race in which something happens, up to the step from which it comes."""
    for word in count(SEED):
        played, lines = _played(word, _setup(kind))
        states = [_game(_setup(kind)).initial(), *(each.step.state for each in played)]
        for number, (each, before) in enumerate(zip(played, states, strict=False)):
            if _comes_from(kind, each, before):
                return DrivenRace(word, lines[: number + 1])
    raise ValueError(kind)


def _comes_from(kind: EffectKind, played: Step, before: State) -> bool:
    """Return whether something comes from a step."""
    if kind is EffectKind.NITRO and before.turn.nitro < _FULL_SPEED:
        return False
    step = played.step
    setup = _setup(kind)
    reporter = Reporter(_game(setup).setting, NAMES)
    told = beats(step.events, reporter, setup.seats, before, step.state)
    return kind in _kinds(told) and (kind not in BY_DAY or before.round > _FULL_SPEED)


@cache
def _setup(kind: EffectKind) -> RaceSetup:
    """Return a race of ten people through Basse-Ville; by day through Monaco."""
    if kind in BY_DAY:
        return RaceSetup("monaco", entry_list(len(NAMES), len(NAMES)), RULEBOOK)
    line_up = RaceSetup("basse-ville", entry_list(len(NAMES), len(NAMES)), STREET)
    return with_drivers(line_up, tuple(DRIVERS.values()))


@cache
def _game(setup: RaceSetup) -> RaceGame:
    return RaceGame(track_of(setup.track), setup.entries, setup.options)


@lru_cache(maxsize=8)
def _played(word: int, setup: RaceSetup) -> tuple[tuple[Step, ...], tuple[str, ...]]:
    """Return what is chosen and thrown in a race of showmen, each as a line of its record too."""
    lines: list[str] = []
    game = _game(setup)
    match: RaceMatch = Match(game, SeededLuck(word), lines.append)
    driver = Showman()
    while not isinstance(match.awaiting, Over):
        if isinstance(match.awaiting, Chance):
            match.roll()
        else:
            match.play(driver.choose(game, match.state))
    return tuple(match.played), tuple(line.partition("\n")[0] for line in lines)


def _kinds(told: Iterable[Beat]) -> set[EffectKind]:
    """Return what the board shows of beats."""
    found: set[EffectKind] = set()
    for beat in told:
        if isinstance(beat, DriveBeat):
            found |= {cue.kind for cue in beat.cues}
        elif not isinstance(beat, HearBeat) and beat.cue:
            found.add(beat.cue.kind)
    return found


def dives(game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether the best place to stop lies behind the tunnel."""
    street = game.track.street
    if street is None or not isinstance(due, Decision) or due.question is not Question.PATH:
        return False
    best = game.paths(state)[destinations(game, state)[0].index].route.cells
    return any(step in street.tunnel for step in pairwise((state.car.cell, *best)))


def in_the_tunnel(visitor: Visitor) -> None:
    """Let a car drive into the tunnel, so far that it goes out of sight."""
    city(dives)(visitor)
    visitor.do(Confirm())
    visitor.wait(_DIVING)


def told_out(visitor: Visitor) -> None:
    """Let a car go out, and wait until its driver is told so."""
    happening(EffectKind.WRECK)(visitor)
    visitor.wait(_TOLD)


HAPPENINGS = {
    "person-out": told_out,
    "city-tunnel": city(dives),
    "city-tunnel-drive": in_the_tunnel,
} | {
    f"happens-{kind.name.lower()}": happening(kind)
    for kind in EffectKind
    if kind is not EffectKind.STREAK
}
"""By name: what happens on the board, half over."""
