"""The mesh: hexagonal cells over the land, shared out among the areas and then annealed.

The borders wanted form a planar graph. Drawn with straight lines between the pins it cuts the
plane into triangles; giving each point of a triangle to the corner it weighs most on (the
barycentric dual) makes regions that touch exactly as the graph says. That is the first sharing
out; a cellular Potts annealing then evens the sizes, rounds the shapes and mends the contacts.
"""

import math

import numpy as np
import shapely
from shapely.geometry import Point, Polygon

try:  # only a matter of speed; the result is the same
    from numba import njit
except ImportError:

    def njit(*args, **kwargs):
        return args[0] if args and callable(args[0]) else (lambda f: f)


SEA = -1
STEP = 6.0  # distance between the middles of neighbouring cells


class Mesh:
    def __init__(self, width, height, margin=48):
        self.dx, self.dy = STEP, STEP * math.sqrt(3) / 2
        self.cols = int((width + 2 * margin) / self.dx) + 2
        self.rows = int((height + 2 * margin) / self.dy) + 2
        self.x0 = self.y0 = -margin
        n = self.cols * self.rows
        r, c = np.divmod(np.arange(n), self.cols)
        self.xy = np.stack([self.x0 + (c + 0.5 * (r % 2)) * self.dx, self.y0 + r * self.dy], 1)
        self.n = n
        self.near = self._ring(
            r,
            c,
            [
                [(0, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0)],
                [(0, 1), (1, 1), (1, 0), (0, -1), (-1, 0), (-1, 1)],
            ],
        )
        self.far, self.far_weight = self._wide(3.1)

    def _wide(self, reach):
        """Neighbours beyond the first ring, up to `reach` steps away, with weights falling off with distance."""
        found = []
        for dr in range(-4, 5):
            for h in range(-9, 10):  # half steps to the side
                if (h + dr) % 2:
                    continue
                d = math.hypot(h / 2, dr * math.sqrt(3) / 2)
                if 1.2 < d <= reach:
                    found.append((dr, h, 0.6 / d))
        r, c = np.divmod(np.arange(self.n), self.cols)
        half = 2 * c + r % 2
        out = np.full((self.n, len(found)), -1, dtype=np.int64)
        for k, (dr, h, _) in enumerate(found):
            rr = r + dr
            cc = (half + h - rr % 2) // 2
            ok = (rr >= 0) & (rr < self.rows) & (cc >= 0) & (cc < self.cols)
            out[ok, k] = (rr * self.cols + cc)[ok]
        return out, np.array([w for _, _, w in found])

    def _ring(self, r, c, by_parity):
        out = np.full((self.n, 6), -1, dtype=np.int64)
        for k in range(6):
            dr = np.where(r % 2 == 0, by_parity[0][k][0], by_parity[1][k][0])
            dc = np.where(r % 2 == 0, by_parity[0][k][1], by_parity[1][k][1])
            rr, cc = r + dr, c + dc
            ok = (rr >= 0) & (rr < self.rows) & (cc >= 0) & (cc < self.cols)
            out[ok, k] = (rr * self.cols + cc)[ok]
        return out

    def cell(self, x, y):
        """The cell that holds a point (nearest middle)."""
        r = round((y - self.y0) / self.dy)
        best, where = 1e9, -1
        for rr in (r - 1, r, r + 1):
            if not 0 <= rr < self.rows:
                continue
            c = round((x - self.x0) / self.dx - 0.5 * (rr % 2))
            if 0 <= c < self.cols:
                i = rr * self.cols + c
                d = (self.xy[i, 0] - x) ** 2 + (self.xy[i, 1] - y) ** 2
                if d < best:
                    best, where = d, i
        return where

    def drop_far_over_water(self, land, is_land):
        """Forget wide neighbours that are not both on land, or have water half way between."""
        for k in range(self.far.shape[1]):
            j = self.far[:, k]
            ok = is_land & (j >= 0)
            ok[ok] &= is_land[j[ok]]
            mid = (self.xy[ok] + self.xy[j[ok]]) / 2
            ok[ok] &= shapely.contains_xy(land, mid[:, 0], mid[:, 1])
            self.far[~ok, k] = -1

    def corner_pair(self, i, k):
        """The two corners of cell i on its side towards near[i, k] (k counts clockwise from east)."""
        x, y = self.xy[i]
        radius = STEP / math.sqrt(3)
        a = math.radians(60 * k)
        p = (x + radius * math.cos(a - math.pi / 6), y + radius * math.sin(a - math.pi / 6))
        q = (x + radius * math.cos(a + math.pi / 6), y + radius * math.sin(a + math.pi / 6))
        return p, q

    def edge_land(self, land, is_land):
        """For each cell and side: how much of the side (0..1) lies on land; 0 unless both cells do."""
        shapely.prepare(land)
        radius = STEP / math.sqrt(3)
        w = np.zeros((self.n, 6))
        for k in range(6):
            j = self.near[:, k]
            both = is_land & (j >= 0)
            both[both] &= is_land[j[both]]
            a = math.radians(60 * k)
            p = self.xy + radius * np.array([math.cos(a - math.pi / 6), math.sin(a - math.pi / 6)])
            q = self.xy + radius * np.array([math.cos(a + math.pi / 6), math.sin(a + math.pi / 6)])
            for t in (0.1, 0.3, 0.5, 0.7, 0.9):
                m = p + (q - p) * t
                w[both, k] += shapely.contains_xy(land, m[both, 0], m[both, 1]) * 0.2
        return w


