"""Every sound of the game by the name of its file, and who makes it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tools.sounds import cards, city, crowd, dice, engine, interface, music, paddock, tyres, weather

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tools.sounds.waves import Recording

_GEARS = range(1, 7)

SCORE: Mapping[str, Callable[[], Recording]] = {
    "hover": interface.hover,
    "confirm": interface.confirm,
    "knock": interface.knock,
    "undo": interface.undo,
    "stop-made": interface.stop_made,
    "last-point": interface.last_point,
    "shake": dice.shake,
    **{f"land-{gear}": partial(dice.landing, dice.FACES[gear - 1], 10 * gear) for gear in _GEARS},
    "land-black": dice.black,
    **{f"shift-{gear}": partial(engine.shift, gear) for gear in _GEARS},
    **{f"engine-{gear}": partial(engine.hum, gear) for gear in _GEARS},
    "cough": engine.cough,
    "whoosh": engine.whoosh,
    "nitro": engine.nitro,
    "wreck": engine.wreck,
    "bump": engine.bump,
    "scrape": engine.scrape,
    "crunch": engine.crunch,
    "clatter": engine.clatter,
    "brake": tyres.brake,
    "chirp": tyres.chirp,
    "skid": tyres.skid,
    "spin": tyres.spin,
    "slide": tyres.slide,
    "thud": tyres.thud,
    "thunder": weather.thunder,
    "lights": paddock.lights,
    "lamp": paddock.lamp,
    "start": paddock.start,
    "pit-gun": paddock.pit_gun,
    "finish": paddock.finish,
    "flag": paddock.flag,
    "lead": paddock.lead,
    "prize": paddock.prize,
    "shot": city.shot,
    "siren": city.siren,
    "camera": city.camera,
    "radio-throw": city.radio_throw,
    "whistle": city.whistle,
    "checkpoint": city.checkpoint,
    "cheer": crowd.cheer,
    "passing": crowd.passing,
    "radio-good": crowd.radio_good,
    "radio-bad": crowd.radio_bad,
    "card": cards.card,
    "riffle": cards.riffle,
    "flip": cards.flip,
    "shutter": cards.shutter,
    "hammer": cards.hammer,
    "counter": cards.counter,
    "coins": cards.coins,
    "bluff": cards.bluff,
    "tear": cards.tear,
    "rain": weather.rain,
    "city": city.city,
    "crowd": crowd.crowd,
    "riviera": music.riviera,
    "night": music.night,
}
