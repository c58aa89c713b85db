"""Draw a map file as SVG, to look at it.

python -m tools.maps.preview vikings out.svg [--plain] [--arthur-rules FILE]
"""

# ruff: noqa: E501 - the drawing is easier to read with an element a line

import argparse
import json
from pathlib import Path

from tools.maps.check_maps import MAPS

COLOURS = {
    "northumbria": "#b9a05f",
    "mercia": "#8fa36a",
    "wessex": "#c98f62",
    "east_anglia": "#a98aa5",
    "dumnonia": "#a9b86c",
    "ceint": "#d29a6a",
    "powys": "#a98cb8",
    "linnuis": "#d8c178",
    "ebrauc": "#c48580",
    "demetia": "#86b0bb",
    "gwynedd": "#86a586",
    "rheged": "#98a2cc",
}


def shade(hex_, f):
    v = [int(hex_[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{max(0, min(255, round(c * f))):02x}" for c in v)


def draw(m, kingdom, names, cities=(), plain=False):
    x, y, w, h = (float(v) for v in m["viewBox"].split())
    o = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {w:g} {h:g}" width="{w:g}" height="{h:g}" font-family="Georgia, serif">'
    ]
    o.append(f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" fill="#a9c3c6"/>')
    land = "".join(m["background"]["silhouette"])
    for width, op in ((22, 0.16), (13, 0.22), (6, 0.35)):
        o.append(
            f'<path d="{land}" fill="none" stroke="#d3e2df" stroke-width="{width:g}" stroke-opacity="{op:g}" stroke-linejoin="round"/>'
        )
    for p in m["background"]["land"]:
        o.append(f'<path d="{p}" fill="#ddd6c2" stroke="none"/>')
    for t in m["tidal"]:
        o.append('<path d="{}" fill="#bcd3d2"/>'.format(t["path"]))
    for i, (k, a) in enumerate(m["areas"].items()):
        f = (1.0, 0.95, 1.05, 0.975, 1.025)[i % 5]
        o.append('<path d="{}" fill="{}" fill-rule="evenodd"/>'.format(a["path"], shade(COLOURS[kingdom[k]], f)))
    for a in m["wilds"].values():
        o.append('<path d="{}" fill="{}"/>'.format(a["path"], "#5f7350" if a["kind"] == "forest" else "#8d8574"))
    for r in m["ornament"]["rivers"]:
        o.append(
            '<path d="{}" fill="none" stroke="#7fa9b4" stroke-width="1.1" stroke-opacity=".75" stroke-linejoin="round" stroke-linecap="round"/>'.format(
                r["path"]
            )
        )
    for s in m["ornament"]["signs"]:
        g = {
            "hill": "M-6 3Q-4 -3 -2.5 -4Q-.5 -3 1 3M0 0Q2 -3.5 3 -3Q5 -1 6 3",
            "wood": "M-4 3v-2M-6 1a2 2.6 0 1 1 4 0ZM1 4v-3M-1 1a2 2.8 0 1 1 4 0ZM5 3v-2M3.4 1a1.8 2.4 0 1 1 3.6 0Z",
            "marsh": "M-6 2h5M-4 2v-3M-3 2v-4M-2 2v-2.5M1 4h5M3 4v-3M4 4v-4M5 4v-2.5",
        }[s["kind"]]
        o.append(
            '<path transform="translate({:g} {:g})" d="{}" fill="none" stroke="#4a3b28" stroke-opacity=".45" stroke-width=".8" stroke-linecap="round"/>'.format(
                s["x"], s["y"], g
            )
        )
    for b in m["borders"]:
        o.append(
            '<path d="{}" fill="none" stroke="#5b4630" stroke-width=".9" stroke-opacity=".75" stroke-linejoin="round"/>'.format(
                b["path"]
            )
        )
    for p in m["kingdomOutlines"].values():
        o.append(f'<path d="{p}" fill="none" stroke="#4a2f1c" stroke-width="2.2" stroke-linejoin="round"/>')
    for r in m["rivers"]:
        o.append(
            '<path d="{}" fill="none" stroke="#5d93a5" stroke-width="2.4" stroke-linecap="round"/>'.format(r["path"])
        )
    for p in m["coast"]:
        o.append(f'<path d="{p}" fill="none" stroke="#39322b" stroke-width="1.1" stroke-linejoin="round"/>')
    for c in m["crossings"]:
        o.append(
            '<path d="{}" fill="none" stroke="#7a1f1f" stroke-width="2.2" stroke-dasharray="4 3" stroke-linecap="round"/>'.format(
                c["path"]
            )
        )
    for s in m["seaLabels"]:
        o.append(
            '<text transform="translate({:g} {:g}) rotate({:g})" text-anchor="middle" font-size="19" font-style="italic" letter-spacing="3" fill="#466b78">{}</text>'.format(
                s["x"], s["y"], s["angle"], s["sea"].replace("_", " ").title()
            )
        )
    for s in m["background"]["labels"]:
        o.append(
            '<text transform="translate({:g} {:g}) rotate({:g})" text-anchor="middle" font-size="15" letter-spacing="3" fill="#a09780">{}</text>'.format(
                s["x"], s["y"], s["angle"], s["text"]
            )
        )
    for k, a in m["areas"].items():
        if not plain:
            o.append(
                '<circle cx="{:g}" cy="{:g}" r="{:g}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width=".7"/>'.format(
                    *a["label"], a["radius"]
                )
            )
            for i, p in enumerate(a["anchors"]):
                o.append(
                    '<circle cx="{:g}" cy="{:g}" r="2.4" fill="#fff" fill-opacity="{:g}"/>'.format(
                        *p, 0.75 if i < 3 else 0.4
                    )
                )
        tx, ty = a["town"]
        if k in cities:
            o.append(
                f'<rect x="{tx - 3.2:g}" y="{ty - 3.2:g}" width="6.4" height="6.4" fill="#7a1f1f" stroke="#fff" stroke-width=".9"/>'
            )
        else:
            o.append(f'<circle cx="{tx:g}" cy="{ty:g}" r="2" fill="#3a2a1a"/>')
    for k, a in m["areas"].items():
        words = names[k].replace("-", "- ").split(" ") if len(names[k]) > 11 else [names[k]]
        rows = [words[0]]
        for word in words[1:]:
            if len(rows[-1]) + len(word) < 9:
                rows[-1] += ("" if rows[-1].endswith("-") else " ") + word
            else:
                rows.append(word)
        for halo in (True, False):
            for i, row in enumerate(rows):
                y = a["label"][1] + 3 + (i - (len(rows) - 1) / 2) * 9
                style = 'stroke="#fff" stroke-opacity=".4" stroke-width="2" stroke-linejoin="round"' if halo else ""
                o.append(
                    '<text x="{:g}" y="{:g}" text-anchor="middle" font-size="8.8" fill="#2a1d10" {}>{}</text>'.format(
                        a["label"][0], y, style, row
                    )
                )
    for a in m["wilds"].values():
        o.append(
            '<text x="{:g}" y="{:g}" text-anchor="middle" font-size="6" fill="#fff">{}</text>'.format(
                a["label"][0], a["label"][1] + 2, a["name"]
            )
        )
    return "\n".join(o) + "</svg>"


def main():
    ap = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ap.add_argument("map", choices=list(MAPS))
    ap.add_argument("svg", type=Path)
    ap.add_argument("--plain", action="store_true", help="no anchors, no discs")
    ap.add_argument("--arthur-rules", type=Path, help="the provinces of arthur")
    args = ap.parse_args()
    map_file, rules = MAPS[args.map]
    if args.map == "arthur":
        rules = args.arthur_rules or rules
    m = json.loads(map_file.read_text(encoding="utf-8"))
    d = json.loads(rules.read_text(encoding="utf-8"))
    if "shires" in d:
        kingdom = {s["key"]: s["kingdom"] for s in d["shires"]}
        names = {s["key"]: s["modern"].split(" (")[0] for s in d["shires"]}
        cities = {s["key"] for s in d["shires"] if s["city"]}
    else:
        kingdom = {p["id"]: p["kingdom"] for p in d["provinces"]}
        names = {p["id"]: p["name"] for p in d["provinces"]}
        cities = {p["id"] for p in d["provinces"] if p["home"]}
    args.svg.write_text(draw(m, kingdom, names, cities, args.plain), encoding="utf-8")


if __name__ == "__main__":
    main()
