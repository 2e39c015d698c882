"""What lies over the board to be decided, and the ways out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.game import Outcome
from formulad.kernel.values import replace
from formulad.race.moves import BeginTrial, DeclineSlipstream, FitTyres, SkipTrials, TakeSlipstream
from formulad.race.tyres import TyreKind
from formulad.ui.race.model.choosing import Chooser
from formulad.ui.race.model.offers import faces, way_out
from formulad.ui.race.present.race_presenter import race_view
from formulad.ui.race.present.rule_in_focus import rule_in_focus
from formulad.ui.race.views.modal_views import CardsSheet, FacesSheet
from tests.presets import RULEBOOK
from tests.ui.race.decisions import LAPS, a_moment_of, before_laps, behind, in_the_box

if TYPE_CHECKING:
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

THROWN = replace(RULEBOOK, physical_dice=True)
WITH_TYRES = replace(LAPS, tyres=True)


def a_chooser(game: RaceGame, state: State) -> Chooser:
    """Return a chooser that has begun to choose."""
    chooser = Chooser(game)
    chooser.open(state, game.awaiting(state))
    return chooser


def test_a_slipstream_is_a_choice_of_places_with_a_way_out() -> None:
    game, state = behind()
    moment = a_moment_of(game, state)

    view = race_view(moment, ())

    assert moment.is_path
    assert view.sheet is None
    assert "Stay behind" == view.way_out
    assert DeclineSlipstream() == way_out(game, state, moment.due)
    assert isinstance(a_chooser(game, state).move(state, moment.due), TakeSlipstream)


def test_timed_laps_can_be_done_without_until_the_first_begins() -> None:
    game, state = before_laps()
    assert SkipTrials() == way_out(game, state, game.awaiting(state))
    done = game.apply(state, BeginTrial()).state

    assert way_out(game, done, game.awaiting(done)) is None


def test_before_a_timed_lap_there_is_one_card_that_begins_it() -> None:
    game, state = before_laps()

    view = race_view(a_moment_of(game, state), ())

    assert isinstance(view.sheet, CardsSheet)
    assert [0] == [card.index for card in view.sheet.cards]
    assert ("START", "THE CLOCK") == view.action.label
    assert "No timed laps: draw the grid" == view.way_out


def test_tyres_are_chosen_among_three_cards() -> None:
    game, state = before_laps(WITH_TYRES)
    chooser = a_chooser(game, state)
    due = game.awaiting(state)

    chooser.step(state, due, 1)

    view = race_view(a_moment_of(game, state, chooser), ())
    assert isinstance(view.sheet, CardsSheet)
    assert ["Hard", "Soft", "Wet"] == [card.title for card in view.sheet.cards]
    assert FitTyres(TyreKind.SOFT) == chooser.move(state, due)
    assert [False, True, False] == [card.is_chosen for card in view.sheet.cards]


def test_going_through_cards_comes_round() -> None:
    game, state = before_laps(WITH_TYRES)
    chooser = a_chooser(game, state)

    chooser.step(state, game.awaiting(state), -1)

    assert FitTyres(TyreKind.WET) == chooser.move(state, game.awaiting(state))


def test_the_faces_of_the_die_that_is_due_can_be_chosen() -> None:
    game, state = before_laps(THROWN)

    view = race_view(a_moment_of(game, state), ())

    assert isinstance(view.sheet, FacesSheet)
    assert tuple(range(1, 21)) == view.sheet.faces
    assert not view.action.is_open


@pytest.mark.parametrize(
    ("figures", "face"), [((7,), 7), ((1, 7), 17), ((1, 7, 3), 3), ((2, 9), 9), ((0,), None)]
)
def test_what_a_die_shows_is_typed(figures: tuple[int, ...], face: int | None) -> None:
    game, state = before_laps(THROWN)
    chooser, due = a_chooser(game, state), game.awaiting(state)

    for figure in figures:
        chooser.type_figure(due, figure)

    assert (None if face is None else Outcome(face)) == chooser.outcome(due)


def test_steps_go_through_the_faces_from_either_end() -> None:
    game, state = before_laps(THROWN)
    chooser, due = a_chooser(game, state), game.awaiting(state)

    chooser.step(state, due, -1)
    last = chooser.outcome(due)
    chooser.step(state, due, 1)

    assert (Outcome(20), Outcome(1)) == (last, chooser.outcome(due))
    assert 20 == len(faces(due))


def test_the_rule_behind_a_card_is_the_one_about_it() -> None:
    game, state = before_laps(WITH_TYRES)
    chooser = a_chooser(game, state)

    rules = []
    for index, _ in enumerate(TyreKind):
        chooser.point_at_card(index)
        rules.append(rule_in_focus(race_view(a_moment_of(game, state, chooser), ())))

    assert ["TYR-1", "TYR-2", "TYR-3"] == rules


def test_the_rule_behind_an_order_to_the_crew_is_the_one_about_the_stop() -> None:
    view = race_view(a_moment_of(*in_the_box()), ())

    assert rule_in_focus(view).startswith("TPT-")
