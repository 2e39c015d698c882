"""Ability icons: the signs of the gifts of street drivers."""

from __future__ import annotations

from formulad.race.agreed.drivers import Ability

GIFT_ICONS: dict[Ability, str] = {
    Ability.CHARM: "eye",
    Ability.DRIFT: "spin",
    Ability.RADIO: "sound",
    Ability.TOUGH_ENGINE: "engine",
    Ability.SECOND_SKY: "changeable",
    Ability.SHORT_SLIDE: "rain",
    Ability.LONG_CHECK: "pit",
    Ability.BIG_NITRO: "fast",
    Ability.ROUGH: "contact",
    Ability.GALLANTRY: "star",
    Ability.LITTER: "debris",
    Ability.LIGHT_WHEELS: "tyre",
}
