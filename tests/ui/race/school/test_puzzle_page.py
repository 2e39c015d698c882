"""A pupil is asked, may err once, and is told what it costs."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, TypeVar

import pytest

from formulad.school.progress_yaml import NAME, read_progress
from formulad.school.puzzle import Ask
from formulad.school.puzzle_yaml import puzzle_in
from formulad.school.stage import stage_of
from formulad.store.paths import data_root
from formulad.ui.race import race_face
from formulad.ui.race.school.answer_gear import AnswerGear
from formulad.ui.race.school.puzzle_layout import PuzzleLayout
from formulad.ui.race.school.puzzle_page import PuzzleScene
from formulad.ui.race.school.school_words import situation, turns_lost
from formulad.ui.toolkit.canvas import Rect
from tests.circuits import shipped
from tests.school.written import MASSENET
from tests.ui.later import Later
from tests.ui.pilot import Pilot
from tests.ui.race.conftest import FRAMES_TO_PAINT

if TYPE_CHECKING:
    from formulad.store.paths import UserFolders
    from tests.ui.conftest import Enter

T = TypeVar("T")
pytestmark = pytest.mark.usefixtures("player")


@pytest.fixture
def pupil(enter: Enter) -> Pilot:
    """Return who has come to the school."""
    pilot = enter()
    pilot.click("school")
    return pilot


def page(pilot: Pilot) -> PuzzleScene:
    """Return the puzzle that is asked."""
    scene = pilot.scene
    assert isinstance(scene, PuzzleScene)
    return scene


def until(pilot: Pilot, ask: Ask) -> PuzzleScene:
    """Skip puzzles until one asks for a gear, or a place."""
    for _ in range(20):
        if page(pilot).attempt.puzzle.ask is ask:
            break
        pilot.click("skip")
    return page(pilot)


def option(scene: PuzzleScene, *, is_right: bool) -> str:
    """Return what gives the right answer, or a wrong one that was not given yet."""
    attempt = scene.attempt
    return next(
        scene.widget_of(choice)
        for choice in attempt.choices
        if attempt.may_choose(choice) and (choice == attempt.puzzle.answer) is is_right
    )


@pytest.mark.rule("SCH-11")
def test_the_first_wrong_try_does_not_tell_the_answer(pupil: Pilot) -> None:
    pupil.click("next-puzzle")
    scene = until(pupil, Ask.GEAR)

    pupil.click(option(scene, is_right=False))

    assert (1, False) == (len(scene.attempt.wrong), scene.attempt.is_over)


@pytest.mark.rule("SCH-11")
def test_the_second_wrong_try_tells_it(pupil: Pilot) -> None:
    pupil.click("next-puzzle")
    scene = until(pupil, Ask.GEAR)
    for _ in range(2):
        pupil.click(option(scene, is_right=False))

    assert scene.attempt.is_over
    assert not scene.attempt.is_solved


@pytest.mark.rule("SCH-11")
def test_a_die_of_the_wrong_gear_is_seen_to_fall(pupil: Pilot) -> None:
    pupil.click("next-puzzle")
    scene = until(pupil, Ask.GEAR)
    pupil.click(option(scene, is_right=False))
    seen = set()
    for _ in range(12):
        pupil.click("roll")
        assert scene.rolled
        seen.add(scene.rolled.face)

    assert len(seen) > 1
    assert not scene.attempt.is_over


@pytest.mark.parametrize("ask", list(Ask))
def test_a_hint_is_given_once_and_is_no_answer(pupil: Pilot, ask: Ask) -> None:
    pupil.click("next-puzzle")
    scene = until(pupil, ask)
    pupil.click("hint")

    assert () == scene.attempt.wrong
    assert not pupil.find("hint").focusable


@pytest.mark.rule("SCH-12")
def test_what_was_right_at_once_is_kept(pupil: Pilot, player: UserFolders) -> None:
    pupil.click("next-puzzle")
    scene = page(pupil)
    pupil.click(option(scene, is_right=True))

    assert {scene.attempt.puzzle.id: True} == read_progress(player.root).first


@pytest.mark.rule("SCH-12")
def test_what_was_right_only_then_counts_as_missed(pupil: Pilot, player: UserFolders) -> None:
    pupil.click("next-puzzle")
    scene = until(pupil, Ask.GEAR)
    pupil.click(option(scene, is_right=False))
    pupil.click(option(scene, is_right=True))

    progress = read_progress(player.root)
    assert progress.first[scene.attempt.puzzle.id] is False
    assert scene.attempt.puzzle.id in progress.returns


def test_a_gear_is_chosen_by_its_number(pupil: Pilot) -> None:
    pupil.click("next-puzzle")
    scene = until(pupil, Ask.GEAR)

    pupil.press(scene.attempt.puzzle.answer)

    assert scene.attempt.is_solved


@pytest.mark.rule("SCH-11")
def test_the_lever_tells_what_a_wrong_gear_costs_and_of_the_others_nothing(pupil: Pilot) -> None:
    pupil.click("next-puzzle")
    scene = until(pupil, Ask.GEAR)
    pupil.click(option(scene, is_right=False))

    puzzle, (wrong,) = scene.attempt.puzzle, scene.attempt.wrong
    told = {
        gear.gear.slot.gear: gear.gear.slot.price
        for gear in scene.widgets
        if isinstance(gear, AnswerGear) and gear.is_wrong
    }
    assert {int(wrong): turns_lost(puzzle.lost(wrong))} == told
    assert not pupil.find(scene.widget_of(wrong)).focusable


@pytest.mark.rule("SCH-11")
def test_what_dice_come_to_is_reckoned_beside_the_game(player: UserFolders) -> None:
    later = Later()
    pilot = Pilot(race_face.menu, player.root, aside=later)
    for widget in ("school", "next-puzzle"):
        pilot.click(widget)
    scene = until(pilot, Ask.GEAR)
    pilot.click(option(scene, is_right=False))
    assert scene.moving
    assert pilot.find("skip")
    assert "roll" not in {widget.id for widget in scene.widgets}

    later.catch_up()
    pilot.wait(0.1)

    assert pilot.find("roll").focusable
    pilot.close()


@pytest.mark.rule("SCH-11")
def test_dice_that_are_known_too_late_are_not_shown_with_another_puzzle(
    player: UserFolders,
) -> None:
    later = Later()
    pilot = Pilot(race_face.menu, player.root, aside=later)
    for widget in ("school", "next-puzzle"):
        pilot.click(widget)
    scene = until(pilot, Ask.GEAR)
    pilot.click(option(scene, is_right=False))
    pilot.click("skip")

    later.catch_up()
    pilot.wait(0.1)

    assert "roll" not in {widget.id for widget in scene.widgets}
    pilot.close()


@pytest.mark.rule("SCH-11")
def test_in_the_end_the_lever_marks_the_best_gear(pupil: Pilot) -> None:
    pupil.click("next-puzzle")
    scene = until(pupil, Ask.GEAR)
    for _ in range(2):
        pupil.click(option(scene, is_right=False))

    best = [
        gear.gear.slot.gear
        for gear in scene.widgets
        if isinstance(gear, AnswerGear)
        if gear.is_best
    ]
    assert [int(scene.attempt.puzzle.answer)] == best


def test_a_gear_that_cannot_be_engaged_answers_nothing(pupil: Pilot) -> None:
    pupil.click("next-puzzle")
    scene = until(pupil, Ask.GEAR)
    locked = next(str(gear) for gear in range(1, 7) if str(gear) not in scene.attempt.choices)
    pupil.press(locked)
    pupil.click(f"gear-{locked}")

    assert ((), False) == (scene.attempt.wrong, scene.attempt.is_over)


@pytest.mark.parametrize("size", [(1920, 1080), (1600, 900), (1242, 720), (1125, 1600)])
def test_wear_points_and_lever_have_their_place_on_every_page(size: tuple[int, int]) -> None:
    layout = PuzzleLayout(Rect(0, 0, *size), 0, 10)
    places = layout.dashboard
    panels = (layout.board, places.ground, layout.panel)
    parts = [place for place in (places.driver, places.pools, places.lever, places.corner) if place]

    assert all(places.ground.contains(part) for part in parts)
    assert not any(a.colliderect(b) for a, b in combinations(parts, 2))
    assert not any(a.colliderect(b) for a, b in combinations(panels, 2))


def test_keys_answer_and_go_on(pupil: Pilot) -> None:
    pupil.click("puzzles")
    pupil.press("enter")
    first = page(pupil).attempt.puzzle
    pupil.click(option(page(pupil), is_right=True))
    pupil.press("enter")

    assert first != page(pupil).attempt.puzzle


def test_a_theme_asks_its_own_puzzles(pupil: Pilot) -> None:
    pupil.click("puzzles")
    pupil.click("lane")

    assert "lane" in [theme.value for theme in page(pupil).attempt.puzzle.themes]


def paint(pupil: Pilot) -> None:
    """Let the board of a puzzle be painted."""
    for _ in range(FRAMES_TO_PAINT):
        if not pupil.scene.moving:
            break
        pupil.app.stack.update(0.0)


def test_a_cell_is_chosen_on_the_board(pupil: Pilot) -> None:
    pupil.click("puzzles")
    pupil.click("lane")
    scene = until(pupil, Ask.PLACE)
    paint(pupil)

    pupil.click_at(scene.cell_place(scene.attempt.puzzle.answer))

    assert scene.attempt.is_solved


def test_the_letter_behind_a_car_answers_that_it_stands_still(
    enter: Enter, player: UserFolders
) -> None:
    shipped = (data_root() / "assets/puzzles/basse-ville-031.yaml").read_text(encoding="utf-8")
    keep(player, "own-1", shipped.replace("id: basse-ville-031", "id: stays"))
    pupil = enter()
    pupil.click("school")
    pupil.click("own-races")
    scene = page(pupil)
    paint(pupil)
    view = scene._painting.view if scene._painting else None  # noqa: SLF001 - what is drawn there
    assert view
    stage, camera = scene._seen_through(view)  # noqa: SLF001
    stays = "c5.A3"
    assert stays == scene.attempt.puzzle.cars[0].at
    own = next(
        camera.to_stage(letter.at, stage)
        for letter in view.letters(scene._picture())  # noqa: SLF001
        if letter.choice.cell == scene._stage.game.track.by_name[stays]  # noqa: SLF001
    )

    pupil.click_at(own)

    assert (stays,) == scene.attempt.wrong


def test_a_report_that_cannot_be_read_is_left_as_it_is(enter: Enter, player: UserFolders) -> None:
    player.root.mkdir(parents=True, exist_ok=True)
    (player.root / NAME).write_text("version: 7\n")
    pilot = enter()
    for widget in ("school", "next-puzzle"):
        pilot.click(widget)
    pilot.click(option(page(pilot), is_right=True))

    assert "version: 7\n" == (player.root / NAME).read_text()


def test_help_tells_what_the_school_asks(pupil: Pilot) -> None:
    pupil.press("f1")

    assert "help" == pupil.scene.name


def keep(player: UserFolders, name: str, text: str) -> None:
    """Put a puzzle among the player's own."""
    player.puzzles.mkdir(parents=True, exist_ok=True)
    (player.puzzles / f"{name}.yaml").write_text(text)


