"""What the map says about itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tools.mapping.facts import Facts
    from tools.mapping.tmx import Value


def properties(facts: Facts, lane_width: float) -> dict[str, Value]:
    """Return the properties of the map."""
    dice = {f"weather_{name}": f"{first}-{last}" for name, (first, last) in facts.weather.items()}
    return {
        "format": 1,
        "title": "Monaco",
        "title_fr": "Monaco",
        "title_ja": "モナコ",
        "laps": 2,
        "players_max": len(facts.grid),
        "lane_width": lane_width,
        "theme": "riviera",
        "author": "The FormulaD makers",
        "about": ABOUT,
        "about_fr": ABOUT_FR,
        "about_de": ABOUT_DE,
        "about_es": ABOUT_ES,
        "about_it": ABOUT_IT,
        "about_ja": ABOUT_JA,
        **dice,
    }


ABOUT = (
    "Ten corners between the rock and the sea. Brake late for Sainte-Dévote, climb to the Casino, "
    "wind down to the water, hold your breath in the tunnel, and save a tyre for La Rascasse."
)
ABOUT_FR = (
    "Dix virages entre le rocher et la mer. Freinez tard à Sainte-Dévote, montez au Casino, "
    "redescendez vers l’eau, retenez votre souffle dans le tunnel et gardez un pneu pour "
    "La Rascasse."
)
ABOUT_JA = (
    "岩山と海のあいだに十のコーナー。サント・デヴォーテは遅いブレーキで、坂を上ってカジノへ、"
    "海辺へ下り、息を止めてトンネルを抜け、ラ・ラスカスのためにタイヤを残そう。"
)
ABOUT_DE = (
    "Zehn Kurven zwischen Fels und Meer. Bremse spät vor Sainte-Dévote, steige zum Casino "
    "hinauf, schlängle dich hinab ans Wasser, halte im Tunnel den Atem an und spare einen "
    "Reifen für La Rascasse."
)
ABOUT_ES = (
    "Diez curvas entre la roca y el mar. Frena tarde en Sainte-Dévote, sube al Casino, baja "
    "serpenteando hasta el agua, aguanta la respiración en el túnel y guarda un neumático "
    "para La Rascasse."
)
ABOUT_IT = (
    "Dieci curve fra la rocca e il mare. Frena tardi a Sainte-Dévote, sali al Casinò, scendi "
    "serpeggiando fino all’acqua, trattieni il fiato nel tunnel e tieni da parte una gomma "
    "per La Rascasse."
)
