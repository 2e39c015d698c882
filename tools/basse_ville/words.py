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
        "title": "Basse-Ville",
        "title_fr": "Basse-Ville",
        "title_ja": "バス・ヴィル",
        "laps": 2,
        "players_max": len(facts.grid),
        "lane_width": lane_width,
        "theme": "neon",
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
    "A street circuit of our own design, raced by night. Run the gauntlet of Neon Avenue, show "
    "the police what you can do behind their roundabout, pick your way through the Zone, and dive "
    "under the avenue on the way to the docks."
)
ABOUT_FR = (
    "Un circuit urbain de notre invention, couru la nuit. Foncez sous les tirs de Neon Avenue, "
    "montrez à la police de quoi vous êtes capable à la sortie du rond-point, faufilez-vous à "
    "travers la Zone et plongez sous l’avenue en route vers les docks."
)
ABOUT_JA = (
    "夜に走る、私たち独自のデザインによる市街地コース。銃弾の飛ぶネオン通りを駆け抜け、"
    "ロータリーの出口で警察に速さを見せつけ、ゾーンの残骸をかわし、"
    "大通りの下をくぐって波止場へ向かえ。"
)
ABOUT_DE = (
    "Ein Straßenkurs, den wir selbst entworfen haben, gefahren bei Nacht. Rase durch den "
    "Kugelhagel der Neon Avenue, zeige der Polizei hinter ihrem Kreisverkehr, was du kannst, "
    "suche dir einen Weg durch die Zone und tauche auf dem Weg zu den Docks unter der Avenue "
    "hindurch."
)
ABOUT_ES = (
    "Un circuito urbano de diseño propio que se corre de noche. Cruza a toda velocidad el "
    "tiroteo de Neon Avenue, enseña a la policía de qué eres capaz al salir de su rotonda, "
    "ábrete paso por la Zona y húndete bajo la avenida camino de los muelles."
)
ABOUT_IT = (
    "Un circuito cittadino ideato da noi, corso di notte. Sfreccia sotto il fuoco di Neon "
    "Avenue, mostra alla polizia di che cosa sei capace all’uscita della sua rotonda, fatti "
    "strada attraverso la Zona e tuffati sotto il viale in direzione dei moli."
)
