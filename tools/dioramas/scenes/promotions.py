"""The reload bonus as a lit sign, with the amounts from data/membership.json."""
import json

from kit import *
from kit.materials import FOLDER

DATA = FOLDER.parents[1] / "data" / "membership.json"
try:
    bonuses = json.loads(DATA.read_text())["reload"]["bonuses"]
    best = max(bonuses, key=lambda offer: offer["bonus"])
    reload, bonus = f"RM{best['reload']}", f"RM{best['bonus']}"
except (OSError, KeyError, ValueError) as problem:
    raise SystemExit(f"Cannot read reload.bonuses in data/membership.json for the poster: {problem!r}")

night()
WALL_AT = 0.5
wall(9, 4.2, (0, WALL_AT, 0), colour="#43286b", panels=0)
lamp((1.6, -3.6, 4.2), (0, WALL_AT, 1.2), 230, "#ffc98f", 1.6)
lamp((-2.4, -0.6, 2.4), (0, WALL_AT, 1.4), 60, CYAN, 0.4, height=2.0)
lamp((2.4, -0.4, 1.8), (0, WALL_AT, 1.2), 55, MAGENTA, 0.4, height=2.0)

# the sign: a dark board in a neon frame
WIDE, TALL, FOOT = 1.86, 1.74, 0.94
with piece("sign", (0, WALL_AT - 0.03, FOOT)):
    box((WIDE, 0.06, TALL), (0, 0, 0), plastic("#1c1238"), 0.05, segments=5)
    frame = [(-WIDE / 2 + 0.07, -0.06, 0.07), (-WIDE / 2 + 0.07, -0.06, TALL - 0.07),
             (WIDE / 2 - 0.07, -0.06, TALL - 0.07), (WIDE / 2 - 0.07, -0.06, 0.07)]
    neon_line(frame, MAGENTA, 0.016, corner=0.14, closed=True)
    front = -0.03
    neon("RELOAD", 0.17, CYAN, (0, front, 1.36), spacing=0.38, thickness=0.12)
    lettering(reload, 0.37, gloss(CREAM), (0, front, 0.89), depth=0.08, bevel=0.008)
    neon("GET", 0.12, CYAN, (0, front, 0.68), spacing=0.38, thickness=0.12)
    for side in (-1, 1):
        neon_line([(side * 0.28, front - 0.035, 0.74), (side * 0.68, front - 0.035, 0.74)], CYAN, 0.008)
    lettering(bonus, 0.44, glow("#ff8a1c", 1.1), (0, front, 0.17), depth=0.09, bevel=0.003)
    lamp((0, -0.25, 0.4), (0, 0, 0.4), 5, AMBER, 1.2, height=0.5, shadow=False, reach=1.0)
for x in (-0.62, 0.62):
    with piece("sign lamp", (x, WALL_AT, 2.94)):
        cylinder(0.05, 0.02, (0, 0, 0), metal(GOLD), turn=(90, 0, 0))
        tube([(0, 0, 0), (0, -0.3, 0.06), (0, -0.38, -0.02)], 0.012, metal(GOLD), corner=0.1)
        lathe(smooth_profile([(0.03, 0.1), (0.05, 0.08), (0.1, 0.0)]) + smooth_profile([(0.094, 0.0), (0.045, 0.075),
              (0, 0.09)]), (0, -0.38, -0.12), metal(GOLD))
        ball(0.035, (0, -0.38, -0.08), glow(AMBER, 8))
    spot((x, WALL_AT - 0.42, 2.8), (x * 0.8, WALL_AT, 1.5), 46, AMBER, angle=80)

# a shelf below it with tokens, member cards and tickets
with piece("ledge", (0, -0.02, 0)):
    box((4.6, 1.0, 0.07), (0, 0, 0.55), wood(OAK), 0.02)
    box((4.5, 0.9, 0.55), (0, 0.04, 0), matte("#22153f"), 0.01)
    slat = box((0.06, 0.03, 0.5), (-2.2, -0.42, 0.03), wood(WALNUT, "z"), 0.01, segments=2)
    repeat(slat, 46, (0.098, 0, 0))
    light_strip(4.4, 0.018, (0, -0.462, 0.526), AMBER)
    with piece("on the ledge", (0.02, 0.02, 0.62), 0, 1.25):
        for x, y, count in ((-0.62, 0.02, 9), (-0.49, -0.12, 5), (-0.74, -0.16, 3)):
            coin_stack((x, y, 0), count, radius=0.065)
        coin((-0.3, -0.24, 0), 20, radius=0.065)
        coin((-0.42, -0.31, 0.0), 80, radius=0.065)
        with piece("leaning token", (-0.62, 0.27, 0.002), (66, 0, 14)):
            coin((0, 0.12, 0), 0, radius=0.12)
        with piece("card", (0.03, -0.12, 0.004), (0, 0, 14), 1.9):
            member_card((0, 0, 0))
        with piece("card below", (0.11, -0.15, 0), (0, 0, -12), 1.9):
            member_card((0, 0, 0), colour=TEAL)
        ticket((0.44, -0.16, 0), 24, size=0.3, colour=AMBER)
        ticket((0.52, -0.1, 0.007), 4, size=0.3, colour=CORAL)
        controller((0.42, 0.2, 0), 160, colour=CREAM)
        small_plant((0.72, 0.2, 0), pot=TEAL)
        paper_cup((0.6, 0.3, 0))

shoot("promotions/reload-bonus", camera((0.75, -6.0, 2.05), (0.0, 0.3, 1.5), lens=86), (1600, 2000), exposure=0.6, fine=True)
