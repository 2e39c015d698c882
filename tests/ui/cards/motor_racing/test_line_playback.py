"""What happens in a season is heard as it is seen."""

from __future__ import annotations

from formulad.cards.motor_racing.cars import CARS, Team
from formulad.cards.motor_racing.events import CardDealt, CardPlayed, CardTurnedUp, RaceBegan
from formulad.cards.packs import CardId
from formulad.ui.cards.motor_racing.line_playback import LinePlayback
from formulad.ui.shell.sound.sound_names import Sound
from tests.cards.motor_racing.tables import a_game

DRAWN = CardId(0)


def playback() -> LinePlayback:
    return LinePlayback(a_game(2).setting, ("Ana", "Bruno"), lambda team: team.word)


def test_the_cards_are_shuffled_once_before_they_are_dealt() -> None:
    seen = playback()

    seen.add((CardDealt(0, DRAWN), CardDealt(1, DRAWN), RaceBegan(1, CARS, 0)), 1.0)
    seen.advance(60.0)

    assert [Sound.RIFFLE, Sound.CARD, Sound.START] == seen.take_sounds()


def test_a_card_slides_from_a_hand_and_turns_over_from_the_pile() -> None:
    seen = playback()

    seen.add((CardPlayed(0, DRAWN, None), CardTurnedUp(Team.RED, DRAWN, None)), 1.0)
    seen.advance(60.0)

    assert [Sound.CARD, Sound.FLIP] == seen.take_sounds()
