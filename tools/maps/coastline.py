"""Coastline: decode the Natural Earth 10m land out of world-atlas, project it, carve and tidy it.

The plane: spherical transverse Mercator, central meridian 2 degrees west (the one the British
national grid uses), then a plain shift and scale so that the map is 1000 units high, y downwards.
"""

import itertools
import json
import math
from pathlib import Path

import numpy as np
from shapely import make_valid
from shapely.geometry import MultiPolygon, Point, Polygon, box
from shapely.ops import unary_union

EARTH_KM = 6371.0
MERIDIAN = math.radians(-2.0)


class Plane:
    """Longitude/latitude -> map units. north/south/west/east give the frame in degrees."""

    def __init__(self, north, south, west, east):
        self.scale = 1.0
        self.left = self.top = 0.0
        y0 = self._raw(-2.0, north)[1]
        y1 = self._raw(-2.0, south)[1]
        mid = (north + south) / 2
        x0 = self._raw(west, mid)[0]
        x1 = self._raw(east, mid)[0]
        self.scale = 1000.0 / (y1 - y0)
        self.left, self.top = x0, y0
        self.width = round((x1 - x0) * self.scale)
        self.height = 1000
        self.frame = box(0, 0, self.width, self.height)

    @staticmethod
    def _raw(lon, lat):
        lam = math.radians(lon) - MERIDIAN
        phi = math.radians(lat)
        b = math.cos(phi) * math.sin(lam)
        return EARTH_KM * math.atanh(b), -EARTH_KM * math.atan2(math.tan(phi), math.cos(lam))

    def __call__(self, lat, lon):
        x, y = self._raw(lon, lat)
        return (x - self.left) * self.scale, (y - self.top) * self.scale

    def line(self, latlon):
        return [self(la, lo) for la, lo in latlon]


def read_topojson(path, names):
    """The polygons (lon, lat rings) of the named countries in a topojson file."""
    topo = json.loads(Path(path).read_text(encoding="utf-8"))
    (sx, sy), (tx, ty) = topo["transform"]["scale"], topo["transform"]["translate"]
    arcs = []
    for arc in topo["arcs"]:
        x = y = 0
        pts = []
        for dx, dy in arc:
            x += dx
            y += dy
            pts.append((x * sx + tx, y * sy + ty))
        arcs.append(pts)

    def ring(ids):
        pts = []
        for i in ids:
            a = arcs[i] if i >= 0 else arcs[~i][::-1]
            pts += a if not pts else a[1:]
        return pts

    found = []
    for g in topo["objects"]["countries"]["geometries"]:
        if g["properties"]["name"] not in names:
            continue
        for poly in g["arcs"] if g["type"] == "MultiPolygon" else [g["arcs"]]:
            found.append([ring(r) for r in poly])
    return found


def polygons(geom):
    """The polygons in any geometry, flat."""
    if geom.is_empty:
        return []
    if geom.geom_type == "Polygon":
        return [geom]
    if hasattr(geom, "geoms"):
        return [p for g in geom.geoms for p in polygons(g)]
    return []


COUNTRIES = {"United Kingdom", "Ireland", "Isle of Man", "France", "Belgium", "Netherlands"}


def land(atlas, plane, margin=60):
    """All land in and a little around the frame, in map units."""
    around = box(-margin, -margin, plane.width + margin, plane.height + margin)
    out = []
    for rings in read_topojson(atlas, COUNTRIES):
        if not any(-14 < x < 10 and 45 < y < 62 for x, y in rings[0]):
            continue
        shell = [plane(lat, lon) for lon, lat in rings[0]]
        p = make_valid(Polygon(shell)).intersection(around)
        out += polygons(p)
    return unary_union(out)


def ribbon(plane, stops, rng):
    """A tapering strip of water with uneven banks. stops: (lat, lon, width in km)."""
    pts = [(np.array(plane(la, lo)), w * plane.scale / 2) for la, lo, w in stops]
    fine = []
    for (p, r), (q, s) in itertools.pairwise(pts):
        n = max(1, int(np.hypot(*(q - p)) / 5))
        for i in range(n):
            t = i / n
            fine.append((p + (q - p) * t, r + (s - r) * t))
    fine.append(pts[-1])
    bent = []
    for i, (p, r) in enumerate(fine):
        free = 0 < i < len(fine) - 1
        side = rng.uniform(-0.35, 0.35, 2) * r * free
        bent.append((p + side, r * (1 + rng.uniform(-0.22, 0.22) * free)))
    p, r = bent[-1]
    d = p - bent[-2][0]
    bent.append((p + d / np.hypot(*d) * r * 1.6, r * 0.25))  # run out in a point
    parts = []
    for (p, r), (q, s) in itertools.pairwise(bent):
        parts.append(unary_union([Point(p).buffer(r), Point(q).buffer(s)]).convex_hull)
    return unary_union(parts)


def weather(geom, rng, longest=4.0):
    """Break long straight pieces of coast into small uneven ones."""

    def rough(p, q, out):
        d = q - p
        length = float(np.hypot(*d))
        if length <= longest:
            out.append(tuple(q))
            return
        mid = (p + q) / 2 + np.array([-d[1], d[0]]) * rng.uniform(-1, 1) * min(0.11, 1.3 / length)
        rough(p, mid, out)
        rough(mid, q, out)

    def ring(coords):
        pts = [np.array(p[:2]) for p in coords]
        out = [tuple(pts[0])]
        for p, q in itertools.pairwise(pts):
            rough(p, q, out)
        return out

    return unary_union([make_valid(Polygon(ring(p.exterior.coords))) for p in polygons(geom)])


def tidy(geom, detail, smallest):
    """Drop islets, round off hair-thin spits and inlets, thin the vertices."""
    parts = [p for p in polygons(geom) if p.area >= smallest]
    g = unary_union(parts)
    r = detail
    g = g.buffer(r, join_style="round").buffer(-2 * r, join_style="round").buffer(r, join_style="round")
    parts = []
    for p in polygons(g):
        if p.area >= smallest:
            parts.append(Polygon(p.exterior))
    g = MultiPolygon(parts).simplify(detail * 0.45)
    return unary_union([Polygon(p.exterior) for p in polygons(make_valid(g))])
