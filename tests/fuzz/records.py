"""Hostile records: listed, played again, and gone on with, as the game does with what it finds."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from formulad.games.race.designs import Garage
from formulad.games.race.drivers_yaml import Paddock
from formulad.games.race.race_saves import new_race
from formulad.games.race.resume import DamagedSaveError, load, resume
from formulad.kernel.chance import SeededLuck
from formulad.kernel.match import Match
from formulad.kernel.record import SaveError
from formulad.kernel.values import replace
from formulad.race.agreed.roster import with_drivers
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.race.road.track import TrackError
from formulad.race.rules import RaceGame
from formulad.store.paths import data_root
from formulad.store.saves import SavedGame, Unreadable
from formulad.tiled.catalogue import Catalogue
from tests.circuits import RING, STREET_RING
from tests.fuzz.damage import spoilt
from tests.fuzz.spoken import check_refusal, check_shown
from tests.fuzz.target import Target
from tests.games.race.saved import DRIVERS, a_header, go_on, list_races
from tests.presets import MASTERS, STREET

if TYPE_CHECKING:
    from formulad.race.road.track import Track

_NOWHERE = Catalogue()


def _find(track_id: str) -> Track:
    """Return a circuit; of those that there are not it is said as in the game."""
    known = {"ring": RING, "street_ring": STREET_RING}
    return known.get(track_id) or _NOWHERE.load(track_id).track


@cache
def samples() -> tuple[bytes, ...]:
    """Return races by plain rules, with cars of their own, and on the street."""
    setups = (a_header().setup, masters(), street())
    with TemporaryDirectory() as folder:
        return tuple(_sample(Path(folder), setup) for setup in setups)


def _sample(folder: Path, setup: RaceSetup) -> bytes:
    track = _find(setup.track)
    header = replace(a_header(), setup=setup, fingerprint=track.fingerprint)
    takes_back = setup.options.take_backs
    with new_race(folder, header) as file:
        game = RaceGame(track, setup.entries, setup.options)
        go_on(Match(game, SeededLuck(header.seed), file.write, takes_back=takes_back), 60)
    return file.path.read_bytes()


def masters() -> RaceSetup:
    """Return a race of cars that were designed."""
    car = Garage(data_root() / "assets" / "designs").designs()[0].design
    seats = tuple(replace(entrant, design=car) for entrant in DRIVERS)
    return RaceSetup("ring", seats, replace(MASTERS, weather=False, take_backs=True))


def street() -> RaceSetup:
    """Return a race of drivers with gifts."""
    roster = Paddock(data_root() / "assets").roster()
    seats = tuple(Entrant(f"Zoë {number}", number) for number in (2, 5, 7))
    return with_drivers(RaceSetup("street_ring", seats, STREET), roster)


def read(path: Path) -> bool:
    """List a record, play it again, and go on with it; return whether it holds to its end."""
    _list(path)
    try:
        race = load(path, _find)
        check_shown([race.replay.fault.told] if race.replay.fault else [])
        resume(path, _find).file.close()
    except DamagedSaveError as error:
        check_refusal(error)
        resume(path, _find, drop_damaged=True).file.close()
        assert load(path, _find).replay.fault is None, "the good part does not hold"
        return False
    except (SaveError, TrackError) as error:
        check_refusal(error)
        return False
    return True


def _list(path: Path) -> None:
    shelf = list_races(path.parent)
    for found in (*shelf.unfinished, *shelf.finished, *shelf.unreadable):
        match found:
            case SavedGame(header=header):
                check_shown([header.setup.track_name, *(seat.name for seat in header.setup.seats)])
                check_shown(seat.code for seat in header.setup.seats)
            case Unreadable(sentence=sentence):
                check_shown([sentence])


RECORDS = Target("records", ".race", samples, spoilt, (read,))
