"""Every screen that is drawn, and how a player gets there."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.games.race.last_race import LastRace
from formulad.games.race.presets import Presets
from formulad.kernel.values import replace
from formulad.race.agreed.options import LappedOrder, Options, Rules
from formulad.race.agreed.setup import Entrant
from formulad.store.paths import data_root
from formulad.store.preferences import Advice, Colours, Preferences, write_preferences
from formulad.store.save_file import SaveFile
from formulad.ui.race.composition_root import CompositionRoot
from formulad.ui.race.race_face import menu, resumed
from formulad.ui.shell.controls.controls_page import controls_page
from formulad.ui.shell.on_screen_keyboard import LettersScene
from formulad.ui.shell.scene import Push
from formulad.ui.toolkit.intents import (
    Around,
    Cancel,
    Captured,
    Confirm,
    Device,
    Digit,
    Direction,
    Erase,
    Feature,
    Leaf,
    Next,
    Previous,
    Toggle,
    Type,
)
from formulad.ui.toolkit.languages import LANGUAGES
from tools.screens.box import BOX_SCREENS
from tools.screens.complete import (
    begins_third_lap,
    chooses_slipstream,
    chooses_tyres,
    chooses_tyres_for_lap,
    drives_third_lap,
    orders_service,
    rolls_fifth,
)
from tools.screens.corsa import CORSA_SCREENS
from tools.screens.first_race import FIRST_RACES
from tools.screens.fun import FUN_SCREENS
from tools.screens.happenings import HAPPENINGS
from tools.screens.motor_racing import MOTOR_SCREENS
from tools.screens.own_cars import fill_garage, own_cars
from tools.screens.races import (
    BASIC,
    COMPLETE,
    MASTERS,
    NAMES,
    RULEBOOK,
    SEED,
    TEAMS,
    chooses_gear,
    chooses_in_rain,
    chooses_place,
    costs_several_pools,
    drive_to,
    drives_timed_lap,
    entry_list,
    falls_black,
    has_grid,
    has_spun,
    is_new,
    is_over,
    meets_debris,
    opens_slipstream,
    reaches_pits,
    slides,
    stands_in_box,
)
from tools.screens.rolls import ROLLS, TABLE_ROLLS
from tools.screens.school import SCHOOL_SCREENS
from tools.screens.seasons import SEASON_SCREENS
from tools.screens.settings import SETTING_SCREENS, with_engineer, with_preferences
from tools.screens.shelf import SHELF_SCREENS
from tools.screens.shelves import SHELVES
from tools.screens.street import CITY_SCREENS
from tools.screens.street_drivers import FINE, STREET, choose_driver, street_race

if TYPE_CHECKING:
    from formulad.ui.toolkit.intents import Intent
    from tools.screens.driven import Moment
    from tools.screens.visitor import Visit, Visitor

MID_ROLL = 0.3
"""Seconds after which a die that falls by itself is seen on its way."""


def _menu(visitor: Visitor) -> None:
    visitor.open(menu)
    visitor.paint()


def _menu_with_save(visitor: Visitor) -> None:
    drive_to(chooses_gear, visitor.folders.saves)
    visitor.open(menu)
    visitor.paint()


def _leaving(visitor: Visitor) -> None:
    visitor.open(menu)
    visitor.paint()
    visitor.do(Cancel())


def _damaged(visitor: Visitor) -> None:
    path = drive_to(chooses_gear, visitor.folders.saves)
    path.write_bytes(path.read_bytes().replace(b"\ng3\n", b"\ng9\n", 1))
    visitor.open(menu)
    visitor.paint()
    visitor.click("continue")


def _taken(visitor: Visitor) -> None:
    with SaveFile(drive_to(chooses_gear, visitor.folders.saves)):
        visitor.open(menu)
        visitor.paint()
        visitor.click("continue")


def _new_race(seats: tuple[Entrant, ...], *intents: Intent, clicks: tuple[str, ...] = ()) -> Visit:
    def visit(visitor: Visitor) -> None:
        visitor.last_raced(LastRace(line_up=seats))
        visitor.open(menu)
        visitor.paint()
        visitor.click("new-race")
        visitor.do(*intents)
        for widget in clicks:
            visitor.click(widget)
        visitor.paint()

    return visit


def _own_cars(drivers: int) -> Visit:
    return lambda visitor: own_cars(visitor, entry_list(drivers, drivers // 2))


def _design(*intents: Intent, designs: int = 0, clicks: tuple[str, ...] = ()) -> Visit:
    """Return how a player comes to the design of his car, does something and clicks."""

    def visit(visitor: Visitor) -> None:
        if designs:
            fill_garage(visitor, designs)
        own_cars(visitor, entry_list(4, 2))
        visitor.click("design-0")
        visitor.do(*intents)
        for widget in clicks:
            visitor.click(widget)

    return visit


def _street(drivers: int) -> Visit:
    return lambda visitor: street_race(visitor, entry_list(drivers, drivers // 2))


def _drivers(*intents: Intent, options: Options = STREET, own: int = 0) -> Visit:
    """Return how a player comes to the choice of a street driver, and does something."""
    seats = entry_list(4, 2)
    return lambda visitor: choose_driver(visitor, seats, *intents, options=options, own=own)


def _race(
    moment: Moment,
    *intents: Intent,
    people: int = 10,
    seconds: float = 2.0,
    after: float = 1.0,
    options: Options = BASIC,
    seed: int = SEED,
) -> Visit:
    """Return how a player comes to a race, does something and waits."""

    def visit(visitor: Visitor) -> None:
        path = drive_to(moment, visitor.folders.saves, people, options, seed)
        visitor.open(partial(resumed, path=path))
        visitor.paint()
        visitor.wait(seconds)
        visitor.do(*intents)
        visitor.wait(after)

    return visit


def _table_pause(visitor: Visitor) -> None:
    _race(chooses_gear)(visitor)
    visitor.click("tool-menu-far")


def _told_in_words(visit: Visit) -> Visit:
    """Return how someone comes there who wants sounds told in words."""

    def told(visitor: Visitor) -> None:
        write_preferences(visitor.folders.settings, Preferences(captions=True))
        visit(visitor)

    return told


def _two_circuits(visitor: Visitor) -> None:
    visitor.folders.tracks.mkdir(parents=True, exist_ok=True)
    oval = Path(__file__).parents[2] / "tests" / "saves" / "oval.tmx"
    (visitor.folders.tracks / oval.name).write_bytes(oval.read_bytes())
    _new_race(entry_list(4, 2), clicks=("circuit-on",))(visitor)


def _rules(
    *intents: Intent,
    clicks: tuple[str, ...] = (),
    rules: Options | None = None,
    saved: tuple[str, ...] = (),
) -> Visit:
    """Return how a player comes to the rules, clicks something and does something."""

    def visit(visitor: Visitor) -> None:
        visitor.last_raced(LastRace(rules=rules))
        presets = Presets(data_root() / "assets" / "presets", visitor.folders.presets)
        for name in saved:
            presets.save(name, RAINY)
        visitor.open(menu)
        visitor.click("rules")
        for widget in clicks:
            visitor.click(widget)
        visitor.do(*intents)

    return visit


def _held(device: Device, visit: Visit) -> Visit:
    """Return how a player comes somewhere and takes up another device."""

    def held(visitor: Visitor) -> None:
        visit(visitor)
        visitor.hold(device)

    return held


def _controls(*intents: Intent) -> Visit:
    """Return how a player comes to the page of keys and buttons, and does something."""

    def visit(visitor: Visitor) -> None:
        visitor.open(lambda context: controls_page(context.memory))
        visitor.do(*intents)

    return visit


def _no_name(visitor: Visitor) -> None:
    _new_race((Entrant("A", 1), Entrant("Chiyo", 3)), clicks=("name-0",))(visitor)
    visitor.do(Erase())
    visitor.click("start")


def _letters(visitor: Visitor) -> None:
    _new_race(entry_list(4, 2), clicks=("name-0",))(visitor)
    visitor.hold(Device.PAD)
    below = visitor.app.stack.top
    visitor.app.stack.follow(Push(LettersScene(below)) if below else None)


def _painting(visitor: Visitor) -> None:
    visitor.open(partial(resumed, path=drive_to(is_new, visitor.folders.saves)))


def _rule(rule: str, *intents: Intent, clicks: tuple[str, ...] = (), book: str = "") -> Visit:
    """Return how a player looks a rule up, perhaps in the book of a language."""

    def visit(visitor: Visitor) -> None:
        visitor.open(lambda context: CompositionRoot(context).help_page(rule))
        if book:
            visitor.choose("language", LANGUAGES[book])
        for widget in clicks:
            visitor.click(widget)
        visitor.do(*intents)
        visitor.wait(1.0)

    return visit


RAINY = Options(
    Rules.COMPLETE,
    laps=5,
    debris=True,
    slipstream=True,
    pit_stops=True,
    weather=True,
    spin_restart_roll=True,
    lapped_order=LappedOrder.LOOP,
)


def _complete(
    moment: Moment, *intents: Intent, options: Options = MASTERS, clicks: tuple[str, ...] = ()
) -> Visit:
    """Return how a player comes to a decision of the complete rules, looks and clicks."""

    def visit(visitor: Visitor) -> None:
        saves = visitor.folders.saves
        path = drive_to(moment, saves, len(NAMES), replace(options, own_car=False))
        visitor.open(partial(resumed, path=path))
        visitor.paint()
        visitor.wait(2.0)
        for widget in clicks:
            visitor.click(widget)
        visitor.do(*intents)
        visitor.wait(1.0)

    return visit


THROWN = replace(RULEBOOK, physical_dice=True, take_backs=True)

SCREENS: dict[str, Visit] = {
    **SETTING_SCREENS,
    "menu": _menu,
    "menu-with-save": _menu_with_save,
    "menu-leaving": _leaving,
    "menu-damaged": _damaged,
    "menu-taken": _taken,
    "new-race-2": _new_race(entry_list(2, 2), Next()),
    "new-race-4": _new_race(entry_list(4, 2)),
    "new-race-10": _new_race(entry_list(10, 4), Next(), Next(), Next()),
    "new-race-circuits": _two_circuits,
    "new-race-city": _new_race(entry_list(4, 2), clicks=("circuit-back",) * 2),
    "new-race-no-name": _no_name,
    "new-race-own-cars-4": _own_cars(4),
    "new-race-own-cars-10": _own_cars(10),
    "design": _design(),
    "design-fault": _design(Direction(-1, 0), designs=2),
    "design-many": _design(Leaf(1), designs=30),
    "design-unusable": _design(designs=2, clicks=("load-1",)),
    "design-delete": _design(designs=2, clicks=("delete-0",)),
    "design-save": _design(clicks=("save",)),
    "new-race-street-4": _street(4),
    "new-race-street-10": _street(10),
    "drivers": _drivers(),
    "drivers-taken": _drivers(Direction(1, 0), Direction(0, 1), *[Direction(1, 0)] * 2),
    "drivers-fine": _drivers(*[Direction(1, 0)] * 4, options=FINE),
    "drivers-own": _drivers(Leaf(1), own=5),
    "results-street": _race(is_over, options=STREET),
    "rules": _rules(),
    "rules-changed": _rules(*[Next()] * 14, rules=RAINY, saved=("Friday evening", "Long")),
    "rules-masters": _rules(Direction(1, 0)),
    "rules-leaving": _rules(Direction(1, 0), Cancel()),
    "rules-conflict": _rules(
        Direction(1, 0),
        Next(),
        Next(),
        *[Direction(1, 0)] * 9,
        Direction(0, 1),
        Confirm(),
    ),
    "rules-street": _rules(*[Direction(1, 0)] * 2, *[Next()] * 2, *[Direction(1, 0)] * 11),
    "rules-street-conflict": _rules(
        Direction(1, 0),
        *[Next()] * 2,
        *[Direction(1, 0)] * 11,
        Direction(0, 1),
        Confirm(),
    ),
    "rules-end": _rules(Previous(), Previous(), rules=RAINY),
    "rules-group": _rules(Next(), Next(), *[Direction(1, 0)] * 10),
    "rules-found": _rules(Toggle(Feature.FIND), Type("spin")),
    "rules-not-found": _rules(Toggle(Feature.FIND), Type("penguin")),
    "rules-save": _rules(Type("Friday night"), clicks=("save",), rules=RAINY),
    "rules-own": _rules(Next(), clicks=("own",), saved=("Friday evening", "Long")),
    "rules-delete": _rules(clicks=("own", "delete-0"), saved=("Friday evening", "Long")),
    "race-rules": _race(chooses_gear, Cancel(), Next(), Next(), Confirm()),
    "painting": _painting,
    "controls": _controls(),
    "controls-pad": _held(Device.PAD, _controls(*[Direction(0, 1)] * 24)),
    "controls-choice": _controls(Confirm()),
    "controls-capture": _controls(Next(), Next(), Confirm(), Confirm()),
    "controls-conflict": _controls(
        Next(), Next(), Confirm(), Confirm(), Captured("n", is_pad=False)
    ),
    "letters": _letters,
    "name-mouse": _held(Device.MOUSE, _new_race(entry_list(4, 2), clicks=("name-0",))),
    "menu-pad": _held(Device.PAD, _menu),
    "menu-touch": _held(Device.TOUCH, _menu),
    "gear-pad": _held(Device.PAD, _race(chooses_gear, Around(1), Around(1), Around(1))),
    "slipstream-pad": _held(Device.PAD, _complete(chooses_slipstream, options=RULEBOOK)),
    "gear-touch": _held(Device.TOUCH, _race(chooses_gear)),
    "rules-pad": _held(Device.PAD, _rules()),
    "grid": _race(is_new, people=10, seconds=MID_ROLL),
    "start": _race(has_grid),
    "gear": _race(chooses_gear, Digit(5)),
    "gear-engineer": _race(chooses_gear, Toggle(Feature.ENGINEER)),
    "gear-whole-board": _race(chooses_gear, Toggle(Feature.WHOLE_BOARD)),
    "place": _race(chooses_place),
    "place-overshoot": _race(chooses_place, *[Next()] * 3),
    "place-engineer": _race(chooses_place, Toggle(Feature.ENGINEER)),
    "drive": _race(chooses_place, Confirm(), after=0.3),
    "black-die": _race(falls_black, seconds=MID_ROLL),
    "captions": _told_in_words(_race(falls_black, seconds=1.3)),
    "captions-rain": _told_in_words(
        _race(slides, Confirm(), seconds=0.3, after=1.0, options=COMPLETE)
    ),
    "captions-city": _told_in_words(CITY_SCREENS["city-police"]),
    "computer": _race(chooses_gear, people=0, seconds=0.0),
    "pause": _race(chooses_gear, Cancel()),
    "help": _race(chooses_gear, Toggle(Feature.HELP)),
    "help-complete": _race(chooses_gear, Toggle(Feature.HELP), Direction(1, 0)),
    "help-street": _race(chooses_gear, Toggle(Feature.HELP), *(Direction(1, 0),) * 2),
    "help-keys": _race(chooses_gear, Toggle(Feature.HELP), *(Direction(1, 0),) * 3),
    "help-rules": _race(chooses_gear, Toggle(Feature.HELP), *(Direction(1, 0),) * 4),
    "rule-slipstream": _rule("SLP-2"),
    "rule-weather": _rule("WX-4"),
    "rule-street": _rule("STR-2"),
    "rule-gunfire": _rule("STR-3"),
    "rule-police": _rule("STR-5"),
    "rule-tunnel": _rule("STR-6"),
    "rule-charm": _rule("DRV-LITSU-1"),
    "rule-drift": _rule("DRV-JACK-1"),
    "rule-french": _rule("PIT-5", book="fr"),
    "rule-search": _rule("DIE-1", Type("brake tyre"), clicks=("search",)),
    "results": _race(is_over),
    "slipstream-choice": _complete(chooses_slipstream, options=RULEBOOK),
    "pit-tyres": _complete(orders_service),
    "pit-technical": _complete(
        orders_service, Direction(1, 0), Next(), Next(), Direction(1, 0), Direction(1, 0)
    ),
    "pit-refused": _complete(
        orders_service,
        *(Direction(1, 0), Next(), Next()),
        *(Direction(1, 0), Direction(1, 0), Next(), Direction(1, 0)),
    ),
    "trial-tyres": _complete(chooses_tyres_for_lap, Direction(1, 0)),
    "trial-next": _complete(begins_third_lap),
    "trial-gear": _complete(drives_third_lap),
    "tyres": _complete(chooses_tyres),
    "face-black": _complete(has_grid, options=THROWN),
    "face-gear": _complete(rolls_fifth, Digit(1), Digit(7), options=THROWN),
    "pools": _race(costs_several_pools, *[Next()] * 4, options=RULEBOOK),
    "pools-own-car": _race(chooses_gear, Digit(2), options=replace(RULEBOOK, own_car=True)),
    "slipstream": _race(opens_slipstream, options=RULEBOOK),
    "rain": _race(chooses_in_rain, options=COMPLETE),
    "rain-slide": _race(slides, options=COMPLETE),
    "debris": _race(meets_debris, options=RULEBOOK),
    "spun": _race(has_spun, options=RULEBOOK, seed=88),
    "pit-entry": _race(reaches_pits, options=RULEBOOK),
    "pit-box": _race(stands_in_box, options=COMPLETE, seed=9),
    "timed-lap": _race(drives_timed_lap, options=replace(COMPLETE, qualifying=True)),
    "results-complete": _race(is_over, options=RULEBOOK),
    "results-teams": _race(is_over, options=TEAMS),
    **CITY_SCREENS,
    **HAPPENINGS,
    **SHELVES,
    **SEASON_SCREENS,
    **SCHOOL_SCREENS,
    **SHELF_SCREENS,
    **BOX_SCREENS,
    **MOTOR_SCREENS,
    **CORSA_SCREENS,
    **FUN_SCREENS,
}
"""By name; the name becomes the name of the picture."""
TABLE: dict[str, Visit] = {
    "table-gear": _race(chooses_gear, Digit(5), people=4),
    "table-ten": _race(chooses_place),
    "table-gear-advised": with_engineer(_race(chooses_gear, people=4)),
    "table-place-advised": with_engineer(_race(chooses_place, people=4)),
    "table-move": _race(costs_several_pools, *[Next()] * 4, options=RULEBOOK),
    "table-slipstream": _complete(chooses_slipstream, options=RULEBOOK),
    "table-pits": _complete(orders_service, Direction(1, 0), Next(), Next(), Direction(1, 0)),
    "table-tyres": _complete(chooses_tyres),
    "table-face": _complete(has_grid, options=THROWN),
    "table-die": _race(falls_black, seconds=MID_ROLL),
    "table-computer": _race(chooses_gear, people=0, seconds=0.0, after=0.3),
    "table-pause": _table_pause,
    "table-city": CITY_SCREENS["city-nitro"],
    "table-radio": CITY_SCREENS["city-radio"],
    "table-checkpoint": CITY_SCREENS["city-checkpoint"],
}
TABLE |= TABLE_ROLLS
SCREENS |= ROLLS
SCREENS |= FIRST_RACES
SCREENS |= {name: with_preferences(visit, table=True) for name, visit in TABLE.items()}
SCREENS |= {
    "table-turned": with_preferences(
        _race(chooses_gear, Digit(5), options=COMPLETE), table=True, board_turned=90
    ),
    "table-turned-round": with_preferences(
        _race(chooses_gear, options=COMPLETE), table=True, board_turned=180
    ),
    "table-captions": with_preferences(
        _race(chooses_place, Confirm(), after=1.0), table=True, captions=True
    ),
}
IN_EVERY_COLOUR = (
    "profile",
    "menu-with-save",
    "menu-leaving",
    "new-race-4",
    "rules-changed",
    "rules-conflict",
    "help",
    "help-rules",
    "help-keys",
    "place",
    "gear-engineer",
    "pause",
    "results",
    "results-teams",
    "report-analysis",
    "design",
    "drivers",
    "race-rules",
    "city-gear",
    "new-race-street-4",
    "hand-over",
    "settings-sound",
    "language-choice",
    "box-continue",
    "new-game",
    "card-rules",
    "motor-overtake",
    "motor-curtain",
    "corsa-built",
    "corsa-reveal",
    "fun-paddles",
    "fun-market",
    "circuits-own",
    "watch-faulty",
)
SCREENS |= {
    "hand-over": with_preferences(_race(chooses_place, Confirm(), after=4.0), hand_over=True),
    "hand-over-street": with_preferences(
        _race(chooses_place, Confirm(), after=4.0, options=STREET), hand_over=True
    ),
    "gear-left-handed": with_preferences(SCREENS["gear"], left_handed=True),
    "city-left-handed": with_preferences(SCREENS["city-gear"], left_handed=True),
    "gear-large": with_preferences(SCREENS["gear-engineer"], text_size=2.0),
    "help-large": with_preferences(SCREENS["help"], text_size=2.0),
    "help-rules-large": with_preferences(SCREENS["help-rules"], text_size=2.0),
    "box-large": with_preferences(SCREENS["box-continue"], text_size=2.0),
    "new-game-large": with_preferences(SCREENS["new-game"], text_size=2.0),
    "fun-large": with_preferences(SCREENS["fun-paddles"], text_size=2.0),
    "corsa-market-large": with_preferences(SCREENS["corsa-market"], text_size=2.0),
    "corsa-wish-large": with_preferences(SCREENS["corsa-wish"], text_size=2.0),
    "corsa-large": with_preferences(SCREENS["corsa-built"], text_size=2.0),
    "corsa-reveal-large": with_preferences(SCREENS["corsa-reveal"], text_size=2.0),
    "motor-large": with_preferences(SCREENS["motor-overtake"], text_size=2.0),
    "profile-large": with_preferences(SCREENS["profile"], text_size=2.0),
    "moment-large": with_preferences(SCREENS["moment-go-on"], text_size=2.0),
    "menu-large": with_preferences(SCREENS["menu-leaving"], text_size=2.0),
    "school-large": with_preferences(SCREENS["school"], text_size=2.0),
    "circuits-large": with_preferences(SCREENS["circuits-own"], text_size=2.0),
    "circuits-faulty-large": with_preferences(SCREENS["circuits-faulty"], text_size=2.0),
    "watch-faulty-large": with_preferences(SCREENS["watch-faulty"], text_size=2.0),
    "lesson-large": with_preferences(SCREENS["lesson-purse"], text_size=2.0),
    "lesson-contrast": with_preferences(SCREENS["lesson-gear"], colours=Colours.CONTRAST),
    "gear-advised": with_engineer(_race(chooses_gear)),
    "gear-against-advice": with_engineer(_race(chooses_gear, Digit(5))),
    "gear-heat": with_engineer(_race(chooses_gear, Digit(3), Toggle(Feature.REACH))),
    "place-advised": with_engineer(_race(chooses_place)),
    "gear-asking": with_engineer(with_preferences(_race(chooses_gear), advice=Advice.ASKED)),
    "gear-unexplained": with_preferences(SCREENS["gear"], advice=Advice.NEVER),
    "place-unexplained": with_preferences(SCREENS["place"], advice=Advice.NEVER),
}
SCREENS |= {
    f"{name}-{colours}": with_preferences(SCREENS[name], colours=Colours(colours))
    for name in IN_EVERY_COLOUR
    for colours in ("night", "contrast")
}
