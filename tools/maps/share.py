"""Share the land out: coastline + places + borders -> an owner for every cell of the mesh."""

import itertools
import math

import numpy as np
import shapely
from shapely.affinity import scale, translate
from shapely.geometry import Point, Polygon
from shapely.ops import unary_union

from tools.maps import coastline, mesh


def build_land(cfg, plane, atlas):
    """-> (all land, playable land, water cut by hand) in map units."""
    g = coastline.land(atlas, plane)
    for at, factor, dx, dy in cfg["grow"]:  # an island made a little larger, in kilometres east and south
        spot = Point(plane(*at))
        parts = coastline.polygons(g)
        isle = min(parts, key=lambda p: p.distance(spot))
        big = translate(scale(isle, factor, factor), dx * plane.scale, dy * plane.scale)
        moat = big.buffer(5.0)
        g = unary_union([p for p in parts if p is not isle]).difference(moat).union(big)
    for ring in cfg["fill"]:  # harbours filled in
        g = g.union(Polygon(plane.line(ring)).buffer(2))
    rng = np.random.default_rng(878)
    for stops in cfg["carve"].values():
        g = g.difference(coastline.ribbon(plane, stops, rng))
    g = coastline.tidy(g, 1.0, 16)
    g = unary_union([Polygon(p.exterior) for p in coastline.polygons(coastline.weather(g, rng)) if p.area > 16])
    return g, Polygon(plane.line(cfg["playable"])).buffer(0)


def coast_class(cfg, plane):
    """A function: point -> index of the class of coast there."""
    zones = [Polygon(plane.line(z)) for _, _, z in cfg["seas"]]
    for z in zones:
        shapely.prepare(z)

    def find(x, y):
        p = Point(x, y)
        for i, z in enumerate(zones):
            if z.contains(p):
                return i
        return min(range(len(zones)), key=lambda i: zones[i].distance(p))

    return find


