"""Monash Cup 2024: the two casters at their desk, the day's game on the screen behind them."""
from kit import *
from kit.stage import *

SEAT = 0.74            # high stools for the high desk

night("#12265c", 0.5, backdrop="#060a1c")
box((14, 12, 0.04), (0, 2, -0.04), planks("#1d2440"))
wall(12, 4.4, (0, 2.7, 0), 0, "#1a2654", 1.0, "#2c3566", AQUA)
led_wall(2.7, "games-monash", (-0.15, 2.5, 1.4), strength=0.85, rim=AQUA)
hanging_banner("banner-monash", 2.3, (2.05, 2.5, 0.8), rope=0.6, lit=0.45)

casters_desk((0, 0, 0), 3.0)
for x, number, shirt, pose, look, turn in ((-0.55, 1, "#20306e", "table", 16, 8), (0.6, 7, FOAM, "point", -24, -10)):
    stool((x, 0.72, 0), colour=AQUA, height=SEAT)
    guest(number, (x, 0.68, 0), turn, seated=True, seat=SEAT, pose=pose, shirt=shirt, headphones=BLUE if x < 0 else INK, look=look,
          hands=((0.22, -0.42, 0.16), (-0.2, -0.42, 0.16)) if x < 0 else ((0.42, -0.34, 0.5), (-0.2, -0.42, 0.16)))
TOP = 0.95
for x in (-0.95, 1.02):
    microphone((x, -0.12, TOP), 146 if x < 0 else 214)
for x, turn in ((-0.35, 6), (0.72, -8)):
    box((0.3, 0.21, 0.006), (x, -0.02, TOP), matte(CREAM), 0.001, turn=turn)        # running orders
    for line in range(4):
        box((0.2, 0.008, 0.001), (x, -0.09 + line * 0.045, TOP + 0.006), matte(BLUE), 0, turn=turn)
mug((-1.18, -0.08, TOP), 200, colour=BLUE)
paper_cup((1.2, -0.06, TOP), colour=AQUA)
cup((-0.02, -0.18, TOP), -12, scale=0.62)
small_plant((1.36, 0.16, TOP), pot=FOAM)

lamp((2.4, -3.4, 3.4), (0, 0.4, 1.1), 330, "#ffcfa0", 1.4)
lamp((-3.0, -1.2, 2.4), (0, 0.5, 1.1), 120, AQUA, 1.2, shadow=False)
lamp((0.4, 2.2, 3.2), (0, 0.4, 1.0), 130, "#bfe6ff", 2.6, height=0.4)
lamp((0, 2.2, 2.0), (0, -1, 0.2), 60, BLUE, 3.2, height=1.8, shadow=False)

eye = camera((-1.5, -4.9, 1.95), (0.02, 0.7, 1.4), lens=48, focus=(0, 0.3, 1.3), blur=0.25)
shoot("events/monash-cup-2024/casters-desk", eye, (2000, 1333))
