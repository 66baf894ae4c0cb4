"""The wall of trophies and pennants, with a guest looking up to it."""
from kit import *

night()
BACK = 1.3
# the floor extends below the picture
with piece("room", (0, -0.6, 0)):
    room(4.6, 3.8, 3.0, sides=("back",), panels=0.85, base=False)
lamp((1.8, -3.0, 3.6), (0, BACK, 1.4), 190, "#ffc98f", 1.4)
lamp((-2.2, -0.3, 2.2), (0, BACK, 1.2), 60, CYAN, 0.4, height=2.0)
lamp((2.3, 0.4, 2.0), (0, BACK, 1.2), 50, MAGENTA, 0.4, height=2.0)
ceiling_rail((-1.5, 0.55, 2.92), 3.0, lights=4)
for x in (-1.3, 1.3):
    tube([(x, 0.55, 2.92), (x, BACK + 0.05, 2.92)], 0.014, metal(GRAPHITE, 0.4))
for x in (-1.0, 0, 1.0):
    spot((x, 0.5, 2.8), (x, BACK - 0.1, 1.5), 60, AMBER, angle=56)

neon("HALL OF FAME", 0.15, MAGENTA, (0, BACK, 2.5), thickness=0.1)
with piece("shelves", (0, BACK, 0)):
    for height, width in ((1.1, 1.94), (1.72, 1.36)):
        shelf((0, 0, height), width=width, depth=0.3, light=AMBER)
    row = (("cup", GOLD, 0.42), ("star", SILVER, 0.34), ("pad", BRONZE, 0.36), ("globe", GOLD, 0.34), ("cup", SILVER, 0.36))
    for place, (kind, tint, height) in enumerate(row):
        trophy(((place - 2) * 0.39, -0.16, 1.1), (place - 2) * -6, height, tint, kind)
    top = (("star", GOLD, 0.38), ("cup", GOLD, 0.5), ("globe", SILVER, 0.34))
    for place, (kind, tint, height) in enumerate(top):
        trophy(((place - 1) * 0.44, -0.16, 1.72), 0, height, tint, kind)
    for place, (tint, text) in enumerate(((MAGENTA, "LOBBY"), (TEAL, "RACE"), (MUSTARD, "DUO"))):
        pennant((-1.55, 0, 2.34 - place * 0.36), colour=tint, text=text, length=0.62)
    for place, (tint, text) in enumerate(((VIOLET, "CO-OP"), (CORAL, "2024"), (SKY, "2025"))):
        pennant((1.02, 0, 2.34 - place * 0.36), colour=tint, text=text, length=0.62)
    for place, (tint, ribbon) in enumerate(((SILVER, TEAL), (GOLD, CORAL), (BRONZE, VIOLET))):
        medal((1.14 + place * 0.18, 0, 1.32), colour=tint, ribbon=ribbon, drop=0.2)
bunting((-2.3, BACK - 0.05, 2.97), (2.3, BACK - 0.05, 2.97), flags=18, sag=0.04, size=0.15)
bench((0, BACK - 0.26, 0), width=2.0, height=0.46)
with piece("on the bench", (0, BACK - 0.26, 0.46)):
    helmet((-0.7, 0, 0), 20)
    controller((-0.2, -0.03, 0), 165)
    coin_stack((0.15, 0.03, 0), 5)
    coin_stack((0.24, -0.05, 0), 3)
    game_case((0.5, 0, 0), 10)
    game_case((0.51, 0, 0.0142), -4, colour=MAGENTA, title="MOON")
    paper_cup((0.82, -0.02, 0))
plant((1.3, BACK - 0.4, 0), height=0.95, pot=CREAM)
cat((0.72, 0.35, 0), 190)
rug((0.2, -0.2, 0), width=2.3, depth=1.4, stripes=(MAGENTA, AMBER))

person((-0.94, 0.25, 0), 160, "hips", shirt=CORAL, hair="ponytail", skin=SKINS[1], look=-10, nod=-14)
shoot("community/trophy-wall", camera((0.8, -6.4, 1.7), (0.0, BACK, 1.34), lens=74), (1600, 2000), exposure=0.65, fine=True)
