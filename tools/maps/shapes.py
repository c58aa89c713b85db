"""From cells to shapes: border lines between the owners, smoothed and roughened a little, laid over the
coast, cut up on a 0.1 grid so that neighbours share exactly the same points; then labels and anchors."""

import math

import numpy as np
import shapely
from shapely.geometry import LineString, MultiLineString, Point
from shapely.ops import linemerge, nearest_points, polygonize, unary_union

from tools.maps.coastline import polygons

GRID = 0.1


# ------------------------------------------------------------------ lines
def network(sharing):
    """Border arcs of the mesh as lists of points, from knot to knot; also the knots' smoothing."""
    m = sharing.mesh
    ext = sharing.owner[sharing.nearest_land]
    at = {}
    pts = []
    nb = []

    def vertex(p):
        key = (round(p[0] * 20), round(p[1] * 20))
        for dx in (0, -1, 1):
            for dy in (0, -1, 1):
                if (key[0] + dx, key[1] + dy) in at:
                    return at[(key[0] + dx, key[1] + dy)]
        at[key] = len(pts)
        pts.append(p)
        nb.append([])
        return at[key]

    for i in range(m.n):
        for k in (0, 1, 2):
            j = m.near[i, k]
            if j < 0 or ext[i] == ext[j]:
                continue
            p, q = m.corner_pair(i, k)
            a, b = vertex(p), vertex(q)
            nb[a].append(b)
            nb[b].append(a)
    return np.array(pts), nb, ext


def relax(pts, nb, rounds):
    """Every point drifts to the mean of its neighbours; ends stay."""
    p = pts.copy()
    deg = np.array([len(x) for x in nb])
    idx = np.array([x + [0] * (3 - len(x)) for x in nb])
    w = np.zeros((len(nb), 3))
    for r in range(3):
        w[:, r] = deg > r
    pace = np.where(deg == 2, 0.5, 0.25)[:, None]  # knots go slower, or short borders would shrink
    for _ in range(rounds):
        mean = (p[idx] * w[:, :, None]).sum(1) / np.maximum(1, w.sum(1))[:, None]
        move = np.where((deg >= 2)[:, None], mean - p, 0)
        p = p + pace * move
    return p


def arcs_of(nb):
    """Chains of vertex numbers between knots (degree other than 2), and closed rings."""
    used = set()
    out = []
    knots = [v for v in range(len(nb)) if len(nb[v]) != 2]
    for v in knots:
        for w in nb[v]:
            if (v, w) in used:
                continue
            chain = [v, w]
            used.add((v, w))
            used.add((w, v))
            while len(nb[chain[-1]]) == 2:
                nxt = next(x for x in nb[chain[-1]] if x != chain[-2])
                used.add((chain[-1], nxt))
                used.add((nxt, chain[-1]))
                chain.append(nxt)
            out.append(chain)
    for v in range(len(nb)):
        for w in nb[v]:
            if (v, w) in used:
                continue
            chain = [v, w]
            used.update({(v, w), (w, v)})
            while chain[-1] != v:
                nxt = next(x for x in nb[chain[-1]] if x != chain[-2])
                used.update({(chain[-1], nxt), (nxt, chain[-1])})
                chain.append(nxt)
            out.append(chain)
    return out


def roughen(line, rng, amount):
    """A country border, not a ruler: soft noise of two wavelengths across the line, none at its ends."""
    length = line.length
    if length < 8:
        return line
    n = max(4, int(length / 1.4))
    s = np.linspace(0, length, n + 1)
    p = np.array([line.interpolate(x).coords[0] for x in s])
    t = np.gradient(p, axis=0)
    t /= np.maximum(1e-9, np.hypot(t[:, 0], t[:, 1]))[:, None]
    normal = np.stack([-t[:, 1], t[:, 0]], 1)
    off = np.zeros(n + 1)
    for wave, amp in ((34.0, 1.0), (15.0, 0.6), (6.5, 0.28)):
        k = int(length / wave) + 3
        nodes = rng.uniform(-1, 1, k + 1)
        u = s / wave + rng.uniform(0, 1)
        i = np.minimum(u.astype(int), k - 1)
        f = u - i
        f = f * f * (3 - 2 * f)
        off += amp * (nodes[i] * (1 - f) + nodes[i + 1] * f)
    taper = np.minimum(1, np.minimum(s, length - s) / 9.0)
    p = p + normal * (off * taper * amount)[:, None]
    return LineString(p)