def spread(mesh, owner, links, targets):
    """Give every cell of `targets` without an owner the owner of the nearest owned cell, by steps."""
    front = list(np.flatnonzero(owner >= 0))
    while front:
        new = []
        claim = {}
        for i in front:
            for k in range(6):
                j = mesh.near[i, k]
                if j >= 0 and owner[j] < 0 and targets[j] and (links is None or links[i, k] > 0):
                    d = claim.setdefault(j, {})
                    d[owner[i]] = d.get(owner[i], 0) + 1
        for j in sorted(claim):
            d = claim[j]
            owner[j] = max(sorted(d), key=lambda o: d[o])
            new.append(j)
        front = new


def triangles(pos, borders):
    """All triples of mutually bordering areas whose triangle holds no other pin."""
    keys = sorted(pos)
    adj = {k: set() for k in keys}
    for e in borders:
        a, b = tuple(e)
        adj[a].add(b)
        adj[b].add(a)
    out = []
    for a in keys:
        for b in adj[a]:
            if b <= a:
                continue
            for c in adj[a] & adj[b]:
                if c <= b:
                    continue
                t = Polygon([pos[a], pos[b], pos[c]])
                if not any(t.contains(Point(pos[k])) for k in keys if k not in (a, b, c)):
                    out.append((a, b, c, t))
    return out


