"""A race is driven in a window to the flag; each move stands in the record as it was meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance
from tests.e2e.hands import throw, type_face
from tests.e2e.played import PlayedRace, state_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.games.race.resume import LoadedRace
    from formulad.kernel.game import Outcome
    from formulad.race.moves import Move
    from tests.e2e.hands import Hand
    from tests.e2e.window import Window


class Dice:
    """Dice on the players' own table."""

    def __init__(self) -> None:
        """Nothing is thrown yet."""
        self._luck = SeededLuck(2026)
        self.thrown: list[Outcome] = []

    def throw(self, race: LoadedRace) -> Outcome:
        """Return what the die shows that is due."""
        due = race.game.awaiting(state_of(race))
        assert isinstance(due, Chance)
        self.thrown.append(self._luck.peek(due))
        self._luck.skip(due)
        return self.thrown[-1]


def drive_to_the_flag(
    window: Window,
    saves: Path,
    choose: Callable[[LoadedRace], Move],
    hand: Hand,
    dice: Dice | None = None,
) -> LoadedRace:
    """Drive until the results are shown, and return the race.

    Args:
        window: where it is driven.
        saves: where its record is written.
        choose: what the person wants to do.
        hand: how it is done in the window.
        dice: what the players throw, where they have dice of their own.
    """
    race = drive_until(lambda _: False, window, saves, choose, hand, dice)
    window.wait_for_scene("result")
    assert race.record.is_over
    assert race.replay.played[-1].step.state.is_over
    return race


def drive_until(
    is_enough: Callable[[LoadedRace], bool],
    window: Window,
    saves: Path,
    choose: Callable[[LoadedRace], Move],
    hand: Hand,
    dice: Dice | None = None,
) -> LoadedRace:
    """Drive until the race has shown enough, or to the flag, and return it."""
    window.wait_for_board()
    race = PlayedRace(window, saves)
    meant = ""

    def do(due: str, now: LoadedRace) -> None:
        nonlocal meant
        if due == "face":
            assert dice
            type_face(window, now, dice.throw(now))
        elif due == "die":
            throw(window, hand)
        else:
            move = choose(now)
            meant = now.game.write(move)
            hand(window, now, move)

    while (asked := race.asked(at_rest=False))[0] != "over" and not is_enough(asked[1]):
        due, before = asked
        race.step(do, at_rest=False)
        if due not in {"die", "face"}:
            written = race.lines[len(before.record.lines)]
            assert meant == written, f"{due}: {meant} became {written}"
    return race.loaded
