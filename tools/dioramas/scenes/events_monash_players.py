"""Monash Cup 2024: a team of five in the light of their screens, seen from the screens' side."""
from kit import *
from kit.stage import *

PITCH = 1.42

night("#122050", 0.4, backdrop="#050817")
box((32, 14, 0.04), (4, 2, -0.04), planks("#1a2140"))
wall(30, 4.4, (4, 3.4, 0), 0, "#182350", 0.9, "#28315e", BLUE)
led_wall(2.6, "lanes", (1.35, 3.2, 1.15), strength=0.95, rim=AQUA)
for x in (-0.75, 3.45, 5.4):
    hanging_banner("banner-monash", 2.0, (x, 3.25, 1.0), rope=1.4, lit=0.4)

for number in range(5):
    x = (number - 2) * PITCH
    match_place("lanes", (x, 0, 0), 180, player=(5, 8, 0, 3, 9)[number], shirt=BLUE, chair=FOAM, light=AQUA, second=BLUE, top="#33406b",
                headphones=(FOAM, INK, AQUA, FOAM, INK)[number], look=(10, -4, 6, -14, 3)[number], drink=number % 2 == 0, case=False)
    # the screen's light on the face behind it
    lamp((x + 0.06, -0.12, 1.08), (x + 0.06, 0.6, 1.18), 7, "#b8e0ff", 0.6, height=0.34, reach=1.5, shadow=False)

    # a thin line on the back of each screen
    light_bar((x - 0.12, -0.245, 1.12), (x + 0.28, -0.245, 1.12), AQUA, 3, 0.006)

lamp((-4.5, -2.5, 3.2), (0, 0.5, 0.9), 80, AQUA, 1.6, shadow=False)
lamp((1.0, 2.6, 4.6), (0, 0.4, 0.9), 260, "#cfe6ff", 5, height=0.6)
lamp((3.5, -4.5, 3.8), (0, 0.4, 0.9), 520, "#ffc898", 1.6)
lamp((-5, 2.5, 2.5), (0, 0.5, 1), 110, VIOLET, 1.6, shadow=False)

eye = camera((-4.0, -4.6, 2.15), (-0.36, 0.62, 1.2), lens=37, focus=(-1.4, 0.5, 1.25), blur=0.3)
shoot("events/monash-cup-2024/players", eye, (2000, 1333), exposure=0.75)
