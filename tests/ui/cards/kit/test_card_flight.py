"""Cards fly from where they were to where they are to lie."""

from __future__ import annotations

import pytest

from formulad.ui.cards.kit.card_backs import Back
from formulad.ui.cards.kit.card_flight import DEAL_SECONDS, DEAL_STEP, Flight, deal
from formulad.ui.cards.kit.card_place import CardPlace

PILE, SPOT = CardPlace(100, 800, 0.6), CardPlace(700, 900)


def test_a_card_is_where_it_was_before_and_where_it_is_to_be_afterwards() -> None:
    flight = Flight(PILE, SPOT, Back.LANES, 0.3, 0.1, arc=80)

    assert (PILE, PILE) == (flight.place(0.0), flight.place(0.1))
    assert pytest.approx((SPOT.x, SPOT.y)) == (flight.place(0.4).x, flight.place(0.4).y)
    middle = flight.place(0.25)
    assert pytest.approx((400, 770)) == (middle.x, middle.y)


def test_cards_are_dealt_one_after_the_other() -> None:
    flights = deal((SPOT, SPOT, SPOT), PILE, Back.LANES)

    assert [0.0, DEAL_STEP, 2 * DEAL_STEP] == [flight.begins for flight in flights]
    assert pytest.approx(2 * DEAL_STEP + DEAL_SECONDS) == flights[-1].lasts
