"""The whole lobby on a busy evening, for the home page: wide with room for a headline on the left, and tall."""
from kit import *

WIDTH, DEPTH, HEIGHT = 8.0, 6.2, 2.6
BACK, LEFT = DEPTH / 2, -WIDTH / 2

night()
backdrop()
room(WIDTH, DEPTH, HEIGHT)
room_light(WIDTH, DEPTH, HEIGHT, magenta=0.4)

# PCs along the back wall, under the sign
neon("MIDNIGHT LOBBY", 0.36, MAGENTA, (1.75, BACK, 1.86))
moon = neon_moon(0.25, (-0.85, BACK - 0.04, 2.04))
neon_line([(-0.35, BACK - 0.04, 1.68), (3.85, BACK - 0.04, 1.68)], CYAN, 0.012)
lamp((1.75, BACK - 0.3, 2.0), (1.75, BACK - 1.2, 0), 30, MAGENTA, 3.6, height=0.3, shadow=False, reach=3)
stations = ((0.25, "arena", CORAL, CYAN, MAGENTA), (1.75, "lanes", TEAL, MAGENTA, CYAN),
            (3.25, "scoreboard", MUSTARD, CYAN, VIOLET))
for x, picture, chair, light, second in stations:
    pc_station(picture, (x, BACK - 0.42, 0), chair=chair, light=light, second=second)
    lamp((x - 0.08, BACK - 0.35, 1.15), (x - 0.08, BACK - 1.2, 0.8), 5, light, 0.5, shadow=False, reach=1.6)
person((0.19, BACK - 1.06, 0), 180, "keyboard", seated=True, shirt=SKY, hair="bob", headphones=CREAM, skin=SKINS[1])
person((1.69, BACK - 1.06, 0), 180, "keyboard", seated=True, shirt=CREAM, hair="short", headphones=CORAL, skin=SKINS[2],
       look=12)

# reception in the corner
with piece("reception", (LEFT + 1.25, 1.75, 0), 90):
    counter((0, 0, 0), width=2.0)
    with piece("on the counter", (0, 0, BAR_HEIGHT)):
        table_lamp((0.72, 0.02, 0))
        monitor("tonight", (-0.5, 0.1, 0), 160, diagonal=17)
        mug((0.05, -0.1, 0), 40, colour=CORAL)
        bowl((0.35, -0.08, 0), colour=TEAL, filling="sweets", radius=0.1)
        small_plant((-0.85, -0.05, 0))
    person((0.2, 0.62, 0.0), 0, "table", shirt=AMBER, hair="hijab", hair_colour=TEAL, skin=SKINS[0])
    bulb((0.72, -0.1, 1.6), 30, reach=3)
    bulb((0, 1.0, 2.0), 8, reach=1.8)
    headset_rack((0, 1.24, 1.72), count=5)
    shelf((0, 1.24, 2.1), width=1.5, light=AMBER)
    trophy((-0.45, 1.11, 2.1), height=0.32)
    trophy((0, 1.11, 2.1), height=0.26, kind="star", colour=SILVER)
    trophy((0.45, 1.11, 2.1), height=0.3, kind="globe", colour=BRONZE)
    stool((0.02, -0.6, 0), colour=CORAL)
    stool((0.64, -0.62, 0), 20, colour=TEAL)
person((LEFT + 1.98, 1.22, 0), -80, "down", shirt=LILAC, trousers=INK, hair="curly", skin=SKINS[3])