def chaikin(line, rounds=1):
    p = np.array(line.coords)
    for _ in range(rounds):
        if len(p) < 3:
            break
        q = 0.75 * p[:-1] + 0.25 * p[1:]
        r = 0.25 * p[:-1] + 0.75 * p[1:]
        p = np.concatenate([p[:1], np.stack([q, r], 1).reshape(-1, 2)[1:-1], p[-1:]])
    return LineString(p)


# ------------------------------------------------------------------ faces
def cut(sharing, seed, rounds=12, amount=2.3):
    """-> {owner index: geometry} over all land in the frame, on the grid."""
    pts, nb, ext = network(sharing)
    p = relax(pts, nb, rounds)
    rng = np.random.default_rng(seed)
    lines = []
    for chain in arcs_of(nb):
        line = LineString(p[chain])
        line = roughen(line, rng, amount)
        line = LineString(relax_line(np.array(line.coords), 2)).simplify(0.2)
        lines.append(line)
    frame = sharing.plane.frame
    big = frame.buffer(30, join_style="mitre")
    land = sharing.land.intersection(big)
    rings = [LineString(p.exterior) for p in polygons(land)] + [
        LineString(r) for p in polygons(land) for r in p.interiors
    ]
    net = shapely.unary_union(lines + rings + [LineString(frame.exterior)], grid_size=GRID)
    faces = list(polygonize(net))
    m = sharing.mesh
    shapely.prepare(land)
    owners = []
    keep = []
    for f in faces:
        rp = f.representative_point()
        on_land = frame.contains(rp) and land.contains(rp)
        if not on_land and not (frame.contains(rp) and f.area < 1.5 and land.intersection(f).area > 0.5 * f.area):
            continue
        x0, y0, x1, y1 = f.bounds
        box_cells = np.flatnonzero((m.xy[:, 0] >= x0) & (m.xy[:, 0] <= x1) & (m.xy[:, 1] >= y0) & (m.xy[:, 1] <= y1))
        inside = box_cells[shapely.contains_xy(f, m.xy[box_cells, 0], m.xy[box_cells, 1])] if len(box_cells) else []
        if len(inside):
            who = int(np.bincount(ext[inside]).argmax())
        else:
            who = int(ext[m.cell(rp.x, rp.y)])
        keep.append(f)
        owners.append(who)
    return settle(sharing, keep, owners)


def relax_line(p, rounds):
    p = p.copy()
    for _ in range(rounds):
        p[1:-1] += 0.5 * ((p[:-2] + p[2:]) / 2 - p[1:-1])
    return p


def settle(sharing, faces, owners):
    """Slivers cut off from the body of their owner go to the neighbour they share most with."""
    for _ in range(6):
        changed = False
        by = {}
        for f, o in zip(faces, owners, strict=True):
            by.setdefault(o, []).append(f)
        body = {}
        for o, fs in by.items():
            parts = sorted(polygons(unary_union(fs)), key=lambda q: -q.area)
            body[o] = parts
        for o in sorted(body):
            if o == sharing.n_own:
                continue
            for part in body[o][1:]:
                touching = []
                for o2 in sorted(body):
                    if o2 == o:
                        continue
                    for q in body[o2]:
                        if q.intersects(part):
                            length = q.boundary.intersection(part.boundary).length
                            if length > 0.3:
                                touching.append((length, o2))
                if not touching:
                    continue  # an island
                best = max(touching)[1]
                for i, f in enumerate(faces):
                    if owners[i] == o and part.buffer(0.01).contains(f):
                        owners[i] = best
                        changed = True
        if not changed:
            break
    shapes = {}
    for f, o in zip(faces, owners, strict=True):
        shapes.setdefault(o, []).append(f)
    return {o: unary_union(fs) for o, fs in shapes.items()}


# ------------------------------------------------------------------ paths
def num(v):
    s = "%.1f" % (round(v * 10) / 10)
    return s.removesuffix(".0")


def path_of_line(line, close=False):
    pts = [(round(x, 1), round(y, 1)) for x, y in line.coords]
    if close:
        pts = pts[:-1]
    out = "M" + num(pts[0][0]) + " " + num(pts[0][1])
    if len(pts) > 1:
        out += "L" + " ".join(num(x) + " " + num(y) for x, y in pts[1:])
    return out + ("Z" if close else "")


