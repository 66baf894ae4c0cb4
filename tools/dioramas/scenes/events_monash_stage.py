"""Monash Cup 2024: the stage straight from the front, from a seat among the audience."""
from kit import *
from kit.stage import *

DECK = 0.75
FRONT, STAGE_DEPTH = 4.0, 4.6
BACK = FRONT + STAGE_DEPTH - 0.5

night("#12265c", 0.5, backdrop="#060a1c")
box((26, 24, 0.04), (0, 4, -0.04), planks("#1d2440"))
box((26, 0.2, 9), (0, FRONT + STAGE_DEPTH + 0.4, 0), plaster("#141d44"))
stage_deck(13.5, STAGE_DEPTH, DECK, "strip-monash", AQUA, (0, FRONT + STAGE_DEPTH / 2, 0), top="#18244e")

led_wall(4.4, "bracket-monash", (0, BACK, DECK + 1.05), strength=1.1, rim=AQUA)
for side in (-1, 1):
    # a screen for each team's game, turned to the middle
    led_wall(2.5, ("lanes", "scoreboard")[side > 0], (side * 4.1, BACK - 0.35, DECK + 1.5), -side * 18, strength=1.2, rim=BLUE)
    hanging_banner("banner-monash", 2.6, (side * 6.15, BACK - 0.1, DECK + 0.9), -side * 10, rope=0.9, lit=0.5)
    truss((side * 2.72, BACK + 0.1, DECK), (side * 2.72, BACK + 0.1, 4.9))
    for number, (x, y, turn) in enumerate(((1.95, 2.75, 34), (3.2, 2.05, 34), (4.45, 1.35, 34))):
        shirt, chair = (BLUE, BLUE) if side < 0 else (FOAM, "#aebedf")
        match_place("lanes", (side * x, FRONT + y, DECK), 180 - side * turn, player=number + (4 if side > 0 else 0), shirt=shirt,
                    chair=chair, light=AQUA, second=BLUE, top="#33406b", headphones=FOAM if side < 0 else OCEAN)
truss((-6.8, BACK + 0.1, 4.9), (6.8, BACK + 0.1, 4.9))
for number, x in enumerate((-5.6, -3.9, -2.2, -0.7, 0.7, 2.2, 3.9, 5.6)):
    stage_lamp((x, BACK - 0.1, 4.62), (x * 0.62, FRONT + 0.9, DECK), AQUA if number % 2 else "#dff2ff", power=330, beam=0.7)

# the cup in the middle, on a lit column
cylinder(0.3, 0.36, (0, FRONT + 1.0, DECK), gloss(OCEAN), bevel=0.03)
ring(0.3, 0.012, (0, FRONT + 1.0, DECK + 0.29), glow(AQUA, 5))
cup((0, FRONT + 1.0, DECK + 0.36), scale=1.25)

# the heads of the audience in front of the camera
for number, (x, y) in enumerate(((-3.7, 1.5), (-2.75, 1.35), (-1.8, 1.5), (-0.85, 1.4), (0.1, 1.55), (1.05, 1.4), (2.0, 1.5), (2.95, 1.35),
                                 (3.85, 1.5), (-3.1, 0.3), (-2.1, 0.2), (1.45, 0.25), (2.55, 0.15))):
    guest(number * 5 + 1, (x, y, -0.4), 180 + (8 if number % 2 else -6), shirt=(OCEAN, "#27306b", BLUE, "#3f4a86")[number % 4])

# the venue's own sign above it all
neon("MIDNIGHT LOBBY", 0.42, MAGENTA, (0, FRONT + STAGE_DEPTH + 0.28, 5.42))
lamp((0, FRONT + STAGE_DEPTH - 0.4, 5.6), (0, FRONT + STAGE_DEPTH + 0.3, 5.2), 40, MAGENTA, 4, height=0.3, shadow=False)

lamp((2.5, 0.5, 6.2), (0, FRONT + 2, DECK), 1250, "#ffd9b4", 4, height=1.5)
lamp((0, FRONT + 0.2, 3.6), (0, 0.6, 0.8), 160, "#bfe4ff", 6, height=0.6, shadow=False)
lamp((0, BACK - 0.3, 3.0), (0, 0, 0.4), 180, AQUA, 4, height=2, shadow=False)
for side in (-1, 1):
    lamp((side * 8, 2, 4), (0, FRONT + 2, 1), 260, BLUE if side < 0 else VIOLET, 2, shadow=False)

eye = camera((0, -4.9, 2.3), (0, FRONT, 2.28), lens=32.5, focus=(0, FRONT + 1.5, 1.5), blur=0.1)
shoot("events/monash-cup-2024/stage", eye, (2000, 1125))