class Sharing:
    """The mesh with its owners. Owners: 0..n-1 areas, then the wilds, then background land, -1 sea."""

    def __init__(self, cfg, data, plane, atlas):
        self.cfg, self.data, self.plane = cfg, data, plane
        self.land, self.playable = build_land(cfg, plane, atlas)
        self.keys = list(data["keys"]) + list(cfg["wilds"])
        self.n_area, self.n_own = len(data["keys"]), len(self.keys)
        self.index = {k: i for i, k in enumerate(self.keys)}
        self.mesh = m = mesh.Mesh(plane.width, plane.height)
        self.is_land = shapely.contains_xy(self.land, m.xy[:, 0], m.xy[:, 1])
        inside = shapely.contains_xy(self.playable, m.xy[:, 0], m.xy[:, 1])
        self.owner = np.full(m.n, mesh.SEA, dtype=np.int64)
        self.links = m.edge_land(self.land, self.is_land)
        m.drop_far_over_water(self.land, self.is_land)
        self.islands(inside)
        self.background(inside)
        self.first_shares()
        self.coast()

    def islands(self, inside):
        """Land that is not joined to the main land: a named island is an area, others join the nearest."""
        self.fixed = np.zeros(self.mesh.n, dtype=bool)
        self.island_of = {}
        m = self.mesh
        parts = sorted(coastline.polygons(self.land), key=lambda p: -p.area)
        home = Point(self.plane(52.5, -1.5))
        self.mainland = next(p for p in parts if p.contains(home))
        for p in parts:
            if p is self.mainland or not self.playable.contains(p.representative_point()):
                continue
            who = None
            for k in self.keys[: self.n_area]:
                if p.contains(Point(self.plane(*self.data["pins"][k]))):
                    who = k
            if who is None:
                for k, at in self.cfg["islands"].items():
                    if p.distance(Point(self.plane(*at))) < 1:
                        who = k
            if who is None:
                continue  # dropped later to background
            self.island_of[who] = p
            cells = shapely.contains_xy(p, m.xy[:, 0], m.xy[:, 1])
            self.owner[cells] = self.index[who]
            self.fixed[cells] = True

    def background(self, inside):
        bg = self.is_land & ~inside
        self.owner[bg] = self.n_own
        self.fixed[bg] = True
        on_main = shapely.contains_xy(self.mainland, self.mesh.xy[:, 0], self.mesh.xy[:, 1])
        loose = self.is_land & inside & ~on_main & (self.owner < 0)
        self.owner[loose] = self.n_own
        self.fixed[loose] = True

    def first_shares(self):
        m, d = self.mesh, self.data
        pos = {k: self.plane(*d["pins"][k]) for k in d["keys"] if not self.island_whole(k)}
        borders = {e for e in d["borders"] if all(k in pos for k in e)}
        self.pins = np.zeros((self.n_own, 2))
        self.wild_faces = {}
        for w, spec in self.cfg["wilds"].items():
            pos[w] = self.plane(*spec["at"])
            members = spec["round"]
            self.wild_faces[w] = members
            borders |= {frozenset((w, k)) for k in members}
        for k in self.keys:
            self.pins[self.index[k]] = pos.get(k) or self.plane(*d["pins"][k])
        free = self.is_land & (self.owner < 0)
        todo = np.flatnonzero(free)
        tri = mesh.triangles(pos, borders)
        for a, b, c, t in tri:
            shapely.prepare(t)
            inside = todo[shapely.contains_xy(t, m.xy[todo, 0], m.xy[todo, 1])]
            p = np.array([pos[a], pos[b], pos[c]])
            weigh = np.linalg.inv(
                np.array([[p[0, 0] - p[2, 0], p[1, 0] - p[2, 0]], [p[0, 1] - p[2, 1], p[1, 1] - p[2, 1]]])
            )
            for i in inside:
                u, v = weigh @ (m.xy[i] - p[2])
                self.owner[i] = self.index[(a, b, c)[int(np.argmax([u, v, 1 - u - v]))]]
        for k, pin in pos.items():  # the pins themselves
            i = m.cell(*pin)
            small = k in self.cfg["wilds"]
            for j in [i] + [j for j in m.near[i] if j >= 0]:
                if self.is_land[j] and not (self.owner[j] >= self.n_own):
                    self.owner[j] = self.index[k]
                    self.fixed[j] = not small
        self.loose = np.zeros(m.n, dtype=bool)
        for k, spots in self.cfg["also"].items():  # further spots that should belong to an area
            for spot in spots:
                i = m.cell(*self.plane(*spot))
                for j in [i] + [j for j in m.near[i] if j >= 0]:
                    if self.is_land[j] and not (self.owner[j] >= self.n_own) and not self.fixed[j]:
                        self.owner[j] = self.index[k]
                        self.fixed[j] = True
                        self.loose[j] = j != i
        # outwards to the coast: only areas spread, not the background
        own = np.where((self.owner >= 0) & (self.owner < self.n_own) & ~self.on_island(), self.owner, -1)
        mesh.spread(m, own, self.links, free)
        mesh.spread(m, own, None, free)
        self.owner = np.where(free, own, self.owner)
        self.mend(free)

    def mend(self, free):
        """Cells cut off from their pin go to whoever surrounds them."""
        m = self.mesh
        seen = np.zeros(m.n, dtype=bool)
        for k in self.keys:
            if self.island_whole(k):
                continue
            a = self.index[k]
            i = m.cell(*self.pins[a])
            stack = [i]
            seen[i] = True
            while stack:
                c = stack.pop()
                for q in range(6):
                    j = m.near[c, q]
                    if j >= 0 and not seen[j] and self.links[c, q] > 0 and self.owner[j] == a:
                        seen[j] = True
                        stack.append(j)
        lost = free & ~seen
        own = np.where(lost, -1, self.owner)
        own[(own >= self.n_own)] = -1
        mesh.spread(m, own, self.links, lost)
        mesh.spread(m, own, None, lost)
        self.owner = np.where(lost, own, self.owner)
        self.fixed[lost] = False

    def on_island(self):
        out = np.zeros(self.mesh.n, dtype=bool)
        for p in self.island_of.values():
            out |= shapely.contains_xy(p, self.mesh.xy[:, 0], self.mesh.xy[:, 1])
        return out

    def island_whole(self, k):
        return k in self.island_of and self.island_of[k].contains(Point(self.plane(*self.data["pins"][k])))

    def coast(self):
        """Length of coast of each class that falls to each land cell."""
        m = self.mesh
        find = coast_class(self.cfg, self.plane)
        near = np.where(self.is_land, np.arange(m.n), -1)
        mesh.spread(m, near, None, np.ones(m.n, dtype=bool))
        self.nearest_land = near
        self.shore = np.zeros((m.n, len(self.cfg["seas"])))
        for ring in [self.mainland.exterior] + [p.exterior for p in self.island_of.values()]:
            pts = list(ring.segmentize(1.5).coords)
            for (x0, y0), (x1, y1) in itertools.pairwise(pts):
                x, y = (x0 + x1) / 2, (y0 + y1) / 2
                if not (-40 < x < self.plane.width + 40 and -40 < y < self.plane.height + 40):
                    continue
                c = m.cell(x, y)
                self.shore[near[c], find(x, y)] += math.hypot(x1 - x0, y1 - y0)

    def anneal(self, seed, sweeps, **w):
        m, d = self.mesh, self.data
        k = self.n_own + 1
        need = np.full((k, k), 2, dtype=np.int64)
        for a in range(self.n_own):
            for b in range(self.n_own):
                if a == b:
                    continue
                ka, kb = self.keys[a], self.keys[b]
                if ka in self.wild_faces or kb in self.wild_faces:
                    wild, other = (ka, kb) if ka in self.wild_faces else (kb, ka)
                    need[a, b] = 1 if other in self.wild_faces[wild] else 0
                else:
                    need[a, b] = 1 if frozenset((ka, kb)) in d["borders"] else 0
        flags = sorted({f for _, fs, _ in self.cfg["seas"] for f in fs})
        n_class = len(self.cfg["seas"])
        flag_of = np.zeros((n_class, len(flags)), dtype=np.bool_)
        for c, (_, fs, _) in enumerate(self.cfg["seas"]):
            for f in fs:
                flag_of[c, flags.index(f)] = True
        forbid = np.zeros((k, n_class), dtype=np.bool_)
        want = np.zeros((k, len(flags)), dtype=np.bool_)
        by_river = self.cfg["tamar"] and self.cfg["tamar"][:2]
        for a in range(self.n_own):
            seas = d["seas"].get(self.keys[a], [])
            for f in seas:
                want[a, flags.index(f)] = (self.keys[a], f) != by_river
            for c, (_, fs, _) in enumerate(self.cfg["seas"]):
                forbid[a, c] = bool(fs) and not all(f in seas for f in fs)
                if self.keys[a] in self.wild_faces:
                    forbid[a, c] = True
        total = float(np.sum((self.owner >= 0) & (self.owner < self.n_area) & ~self.on_island()))
        weight = np.array([self.cfg["weights"].get(x, 1.0) for x in self.keys[: self.n_area]])
        live = np.array([0.0 if self.island_whole(x) else 1.0 for x in self.keys[: self.n_area]])
        wild = [self.cfg["wilds"][x]["cells"] for x in self.keys[self.n_area :]]
        target = np.concatenate([weight * (total - sum(wild)) / np.sum(weight * live), np.array(wild, dtype=float)])
        on_isle = self.on_island()
        cells = np.flatnonzero((self.owner >= 0) & ~on_isle)
        active = np.flatnonzero((self.owner >= 0) & (self.owner < self.n_own) & ~self.fixed)
        args = {
            "t_hot": 6.0,
            "t_cold": 0.15,
            "w_per": 1.5,
            "w_area": 500.0,
            "w_round": 50.0,
            "w_miss": 9.0,
            "w_false": 10.0,
            "w_coast": 8.0,
            "least": 8.2,
            "least_coast": 28.0,
            "w_pin": 0.15,
            "w_near": 1.8,
        }
        args.update(w)
        run = lambda sweeps, seed, hot: mesh.anneal(  # noqa: E731
            self.owner,
            m.near,
            m.far,
            m.far_weight,
            self.links,
            self.shore,
            m.xy,
            self.fixed,
            cells,
            active,
            target,
            need,
            forbid,
            want,
            flag_of,
            sweeps,
            seed,
            hot,
            args["t_cold"],
            args["w_per"],
            args["w_area"],
            args["w_round"],
            args["w_miss"],
            args["w_false"],
            args["w_coast"],
            args["least"],
            args["least_coast"],
            self.pins,
            args["w_pin"],
            args["w_near"],
        )
        run(sweeps, seed, args["t_hot"])
        self.fixed[self.loose] = False  # let go of all but the middle of the further spots and settle once more
        active = np.flatnonzero((self.owner >= 0) & (self.owner < self.n_own) & ~self.fixed)
        touch, shore, area = run(sweeps // 2, seed + 1, args["t_hot"] / 3)
        wrong = []
        for a in range(self.n_own):
            for b in range(a):
                ka, kb = self.keys[a], self.keys[b]
                if need[a, b] == 1 and touch[a, b] < 1.5:
                    wrong.append(("missing", ka, kb, round(float(touch[a, b]), 1)))
                if need[a, b] == 0 and touch[a, b] > 0.05:
                    wrong.append(("false", ka, kb, round(float(touch[a, b]), 1)))
            for c in range(n_class):
                if forbid[a, c] and shore[a, c] > 0.05:
                    wrong.append(("coast", self.keys[a], self.cfg["seas"][c][0], round(float(shore[a, c]), 1)))
            for f in range(len(flags)):
                if (
                    want[a, f]
                    and not self.island_whole(self.keys[a])
                    and sum(shore[a, c] for c in range(n_class) if flag_of[c, f]) < 6
                ):
                    wrong.append(("no coast", self.keys[a], flags[f], round(float(shore[a].sum()), 1)))
        return wrong, area, target
