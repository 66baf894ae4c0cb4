"""The reception at opening time: lamps on, headsets in a row, keys on their hooks; close by, the about share picture."""
from kit import *

WIDTH, DEPTH, HEIGHT = 12.0, 4.2, 3.0
BACK = DEPTH / 2

night()
room(WIDTH, DEPTH, HEIGHT, sides=("back",), colour="#4b2c63", base=False)
lamp((2.6, -3.4, 3.8), (0, 0.8, 0.8), 330, "#ffc98f", 1.8)
lamp((-3.8, -0.6, 3.1), (-1.6, 0.8, 0.6), 120, CYAN, 0.5, height=2.0)
lamp((0, BACK - 0.18, HEIGHT + 0.12), (0, BACK - 0.18, 0), 190, MAGENTA, 9, height=0.35, shadow=False)

COUNTER = (0.55, 0.35, 0)
counter(COUNTER, width=3.4)
with piece("on the counter", (COUNTER[0], COUNTER[1], BAR_HEIGHT)):
    table_lamp((-1.42, 0.06, 0))
    monitor("tonight", (0.86, 0.1, 0), 158, diagonal=22)
    mug((0.42, -0.12, 0), -20, colour=CORAL)
    bowl((-0.98, -0.06, 0), filling="sweets", colour=TEAL, radius=0.1)
    headset_stand((-0.62, 0.02, 0), 20, colour=CREAM)
    member_card((0.02, -0.16, 0), 12)
    member_card((0.16, -0.2, 0.006), -8, colour=TEAL)
    # a bell
    lathe(smooth_profile([(0, 0), (0.06, 0), (0.062, 0.012), (0.05, 0.02)]) + smooth_profile([(0.048, 0.022),
          (0.04, 0.05), (0.012, 0.062), (0, 0.064)]), (-0.28, -0.16, 0), metal(GOLD, 0.2))
    cylinder(0.006, 0.02, (-0.28, -0.16, 0.06), metal(GOLD, 0.2))
    trophy((1.46, -0.04, 0), height=0.3, kind="pad")
bulb((COUNTER[0] - 1.42, COUNTER[1] - 0.05, 1.5), 12, reach=2)
for x in (-1.1, 0.0, 1.1):
    pendant_lamp((COUNTER[0] + x, COUNTER[1] - 0.02, HEIGHT + 0.3), drop=1.39, radius=0.2)
    bulb((COUNTER[0] + x, COUNTER[1] - 0.02, 1.82), 26, reach=3.2)
box((3.2, 0.9, 0.26), (COUNTER[0], COUNTER[1] + 0.8, 0), wood(WALNUT), 0.012)
person((COUNTER[0] + 0.12, COUNTER[1] + 0.62, 0.26), -6, "table", shirt=AMBER, hair="bun", hair_colour="#7a3d1e", skin=SKINS[1], look=-10)

with piece("wall", (0, BACK, 0)):
    neon("OPEN", 0.3, CYAN, (-2.5, 0, 2.0))
    neon("12 PM-2 AM", 0.13, AMBER, (-2.5, 0, 1.68), thickness=0.1)
    headset_rack((0.55, 0, 1.8), count=7)
    shelf((0.55, 0, 2.22), width=2.4, light=AMBER)
    with piece("on the shelf", (0.55, -0.13, 2.22)):
        small_plant((-1.05, 0, 0), pot=CREAM)
        helmet((-0.52, 0, 0), 15)
        trophy((-0.12, 0, 0), height=0.34)
        console((0.28, 0.03, 0), 20)
        trophy((0.76, 0, 0), height=0.28, kind="star", colour=SILVER)
        small_plant((1.02, 0, 0), pot=CORAL)
    # the key board: two rows of hooks with coloured tags
    with piece("key board", (3.28, 0, 1.46)):
        box((1.0, 0.035, 0.82), (0, -0.0175, 0), wood(OAK), 0.012)
        lettering("KEYS", 0.075, matte(CREAM), (0, -0.036, 0.69), depth=0.01)
        for line in range(2):
            for number in range(6):
                x, z = (number - 2.5) * 0.15, 0.56 - line * 0.3
                tube([(x, -0.035, z), (x, -0.065, z), (x, -0.065, z + 0.014)], 0.005, metal(GOLD), corner=0.01)
                if (line, number) not in ((0, 2), (1, 4)):
                    ring(0.014, 0.0025, (x, -0.056, z - 0.012), metal(STEEL), (90, 0, 0))
                    box((0.018, 0.004, 0.07), (x, -0.056, z - 0.095), metal(GOLD, 0.3), 0.0018)
                    box((0.06, 0.008, 0.085), (x + 0.012, -0.046, z - 0.13),
                        gloss((CORAL, TEAL, MUSTARD, LILAC, MAGENTA, SKY)[(number + line) % 6]), 0.006,
                        turn=(0, 8 - number * 4, 0))
    poster("poster-moon", (-1.45, 0, 1.32), width=0.64, height=0.96)
    spot((-1.45, -0.8, 2.95), (-1.45, 0, 1.8), 34, AMBER, angle=46)

# the waiting area
armchair((-2.62, 0.8, 0.0), 32, colour=TEAL)
armchair((-1.62, 1.2, 0), 4, colour=CORAL)
rug((-2.1, 0.25, 0), width=2.0, round=True, stripes=(AMBER, MAGENTA))
with piece("side table", (-2.28, 1.5, 0)):
    cylinder(0.24, 0.03, (0, 0, 0.45), wood(OAK), 0.008)
    cylinder(0.025, 0.45, (0, 0, 0), metal(GRAPHITE, 0.4))
    cylinder(0.17, 0.02, (0, 0, 0), metal(GRAPHITE, 0.4), 0.006)
    mug((0.08, -0.05, 0.48), colour=CREAM)
    small_plant((-0.08, 0.03, 0.48), pot=TEAL)
plant((-2.56, 1.74, 0), 140, height=1.3)
plant((2.95, 1.55, 0), 30, height=1.2, pot=CORAL)
for x, tint in ((-0.55, CORAL), (0.35, MUSTARD), (1.25, TEAL)):
    stool((COUNTER[0] + x, -0.42, 0), 15, colour=tint)
cat((2.72, 0.05, 0), -20)

shoot("about/hero", camera((-2.4, -8.6, 1.9), (0.0, 0.8, 1.32), lens=52.5), (2400, 1350), exposure=0.75)
shoot("share/about", camera((3.3, -2.5, 1.24), (0.62, 0.7, 1.42), lens=50, focus=(0.7, 0.7, 1.4), blur=0.35,
      shift=(-0.2, 0.0)), (1200, 630), exposure=0.7)
