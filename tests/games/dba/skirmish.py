"""Random skirmishes: elements near each other, lines and contacts among them, some ground; turned or mirrored."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from heptarchy.games.dba.contact import CORNER, FRONT, LEFT_FLANK, REAR, RIGHT_FLANK
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.element_moves import make_unit
from heptarchy.games.dba.features import Feature
from heptarchy.games.dba.groups import Way, walk
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, TURN, far_x, far_y
from heptarchy.games.dba.room import on_table
from heptarchy.games.dba.shapes import overlap
from heptarchy.games.dba.snap import beside_pose, contact_pose
from heptarchy.games.dba.table.actions import COLUMN, FACE, TO
from heptarchy.games.dba.table.domains import POSES, pack_pose, pose_facing, pose_x, pose_y
from heptarchy.games.dba.table.state import Battle, put
from tests.games.dba.judging import a_bound
from tests.games.dba.table import line, mirrored_feature, turned_feature

KINDS = ("Kn", "Cv", "LH", "Sp", "Sp", "Bd", "Ax", "Wb", "Ps")
Place = tuple[int, int, int]


def turned(place: Place) -> Place:
    """On a table turned by 180 degrees."""
    return -place[0], -place[1], (place[2] + 1800) % TURN


def mirrored(place: Place) -> Place:
    """In a mirror that stands north to south."""
    return -place[0], place[1], (1800 - place[2]) % TURN


def turned_battle(s: Battle) -> Battle:
    """The same battle on a table turned by 180 degrees."""
    other = s.clone()
    other.features = [turned_feature(f) for f in s.features]
    other.edge = [1 - edge if edge >= 0 else edge for edge in s.edge]
    return _replaced(s, other, turned)


def mirrored_battle(s: Battle) -> Battle:
    """The same battle in a mirror."""
    other = s.clone()
    other.features = [mirrored_feature(f) for f in s.features]
    return _replaced(s, other, mirrored)


def _replaced(s: Battle, other: Battle, image: Callable[[Place], Place]) -> Battle:
    other.camp = [-x if abs(x) <= HALF_X else x for x in s.camp]
    for e in range(len(s.kind)):
        put(other, e, *image((s.x[e], s.y[e], s.facing[e])))
    return other


def turned_action(action: int) -> int:
    """The same answer on a turned table."""
    if TO.holds(action):
        return TO[_turned_pose(TO.arg(action))]
    for verb in (COLUMN, FACE):
        if verb.holds(action):
            placing = verb.arg(action)
            return verb[placing // POSES * POSES + _turned_pose(placing % POSES)]
    return action


def _turned_pose(pose: int) -> int:
    return pack_pose(*turned((pose_x(pose), pose_y(pose), pose_facing(pose))))


def a_skirmish(rng: Random, *, crowd: int = 12) -> Battle:
    """Elements of both sides within reach of each other."""
    count = rng.randint(3, crowd)
    s = a_bound(
        [(e % 2 if e < 2 else rng.randint(0, 1), rng.choice(KINDS), 600, 300, 0) for e in range(count)],
        bound=rng.choice((1, 3, 4)),
    )
    s.active = rng.randint(0, 1)
    s.status = [t.RESERVE] * count
    middle = (rng.randint(-40000, 40000), rng.randint(-20000, 20000))
    for e in range(count):
        for _ in range(30):
            place = a_place(rng, s, e, middle)
            if fits(s, e, place):
                put(s, e, *place)
                s.status[e] = t.ON_TABLE
                break
        else:
            s.status[e] = t.DESTROYED
    s.moved = [rng.choice((0, 0, 0, 1, 1, 2)) for _ in range(count)]
    s.lost = [sum(s.status[e] == t.DESTROYED for e in members) for members in s.members]
    features: list[Feature] = []
    for _ in range(rng.randint(0, 3)):
        x, y = middle[0] + rng.randint(-15000, 15000), middle[1] + rng.randint(-15000, 15000)
        kind = rng.randrange(5)
        a, b = rng.randrange(20, 90, 5) * 100, rng.randrange(20, 90, 5) * 100
        features.append(Feature(kind, x, y, a, b, rng.randrange(0, 1800, 50)))
    if rng.random() < 0.4:
        at = middle[0] // 100 + 600
        features.append(line(t.RIVER, 30, (at - 100, 0), (at + 40, 300), (at, 600)))
    s.features = features
    if rng.random() < 0.5:
        s.camp = [rng.randrange(-50000, 50000, 100), rng.randrange(-50000, 50000, 100)]
    return s


def a_place(rng: Random, s: Battle, e: int, middle: tuple[int, int]) -> Place:
    """Anywhere near the middle; beside or behind a friend; or at an enemy."""
    others = [o for o in range(len(s.kind)) if s.status[o] == t.ON_TABLE]
    friends = [o for o in others if s.command[o] == s.command[e]]
    foes = [o for o in others if s.command[o] != s.command[e]]
    chance = rng.random()
    if friends and chance < 0.45:
        o = rng.choice(friends)
        if rng.random() < 0.3:
            return contact_pose(s, o, REAR)
        return beside_pose(s, o, rng.random() < 0.5)
    if foes and chance < 0.75:
        return near_foe(rng, s, rng.choice(foes))
    facing = rng.choice((900, 2700, 900, 2700, rng.randrange(TURN)))
    return middle[0] + rng.randint(-12000, 12000), middle[1] + rng.randint(-12000, 12000), facing


def near_foe(rng: Random, s: Battle, f: int) -> Place:
    """In contact with an enemy, or a little way off from there."""
    how = rng.choice((FRONT, LEFT_FLANK, RIGHT_FLANK, REAR, CORNER))
    x, y, facing = contact_pose(s, f, how, rng.random() < 0.5)
    if rng.random() < 0.6:
        back = rng.choice((0, 1000, 2000, 3900, 4000, 4100, rng.randint(0, 9000)))
        x, y = far_x(x, facing, -back), far_y(y, facing, -back)
    if rng.random() < 0.4:
        x += rng.randint(-60, 60)
        y += rng.randint(-60, 60)
        facing = (facing + rng.randint(-7, 7)) % TURN
    return x, y, facing


def fits(s: Battle, e: int, place: Place) -> bool:
    """On the table and clear of others; camps are pitched later, and left alone."""
    x, y, facing = place
    hd = t.DEPTH[s.kind[e]] // 2
    mx, my = far_x(x, facing, -hd), far_y(y, facing, -hd)
    if abs(x) > HALF_X or abs(y) > HALF_Y - 7000 or abs(my) > HALF_Y - 7000 or not on_table(mx, my, facing, hd):
        return False
    return not any(
        s.status[o] == t.ON_TABLE
        and overlap(mx, my, facing, hd, s.mx[o], s.my[o], s.facing[o], t.DEPTH[s.kind[o]] // 2, 40)
        for o in range(len(s.kind))
    )


def a_goal(rng: Random, s: Battle, members: list[int]) -> Place:
    """Somewhere to go for a unit: ahead, aside, about, at an enemy; for a group mostly where a block can come."""
    e = members[0]
    limit = s.params.good_move[s.kind[e]]
    foes = [f for f in range(len(s.kind)) if s.status[f] == t.ON_TABLE and s.command[f] != s.command[e]]
    chance = rng.random()
    if len(members) > 1 and chance < 0.6:
        track = walk(s, make_unit(s, s.command[e], members), a_way(rng, limit), 500, 20)
        x, y, facing = track.x, track.y, track.facing
    elif foes and chance < 0.75:
        foe = rng.choice(foes)
        if chance < 0.7:
            foe = min(foes, key=lambda f: (s.x[f] - s.x[e]) ** 2 + (s.y[f] - s.y[e]) ** 2)
        x, y, facing = near_foe(rng, s, foe)
    else:
        turn = rng.choice((0, 0, 0, 900, 1800, 2700, rng.randint(-300, 300), rng.randrange(TURN)))
        towards = (s.facing[e] + rng.choice((0, 0, 0, 1800, 900, 2700, rng.randint(-400, 400)))) % TURN
        far = rng.choice((limit, limit, limit // 2, 1500, limit - 4000, rng.randint(0, limit)))
        x, y, facing = far_x(s.x[e], towards, far), far_y(s.y[e], towards, far), (s.facing[e] + turn) % TURN
    return max(-HALF_X, min(HALF_X, x)), max(-HALF_Y, min(HALF_Y, y)), facing


def a_way(rng: Random, limit: int) -> Way:
    """A way of a block: wheels, straight parts, sometimes a slide."""
    way = Way()
    way.ahead = rng.choice((0, 0, rng.randint(0, limit)))
    way.wheel = rng.choice((0, 50, -50, 100, rng.randint(-300, 300)))
    way.on = rng.choice((0, 500, rng.randint(0, limit)))
    way.wheel_2 = rng.choice((0, 0, -way.wheel, 50, rng.randint(-100, 100)))
    way.slide = rng.choice((0, 0, rng.randint(-2000, 2000)))
    return way
