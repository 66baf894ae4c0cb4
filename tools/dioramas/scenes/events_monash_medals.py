"""Monash Cup 2024: gold, silver and bronze on a velvet tray, before they are given out."""
from math import cos, pi, sin

from kit import *
from kit.stage import *

VELVET = 0.045          # the cushion's top above the table
RIBBON = (BLUE, FOAM, AQUA)

night()
reflections(["#a8744a", "#1a1c3c", "#a88460", "#4f8fd0", "#0c1434", "#c8e4ff", "#0a1230", "#12205a"], "#081028", 1.15)
box((3, 3, 0.04), (0, 0, -0.04), wood("#33406b"))
box((0.66, 0.61, 0.02), (0, 0.045, 0), gloss(FOAM), bevel=0.008)
corners = [(-0.3, -0.26), (0.3, -0.26), (0.3, 0.26), (-0.3, 0.26)]
slab(rounded(corners, 0.05, closed=True, steps=14), 0.033, (0, 0.03, 0.012), fabric("#17348f"), bevel=0.013, segments=5)


def on_ribbon(x, y, turn, colour, lean):
    """A medal at (x, y) with its ribbon in a loop behind it. `lean` moves the loop sideways."""
    relief_medal(colour, (x, y, VELVET), turn, radius=0.08)
    with piece("ribbon", (x, y, VELVET), turn):
        # a drop-shaped loop whose ends cross at the medal's ring
        path = [(0.075 * sin(a) * sin(a / 2) + lean * sin(a / 2), 0.088 + 0.098 * (1 - cos(a)), 0.004 + 0.01 * sin(a / 2) + 0.004 * a / 6.3)
                for a in (2 * pi * i / 60 for i in range(61))]
        ribbon_band(path, 0.03, [(stripe, 1) for stripe in RIBBON])


on_ribbon(-0.172, -0.03, 3, SILVER, -0.01)
on_ribbon(0.172, -0.025, -4, BRONZE, 0.01)
on_ribbon(0.0, -0.13, 2, GOLD, 0.015)
confetti(36, (-0.6, -0.4, 0.0), (0.6, 0.6, 0.01), (AQUA, FOAM, BLUE), seed=5, size=0.014, lying=1.0)

# a string of small lights at the table's far side, which the lens turns into discs
for number in range(11):
    ball(0.012, (-0.75 + number * 0.15, 0.72 + 0.05 * (number % 3), 0.03), glow(AQUA if number % 2 else FOAM, 9))
lamp((0.5, -0.5, 0.9), (0, 0, 0.05), 9, "#ffdcb0", 0.2)
lamp((-0.7, 0.1, 0.5), (0, 0, 0.05), 4, AQUA, 0.3)
lamp((0.2, 0.9, 0.6), (0, 0.1, 0.05), 6, "#9fd4ff", 0.4)

eye = camera((0.06, -0.93, 0.98), (-0.004, 0.03, 0.03), lens=58, focus=(0, -0.12, 0.055), blur=0.4)
shoot("events/monash-cup-2024/medals", eye, (2000, 2000), exposure=0.4, fine=True)
