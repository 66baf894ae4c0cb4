"""The sofa corner before anyone sat down, for the PlayStation 5 card."""
from kit import *

WIDTH, DEPTH, HEIGHT = 4.2, 3.8, 2.5
BACK, LEFT = DEPTH / 2, -WIDTH / 2

night()
backdrop()
room(WIDTH, DEPTH, HEIGHT, colour="#43286b")
room_light(WIDTH, DEPTH, HEIGHT, key=1.1, cyan=0.8, magenta=0.9)

# the large screen and the console below it
with piece("screen wall", (0.25, BACK, 0)):
    bench((0, -0.24, 0), width=2.3)
    television("kitchen", (0, -0.06, 0.82), width=1.95)
    lamp((0, -0.3, 1.4), (0, -2, 0.5), 34, "#ffd9a8", 1.8, height=1.0, shadow=False, reach=3.2)
    console((-0.82, -0.24, 0.45), 12)
    small_plant((0.12, -0.22, 0.45), pot=CORAL)
    for number, tint in enumerate((MAGENTA, TEAL, MUSTARD)):
        game_case((0.5, -0.24, 0.45 + number * 0.0142), number * 8 - 6, colour=tint, title=("COOK", "RALLY", "MOON")[number])
    neon_line([(-1.1, -0.05, 2.14), (1.1, -0.05, 2.14)], CYAN, 0.014)

# the sofa along the left wall, looking across to the table
rug((0.1, -0.1, 0), 0, width=2.7, depth=2.2, stripes=(MAGENTA, AMBER))
sofa((LEFT + 0.62, -0.15, 0), 90, colour="#6a3aa0", width=2.05)
with piece("left wall", (LEFT, 0, 0), 90):
    poster("poster-controller", (-0.25, 0, 1.2), width=0.56, height=0.84)
    pennant((0.42, 0, 2.05), colour=TEAL, text="DUO")
    neon("P2", 0.24, MAGENTA, (0.6, 0, 1.5))
floor_lamp((LEFT + 0.42, BACK - 0.42, 0))
bulb((LEFT + 0.42, BACK - 0.42, 1.4), 24, reach=3)

coffee_table((0.3, -0.1, 0.02), 90, width=1.2, depth=0.66)
with piece("on the table", (0.3, -0.1, 0.02 + TABLE_HEIGHT), 90):
    controller((-0.16, 0.02, 0), 200, colour=CREAM, light=CYAN)
    controller((-0.36, -0.1, 0), 158, colour=MAGENTA, light=AMBER)
    bowl((0.22, 0.06, 0), filling="popcorn", colour=TEAL)
    can((0.43, -0.12, 0), colour=CORAL)
    can((0.08, -0.2, 0), 50, colour=MUSTARD)
plant((WIDTH / 2 - 0.45, BACK - 0.95, 0), height=0.85, pot=AMBER)
beanbag((1.25, -0.55, 0), -60, colour=TEAL)
trainers((LEFT + 1.2, -1.25, 0), 60)

shoot("rigs/playstation-5", camera((5.2, -6.8, 3.9), (-0.1, 0.2, 0.64), lens=70), (1600, 2000), exposure=0.75, layer=True)
