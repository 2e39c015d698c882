"""The pause shows what was agreed for the race, and changes nothing of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.agreed.options import Options, Rules
from formulad.ui.race.rules.agreed_rules import AgreedRulesScene

if TYPE_CHECKING:
    from formulad.ui.race.rules.preset_shelf import RuleShelf
    from formulad.ui.shell.scene import Scene
    from tests.ui.conftest import Fly
    from tests.ui.race.conftest import Race


def told(scene: Scene) -> list[str]:
    """Return the options that are told of."""
    return [w.id.removeprefix("rule-") for w in scene.widgets if w.id.startswith("rule-")]


def test_the_pause_leads_to_the_rules_and_these_back(race: Race) -> None:
    pilot = race()

    pilot.press("escape")
    pilot.click("rules")
    assert "agreed-rules" == pilot.scene.name
    pilot.press("escape")

    assert "pause" == pilot.scene.name


def test_basic_rules_are_few(shelf: RuleShelf, fly: Fly) -> None:
    pilot = fly(AgreedRulesScene(shelf, Options()))

    assert ["rules", "laps", "lapped_order", "grid", "super_start_lanes"] == told(pilot.scene)


def test_what_is_off_is_told_only_where_the_nearest_preset_has_it(
    shelf: RuleShelf, fly: Fly
) -> None:
    options = Options(Rules.COMPLETE, laps=2, debris=True, pit_stops=True, weather=True)

    found = told(fly(AgreedRulesScene(shelf, options)).scene)

    assert {"slipstream", "weather", "debris", "engine_rain"} <= set(found)
    assert not {"tyres", "team_race", "technical_stops"} & set(found)


def test_nothing_can_be_changed_in_it_but_every_rule_leads_to_the_book(
    shelf: RuleShelf, fly: Fly
) -> None:
    pilot = fly(AgreedRulesScene(shelf, Options()))

    assert {"back", *(f"rule-{name}" for name in told(pilot.scene))} == {
        widget.id for widget in pilot.scene.widgets
    }
    pilot.click("rule-laps")

    assert "" == pilot.scene.name
