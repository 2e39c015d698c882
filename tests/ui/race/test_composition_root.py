"""What the game tells in whole files follows the language while it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.store.paths import data_root
from formulad.ui.race.composition_root import CompositionRoot
from formulad.ui.shell.help.bookshelf import Bookshelf

if TYPE_CHECKING:
    from formulad.ui.shell.scene_context import SceneContext

BOOKS = data_root() / "assets" / "rulebook"


def test_options_are_called_as_in_the_language_of_the_player(context: SceneContext) -> None:
    shelf = CompositionRoot(context).rules()
    assert ("On", "Laps") == (shelf.words.on, shelf.words.title("laps"))

    context.memory.remember(language="fr")

    assert ("Oui", "Tours") == (shelf.words.on, shelf.words.title("laps"))


def test_a_language_without_words_for_options_reads_them_in_english(context: SceneContext) -> None:
    context.memory.remember(language="pt")

    assert "Laps" == CompositionRoot(context).rules().words.title("laps")


def test_street_drivers_say_who_they_are_in_the_language_of_the_player(
    context: SceneContext,
) -> None:
    paddock = CompositionRoot(context).services.paddock
    jack = next(profile for profile in paddock.profiles() if profile.id == "jack")
    assert jack.line().startswith("Would")

    context.memory.remember(language="fr")

    assert jack.line(paddock.language).startswith("Aime")


def test_the_rule_book_is_that_of_the_player_until_he_takes_another() -> None:
    spoken = ["fr"]
    books = Bookshelf(BOOKS, lambda: spoken[0])
    books.open()
    assert "Les dés" == books.sections[0].title

    books.language = "en"
    assert "The dice" == books.sections[0].title

    spoken[0] = "pt"
    assert "en" == books.language
    spoken[0] = "fr"
    assert "en" == books.language


def test_another_language_of_the_player_opens_the_book_in_it() -> None:
    spoken = ["en"]
    books = Bookshelf(BOOKS, lambda: spoken[0])
    books.open()
    books.language = "en"

    spoken[0] = "fr"

    assert "fr" == books.language