@pytest.mark.rule("SCH-13")
def test_own_puzzles_are_asked_by_themselves(enter: Enter, player: UserFolders) -> None:
    keep(player, "own-1", MASSENET)
    pilot = enter()
    pilot.click("school")
    pilot.click("own-races")
    assert "massenet" == page(pilot).attempt.puzzle.id

    pilot.press("4")

    assert {"massenet": True} == read_progress(player.root).first


@pytest.mark.rule("SCH-13")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("gear: 4", "gear: four"),
        ("fingerprint: '", "fingerprint: 'f"),
        ("track: monaco", "track: atlantis"),
        (", 5: 34.99", ", 6: 34.99"),
    ],
)
def test_one_that_cannot_be_asked_leaves_the_others(
    enter: Enter, player: UserFolders, old: str, new: str
) -> None:
    keep(player, "own-1", MASSENET.replace(old, new).replace("id: massenet", "id: broken"))
    keep(player, "own-2", MASSENET)
    pilot = enter()
    pilot.click("school")
    pilot.click("own-races")

    assert "massenet" == page(pilot).attempt.puzzle.id


@pytest.mark.rule("SCH-13")
def test_one_that_is_called_as_a_puzzle_of_the_game_stands_in_for_none(
    enter: Enter, player: UserFolders
) -> None:
    taken = min((data_root() / "assets" / "puzzles").glob("*.yaml")).stem
    keep(player, "own-1", MASSENET.replace("id: massenet", f"id: {taken}"))
    pilot = enter()
    pilot.click("school")

    assert not pilot.find("own-races").focusable


def test_without_own_puzzles_the_page_tells_where_they_come_from(pupil: Pilot) -> None:
    assert not pupil.find("own-races").focusable


@pytest.mark.rule("SCH-10")
@pytest.mark.parametrize(
    ("near", "told"),
    [("", "Nobody is near."), ("\n- {name: Bob, at: s2.A1}", "Later turns: an empty road.")],
    ids=["alone", "with a car nearby"],
)
def test_a_card_says_what_later_turns_are_reckoned_on(near: str, told: str) -> None:
    document, puzzle = puzzle_in("massenet.yaml", MASSENET.replace("\nanswer", f"{near}\nanswer"))

    stage = stage_of(document, puzzle, shipped("monaco"))

    assert situation(stage, "Monaco").endswith(told)
