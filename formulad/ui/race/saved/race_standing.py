"""Standing of a saved race: how far it has come, who is next, and who came where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Over
from formulad.kernel.sentence import say
from formulad.race.bills import Verdict
from formulad.ui.race.terms.race_words import VERDICTS, place
from formulad.ui.shell.record_face import Standing

if TYPE_CHECKING:
    from formulad.games.race.resume import LoadedRace
    from formulad.kernel.sentence import Sentence
    from formulad.race.state import State


def race_standing(loaded: LoadedRace) -> Standing:
    """Return the lap and who is next, or who has won and the places."""
    state, seats = loaded.good_part.state, loaded.header.setup.seats
    due = loaded.game.awaiting(state)
    if not isinstance(due, Over):
        is_next = say("{name} is next", name=seats[due.seat].name)
        return Standing(_where(loaded, state), is_next, tuple(range(len(seats))))
    who = say("Nobody finished")
    if state.finished:
        who = say("{name} has won", name=seats[state.finished[0]].name)
    return Standing(
        say("Driven to the end, in {n} rounds", n=state.round),
        who,
        tuple(loaded.game.classification(state)),
        _places(state),
        is_over=True,
    )


def _where(race: LoadedRace, state: State) -> Sentence:
    """Return how far a race has come that is not over."""
    laps = race.game.options.laps
    if state.trials:
        return say("Timed laps")
    if not state.round:
        return say("Before the start")
    lap = min(max((1, *(car.lap for car in state.cars))), laps)
    return say("Lap {lap} of {laps}, round {round}", lap=lap, laps=laps, round=state.round)


def _places(state: State) -> tuple[Sentence, ...]:
    """Return where the cars came, in the order in which they did."""
    home = len(state.cars) - len(state.retired)
    words = (place(number) for number in range(1, home + 1))
    return (*words, *(VERDICTS[Verdict.OUT] for _ in state.retired))
