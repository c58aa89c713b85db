"""Why something may not be done, in Spanish: by the English template, which is the message's id.

Braces carry the names of the English ones and may stand in another order; those without a name keep theirs.
"""

from __future__ import annotations

REFUSALS: dict[str, str] = {
    # Of every game
    "the game is over": "la partida ha terminado",
    "there is no action {}": "no existe la acción {}",
    "you are not asked now": "ahora no se te pregunta",
    "there is no such player at this table: it has {} seats": "en esta mesa no hay tal jugador: tiene {} asientos",
    "that is not what is asked now": "no es eso lo que se pregunta ahora",
    "you have no choice to take back": "no tienes ninguna decisión que deshacer",
    "fate has spoken or something was revealed since your last choice": (
        "desde tu última decisión ha hablado el azar o se ha revelado algo"
    ),
    "somebody else has answered since your last choice": "desde tu última decisión ha respondido otro jugador",
    # What an answer gives up
    "concedes the battle: your side has lost it": "concede la batalla: tu bando la ha perdido",
    "gives up the last command of your side: it has lost when this bound ends": (
        "entrega el último mando de tu bando: habrá perdido cuando acabe este turno"
    ),
    # Mustering
    "a ready-made host is taken before anything else": "una hueste ya hecha se toma antes que nada",
    "a ruler has at most {} traits": "rasgos de un soberano, como máximo: {}",
    "an army has at least {} elements": "elementos de un ejército, como mínimo: {}",
    "an army has at most {} elements": "elementos de un ejército, como máximo: {}",
    "no element is fit to lead": "ningún elemento es apto para el mando",
    "that is not a host of your people": "esa no es una hueste de tu pueblo",
    "the last element must be fit to lead": "el último elemento debe ser apto para el mando",
    "you have only {} points left": "solo te quedan puntos: {}",
    "you need {} points for the rest of a smallest army": (
        "puntos que necesitas para completar el ejército más pequeño: {}"
    ),
    "your army has no {type}": "tu ejército no tiene {type}",
    "your general may not be {type}": "tu general no puede ir con {type}",
    "your points are too few for that host": "no tienes puntos suficientes para esa hueste",
    "your ruler has {trait} already": "tu soberano ya tiene {trait}",
    "{trait} and {trait2} do not go together": "{trait} y {trait2} no van juntos",
    "{trait} is for a British ruler": "{trait} es para un soberano britano",
    "{trait} is for a Saxon ruler": "{trait} es para un soberano sajón",
    "{trait} is not to be had for points": "{trait} no se consigue con puntos",
    "{type} are not enlisted": "este tipo no se recluta: {type}",
    # Before the battle
    "you choose whether to attack or to defend": "ahora eliges si atacas o defiendes",
    "you choose the long edge from which your side attacks": "ahora eliges el borde largo desde el que ataca tu bando",
    "you place your camp on your base edge": "ahora plantas tu campamento en tu borde",
    "the camp must lie wholly on the table": "el campamento debe estar entero en la mesa",
    "the camp must stay clear of the {ground}": "el campamento debe quedar fuera de todo accidente: {ground}",
    "a feature is at least 40 mm long and wide": "un accidente mide al menos 40 mm de largo y de ancho",
    "a feature must lie wholly on the table": "un accidente debe estar entero en la mesa",
    "a {ground} is at most twice as long as it is wide": "demasiado largo para su ancho, como mucho el doble: {ground}",
    "at least one {ground} is compulsory here": "aquí es obligatorio al menos un accidente de esta clase: {ground}",
    "{ground} or {ground2} is compulsory here": "aquí es obligatorio uno de estos accidentes: {ground} o {ground2}",
    "at least three optional features are needed, besides what is compulsory": (
        "hacen falta al menos tres accidentes optativos, además de los obligatorios"
    ),
    "at least three quarters of the table must hold part of a feature": (
        "al menos tres cuartos de la mesa deben contener parte de un accidente"
    ),
    "at least two quarters of the table must hold bad going, a river or a waterway": (
        "al menos dos cuartos de la mesa deben contener terreno difícil, un río o unas aguas"
    ),
    "it must lie 40 mm or more from the {ground}": "debe estar a 40 mm o más de este accidente: {ground}",
    "length and width together are at most 360 mm": "largo y ancho suman 360 mm como máximo",
    "of {ground} there are {} at most": "de esta clase ({ground}) hay como mucho {}",
    "this land is not of that kind": "esta tierra no es de esa clase",
    "you say now whether the ground is littoral": "ahora dices si el terreno es de costa",
    "there is no coast here": "aquí no hay costa",
    "here lies {ground}, and so no {ground2}": "aquí hay {ground}, y por eso nada de esto: {ground2}",
    "{ground} is laid before what lies there": "esto se pone antes que lo que ya está puesto: {ground}",
    "a river is {} to {} mm wide": "un río tiene de {} a {} mm de ancho",
    "it leads from one table edge to another": "va de un borde de la mesa a otro",
    "a river is at most {} % as long as the way between its ends": (
        "un río mide como mucho un {} % de la distancia entre sus extremos"
    ),
    "no march goes through the river": "ninguna marcha pasa por el río",
    "in the river a group goes only as a column": "en el río un grupo solo va en columna",
    "{element} can go {} mm in the river": "{element} puede ir {} mm en el río",
    "a column is formed outside a difficult river": "una columna se forma fuera de un río difícil",
    "a river only ends at the waterway": "un río no hace más que terminar en las aguas",
    "two points of its line are the same": "dos puntos de su línea son el mismo",
    "only its ends may lie at the edge of the table": "solo sus extremos pueden estar en el borde de la mesa",
    "a road is {} mm wide": "un camino tiene {} mm de ancho",
    "a road does not go through a waterway": "un camino no pasa por unas aguas",
    "it leads from one table edge to another, or to the built-up area": (
        "va de un borde de la mesa a otro, o al poblado"
    ),
    "a waterway is {} to {} mm deep": "unas aguas tienen de {} a {} mm de fondo",
    "the sides of a built-up area are {} to {} mm": "los lados de un poblado miden de {} a {} mm",
    "it lies wholly within {} mm of a long edge and {} mm of a short one": (
        "está entero a {} mm o menos de un borde largo y a {} mm o menos de uno corto"
    ),
    "a river keeps off {ground}": "un río no toca esto: {ground}",
    "one road must lead to the built-up area": "un camino tiene que llegar al poblado",
    "there are four optional features already": "ya hay cuatro accidentes optativos",
    "there are too many features": "hay demasiados accidentes",
    "this country has no {ground}": "en esta comarca no hay {ground}",
    "you lay the ground now": "ahora pones el terreno",
    "every sector has at least {} mm of the middle": "cada sector tiene al menos {} mm del centro",
    "{command} has as many elements as a command can have": (
        "{command} ya tiene tantos elementos como puede tener un mando"
    ),
    "{command} has no command on your side": "{command} no tiene ningún mando en tu bando",
    "{element} carries a leader and is not lent": "{element} lleva a un jefe y no se presta",
    "{element} is a band already": "{element} ya es una escolta",
    "{element} is not an element of yours": "{element} no es un elemento tuyo",
    "{element} is not yours to lend": "{element} no es tuyo y no puedes prestarlo",
    "{element} is the general's": "{element} es el del general",
    # Deployment
    "a command deploys its general first": "un mando despliega primero a su general",
    "two elements of one command change places": "intercambian su lugar dos elementos de un mismo mando",
    "{element} and {element2} would overlap": "{element} y {element2} se montarían uno sobre otro",
    "{element} is not an element of yours on the table": "{element} no es un elemento tuyo en la mesa",
    "{element} is not in your command": "{element} no está en tu mando",
    "{element} is not to be deployed any more": "{element} ya no se despliega",
    "{element} must keep {} mm from the side edges": "{element} debe quedar a {} mm de los bordes laterales",
    "{element} must stand wholly within the sector of its command": (
        "{element} debe estar entero dentro del sector de su mando"
    ),
    "{element} must stand wholly within {} mm of its base edge": "{element} debe estar entero a {} mm de su borde",
    # PIPs and what moves
    "no die shows {}": "ningún dado muestra {}",
    "that costs {} PIPs, and {} are left": "PIP que cuesta: {}; PIP que quedan: {}",
    "only elements of your own command move at your word": "a tu orden solo se mueven elementos de tu mando",
    "these elements are no group: they must face one way and hang together": (
        "estos elementos no son un grupo: deben mirar igual y estar unidos"
    ),
    "{element} can only break off": "{element} solo puede romper el contacto",
    "{element} does not reach its own base edge": "{element} no llega a su borde propio",
    "{element} is demoralised": "{element} está desmoralizado",
    "{element} is in front contact: it does not move with a group": (
        "{element} está en contacto frontal: no se mueve con un grupo"
    ),
    "{element} is not on the table": "{element} no está en la mesa",
    "you have let these stand in this bound": "en este turno los has dejado donde están",
    # Moves
    "Expendables do not attack camps": "los Prescindibles no atacan campamentos",
    "a group goes forward or wheels about a front corner; it can't come there so": (
        "un grupo avanza o pivota sobre una esquina frontal; así no puede llegar allí"
    ),
    "a group slides only to line up with an enemy within 40 mm": (
        "un grupo solo se desliza para alinearse con un enemigo a 40 mm"
    ),
    "a march may not come so near to the enemy": "una marcha no puede acercarse tanto al enemigo",
    "something stands in the way of {element}": "algo estorba el paso de {element}",
    "this group can go {} paces in good going": "este grupo puede ir {} pasos en terreno bueno",
    "through bad going a group goes only as a column": "por terreno difícil un grupo solo va en columna",
    "{element} can go {} paces in good going": "{element} puede ir {} pasos en terreno bueno",
    "{element} can go {} paces through bad going": "{element} puede ir {} pasos por terreno difícil",
    "{element} can only break off, straight back": "{element} solo puede romper el contacto, recto hacia atrás",
    "{element} did not begin behind the enemy's edge": "{element} no empezó detrás del borde del enemigo",
    "{element} is held by an enemy on its flank or rear": (
        "a {element} lo sujeta un enemigo en su flanco o su retaguardia"
    ),
    "{element} is in the front zone of {element2}": "{element} está en la zona frontal de {element2}",
    "{element} must go back by at least its depth": "{element} debe ir hacia atrás al menos su fondo",
    "{element} must meet the camp with at least half its front": (
        "{element} debe dar en el campamento con la mitad de su frente al menos"
    ),
    "at most {} elements come by sea": "por mar vienen como mucho {} elementos",
    "somebody besides the general must be deployed on the table": (
        "además del general tiene que desplegarse alguien en la mesa"
    ),
    "{element} is the general's: he is not kept back": "{element} es el del general: no se guarda",
    "{element} comes by sea": "{element} viene por mar",
    "{element} must stand on dry land": "{element} tiene que estar en tierra firme",
    "one of those who land must touch the shore": "uno de los que desembarcan tiene que tocar la orilla",
    "{element} may not land within {} mm of an enemy": "{element} no puede desembarcar a menos de {} mm de un enemigo",
    "{element} would stand in the water": "{element} quedaría en el agua",
    "{element} would leave the table": "{element} saldría de la mesa",
    "{element} would stand on a camp or a built-up area": "{element} quedaría encima de un campamento o un poblado",
    # Camps and built-up areas
    "only a defender with a built-up area does without a camp": (
        "solo un defensor que tiene un poblado prescinde del campamento"
    ),
    "there is no such place on the table": "no hay tal sitio en la mesa",
    "{element} is in there already": "{element} ya está dentro",
    "the enemy holds it": "lo tiene el enemigo",
    "only a single element goes in": "solo entra un elemento suelto",
    "{element} does not come to it by a move of its own": "{element} no llega allí con un movimiento propio",
    "{element} is still plundering": "{element} sigue saqueando",
    "{element} has the enemy before the walls": "{element} tiene al enemigo ante los muros",
    "{element} must come out first": "{element} tiene que salir antes",
    "{element} comes out first, and goes into the river by another move": (
        "{element} sale antes, y entra en el río con otro movimiento"
    ),
    "{element} finds no way out": "{element} no encuentra por dónde salir",
    "an enemy stands before that side: {element} can't come out there": (
        "hay un enemigo ante ese lado: {element} no puede salir por ahí"
    ),
    "Expendables do not assault a built-up area": "los Prescindibles no asaltan un poblado",
    "{element} must meet the walls with at least half its front": (
        "{element} tiene que llegar a los muros con al menos la mitad de su frente"
    ),
    "where all deploy in secret only the C-in-C's command puts anybody in there": (
        "donde todos despliegan en secreto solo el mando del general en jefe pone a alguien dentro"
    ),
    "denizens rise for six PIPs of a die, when they were stormed and no enemy is inside": (
        "los vecinos se levantan por los seis PIP de un dado, si fueron asaltados y no hay enemigo dentro"
    ),
    "{element} would stand on {element2}": "{element} quedaría encima de {element2}",
    "{element} would still be in contact": "{element} seguiría en contacto",
    "{element} would touch an enemy without lining up": "{element} tocaría a un enemigo sin alinearse",
    "a column is formed by a group, behind one of its elements": (
        "una columna la forma un grupo, detrás de uno de sus elementos"
    ),
    "not all can fall in, and some would lose touch with the column": (
        "no todos pueden ponerse en fila, y algunos quedarían separados de la columna"
    ),
    "{element} must lead the column forward": "{element} debe llevar la columna hacia delante",
    # Demoralised commands
    "only an element that is held turns in place": "solo gira en el sitio un elemento retenido",
    "only elements of your own command are held at your word": "a tu orden solo se retienen elementos de tu mando",
    "{element} has turned already": "{element} ya ha girado",
    "{element} may only turn where it stands": "{element} solo puede girar donde está",
    "{element} needs no holding": "a {element} no hace falta retenerlo",
    # Orders and combats
    "in a campaign nobody concedes for others: each gives up his own command": (
        "en una campaña nadie se rinde por otros: cada cual da por perdido su propio mando"
    ),
    "a draw was offered in this bound": "en este turno ya se han ofrecido tablas",
    "only the C-in-C ends a battle": "solo el general en jefe pone fin a una batalla",
    "this command is demoralised or gone already": "este mando ya está desmoralizado o no queda nada de él",
    "{element} has no close combat to fight now": "{element} no tiene ahora ningún combate",
    # Cards
    "you do not hold {card}": "no tienes {card}",
    "{card} is not played now": "{card} no se juega ahora",
    "{card} is shown at the start of the own bound": "{card} se muestra al principio del turno propio",
    "{card} is shown before moving": "{card} se muestra antes de mover",
    "{card} is shown before the battle": "{card} se muestra antes de la batalla",
    "{card} is shown in the own bound": "{card} se muestra en el turno propio",
    "there is nobody or nowhere to lie in ambush": "no hay nadie, o ningún lugar, para una emboscada",
    "the enemy has seen the ground where {element} would stand": (
        "el enemigo ha visto el terreno donde estaría {element}"
    ),
    "the enemy has seen {element}": "el enemigo ha visto {element}",
    "{element} must stand more than 40 mm from {element2}": "{element} debe estar a más de 40 mm de {element2}",
    "{element} must stand on the table": "{element} debe estar en la mesa",
    "{element} must stand within a feature or be screened by one": (
        "{element} debe estar dentro de un accidente o tapado por uno"
    ),
    "{element} would overlap {element2}": "{element} se montaría sobre {element2}",
    "{element} would stand in the camp": "{element} quedaría en el campamento",
    "{element} would stand in the fire": "{element} quedaría en el fuego",
    "none of your elements can light a fire where it stands": (
        "ninguno de tus elementos puede encender un fuego donde está"
    ),
    "a line of fire has a length": "una línea de fuego tiene alguna longitud",
    "the line must lie in the open or on hills: there is {ground}": (
        "la línea debe ir por campo abierto o colinas: allí hay {ground}"
    ),
    "the line must lie on the table": "la línea debe estar en la mesa",
    "the line must run away from {element}": "la línea debe alejarse de {element}",
    "the line must start at the edge of one of your elements": (
        "la línea debe empezar en el borde de uno de tus elementos"
    ),
    "name at least one element": "nombra al menos un elemento",
    "no element of yours has stood still and not been met": (
        "ningún elemento tuyo sigue quieto sin que nadie haya topado con él"
    ),
    "no element of yours that was deployed wholly in a wood can have {card} now": (
        "ningún elemento tuyo desplegado entero en un bosque puede tener ahora {card}"
    ),
    "those are not your elements": "esos no son tus elementos",
    "{element} has not stood still since deployment": "{element} se ha movido desde su despliegue",
    "{element} was met before the card was shown": "se topó con {element} antes de mostrarse la carta",
}
