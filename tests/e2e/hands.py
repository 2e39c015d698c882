"""A person's hands in a window: the same move by keys, or by clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from formulad.kernel.game import Chance
from formulad.race import moves
from formulad.ui.race.model import point_sharing
from formulad.ui.race.model.offers import cards
from tests.e2e.played import places_offered, row_index, state_of
from tests.e2e.window import WHEEL_DOWN

if TYPE_CHECKING:
    from formulad.games.race.resume import LoadedRace
    from formulad.kernel.game import Outcome
    from formulad.race.moves import Move
    from tests.e2e.window import Window


ROWS = 4
"""Of a list that is longer than its panel at least so many are in sight."""


class Control(NamedTuple):
    """What is pressed for something that may be used before a path is chosen."""

    key: str
    button: str


EXTRAS: dict[Move, Control] = {
    moves.UseNitro(): Control("n", "boost-nitro"),
    moves.UseNitro(is_big=True): Control("shift+n", "boost-big"),
    moves.UseDrift(-1): Control("k", "boost-less"),
    moves.UseDrift(1): Control("l", "boost-more"),
    moves.LeaveLitter(): Control("j", "boost-litter"),
}


class Hand(Protocol):
    """Has a move made in a window."""

    def __call__(self, window: Window, race: LoadedRace, move: Move) -> None:
        """Make the move."""


def press(window: Window, race: LoadedRace, move: Move) -> None:
    """Press the keys that stand for a move."""
    match move:
        case moves.ShiftTo(gear=gear):
            window.key(str(int(gear)), "Return")
        case moves.ChoosePath() | moves.TakeSlipstream():
            window.key(*_keys_to(race, move), "Return")
        case moves.DeclineSlipstream():
            window.key("s")
        case moves.FitTyres() | moves.BeginTrial():
            index = cards(race.game, state_of(race)).index(move)
            window.key(str(index + 1), "Return")
        case moves.StopForService():
            window.key("Return")
        case _:
            _press_on_the_street(window, race, move)


def _press_on_the_street(window: Window, race: LoadedRace, move: Move) -> None:
    """Press the keys for what only streets ask."""
    match move:
        case moves.UseNitro() | moves.UseDrift() | moves.LeaveLitter():
            window.key(EXTRAS[move].key)
        case moves.KeepRadio():
            window.key("s")
        case moves.ThrowRadio() | moves.RollSkyAgain() | moves.KeepSky():
            index = cards(race.game, state_of(race)).index(move)
            window.key(str(index + 1), "Return")
        case moves.Repair():
            window.key(*_keys_to_share(race, move), "Return")


def _keys_to_share(race: LoadedRace, repair: moves.Repair) -> list[str]:
    """Return the keys that go through the parts and give each its points: first those that lose."""
    keys, row = [], 0
    lines = point_sharing.lines(race.game, state_of(race))
    for line, points in _changes(race, repair):
        down = lines.index(line) - row
        keys += ["Down" if down > 0 else "Up"] * abs(down)
        keys += ["Right" if points > 0 else "Left"] * abs(points)
        row += down
    return keys


def _changes(race: LoadedRace, repair: moves.Repair) -> list[tuple[str, int]]:
    """Return how many points each part is to get more than it is offered, or less."""
    state = state_of(race)
    offered = point_sharing.best(race.game, state)
    changes = [
        (line, point_sharing.number_on(repair, line) - point_sharing.number_on(offered, line))
        for line in point_sharing.lines(race.game, state)
    ]
    return sorted(changes, key=lambda change: change[1])


def _keys_to(race: LoadedRace, path: moves.ChoosePath | moves.TakeSlipstream) -> list[str]:
    """Return the keys that lead to a line of the list: its letter, or Tab as often as needed.

    The first line is looked at already: its letter would go on to another way there.
    """
    row = row_index(race, path)
    letter = places_offered(race.game, state_of(race))[row].letter.lower()
    return [letter] if letter and row else ["Tab"] * row


def click(window: Window, race: LoadedRace, move: Move) -> None:
    """Click what stands for a move, the wheel over the list included."""
    match move:
        case moves.ShiftTo(gear=gear):
            window.widget(f"gear-{int(gear)}").click()
        case moves.ChoosePath() | moves.TakeSlipstream():
            row = row_index(race, move)
            wait_for_list(window, len(places_offered(race.game, state_of(race))))
            wheel_to(window, row)
            window.widget(f"destination-{row}").click()
        case moves.DeclineSlipstream():
            window.widget("way-out").click()
        case moves.FitTyres() | moves.BeginTrial():
            index = cards(race.game, state_of(race)).index(move)
            window.widget(f"card-{index}").click()
        case moves.StopForService():
            window.widget("action").click()
        case _:
            _click_on_the_street(window, race, move)


def _click_on_the_street(window: Window, race: LoadedRace, move: Move) -> None:
    """Click what stands for what only streets ask."""
    match move:
        case moves.UseNitro() | moves.UseDrift() | moves.LeaveLitter():
            window.widget(EXTRAS[move].button).click()
        case moves.KeepRadio():
            window.widget("way-out").click()
        case moves.ThrowRadio() | moves.RollSkyAgain() | moves.KeepSky():
            index = cards(race.game, state_of(race)).index(move)
            window.widget(f"card-{index}").click()
        case moves.Repair():
            for line, points in _changes(race, move):
                left, top, width, height = window.widget(line).wait().rect
                x = left + (width - height // 2 if points > 0 else height // 2)
                for _ in range(abs(points)):
                    window.click(x, top + height // 2)
            window.widget("action").click()


def wait_for_list(window: Window, places: int) -> None:
    """Wait until the list is that of the places there are: what was used may change it."""

    def is_there() -> bool:
        ids = [widget.id for widget in window.shown.widgets]
        rows = sum(each.startswith("destination-") for each in ids)
        return rows == places or ROWS <= rows < places

    window.wait_until(is_there, f"{places} places are listed")


def wheel_to(window: Window, row: int) -> None:
    """Turn the wheel over the list until a row of it is in sight."""
    over = window.widget("destination-0").wait().middle
    for _ in range(row):
        if window.widget(f"destination-{row}").is_ready:
            return
        window.click(*over, WHEEL_DOWN)
        window.wait_to_be_heard()


def throw(window: Window, hand: Hand) -> None:
    """Have the die thrown that is due."""
    if hand is press:
        window.key("space")
    else:
        window.widget("action").click()


def type_face(window: Window, race: LoadedRace, outcome: Outcome) -> None:
    """Type what the players' own die shows, figure by figure, and confirm it."""
    due = race.game.awaiting(state_of(race))
    assert isinstance(due, Chance)
    assert outcome.value in {face.value for face, _ in due.outcomes}
    window.key(*str(outcome.value), "Return")
