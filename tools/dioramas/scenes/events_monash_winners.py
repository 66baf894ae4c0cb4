"""Monash Cup 2024: three teams' captains on the podium, the cup held up, paper falling."""
from kit import *
from kit.stage import *

night("#12265c", 0.5, backdrop="#060a1c")
box((16, 14, 0.04), (0, 2, -0.04), gloss("#172148"))
box((16, 0.2, 8), (0, 4.4, 0), plaster("#162050"))
# from the camera, the centre of the sunburst is behind the cup
led_wall(5.2, "champions-monash", (0.55, 4.0, 2.35), strength=0.72, rim=AQUA)
for x in (-2.03, 2.1):
    standing_banner("banner-monash", 2.4, (x * 1.05, 2.2, 0), -8 if x > 0 else 8, lit=0.45)

first, second, third = podium(AQUA)
SHORTS = "#1b2350"
# the two captains who shook hands before the final
guest(5, first, shirt=BLUE, trousers=SHORTS, pose="lift", nod=4)
guest(2, second, 6, shirt=FOAM, trousers=SHORTS, pose="cheer", look=14)
guest(6, third, -6, shirt="#7a6be0", trousers=SHORTS, pose="wave", look=-16)
for colour, place, turn in ((GOLD, first, 0), (SILVER, second, 6), (BRONZE, third, -6)):
    neck_medal(colour, place, turn)
cup((first[0], first[1] - 0.12, first[2] + 0.56 + 1.02), -14, scale=0.95)

# all of it behind the winners: a slip of paper in front of a face looks like a frown
confetti(240, (-3.2, 0.5, 0.2), (3.2, 3.2, 5.6), (AQUA, FOAM, BLUE, GOLD), seed=9, size=0.042)
confetti(120, (-2.2, -1.8, 0.0), (2.2, 2.0, 0.01), (AQUA, FOAM, BLUE, GOLD), seed=7, size=0.042, lying=1.0)
for number, x in enumerate((-1.8, -0.3, 1.3, 2.8)):
    stage_lamp((x, 3.5, 5.85), (x * 0.35, -0.2, 0.4), AQUA if number % 2 else "#e6f4ff", power=190, beam=0.5)
truss((-4.0, 3.6, 6.1), (5.0, 3.6, 6.1))

lamp((2.0, -3.6, 3.6), (0, 0, 1.2), 270, "#ffd9b0", 1.5)
lamp((-2.6, -1.4, 2.6), (0, 0, 1.2), 120, AQUA, 1.2, shadow=False)
lamp((0, 2.4, 3.0), (0, 0, 1.2), 150, "#bfe4ff", 3, height=0.6)

eye = camera((-0.75, -5.2, 1.2), (0, 0.2, 1.84), lens=44, focus=(0, -0.1, 1.6), blur=0.15)
shoot("events/monash-cup-2024/winners", eye, (1600, 2000), fine=True)
