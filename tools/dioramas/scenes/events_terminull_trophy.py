"""Terminull Brigade Event 2025: the trophy on its pedestal, close, the hall a blur behind it."""
from kit import *
from kit.stage import *

TABLE = 1.0         # the pedestal's height: the camera is level with the trophy

night()
# warm reflections on the right and left of the gold, dark ones between
reflections(["#ffd9a0", "#2a1018", "#140a10", "#ff5a2e", "#20101a", "#ff8a3a", "#12080c", "#2a1018"], "#120a0e", 1.6)
box((8, 10, 0.04), (0, 2, -0.04), planks("#2c2024"))
# with fewer sides, the gap between the ring and the pedestal would vary
cylinder(0.34, TABLE, (0, 0, 0), gloss("#1d1418"), bevel=0.03, sides=160)
ring(0.346, 0.008, (0, 0, TABLE - 0.06), glow(EMBER, 4), sides=160)
chevron_trophy((0, 0, TABLE), turn=-16)
confetti(26, (-0.22, -0.24, TABLE), (0.22, 0.2, TABLE + 0.02), (EMBER, CRIMSON, GOLD), seed=3, size=0.022, lying=1.0)

# behind: the final's screen, banners and lamps, all out of focus
led_wall(3.0, "versus-terminull", (-0.1, 4.6, 0.75), strength=0.8, rim=CRIMSON)
for x in (-1.75, 2.45):
    standing_banner("banner-terminull", 2.2, (x, 3.6, 0), lit=0.5)
for number in range(9):
    ball(0.05, (-2.2 + number * 0.55, 4.2, 2.75 + 0.12 * (number % 2)), glow(EMBER if number % 2 else "#ffb878", 9))
crowd(1, 5, (0.2, 2.9, 0), (CRIMSON, CHARCOAL, "#c46a2a"), seed=8, turn=0, pitch=(0.75, 0.5))

lamp((1.4, -1.6, 2.6), (0, 0, 1.25), 60, "#ffd0a0", 0.8)
lamp((-1.2, -0.5, 1.6), (0, 0, 1.3), 22, CRIMSON, 0.5)
lamp((0.8, 1.2, 2.0), (0, 0, 1.3), 45, EMBER, 0.5)

focus = (0, -0.05, TABLE + 0.3)
eye = camera((0.16, -1.9, TABLE + 0.44), (0.0, 0, TABLE + 0.255), lens=86, focus=focus, blur=0.45)
shoot("events/terminull-brigade-2025/trophy", eye, (1600, 2000), fine=True)