@njit(cache=False)
def anneal(
    owner,
    near,
    far,
    far_weight,
    links,
    coast,
    xy,
    fixed,
    cells,
    active,
    target,
    need,
    forbid_coast,
    want_flag,
    flag_of,
    sweeps,
    seed,
    t_hot,
    t_cold,
    w_per,
    w_area,
    w_round,
    w_miss,
    w_false,
    w_coast,
    least,
    least_coast,
    pin,
    w_pin,
    w_near,
):
    """Metropolis flips of border cells. need[a, b]: 1 border wanted, 0 not wanted, 2 no matter."""
    m = need.shape[0]
    n_class = coast.shape[1]
    n_flag = want_flag.shape[1]
    area = np.zeros(m)
    sx = np.zeros(m)
    sy = np.zeros(m)
    sq = np.zeros(m)
    touch = np.zeros((m, m))
    shore = np.zeros((m, n_class))
    for i in cells:
        a = owner[i]
        area[a] += 1
        sx[a] += xy[i, 0]
        sy[a] += xy[i, 1]
        sq[a] += xy[i, 0] ** 2 + xy[i, 1] ** 2
        for k in range(n_class):
            shore[a, k] += coast[i, k]
        for k in range(6):
            if links[i, k] > 0:
                b = owner[near[i, k]]
                if b != a and b >= 0:
                    touch[a, b] += links[i, k]
    pa = np.zeros(32, dtype=np.int64)
    pb = np.zeros(32, dtype=np.int64)
    pd = np.zeros(32)
    rng = seed
    for sweep in range(sweeps):
        frac = sweep / max(1, sweeps - 1)
        temp = t_hot * (t_cold / t_hot) ** min(1.0, frac * 1.1)
        for _ in range(active.shape[0]):
            rng = rng * 48271 % 2147483647
            i = active[rng % active.shape[0]]
            if fixed[i]:
                continue
            a = owner[i]
            rng = rng * 48271 % 2147483647
            k = rng % 6
            if links[i, k] <= 0:
                continue
            b = owner[near[i, k]]
            if b == a or b >= target.shape[0] or b < 0:
                continue
            # a must stay in one piece: its cells round i form one run
            runs = 0
            mine = 0
            prev = links[i, 5] > 0 and owner[near[i, 5]] == a
            for q in range(6):
                cur = links[i, q] > 0 and owner[near[i, q]] == a
                if cur:
                    mine += 1
                if cur and not prev:
                    runs += 1
                prev = cur
            if mine == 0 or (runs != 1 and mine != 6):
                continue
            if mine == 6:
                continue
            # perimeter, over three rings of neighbours: no direction is preferred and thin fingers cost much
            d = 0.0
            keep = 0.0
            for q in range(6):
                j = near[i, q]
                if j >= 0 and links[i, q] > 0:
                    if owner[j] == a:
                        d += 1.0
                    elif owner[j] == b:
                        d -= 1.0
            for q in range(far_weight.shape[0]):
                j = far[i, q]
                if j >= 0:
                    o = owner[j]
                    if o == a:
                        d += far_weight[q]
                    elif o == b:
                        d -= far_weight[q]
                    elif o >= 0:  # areas that must not touch keep their distance
                        if need[a, o] == 0:
                            keep -= far_weight[q]
                        if need[b, o] == 0:
                            keep += far_weight[q]
                    if o == a and need[a, b] == 0:
                        keep += far_weight[q]
                    if o == b and need[a, b] == 0:
                        keep -= far_weight[q]
            e = w_per * d + w_near * keep
            # size
            ta, tb = target[a], target[b]
            e += w_area * (((area[a] - 1 - ta) / ta) ** 2 - ((area[a] - ta) / ta) ** 2)
            e += w_area * (((area[b] + 1 - tb) / tb) ** 2 - ((area[b] - tb) / tb) ** 2)
            # roundness: second moment about the middle, 1 for a disc
            x, y = xy[i, 0], xy[i, 1]
            r2 = x * x + y * y
            unit = 2 * np.pi / (STEP * STEP * 0.8660254)
            ja = sq[a] - (sx[a] ** 2 + sy[a] ** 2) / area[a]
            jb = sq[b] - (sx[b] ** 2 + sy[b] ** 2) / area[b]
            ja2 = sq[a] - r2 - ((sx[a] - x) ** 2 + (sy[a] - y) ** 2) / max(1.0, area[a] - 1)
            jb2 = sq[b] + r2 - ((sx[b] + x) ** 2 + (sy[b] + y) ** 2) / (area[b] + 1)
            e += (
                w_round
                * unit
                * (ja2 / max(1.0, area[a] - 1) ** 2 - ja / area[a] ** 2 + jb2 / (area[b] + 1) ** 2 - jb / area[b] ** 2)
            )
            # stay near the pin
            e += (
                w_pin
                * (
                    math.sqrt((x - pin[b, 0]) ** 2 + (y - pin[b, 1]) ** 2)
                    - math.sqrt((x - pin[a, 0]) ** 2 + (y - pin[a, 1]) ** 2)
                )
                / STEP
            )
            # contacts
            n = 0
            for q in range(6):
                w = links[i, q]
                if w <= 0:
                    continue
                o = owner[near[i, q]]
                if o < 0:
                    continue
                for side in range(2):
                    u = a if side == 0 else b
                    if o == u:
                        continue
                    lo = min(u, o)
                    hi = max(u, o)
                    dd = -w if side == 0 else w
                    hit = False
                    for z in range(n):
                        if pa[z] == lo and pb[z] == hi:
                            pd[z] += dd
                            hit = True
                            break
                    if not hit:
                        pa[n] = lo
                        pb[n] = hi
                        pd[n] = dd
                        n += 1
            for z in range(n):
                u = pa[z]
                v = pb[z]
                before = touch[u, v]
                after = before + pd[z]
                if need[u, v] == 1:
                    if before < least:
                        e -= w_miss * (least - before) + (4 * w_miss if before < 0.3 else 0.0)
                    if after < least:
                        e += w_miss * (least - after) + (4 * w_miss if after < 0.3 else 0.0)
                elif need[u, v] == 0:
                    if before > 0.05:
                        e -= w_false * (before + 2)
                    if after > 0.05:
                        e += w_false * (after + 2)
            # coasts
            any_coast = False
            for c in range(n_class):
                if coast[i, c] > 0:
                    any_coast = True
            if any_coast:
                for c in range(n_class):
                    if forbid_coast[a, c]:
                        e -= w_coast * coast[i, c]
                    if forbid_coast[b, c]:
                        e += w_coast * coast[i, c]
                for f in range(n_flag):
                    for side in range(2):
                        u = a if side == 0 else b
                        if not want_flag[u, f]:
                            continue
                        before = 0.0
                        change = 0.0
                        for c in range(n_class):
                            if flag_of[c, f]:
                                before += shore[u, c]
                                change += coast[i, c]
                        after = before - change if side == 0 else before + change
                        if before < least_coast:
                            e -= w_coast * (least_coast - before)
                        if after < least_coast:
                            e += w_coast * (least_coast - after)
            if e > 0:
                rng = rng * 48271 % 2147483647
                if rng / 2147483647.0 >= math.exp(-e / temp):
                    continue
            owner[i] = b
            area[a] -= 1
            area[b] += 1
            sx[a] -= x
            sy[a] -= y
            sq[a] -= r2
            sx[b] += x
            sy[b] += y
            sq[b] += r2
            for c in range(n_class):
                shore[a, c] -= coast[i, c]
                shore[b, c] += coast[i, c]
            for z in range(n):
                touch[pa[z], pb[z]] += pd[z]
                touch[pb[z], pa[z]] = touch[pa[z], pb[z]]
    return touch, shore, area
