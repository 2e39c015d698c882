"""Known values: where solved laps come from, the game's own and those of this machine."""

from __future__ import annotations

from functools import lru_cache

from formulad.ai.values.library import Library, the_library
from formulad.ai.values.shelf import Shelf
from formulad.store.paths import DataMissing, data_root, user_folders


@lru_cache(maxsize=1)
def stock_library() -> Library:
    """Let laps be looked for where the game keeps them; those that are solved are kept as well."""
    library = the_library()
    library.shelves = (*_shipped(), Shelf(user_folders().values))
    return library


def _shipped() -> tuple[Shelf, ...]:
    """Return the laps that come with the game, if its files are there."""
    try:
        return (Shelf(data_root() / "assets" / "values", is_open=False),)
    except DataMissing:
        return ()
