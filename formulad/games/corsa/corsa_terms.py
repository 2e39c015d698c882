"""Terms of a game of Formula Corsa: what can be agreed on, in words."""

from __future__ import annotations

from formulad.cards.corsa.options import FEWEST_RACES, MOST_RACES, PRINTED, RECOMMENDED
from formulad.cards.corsa.setting import FEWEST, MOST
from formulad.kernel.sentence import say, say_of
from formulad.kernel.terms import Choice, ChoiceTerm, Terms

_DICE = (4, 6, 8, 10, 12, 20)

TERMS = Terms(
    FEWEST,
    MOST,
    (
        ChoiceTerm(
            "races",
            say("Races"),
            (
                Choice(
                    RECOMMENDED,
                    say_of("number of races", "Recommended"),
                    say("Eight races with three players, six with four or five."),
                ),
                *(
                    Choice(
                        number,
                        say("{number} races", number=number),
                        say("From seven races on everybody has to buy strategy cards."),
                    )
                    for number in range(FEWEST_RACES, MOST_RACES + 1)
                ),
            ),
        ),
        ChoiceTerm(
            "market_order",
            say("First at the market"),
            (
                Choice(
                    "last_to_first",
                    say_of("order at the market", "The last one"),
                    say("Players go to the market from the last of the season to the leader."),
                ),
                Choice(
                    "rotating",
                    say_of("order at the market", "In turn"),
                    say("Before each race the next player round the table is first."),
                ),
            ),
        ),
        ChoiceTerm(
            "driver_draft",
            say("Drivers are asked for"),
            (
                Choice(
                    "secret",
                    say_of("how drivers are asked for", "In secret"),
                    say("Everybody chooses in secret, and all wishes are shown together."),
                ),
                Choice(
                    "open",
                    say_of("how drivers are asked for", "Openly"),
                    say("Everybody hears what those before them want."),
                ),
            ),
        ),
        ChoiceTerm(
            "extra_cards",
            say("Extra cards"),
            (
                Choice(
                    "one_of_each",
                    say_of("extra cards", "One of each"),
                    say("At most one technique and one strategy card before each race."),
                ),
                Choice(
                    "unlimited",
                    say_of("extra cards", "Any number"),
                    say("As many as you can pay, while the decks last."),
                ),
            ),
        ),
        ChoiceTerm(
            "selling",
            say("Selling cards"),
            (
                Choice(
                    "when_needed",
                    say_of("when cards are sold", "If you must"),
                    say("Only without a recruit, or to be able to race."),
                ),
                Choice(
                    "free",
                    say_of("when cards are sold", "Freely"),
                    say("At every visit to the market, as many as you like."),
                ),
            ),
        ),
        ChoiceTerm(
            "elimination",
            say("Without cards and recruits"),
            (
                Choice(
                    "soft",
                    say_of("exclusion", "Helped first"),
                    say("Techniques may be sold to be able to race; only then a player is out."),
                ),
                Choice(
                    "literal",
                    say_of("exclusion", "Out at once"),
                    say("Without strategy cards and recruits a player is out of the game."),
                ),
                Choice(
                    "off",
                    say_of("exclusion", "Never out"),
                    say("Such a player sits out the race and goes on in the next."),
                ),
            ),
        ),
        ChoiceTerm(
            "recruit_bank",
            say("Recruits in the bank"),
            (
                Choice(
                    "limited",
                    say_of("recruits", "35 in all"),
                    say("If the bank runs short, the first places are paid first."),
                ),
                Choice(
                    "unlimited",
                    say_of("recruits", "No limit"),
                    say("Every place is paid in full."),
                ),
            ),
        ),
        ChoiceTerm(
            "recruit_counts",
            say("Recruits of the others"),
            (
                Choice(
                    "public",
                    say_of("recruits of others", "Seen"),
                    say("Everybody sees how many recruits the others have."),
                ),
                Choice(
                    "hidden",
                    say_of("recruits of others", "Hidden"),
                    say("Nobody knows how many recruits the others have."),
                ),
            ),
        ),
        ChoiceTerm(
            "die",
            say("Die"),
            (
                Choice(
                    PRINTED,
                    say_of("die", "The usual one"),
                    say("The die that the file of the cards names: six sides, unless changed."),
                ),
                *(
                    Choice(
                        sides,
                        say("{sides} sides", sides=sides),
                        say("The more sides, the more luck."),
                    )
                    for sides in _DICE
                ),
            ),
        ),
    ),
)
