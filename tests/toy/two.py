"""Two people at the toy game."""

from __future__ import annotations

from datetime import UTC, datetime

from formulad.games.usual_kind import UsualSetup
from formulad.kernel.agent import SeatedPlayer

TWO = UsualSetup((SeatedPlayer("Ada"), SeatedPlayer("Bob")))
NOW = datetime(2026, 11, 23, tzinfo=UTC)
