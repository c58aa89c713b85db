"""Make the map files of vikings and arthur, from the root of the repository.

    python -m tools.maps.make_maps path/to/countries-10m.json [--only vikings] [--arthur-rules FILE]

countries-10m.json comes from the npm package world-atlas (npm pack world-atlas). Needs numpy, shapely >= 2.1;
numba if present makes it fast. The same inputs and library versions give the same files.
"""

import argparse
import itertools
import json
import sys
from pathlib import Path

import numpy as np
import shapely
from shapely.geometry import LineString, Point, Polygon
from shapely.ops import unary_union

from tools.maps import check_maps, coastline, places, shapes
from tools.maps.share import Sharing, coast_class


def crossing_line(a, b, near=None, reach=9.0):
    """A short line over the water between two areas, near a given point or in the middle of where they face."""
    pts = [Point(p) for p in LineString(max(coastline.polygons(a), key=lambda q: q.area).exterior).segmentize(2).coords]
    gaps = [(p.distance(b), p) for p in pts]
    low = min(g for g, _ in gaps)
    facing = [p for g, p in gaps if g <= low * 1.35 + 3]
    mid = Point(near) if near else Point(float(np.mean([p.x for p in facing])), float(np.mean([p.y for p in facing])))
    best = min(facing, key=lambda p: p.distance(mid))
    q = shapes.nearest_points(b, best)[0]
    d = np.array([q.x - best.x, q.y - best.y])
    d = d / np.hypot(*d)
    return [(best.x - d[0] * reach, best.y - d[1] * reach), (q.x + d[0] * reach, q.y + d[1] * reach)]


