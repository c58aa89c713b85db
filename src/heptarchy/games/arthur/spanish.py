"""Spanish names and texts: kingdoms, provinces, deaths, levies."""

from __future__ import annotations

from typing import Final

KINGDOM_TEXTS: Final = (
    "La larga península del suroeste: estaño, puertos lejanos y el mar del Severn a la espalda.",
    "El sureste, con Londres: rico, y el primero en el camino de toda quilla que llega del este.",
    "El centro de la isla, del Dee a los Cotswolds: vecinos por todos lados.",
    "Lincoln y los marjales del este: costas bajas que gustan a los sajones.",
    "York y el noreste: la antigua sede del duque de los britanos.",
    "El sur de Gales: medio irlandés de sangre, con el Severn por foso.",
    "Las montañas del noroeste y Mona: el dragón de la isla.",
    "Carlisle y el Solway: el último reino antes de los pictos.",
)
# Where a province is today
GLOSSES: Final = (
    "Exeter y el bajo Exe",
    "Cornualles",
    "el norte y el oeste de Devon",
    "los llanos de Somerset e Ilchester",
    "Dorset",
    "Bath y los altos de Wiltshire",
    "Canterbury y el este de Kent",
    "Londres y el bajo Támesis",
    "los South Downs y el Weald",
    "Winchester y el Solent",
    "Silchester y Berkshire",
    "Verulamium y los Chilterns",
    "Wroxeter y el alto Severn",
    "Chester y el Dee",
    "los montes de la marca media",
    "Gloucester y el valle del bajo Severn",
    "Wall, junto a Lichfield, y el bosque del centro",
    "Cirencester y los Cotswolds",
    "Lincoln",
    "la costa de Lindsey",
    "los Fens y el Wash",
    "Caistor y los brezales de Norfolk",
    "Colchester y Suffolk",
    "Leicester y el Soar",
    "York",
    "los Wolds y la costa de Yorkshire",
    "Leeds y el Aire",
    "Catterick y el Tees",
    "el Tyne y Bamburgh",
    "Doncaster y el Don",
    "Narberth y Pembroke",
    "Carmarthen y el Tywi",
    "Glamorgan",
    "Caerwent y Caerleon",
    "Brecon",
    "Archenfield",
    "Rhos y el Conwy",
    "Anglesey",
    "Caernarfon y Llyn",
    "Merioneth",
    "Cardigan",
    "Flint y el Clwyd",
    "Carlisle y el Muro",
    "Galloway y Whithorn",
    "los Lagos y el Eden",
    "el llano de Lancashire y Manchester",
    "Craven y los altos Peninos",
    "el alto Tweed y Liddesdale",
)
CROSSINGS: Final = ("paso del Severn", "barca del Humber", "paso del Menai", "paso del Menai")
CARD_KINDS: Final = ("mano base", "se aplica en el acto", "sobre un soberano", "para una guerra", "carta de batalla")
CAUSES: dict[str, str] = {
    "fall": "cayó de lo más alto",
    "bell": "oyó doblar las campanas",
    "assassin": "fue asesinado",
    "knives": "murió en la Noche de los cuchillos largos",
    "usurper": "fue derribado por un usurpador sajón",
    "battle": "cayó en batalla",
    "siege": "murió en un asedio",
}
LEVY: dict[str, str] = {
    "home": "el ejército base",
    "province": "provincia",
    "card": "carta",
    "title": "título",
    "raiders": "de incursión",
    "home_raided": "lo que cuestan las incursiones contra el solar",
    "blocked": "ahora no aporta nada",
    "any": "de un tipo por elegir",
}