def path_of(geom):
    out = []
    for p in sorted(polygons(geom), key=lambda q: -q.area):
        out.append(path_of_line(p.exterior, True))
        out += [path_of_line(r, True) for r in p.interiors]
    return "".join(out)


def lines_in(geom):
    if geom.is_empty:
        return []
    if geom.geom_type == "LineString":
        return [geom]
    if geom.geom_type == "LinearRing":
        return [LineString(geom)]
    if hasattr(geom, "geoms"):
        return [x for g in geom.geoms for x in lines_in(g)]
    return []


def merged(geom):
    ls = [x for x in lines_in(geom) if x.length > 0]
    if not ls:
        return []
    out = linemerge(MultiLineString(ls)) if len(ls) > 1 else ls[0]
    return lines_in(out)


def shared(a, b):
    """The lines two areas have in common."""
    return merged(a.boundary.intersection(b.boundary))


# ------------------------------------------------------------------ points
def label(poly):
    c = shapely.maximum_inscribed_circle(poly, tolerance=0.2)
    (x, y), (u, v) = c.coords[0], c.coords[-1]
    return (x, y), math.hypot(u - x, v - y)


def inner(poly, margin):
    """The part of poly at least margin from its edge; less if there is none."""
    while margin > 0.5:
        g = poly.buffer(-margin)
        parts = polygons(g)
        if parts:
            return g
        margin *= 0.85
    return poly


def town_spot(poly, spot, radius):
    g = inner(poly, min(8.0, radius * 0.55))
    p = Point(spot)
    if g.contains(p):
        return spot
    q = nearest_points(g, p)[0]
    return (q.x, q.y)


def anchors(poly, town, radius, n=6):
    """n spots for stacks, spread evenly, off the edge and off the town; the best first."""
    margin = min(10.0, radius * 0.55)
    g = inner(poly, margin)
    keep_off = Point(town).buffer(min(9.0, radius * 0.5))
    h = g.difference(keep_off)
    if h.is_empty or h.area < 40:
        h = g
    x0, y0, x1, y1 = h.bounds
    step = max(0.8, math.sqrt(h.area / 500))
    gx, gy = np.meshgrid(np.arange(x0, x1 + step, step), np.arange(y0, y1 + step, step))
    pts = np.stack([gx.ravel(), gy.ravel()], 1)
    pts = pts[shapely.contains_xy(h, pts[:, 0], pts[:, 1])]
    if len(pts) < n:
        pts = (
            np.array([h.exterior.interpolate(i / n, normalized=True).coords[0] for i in range(n)])
            if h.geom_type == "Polygon"
            else pts
        )
    # farthest-point start, then move one at a time to the spot farthest from all the others
    chosen = [int(np.argmax(np.hypot(*(pts - np.array(town)).T)))]
    while len(chosen) < n:
        d = np.min([np.hypot(*(pts - pts[i]).T) for i in chosen], axis=0)
        chosen.append(int(np.argmax(d)))
    edge = shapely.distance(shapely.points(pts), poly.boundary)
    pull = np.minimum(edge, margin * 1.6) * 0.25  # a little rather inside than at the edge
    for _ in range(30):
        before = list(chosen)
        for i in range(n):
            rest = [c for j, c in enumerate(chosen) if j != i]
            d = np.min([np.hypot(*(pts - pts[c]).T) for c in rest], axis=0)
            d = np.minimum(d, np.hypot(*(pts - np.array(town)).T) * 1.3)
            chosen[i] = int(np.argmax(np.minimum(d, 34) + pull))
        if chosen == before:
            break
    c = pts[chosen].astype(float)
    mid = np.array(label(poly if poly.geom_type == "Polygon" else max(polygons(poly), key=lambda q: q.area))[0])
    order = [int(np.argmin(np.hypot(*(c - mid).T)))]
    while len(order) < n:
        rest = [i for i in range(n) if i not in order]
        order.append(
            min(
                rest,
                key=lambda i: (
                    round(min(0, -min(np.hypot(*(c[i] - c[j])) for j in order)) / 6),
                    np.hypot(*(c[i] - mid)),
                    i,
                ),
            )
        )
    return [tuple(c[i]) for i in order]