def assemble(sharing, geo):
    """The JSON object of one map."""
    cfg, data, plane = sharing.cfg, sharing.data, sharing.plane
    n = sharing.n_area
    r1 = lambda p: [round(float(p[0]), 1), round(float(p[1]), 1)]  # noqa: E731
    area = {sharing.keys[i]: geo[i] for i in range(n)}
    wild = {sharing.keys[i]: geo[i] for i in range(n, sharing.n_own)}
    back = geo[sharing.n_own]
    out = {
        "map": cfg["name"],
        "viewBox": f"0 0 {plane.width} {plane.height}",
        "areas": {},
        "wilds": {},
        "background": {},
        "borders": [],
        "coast": [],
        "coastArcs": [],
        "seas": {},
        "tidal": [],
        "rivers": [],
        "seaLabels": [],
        "crossings": [],
        "kingdomOutlines": {},
    }
    for k in data["keys"]:
        g = area[k]
        main = max(coastline.polygons(g), key=lambda p: p.area)
        spot, radius = shapes.label(main)
        town = shapes.town_spot(main, plane(*data["towns"][k]), radius)
        out["areas"][k] = {
            "path": shapes.path_of(g),
            "label": r1(spot),
            "radius": round(radius - 0.05, 1),
            "town": r1(town),
            "anchors": [r1(p) for p in shapes.anchors(main, town, radius)],
        }
    for k, g in wild.items():
        spot, radius = shapes.label(g)
        out["wilds"][k] = {
            "name": cfg["wilds"][k]["name"],
            "kind": cfg["wilds"][k]["kind"],
            "path": shapes.path_of(g),
            "label": r1(spot),
            "radius": round(radius, 1),
        }
    out["background"]["land"] = [shapes.path_of(p) for p in sorted(coastline.polygons(back), key=lambda p: -p.area)]
    out["background"]["labels"] = [
        dict(zip(("text", "x", "y", "angle"), (t, *r1(plane(la, lo)), ang), strict=True))
        for t, la, lo, ang in cfg["land_labels"]
    ]
    everything = unary_union(list(geo.values()))
    out["background"]["silhouette"] = [
        shapes.path_of(p) for p in sorted(coastline.polygons(everything), key=lambda p: -p.area)
    ]

    names = data["keys"] + list(wild) + ["background"]
    all_geo = {**area, **wild, "background": back}
    seam = []
    for i, a in enumerate(names):
        for b in names[i + 1 :]:
            if a == "background" or not all_geo[a].intersects(all_geo[b]):
                continue
            lines = shapes.shared(all_geo[a], all_geo[b])
            seam += lines
            kind = (
                "rim"
                if b == "background"
                else "wild"
                if a in wild or b in wild
                else "shire"
                if data["kingdom"][a] == data["kingdom"][b]
                else "kingdom"
            )
            for line in lines:
                out["borders"].append({"a": a, "b": b, "kind": kind, "path": shapes.path_of_line(line)})
    frame_edge = plane.frame.exterior
    inner_lines = unary_union([*seam, frame_edge]).buffer(0.02)
    find = coast_class(cfg, plane)
    for k in data["keys"]:
        for line in shapes.merged(area[k].boundary.difference(inner_lines)):
            pts = list(line.coords)
            run, last = [pts[0]], None
            for p, q in itertools.pairwise(pts):
                c = find((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
                if last is not None and c != last:
                    emit_coast(out, cfg, k, last, run)
                    run = [p]
                run.append(q)
                last = c
            emit_coast(out, cfg, k, last, run)
    shore = everything.boundary.difference(frame_edge.buffer(0.02))
    out["coast"] = [shapes.path_of_line(x, x.is_closed) for x in shapes.merged(shore)]
    out["ornament"] = ornament(sharing, out, everything, seam)
    water = plane.frame.difference(everything)
    zones, left = [], water
    for _name, _flags, zone in cfg["seas"]:
        z = Polygon(plane.line(zone)).buffer(0)
        zones.append(list(coastline.polygons(left.intersection(z))))
        left = left.difference(z)
    for p in coastline.polygons(left):  # water that no zone names goes to the nearest
        min(zones, key=lambda ps: min((p.distance(q) for q in ps), default=1e9)).append(p)
    for (name, flags, _), parts in zip(cfg["seas"], zones, strict=True):
        z = shapely.set_precision(unary_union(parts).simplify(0.4), shapes.GRID)
        z = unary_union([p for p in coastline.polygons(z) if p.area > 2])
        if flags:
            out["seas"][name] = {"seas": flags, "path": shapes.path_of(z)}
        else:
            out["tidal"].append({"name": name, "path": shapes.path_of(z)})
    out["seaLabels"] = [
        dict(zip(("sea", "x", "y", "angle"), (s, *r1(plane(la, lo)), ang), strict=True))
        for s, la, lo, ang in cfg["sea_labels"]
    ]
    for a, b, kind in data["crossings"]:
        at = cfg["crossing_at"].get(kind)
        line = crossing_line(area[a], area[b], plane(*at) if at else None)
        out["crossings"].append({"a": a, "b": b, "kind": kind, "path": shapes.path_of_line(LineString(line))})
    kingdoms = {}
    for k in data["keys"]:
        kingdoms.setdefault(data["kingdom"][k], []).append(area[k])
    for k, gs in kingdoms.items():
        out["kingdomOutlines"][k] = shapes.path_of(unary_union(gs))
    if cfg["tamar"]:
        who, sea, a, b = cfg["tamar"]
        for line in shapes.shared(area[a], area[b]):
            out["rivers"].append({"name": "Tamar", "area": who, "sea": sea, "path": shapes.path_of_line(line)})
    return out


def ornament(sharing, out, everything, borders):
    """Rivers, hills, woods and marsh, kept off towns, borders and coasts. Only for the eye."""
    plane = sharing.plane
    rng = np.random.default_rng(1066)
    rivers = []
    ground = everything.buffer(1.0)
    for name, stops in places.RIVERS.items():
        line = shapes.chaikin(LineString(plane.line(stops)), 2)
        line = shapes.roughen(line, rng, 1.6)
        line = shapes.chaikin(line.simplify(0.3), 1).simplify(0.2).intersection(ground)
        for part in shapes.merged(line):
            if part.length > 12:
                rivers.append({"name": name, "path": shapes.path_of_line(part)})
    towns = [Point(a["town"]) for a in out["areas"].values()]
    signs = []
    edge = unary_union([*borders, everything.boundary])
    taken = []
    for kind, spots in (("hill", places.HILLS), ("wood", places.WOODS), ("marsh", places.MARSHES)):
        for la, lo in spots:
            x, y = plane(la, lo)
            best = None
            for r in (0, 4, 8, 12):
                for k in range(1 if r == 0 else 12):
                    p = Point(x + r * np.cos(k * np.pi / 6), y + r * np.sin(k * np.pi / 6))
                    if not everything.contains(p) or not plane.frame.buffer(-10).contains(p):
                        continue
                    if (
                        edge.distance(p) >= 6
                        and min(t.distance(p) for t in towns) >= 10
                        and all(t.distance(p) >= 14 for t in taken)
                    ):
                        best = p
                        break
                if best:
                    break
            if best:
                taken.append(best)
                signs.append({"kind": kind, "x": round(best.x, 1), "y": round(best.y, 1)})
    return {"rivers": rivers, "signs": signs}


def emit_coast(out, cfg, key, cls, pts):
    line = LineString(pts)
    if line.length < 0.05:
        return
    _name, flags, _ = cfg["seas"][cls]
    out["coastArcs"].append({"area": key, "seas": flags, "path": shapes.path_of_line(line)})


def make(cfg, data, atlas, first, tries):
    """Anneal with one seed or several, keep the best. `first` in places.py is the seed found best."""
    plane = coastline.Plane(*cfg["frame"])
    best = None
    for t in range(first, first + tries):
        seed = cfg["seed"]
        sharing = Sharing(cfg, data, plane, atlas)
        wrong, _area, _target = sharing.anneal(seed + 101 * t, cfg["sweeps"], **cfg.get("tune", {}))
        if wrong:
            print("  try", t, "on the mesh:", wrong[:6])
            continue
        geo = shapes.cut(sharing, seed + t)
        out = assemble(sharing, geo)
        faults, facts = check_maps.check(out, data_law(data), quiet=True)
        ink = sum(LineString(check_maps.rings(b["path"])[0]).length for b in out["borders"])  # less ink, rounder areas
        score = (
            len(faults),
            ink / 100 - min(16, facts["least_border"]) - min(19, facts["least_radius"]) - min(12, facts["least_apart"]),
        )
        print(
            "  try",
            t,
            "faults",
            len(faults),
            "least radius {:.1f} {}".format(facts["least_radius"], facts["least_area"]),
            "shortest border {:.1f} {}".format(facts["least_border"], facts["least_pair"]),
            f"score {score[1]:.2f}",
            faults[:4],
        )
        if best is None or score < best[0]:
            best = (score, out)
    if best is None:
        sys.exit("no seed gave a map; try more with --tries")
    return best[1]


def data_law(data):
    """What check_maps reads from the rules, from what we already hold."""
    return {
        "keys": data["keys"],
        "borders": {tuple(sorted(e)) for e in data["borders"]},
        "crossings": {tuple(sorted(c[:2])) for c in data["crossings"]},
        "seas": data["seas"],
        "kingdom": data["kingdom"],
    }


def main():
    ap = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ap.add_argument("atlas", help="countries-10m.json of world-atlas")
    ap.add_argument("--only", choices=list(check_maps.MAPS))
    ap.add_argument("--tries", type=int, default=1, help="how many seeds to try, from --first on; the best is kept")
    ap.add_argument("--first", type=int, help="first seed; the one named in places.py if not given")
    ap.add_argument("--arthur-rules", type=Path, help="the provinces of arthur")
    args = ap.parse_args()
    for cfg, load in ((places.VIKINGS, places.load_vikings), (places.ARTHUR, places.load_arthur)):
        if args.only and cfg["name"] != args.only:
            continue
        print(cfg["name"])
        target, rules = check_maps.MAPS[cfg["name"]]
        if cfg["name"] == "arthur":
            rules = args.arthur_rules or rules
        if not rules.exists():
            print("  no rules at", rules, "- not made")
            continue
        out = make(cfg, load(rules), args.atlas, cfg["first"] if args.first is None else args.first, args.tries)
        text = json.dumps(out, separators=(",", ":"), ensure_ascii=True)
        target.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
