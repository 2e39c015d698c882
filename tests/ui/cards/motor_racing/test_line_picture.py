"""The picture of the line follows what happens, as the rules have it."""

from __future__ import annotations

import pytest

from formulad.cards.motor_racing.state import Stage
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Over
from formulad.kernel.match import Match
from formulad.ui.cards.motor_racing.line_picture import LinePicture
from tests.cards.motor_racing.tables import START, a_game, a_turn, cars


def picture(line: str, out: str = "") -> LinePicture:
    return LinePicture(cars(line), cars(out))


@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("overtake+3.orange O1", picture("O1 R1 B1 G1 Y1 P1 P2 R2 O2 Y2 G2 B2")),
        ("overtake+4.blue B2", picture("B1 G1 Y1 O1 R1 P1 P2 B2 R2 O2 Y2 G2")),
        ("lose_control-3 B1", picture("G1 Y1 O1 B1 R1 P1 P2 R2 O2 Y2 G2 B2")),
        ("tailender_turbo+3 Y2", picture("B1 G1 Y1 O1 R1 P1 Y2 P2 R2 O2 G2 B2")),
    ],
    ids=["pair", "last", "back", "turbo"],
)
def test_cars_stand_in_the_picture_where_the_rules_put_them(card: str, after: LinePicture) -> None:
    game = a_game()
    state = a_turn(game, card.split(maxsplit=1)[0])

    step = game.apply(state, game.read(card))

    seen = LinePicture.of(state)
    for event in step.events:
        seen = seen.after(event)
    assert after == seen == LinePicture.of(step.state)


def test_a_whole_season_is_seen_as_it_is_played() -> None:
    game = a_game(4, races=2)
    match = Match(game, SeededLuck(5))
    seen = LinePicture()

    while not isinstance(due := match.awaiting, Over):
        step = match.roll() if isinstance(due, Chance) else match.play(game.moves(match.state)[-1])
        for event in step.events:
            seen = seen.after(event)
        if match.state.stage is Stage.PLAY:
            assert LinePicture.of(match.state) == seen


def test_points_go_to_the_first_six_also_to_both_cars_of_a_team() -> None:
    setting = a_game().setting
    seen = picture("P1 P2 B1 G1 Y1 O1 R1 R2 O2 Y2 G2 B2")

    assert 16 == seen.score(setting, cars("P1 P2"))
    assert (4, 0) == (seen.score(setting, cars("B1 B2")), seen.score(setting, cars("R1 R2")))
    assert 12 == seen.place(cars("B2")[0])


def test_the_start_has_twelve_cars() -> None:
    assert 12 == len(picture(START).order)
