"""Terminull Brigade Event 2025: the whole stage, cut open, on the evening of the final."""
from kit import *
from kit.stage import *

HALL, DEPTH, HEIGHT = 11.0, 8.4, 4.6
STAGE, STAGE_DEPTH, DECK = 9.6, 3.5, 0.5
BACK = DEPTH / 2 - 0.5          # of the screen and its truss
FRONT = DEPTH / 2 - 0.2 - STAGE_DEPTH

night("#3c1c34", 0.6)
room(HALL, DEPTH, HEIGHT, floor="#3a2848", colour="#34204a", panels=0, light=None)
backdrop()

stage_deck(STAGE, STAGE_DEPTH, DECK, "strip-terminull", EMBER, (0, DEPTH / 2 - 0.2 - STAGE_DEPTH / 2, 0))
for x in (-STAGE / 2 + 0.9, STAGE / 2 - 0.9):
    steps(1.1, DECK, (x, FRONT - 0.72, 0), EMBER)
led_wall(4.2, "bracket-terminull", (0, BACK, DECK + 0.72), strength=1.0, rim=CRIMSON)

# two teams of two, facing the audience, a little turned to each other
for side in (-1, 1):
    for number, (x, y, turn) in enumerate(((2.25, 2.35, 10), (3.7, 1.95, 20))):
        shirt, chair = (CRIMSON, CRIMSON) if side < 0 else (EMBER, GRAPHITE)
        match_place("arena", (side * x, y, DECK), 180 - side * turn, player=number * 2 + (3 if side > 0 else 0), shirt=shirt, chair=chair)

# the prize waits between them
box((0.5, 0.5, 0.75), (0, FRONT + 0.75, DECK), gloss(CHARCOAL), bevel=0.03)
light_strip(0.44, 0.02, (0, FRONT + 0.494, DECK + 0.66), EMBER)
chevron_trophy((0, FRONT + 0.75, DECK + 0.75), scale=1.15)

# the truss: two towers and a girder with lamps and banners
TOP = 4.25
for x in (-4.4, 4.4):
    truss((x, BACK - 0.1, DECK), (x, BACK - 0.1, TOP))
truss((-4.55, BACK - 0.1, TOP), (4.55, BACK - 0.1, TOP))
for x, aim, colour in ((-3.7, -3.4, EMBER), (-2.4, -1.6, CRIMSON), (-0.8, -0.2, EMBER), (0.8, 0.2, EMBER), (2.4, 1.6, CRIMSON),
                       (3.7, 3.4, EMBER)):
    stage_lamp((x, BACK - 0.3, TOP - 0.25), (aim, FRONT + 0.9, DECK), colour, power=160, beam=0.22)
for x in (-3.25, 3.25):
    hanging_banner("banner-terminull", 2.0, (x, BACK + 0.1, DECK + 1.2), rope=0.5, lit=0.55)

# the audience, a few rows of it
crowd(2, 10, (0.1, -3.25, 0), ("#3a2a3a", CRIMSON, "#7a3a5a", "#d8742a", "#4a4070", CREAM), seed=4, pitch=(0.86, 0.95))

# the left wall: the brigade's chevrons in neon between two banners
with piece("left wall", (-HALL / 2 + 0.03, -0.6, 0), 90):
    for height, colour in ((1.55, CRIMSON), (2.05, EMBER)):
        neon_line([(-0.75, -0.03, height), (0, -0.03, height + 0.62), (0.75, -0.03, height)], colour, 0.035, corner=0.02)
    for x in (-2.1, 2.1):
        hanging_banner("banner-terminull", 2.1, (x, -0.06, 1.15), rope=0.15)
for x in (-5.2, 5.2):
    light_bar((x, DEPTH / 2 - 0.06, 0.7), (x, DEPTH / 2 - 0.06, 4.2), CRIMSON, 5)

lamp((5, -7.5, 8.5), (0, 1, 0.5), 2900, "#ffc69a", 3)
lamp((-3.4, -0.6, 2.4), (-5.4, -0.6, 1.8), 60, "#ff7a4a", 3, shadow=False)
lamp((-5, -1, 4.2), (0, -1, 3.0), 170, CRIMSON, 0.5, height=5, shadow=False)
lamp((0, BACK - 0.2, 2.8), (0, -2, 0.4), 130, "#ff7a4a", 3.6, height=2, shadow=False)

eye = camera((7.2, -15.6, 7.6), (-0.1, 0.0, 1.05), lens=38.5)
shoot("events/terminull-brigade-2025/stage", eye, (2000, 1125), exposure=1.05)

# the share picture: the same stage from closer by, the screen right of the wordmark
shoot("share/events", camera((5.2, -14.0, 5.6), (0, 1.2, 1.9), lens=56, shift=(-0.2, 0)), (1200, 630), exposure=1.05)
