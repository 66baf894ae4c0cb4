"""Halftime: the coffee table from close by, snacks between the controllers."""
from kit import *

night()
room(4.4, 4.2, 2.6)
lamp((1.6, -2.0, 3.0), (0, 0, 0.4), 190, "#ffc98f", 0.8, contact=True)
lamp((-1.9, 0.6, 1.9), (0, 0, 0.4), 55, CYAN, 0.4, height=1.4)
lamp((0.9, 1.9, 1.7), (0, 0, 0.4), 34, MAGENTA, 1.2, height=0.4)

rug((0, 0, 0), width=2.9, depth=2.3, stripes=(MAGENTA, AMBER))
coffee_table((0, 0, 0.02), width=1.5, depth=1.0)
with piece("on the table", (0, 0, 0.02 + TABLE_HEIGHT)):
    pizza((-0.34, 0.2, 0), 12)
    bowl((0.16, 0.27, 0), filling="crisps", colour=TEAL, radius=0.15)
    bowl((0.43, 0.04, 0), filling="popcorn", colour=CORAL, radius=0.14, seed=3)
    bowl((-0.03, 0.03, 0), filling="sweets", colour=CREAM, radius=0.08)
    controller((0.13, -0.27, 0), 166, colour=CREAM, light=CYAN)
    controller((-0.17, -0.17, 0), 200, colour=MAGENTA, light=AMBER)
    noodle_cup((0.5, 0.34, 0), 40)
    can((-0.45, -0.03, 0), 20, colour=TEAL)
    can((0.36, -0.25, 0), 140, colour=MUSTARD)
    paper_cup((-0.58, 0.12, 0), colour=CORAL)
    mug((0.57, -0.17, 0), -30, colour=LILAC)
    headset((-0.385, -0.33, 0.0), 14, colour=CREAM)
    member_card((-0.06, -0.41, 0), 8, colour=VIOLET)
    coin((0.24, -0.39, 0), 30)
    coin((0.29, -0.36, 0), 70)
    for number in range(5):
        ball(0.0115, (0.27 + 0.04 * number, -0.1 - 0.025 * (number % 2), 0.0115), matte("#fff1cf"))

# out of focus behind: a sofa, lamps, the neon of the wall
sofa((0, 1.45, 0), 0, colour="#5b3290", width=2.4)
floor_lamp((-1.6, 1.7, 0))
bulb((-1.6, 1.6, 1.4), 30, reach=3)
neon("MIDNIGHT", 0.26, MAGENTA, (0.2, 2.1, 1.3))
string_lights((-2.1, 1.9, 2.2), (2.1, 1.9, 2.2))
plant((1.7, 1.6, 0))
beanbag((-1.75, 0.2, 0), 60, colour=TEAL)
trainers((1.1, -0.9, 0.02), 200)

shoot("community/snacks-table", camera((0.75, -2.35, 1.85), (-0.01, 0.0, 0.5), lens=70, focus=(0.05, -0.2, 0.48),
      blur=0.45), (2000, 2000), exposure=0.7)
