"""Terminull Brigade Event 2025: five team mates, arms on each other's shoulders, seen from above."""
from math import cos, radians, sin

from kit import *
from kit.stage import *

RADIUS = 0.5            # of the team's circle
LEAN = 13
TEAM = (("7", 0), ("10", 5), ("24", 2), ("3", 8), ("11", 9))        # number on the back, looks

night("#4a2440", 0.7)
box((24, 24, 0.04), (0, 0, -0.04), planks("#43303e"))
# a round carpet under a pool of light
rug((0, 0.1, 0), width=3.0, colour="#2c2030", stripes=(EMBER, CRIMSON), round=True)

for place, (number, looks) in enumerate(TEAM):
    angle = 90 + 72 * place + 36
    at = (RADIUS * cos(radians(angle)), RADIUS * sin(radians(angle)), 0.012)
    # hands on the neighbours' nearer shoulders
    guest(looks, at, angle - 90, shirt=CRIMSON, trousers="#241a22", lean=LEAN, nod=14, hands=((0.41, -0.085, 0.47), (-0.41, -0.085, 0.44)))
    jersey_number(f"jersey-terminull-{number}", at, angle - 90, LEAN)

backpack((-1.7, 1.15, 0), 25, "#b8481e")
for x, y, turn in ((1.25, 0.95, 20), (1.38, 0.78, -30)):
    can((x, y, 0.012), turn, EMBER)
headset((-1.12, -0.48, 0.012), 40, colour=CREAM, light=EMBER)
snack_bag((1.08, -0.12, 0.012), 60, CRIMSON, EMBER)
paper_cup((-1.22, 0.5, 0.012), EMBER)
# the team's empty places
for number, x in enumerate((-2.25, -0.75, 0.75, 2.25)):
    match_place(("scoreboard", "versus-terminull", "arena", "lanes")[number], (x, 2.3 + 0.1 * abs(x), 0), -6 * x, chair_turn=(60, -50, 75, -70)[number])

spot((0.8, -1.6, 5.5), (0, 0, 0.3), 1500, "#ffd6ae", 42, 0.6, 0.25)
lamp((3.5, -2.5, 3), (0, 0, 0.8), 190, "#ff9a5a", 1.5, shadow=False)
lamp((-3.5, -1, 2.6), (0, 0, 0.8), 170, MAGENTA, 1.5, shadow=False)
lamp((0, 3.3, 2.6), (0, 0.3, 0.6), 150, EMBER, 5, height=0.5)

eye = camera((0.8, -4.7, 3.75), (0.02, 0.5, 0.78), lens=53, focus=(0, -0.1, 1.1), blur=0.15)
shoot("events/terminull-brigade-2025/huddle", eye, (2000, 1333))
