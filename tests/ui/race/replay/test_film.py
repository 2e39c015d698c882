"""A film shows a race as its record tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.events import CarEliminated, CarFinished
from formulad.ui.race.replay.great_moments import leader
from formulad.ui.race.replay.time_line_mark import MarkKind

if TYPE_CHECKING:
    from formulad.games.race.resume import LoadedRace
    from formulad.ui.race.replay.film import Film


def test_every_state_is_that_of_the_record(film: Film, driven: LoadedRace) -> None:
    game = driven.game
    states = [game.initial()]
    for line in driven.record.lines:
        if not line.startswith("#"):
            states.append(game.apply(states[-1], game.read(line)).state)

    assert tuple(states) == film.states


def test_turns_begin_where_another_drives(film: Film) -> None:
    inner = [turn for turn in film.turns if film.states[turn].round and turn != film.last]

    assert len(inner) > 20
    for turn in inner:
        before, after = film.states[turn - 1], film.states[turn]
        assert (before.round, before.at) != (after.round, after.at)


def test_within_a_turn_nobody_else_drives(film: Film) -> None:
    for begin, end in zip(film.turns, film.turns[1:], strict=False):
        seats = {film.states[place].seat for place in range(begin, end) if film.states[place].round}
        assert len(seats) <= 1


def test_rounds_begin_with_their_number(film: Film) -> None:
    numbers = [film.states[place].round for place in film.rounds[1:-1]]

    assert list(range(numbers[0], numbers[0] + len(numbers))) == numbers


def test_the_log_at_a_place_holds_what_was_told_before_it_newest_first(film: Film) -> None:
    place = film.turns[12]
    entries = [beat.entry for told in film.told[:place] for beat in told if hasattr(beat, "entry")]

    assert entries[-40:][::-1] == film.log(place)
    assert [] == film.log(0)


def test_the_die_on_the_table_is_the_last_that_fell(film: Film) -> None:
    dice = [
        (at, beat) for at, told in enumerate(film.told) for beat in told if hasattr(beat, "value")
    ]
    at, last = dice[7]

    assert last is film.die(at + 1)
    assert last is not film.die(at)
    assert film.die(0) is None


def test_the_winner_is_marked_where_he_crosses_the_line(film: Film) -> None:
    (mark,) = (mark for mark in film.marks if mark.kind is MarkKind.FINISH)
    events = film.steps[mark.place - 1].step.events

    assert mark.seat == film.states[-1].finished[0]
    assert any(isinstance(event, CarFinished) for event in events)
    assert mark.begin in film.turns
    assert mark.begin < mark.place


def test_cars_that_go_out_are_marked(film: Film) -> None:
    gone = [
        event.car
        for step in film.steps
        for event in step.step.events
        if isinstance(event, CarEliminated)
    ]

    assert gone == [mark.seat for mark in film.marks if mark.kind is MarkKind.OUT]


def test_who_takes_the_lead_was_not_in_front_before(film: Film) -> None:
    marks = [mark for mark in film.marks if mark.kind is MarkKind.LEAD]

    assert marks
    for mark in marks:
        assert mark.seat != leader(film, film.states[mark.begin])
        assert mark.seat == leader(film, film.states[mark.place])


def test_marks_stand_in_the_order_in_which_things_happened(film: Film) -> None:
    places = [mark.place for mark in film.marks]

    assert sorted(places) == places
