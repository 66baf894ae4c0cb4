"""The house is full: seen from the front like a stage, players left, right and on the sofas, the race on the big screen."""
from kit import *

WIDTH, DEPTH, HEIGHT = 8.6, 5.6, 3.0
BACK, LEFT, RIGHT = DEPTH / 2, -WIDTH / 2, WIDTH / 2

night()
backdrop()
room(WIDTH, DEPTH, HEIGHT, sides=("back", "left", "right"))
room_light(WIDTH, DEPTH, HEIGHT, magenta=0.5)
lamp((RIGHT - 0.4, 0, HEIGHT + 0.12), (RIGHT - 0.4, 0, 0), 130, MAGENTA, 0.35, height=4)

# the big screen and the sign over it
with piece("screen wall", (0, BACK, 0)):
    bench((0, -0.24, 0), width=2.7)
    television("race-results", (0, -0.06, 0.72), width=2.3)
    lamp((0, -0.3, 1.4), (0, -3, 0.8), 50, "#b9a0ff", 2.2, height=1.2, shadow=False, reach=3.6)
    neon("MIDNIGHT LOBBY", 0.26, MAGENTA, (0, 0, 2.3))
    console((-1.05, -0.26, 0.45), 10)
    trophy((1.05, -0.24, 0.45), height=0.3)
    for x, art in ((-1.95, "poster-moon"), (1.95, "poster-controller")):
        poster(art, (x, 0, 1.25), width=0.66, height=0.99)
        spot((x, -0.8, 2.9), (x, 0, 1.7), 40, AMBER, angle=46)
    plant((-1.75, -0.4, 0), height=1.05)
    plant((1.75, -0.4, 0), 50, height=1.05, pot=CORAL)

# two sofas in front of it
rug((0, 0.55, 0), width=3.5, depth=2.3, stripes=(CYAN, AMBER))
coffee_table((0, 1.05, 0.02))
with piece("on the table", (0, 1.05, 0.02 + TABLE_HEIGHT)):
    bowl((-0.25, 0, 0), filling="popcorn", colour=CORAL)
    can((0.05, 0.1, 0), colour=TEAL)
    can((0.25, -0.08, 0), colour=MUSTARD)
    paper_cup((0.38, 0.12, 0))
for side, turn in ((-1, 205), (1, 155)):
    sofa((side * 1.14, 0.1, 0.014), turn, colour="#5b3290", width=1.8, pillows=(AMBER,) if side > 0 else (MAGENTA,))
guests = (
    (-1.52, 0.06, 205, "cheer", dict(shirt=CORAL, hair="short", skin=SKINS[1])),
    (-0.8, 0.36, 205, "controller", dict(shirt=TEAL, hair="bob", skin=SKINS[0])),
    (0.8, 0.36, 155, "controller", dict(shirt=MUSTARD, hair="curly", skin=SKINS[3])),
    (1.52, 0.06, 155, "fist", dict(shirt=LILAC, hair="ponytail", skin=SKINS[2], hair_colour=HAIR[2])),
)
for x, y, turn, pose, looks in guests:
    person((x, y, 0), turn, pose, seated=True, seat=0.45, **looks)

# PCs along both sides
left_row = (("arena", CORAL, SKY, "cap", 2), ("lanes", TEAL, CREAM, "hijab", 0), ("menu", MUSTARD, MAGENTA, "bun", 4))
right_row = (("lanes", LILAC, AMBER, "short", 3), ("basketball", CORAL, TEAL, "curly", 1),
             ("lanes", TEAL, CORAL, "ponytail", 0))
for side, turn, row in ((-1, 90, left_row), (1, -90, right_row)):
    for place, (picture, chair, shirt, hair, skin) in enumerate(row):
        with piece("place", (side * (RIGHT - 0.44), -1.75 + place * 1.5, 0), turn):
            light, second = ((CYAN, MAGENTA), (MAGENTA, CYAN))[place % 2]
            pc_station(picture, (0, 0, 0), chair=chair, light=light, second=second)
            person((-0.06, -0.65, 0), 180, "keyboard", seated=True, shirt=shirt, hair=hair,
                   hair_colour=TEAL if hair == "hijab" else HAIR[place],
                   skin=SKINS[skin], headphones=(CREAM, CORAL, LILAC)[place])
for side, tint in ((-1, CYAN), (1, MAGENTA)):
    neon_line([(side * (RIGHT - 0.05), -2.5, 1.75), (side * (RIGHT - 0.05), 1.9, 1.75)], tint, 0.016)
    string_lights((side * RIGHT, BACK - 0.2, 2.75), (side * RIGHT, -DEPTH / 2 + 0.1, 2.75), bulbs=12, sag=0.22)
    poster(("poster-race", "poster-blocks")[side > 0], (side * RIGHT, 1.0, 1.95), side * -90, width=0.46, height=0.69)

person((-0.55, -1.75, 0), 215, "down", shirt=AMBER, trousers=INK, hair="short", skin=SKINS[4])
person((0.05, -1.6, 0), 150, "point", shirt=SKY, hair="hijab", hair_colour=CORAL, skin=SKINS[1])
backpack((0.75, -1.2, 0), -30, colour=TEAL)
beanbag((-1.75, -1.75, 0), 150, colour=MUSTARD)
beanbag((1.65, -1.85, 0), 205, colour=CORAL)
person((1.58, -1.68, 0), 205, "controller", seated=True, seat=0.3, feet=0.5, shirt=CREAM, hair="bun", skin=SKINS[0],
       headphones=TEAL)
bunting((LEFT + 0.05, BACK - 0.05, 2.97), (0.0, BACK - 0.05, 2.95), flags=14, sag=0.07)
bunting((0.0, BACK - 0.05, 2.95), (RIGHT - 0.05, BACK - 0.05, 2.97), flags=14, sag=0.07)

shoot("community/full-room", camera((0.0, -15.5, 5.6), (0, 0.0, 1.1), lens=51.5), (2000, 1125), exposure=0.75)
