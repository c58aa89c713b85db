"""Check the map files of vikings and arthur against the rules. Reads the JSON files alone; needs shapely.

    python -m tools.maps.check_maps [--arthur-rules FILE]

Prints one line a law, with what was measured; leaves with status 1 if a law is broken.
"""

import argparse
import json
import math
import re
import sys
from pathlib import Path

from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.ops import unary_union

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "heptarchy" / "games"
MAPS = {  # the map file and the rules it is held to
    "vikings": (GAMES / "vikings" / "data" / "map.json", GAMES / "vikings" / "data" / "vikings.json"),
    "arthur": (ROOT / "tools" / "maps" / "arthur.json", GAMES / "arthur" / "data" / "map.json"),
}
LEAST_BORDER = 12.0  # a border is at least this long
LEAST_COAST = 15.0  # a coast is at least this long
LEAST_RADIUS = 14.0  # a disc this big fits into every area
HAIR = 0.06  # lines nearer than this are one line (the grid is 0.1)
CLEAR = 4.0  # towns and anchors keep this far from the edge
APART = 6.0  # areas that do not border keep this far apart


def rings(path):
    """Rings or lines of an SVG path of M, L and Z with absolute numbers."""
    out = []
    for part in re.findall(r"M[^M]*", path):
        v = [float(x) for x in re.findall(r"-?\d+(?:\.\d+)?", part)]
        out.append(list(zip(v[::2], v[1::2], strict=True)))
    return out


def shape(path):
    """Polygon(s) of a path: a ring inside another one is a hole."""
    polys = [Polygon(r) for r in rings(path)]
    shells, holes = [], []
    for i, p in enumerate(polys):
        inside = [q for j, q in enumerate(polys) if j != i and q.area > p.area and q.contains(p.representative_point())]
        (holes if len(inside) % 2 else shells).append(p)
    out = []
    for s in shells:
        mine = [h.exterior.coords for h in holes if s.contains(h.representative_point())]
        out.append(Polygon(s.exterior.coords, mine))
    return out[0] if len(out) == 1 else MultiPolygon(out)


def line(path):
    return LineString(rings(path)[0])


def law_vikings(path):
    d = json.loads(path.read_text(encoding="utf-8"))
    return {
        "keys": [s["key"] for s in d["shires"]],
        "crossings": set(),
        "borders": {tuple(sorted((s["key"], other))) for s in d["shires"] for other in s["neighbours"]},
        "seas": {s["key"]: s["seas"] for s in d["shires"]},
        "kingdom": {s["key"]: s["kingdom"] for s in d["shires"]},
    }


def law_arthur(path):
    d = json.loads(path.read_text(encoding="utf-8"))
    wet = {tuple(sorted(c["edge"])) for c in d["crossings"]}
    return {
        "keys": [p["id"] for p in d["provinces"]],
        "crossings": wet,
        "borders": {tuple(sorted((p["id"], q))) for p in d["provinces"] for q in p["adjacent"]} - wet,
        "seas": {p["id"]: p["coasts"] for p in d["provinces"]},
        "kingdom": {p["id"]: p["kingdom"] for p in d["provinces"]},
    }


