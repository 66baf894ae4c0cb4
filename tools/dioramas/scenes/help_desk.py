"""A question mark in neon over a tidy table, for the share picture of the questions page."""
from kit import *

night()
wall(8, 4, (0, 0.9, 0), colour="#43286b", panels=0)
lamp((2.2, -2.4, 3.0), (0.6, 0.2, 0.8), 120, "#ffc98f", 1.2)
lamp((-1.8, 0.2, 2.2), (0.4, 0.4, 0.6), 34, CYAN, 0.4, height=1.4)

# the mark: a bent tube and its dot
with piece("question mark", (0.62, 0.86, 1.02)):
    neon_line([*arc(0.2, 165, -60, (0, 0, 0.42), steps=20), (0, -0.0, 0.17), (0, -0.0, 0.06)], MAGENTA, 0.022, corner=0.06)
    ball(0.034, (0, 0, -0.08), glow(MAGENTA, 6))
    lamp((0, -0.15, 0.3), (0, -0.9, -0.3), 9, MAGENTA, 0.5, shadow=False, reach=1.6)
neon_line([(0.1, 0.86, 0.86), (0.1, 0.86, 1.84), (1.14, 0.86, 1.84), (1.14, 0.86, 0.86)], CYAN, 0.012, corner=0.2)

with piece("table", (0, 0, 0)):
    box((7, 1.6, 0.05), (0, 0.05, 0.69), wood(WALNUT), 0.015)
    with piece("on the table", (0, 0, DESK_HEIGHT)):
        table_lamp((1.26, 0.42, 0))
        headset_stand((0.28, 0.28, 0), 18, colour=CREAM)
        controller((0.62, -0.08, 0), 165, colour=CREAM)
        mug((0.98, 0.12, 0), -30, colour=CORAL)
        member_card((0.3, -0.14, 0), 14)
        small_plant((0.02, 0.42, 0), pot=TEAL)
        coin_stack((0.86, -0.16, 0), 4)
        coin((0.95, -0.2, 0), 40)
bulb((1.26, 0.3, 1.2), 8, reach=1.8)

shoot("share/faq", camera((0.35, -3.6, 1.5), (0.62, 0.4, 1.2), lens=52, focus=(0.6, 0.1, 0.9), blur=0.25,
      shift=(-0.22, 0.0)), (1200, 630), exposure=0.6)
