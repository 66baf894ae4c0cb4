"""Terminull Brigade Event 2025: down the aisle between two rows of players and their screens."""
from kit import *
from kit.stage import *

AISLE = 1.15        # distance of the players' backs from the middle
PITCH = 1.5
GAMES = ("arena", "scoreboard", "lanes", "arena", "arena", "scoreboard", "arena")

night("#3a2048", 0.42, backdrop="#120a12")
box((12, 18, 0.04), (0, 5, -0.04), planks("#43303e"))
wall(9, 4.2, (0, 12.2, 0), 0, "#3a2234", 0)
for side in (-1, 1):
    wall(18, 4.2, (side * 3.3, 4, 0), -90 * side, "#3a2234", 0.0)

for row in range(7):
    y = row * PITCH + 1.0
    for side in (-1, 1):
        if side > 0 and row < 2:
            continue                            # the camera is here
        away = (row, side) == (4, 1)
        match_place(GAMES[(row + side) % len(GAMES)], (side * (AISLE + 0.85), y, 0), -90 * side, player=None if away else row * 3 + side,
                    shirt=(CRIMSON, CHARCOAL, "#c9641e", "#4a2436")[(row + side) % 4], chair=CRIMSON if (row + side) % 3 else GRAPHITE,
                    pose="keyboard" if row % 3 else "table", headphones=CREAM if row % 2 else INK, look=(-8, 5, 12, -4)[row % 4],
                    chair_turn=70 if away else 0, case=side > 0)      # a case would hide the screens on the left
        bulb((side * (AISLE + 0.55), y, 1.2), 5, ("#ffd2a0", "#9fb4ff")[row % 2], 0.2, shadow=False, reach=1.3)
    # a light bar over every place, from wall to wall
    light_bar((-3.28, y + 0.75, 3.1), (3.28, y + 0.75, 3.1), EMBER if row % 2 else CRIMSON, 5)
    lamp((0, y + 0.75, 3.0), (0, y + 0.75, 0), 15, EMBER if row % 2 else CRIMSON, 4.6, height=0.1, shadow=False)

# the referee comes down the aisle with the score sheet
guest(10, (0.15, 5.3, 0), 8, pose="hold", shirt=CREAM, trousers="#2b2030", look=-18, nod=8)
box((0.24, 0.012, 0.3), (0.19, 4.97, 0.82), matte(CREAM), 0.003, turn=(-25, 0, 8))

led_wall(3.0, "title-terminull", (0, 12.05, 1.0), strength=1.25, rim=EMBER)
for row in range(3):
    for side in (-1, 1):
        with piece("wall banner", (side * 3.2, 2.7 + row * 3.0, 1.45), -90 * side):
            hanging_banner("banner-terminull", 1.5, (0, 0, 0), rope=0.2, lit=0.5)

lamp((2.2, -3.5, 4.6), (-0.6, 3, 0.8), 430, "#ffc69a", 1.6)
lamp((2.5, 3, 3.4), (-1.5, 4, 0.8), 90, MAGENTA, 3, shadow=False)

eye = camera((1.3, -2.0, 2.3), (-0.95, 3.8, 1.0), lens=34, focus=(-1.5, 1.6, 1.0), blur=0.18)
shoot("events/terminull-brigade-2025/pc-rows", eye, (2000, 1333), exposure=0.85)
