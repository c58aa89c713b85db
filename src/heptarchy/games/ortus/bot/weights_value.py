"""What each thing in `value.py` weighs: fitted by tools/fit_values.py. Not edited."""

from __future__ import annotations

from typing import Final

# By set: games of the campaign that it was fitted to, on tables of all kinds
GAMES: Final[dict[str, int]] = {
    "base": 4942,
    "duel": 4942,
    "heathen": 4942,
    "rebellion": 4942,
    "semi": 8744,
    "wessex": 8744,
}

WEIGHTS: Final[dict[str, list[list[float]]]] = {
    "base": [
        [0.6787, 0.7423],  # one
        [0.0016, 0.2211],  # fiefs
        [0.0425, -0.0538],  # estate
        [0.0343, 0.005],  # lords
        [0.0317, 0.4325],  # prince
        [-0.0298, 0.0585],  # towers
        [0.0319, -0.0772],  # force
        [-0.0823, 0.0828],  # hand force
        [0.1263, 0.0596],  # hand
        [0.0486, -0.1215],  # hand worth
        [0.0891, 0.1321],  # deck
        [-0.2336, 0.5354],  # mercenaries
        [-0.0138, 0.0001],  # pool
        [0.062, -0.3258],  # church
        [-0.0303, 1.2567],  # cathedral
        [0.677, -0.686],  # king
        [0.1934, 0.3508],  # heir
        [-1.1201, 1.0131],  # dying
        [-0.0652, 0.2465],  # weakest seat
        [-0.0814, 0.0228],  # danger
        [0.5587, -0.2738],  # banners
        [-0.5804, 0.8385],  # emissaries
        [0.0572, -0.0696],  # turn
        [0.0, 0.0],  # conditions
        [0.0539, 0.0541],  # horde
        [0.1708, 0.2689],  # rivals
        [0.0, 0.0],  # legacy
        [0.0, 0.0],  # points
        [0.7423, 0.7115],  # near
    ],
    "duel": [
        [0.7363, 0.6],  # one
        [-0.0395, 0.3006],  # fiefs
        [0.1042, -0.0477],  # estate
        [-0.1818, 0.3583],  # lords
        [-0.2406, 0.7675],  # prince
        [-0.001, 0.0256],  # towers
        [0.0455, -0.1742],  # force
        [-0.1451, -0.0385],  # hand force
        [0.1243, 0.0096],  # hand
        [0.0599, 0.0344],  # hand worth
        [0.0843, 0.1646],  # deck
        [-0.2175, 0.5431],  # mercenaries
        [0.0891, -0.095],  # pool
        [0.6897, -0.7625],  # church
        [-0.4669, 1.683],  # cathedral
        [0.3298, -0.4735],  # king
        [0.0851, -0.2584],  # heir
        [-0.9961, 0.5823],  # dying
        [-0.0636, -0.2529],  # weakest seat
        [-0.1963, 0.1267],  # danger
        [0.1514, -0.2578],  # banners
        [0.3974, -0.1565],  # emissaries
        [0.2494, -0.3084],  # turn
        [0.0, 0.0],  # conditions
        [0.0324, 0.0347],  # horde
        [0.7363, 0.6],  # rivals
        [0.0, 0.0],  # legacy
        [0.0, 0.0],  # points
        [0.6, 0.5149],  # near
    ],
    "heathen": [
        [-0.9158, -1.1499],  # one
        [-0.0816, 0.1273],  # fiefs
        [0.0441, -0.0292],  # estate
        [-0.3758, 0.5259],  # lords
        [0.3113, 0.0072],  # prince
        [-0.0514, 0.0726],  # towers
        [0.0464, -0.0644],  # force
        [-0.182, 0.1961],  # hand force
        [0.32, -0.0878],  # hand
        [-0.1061, -0.052],  # hand worth
        [0.0685, 0.0638],  # deck
        [-0.2984, 0.2654],  # mercenaries
        [-0.0278, 0.0185],  # pool
        [-0.3377, 0.2295],  # church
        [0.3996, 1.6957],  # cathedral
        [1.3021, 0.7535],  # king
        [0.1579, 0.1603],  # heir
        [-0.7689, 0.6762],  # dying
        [-0.0196, 0.7403],  # weakest seat
        [-0.1097, 0.0833],  # danger
        [1.0731, -0.9805],  # banners
        [-0.7576, 0.3812],  # emissaries
        [0.0296, -0.0599],  # turn
        [0.0, 0.0],  # conditions
        [-0.2526, 0.1418],  # horde
        [-0.0611, -0.0227],  # rivals
        [0.0, 0.0],  # legacy
        [0.0, 0.0],  # points
        [-1.1499, 0.5357],  # near
    ],
    "rebellion": [
        [-0.6607, -0.6761],  # one
        [0.0834, -0.2093],  # fiefs
        [0.0823, 0.0071],  # estate
        [-0.0744, 0.1913],  # lords
        [0.0157, -0.3706],  # prince
        [-0.0719, 0.0243],  # towers
        [0.0286, -0.0299],  # force
        [0.0192, -0.0201],  # hand force
        [-0.0281, 0.0047],  # hand
        [0.0537, 0.0728],  # hand worth
        [0.005, 0.0985],  # deck
        [0.0746, 0.145],  # mercenaries
        [0.0552, -0.0202],  # pool
        [0.0558, -0.793],  # church
        [-0.2351, 1.9024],  # cathedral
        [0.6607, 0.6761],  # king
        [0.0626, 0.3734],  # heir
        [0.0501, -0.6926],  # dying
        [0.5334, -1.3284],  # weakest seat
        [-0.0753, -0.0212],  # danger
        [0.0, 0.0],  # banners
        [-0.0464, 0.2243],  # emissaries
        [-0.1645, -0.2563],  # turn
        [0.0, 0.0],  # conditions
        [0.0, 0.0],  # horde
        [0.4793, 0.2497],  # rivals
        [0.0, 0.0],  # legacy
        [0.0, 0.0],  # points
        [-0.6761, 0.1021],  # near
    ],
    "semi": [
        [0.0, -0.0],  # one
        [0.1547, 0.0303],  # fiefs
        [0.0462, -0.03],  # estate
        [-0.0627, -0.0617],  # lords
        [0.2048, 0.1201],  # prince
        [-0.1051, 0.0427],  # towers
        [0.0007, -0.0463],  # force
        [-0.1624, 0.0744],  # hand force
        [0.0674, -0.2528],  # hand
        [0.1317, -0.188],  # hand worth
        [0.0148, 0.1139],  # deck
        [-0.1566, 0.3542],  # mercenaries
        [0.0272, -0.0425],  # pool
        [0.1088, 0.2047],  # church
        [0.1776, -0.1771],  # cathedral
        [1.3988, -0.1087],  # king
        [0.1873, -0.0491],  # heir
        [-0.3216, -0.3156],  # dying
        [-0.1476, -0.0447],  # weakest seat
        [-0.1246, 0.0055],  # danger
        [0.2183, 0.1301],  # banners
        [-0.7348, 0.78],  # emissaries
        [0.0782, -0.3359],  # turn
        [0.0, 0.0],  # conditions
        [-0.0, -0.0],  # horde
        [-0.1436, 0.422],  # rivals
        [0.0, 0.0],  # legacy
        [0.0, 0.0],  # points
        [-0.0, -0.0],  # near
    ],
    "wessex": [
        [0.8132, 1.9362],  # one
        [0.0173, 0.0553],  # fiefs
        [0.0074, -0.0201],  # estate
        [0.0887, -0.2036],  # lords
        [-0.1067, 0.2928],  # prince
        [-0.0808, 0.1118],  # towers
        [-0.0327, 0.0259],  # force
        [-0.0768, 0.1455],  # hand force
        [0.11, 0.0519],  # hand
        [-0.0467, -0.0965],  # hand worth
        [0.0443, 0.0426],  # deck
        [0.049, -0.0944],  # mercenaries
        [0.0079, -0.0192],  # pool
        [-0.1796, 0.8102],  # church
        [0.5162, -0.2547],  # cathedral
        [1.5755, -1.98],  # king
        [0.33, -0.8105],  # heir
        [0.7929, -0.8407],  # dying
        [-0.0954, 0.1821],  # weakest seat
        [-0.0654, 0.0542],  # danger
        [0.748, -1.3121],  # banners
        [0.0697, -0.5059],  # emissaries
        [-0.0168, 0.02],  # turn
        [0.0, 0.0],  # conditions
        [-0.2628, 0.1104],  # horde
        [-0.1934, -0.5596],  # rivals
        [0.1832, -0.1083],  # legacy
        [0.0887, 0.4429],  # points
        [1.9362, -1.0078],  # near
    ],
}
