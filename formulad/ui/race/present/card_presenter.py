"""Card presenter: tyres to choose from, a timed lap to begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import joined, say
from formulad.race.agreed.drivers import Ability
from formulad.race.moves import BeginTrial, FitTyres, KeepSky, RollSkyAgain, ThrowRadio
from formulad.race.questions import Question
from formulad.race.state import Weather
from formulad.race.turn.weather import Sky
from formulad.race.tyres import TyreKind, TyreSet, bonus, overshoot_factor, slide
from formulad.ui.race.model.offers import cards
from formulad.ui.race.present.dice_presenter import radio_hits, rolls_of
from formulad.ui.race.present.tower_presenter import SKY_ICONS
from formulad.ui.race.terms.race_words import (
    PART_TITLES,
    SKIES,
    SKY_WORDS,
    TYRE_TITLES,
    WEATHER_WORDS,
    cells,
    in_a_row,
    points,
)
from formulad.ui.race.views.modal_views import CardsSheet, CardView

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.moves import Move
    from formulad.ui.race.model.shown_moment import Moment

_SKIES = {
    Weather.FINE: say("The sky is clear: the road stays dry."),
    Weather.VARIABLE: say("The road is dry, but rain may come."),
    Weather.RAINY_VARIABLE: say("The road is wet, but it may dry."),
    Weather.RAIN: say("It rains: the road stays wet."),
}
_SKIES_SO_FAR = {
    Weather.FINE: say("So far: the sky is clear: the road stays dry."),
    Weather.VARIABLE: say("So far: the road is dry, but rain may come."),
    Weather.RAINY_VARIABLE: say("So far: the road is wet, but it may dry."),
    Weather.RAIN: say("So far: it rains: the road stays wet."),
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
    if moment.question is Question.RADIO:
        return say("THROW THE RADIO AT")
    if moment.question is Question.SKY:
        return say("THE SKY SHOWS {value}", value=moment.state.sky_roll)
    if any(isinstance(move, FitTyres) for move in found):
        is_trial = moment.state.trials
        return say("TYRES FOR THE LAP") if is_trial else say("TYRES FOR THE RACE")
    return say("TIMED LAP")


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
    if moment.question is Question.RADIO:
        return say("The black die picks what loses a point; in brackets what the car has left")
    if moment.question is Question.SKY:
        return _SKIES_SO_FAR[moment.state.weather] if moment.state.round else ""
    told = [_SKIES[moment.state.weather]] if moment.game.options.weather else []
    if any(isinstance(move, FitTyres) for move in found):
        told.append(say("Too far ×2: each cell out of a corner counts twice."))
    return joined(" ", told)


def _card(moment: Moment, index: int, move: Move) -> CardView:
    is_chosen, options = moment.selection.card == index, moment.game.options
    match move:
        case FitTyres(kind):
            lines = _about_tyres(kind, options)
            return CardView(index, "tyre", TYRE_TITLES[kind], lines, is_chosen)
        case BeginTrial():
            return CardView(
                index, "clock", say("Alone on the track"), _about_laps(options), is_chosen
            )
        case ThrowRadio(seat):
            driver = moment.seats[seat].name
            return CardView(index, "radio", driver, _about_car(moment, seat), is_chosen)
        case KeepSky():
            icon = SKY_ICONS[_weather_now_rolled(moment)]
            return CardView(index, icon, say("Let it stand"), _about_sky(moment), is_chosen)
        case RollSkyAgain():
            return CardView(index, "dice", say("Roll again"), _about_second_sky(moment), is_chosen)
        case _:
            return CardView(index, "play", moment.game.write(move), (), is_chosen)


def _about_tyres(kind: TyreKind, options: Options) -> tuple[str, ...]:
    dry, rain = _on_a_road(kind, options, is_wet=False), _on_a_road(kind, options, is_wet=True)
    new, old = (
        overshoot_factor(TyreSet(kind, laps), is_wet=False, soft_in_rain=options.soft_wet_factor)
        for laps in (_NEW, _OLD)
    )
    is_worn = old != new
    worn = (
        say("From lap {lap}: too far ×{factor}", lap=_OLD, factor=old)
        if is_worn
        else say("Never wears out")
    )
    return (dry, rain, worn) if options.weather else (dry, worn)


def _on_a_road(kind: TyreKind, options: Options, *, is_wet: bool) -> str:
    """Return what tyres do when new: `Dry: +1 cell in lap 1, too far ×2`."""
    tyres = TyreSet(kind, _NEW)
    factor = overshoot_factor(tyres, is_wet=is_wet, soft_in_rain=options.soft_wet_factor)
    further, slides = bonus(tyres, is_wet=is_wet), slide(tyres, is_wet=is_wet)
    parts = []
    if further:
        parts.append(say("+{cells} in lap 1", cells=cells(further)))
    if slides:
        parts.append(say("slides {cells}", cells=cells(slides)))
    effects = in_a_row((*parts, say("too far ×{factor}", factor=factor)))
    return (
        say("Rain: {effects}", effects=effects)
        if is_wet
        else say("Dry: {effects}", effects=effects)
    )


def _about_laps(options: Options) -> tuple[str, ...]:
    clock = (say("A full minute of thinking counts 1"),) if options.qualifying_clock else ()
    return (
        say("Every roll counts 1, and every cell too far"),
        *clock,
        say("The lowest count takes pole"),
        say("Wear points are safe, but nobody brakes"),
    )


def _about_car(moment: Moment, seat: int) -> tuple[str, ...]:
    """Return which rolls would hit what, and how much the car has left of it."""
    wear = moment.state.cars[seat].wear
    if wear.is_one_pool:
        return (points(wear.points[0]),)
    told = [
        say("{rolls} {part} ({left})", rolls=rolls, part=PART_TITLES[part], left=wear.left(part))
        for rolls, part in radio_hits()
    ]
    return tuple(in_a_row(told[i : i + 2]) for i in range(0, len(told), 2))


def _weather_now_rolled(moment: Moment) -> Weather:
    """Return the weather that comes if the roll stands."""
    return moment.game.apply(moment.state, KeepSky()).state.weather


def _about_sky(moment: Moment) -> tuple[str, ...]:
    weather = _weather_now_rolled(moment)
    roll, sky = moment.state.sky_roll, WEATHER_WORDS[weather]
    is_news = not moment.state.round or weather is not moment.state.weather
    shown = (
        say("{value}: {sky}", value=roll, sky=sky)
        if is_news
        else say("{value}: stays {sky}", value=roll, sky=sky)
    )
    return shown, SKIES[weather][1].capitalize()


def _about_second_sky(moment: Moment) -> tuple[str, ...]:
    """Return what the rolls of a second throw bring, which then counts."""
    table = moment.game.track.climate
    kinds = ((table.fine, Sky.FINE), (table.variable, Sky.VARIABLE), (table.rain, Sky.RAIN))
    rising = sorted((rolls[0], rolls[-1], SKY_WORDS[sky]) for rolls, sky in kinds if rolls)
    first, *others = [
        say("{rolls} {sky}", rolls=rolls_of(low, high), sky=word) for low, high, word in rising
    ]
    return first, in_a_row(others), say("The second roll counts")
