"""A row of players from behind: four chairs, four screens, one long desk."""
from kit import *

night()
room(13.0, 4.0, 3.0)
BACK = 2.0
lamp((3.2, -3.0, 4.0), (0, 0.6, 0.9), 330, "#ffc98f", 2.0)
lamp((-3.6, -0.4, 2.6), (0, 1.0, 0.8), 120, CYAN, 0.5, height=2.0)
lamp((0, BACK - 0.2, 3.12), (0, BACK - 0.2, 0), 180, MAGENTA, 9, height=0.35, shadow=False)

neon_line([(-6.2, BACK - 0.05, 1.62), (-1.9, BACK - 0.05, 1.62), (-1.6, BACK - 0.05, 1.92), (1.6, BACK - 0.05, 1.92),
           (1.9, BACK - 0.05, 1.62), (6.2, BACK - 0.05, 1.62)], CYAN, 0.016, corner=0.12)
neon("ONE MORE ROUND", 0.2, MAGENTA, (0.2, BACK, 2.06))
row = (
    (-1.45, "arena", CORAL, dict(hair="short", shirt=SKY, skin=SKINS[2], headphones=CORAL)),
    (0.0, "scoreboard", LILAC, dict(hair="hijab", hair_colour=MUSTARD, shirt=TEAL, skin=SKINS[0], headphones=CREAM)),
    (1.45, "fighting", MUSTARD, dict(hair="curly", shirt=CORAL, skin=SKINS[3], headphones=CYAN)),
    (2.9, "menu", CORAL, dict(hair="ponytail", hair_colour=HAIR[2], shirt=CREAM, skin=SKINS[4], headphones=LILAC)),
)
for place, (x, picture, chair, looks) in enumerate(row):
    light, second = ((CYAN, MAGENTA), (MAGENTA, CYAN))[place % 2]
    pc_station(picture, (x, BACK - 0.45, 0), chair=chair, light=light, second=second, chair_turn=(5, 0, -9, 7)[place])
    person((x - 0.06, BACK - 1.1, 0), 180 + (4, 0, -6, 5)[place], "keyboard", seated=True,
           look=(9, 0, -14, 4)[place], **looks)
    lamp((x - 0.08, BACK - 0.4, 1.15), (x - 0.08, BACK - 1.3, 0.9), 10, light, 0.6, shadow=False, reach=1.7)
poster("poster-moon", (-3.9, BACK, 1.75), width=0.42, height=0.63)
poster("poster-race", (3.9, BACK, 1.75), width=0.42, height=0.63)
backpack((0.72, 0.5, 0), 20, colour=TEAL)
backpack((2.15, 0.1, 0), -30, colour=CORAL)

shoot("community/players-row", camera((-4.2, -4.5, 1.95), (0.04, 1.0, 1.0), lens=53), (2000, 1333), exposure=0.9)
