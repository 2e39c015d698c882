"""The menu of the rules is used by mouse, finger, keys and pad."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.race.presets import Presets
from formulad.race.agreed.option_catalogue import CATALOGUE, matters
from formulad.race.agreed.options import LappedOrder, Options, Rules
from formulad.store.paths import data_root
from formulad.ui.race.menu.big_tile import BigTile
from formulad.ui.race.rules.rules_page import RulesScene
from formulad.ui.toolkit.intents import Confirm, Direction, Leaf, Next, Undo
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.chips import Chips
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.switch import Switch
from tests.scope import sample
from tests.settings_file import last_race_in
from tests.ui.race.rules.conftest import draft_of

if TYPE_CHECKING:
    from formulad.store.paths import UserFolders
    from formulad.ui.toolkit.intents import Intent
    from tests.ui.pilot import Pilot
    from tests.ui.race.rules.conftest import Rules as Open

BOOK = Options(Rules.COMPLETE, laps=2, debris=True, slipstream=True, pit_stops=True)
SMALL = (1280, 720)


def chosen(pilot: Pilot, widget: str) -> str:
    """Return the word that holds in a row of them."""
    row = pilot.find(widget)
    assert isinstance(row, Segmented | Chips)
    return row.labels[row.index]


def choose(pilot: Pilot, label: str) -> None:
    """Click one of the presets."""
    row = pilot.find("preset")
    assert isinstance(row, Segmented)
    pilot.click_at(row.part(row.labels.index(label)).center)


def to_group(pilot: Pilot, label: str) -> None:
    """Click the pill of a group."""
    row = pilot.find("group")
    assert isinstance(row, Chips)
    pilot.click_at(row.parts[row.labels.index(label)].center)


def leave(pilot: Pilot, way: str) -> None:
    """Leave by a key, or by the arrow."""
    if way == "escape":
        pilot.press(way)
    else:
        pilot.click(way)


def shown(pilot: Pilot) -> list[str]:
    """Return the options whose cards are there."""
    return [w.id.removeprefix("rule-") for w in pilot.scene.widgets if w.id.startswith("rule-")]


def has(pilot: Pilot, widget: str) -> bool:
    """Return whether a widget is there."""
    return any(each.id == widget for each in pilot.scene.widgets)


def on_pad(pilot: Pilot, *intents: Intent) -> None:
    """Do things as a pad says them."""
    for intent in intents:
        pilot.app.stack.handle(intent)


def test_every_option_has_a_card(rules: Open) -> None:
    assert [entry.id for entry in CATALOGUE] == shown(rules())


@pytest.mark.parametrize(
    ("label", "wanted"),
    [
        ("Beginner", Rules.BASIC),
        ("Rulebook", Rules.COMPLETE),
        ("Masters", Rules.COMPLETE),
        ("Street", Rules.COMPLETE),
    ],
)
def test_a_preset_is_chosen_by_a_click(rules: Open, label: str, wanted: Rules) -> None:
    pilot = rules(Options(laps=9))

    choose(pilot, label)

    assert label == chosen(pilot, "preset")
    assert wanted is draft_of(pilot).options.rules
    assert () == draft_of(pilot).changes


def test_one_change_makes_rules_ones_own_and_the_way_back_is_offered(rules: Open) -> None:
    pilot = rules()

    pilot.click("laps")
    assert ("Custom", ("laps",)) == (chosen(pilot, "preset"), draft_of(pilot).changes)
    pilot.click("to-preset")

    assert ("Rulebook", BOOK) == (chosen(pilot, "preset"), draft_of(pilot).options)
    assert "group" == pilot.scene.focus


def test_the_foot_of_the_page_counts_the_options_that_are_not_off(rules: Open) -> None:
    pilot = rules(BOOK)
    scene = pilot.scene
    assert isinstance(scene, RulesScene)
    cards = {entry: pilot.find(entry.id) for entry in CATALOGUE}
    off = sum(
        isinstance(card, Switch) and not (card.on and card.enabled) for card in cards.values()
    )
    idle = sum(
        not matters(entry, BOOK) for entry, card in cards.items() if not isinstance(card, Switch)
    )
    before = scene.in_force

    pilot.click("team_race")

    assert len(CATALOGUE) - off - idle == before
    assert before + 1 == scene.in_force


def test_rules_of_ones_own_are_found_again_after_a_look_at_a_preset(rules: Open) -> None:
    pilot = rules(Options(Rules.COMPLETE, laps=9))

    choose(pilot, "Masters")
    choose(pilot, "Custom")

    assert 9 == draft_of(pilot).options.laps


def test_what_is_used_is_remembered(rules: Open, player: UserFolders) -> None:
    pilot = rules()

    pilot.click("laps")
    pilot.click("use")

    last = last_race_in(player.settings)
    assert "menu" == pilot.scene.name
    assert ("rulebook", 3) == (last.preset, last.rules and last.rules.laps)


def test_the_menu_tells_by_which_rules_the_next_race_is_driven(rules: Open) -> None:
    pilot = rules(has_finished=True)

    pilot.click("laps")
    pilot.click("use")

    tile = pilot.find("new-race")
    assert isinstance(tile, BigTile)
    assert "Rulebook, 1 change" == tile.lines[-1]


@pytest.mark.parametrize("way", ["escape", "back"])
def test_who_leaves_other_rules_behind_is_asked_whether_they_count(
    rules: Open, player: UserFolders, way: str
) -> None:
    pilot = rules()
    pilot.click("laps")
    chosen = draft_of(pilot).options

    leave(pilot, way)
    assert "dialog" == pilot.scene.name
    pilot.settle()
    pilot.press("escape")
    assert "rules" == pilot.scene.name
    leave(pilot, way)
    pilot.click("use")

    assert "menu" == pilot.scene.name
    assert chosen == last_race_in(player.settings).rules


@pytest.mark.parametrize("way", ["escape", "back"])
def test_rules_that_are_left_behind_need_not_count(
    rules: Open, player: UserFolders, way: str
) -> None:
    pilot = rules()
    pilot.click("laps")

    leave(pilot, way)
    pilot.click("drop")

    assert "menu" == pilot.scene.name
    assert None is last_race_in(player.settings).rules


def test_who_has_changed_nothing_leaves_without_a_question(rules: Open) -> None:
    pilot = rules()
    pilot.click("laps")
    choose(pilot, "Rulebook")

    pilot.press("escape")

    assert "menu" == pilot.scene.name


def test_rules_that_cannot_go_together_can_only_be_left(rules: Open) -> None:
    pilot = rules()
    pilot.click("rules")
    assert draft_of(pilot).conflicts

    pilot.press("escape")

    assert {"", "drop"} == {widget.id for widget in pilot.scene.widgets}
    pilot.press("escape")
    assert "rules" == pilot.scene.name


def test_options_are_changed_by_finger(rules: Open) -> None:
    pilot = rules()

    pilot.tap("lapped_order")
    pilot.tap("team_race")

    options = draft_of(pilot).options
    assert (LappedOrder.LOOP, True) == (options.lapped_order, options.team_race)


def test_a_finger_that_pulls_the_cards_changes_none(rules: Open) -> None:
    pilot = rules()
    place = pilot.find("team_race").rect.center

    pilot.hold(place)
    for step in range(1, 5):
        pilot.point_at((place[0], place[1] - 10 * step))
    pilot.let_go((place[0], place[1] - 40))

    assert () == draft_of(pilot).changes
    assert pilot.find("team_race").rect.centery < place[1] - 30


def test_options_are_changed_by_keys(rules: Open) -> None:
    pilot = rules()

    pilot.press(*["tab"] * 3)
    assert "rules" == pilot.scene.focus
    pilot.press("tab", "tab", "right", "tab", "tab", "space")

    options = draft_of(pilot).options
    assert (3, True) == (options.laps, options.team_race)


def test_options_are_changed_by_pad(rules: Open) -> None:
    pilot = rules()

    on_pad(pilot, Next(), Next(), Next(), Next(), Next(), Direction(1, 0), Next(), Next())
    on_pad(pilot, Confirm())

    options = draft_of(pilot).options
    assert (3, True) == (options.laps, options.team_race)
    on_pad(pilot, Undo(), Confirm())
    assert "menu" == pilot.scene.name


def test_arrows_lead_over_switches_without_turning_them(rules: Open) -> None:
    pilot = rules()
    pilot.press(*["tab"] * 7)
    assert "team_race" == pilot.scene.focus

    pilot.press("right")

    assert "team_race" != pilot.scene.focus
    assert () == draft_of(pilot).changes


def test_arrows_lead_down_to_the_button_that_uses_the_rules(rules: Open) -> None:
    pilot = rules()

    pilot.press(*["down"] * 60)

    assert "use" == pilot.scene.focus
    assert () == draft_of(pilot).changes


def test_arrows_lead_up_through_all_cards_before_they_leave_them(rules: Open) -> None:
    pilot = rules()
    for _ in range(60):
        pilot.press("down")
    passed = []
    for _ in range(60):
        pilot.press("up")
        passed.append(pilot.scene.focus)

    cards = {name.removeprefix("rule-") for name in passed}
    assert passed[-1] in {"group", "search", "preset"}
    assert {"take_backs", "physical_dice"} & cards
    assert {"rules", "laps"} & cards
    assert len(cards) >= len(CATALOGUE) // 2


@pytest.mark.parametrize("size", sample([SMALL, (1920, 1080), (900, 1200)]))
def test_tab_brings_every_control_into_sight(rules: Open, size: tuple[int, int]) -> None:
    pilot = rules(size=size)
    hidden = []
    top = pilot.find("group").rect.bottom
    bottom = pilot.find("use").rect.top

    for _ in pilot.scene.widgets:
        pilot.press("tab")
        widget = pilot.find(pilot.scene.focus)
        if widget.id.startswith("rule-") and not top < widget.rect.centery < bottom:
            hidden.append(widget.id)

    assert [] == hidden


def test_what_is_scrolled_out_of_sight_cannot_be_clicked(rules: Open) -> None:
    pilot = rules()
    place = pilot.find("laps").rect.center

    on_pad(pilot, Leaf(1))
    under = pilot.find("laps").rect.center
    pilot.click_at(under)

    assert under != place
    assert () == draft_of(pilot).changes


def test_the_wheel_scrolls_the_cards(rules: Open) -> None:
    pilot = rules()
    before = pilot.find("laps").rect.centery

    pilot.point("laps")
    pilot.wheel(-2)

    assert before - 144 == pytest.approx(pilot.find("laps").rect.centery)


def test_a_group_shows_its_own_options_alone(rules: Open) -> None:
    pilot = rules()

    to_group(pilot, "Pit stop")

    assert ["pit_stops", "pit_first_gear", "pit_exit_slipstream", "technical_stops"] == shown(pilot)
    to_group(pilot, f"All {len(CATALOGUE)}")
    assert len(CATALOGUE) == len(shown(pilot))


def test_a_slash_leads_to_the_search_and_words_find_options(rules: Open) -> None:
    pilot = rules()

    pilot.press("/")
    pilot.type("tyre soft")
    assert ["tyres", "soft_wet_factor"] == shown(pilot)
    pilot.press("escape")

    assert "rules" == pilot.scene.name
    assert len(CATALOGUE) == len(shown(pilot))


@pytest.mark.parametrize("text", ["spn-6", "SPIN", "wreck"])
def test_options_are_found_by_title_line_and_rule(rules: Open, text: str) -> None:
    pilot = rules()

    pilot.press("/")
    pilot.type(text)

    assert 0 < len(shown(pilot)) < 4


def test_a_word_that_stands_nowhere_finds_nothing(rules: Open) -> None:
    pilot = rules()

    pilot.press("/")
    pilot.type("penguin")
    pilot.press("end", "home")

    assert [] == shown(pilot)


def test_what_cannot_go_together_cannot_be_used_until_it_is_mended(rules: Open) -> None:
    pilot = rules()

    pilot.click("rules")
    assert not pilot.find("use").focusable
    assert not has(pilot, "save")
    pilot.click("add-needed")

    assert BOOK == draft_of(pilot).options
    assert pilot.find("use").focusable


def test_what_cannot_go_together_may_be_left_out(rules: Open) -> None:
    pilot = rules()

    pilot.click("rules")
    pilot.click("leave-out")

    assert Options(laps=2) == draft_of(pilot).options
    assert "group" == pilot.scene.focus


def test_street_cars_leave_out_what_they_cannot_have_with_one_click(rules: Open) -> None:
    pilot = rules()
    choose(pilot, "Masters")

    to_group(pilot, "Street race")
    pilot.click("street")
    assert not pilot.find("use").focusable
    pilot.click("leave-out")

    options = draft_of(pilot).options
    assert options.street
    assert not any((options.own_car, options.pit_stops, options.technical_stops, options.tyres))
    assert pilot.find("use").focusable


def test_other_cars_are_had_back_with_one_click(rules: Open) -> None:
    pilot = rules()

    to_group(pilot, "Street race")
    pilot.click("street")
    mend = pilot.find("add-needed")
    assert isinstance(mend, Button)
    assert "No street cars" == mend.label
    pilot.click("add-needed")

    assert BOOK == draft_of(pilot).options


def test_street_cars_by_the_basic_rules_get_the_complete_ones_with_one_click(rules: Open) -> None:
    pilot = rules()
    choose(pilot, "Street")

    pilot.click("rules")
    mend = pilot.find("add-needed")
    assert isinstance(mend, Button)
    assert "Add what is needed" == mend.label
    pilot.click("add-needed")

    assert "Street" == chosen(pilot, "preset")


def test_rules_are_saved_under_a_name_and_used_from_then_on(
    rules: Open, player: UserFolders
) -> None:
    pilot = rules()

    pilot.click("laps")
    pilot.click("save")
    pilot.type("Friday evening")
    pilot.press("enter")

    assert "rules" == pilot.scene.name
    assert ("Friday evening", ()) == (draft_of(pilot).base, draft_of(pilot).changes)
    assert 3 == own(player).options("Friday evening").laps


def test_a_name_that_cannot_be_is_refused_and_can_be_mended(
    rules: Open, player: UserFolders
) -> None:
    pilot = rules()

    pilot.click("laps")
    pilot.click("save")
    pilot.type("masters")
    pilot.press("enter")
    assert "save-preset" == pilot.scene.name
    pilot.type(" plus")
    pilot.click("save")

    assert ("masters plus",) == own(player).own_names


def test_saving_is_given_up_by_escape(rules: Open, player: UserFolders) -> None:
    pilot = rules()

    pilot.click("laps")
    pilot.click("save")
    pilot.type("x")
    pilot.press("escape")

    assert "rules" == pilot.scene.name
    assert () == own(player).own_names


def test_a_preset_of_ones_own_is_taken_up_again(rules: Open, player: UserFolders) -> None:
    for number in range(12):
        own(player).save(f"preset {number:02}", Options(laps=number + 2))
    pilot = rules()

    pilot.click("own")
    pilot.press(*["down"] * 9, "enter")

    assert ("preset 09", 11) == (draft_of(pilot).base, draft_of(pilot).options.laps)


def test_a_preset_that_cannot_be_read_is_told_of(rules: Open, player: UserFolders) -> None:
    player.presets.mkdir()
    (player.presets / "newer.yaml").write_text("version: 2\noptions: {}\n")
    pilot = rules()

    pilot.click("own")
    pilot.press("enter")
    assert "dialog" == pilot.scene.name
    pilot.settle()
    pilot.press("enter")

    assert ("rules", BOOK) == (pilot.scene.name, draft_of(pilot).options)


@pytest.mark.parametrize("way", ["click", "f1"])
def test_a_rule_leads_to_the_book_and_back(rules: Open, way: str) -> None:
    pilot = rules()

    pilot.click("rule-laps")
    if way == "f1":
        pilot.press("escape", "f1")
    assert "help" == pilot.scene.name
    pilot.press("escape")

    assert ("rules", "rule-laps") == (pilot.scene.name, pilot.scene.focus)


def own(player: UserFolders) -> Presets:
    """Return the presets of a player."""
    return Presets(data_root() / "assets" / "presets", player.presets)
