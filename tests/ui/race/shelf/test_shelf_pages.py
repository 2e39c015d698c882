"""The shelf, as players use it: people, what they reached, and what is given and taken."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from formulad.games.corsa.corsa_kind import corsa_kind
from formulad.games.race.presets import SHIPPED
from formulad.kernel.agent import SeatedPlayer, play_out
from formulad.kernel.game import Decision
from formulad.kernel.terms import UsualSetup
from formulad.shelf.sharing.shared_game import game_to_share
from formulad.shelf.sharing.shared_text import text_to_share
from formulad.store.container import Kind, packed
from formulad.store.paths import Home, data_root
from formulad.store.profiles import Profile, Profiles
from formulad.store.resume import begin, load
from formulad.store.share_text import read_shared_text, shared_text
from formulad.tiled.catalogue import Catalogue
from formulad.ui.race.scene.race_scene import RaceScene
from formulad.ui.race.shelf.course_records_page import CourseRecordsScene
from formulad.ui.race.shelf.edit_profile_page import EditProfileScene
from formulad.ui.race.shelf.profile_page import ProfileScene
from formulad.ui.race.shelf.received_page import ReceivedScene
from formulad.ui.shell.clipboard import Clipboard
from formulad.ui.shell.dialog import Dialog
from formulad.ui.shell.moment.go_on_page import GoOnScene
from formulad.ui.shell.table.watch_scene import WatchScene
from formulad.ui.toolkit.canvas import Canvas
from formulad.ui.toolkit.intents import Bring
from tests.games.test_seasons import NOW
from tests.saves.records import RECORDS

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.store.paths import UserFolders
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot

pytestmark = pytest.mark.usefixtures("player")
RULES = b"version: 1\noptions: {rules: complete, laps: 3, slipstream: true, pit_stops: true}\n"


@pytest.fixture
def record(player: UserFolders) -> Path:
    """A race that Zoë has ended, on a circuit of her own."""
    for folder in (player.tracks, player.saves):
        folder.mkdir(exist_ok=True)
    (player.tracks / "oval.tmx").write_bytes((RECORDS / "oval.tmx").read_bytes())
    path = player.saves / "2026-11-20-oval-1.race"
    path.write_bytes((RECORDS / "version-4.race").read_bytes())
    return path


@pytest.fixture
def zoe(player: UserFolders) -> Path:
    return Profiles(player.profiles).keep(Profile("Zoë", 7))


def visit(enter: Enter, *clicks: str) -> Pilot:
    """Return who has come to the shelf, and clicked."""
    pilot = enter()
    for widget in ("shelf", *clicks):
        pilot.click(widget)
        pilot.settle()
    return pilot


def drop(pilot: Pilot, path: Path) -> None:
    """Drop a file onto the window."""
    pilot.app.stack.handle(Bring(str(path)))


def gift(folder: Path, name: str, kind: Kind, content: bytes) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.formulad"
    path.write_bytes(packed(text_to_share(kind, name, content)))
    return path


# People


@pytest.mark.rule("SHE-1")
def test_a_profile_is_made_by_keys_alone(enter: Enter, player: UserFolders) -> None:
    pilot = visit(enter)

    pilot.press("enter")
    pilot.type("Ana")
    pilot.press("enter")
    while pilot.scene.focus != "save":
        pilot.press("tab")
    pilot.press("enter")

    assert ["Ana"] == [each.name for each in Profiles(player.profiles).profiles()]
    assert "shelf" == pilot.scene.name
    assert pilot.find("profile-Ana.yaml")


@pytest.mark.rule("SHE-1")
def test_a_name_without_a_letter_cannot_be_saved(enter: Enter, player: UserFolders) -> None:
    pilot = visit(enter, "new-profile")

    pilot.click("save")

    assert "profile-edit" == pilot.scene.name
    assert not player.profiles.exists()


@pytest.mark.rule("SHE-2")
@pytest.mark.usefixtures("zoe")
def test_who_changes_a_name_is_told_that_games_count_by_name(enter: Enter) -> None:
    pilot = visit(enter, "profile-Zoë.yaml", "edit")
    assert isinstance(pilot.scene, EditProfileScene)
    assert "can be changed" in pilot.scene.note

    pilot.click("name")
    pilot.type("la")

    assert isinstance(pilot.scene, EditProfileScene)
    assert "Games count by name: those of Zoë stay with Zoë." == pilot.scene.note


@pytest.mark.rule("SHE-1")
def test_a_file_that_is_no_profile_is_told_and_left_alone(
    enter: Enter, player: UserFolders
) -> None:
    player.profiles.mkdir()
    (player.profiles / "Dev.yaml").write_text("version: 1\nnmae: Dev\n")

    pilot = visit(enter, "profile-Dev.yaml")

    assert isinstance(pilot.scene, Dialog)
    assert "Dev.yaml:2: there is no entry 'nmae'" in pilot.scene.text
    assert "version: 1\nnmae: Dev\n" == (player.profiles / "Dev.yaml").read_text()


@pytest.mark.rule("SHE-1")
@pytest.mark.parametrize(("answer", "stays"), [("alone", True), ("with-games", False)])
def test_deleting_a_profile_asks_for_its_lone_races_too(
    enter: Enter, record: Path, zoe: Path, answer: str, *, stays: bool
) -> None:
    pilot = visit(enter, "profile-Zoë.yaml", "edit", "delete")
    assert isinstance(pilot.scene, Dialog)
    assert "played 1 alone" in pilot.scene.text

    pilot.click(answer)

    assert "shelf" == pilot.scene.name
    assert not zoe.exists()
    assert stays == record.exists()


@pytest.mark.rule("SHE-1")
def test_games_of_several_people_stay_with_nobody_asking(
    enter: Enter, record: Path, zoe: Path
) -> None:
    record.write_text(record.read_text().replace("ai:rookie", "human", 1))

    pilot = visit(enter, "profile-Zoë.yaml", "edit", "delete")

    assert isinstance(pilot.scene, Dialog)
    assert {"keep", "alone"} == {widget.id for widget in pilot.scene.widgets}
    pilot.click("keep")
    assert zoe.exists()


# What was reached


@pytest.mark.rule("SHE-2")
@pytest.mark.usefixtures("record", "zoe")
def test_a_person_sees_what_they_came_to(enter: Enter) -> None:
    pilot = visit(enter, "profile-Zoë.yaml")
    pilot.settle()

    assert isinstance(pilot.scene, ProfileScene)
    assert 1 == pilot.scene.figures.tally.played


@pytest.mark.rule("SHE-3")
@pytest.mark.usefixtures("record", "zoe")
def test_a_record_opens_the_race_in_which_it_was_set(enter: Enter) -> None:
    pilot = visit(enter, "records")
    pilot.settle()
    assert isinstance(pilot.scene, CourseRecordsScene)
    assert ["Oval"] == [course.circuit for course in pilot.scene.courses]

    pilot.click("record-turns")

    assert "replay" == pilot.scene.name


@pytest.mark.rule("SHE-4")
@pytest.mark.usefixtures("record", "zoe")
def test_stamps_can_be_off(enter: Enter) -> None:
    pilot = visit(enter, "profile-Zoë.yaml")
    assert pilot.find("stamp-dry")

    pilot.app._memory.remember(stamps=False)  # noqa: SLF001 - as the page of settings does
    pilot.press("tab")

    assert "stamp-dry" not in {widget.id for widget in pilot.scene.widgets}


# Give and take


@pytest.mark.rule("SHE-9")
def test_rules_that_come_in_show_how_they_differ_by_rule(
    enter: Enter, player: UserFolders, tmp_path: Path
) -> None:
    pilot = visit(enter)

    drop(pilot, gift(tmp_path, "Friday night", Kind.RULES, RULES))

    assert isinstance(pilot.scene, ReceivedScene)
    assert "As Rulebook, but:" == pilot.scene.lines[0]
    assert "LAP-1 · Laps: 3" in pilot.scene.lines
    assert not player.presets.exists()


@pytest.mark.rule("SHE-6")
def test_nothing_is_written_before_keep_and_then_beside_what_is_there(
    enter: Enter, player: UserFolders, tmp_path: Path
) -> None:
    pilot = visit(enter)
    drop(pilot, gift(tmp_path, "Friday", Kind.RULES, RULES))
    pilot.press("escape")
    assert not player.presets.exists()
    player.presets.mkdir()
    (player.presets / "Friday.yaml").write_text("mine\n")

    drop(pilot, tmp_path / "Friday.formulad")
    pilot.click("keep")

    assert "mine\n" == (player.presets / "Friday.yaml").read_text()
    assert RULES == (player.presets / "Friday-2.yaml").read_bytes()


@pytest.mark.rule("SHE-6")
def test_a_file_may_be_dropped_onto_the_menu(enter: Enter, tmp_path: Path) -> None:
    pilot = enter()

    drop(pilot, gift(tmp_path, "Friday", Kind.RULES, RULES))

    assert isinstance(pilot.scene, ReceivedScene)


@pytest.mark.rule("SHE-6")
def test_a_file_that_is_none_is_refused_in_a_sentence(enter: Enter, tmp_path: Path) -> None:
    pilot = visit(enter, "exchange")
    (tmp_path / "bad.formulad").write_bytes(b"PK\x03\x04 no zip")

    drop(pilot, tmp_path / "bad.formulad")

    assert isinstance(pilot.scene, Dialog)
    assert "bad.formulad: this is no file of FormulaD, or it is damaged" == pilot.scene.text


@pytest.mark.rule("SHE-5")
def test_a_race_that_was_pasted_is_seen_and_kept(
    enter: Enter, player: UserFolders, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Home(data_root(), player)
    circuits = Catalogue(home.data / "tracks", player.tracks)
    text = shared_text(game_to_share(home, record, circuits.load, 5))
    monkeypatch.setattr(Clipboard, "text", property(lambda _self: f"> Look!\n{text}"))
    record.unlink()
    pilot = visit(enter, "exchange", "paste")
    assert isinstance(pilot.scene, ReceivedScene)
    assert not list(player.saves.glob("*.race"))

    pilot.click("look")
    assert "replay" == pilot.scene.name
    assert "moment" not in {widget.id for widget in pilot.scene.widgets}
    pilot.press("escape")
    pilot.click("keep")

    (kept,) = player.saves.glob("*.race")
    assert "\nreceived true\n" in kept.read_text()


@pytest.mark.rule("SHE-5")
def test_a_file_of_the_folder_is_taken_in_by_keys(enter: Enter, player: UserFolders) -> None:
    gift(player.shared, "Friday", Kind.RULES, RULES)
    pilot = visit(enter, "exchange")

    while pilot.scene.focus != "row-0":
        pilot.press("tab")
    pilot.press("enter")

    assert isinstance(pilot.scene, ReceivedScene)


@pytest.mark.rule("SHE-5")
def test_what_is_given_away_goes_into_the_clipboard_or_beside_other_files(
    enter: Enter, player: UserFolders, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []

    def put(_: Clipboard, text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(Clipboard, "put", put)
    pilot = visit(enter, "exchange")
    tabs = pilot.find("tabs").rect
    pilot.click_at((tabs.right - 20, tabs.centery))

    for way in ("copy", "save", "save"):
        pilot.click(way)
        pilot.settle()
        pilot.click("fine")
    record.write_text(record.read_text().replace("Zoë", "Zoe"))
    pilot.click("save")

    assert Kind.RACE is read_shared_text(copied[0]).kind
    assert 2 == len(list(player.shared.glob("*.formulad")))


# Going on from a moment


@pytest.mark.rule("SHE-7")
@pytest.mark.usefixtures("zoe")
def test_a_race_goes_on_from_a_moment_of_its_replay(
    enter: Enter, player: UserFolders, record: Path
) -> None:
    before = record.read_bytes()
    pilot = enter()
    for widget in ("races", "replay", "round-on", "round-on", "moment", "go-on"):
        pilot.settle()
        pilot.click(widget)
    assert isinstance(pilot.scene, GoOnScene)
    assert ("", "rookie", "rookie") == pilot.scene.grades
    computer = pilot.find("player-0").rect
    pilot.click_at((computer.right - 20, computer.centery))
    person = pilot.find("player-1").rect
    pilot.click_at((person.left + 20, person.centery))

    pilot.click("start")

    assert isinstance(pilot.scene, RaceScene)
    (branched,) = set(player.saves.glob("*.race")) - {record}
    assert '\nfrom {"record": "2026-11-20-oval-1.race", "step": ' in branched.read_text()
    assert '"Gus", "number": 3, "driver": "human"' in branched.read_text()
    assert before == record.read_bytes()


def cards(player: UserFolders) -> Path:
    """Return the record of a game of cards that Ana has ended."""
    kind = corsa_kind(data_root())
    seats = (SeatedPlayer("Ana"), SeatedPlayer("B", "easy"), SeatedPlayer("C", "easy"))
    game = begin(kind, UsualSetup(seats), 7, NOW, player.saves)
    for _ in play_out(game.match, [kind.agent("easy")] * 3):
        pass
    game.file.close()
    return game.file.path


@pytest.mark.rule("SHE-5")
def test_a_moment_of_a_card_game_is_seen_where_it_was(
    enter: Enter, player: UserFolders, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = cards(player)
    home = Home(data_root(), player)
    circuits = Catalogue(home.data / "tracks", player.tracks)
    text = shared_text(game_to_share(home, path, circuits.load, 50))
    monkeypatch.setattr(Clipboard, "text", property(lambda _self: text))
    pilot = visit(enter, "exchange", "paste", "look")

    assert isinstance(pilot.scene, WatchScene)
    loaded = load(corsa_kind(data_root()), path)
    states = (each.step.state for each in loaded.replay.played[:50])
    asked = sum(isinstance(loaded.game.awaiting(state), Decision) for state in states)
    assert asked - 1 == pilot.scene.place


@pytest.mark.rule("SHE-2")
def test_games_of_others_are_not_those_of_a_profile(enter: Enter, record: Path, zoe: Path) -> None:
    record.write_text(record.read_text().replace("\nword ", "\nreceived true\nword ", 1))

    pilot = visit(enter, "profile-Zoë.yaml", "edit", "delete")
    assert {"keep", "alone"} == {widget.id for widget in pilot.scene.widgets}
    pilot.click("alone")

    assert record.exists()
    assert not zoe.exists()


@pytest.mark.thorough
@pytest.mark.rule("SHE-7")
def test_a_card_game_goes_on_from_a_decision(enter: Enter, player: UserFolders) -> None:
    cards(player)
    pilot = enter()
    for widget in ("races", "replay", "step-on", "step-on", "moment", "go-on", "start"):
        pilot.settle()
        pilot.click(widget)

    assert "corsa" in pilot.scene.name
    assert 2 == len(list(player.saves.glob("*.race")))


@pytest.mark.rule("SHE-2")
@pytest.mark.usefixtures("record", "zoe")
def test_races_are_weighed_beside_the_game_when_somebody_asks(enter: Enter) -> None:
    pilot = visit(enter, "profile-Zoë.yaml")
    pilot.click("weigh")

    while pilot.scene.moving:
        pilot.wait(0.1)

    assert isinstance(pilot.scene, ProfileScene)
    assert not pilot.find("weigh").focusable
    assert 1 == pilot.scene.figures.skill.races


@pytest.mark.rule("SHE-2")
@pytest.mark.usefixtures("record", "zoe")
def test_weighing_rests_when_it_is_stopped(enter: Enter) -> None:
    pilot = visit(enter, "profile-Zoë.yaml")
    pilot.click("weigh")
    pilot.click("weigh")

    while pilot.scene.moving:
        pilot.wait(0.1)

    assert isinstance(pilot.scene, ProfileScene)
    assert 0 == pilot.scene.figures.skill.races
    assert pilot.find("weigh").focusable


@pytest.mark.rule("SHE-6")
@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ("received true", "played by somebody else"),
        ('from {"record": "a.race", "step": 7}', "from step 7 of another game"),
    ],
)
def test_the_list_of_games_tells_where_one_comes_from(
    enter: Enter, record: Path, entry: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record.write_text(record.read_text().replace("\nword ", f"\n{entry}\nword ", 1))
    pilot = enter()
    pilot.click("races")
    drawn: list[str] = []
    shortened = Canvas.shortened

    def noted(canvas: Canvas, text: str, *rest: Any) -> str:
        drawn.append(text)
        return shortened(canvas, text, *rest)

    monkeypatch.setattr(Canvas, "shortened", noted)
    pilot.screenshot()
    pilot.press("tab")

    assert any(told in text for text in drawn)


@pytest.mark.rule("SHE-9")
@pytest.mark.parametrize("preset", SHIPPED)
def test_rules_are_held_against_the_preset_that_is_nearest(
    enter: Enter, tmp_path: Path, preset: str
) -> None:
    pilot = visit(enter)
    rules = (data_root() / "assets" / "presets" / f"{preset}.yaml").read_bytes()

    drop(pilot, gift(tmp_path, "Theirs", Kind.RULES, rules))

    assert isinstance(pilot.scene, ReceivedScene)
    [line] = pilot.scene.lines
    assert line.endswith(", in every rule.")


@pytest.mark.rule("SHE-9")
def test_each_rule_that_differs_is_named_by_its_id(enter: Enter, tmp_path: Path) -> None:
    pilot = visit(enter)

    drop(pilot, gift(tmp_path, "Friday", Kind.RULES, RULES))

    assert isinstance(pilot.scene, ReceivedScene)
    _, *told = pilot.scene.lines
    assert told
    assert all(re.match(r"[A-Z]{2,3}-\d+ · .+: .+", line) for line in told)


@pytest.mark.rule("SHE-9")
def test_rules_that_are_those_of_the_game_are_told_so(enter: Enter, tmp_path: Path) -> None:
    pilot = visit(enter)

    drop(
        pilot,
        gift(tmp_path, "As ever", Kind.RULES, RULES.replace(b"laps: 3", b"laps: 2, debris: true")),
    )

    assert isinstance(pilot.scene, ReceivedScene)
    assert ["As Rulebook, in every rule."] == [*pilot.scene.lines]
