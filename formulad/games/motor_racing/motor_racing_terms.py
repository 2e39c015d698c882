"""Terms of a season of Formula Motor Racing: what can be agreed on, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.motor_racing.cars import TEAM_OF_WORD, Team
from formulad.cards.motor_racing.options import MOST_RACES, USUAL_RACES, Options
from formulad.cards.motor_racing.setting import FEWEST, MOST, teams_each
from formulad.kernel.sentence import say, say_of
from formulad.kernel.terms import Choice, ChoiceTerm, NumberTerm, SeatTerm, Terms

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.kernel.terms import OptionValue


def read_teams(value: OptionValue) -> tuple[int, ...]:
    """Return the first team of each seat that an option tells of."""
    firsts = (seat.split("+")[0] for seat in str(value).split(",") if seat)
    return tuple(int(TEAM_OF_WORD[word]) for word in firsts if word in TEAM_OF_WORD)


def write_teams(picks: tuple[int, ...], options: Mapping[str, OptionValue]) -> OptionValue:
    """Return the teams of all seats, who have picked their first ones; others in their order."""
    seats, two = len(picks), options.get("two_player_teams", 2)
    each = teams_each(seats, Options(two_player_teams=int(two)))
    others = [team for team in Team if team not in picks]
    given = [
        (Team(pick), *others[seat : seat + seats * (each - 1) : seats])
        for seat, pick in enumerate(picks)
    ]
    return ",".join("+".join(team.word for team in teams) for teams in given)


TERMS = Terms(
    FEWEST,
    MOST,
    (
        NumberTerm(
            "races",
            say("Races"),
            say(
                "The grid of each race is the result of the one before. A full season has 17, and"
                " can be left and continued at any time."
            ),
            USUAL_RACES,
            1,
            MOST_RACES,
        ),
        ChoiceTerm(
            "short_race_removed",
            say("Length of a race"),
            (
                Choice(
                    0,
                    say_of("length of a race", "All cards"),
                    say("The race ends when the whole pile has been drawn."),
                ),
                Choice(
                    6,
                    say_of("length of a race", "Six fewer"),
                    say("Six cards are laid aside unseen before each race, which is shorter so."),
                ),
            ),
        ),
        ChoiceTerm(
            "charge_target",
            say("A Charge is for"),
            (
                Choice(
                    "any",
                    say_of("target of a Charge", "Any car"),
                    say("As the Japanese rule book reads: choose any car on the road."),
                ),
                Choice(
                    "colour",
                    say_of("target of a Charge", "Its colour"),
                    say("As the French rule book reads: each Charge is for one team only."),
                ),
            ),
        ),
        ChoiceTerm(
            "draw_timing",
            say("The new card is drawn"),
            (
                Choice(
                    "after_effect",
                    say_of("when a card is drawn", "Afterwards"),
                    say("You play, see what it does, and then draw."),
                ),
                Choice(
                    "before_effect",
                    say_of("when a card is drawn", "At once"),
                    say("You draw first, and know your new card while dice are rolled."),
                ),
            ),
        ),
        ChoiceTerm(
            "championship",
            say("Championship"),
            (
                Choice(
                    "constructors",
                    say_of("championship", "Constructors"),
                    say("The points of all your cars are added up."),
                ),
                Choice(
                    "drivers",
                    say_of("championship", "Drivers"),
                    say("Each car scores for itself: your best one counts."),
                ),
                Choice(
                    "both",
                    say_of("championship", "Both"),
                    say("Both titles are told; the constructors' title decides who is ahead."),
                ),
            ),
        ),
        ChoiceTerm(
            "neutral_teams",
            say("Teams without a player"),
            (
                Choice(
                    "passive",
                    say_of("teams without a player", "Only drive"),
                    say("They race and score, and can even win, but play no cards."),
                ),
                Choice(
                    "bank",
                    say_of("teams without a player", "Play a card"),
                    say("On its turn the top card of the pile is turned up and played for them."),
                ),
            ),
            range(2, 6),
        ),
        ChoiceTerm(
            "three_player_scoring",
            say("With two teams each"),
            (
                Choice(
                    "player",
                    say_of("who scores", "Add up"),
                    say("As the Japanese rule book reads: both of your teams score for you."),
                ),
                Choice(
                    "team",
                    say_of("who scores", "Best team"),
                    say("As the French rule book reads: a team wins, so your better one counts."),
                ),
            ),
            range(2, 4),
        ),
        ChoiceTerm(
            "two_player_teams",
            say("Teams for each of two"),
            (
                Choice(
                    2,
                    say_of("number of teams", "Two"),
                    say("Two teams drive without a player."),
                ),
                Choice(
                    3,
                    say_of("number of teams", "Three"),
                    say("Every team has a player."),
                ),
            ),
            range(2, 3),
        ),
    ),
    SeatTerm(
        "teams",
        say("Press a team for the next one; who has that one changes with you."),
        len(Team),
        read_teams,
        write_teams,
    ),
)
