"""Monash Cup 2024: the two captains shake hands on the stage, their teams behind them."""
from kit import *
from kit.stage import *

APART = 0.535       # distance of each captain from the middle

night("#12265c", 0.45, backdrop="#060a1c")
box((16, 14, 0.04), (0, 2, -0.04), gloss("#141d40"))
led_wall(3.7, "title-monash", (0.0, 5.4, 0.72), strength=0.8, rim=AQUA)
for x in (-2.9, -2.5, 2.5, 2.9):
    light_bar((x, 5.4, 0.2), (x, 5.4, 3.4), BLUE if abs(x) > 2.7 else AQUA, 3)

# right hands meet in the middle
SHAKE = ((0.27, -0.02, 0.03), (0.0, -0.445, 0.29))
guest(5, (-APART, 0, 0), 90, hands=SHAKE, shirt=BLUE, trousers="#1b2350", lean=4, look=-6)
guest(2, (APART, 0, 0), -90, hands=SHAKE, shirt=FOAM, trousers="#2b3a78", lean=4, look=-4)

# the teams clap and cheer
for side, shirt, numbers in ((-1, BLUE, (0, 3)), (1, FOAM, (9, 1))):
    for place, number in enumerate(numbers):
        at, turn = (side * (1.12 + 0.6 * place), 1.9 + 0.25 * (place % 2), 0), side * 14
        if side < 0:
            jersey_number(f"jersey-monash-{(3, 9)[place]}", at, turn, front=True)
        guest(number, at, turn, shirt=shirt, trousers="#1f2a5e",
              hands=((0.06, -0.3, 0.42), (-0.06, -0.3, 0.42)) if place % 2 else None, pose="fist")

stage = ((-2.4, 3.2), (0.2, 3.2), (2.6, 3.2))
for x, y in stage:
    stage_lamp((x, y, 3.5), (x * 0.3, 0.6, 0.4), AQUA if x else "#e6f4ff", power=130, beam=0)
lamp((1.6, -2.8, 3.0), (0, 0, 1.0), 170, "#ffd3a6", 1.2)
lamp((-2.2, -0.6, 2.2), (0, 0, 1.0), 90, AQUA, 1.0, shadow=False)
lamp((0.3, 2.9, 2.6), (0, 0, 1.0), 150, "#cfeaff", 2, height=0.6)

eye = camera((0.06, -4.1, 1.34), (0.0, 0, 1.13), lens=52.5, focus=(0, -0.02, 0.95), blur=0.45)
shoot("events/monash-cup-2024/handshake", eye, (2000, 1333), fine=True)
