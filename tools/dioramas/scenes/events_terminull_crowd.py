"""Terminull Brigade Event 2025: among the crowd, hands up, the stage blazing in front."""
from kit import *
from kit.stage import *

DECK = 0.7
STAGE_FRONT = 6.2

night("#4a1c3c", 0.75, backdrop="#120a10")
box((24, 24, 0.04), (0, 4, -0.04), planks("#241a1e"))
box((24, 0.2, 9), (0, 11, 0), plaster("#3a1c34"))
stage_deck(11, 3.4, DECK, "strip-terminull", EMBER, (0, STAGE_FRONT + 1.7, 0))
led_wall(6.4, "title-terminull", (0, 9.6, DECK + 1.15), strength=1.0, rim=EMBER)
for x in (-4.5, 4.5):
    hanging_banner("banner-terminull", 3.2, (x, 9.4, DECK + 1.2), lit=0.6)
    truss((x * 1.3, 9.3, DECK), (x * 1.3, 9.3, 5.85))
truss((-6, 9.3, 5.85), (6, 9.3, 5.85))
for number, x in enumerate((-4.4, -2.6, -0.9, 0.9, 2.6, 4.4)):
    stage_lamp((x, 9.1, 5.6), (x * 0.45, 3.2, 0.9), CRIMSON if number % 2 else EMBER, power=260, beam=1.3, width=20)

for x, number, shirt, pose in ((-1.6, 5, CRIMSON, "fist"), (1.6, 2, CRIMSON, "cheer")):
    guest(number, (x, STAGE_FRONT + 0.9, DECK), pose=pose, shirt=shirt)

crowd(4, 9, (0, 0.2, 0), (CREAM, CRIMSON, "#8a2a44", "#c4642a", "#4a3a78"), seed=11, pitch=(0.8, 1.05),
      poses=("cheer", "fist", "wave", "cheer", "point", "fist"))
confetti(320, (-4.5, 1.0, 1.4), (4.5, 8.4, 5.2), (EMBER, CRIMSON, GOLD, CREAM), seed=5, size=0.05)

# light from the stage, two colours from the sides, and a little warm light from behind the camera for the
# shirts
lamp((0, 7.5, 4.6), (0, 1.5, 1.0), 2100, "#ff9a5a", 7, height=1.5)
lamp((0, 8.2, 6.5), (0, 11, 2), 260, MAGENTA, 8, shadow=False)
lamp((-5.5, 1.5, 4.2), (0, 2, 1.0), 420, CRIMSON, 2, shadow=False)
lamp((5.5, 1.5, 4.2), (0, 2, 1.0), 380, EMBER, 2, shadow=False)
lamp((2.5, -5, 5.5), (0, 2, 0.8), 240, "#ffb48a", 3, shadow=False)

eye = camera((0.6, -3.4, 2.15), (0, 6, 2.12), lens=35, focus=(0, 2.0, 1.3), blur=0.2)
shoot("events/terminull-brigade-2025/crowd", eye, (2000, 1333))
