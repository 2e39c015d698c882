"""What lies on the table as cards: tyres to choose from, a timed lap to begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.drivers import Ability
from formulad.race.moves import BeginTrial, FitTyres, KeepSky, RollSkyAgain, ThrowRadio
from formulad.race.state import Weather
from formulad.race.tyres import TyreKind, TyreSet, bonus, overshoot_factor, slide
from formulad.ui.scenes.race.offers import cards
from formulad.ui.scenes.race.present.dice import radio_hits, rolls_of
from formulad.ui.scenes.race.present.tower import SKY_ICONS
from formulad.ui.scenes.race.sheet_views import CardsSheet, CardView
from formulad.ui.words import PARTS, SKIES, cells, points

if TYPE_CHECKING:
    from formulad.race.moves import Move
    from formulad.race.options import Options
    from formulad.ui.scenes.race.moment import Moment

CARD = "card-"
_SKIES = {
    Weather.FINE: "The sky is clear: the road stays dry",
    Weather.VARIABLE: "The road is dry, but rain may come",
    Weather.RAINY_VARIABLE: "The road is wet, but it may dry",
    Weather.RAIN: "It rains: the road stays wet",
}
TYRE_RULES = {TyreKind.HARD: "TYR-1", TyreKind.SOFT: "TYR-2", TyreKind.WET: "TYR-3"}
_NEW, _OLD = 1, 3
"""The ages of tyres, in laps, that are told about."""


def cards_sheet(moment: Moment) -> CardsSheet:
    """Return the cards of a decision."""
    found = cards(moment.game, moment.state)
    return CardsSheet(
        heading=_heading(moment, found),
        note=_note(moment, found),
        cards=tuple(_card(moment, index, move) for index, move in enumerate(found)),
        rule=_rule(found[moment.selection.card]),
    )


def _heading(moment: Moment, found: tuple[Move, ...]) -> str:
    if moment.choice == "radio":
        return "THROW THE RADIO AT"
    if moment.choice == "sky":
        return f"THE SKY SHOWS {moment.state.sky_roll}"
    if any(isinstance(move, FitTyres) for move in found):
        return "TYRES FOR THE LAP" if moment.state.trials else "TYRES FOR THE RACE"
    return "TIMED LAP"


def _rule(move: Move) -> str:
    """Return the rule about a card."""
    match move:
        case FitTyres(kind):
            return TYRE_RULES[kind]
        case ThrowRadio():
            return Ability.RADIO.rule
        case KeepSky() | RollSkyAgain():
            return Ability.SECOND_SKY.rule
        case _:
            return "QUA-1"


def _note(moment: Moment, found: tuple[Move, ...]) -> str:
    """Return what the sky says, and what the cards mean by `too far`."""
    if moment.choice == "radio":
        return "The black die picks what loses a point; in brackets what the car has left"
    if moment.choice == "sky":
        return f"So far: {_SKIES[moment.state.weather].lower()}." if moment.state.round else ""
    sky = f"{_SKIES[moment.state.weather]}. " if moment.game.options.weather else ""
    is_about_tyres = any(isinstance(move, FitTyres) for move in found)
    return sky + ("Too far ×2: each cell out of a corner counts twice." if is_about_tyres else "")


def _card(moment: Moment, index: int, move: Move) -> CardView:
    is_chosen = moment.selection.card == index
    name, options = f"{CARD}{index}", moment.game.options
    match move:
        case FitTyres(kind):
            lines = _about_tyres(kind, options)
            return CardView(name, "tyre", kind.capitalize(), lines, is_chosen)
        case BeginTrial():
            return CardView(name, "clock", "Alone on the track", _about_laps(options), is_chosen)
        case ThrowRadio(seat):
            driver = moment.seats[seat].name
            return CardView(name, "radio", driver, _about_car(moment, seat), is_chosen)
        case KeepSky():
            icon = SKY_ICONS[_weather_now_rolled(moment)]
            return CardView(name, icon, "Let it stand", _about_sky(moment), is_chosen)
        case RollSkyAgain():
            return CardView(name, "dice", "Roll again", _about_second_sky(moment), is_chosen)
        case _:
            return CardView(name, "play", moment.game.write(move), (), is_chosen)


def _about_tyres(kind: TyreKind, options: Options) -> tuple[str, ...]:
    dry, rain = _on_a_road(kind, options, is_wet=False), _on_a_road(kind, options, is_wet=True)
    new, old = (
        overshoot_factor(TyreSet(kind, laps), is_wet=False, soft_in_rain=options.soft_wet_factor)
        for laps in (_NEW, _OLD)
    )
    worn = f"From lap {_OLD}: too far ×{old}" if old != new else "Never wears out"
    return (dry, rain, worn) if options.weather else (dry, worn)


def _on_a_road(kind: TyreKind, options: Options, *, is_wet: bool) -> str:
    """Return what tyres do when new: `Dry: +1 cell in lap 1, too far ×2`."""
    tyres = TyreSet(kind, _NEW)
    factor = overshoot_factor(tyres, is_wet=is_wet, soft_in_rain=options.soft_wet_factor)
    further, slides = bonus(tyres, is_wet=is_wet), slide(tyres, is_wet=is_wet)
    parts = [
        f"+{cells(further)} in lap 1" if further else "",
        f"slides {cells(slides)}" if slides else "",
        f"too far ×{factor}",
    ]
    return f"{'Rain' if is_wet else 'Dry'}: {', '.join(part for part in parts if part)}"


def _about_laps(options: Options) -> tuple[str, ...]:
    clock = ("A full minute of thinking counts 1",) if options.qualifying_clock else ()
    return (
        "Every roll counts 1, and every cell too far",
        *clock,
        "The lowest count takes pole",
        "Wear points are safe, but nobody brakes",
    )


def _about_car(moment: Moment, seat: int) -> tuple[str, ...]:
    """Return which rolls would hit what, and how much the car has left of it."""
    wear = moment.state.cars[seat].wear
    if wear.is_one_pool:
        return (points(wear.points[0]),)
    told = [f"{rolls} {PARTS[part][1]} ({wear.left(part)})" for rolls, part in radio_hits()]
    return tuple(", ".join(told[i : i + 2]) for i in range(0, len(told), 2))


def _weather_now_rolled(moment: Moment) -> Weather:
    """Return the weather that comes if the roll stands."""
    return moment.game.apply(moment.state, KeepSky()).state.weather


def _about_sky(moment: Moment) -> tuple[str, ...]:
    weather = _weather_now_rolled(moment)
    title, road = SKIES[weather]
    is_news = not moment.state.round or weather is not moment.state.weather
    return (
        f"{moment.state.sky_roll}: {'' if is_news else 'stays '}{title.lower()}",
        road.capitalize(),
    )


def _about_second_sky(moment: Moment) -> tuple[str, ...]:
    """Return what the rolls of a second throw bring, which then counts."""
    table = moment.game.track.weather
    if table is None:
        return ()
    kinds = ((table.fine, "fine"), (table.variable, "changeable"), (table.rain, "rain"))
    rising = sorted((rolls[0], rolls[-1], word) for rolls, word in kinds if rolls)
    first, *others = [f"{rolls_of(low, high)} {word}" for low, high, word in rising]
    return first, ", ".join(others), "The second roll counts"
