"""The front door at night: the sign, the hours, warm light on the wet pavement."""
from kit import *

night(strength=0.5)
# the house front, with a shop window left and the door right
box((9, 2.4, 0.1), (0, -1.1, -0.1), planks("#3a3456", 0.6, 0.6), 0.01)
box((9, 0.18, 0.18), (0, -2.36, -0.17), matte("#8a84a6"), 0.03)
box((9, 4.0, 0.1), (0, -4.4, -0.22), gloss("#17131f"), 0.01)
for x in (-2.0, -0.1, 1.8):
    box((1.0, 0.1, 0.004), (x, -3.75, -0.12), matte(CREAM), 0.001)

brick = plaster("#4a2a6e")
box((0.53, 0.3, 3.1), (-2.235, 0.15, 0), brick, 0.02)
box((0.3, 0.3, 3.1), (0.2, 0.15, 0), brick, 0.02)
box((0.8, 0.3, 3.1), (2.1, 0.15, 0), brick, 0.02)
box((2.3, 0.3, 0.55), (-0.95, 0.13, 0), wood(WALNUT), 0.015)     # in front of the wall: flush surfaces flicker
box((5.0, 0.3, 1.6), (0, 0.15, 2.35), brick, 0.02)
box((5.2, 0.5, 0.14), (0, 0.1, 3.95), matte(AUBERGINE), 0.03)
box((5.0, 0.12, 0.1), (0, -0.03, 2.32), matte(AUBERGINE), 0.02)
for course in range(5):
    box((4.98, 0.012, 0.01), (0, -0.003, 2.62 + course * 0.27), matte("#3a2058"), 0.002)

# the neighbours have closed for the night
for side in (-1, 1):
    box((3.0, 0.3, 3.0), (side * 4.05, 0.45, 0), plaster("#2c1f56"), 0.02)
    box((3.1, 0.45, 0.1), (side * 4.05, 0.4, 2.98), matte(AUBERGINE), 0.02)

# the window, its frame and the room behind it
for x in (-1.97, -0.93, 0.08):
    box((0.06, 0.1, 1.8), (x, 0.04, 0.55), matte(INK), 0.012)
for z in (0.55, 2.28):
    box((2.1, 0.1, 0.06), (-0.95, 0.04, z), matte(INK), 0.012)
box((2.3, 0.4, 0.05), (-0.95, -0.06, 0.52), wood(OAK), 0.012)
box((5.0, 2.6, 0.02), (0, 1.6, 0), planks("#5a3a3a"), 0)
wall(6.4, 3.0, (0, 2.3, 0), colour="#7a4a86")
lamp((-0.8, 1.2, 2.9), (-0.8, 1.4, 0), 200, AMBER, 1.8)
bulb((1.2, 1.0, 2.2), 60, AMBER, reach=4)
with piece("inside", (-1.0, 1.85, 0)):
    pc_station("arena", (-0.55, 0, 0), chair=CORAL)
    person((-0.6, -0.65, 0), 180, "keyboard", seated=True, shirt=SKY, hair="bun", headphones=CREAM)
    pc_station("lanes", (0.9, 0, 0), chair=TEAL, light=MAGENTA, second=CYAN)
    person((0.84, -0.65, 0), 180, "keyboard", seated=True, shirt=MUSTARD, hair="short", headphones=CORAL, skin=SKINS[3])
neon("PLAY", 0.3, MAGENTA, (-1.62, 2.3, 1.5))
poster("poster-controller", (-0.62, 2.3, 1.3), width=0.5, height=0.75)
for x in (-1.55, -0.35):
    pendant_lamp((x, 0.8, 3.0), drop=1.0)
small_plant((-1.7, 0.0, 0.57), pot=CORAL)
cat((-0.5, -0.06, 0.57), 15)

# the door: a lit pane, a handle, the hours
with piece("door", (1.02, 0.06, 0)):
    box((1.42, 0.1, 0.04), (0, 0, 0), metal(STEEL, 0.4), 0.008)
    for x in (-0.64, 0.64):
        box((0.1, 0.12, 2.3), (x, 0, 0.02), wood(WALNUT, "z"), 0.015)
    box((1.38, 0.12, 0.1), (0, 0, 2.24), wood(WALNUT), 0.015)
    for x in (-0.51, 0.51):
        box((0.12, 0.07, 2.18), (x, 0, 0.05), wood("#8a3a4a", "z"), 0.012)
    for z, tall in ((0.05, 0.42), (2.08, 0.15)):
        box((1.0, 0.07, tall), (0, 0, z), wood("#8a3a4a"), 0.012)
    pane = box((0.92, 0.02, 1.64), (0, 0, 0.46), glass("#ffd9a0", 0.12), 0.002)
    tube([(-0.42, -0.04, 0.85), (-0.42, -0.1, 0.88), (-0.42, -0.1, 1.32), (-0.42, -0.04, 1.35)], 0.016, metal(GOLD),
         corner=0.03)
    with piece("hours", (0.0, -0.045, 1.5)):
        box((0.88, 0.02, 0.46), (0, 0.005, 0), plastic("#1c1238"), 0.02)
        neon("OPEN", 0.13, CYAN, (0, -0.004, 0.27), thickness=0.13)
        neon("12 PM-2 AM", 0.1, AMBER, (0, -0.004, 0.09), thickness=0.13, spacing=0.3)
        for x in (-0.25, 0.25):
            tube([(x, 0.0, 0.45), (x * 0.3, 0.0, 0.6)], 0.005, metal(STEEL))
    box((1.1, 0.6, 0.02), (0, -0.52, 0), carpet("#3a1f5c"), 0.008)
    for y in (-0.76, -0.28):
        box((1.0, 0.03, 0.003), (0, y, 0.019), matte(AMBER), 0.001)

