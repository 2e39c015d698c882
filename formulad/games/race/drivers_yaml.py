"""Street drivers, each in a file of its own that people can read, edit, and add to (DRV).

The name of the file is the id of the driver: `jack.yaml` is `jack`. Files are read when they are
asked for: a player may write one while the game runs.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from formulad.games.race.ability_words import gifts_in_any_language, read_gift_words
from formulad.games.race.designs import PartPoints, check_parts
from formulad.kernel.files import files_in
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say, say_of, sentence_of
from formulad.kernel.spelling import hint
from formulad.race.agreed.drivers import Ability, StreetDriver, points_fault
from formulad.race.car import Part
from formulad.store.likeness import COLOURS, SHAPES, Likeness
from formulad.store.named_files import SUFFIX
from formulad.store.spoken import HOME, Spoken
from formulad.store.unusable_file import UnusableFile
from formulad.store.validation_errors import no_entry, split_path, typing_fault
from formulad.store.yaml_document import (
    DocumentError,
    as_clause,
    check_version,
    fault_at,
    open_document,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from pathlib import Path

    from formulad.games.race.ability_words import GiftWords
    from formulad.store.yaml_document import Document

VERSION = 1
"""Of the form of these files."""
LONGEST_NAME = 32
LONGEST_LINE = 90
MOST_GIFTS = 3
_ID = re.compile(r"\w[\w-]*")
_LAST = 99


@frozen
class DriverProfile:
    """A driver as people meet him: what he brings to the race, and who he is."""

    driver: StreetDriver
    name: str
    number: int | None
    """His place among all of them, and the car he is offered for first."""
    lines: Mapping[str, str]
    """Who he is, in a line of each language."""
    likeness: Likeness

    @property
    def id(self) -> str:
        """The short name, such as `jack`."""
        return self.driver.id

    @property
    def first_name(self) -> str:
        """What everybody calls the driver."""
        return self.name.split()[0]

    def line(self, language: str = HOME) -> str:
        """Return who the driver is."""
        return self.lines.get(language, self.lines[HOME])


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    line: dict[str, Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]]
    points: PartPoints
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=MOST_GIFTS)]
    portrait: Likeness
    number: Annotated[int, Meta(ge=1, le=10)] | None = None


_ENTRIES = _File.__struct_fields__


class Paddock:
    """Where street drivers wait: those of the game, and those a player wrote."""

    def __init__(
        self, assets: Path, own: Path | None = None, spoken: Callable[[], str] = lambda: HOME
    ) -> None:
        """Look for drivers.

        Args:
            assets: the game's.
            own: a player's folder, which need not be.
            spoken: tells the language of the player as it is now.
        """
        self._assets = assets
        self._own = own
        self._spoken = spoken
        self._words = Spoken(assets / "gifts", SUFFIX, read_gift_words)

    @property
    def language(self) -> str:
        """The language of the player."""
        return self._spoken()

    @property
    def words(self) -> GiftWords:
        """What is said of gifts, in the language of whoever reads it.

        Raises:
            DocumentError: if the game's file of them cannot be used.
        """
        self._words.in_language(self.language)
        return gifts_in_any_language(self._words)

    def profiles(self) -> tuple[DriverProfile, ...]:
        """Return the drivers there are, those of the game first."""
        return tuple(found for found in self._files() if isinstance(found, DriverProfile))

    def faults(self) -> tuple[UnusableFile, ...]:
        """Return the files that cannot be used, each with the reason."""
        return tuple(found for found in self._files() if isinstance(found, UnusableFile))

    def faces(self) -> dict[str, Likeness]:
        """Return what the drivers look like, by their ids."""
        return {profile.id: profile.likeness for profile in self.profiles()}

    def roster(self) -> tuple[StreetDriver, ...]:
        """Return what the drivers bring to a race, in their order."""
        return tuple(profile.driver for profile in self.profiles())

    def _files(self) -> Iterator[DriverProfile | UnusableFile]:
        shipped = _in_order(map(read_driver, files_in(self._assets / "drivers", SUFFIX)))
        yield from shipped
        if self._own is None:
            return
        taken = {found.id.casefold() for found in shipped if isinstance(found, DriverProfile)}
        for found in _in_order(map(read_driver, files_in(self._own, SUFFIX))):
            if isinstance(found, DriverProfile) and found.id.casefold() in taken:
                name = f"{found.id}{SUFFIX}"
                fault = say("the game has a driver '{id}'; call the file otherwise", id=found.id)
                yield UnusableFile(self._own / name, sentence_of(fault_at(name, 1, fault)))
            else:
                yield found


def read_driver(path: Path) -> DriverProfile | UnusableFile:
    """Return the driver of a file, or why it cannot be used."""
    try:
        return driver_in(path.stem, open_document(path))
    except DocumentError as error:
        return UnusableFile(path, sentence_of(error))


def driver_in(driver_id: str, document: Document) -> DriverProfile:
    """Return the driver of a document that was read, under an id.

    Raises:
        DocumentError: if it cannot be used.
    """
    check_version(document, say_of("file", "driver"), VERSION)
    _check_entries(document)
    if not _ID.fullmatch(driver_id):
        fault = say("the name of the file has letters, figures and hyphens only")
        raise document.fault("$", fault)
    try:
        file = msgspec.convert(document.value, _File)
    except msgspec.ValidationError as error:
        raise _typing_fault(document, error) from None
    _check_words(document, file)
    driver = StreetDriver(driver_id, file.points.design.points, file.abilities)
    check_driver(document, "$", driver)
    return DriverProfile(driver, file.name, file.number, file.line, file.portrait)


def check_driver(document: Document, path: str, driver: StreetDriver) -> None:
    """Hold a driver that was read to what every driver may have.

    Raises:
        DocumentError: if he has something else.
    """
    if len(driver.points) != len(Part):
        fault = say("a driver has points for {parts} parts", parts=len(Part))
        raise document.fault(f"{path}.points", fault)
    check_parts(document, f"{path}.points", driver.points)
    if sentence := points_fault(driver.points):
        raise document.fault(f"{path}.points", as_clause(sentence))
    for place, ability in enumerate(driver.abilities):
        if ability in driver.abilities[:place]:
            sentence = say("the gift '{gift}' is written twice", gift=str(ability))
            raise document.fault(f"{path}.abilities[{place}]", sentence)


def _check_words(document: Document, file: _File) -> None:
    if not file.name.strip():
        raise document.fault("$.name", say("a driver needs a name"))
    if HOME not in file.line:
        fault = say("'line' has to say who the driver is in '{language}' at least", language=HOME)
        raise document.fault("$.line", fault)


def _check_entries(document: Document) -> None:
    """Refuse a misspelt entry or gift with the one that was probably meant."""
    for key in map(str, document.value):
        if key not in _ENTRIES:
            meant = hint(key, _ENTRIES)
            sentence = no_entry(key, meant)
            raise document.fault(f"$.{key}", sentence)
    gifts = document.value.get("abilities")
    known = tuple(ability.value for ability in Ability)
    for place, gift in enumerate(gifts if isinstance(gifts, list) else ()):
        if gift not in known:
            meant = hint(str(gift), known)
            sentence = say("there is no gift '{gift}'{hint}", gift=str(gift), hint=meant)
            raise document.fault(f"$.abilities[{place}]", sentence)


def _typing_fault(document: Document, error: msgspec.ValidationError) -> DocumentError:
    """Return what is wrong with a value, and of a portrait what there is instead."""
    _, path = split_path(str(error))
    place = path.removeprefix("$.portrait.")
    if place in SHAPES:
        known = tuple(SHAPES[place])
        word = str(_value_at(document.value, path))
        meant = hint(word, known)
        unknown = say("there is no {place} '{word}'{hint}", place=place, word=word, hint=meant)
        return document.fault(path, unknown)
    if path.startswith("$.portrait.") and place.rpartition(".")[2] in COLOURS:
        fault = say("a colour is six figures in quotation marks at {place}", place=place)
        return document.fault(path, fault)
    return typing_fault(document, error)


def _value_at(value: Any, path: str) -> Any:
    for name in path.removeprefix("$.").split("."):
        value = value[name]
    return value


def _in_order(
    files: Iterable[DriverProfile | UnusableFile],
) -> tuple[DriverProfile | UnusableFile, ...]:
    return tuple(sorted(files, key=_key))


def _key(found: DriverProfile | UnusableFile) -> tuple[int, str, str]:
    if isinstance(found, UnusableFile):
        return _LAST, found.path.name.casefold(), found.path.name
    return found.number or _LAST, found.name.casefold(), found.id
