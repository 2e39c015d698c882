"""Summary of a game: all there is to it at one moment, on one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.cards.corsa.deck import Deck
    from formulad.cards.corsa.moves import Build
    from formulad.cards.corsa.results import Result
    from formulad.cards.corsa.setting import Setting
    from formulad.cards.corsa.state import State


def summary(setting: Setting, state: State) -> str:
    """Return the essence of a state; equal states have equal lines."""
    deck = setting.deck
    hands = (f"{deck.codes(h.techniques)}+{deck.codes(h.strategies)}" for h in state.hands)
    return "/".join(
        (
            f"{state.race} {state.stage.value} {state.at} {state.start} {state.grade}",
            _numbers(state.order),
            f"{_numbers(state.recruits)} {state.bank}",
            *hands,
            deck.codes(state.techniques),
            deck.codes(state.strategies),
            f"{_numbers(state.circuits)}|{state.circuit}",
            f"{' '.join(state.bought)}|{state.wanted}",
            " ".join(str(wish) for wish in state.wishes),
            " ".join(str(driver) for driver in state.drivers),
            ";".join("" if car is None else _car(deck, car) for car in state.cars),
            f"{_numbers(state.dice)}|{_numbers(state.rolling)}",
            ";".join(map(_numbers, state.rolls)),
            f"{_numbers(state.sitting_out)}|{_numbers(state.excluded)}",
            *(_result(deck, result) for result in state.results),
        )
    )


def _numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def _car(deck: Deck, car: Build) -> str:
    return deck.codes((car.strategy, *car.techniques))


def _result(deck: Deck, result: Result) -> str:
    runs = ";".join(
        f"{_car(deck, run.car)} {run.seat} {run.driver} {run.die} {run.value} {run.points}"
        f" {run.recruits}"
        for run in result.runs
    )
    return f"{result.circuit}:{runs}"
