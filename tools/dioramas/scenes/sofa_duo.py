"""Two players on one sofa, seen from where the television hangs: its light is on them."""
from kit import *

WIDTH, DEPTH = 5.6, 3.6
BACK = DEPTH / 2

night()
room(WIDTH, DEPTH, 3.0, sides=("back", "right"), base=False)
lamp((-0.5, -2.2, 1.3), (0, 0.3, 0.9), 90, "#8fc4ff", 1.6, height=0.9)
lamp((2.4, -2.4, 3.2), (0, 0.4, 0.6), 170, "#ffc98f", 1.6)
lamp((0, BACK - 0.15, 3.1), (0, BACK - 0.15, 0), 110, MAGENTA, 4.6, height=0.35, shadow=False)

sofa((0, 0.55, 0.014), 0, width=2.15, colour="#6a3aa0", pillows=())
cushion((0.42, 0.4, 0.14), (-0.68, 0.66, 0.66), fabric(MUSTARD), 2.9, turn=(66, 6, 14), piping=matte("#9c6f20"))
person((-0.36, 0.42, 0.014), 6, "controller", seated=True, seat=0.46, shirt=CORAL, hair="curly", skin=SKINS[2], look=-8,
       lean=8)
person((0.38, 0.42, 0.014), -4, "fist", seated=True, seat=0.46, shirt=TEAL, trousers="#4a3a78", hair="hijab",
       hair_colour=MUSTARD, skin=SKINS[0], look=8)
with piece("first controller", (-0.33, 0.01, 0.775), (-38, 0, 186)):
    controller((0, 0, 0), 0, colour=CREAM)
with piece("second controller", (0.575, 0.11, 0.775), (-38, 0, 176)):
    controller((0, 0, 0), 0, colour=MAGENTA, light=AMBER)
cat((0.86, 0.36, 0.475), -25, colour="#3a3040")

rug((0, -0.35, 0), width=3.0, depth=1.9, stripes=(MAGENTA, AMBER))
coffee_table((0.1, -0.72, 0.02), width=1.2, depth=0.55)
with piece("on the table", (0.1, -0.72, 0.02 + TABLE_HEIGHT)):
    bowl((-0.3, 0.04, 0), filling="crisps", colour=TEAL)
    can((0.0, -0.08, 0), 30, colour=MAGENTA)
    can((0.2, 0.1, 0), colour=MUSTARD)
    mug((0.4, -0.05, 0), -20, colour=CREAM)
    game_case((-0.03, 0.14, 0), 15, title="DUO")
floor_lamp((-1.22, 1.3, 0))
bulb((-1.22, 1.2, 1.42), 34, reach=3)
plant((1.6, 1.2, 0), height=1.35)
neon("PLAYER 1", 0.15, CYAN, (-0.58, BACK, 1.72))
neon("PLAYER 2", 0.15, MAGENTA, (0.66, BACK, 1.72))
poster("poster-controller", (1.72, BACK, 1.5), width=0.5, height=0.75)

shoot("community/sofa-duo", camera((-1.5, -5.6, 1.62), (0.06, 0.2, 0.93), lens=57), (2000, 1333), exposure=0.7)
