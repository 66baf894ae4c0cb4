"""The racing corner: an empty rig waiting for its driver, for the racing simulator's card."""
from kit import *

WIDTH, DEPTH, HEIGHT = 3.9, 3.6, 2.5
BACK, LEFT = DEPTH / 2, -WIDTH / 2

night()
backdrop()
room(WIDTH, DEPTH, HEIGHT)
room_light(WIDTH, DEPTH, HEIGHT, key=1.1, cyan=0.7, magenta=1.3)

# the rig looks to the back wall, turned a little so that its side shows
rug((0.25, -0.2, 0), -8, width=2.0, depth=2.7, colour="#33246b", stripes=(CYAN, CORAL))
racing_rig("track", (0.25, -0.1, 0.015), 172, screen_width=1.15)
lamp((0.2, 0.75, 1.3), (0.35, -0.6, 0.5), 16, "#ff9ed2", 1.1, height=0.6, shadow=False, reach=2.2)

# a circuit in neon on the back wall
circuit = [(-0.75, 0.0), (-0.75, 0.5), (-0.3, 0.62), (-0.1, 0.34), (0.2, 0.34), (0.32, 0.66), (0.8, 0.6), (0.8, 0.18),
           (0.35, 0.08),
           (0.1, -0.1), (-0.3, -0.12)]
neon_line([(0.3 + x, BACK - 0.05, 1.66 + z) for x, z in circuit], MAGENTA, 0.017, corner=0.14, closed=True)
neon("START", 0.1, CYAN, (0.05, BACK, 1.4))
lamp((0.5, BACK - 0.2, 1.8), (0.5, 0, 0.6), 26, MAGENTA, 1.6, height=0.5, shadow=False, reach=2.6)

# the left wall: a poster, a shelf with helmets and a cup
with piece("left wall", (LEFT, 0, 0), 90):
    poster("poster-race", (-0.2, 0, 1.22), width=0.52, height=0.78)
    shelf((0.78, 0, 1.5), width=1.15, light=AMBER)
    helmet((0.42, -0.14, 1.5), 18)
    helmet((0.82, -0.14, 1.5), -8, colour=TEAL, stripe=AMBER)
    trophy((1.18, -0.13, 1.5), 0, height=0.3)
    pennant((0.42, 0, 2.08), colour=TEAL, text="RACE")
bulb((LEFT + 0.35, 0.55, 1.35), 7, reach=1.5)

# a lamp on tyres in the corner, the console on a bench by the wall
for level, band in enumerate((CORAL, AMBER, CREAM)):
    tyre((LEFT + 0.45, BACK - 0.45, 0.19 * level), level * 40, band=band)
cylinder(0.27, 0.022, (LEFT + 0.45, BACK - 0.45, 0.565), wood(OAK), 0.006)
table_lamp((LEFT + 0.45, BACK - 0.45, 0.587))
bulb((LEFT + 0.45, BACK - 0.6, 0.98), 12, reach=2.2)
bench((0.9, BACK - 0.24, 0), width=0.95)
console((1.08, BACK - 0.24, 0.45), -15)
controller((0.74, BACK - 0.3, 0.45), 25)
plant((LEFT + 0.38, 0.5, 0), height=0.95)
trainers((-0.75, -0.75, 0), 30)

shoot("rigs/racing-simulator", camera((5.4, -5.4, 3.15), (0.03, 0.22, 0.72), lens=75.5), (1600, 2000), exposure=0.75, layer=True)