# the sofa corner with its big screen on the left wall
with piece("lounge", (LEFT, -1.55, 0), 90):
    bench((0, -0.26, 0), width=1.9)
    television("football", (0, -0.06, 0.85), width=1.55)
    console((0.62, -0.26, 0.45), 0)
    small_plant((-0.7, -0.26, 0.45), pot=CREAM)
    rug((0, -1.75, 0), width=2.7, depth=2.1)
    coffee_table((0, -1.35, 0.01), top=OAK)
    with piece("on the table", (0, -1.35, 0.01 + TABLE_HEIGHT)):
        bowl((-0.2, 0.05, 0), filling="popcorn", colour=CORAL)
        can((0.12, 0.1, 0), colour=MAGENTA)
        can((0.3, -0.08, 0), colour=TEAL)
        game_case((0.36, 0.12, 0), 20)
    sofa((0, -2.35, 0), 180, colour="#57308a")
    person((0.38, -2.22, 0), 180, "controller", seated=True, seat=0.45, shirt=CORAL, hair="ponytail", skin=SKINS[1])
    person((-0.38, -2.22, 0), 180, "cheer", seated=True, seat=0.45, shirt=TEAL, hair="short", skin=SKINS[4],
           hair_colour=HAIR[2])
    lamp((0, -0.25, 1.3), (0, -2, 0.6), 14, "#8fd0ff", 1.4, height=0.8, shadow=False, reach=3.5)
    poster("poster-controller", (-1.35, 0, 1.3), width=0.5, height=0.75)
    floor_lamp((-1.35, -0.4, 0))
    bulb((-1.35, -0.4, 1.45), 16, reach=2.6)
    poster("poster-race", (1.32, 0, 1.3), width=0.5, height=0.75)

# two racing rigs in front of the PCs
racing_rig("track", (1.15, -1.35, 0.015), 180)
person((1.15, -1.69, 0.015), 180, "wheel", seated=True, seat=0.29, feet=0.75, shirt=MUSTARD, hair="cap", skin=SKINS[2])
racing_rig("track-night", (2.85, -1.35, 0.015), 180, colour=TEAL)
for x in (1.15, 2.85):
    lamp((x, -0.5, 1.1), (x, -1.7, 0.6), 6, CYAN, 0.9, shadow=False, reach=1.8)
person((3.6, -0.4, 0), 125, "hips", shirt=MAGENTA, hair="bun", skin=SKINS[0])

# odds and ends
plant((LEFT + 0.4, BACK - 0.42, 0), height=1.2)
plant((-0.95, BACK - 0.4, 0), 30, height=1.0, pot=CORAL)
beanbag((-1.05, -2.55, 0), 200, colour=TEAL)
backpack((-0.35, -2.65, 0), 30, colour=CORAL)
rug((2.0, -1.5, 0), width=3.6, depth=2.5, colour="#33246b", stripes=(CYAN, MAGENTA))
string_lights((LEFT + 0.1, -3.1, 2.5), (LEFT + 0.1, 0.4, 2.5), bulbs=12)

wide = camera(Vector((0.66, -0.7, 0.56)) * 42, (0, 0, 0.5), lens=97, shift=(-0.185, 0.0)), (2400, 1350)
tall = camera(Vector((0.6, -0.68, 0.66)) * 42, (0, 0, 0.6), lens=148, shift=(0, 0.28)), (1400, 2100)
shoot("home/hero-wide", *wide, exposure=0.85, layer=True)
shoot("home/hero-tall", *tall, exposure=0.85, layer=True)

# the share picture: lower and closer, along the rigs towards the sign
shoot("share/home", camera((2.3, -13.5, 4.4), (1.95, 0.4, 1.0), lens=57, shift=(-0.235, 0)), (1200, 630), exposure=0.85)

# after closing: the cat has the room, and the neon moon stays on
remove("person")
for chair in pieces("gaming chair"):
    chair.location.y += 0.2
lights_off(keep=[moon])
bulb((-0.8, BACK - 0.25, 2.0), 8, reach=2.2)
with piece("on the counter", (LEFT + 1.25, 1.75, BAR_HEIGHT), 90):
    cat((-0.15, -0.08, 0), -40, scale=1.15)
lamp((4.4, -4.6, 5.5), (0, 0, 0.4), 300, "#98a2ff", 2.4)
window_light((9.5, -3.2, 7.5), (-1.05, 0.8, 0.3), 40000)
shoot("home/hero-wide-closed", *wide, exposure=0.85)
shoot("home/hero-tall-closed", *tall, exposure=0.85)
