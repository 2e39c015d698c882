"""Terms of a championship of Formule Fun: what can be agreed on, in words."""

from __future__ import annotations

from formulad.cards.fun.options import (
    MOST_GUARD,
    MOST_OPENING,
    MOST_RACES,
    USUAL_GUARD,
    USUAL_RACES,
)
from formulad.cards.fun.setting import FEWEST, MOST
from formulad.kernel.sentence import say, say_of
from formulad.kernel.terms import Choice, ChoiceTerm, NumberTerm, Terms

TERMS = Terms(
    FEWEST,
    MOST,
    (
        NumberTerm(
            "races",
            say("Races"),
            say("The rule book has six, and a card may add up to two. Fewer make a short evening."),
            USUAL_RACES,
            1,
            MOST_RACES,
        ),
        ChoiceTerm(
            "overbidding",
            say("Bids above one's money"),
            (
                Choice(
                    value=True,
                    title=say_of("bids above one's money", "Allowed"),
                    meaning=say(
                        "As the rule book reads: a bluff that is caught costs half of the bid."
                    ),
                ),
                Choice(
                    value=False,
                    title=say_of("bids above one's money", "Forbidden"),
                    meaning=say("Nobody bids more than they have."),
                ),
            ),
        ),
        ChoiceTerm(
            "sponsor_income",
            say("Sponsors pay after a race"),
            (
                Choice(
                    "always",
                    say_of("when sponsors pay", "Always"),
                    say("As the rule book reads: every team with a sponsor gets its money."),
                ),
                Choice(
                    "only_if_raced",
                    say_of("when sponsors pay", "Who raced"),
                    say("Only teams with a car in the race get money. Games become longer."),
                ),
            ),
        ),
        ChoiceTerm(
            "opening_price_is_bid",
            say("The opening price"),
            (
                Choice(
                    value=False,
                    title=say_of("opening price", "A minimum"),
                    meaning=say(
                        "Whoever opens an auction may bid, as the last one, or not at all."
                    ),
                ),
                Choice(
                    value=True,
                    title=say_of("opening price", "A bid"),
                    meaning=say("Whoever opens an auction bids the opening price."),
                ),
            ),
        ),
        NumberTerm(
            "min_opening_price",
            say("Lowest opening price"),
            say("In millions. It is our own choice: the rule book names none."),
            1,
            1,
            MOST_OPENING,
        ),
        ChoiceTerm(
            "unpaid_driver",
            say("A driver who is not paid"),
            (
                Choice(
                    "stays",
                    say_of("driver who is not paid", "Stays"),
                    say("Who cannot pay the whole fee pays nothing, and keeps the driver."),
                ),
                Choice(
                    "leaves_to_market",
                    say_of("driver who is not paid", "Leaves"),
                    say("The driver goes to the market, and somebody else can buy them."),
                ),
            ),
        ),
        NumberTerm(
            "stall_guard",
            say("Rounds without a race"),
            say("After so many, a player with a circuit has to play it. 0: never, as in the book."),
            USUAL_GUARD,
            0,
            MOST_GUARD,
        ),
        ChoiceTerm(
            "wide_grid",
            say("Wide grid"),
            (
                Choice(
                    "from_five",
                    say_of("wide grid", "From five"),
                    say("With five or six players there are two of each engine and chassis."),
                ),
                Choice(
                    "always",
                    say_of("wide grid", "Always"),
                    say("There are two of each engine and chassis."),
                ),
                Choice(
                    "never",
                    say_of("wide grid", "Never"),
                    say("There is one of each, as in the box. With many players it is tight."),
                ),
            ),
        ),
        ChoiceTerm(
            "final_tiebreak",
            say("With equal points in the end"),
            (
                Choice(
                    "money",
                    say_of("equal points", "Money"),
                    say("More money is ahead, then more races won, then a lot decides."),
                ),
                Choice(
                    "wins",
                    say_of("equal points", "Wins"),
                    say("More races won is ahead, then more money, then a lot decides."),
                ),
                Choice(
                    "shared",
                    say_of("equal points", "Shared"),
                    say("They share their place."),
                ),
            ),
        ),
    ),
)