# the sign over both, under an awning lamp
box((4.3, 0.08, 1.0), (0, -0.04, 2.68), plastic("#1c1238"), 0.05)
neon("MIDNIGHT", 0.33, MAGENTA, (-0.45, -0.08, 3.2), spacing=0.36, thickness=0.1)
neon("LOBBY", 0.33, CYAN, (0.56, -0.08, 2.78), spacing=0.36, thickness=0.1)
moon = neon_moon(0.26, (1.72, -0.12, 3.3))
neon_line([(-1.95, -0.12, 2.86), (-0.35, -0.12, 2.86)], AMBER, 0.012)
lamp((0, -0.35, 3.1), (0, -1.6, 0), 60, MAGENTA, 3.6, height=0.5)
lamp((0.9, -0.3, 2.5), (0.9, -1.6, 0), 22, CYAN, 1.4, height=0.3, shadow=False)
for x in (0.2, 1.84):
    with piece("wall lamp", (x, 0, 1.85)):
        cylinder(0.05, 0.04, (0, 0, 0.05), metal(GOLD), turn=(90, 0, 0))
        lathe([(0.07, 0), (0.05, 0.2), (0.046, 0.2), (0.066, 0)], (0, -0.1, 0), glow(AMBER, 3))
        tube([(0, -0.02, 0.05), (0, -0.1, 0.05), (0, -0.1, 0.0)], 0.01, metal(GOLD), corner=0.03)
    bulb((x, -0.28, 1.95), 16, reach=3)

# in front of the house
plant((-2.1, -0.3, 0), 30, height=1.0, pot=CORAL)
plant((2.08, -0.3, 0), 100, height=1.1, pot=CREAM)
with piece("board", (-1.25, -0.75, 0), -14):
    for side in (-1, 1):
        with piece("leaf", (0, side * 0.17, 0), (side * 10, 0, 0)):
            box((0.6, 0.03, 0.95), (0, 0, 0.0), wood(OAK, "z"), 0.01)
            if side < 0:
                panel(0.5, 0.75, (0, -0.0165, 0.12), print_of("poster-hours"))
    tube([(-0.28, -0.1, 0.4), (-0.28, 0.1, 0.4)], 0.004, metal(STEEL))
person((0.02, -1.2, 0), 190, "down", shirt=CORAL, trousers=INK, hair="ponytail", skin=SKINS[1], look=-14)
person((0.56, -1.12, 0), 172, "hips", shirt=TEAL, hair="cap", skin=SKINS[2], look=10)
bicycle((1.6, -1.3, 0), 172, colour=MUSTARD)
lamp((3.2, -5.0, 4.6), (0, -0.5, 1.2), 330, "#c9b4ff", 1.8)
with piece("stars") as stars:
    for number in range(14):
        ball(0.012 + 0.01 * (number % 3), (-4 + number * 0.62, 3.2, 4.2 + ((number * 37) % 17) / 12), glow(CREAM, 3))

street = camera((1.3, -9.8, 1.7), (0.05, 0, 1.9), lens=63), (1600, 2000)
shoot("community/front-door", *street, exposure=0.6)

# after closing: the moon stays on, and the cat looks out of the window
remove("person")
for chair in pieces("gaming chair"):
    chair.location.y += 0.2
lights_off(keep=[moon, stars])
dark = glass("#0d0a20", 0.5)
pane.material_slots[0].material = dark
box((2.1, 0.01, 1.8), (-0.95, 0.2, 0.55), dark, 0)
bulb((1.72, -0.75, 3.3), 14, size=0.4, reach=2.2)
lamp((3.2, -5.0, 4.6), (0, -0.5, 1.2), 130, "#98a2ff", 1.8)
spot((-2.6, -4.2, 5.2), (-0.5, -0.2, 0.9), 1500, "#c2ccff", angle=34, soft=0.8)
shoot("community/front-door-closed", *street, exposure=0.6)