def check(m, law, quiet=False):
    """-> (faults, facts)"""
    faults = []
    say = (lambda *a: None) if quiet else print

    def rule(name, bad, note=""):
        faults.extend(f"{name}: {b}" for b in bad)
        say(f"  {'BAD' if bad else 'ok':4} {name}{f' ({note})' if note else ''}")
        for b in bad[:12]:
            say("         ", b)

    x0, y0, w, h = (float(v) for v in m["viewBox"].split())
    frame = box(x0, y0, x0 + w, y0 + h)
    names = list(m["areas"])
    rule("every area of the rules, no other", sorted(set(names) ^ set(law["keys"])), f"{len(names)} areas")
    geo = {k: shape(a["path"]) for k, a in m["areas"].items()}
    wild = {k: shape(a["path"]) for k, a in m["wilds"].items()}
    back = [shape(p) for p in m["background"]["land"]]
    full = [shape(p) for p in m["background"]["silhouette"]]
    every = {**geo, **wild}
    rule(
        "shapes are valid",
        [k for k, g in every.items() if not g.is_valid]
        + [f"land {i}" for i, g in enumerate(back + full) if not g.is_valid],
    )
    rule("shapes lie in the frame", [k for k, g in every.items() if not frame.buffer(0.06).contains(g)])

    ks = list(every)
    over = []
    near = {}
    for i, a in enumerate(ks):
        for b in ks[i + 1 :]:
            if every[a].distance(every[b]) < 30:
                near[(a, b)] = True
                if every[a].intersection(every[b]).area > 1e-6:
                    over.append((a, b))
        for j, g in enumerate(back):
            if every[a].intersection(g).area > 1e-6:
                over.append((a, f"land {j}"))
    rule("shapes do not overlap", over)
    union = unary_union(list(every.values()) + back)
    silhouette = unary_union(full)
    gap = union.symmetric_difference(silhouette).area
    holes = [
        round(Polygon(r).area, 1) for p in (union.geoms if hasattr(union, "geoms") else [union]) for r in p.interiors
    ]
    rule(
        "areas, wilds and background cover the land",
        ([f"{gap:.3f} units square amiss"] if gap > 0.01 else []) + [f"hole of {a}" for a in holes],
        f"land {silhouette.area:.0f} units square",
    )

    touch = {}
    loose = []
    apart = (1e9, "")
    close = []
    for a, b in near:
        length = every[a].boundary.intersection(every[b].boundary).length
        pair = tuple(sorted((a, b)))
        if length > 0:
            touch[pair] = length
        elif pair not in law["crossings"]:
            d = every[a].distance(every[b])
            if d < 1e-9:
                loose.append("{} and {} meet in a point".format(*pair))
            if pair[0] in geo and pair[1] in geo:
                apart = min(apart, (d, "{}-{}".format(*pair)))
                if d < APART:
                    close.append("{}-{} {:.1f}".format(*pair, d))
    land_touch = {p: v for p, v in touch.items() if p[0] in geo and p[1] in geo}
    missing = sorted(law["borders"] - set(land_touch))
    false = sorted(set(land_touch) - law["borders"])
    rule(
        "areas that border in the rules share a border, and no others",
        ["missing {}-{}".format(*p) for p in missing] + ["false {}-{} {:.1f}".format(*p, land_touch[p]) for p in false],
        f"{len(law['borders'])} borders",
    )
    rule("no two areas meet in a mere point", loose)
    rule(f"areas that do not border keep {APART:g} apart", close, "nearest {:.1f}, {}".format(*apart))
    short = [
        ("{}-{} {:.1f}".format(*p, land_touch[p]))
        for p in sorted(law["borders"])
        if p in land_touch and land_touch[p] < LEAST_BORDER
    ]
    least_pair = min((p for p in law["borders"] if p in land_touch), key=lambda p: land_touch[p])
    rule(
        f"borders are at least {LEAST_BORDER:g} long",
        short,
        "shortest {:.1f}, {}-{}".format(land_touch[least_pair], *least_pair),
    )

    listed = {}
    for b in m["borders"]:
        ln = line(b["path"])
        listed.setdefault(tuple(sorted((b["a"], b["b"]))), []).append(ln)
    amiss = []
    for p, v in touch.items():
        got = sum(x.length for x in listed.get(p, []))
        if abs(got - v) > 0.5:
            amiss.append("{}-{} listed {:.1f} drawn {:.1f}".format(*p, got, v))
    outland = unary_union(back)
    for k, g in every.items():
        want = g.boundary.intersection(outland.boundary).length
        got = sum(x.length for x in listed.get(tuple(sorted((k, "background"))), []))
        if abs(got - want) > 0.5:
            amiss.append(f"{k}-background listed {got:.1f} drawn {want:.1f}")
    for p in listed:
        if "background" not in p and p not in touch:
            amiss.append("{}-{} listed, not drawn".format(*p))
    rule("`borders` lists every shared line once", amiss, f"{len(m['borders'])} lines")

    drawn = {tuple(sorted((c["a"], c["b"]))): line(c["path"]) for c in m["crossings"]}
    bad = ["{}-{}".format(*p) for p in sorted(set(drawn) ^ law["crossings"])]
    for (a, b), ln in drawn.items():
        if a not in geo or b not in geo:
            continue
        ends = [Point(ln.coords[0]), Point(ln.coords[-1])]
        if not (any(geo[a].contains(e) for e in ends) and any(geo[b].contains(e) for e in ends)):
            bad.append(f"{a}-{b} does not join the two")
        for k, g in geo.items():
            if k not in (a, b) and g.intersects(ln):
                bad.append(f"{a}-{b} runs over {k}")
        if not ln.difference(silhouette).length > 1:
            bad.append(f"{a}-{b} is not over water")
    rule("crossings are those of the rules and join the right areas over water", bad, f"{len(drawn)}")

    # coasts: what of an area's edge is neither another area, background nor the frame
    rim = unary_union([g.boundary for g in back] + [frame.exterior])
    tide = {}
    for c in m["coastArcs"]:
        tide.setdefault(c["area"], []).append((tuple(c["seas"]), line(c["path"])))
    wrong = []
    unlisted = []
    shortest = (1e9, "", "")
    sheets = [(tuple(s["seas"]), shape(s["path"])) for s in m["seas"].values()] + [
        ((), shape(t["path"])) for t in m["tidal"]
    ]
    for c in m["coastArcs"]:
        mid = line(c["path"]).interpolate(0.5, normalized=True)
        if not any(flags == tuple(c["seas"]) and g.distance(mid) < 1 for flags, g in sheets):
            wrong.append(
                "{}: a coast said to be of {} is not on that water".format(c["area"], c["seas"] or "a tidal river")
            )
    rivers = {(r["area"], r["sea"]): line(r["path"]) for r in m["rivers"]}
    for k, g in geo.items():
        rest = g.boundary
        others = unary_union([every[o].boundary for o in every if o != k and every[o].distance(g) < 1] + [rim])
        wet = rest.difference(others.buffer(0.001)).length
        got = sum(x.length for _, x in tide.get(k, []))
        if abs(wet - got) > 1:
            unlisted.append(f"{k} listed {got:.1f} drawn {wet:.1f}")
        for _, x in tide.get(k, []):
            if x.difference(g.boundary.buffer(HAIR)).length > 0.1:
                unlisted.append(f"{k} coast off its edge")
        length = {}
        for seas, x in tide.get(k, []):
            for s in seas:
                length[s] = length.get(s, 0) + x.length
        for s in law["seas"][k]:
            if (k, s) in rivers:
                r = rivers[(k, s)]
                ends = [Point(r.coords[0]), Point(r.coords[-1])]
                sea_end = [x for c in m["coastArcs"] if s in c["seas"] for x in [line(c["path"])]]
                if not (
                    any(e.distance(g) < HAIR for e in ends) and any(e.distance(x) < HAIR for e in ends for x in sea_end)
                ):
                    wrong.append(f"{k}: its river does not join it to {s}")
                continue
            if length.get(s, 0) < LEAST_COAST:
                wrong.append(f"{k} has {length.get(s, 0):.1f} of {s}")
            elif length[s] < shortest[0]:
                shortest = (length[s], k, s)
        for s in length:
            if s not in law["seas"][k] and length[s] > 0:
                wrong.append(f"{k} touches {s} ({length[s]:.1f})")
    rule("coastal areas touch their seas, inland ones none", wrong, "shortest coast {:.1f}, {}".format(*shortest[:2]))
    rule("`coastArcs` lists the whole coast of every area", unlisted)

    spots = []
    thin = []
    least = (1e9, "")
    crowd = 1e9
    for k, a in m["areas"].items():
        g = geo[k]
        p = Point(a["label"])
        room = p.distance(g.boundary) if g.contains(p) else -1
        if room < a["radius"] - 0.15:
            spots.append("{} label has {:.1f}, says {:.1f}".format(k, room, a["radius"]))
        if room < LEAST_RADIUS:
            thin.append(f"{k} {room:.1f}")
        least = min(least, (room, k))
        for n, q in [("town", a["town"])] + [(f"anchor {i}", q) for i, q in enumerate(a["anchors"])]:
            if not g.contains(Point(q)) or Point(q).distance(g.boundary) < CLEAR:
                spots.append(f"{k} {n} is out or at the edge")
        for i, q in enumerate(a["anchors"]):
            for r in a["anchors"][:i]:
                crowd = min(crowd, math.dist(q, r))
        if len(a["anchors"]) != 6:
            spots.append(f"{k} has {len(a['anchors'])} anchors")
    rule(
        f"labels, towns and six anchors lie inside, {CLEAR:g} off the edge",
        spots,
        f"anchors nearest to each other {crowd:.1f}",
    )
    rule(f"a disc of radius {LEAST_RADIUS:g} fits at every label", thin, "least {:.1f}, {}".format(*least))

    bad = []
    for k in sorted(set(law["kingdom"].values())):
        want = unary_union([geo[a] for a in geo if law["kingdom"][a] == k])
        if k not in m["kingdomOutlines"] or shape(m["kingdomOutlines"][k]).symmetric_difference(want).area > 0.01:
            bad.append(k)
    rule(
        "kingdom outlines are the union of their areas",
        bad + sorted(set(m["kingdomOutlines"]) - set(law["kingdom"].values())),
    )
    labels = {s["sea"] for s in m["seaLabels"]}
    rule(
        "every sea has a label, on water",
        sorted({s for v in law["seas"].values() for s in v} - labels)
        + [s["sea"] for s in m["seaLabels"] if silhouette.contains(Point(s["x"], s["y"]))],
    )
    wet = [shape(s["path"]) for s in m["seas"].values()] + [shape(t["path"]) for t in m["tidal"]]
    sea = frame.difference(silhouette)
    dry = sea.difference(unary_union([g.buffer(0.8) for g in wet])).area
    rule("`seas` and `tidal` cover the water", [f"{dry:.0f} units square without a sea"] if dry > 60 else [])
    size = len(json.dumps(m, separators=(",", ":")))
    rule("under 400 kB", [f"{size}"] if size > 400_000 else [], f"{size // 1000} kB")
    return faults, {
        "least_radius": least[0],
        "least_area": least[1],
        "least_border": land_touch[least_pair],
        "least_pair": least_pair,
        "least_apart": apart[0],
    }


def main():
    ap = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ap.add_argument("--arthur-rules", type=Path, help="the provinces of arthur")
    args = ap.parse_args()
    broken = 0
    for name, law in (("vikings", law_vikings), ("arthur", law_arthur)):
        print(name)
        map_file, rules = MAPS[name]
        if name == "arthur":
            rules = args.arthur_rules or rules
        if not rules.exists():
            print("  no rules at", rules, "- not checked")
            continue
        faults, _ = check(json.loads(map_file.read_text(encoding="utf-8")), law(rules))
        broken += len(faults)
    print("all laws hold" if not broken else f"{broken} faults")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
