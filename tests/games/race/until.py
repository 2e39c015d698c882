"""A game by the complete rules that plays to a moment, says where it is, and then only waits.

Run with a folder and the name of a moment. The line it prints says where the record is, how many
steps were played, and the check-sum of the race after them.
"""

from __future__ import annotations

import signal
import sys
from functools import cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.ai.grades import driver_of
from formulad.games.race.drivers_yaml import Paddock
from formulad.games.race.known_values import stock_library
from formulad.games.race.race_header import new_header
from formulad.games.race.race_saves import new_race
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Decision, Outcome, Over
from formulad.kernel.match import Match
from formulad.kernel.record import check_sum
from formulad.kernel.values import Frozen, replace
from formulad.race.agreed.roster import with_drivers
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.race.moves import LeaveLitter, StopForService, TakeSlipstream, UseDrift, UseNitro
from formulad.race.questions import Purpose, Question
from formulad.race.rules import RaceGame
from formulad.race.state import Phase
from formulad.store.paths import data_root
from tests.circuits import shipped
from tests.games.race.saved import NOON
from tests.presets import MASTERS, STREET
from tests.saves.records import oval

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from formulad.race.match import RaceMatch
    from formulad.race.moves import Move
    from formulad.race.road.track import Track
    from formulad.race.state import State
    from formulad.store.save_file import SaveFile

    Moment: TypeAlias = Callable[[RaceMatch], bool]

SEATS = tuple(Entrant(name, number) for number, name in enumerate(("Ada", "Bob", "Cy", "Di"), 1))
OPTIONS = replace(MASTERS, own_car=False, physical_dice=True, take_backs=True, laps=2)
"""All that may be due, on a table where dice are thrown by hand and taken back."""
SETUP = RaceSetup("oval", SEATS, OPTIONS)
STREET_NUMBERS = (2, 3, 5, 7, 10)
"""Cars of drivers who have something to decide."""
STREET_SETUP = with_drivers(
    RaceSetup(
        "basse-ville",
        tuple(Entrant(f"Street {number}", number) for number in STREET_NUMBERS),
        replace(STREET, physical_dice=True, take_backs=True),
    ),
    Paddock(data_root() / "assets").roster(),
)
"""The same in a city."""


def _chooses(match: RaceMatch, question: Question) -> bool:
    due = match.awaiting
    return isinstance(due, Decision) and due.question is question


def _throws(match: RaceMatch, purpose: Purpose) -> bool:
    due = match.awaiting
    return isinstance(due, Chance) and due.purpose is purpose


def _has_just_done(match: RaceMatch, kind: type[Move | Outcome]) -> bool:
    return any(isinstance(each.choice, kind) for each in match.played[-1:])


def _is_between_debris_tests(match: RaceMatch) -> bool:
    """Return whether a die for debris has fallen, and the next one is due."""
    return _throws(match, Purpose.DEBRIS) and isinstance(match.played[-1].choice, Outcome)


def _is_on_timed_lap(match: RaceMatch) -> bool:
    trials = match.state.trials
    is_under_way = trials is not None and trials.now is not None
    return is_under_way and match.state.car.lap >= 0 and _chooses(match, Question.PATH)


def _has_taken_back(match: RaceMatch) -> bool:
    """Return whether the way and the die before it were just taken back, as all had agreed."""
    state = match.state
    if state.round < 2 or not _has_just_done(match, Outcome) or not _chooses(match, Question.PATH):
        return False
    match.play(match.game.moves(state)[-1])
    match.undo()
    match.undo()
    return True


def _repairs(match: RaceMatch, phase: Phase) -> bool:
    return _chooses(match, Question.REPAIR) and match.state.phase is phase


