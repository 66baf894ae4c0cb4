"""One PC place by night, close enough to see the keys, for the PC gaming card."""
from kit import *

WIDTH, DEPTH, HEIGHT = 3.2, 3.0, 2.4
BACK, RIGHT = DEPTH / 2, WIDTH / 2

night()
backdrop()
# a corner that extends beyond the picture
box((5, 5, 0.04), (RIGHT - 2.5, BACK - 2.5, -0.04), planks("#3a2a4e"))
wall(5, HEIGHT, (RIGHT - 2.5, BACK, 0), 0, panels=0)
wall(5.14, HEIGHT, (RIGHT, BACK - 2.43, 0), -90, shade(PLUM, 0.9), panels=0)
# the camera is on the left, so the key light comes from there, and magenta from the right wall
lamp((-2.2, -2.6, 4.2), (0, 0, 0.6), 420, "#ffc98f", 1.8)
lamp((RIGHT - 0.2, 0, 2.5), (RIGHT - 0.2, 0, 0), 45, MAGENTA, 0.35, height=2.4)
lamp((0, BACK - 0.2, 2.5), (0, BACK - 0.2, 0), 45, CYAN, 2.4, height=0.35)

rug((-0.1, -0.55, 0), width=2.3, depth=1.6, colour="#33246b", stripes=(MAGENTA, CYAN))
pc_station("arena", (0.1, BACK - 0.46, 0), seat=False)
gaming_chair((-0.12, 0.02, 0.014), 215)
lamp((0, BACK - 0.5, 1.1), (0, -0.5, 0.7), 9, CYAN, 0.6, shadow=False, reach=1.6)
with piece("on the desk", (0.1, BACK - 0.46, DESK_HEIGHT)):
    mug((0.34, -0.24, 0), 30, colour=CORAL)
    small_plant((0.53, 0.06, 0.48), pot=CREAM)
    can((-0.57, -0.12, 0), colour=TEAL)

# a light frame round the screen, and shelves
neon_line([(-0.62, BACK - 0.05, 0.98), (-0.62, BACK - 0.05, 1.52), (0.68, BACK - 0.05, 1.52),
          (0.68, BACK - 0.05, 0.98)], MAGENTA, 0.014, corner=0.16)
lamp((0.03, BACK - 0.15, 1.5), (0.03, BACK - 0.8, 0.7), 16, MAGENTA, 1.2, height=0.2, shadow=False, reach=1.6)
shelf((0.05, BACK, 1.8), width=1.5, light=AMBER)
bulb((0.05, BACK - 0.25, 1.68), 5, reach=1.2)
with piece("on the shelf", (0.05, BACK - 0.13, 1.8)):
    small_plant((-0.6, 0, 0), pot=TEAL)
    trophy((-0.3, 0, 0), height=0.27, kind="pad")
    cat((0.05, 0.02, 0), 20, scale=0.8)
    for number, tint in enumerate((CORAL, TEAL, MUSTARD, LILAC, CREAM)):
        box((0.035, 0.15, 0.2), (0.36 + number * 0.04, 0, 0), plastic(tint), 0.003)
    small_plant((0.65, 0, 0), pot=CORAL)
with piece("right wall", (RIGHT, 0, 0), -90):
    poster("poster-blocks", (-0.75, 0, 1.15), width=0.58, height=0.87)
plant((RIGHT - 0.4, 0.25, 0), height=0.95)
backpack((1.2, 0.95, 0), 20, colour=TEAL)

shoot("rigs/pc-gaming", camera((-3.3, -4.7, 2.75), (0.16, 0.5, 0.86), lens=84), (1600, 2000), exposure=0.75, layer=True)
