"""Becoming: what the cars of a team would be with a card, in two lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun.cards import CardKind
from formulad.cards.fun.teams import MOST_DRIVERS, in_slot
from formulad.games.fun.card_words import card_name
from formulad.kernel.sentence import Sentence, say
from formulad.ui.cards.fun.if_raced import bought, car_values

if TYPE_CHECKING:
    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import Team
    from formulad.cards.packs import CardId


def becoming(setting: Setting, team: Team, card: CardId) -> tuple[Sentence, ...]:
    """Return what becomes of the cars of a team, and what makes way."""
    return _cars(setting, team, card), _leaving(setting, team, card)


def _cars(setting: Setting, team: Team, card: CardId) -> Sentence:
    now = car_values(setting, team)
    then = max((car_values(setting, each) for each in bought(setting, team, card)), key=sum)
    after = " · ".join(map(str, then))
    if not then:
        return say("no whole car yet")
    if not now:
        return say("your cars: {then}", then=after)
    return say("{now} become {then}", now=" · ".join(map(str, now)), then=after)


def _leaving(setting: Setting, team: Team, card: CardId) -> Sentence:
    kind = setting.card(card).kind
    if kind is CardKind.DRIVER:
        if len(team.drivers) < MOST_DRIVERS:
            return say("the place is free")
        return say("one of your drivers goes to the stall")
    old = in_slot(team, kind)
    if old is None:
        return say("the place is free")
    return say("your {card} goes to the stall", card=card_name(setting.card(old)))
