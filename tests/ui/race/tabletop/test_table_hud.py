"""Races on a screen that lies flat, by finger and by keys, from every side of the table."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.games.sections import SECTIONS
from formulad.kernel.game import Outcome
from formulad.race.agreed.options import GridRule, Options
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.race.moves import (
    ChoosePath,
    DeclineSlipstream,
    FitTyres,
    KeepRadio,
    KeepSky,
    Repair,
    ShiftTo,
    SkipTrials,
    StopForService,
    TakeSlipstream,
    UseDrift,
    UseNitro,
)
from formulad.race.road.track import CellId
from formulad.store.paths import data_root
from formulad.store.preferences import Pace, Preferences, write_preferences
from formulad.tiled.catalogue import Catalogue
from formulad.ui.race import race_face
from formulad.ui.race.board.geometry.board_picture import BoardPicture, Chip, Note
from formulad.ui.race.desk.table_sides import Side
from formulad.ui.race.scene.race_scene import RaceScene
from formulad.ui.race.tabletop.gear_block import GearTile
from formulad.ui.race.tabletop.table_hud import TableHud
from formulad.ui.race.tabletop.turn_trail import Bead
from formulad.ui.race.tabletop.turned_scene import TurnedScene
from formulad.ui.race.tabletop.turned_widgets import Turned
from formulad.ui.shell.app import LaunchOptions as WindowOptions
from formulad.ui.shell.scene import Reset
from formulad.ui.shell.sound.captions import Captions
from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.shell.table.result_page import AGAIN
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Direction, Feature, Toggle
from formulad.ui.toolkit.widgets.text_field import TextField
from tests.presets import MASTERS, RULEBOOK
from tests.saves.records import RECORDS
from tests.scope import cases, sample
from tests.settings_file import preferences_in
from tests.ui.devices import GUIDE, LB, RB, PadPlayer, TouchPlayer
from tests.ui.pilot import Pilot
from tests.ui.race.conftest import FRAMES_TO_PAINT, paint
from tests.ui.race.evenings.test_decisions import at_rest
from tests.ui.race.samples import NOTHING_PASSES
from tools.screens.complete import (
    begins_third_lap,
    chooses_slipstream,
    chooses_tyres,
    orders_service,
)
from tools.screens.races import chooses_gear, chooses_place, drive_to
from tools.screens.street import (
    drive_city_to,
    may_drift,
    may_inject,
    reads_sky,
    repairs_at_checkpoint,
    throws_radio,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from formulad.race.moves import Move
    from formulad.store.paths import UserFolders
    from formulad.ui.race.services.race_services import OpenRace
    from formulad.ui.race.tabletop.on_table import OnTable
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from formulad.ui.toolkit.widgets.widget import Widget
    from tools.screens.driven import Moment

    Sit = Callable[..., Pilot]

LAP = Options(laps=1, grid=GridRule.AS_LISTED)
CREW = replace(MASTERS, own_car=False, qualifying=False)
LAPS = replace(MASTERS, own_car=False, qualifying=True)
THROWN = replace(RULEBOOK, physical_dice=True, grid=GridRule.AS_LISTED)


@pytest.fixture
def sit(player: UserFolders) -> Iterator[Sit]:
    """Return what opens the game on a table; its windows are closed afterwards."""
    pilots: list[Pilot] = []

    def sitting(
        first: Callable[[SceneContext], Scene],
        size: tuple[int, int] = (1280, 720),
        turned: int | None = 0,
    ) -> Pilot:
        settings = Preferences(pace=Pace.INSTANT, table=True, board_turned=turned)
        write_preferences(player.settings, settings)
        pilots.append(Pilot(first, player.root, size))
        return at_rest(pilots[-1])

    yield sitting
    for pilot in pilots:
        pilot.close()


@pytest.fixture
def watch(player: UserFolders) -> Iterator[Pilot]:
    """Return who watches computers drive on a table."""
    write_preferences(player.settings, Preferences(pace=Pace.CALM, table=True))
    pilot = Pilot(on_oval(0, computers=2), player.root)
    for _ in range(FRAMES_TO_PAINT):
        pilot.app.stack.update(0.0)
    yield pilot
    pilot.close()


def on_oval(people: int, computers: int = 0) -> Callable[[SceneContext], Scene]:
    """Return what opens a race of one lap round the short oval."""
    kinds = [""] * people + ["rookie"] * computers
    seats = tuple(Entrant(f"P{i}", i, kind) for i, kind in enumerate(kinds, 1))
    setup = RaceSetup(str(RECORDS / "oval.tmx"), seats, LAP)
    return partial(race_face.begin, setup=setup, seed=7)


def on_monaco(
    moment: Moment, player: UserFolders, options: Options
) -> Callable[[SceneContext], Scene]:
    return partial(race_face.resumed, path=drive_to(moment, player.saves, options=options))


def in_city(moment: Moment, player: UserFolders) -> Callable[[SceneContext], Scene]:
    return partial(race_face.resumed, path=drive_city_to(moment, player.saves))


def hud_of(pilot: Pilot) -> TableHud:
    assert isinstance(pilot.scene, RaceScene)
    hud = pilot.scene._screen.hud  # noqa: SLF001 - where cards lie is no decision of a player
    assert isinstance(hud, TableHud)
    return hud


def table_of(pilot: Pilot) -> OnTable:
    table = hud_of(pilot)._table  # noqa: SLF001 - as above
    assert table is not None
    return table


def ids(pilot: Pilot) -> set[str]:
    return {widget.id for widget in pilot.scene.widgets}


def decided(opened: list[OpenRace], since: int) -> list[Move | Outcome]:
    return [each.choice for each in opened[-1].match.played[since:]]


def steps(opened: list[OpenRace]) -> int:
    return len(opened[-1].match.played)


def end_of(opened: list[OpenRace], since: int) -> str:
    """Return the cell to which a slipstream was followed."""
    choice = decided(opened, since)[0]
    assert isinstance(choice, TakeSlipstream)
    return opened[-1].game.track.places[choice.cells[-1]].name


def tap_to_the_flag(pilot: Pilot) -> None:
    """Tap gears, places and the big button until the race is over."""
    for _ in range(1500):
        pilot.settle()
        if pilot.scene.name == "result":
            return
        if pilot.scene.awaiting == "gear":
            pilot.tap(highest_gear(pilot))
        elif pilot.scene.awaiting == "path":
            pilot.tap("destination-0")
        if "action" in ids(pilot) and pilot.scene.awaiting in ("gear", "die"):
            pilot.tap("action")
    raise AssertionError("the race does not end")


def highest_gear(pilot: Pilot) -> str:
    """Return the highest gear up to the third that may be engaged."""
    slots = [w.slot for w in table_of(pilot).on_grown if isinstance(w, GearTile)]
    return f"gear-{max(slot.gear for slot in slots if slot.is_open and slot.gear <= 3)}"


@pytest.mark.thorough
@pytest.mark.parametrize(("people", "size"), [(2, (1280, 720)), (4, (1080, 1080))])
def test_a_whole_race_is_driven_by_finger_from_every_side(
    sit: Sit, opened: list[OpenRace], people: int, size: tuple[int, int]
) -> None:
    pilot = sit(on_oval(people), size)
    sides = {card.side for card in table_of(pilot).cards}
    assert people == len(sides)

    tap_to_the_flag(pilot)

    state = opened[-1].match.state
    assert people == len(state.finished) + len(state.retired)


@pytest.mark.thorough
def test_a_whole_race_is_driven_by_keys(sit: Sit, opened: list[OpenRace]) -> None:
    pilot = sit(on_oval(2, 2))

    for _ in range(1500):
        pilot.settle()
        if pilot.scene.name == "result":
            break
        pilot.press("tab", "enter")

    state = opened[-1].match.state
    assert "result" == pilot.scene.name
    assert 4 == len(state.finished) + len(state.retired)


def test_a_cell_is_looked_at_by_a_tap_and_chosen_by_the_next(
    sit: Sit, player: UserFolders, opened: list[OpenRace]
) -> None:
    pilot = sit(on_monaco(chooses_slipstream, player, RULEBOOK), (1920, 1080))
    done = steps(opened)
    cells = [widget for widget in pilot.scene.widgets if widget.id.startswith("cell-")]

    pilot.tap_at(cells[1].rect.center)
    assert done == steps(opened)
    pilot.tap_at(cells[1].rect.center)

    assert done < steps(opened)
    name = cells[1].id.removeprefix("cell-")
    assert name == end_of(opened, done)


def test_a_place_that_is_small_on_the_board_is_tapped_where_it_is_seen_larger(
    sit: Sit, player: UserFolders, opened: list[OpenRace]
) -> None:
    pilot = sit(on_monaco(chooses_place, player, RULEBOOK), (1920, 1080))
    pilot.screenshot()
    assert isinstance(pilot.scene, RaceScene)
    screen, done = pilot.scene._screen, steps(opened)  # noqa: SLF001 - it is only seen
    close_up, board = screen._close_up, screen.board  # noqa: SLF001 - as above
    assert close_up
    assert board
    cells = [each for each in pilot.scene.widgets if each.id.startswith("cell-")]
    name = cells[1].id.removeprefix("cell-")
    spot = board.spot(opened[-1].game.track.by_name[name]).at
    at = close_up.camera.to_stage(spot, close_up.stage)

    pilot.tap_at(at)
    assert cells[1].id == pilot.scene.focused_id
    assert done == steps(opened)
    pilot.tap_at(at)

    assert done < steps(opened)
    move = decided(opened, done)[0]
    assert isinstance(move, ChoosePath)


def test_what_leads_to_a_car_covers_no_place_to_stop(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = sit(on_oval(2))
    while pilot.scene.awaiting != "path":
        pilot.tap("action")
        pilot.settle()
    to_pixels = pilot.app.canvas.to_pixels
    places = [each.rect.center for each in pilot.scene.widgets if each.id.startswith("cell-")]

    seen = pilot.screenshot()
    monkeypatch.setattr("formulad.ui.race.tabletop.table_drawing.draw_trail", lambda *_: None)
    without = pilot.screenshot()

    assert places
    for x, y in places:
        left, top = to_pixels(x, y)
        around = pygame.Rect(left - 8, top - 8, 16, 16)
        assert _pixels(without, around) == _pixels(seen, around)


@pytest.mark.parametrize("people", sample([10, 2, 4]))
def test_nothing_hides_what_any_of_them_chooses_from(sit: Sit, people: int) -> None:
    """Neither a card, nor the line to the car, nor a sign, nor a name."""
    pilot = sit(on_oval(people))

    for _ in range(3 * people):
        pilot.screenshot()
        assert isinstance(pilot.scene, RaceScene)
        assert () == pilot.scene.unseen, pilot.scene.awaiting
        pilot.tap("action")
        pilot.settle()


def test_a_line_over_a_place_would_hide_it(sit: Sit) -> None:
    pilot = sit(on_oval(2))
    while pilot.scene.awaiting != "path":
        pilot.tap("action")
        pilot.settle()
    pilot.screenshot()
    place = next(each for each in pilot.scene.widgets if each.id.startswith("cell-"))
    assert isinstance(pilot.scene, RaceScene)
    assert () == pilot.scene.unseen

    trails = hud_of(pilot)._drawing.trails  # noqa: SLF001 - a line that lies where none does
    trails.beads = (Bead(place.rect.center, 2.0),)

    assert place.id.removeprefix("cell-") in pilot.scene.unseen


def _pixels(seen: pygame.Surface, part: pygame.Rect) -> bytes:
    return pygame.image.tobytes(seen.subsurface(part), "RGB")


def test_a_finger_looks_at_a_gear_first(sit: Sit, opened: list[OpenRace]) -> None:
    pilot = sit(on_oval(2))
    while pilot.scene.awaiting != "gear":
        pilot.tap("action")
        pilot.settle()
    done = steps(opened)

    pilot.tap("gear-2")
    assert done == steps(opened)
    pilot.tap("gear-2")

    assert ShiftTo in {type(choice) for choice in decided(opened, done)}


@pytest.mark.parametrize(
    ("moment", "options", "taps", "expected"),
    [
        (chooses_slipstream, RULEBOOK, ("way-out",), DeclineSlipstream),
        (orders_service, CREW, ("action",), StopForService),
        (chooses_tyres, LAPS, ("card-1", "card-1"), FitTyres),
        (begins_third_lap, LAPS, ("card-0",), object),
    ],
    ids=["slipstream", "pits", "tyres", "timed lap"],
)
def test_what_the_complete_rules_ask_is_answered_on_the_card(
    sit: Sit,
    player: UserFolders,
    opened: list[OpenRace],
    moment: Moment,
    options: Options,
    taps: tuple[str, ...],
    expected: type,
) -> None:
    pilot = sit(on_monaco(moment, player, options))
    done = steps(opened)

    for widget in taps:
        pilot.tap(widget)

    assert isinstance(decided(opened, done)[0], expected)


def test_an_order_to_the_crew_is_tapped_together(
    sit: Sit, player: UserFolders, opened: list[OpenRace]
) -> None:
    pilot = sit(on_monaco(orders_service, player, CREW))
    done = steps(opened)
    card = table_of(pilot).active
    tyres = next(w for w in table_of(pilot).on_grown if w.id == "service-tyres")

    wet = tyres.rect.move(tyres.rect.width * 0.8, 0)
    wet.width *= 0.1
    pilot.tap_at(card.on_screen(wet).center)
    pilot.tap("action")

    order = decided(opened, done)[0]
    assert isinstance(order, StopForService)
    assert "wet" == order.tyres


def test_timed_laps_can_be_done_without(sit: Sit, opened: list[OpenRace]) -> None:
    seats = (Entrant("Ada", 1), Entrant("Bob", 2))
    options = replace(LAPS, tyres=False, weather=False)
    pilot = sit(partial(race_face.begin, setup=RaceSetup("monaco", seats, options), seed=7))

    pilot.tap("way-out")

    assert SkipTrials() == decided(opened, 0)[0]


def test_what_a_die_shows_is_tapped(sit: Sit, opened: list[OpenRace]) -> None:
    seats = (Entrant("Ada", 1), Entrant("Bob", 2))
    pilot = sit(partial(race_face.begin, setup=RaceSetup("monaco", seats, THROWN), seed=7))

    pilot.tap("face-14")
    assert not opened[-1].match.played
    pilot.tap("face-14")

    assert [Outcome(14)] == decided(opened, 0)


@pytest.mark.parametrize(
    ("moment", "taps", "expected"),
    cases(
        [
            (may_inject, ("boost-nitro",), UseNitro),
            (may_drift, ("boost-more",), UseDrift),
            (throws_radio, ("way-out",), KeepRadio),
            (reads_sky, ("card-0", "action"), KeepSky),
            (repairs_at_checkpoint, ("action",), Repair),
        ]
    ),
    ids=["nitro", "drift", "radio", "sky", "checkpoint"],
)
def test_what_streets_ask_is_answered_on_the_card(
    sit: Sit,
    player: UserFolders,
    opened: list[OpenRace],
    moment: Moment,
    taps: tuple[str, ...],
    expected: type,
) -> None:
    pilot = sit(in_city(moment, player))
    done = steps(opened)

    for widget in taps:
        if done == steps(opened):
            pilot.tap(widget)

    assert isinstance(decided(opened, done)[0], expected)


def test_a_gift_opens_its_rule(sit: Sit, player: UserFolders) -> None:
    pilot = sit(in_city(may_inject, player))
    gift = next(widget for widget in ids(pilot) if widget.startswith("gift-"))

    pilot.tap(gift)

    assert "help" == pilot.scene.name


def test_arrows_on_the_card_go_through_all_places(
    sit: Sit, player: UserFolders, opened: list[OpenRace]
) -> None:
    pilot = sit(in_city(may_inject, player))
    done = steps(opened)

    for _ in range(7):
        pilot.tap("step-on")
    assert "destination-7" in ids(pilot)
    pilot.tap("step-back")
    pilot.tap("action")

    assert isinstance(decided(opened, done)[0], ChoosePath)


@pytest.mark.parametrize("way", ["disc", "far disc", "key", "pad"])
def test_the_board_turns_by_a_quarter_and_that_is_remembered(
    sit: Sit, player: UserFolders, way: str
) -> None:
    pilot = sit(on_oval(2), turned=90)
    assert 1 == hud_of(pilot).stage.turn

    match way:
        case "disc":
            pilot.tap("tool-turn")
        case "far disc":
            pilot.tap("tool-turn-far")
        case "key":
            pilot.press("t")
        case _:
            PadPlayer(pilot).press(GUIDE)

    assert 2 == hud_of(pilot).stage.turn
    assert 180 == preferences_in(player.settings).board_turned


@pytest.mark.parametrize("turned", [90, 180, 270])
def test_cells_of_a_turned_board_are_hit_where_they_are_seen(
    sit: Sit, player: UserFolders, opened: list[OpenRace], turned: int
) -> None:
    pilot = sit(on_monaco(chooses_slipstream, player, RULEBOOK), (1920, 1080), turned)
    done = steps(opened)
    cell = next(widget for widget in pilot.scene.widgets if widget.id.startswith("cell-"))

    pilot.click_at(cell.rect.center)

    assert cell.id == f"cell-{end_of(opened, done)}"


def side_of(pilot: Pilot, seat: int) -> Side:
    return table_of(pilot).cards[seat].side


def test_a_card_is_taken_by_a_tap_and_moved_by_further_ones(sit: Sit) -> None:
    pilot = sit(on_oval(2))
    assert (Side.BOTTOM, Side.TOP) == (side_of(pilot, 0), side_of(pilot, 1))

    pilot.tap("seat-1")
    assert Side.TOP is side_of(pilot, 1)
    pilot.tap("seat-1")
    assert Side.RIGHT is side_of(pilot, 1)
    pilot.tap("seat-1")

    assert Side.BOTTOM is side_of(pilot, 1)


def test_a_tap_elsewhere_lets_a_card_go(sit: Sit) -> None:
    pilot = sit(on_oval(2))

    pilot.tap("seat-1")
    pilot.tap("seat-0")
    pilot.tap("seat-1")

    assert (Side.BOTTOM, Side.TOP) == (side_of(pilot, 0), side_of(pilot, 1))


def test_keys_move_the_card_of_who_is_to_act(sit: Sit) -> None:
    pilot = sit(on_oval(2))
    seat = table_of(pilot).seat
    before = side_of(pilot, seat)

    pilot.press("o", "o")

    assert before.next is side_of(pilot, seat)


def test_both_shoulders_of_a_pad_move_the_card_of_who_is_to_act(sit: Sit) -> None:
    pilot = sit(on_oval(2))
    seat = table_of(pilot).seat
    before = side_of(pilot, seat)

    for _ in range(2):
        PadPlayer(pilot).press_together(LB, RB)

    assert before.next is side_of(pilot, seat)
    assert "action" == pilot.scene.focus


@pytest.mark.parametrize("page", ["escape", "f1"])
def test_a_page_that_keys_open_faces_who_is_to_act(sit: Sit, page: str) -> None:
    pilot = sit(on_oval(2))
    seat = table_of(pilot).seat
    pilot.press("o", "o", "o")
    side = side_of(pilot, seat)
    assert Side.BOTTOM is not side

    pilot.press(page)

    assert isinstance(pilot.scene, TurnedScene)
    assert side is pilot.scene.side


def test_while_computers_drive_a_page_that_keys_open_faces_who_touched_the_table_last(
    watch: Pilot,
) -> None:
    pilot = watch
    pilot.tap("seat-1")
    side = side_of(pilot, 1)
    assert Side.BOTTOM is not side

    pilot.press("escape")

    assert isinstance(pilot.scene, TurnedScene)
    assert side is pilot.scene.side


@pytest.mark.parametrize(
    ("size", "turned"), [((1280, 720), 0), ((800, 1280), 1)], ids=["wide", "upright"]
)
def test_a_board_that_nobody_turned_lies_as_it_is_seen_largest(
    sit: Sit, size: tuple[int, int], turned: int
) -> None:
    assert turned == hud_of(sit(on_oval(2), size, None)).stage.turn


def test_a_board_that_somebody_turned_stays_as_it_is(sit: Sit) -> None:
    assert 0 == hud_of(sit(on_oval(2), (800, 1280), 0)).stage.turn


@pytest.mark.parametrize("disc", ["tool-menu", "tool-menu-far"])
def test_the_menu_opens_from_two_corners_and_is_used_there(sit: Sit, disc: str) -> None:
    pilot = sit(on_oval(2))

    pilot.tap(disc)
    assert "pause" == pilot.scene.name
    pilot.tap("go-on")

    assert "race" == pilot.scene.name


def test_the_pause_faces_who_asked_for_it(sit: Sit) -> None:
    pilot = sit(on_oval(2))
    pilot.tap("tool-menu")
    near = pilot.find("go-on").rect.center
    pilot.tap("go-on")

    pilot.tap("tool-menu-far")
    far = pilot.find("go-on").rect.center

    width, height = pilot.app.canvas.size
    assert near == pytest.approx((width - far[0], height - far[1]))


def test_help_from_the_far_side_is_left_by_a_tap_there(sit: Sit) -> None:
    pilot = sit(on_oval(2))

    pilot.tap("tool-menu-far")
    pilot.tap("help")
    assert "help" == pilot.scene.name
    pilot.press("escape")

    assert "pause" == pilot.scene.name


@pytest.mark.thorough
@pytest.mark.parametrize("side", sample(Side), ids=lambda side: side.name.lower())
def test_a_rule_faces_who_asks_for_it_and_he_can_look_for_another_one(sit: Sit, side: Side) -> None:
    pilot = sit(on_oval(4), (1920, 1080))
    come_to_gear_at(pilot, side)
    pilot.tap("gear-6")
    pilot.tap_at(hud_of(pilot).links[0].rect.center)
    assert "help" == pilot.scene.name
    page = pilot.app.canvas.size

    assert_on_the_page(pilot)
    back = pilot.find("back").rect.center
    assert side.depth(back, page) > 0.8 * side.depth((page[0] / 2, page[1] / 2), page) * 2
    TouchPlayer(pilot).write("search", "Ba")
    assert "ba" == written(pilot.find("search")).lower()
    assert_on_the_page(pilot)
    pilot.tap("back")

    assert "race" == pilot.scene.name


def assert_on_the_page(pilot: Pilot) -> None:
    page = pilot.app.canvas.area
    for widget in pilot.scene.widgets:
        place = Rect(0, 0, 1, 1)
        place.center = widget.rect.center
        assert page.contains(place), widget.id


def come_to_gear_at(pilot: Pilot, side: Side) -> None:
    """Drive until somebody who sits at a side chooses a gear."""
    for _ in range(40):
        pilot.settle()
        sits_there = table_of(pilot).active.side is side
        if pilot.scene.awaiting == "gear" and sits_there:
            return
        pilot.tap("destination-0" if pilot.scene.awaiting == "path" else "action")
    raise AssertionError(f"nobody at {side.name} comes to choose a gear")


def written(field: Widget) -> str:
    assert isinstance(field, Turned | TextField)
    inner = field.widget if isinstance(field, Turned) else field
    assert isinstance(inner, TextField)
    return inner.text


def test_computer_drivers_are_hurried_on_the_tray(player: UserFolders) -> None:
    write_preferences(player.settings, Preferences(pace=Pace.CALM, table=True))
    pilot = Pilot(on_oval(0, 2), player.root)
    for _ in range(300):
        pilot.app.stack.update(0.05)
        if "action" in ids(pilot):
            break

    pilot.tap("action")

    assert "race" == pilot.scene.name
    assert not {"gear-1", "undo"} & ids(pilot)
    pilot.close()


def test_a_refusal_stands_on_the_card_and_opens_its_rule(sit: Sit, player: UserFolders) -> None:
    pilot = sit(on_monaco(chooses_gear, player, Options(laps=1)))

    pilot.tap("gear-6")
    links = hud_of(pilot).links
    assert 1 == len(links)
    pilot.tap_at(links[0].rect.center)

    assert "help" == pilot.scene.name


def test_all_that_can_be_used_is_large_enough(sit: Sit, player: UserFolders) -> None:
    pilot = sit(in_city(may_inject, player))

    small = [
        widget.id
        for widget in pilot.scene.widgets
        if not widget.id.startswith("cell-") and min(widget.rect.size) < 64
    ]
    assert not small


def test_a_table_may_be_asked_for_on_the_command_line(tmp_path: Path, painted: Path) -> None:
    (tmp_path / "boards").symlink_to(painted)
    options = WindowOptions(user_data=tmp_path, size=(1280, 720), table=True, sections=SECTIONS)
    pilot = Pilot(on_oval(1), tmp_path, options=options)
    paint(pilot)

    assert "tool-turn" in ids(pilot)
    assert not preferences_in(tmp_path / "settings.yaml").table
    pilot.close()


def test_without_the_setting_there_is_no_table(player: UserFolders) -> None:
    write_preferences(player.settings, Preferences(pace=Pace.INSTANT))
    pilot = Pilot(on_oval(1), player.root)
    paint(pilot)

    assert "tool-turn" not in ids(pilot)
    pilot.app.stack.handle(Toggle(Feature.TURN))
    pilot.app.stack.handle(Toggle(Feature.MOVE_SEAT))
    pilot.app.stack.handle(Direction(1, 0))
    pilot.close()


def test_a_race_that_is_opened_anew_is_seen_as_the_setting_says_now(sit: Sit) -> None:
    pilot = sit(on_oval(2))
    memory = pilot.app._memory  # noqa: SLF001 - as a player does in the pause

    memory.remember(table=False)
    pilot.app.follow_settings()
    assert "tool-turn" in ids(pilot)
    assert isinstance(pilot.scene, RaceScene)
    change = pilot.scene.resume(AGAIN)
    assert isinstance(change, Reset)
    pilot.app.stack.follow(change)
    paint(pilot)

    assert "tool-turn" not in ids(pilot)


def test_who_goes_round_by_keys_comes_to_the_corners_and_back(sit: Sit) -> None:
    pilot = sit(on_oval(2))

    pilot.press("f6")
    assert "action" != pilot.scene.focus
    while pilot.scene.focus != "tool-menu-far":
        pilot.press("f6")
    pilot.press("enter")
    assert "pause" == pilot.scene.name
    pilot.press("escape", "left")

    assert "action" == pilot.scene.focus


def test_sounds_are_told_in_words_before_the_card_of_who_acts(sit: Sit) -> None:
    pilot = sit(on_oval(4), size=(1920, 1080))
    hud = hud_of(pilot)
    card = table_of(pilot).active
    captions = Captions()
    captions.tell(Sound.BUMP)

    taken = hud.taken(pilot.app.canvas, replace(NOTHING_PASSES, captions=captions))
    silent = hud.taken(pilot.app.canvas, NOTHING_PASSES)

    (room,) = [rect for rect in taken if rect not in silent]
    assert card.rect.inflate(80, 80).colliderect(room)
    assert room.collidelist(silent) < 0


def test_no_sentences_stand_on_the_board() -> None:
    circuit = Catalogue(data_root() / "tracks").load("monaco")
    hud = TableHud(circuit, 0, lambda _quarters: None)
    note = Note(CellId(3), (Chip("2 clean places"),))

    shown = hud.simplified(BoardPicture(notes=(note,)))

    assert not shown.notes
    assert shown.is_terse