MOMENTS: dict[str, Moment] = {
    "a slipstream is offered": lambda match: _chooses(match, Question.SLIPSTREAM),
    "a slipstream was taken": lambda match: _has_just_done(match, TakeSlipstream),
    "debris is to be tested": lambda match: _throws(match, Purpose.DEBRIS),
    "debris is to be tested again": _is_between_debris_tests,
    "the crew waits for an order": lambda match: _chooses(match, Question.PIT),
    "the crew has done its work": lambda match: _has_just_done(match, StopForService),
    "a timed lap is under way": _is_on_timed_lap,
    "tyres are chosen": lambda match: _chooses(match, Question.TYRES),
    "a gear die is thrown by hand": lambda match: _throws(match, Purpose.MOVE),
    "dice were taken back": _has_taken_back,
}
STREET_MOMENTS: dict[str, Moment] = {
    "nitro is on": lambda match: _has_just_done(match, UseNitro),
    "a drift is on": lambda match: _has_just_done(match, UseDrift),
    "scrap is to be left": lambda match: _has_just_done(match, LeaveLitter),
    "the radio may be thrown": lambda match: _chooses(match, Question.RADIO),
    "the radio flies": lambda match: _throws(match, Purpose.RADIO),
    "the checkpoint repairs": lambda match: _repairs(match, Phase.CHECKPOINT),
    "the police repair": lambda match: _repairs(match, Phase.POLICE),
    "the sky may be asked again": lambda match: _chooses(match, Question.SKY),
    "a shot is fired": lambda match: _throws(match, Purpose.GUNFIRE),
}
EVERY = MOMENTS | STREET_MOMENTS
FIRST_WORDS = {"debris is to be tested again": 71}
"""Of a race that comes to a rare moment; where the rules have changed, a later one does."""


def circuit(track_id: str) -> Track:
    """Return the oval, or a circuit that comes with the game."""
    return oval() if track_id == "oval" else shipped(track_id)


def begin(folder: Path, word: int, setup: RaceSetup = SETUP) -> tuple[RaceMatch, SaveFile]:
    """Begin a race whose record is written to a folder."""
    header = new_header(setup, circuit(setup.track).fingerprint, word, NOON)
    file = new_race(folder, header)
    return _match(word, setup, file.write), file


def _match(
    word: int, setup: RaceSetup, write: Callable[[str], None] = lambda _line: None
) -> RaceMatch:
    game = RaceGame(circuit(setup.track), setup.entries, setup.options)
    return Match(game, SeededLuck(word), write, takes_back=setup.options.take_backs)


def step(match: RaceMatch) -> None:
    """Play a step; the same race is always played the same way."""
    if isinstance(match.awaiting, Chance):
        match.roll()
    else:
        assert isinstance(match.game, RaceGame)
        match.play(_choice(_Asked(match.game, match.state)))


class _Asked(Frozen):
    """A driver who is asked; the same is answered whenever a race is played once more."""

    game: RaceGame
    state: State

    def __eq__(self, other: object) -> bool:
        """The same moment of the same race, as somebody else may have begun it again."""
        if not isinstance(other, _Asked):
            return NotImplemented
        return self._moment == other._moment

    def __hash__(self) -> int:
        return hash(self.state)

    @property
    def _moment(self) -> tuple[object, ...]:
        setting = self.game.setting
        return setting.track.fingerprint, setting.options, setting.entries, self.state


@cache
def _choice(asked: _Asked) -> Move:
    """Return what a careful driver does, who likes to see the pits and the slipstream."""
    game, state = asked.game, asked.state
    due = game.awaiting(state)
    assert isinstance(due, Decision)
    if due.question in (Question.SLIPSTREAM, Question.PIT):
        return game.moves(state)[0]
    for option in game.paths(state) if due.question is Question.PATH else ():
        if game.track.is_pit(option.end(state.car.cell)) and not option.bill.items:
            return option.move
    return driver_of("rookie").choose(game, state)


def play_until(match: RaceMatch, is_reached: Moment) -> bool:
    """Play a race to a moment; return whether it comes before the end."""
    while not isinstance(match.awaiting, Over):
        if is_reached(match):
            return True
        step(match)
    return False


def left_at(folder: Path, moment: str) -> tuple[RaceMatch, SaveFile]:
    """Return the first race that comes to a moment, written down so far."""
    setup = STREET_SETUP if moment in STREET_MOMENTS else SETUP
    is_reached = EVERY[moment]
    words = count(FIRST_WORDS.get(moment, 0))
    word = next(word for word in words if play_until(_match(word, setup), is_reached))
    match, file = begin(folder, word, setup)
    play_until(match, is_reached)
    return match, file


if __name__ == "__main__":
    stock_library()
    reached, written = left_at(Path(sys.argv[1]), sys.argv[2])
    now = check_sum(reached.game, reached.state)
    sys.stdout.write(f"{written.path} {len(reached.played)} {now}\n")
    sys.stdout.flush()
    signal.pause()
