"""The picture of each option: an icon on the colour of its group."""

from __future__ import annotations

from formulad.race.option_catalogue import Group
from formulad.ui.colour import Colour, rgb

GROUP_COLOURS: dict[Group, Colour] = {
    Group.RACE: rgb("FFD166"),
    Group.START: rgb("A9C1FF"),
    Group.CARS: rgb("7CD8F0"),
    Group.GEARBOX: rgb("C3B1FF"),
    Group.CORNERS: rgb("FF9FA8"),
    Group.CONTACT: rgb("F7A683"),
    Group.DAMAGE: rgb("FFC46B"),
    Group.SLIPSTREAM: rgb("B9A5FF"),
    Group.PITS: rgb("D8C79B"),
    Group.WEATHER: rgb("8FD3F5"),
    Group.TABLE: rgb("8EE3A8"),
}

OPTION_ICONS: dict[str, str] = {
    "rules": "log",
    "laps": "track",
    "team_race": "human",
    "lapped_order": "swap",
    "end_after_winner": "trophy",
    "qualifying": "clock",
    "qualifying_out": "cross",
    "qualifying_clock": "clock",
    "grid": "flag",
    "super_start_lanes": "fast",
    "own_car": "body",
    "must_spend_all": "check",
    "allow_suicidal_downshift": "engine",
    "overrev_debris": "gearbox",
    "spin_again_scope": "spin",
    "spin_restart_roll": "undo",
    "block_substitution": "tyre",
    "block_victim": "arrow-right",
    "mover_auto_loss": "warn",
    "aggravated_collisions": "contact",
    "wreck_stays_one_round": "lock",
    "debris": "debris",
    "debris_on_every_out": "debris",
    "engine_inertia": "engine",
    "engine_rain": "rain",
    "slipstream": "slip",
    "pit_stops": "pit",
    "pit_first_gear": "gearbox",
    "pit_exit_slipstream": "slip",
    "technical_stops": "settings",
    "weather": "sun",
    "weather_end_of_round": "changeable",
    "tyres": "tyre",
    "slide_rule": "road",
    "soft_wet_factor": "rain",
    "physical_dice": "dice",
    "take_backs": "undo",
}
