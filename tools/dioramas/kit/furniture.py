"""Furniture: desks, chairs, sofas, tables, shelves, lamps, plants."""
from math import cos, pi, sin

from kit.gear import headset, headset_stand, keyboard, monitor, mouse, mouse_mat, tower
from kit.materials import carpet, fabric, glow, gloss, leather, matte, metal, plastic, shade, wood
from kit.palette import (AMBER, CORAL, CREAM, CYAN, GRAPHITE, INK, LEAF, MAGENTA, OAK, PLUM, SAND, STEEL,
                         TEAL, WALNUT)
from kit.shapes import (ball, box, cushion, cylinder, lathe, piece, repeat, ring, slab, smooth_profile, tube)
from kit.signs import light_strip

DESK_HEIGHT = 0.74
TABLE_HEIGHT = 0.42
BAR_HEIGHT = 1.05


def desk(at, turn=0, width=1.4, depth=0.72, top=WALNUT, light=MAGENTA):
    """A desk with a light strip under its front edge, metal legs and a cable tray; 0.74 m high."""
    with piece("desk", at, turn):
        box((width, depth, 0.035), (0, 0, DESK_HEIGHT - 0.035), wood(top), 0.01)
        light_strip(width - 0.16, 0.009, (0, -depth / 2 + 0.04, DESK_HEIGHT - 0.044), light)
        for side in (-1, 1):
            x = side * (width / 2 - 0.07)
            box((0.05, depth - 0.06, 0.03), (x, 0, 0.0), metal(GRAPHITE, 0.4), 0.008)
            box((0.05, 0.07, DESK_HEIGHT - 0.05), (x, 0.08, 0.015), metal(GRAPHITE, 0.4), 0.008)
            box((0.05, depth - 0.12, 0.025), (x, 0, DESK_HEIGHT - 0.06), metal(GRAPHITE, 0.4), 0.006)
        box((width - 0.2, 0.02, 0.3), (0, 0.12, DESK_HEIGHT - 0.36), plastic(INK), 0.006)
        cylinder(0.03, 0.006, (width / 2 - 0.14, depth / 2 - 0.08, DESK_HEIGHT - 0.003), plastic(INK), 0.002)


def gaming_chair(at, turn=0, colour=CORAL, shell=INK):
    """A swivel chair with headrest, lumbar pillow and arms; the sitter faces -Y; seat 0.5 m high."""
    with piece("gaming chair", at, turn):
        for leg in range(5):
            angle = 2 * pi * leg / 5 + 0.3
            x, y = cos(angle), sin(angle)
            tube([(0.03 * x, 0.03 * y, 0.11), (0.3 * x, 0.3 * y, 0.075)], 0.024, plastic(shell), round_ends=True,
                 radii=[1.2, 0.8])
            with piece("castor", (0.3 * x, 0.3 * y, 0), angle * 180 / pi):
                for side in (-1, 1):
                    cylinder(0.03, 0.018, (0, side * 0.021 + 0.009, 0.03), matte(INK), 0.006, turn=(90, 0, 0), sides=24)
                tube([(0, 0, 0.03), (0, 0, 0.075)], 0.01, metal(STEEL))
        cylinder(0.036, 0.2, (0, 0, 0.1), plastic(shell), 0.004)
        cylinder(0.022, 0.12, (0, 0, 0.29), metal(STEEL))
        box((0.28, 0.3, 0.03), (0, 0, 0.385), plastic(shell), 0.012)
        cushion((0.54, 0.54, 0.12), (0, 0, 0.395), leather(shell), 5)
        cushion((0.38, 0.5, 0.1), (0, -0.015, 0.43), leather(colour), 4.5, piping=matte(CREAM))
        with piece("back", (0, 0.22, 0.46), (-9, 0, 0)):
            outline = smooth_profile([(-0.17, 0), (-0.25, 0.1), (-0.25, 0.32), (-0.28, 0.48), (-0.22, 0.6),
                    (-0.17, 0.72), (-0.13, 0.84),
                                      (0.13, 0.84), (0.17, 0.72), (0.22, 0.6), (0.28, 0.48), (0.25, 0.32), (0.25, 0.1),
                                       (0.17, 0)], 5)
            slab(outline, 0.085, (0, 0.06, 0), leather(shell), 0.035, turn=(90, 0, 0), segments=5)
            inner = [(x * 0.72, 0.07 + y * 0.84) for x, y in outline]
            slab(inner, 0.1, (0, 0.072, 0), leather(colour), 0.04, turn=(90, 0, 0), segments=5)
            tube([(x * 0.985, -0.022, z) for x, z in outline], 0.005, matte(CREAM), closed=True)
            tube([(x, 0.066, z) for x, z in inner], 0.004, matte(CREAM), closed=True)
            cushion((0.3, 0.1, 0.19), (0, -0.06, 0.07), leather(shell), 3.2, piping=matte(colour))
            cushion((0.26, 0.09, 0.15), (0, -0.055, 0.62), leather(shell), 3.2, piping=matte(colour))
        for side in (-1, 1):
            tube([(side * 0.2, 0.05, 0.4), (side * 0.31, 0.05, 0.42), (side * 0.31, 0.02, 0.66)], 0.02, plastic(shell),
                 corner=0.06)
            cushion((0.085, 0.27, 0.04), (side * 0.31, -0.02, 0.655), plastic(shell), 4)


def pc_desk(picture, light, second, top, case=True):
    """A desk with monitor (screens/PICTURE.svg), keyboard, mouse and, if `case`, the PC beside them."""
    desk((0, 0, 0), light=second, top=top)
    with piece("on the desk", (0, 0, DESK_HEIGHT)):
        mouse_mat((-0.06, -0.12, 0), edge=second)
        monitor(picture, (-0.08, 0.2, 0), light=light)
        keyboard((-0.14, -0.14, 0.004), accents=second)
        mouse((0.2, -0.13, 0.004), light=light)
        if case:
            tower((0.53, 0.1, 0), light=light, second=second)


def pc_station(picture, at, turn=0, chair=CORAL, light=CYAN, second=MAGENTA, top=WALNUT, chair_turn=0, chair_back=0.62,
               headset_colour=CREAM, seat=True):
    """A complete place: desk, monitor with screens/PICTURE.svg, tower, keyboard, mouse, headset and its chair.

    The player sits at -Y and looks to +Y; `chair_back` is the chair's distance from the desk's middle.
    """
    with piece("pc station", at, turn):
        pc_desk(picture, light, second, top)
        headset_stand((-0.56, 0.16, DESK_HEIGHT), 20, colour=headset_colour, light=light)
        if seat:
            gaming_chair((-0.06, -chair_back, 0), 180 + chair_turn, colour=chair)


def sofa(at, turn=0, width=1.9, colour=PLUM, pillows=(MAGENTA, AMBER)):
    """A deep sofa with seams, loose pillows and wooden feet; seat 0.44 m high, 0.9 m deep, facing -Y."""
    cloth = fabric(colour)
    seam = matte(shade(colour, 1.5))
    inner = width - 0.4
    seats = 2 if width < 2.2 else 3
    with piece("sofa", at, turn):
        for x in (-width / 2 + 0.1, width / 2 - 0.1):
            for y in (-0.34, 0.34):
                cylinder(0.02, 0.12, (x, y, 0), wood(OAK, "z"), 0.004, top=0.03)
        cushion((width - 0.04, 0.86, 0.2), (0, 0, 0.11), cloth, 9)
        cushion((width, 0.26, 0.72), (0, 0.34, 0.12), cloth, 5, turn=(-5, 0, 0), piping=seam)
        for side in (-1, 1):
            cushion((0.22, 0.9, 0.46), (side * (width / 2 - 0.11), 0, 0.12), cloth, 4.5, piping=seam)
        for number in range(seats):
            x = (number - (seats - 1) / 2) * inner / seats
            cushion((inner / seats, 0.7, 0.19), (x, -0.1, 0.27), cloth, 4.5, piping=seam)
            cushion((inner / seats - 0.01, 0.46, 0.2), (x, 0.3, 0.65), cloth, 4, turn=(78, 0, 0), piping=seam)
        for number, tint in enumerate(pillows):
            side = -1 if number % 2 == 0 else 1
            cushion((0.4, 0.38, 0.14), (side * (inner / 2 - 0.17), 0.12, 0.65), fabric(tint), 2.9,
                    turn=(66, side * 6, side * -14), piping=matte(shade(tint, 0.7)))


def armchair(at, turn=0, colour=TEAL):
    """A round tub chair, seat 0.44 m high, facing -Y."""
    cloth, seam = fabric(colour), matte(shade(colour, 1.5))
    with piece("armchair", at, turn):
        for x in (-0.26, 0.26):
            for y in (-0.26, 0.26):
                cylinder(0.016, 0.14, (x, y, 0), wood(OAK, "z"), 0.004, top=0.024)
        cushion((0.78, 0.76, 0.2), (0, 0, 0.12), cloth, 4)
        cushion((0.56, 0.62, 0.17), (0, -0.06, 0.28), cloth, 4, piping=seam)
        cushion((0.74, 0.22, 0.56), (0, 0.28, 0.26), cloth, 4, turn=(-10, 0, 0), piping=seam)
        for side in (-1, 1):
            cushion((0.17, 0.68, 0.4), (side * 0.33, 0, 0.2), cloth, 3.6, piping=seam)


def beanbag(at, turn=0, colour=MAGENTA):
    """A pear-shaped beanbag with seams, 0.9 m across, its tip leaning back."""
    with piece("beanbag", at, turn):
        profile = smooth_profile([(0, 0), (0.3, 0), (0.44, 0.1), (0.45, 0.24), (0.34, 0.42), (0.17, 0.58), (0.06, 0.68),
                (0, 0.7)])
        lean = [0.225 * (z / 0.7) ** 2 for radius, z in profile]
        body = lathe(profile, (0, 0, 0), fabric(colour))
        for vertex in body.data.vertices:
            vertex.co.y += 0.225 * (vertex.co.z / 0.7) ** 2
        for seam in range(6):
            angle = 2 * pi * seam / 6
            tube([((r + 0.002) * cos(angle), (r + 0.002) * sin(angle) + shift, z) for (r, z),
                 shift in zip(profile[6:-3], lean[6:-3])], 0.006, matte(shade(colour, 0.65)))


def stool(at, turn=0, colour=AMBER, height=0.72):
    """A bar stool with a footring."""
    with piece("stool", at, turn):
        lathe([(0, 0), (0.19, 0), (0.2, 0.008), (0.19, 0.018), (0.03, 0.03), (0, 0.03)], (0, 0, 0), metal(GRAPHITE, 0.4))
        cylinder(0.025, height - 0.06, (0, 0, 0.02), metal(GRAPHITE, 0.4))
        ring(0.15, 0.012, (0, 0, 0.28), metal(STEEL))
        tube([(-0.15, 0, 0.28), (0.15, 0, 0.28)], 0.008, metal(STEEL))
        cushion((0.36, 0.36, 0.09), (0, 0, height - 0.09), leather(colour), 3.2, piping=matte(shade(colour, 0.6)))


def coffee_table(at, turn=0, width=1.1, depth=0.6, top=OAK):
    """A low table with rounded ends and a shelf below; 0.42 m high."""
    outline = smooth_profile([(-width / 2 + 0.12, -depth / 2), (width / 2 - 0.12, -depth / 2),
            (width / 2, -depth / 2 + 0.12), (width / 2, depth / 2 - 0.12),
                              (width / 2 - 0.12, depth / 2), (-width / 2 + 0.12, depth / 2),
                               (-width / 2, depth / 2 - 0.12), (-width / 2, -depth / 2 + 0.12),
                              (-width / 2 + 0.12, -depth / 2)], 6)[:-1]
    with piece("coffee table", at, turn):
        slab(outline, 0.04, (0, 0, TABLE_HEIGHT - 0.04), wood(top), 0.012)
        slab([(x * 0.84, y * 0.8) for x, y in outline], 0.02, (0, 0, 0.14), wood(top), 0.006)
        for x in (-width / 2 + 0.14, width / 2 - 0.14):
            for y in (-depth / 2 + 0.12, depth / 2 - 0.12):
                cylinder(0.02, TABLE_HEIGHT - 0.03, (x, y, 0), wood(shade(top, 0.8), "z"), 0.004, top=0.026)


def bench(at, turn=0, width=1.8, height=0.45, depth=0.4, top=WALNUT):
    """A media bench with three doors, for a television and a console."""
    with piece("bench", at, turn):
        box((width - 0.08, depth - 0.06, 0.06), (0, 0, 0), matte(INK), 0.006)
        box((width, depth, height - 0.06), (0, 0, 0.06), wood(top), 0.012)
        for door in range(3):
            x = (door - 1) * (width - 0.06) / 3
            box(((width - 0.06) / 3 - 0.012, 0.018, height - 0.12), (x, -depth / 2 - 0.006, 0.09),
                wood(shade(top, 1.2), "z"), 0.005)
            box((0.14, 0.014, 0.014), (x, -depth / 2 - 0.022, height - 0.085), metal(STEEL), 0.004)


def shelf(at, width=1.2, depth=0.24, turn=0, top=OAK, light=None):
    """A wall shelf (its back at y=0, its top at z=0), with a light strip below if `light` is a colour."""
    with piece("shelf", at, turn):
        box((width, depth, 0.035), (0, -depth / 2, -0.035), wood(top), 0.008)
        for side in (-1, 1):
            box((0.02, depth * 0.7, 0.02), (side * width * 0.36, -depth * 0.35, -0.055), metal(GRAPHITE, 0.4), 0.005)
            box((0.02, 0.015, 0.12), (side * width * 0.36, -0.0075, -0.155), metal(GRAPHITE, 0.4), 0.005)
        if light:
            light_strip(width * 0.6, 0.011, (0, -depth * 0.5, -0.046), light)


def counter(at, turn=0, width=2.2, depth=0.6, top=OAK, front=WALNUT, light=AMBER):
    """A reception counter with a slatted front, a lit plinth and a thick top; 1.05 m high."""
    with piece("counter", at, turn):
        box((width - 0.1, depth - 0.12, 0.08), (0, 0, 0), matte(INK), 0.006)
        light_strip(width - 0.14, 0.012, (0, -depth / 2 + 0.052, 0.06), light, 5)
        box((width, depth - 0.02, BAR_HEIGHT - 0.14), (0, 0.01, 0.08), matte(shade(front, 0.55)), 0.008)
        slats = round(width / 0.075)
        pitch = (width - 0.03) / slats
        slat = box((0.046, 0.03, BAR_HEIGHT - 0.17), (-(slats - 1) / 2 * pitch, -depth / 2 - 0.008, 0.095),
                   wood(front, "z"), 0.01, segments=2)
        repeat(slat, slats, (pitch, 0, 0))
        light_strip(width - 0.06, 0.014, (0, -depth / 2 - 0.012, BAR_HEIGHT - 0.074), light, 5)
        box((width + 0.08, depth + 0.1, 0.055), (0, -0.01, BAR_HEIGHT - 0.055), wood(top), 0.016)


def rug(at, turn=0, width=2.2, depth=1.5, colour=PLUM, stripes=(MAGENTA, AMBER), round=False):
    """A rug, with border lines, lying on the floor; `round` makes it a disc of `width`."""
    with piece("rug", at, turn):
        if round:
            for step, tint in enumerate((colour, stripes[0], colour, stripes[-1], colour)):
                cylinder(width / 2 * (1, 0.86, 0.81, 0.5, 0.45)[step], 0.012 + step * 0.002, (0, 0, 0), carpet(tint),
                         0.005, sides=96)
        else:
            for step, tint in enumerate((colour, stripes[0], colour, stripes[-1], colour)):
                inset = (0, 0.14, 0.2, 0.32, 0.35)[step]
                box((width - inset, depth - inset, 0.012 + step * 0.002), (0, 0, 0), carpet(tint), 0.005)
            for side in (-1, 1):
                strand = box((0.05, 0.008, 0.006), (side * (width / 2 + 0.022), -depth / 2 + 0.03, 0), matte(SAND), 0.002)
                repeat(strand, int(depth / 0.04), (0, 0.04, 0))


def pendant_lamp(at, drop=0.9, colour=AMBER, shade_colour=INK, radius=0.17):
    """A lamp hanging `drop` metres below `at`, with a lit bulb under its dome."""
    with piece("pendant lamp", at):
        tube([(0, 0, 0), (0, 0, -drop + radius)], 0.006, plastic(INK))
        cylinder(0.05, 0.02, (0, 0, -0.02), plastic(INK), 0.005)
        dome = smooth_profile([(0.03, radius * 1.02), (0.05, radius * 0.92), (radius * 0.7, radius * 0.6), (radius, 0)])
        lathe(dome + [(r - 0.006, z) for r, z in reversed(dome)], (0, 0, -drop), metal(shade_colour, 0.35))
        ball(0.055, (0, 0, -drop + 0.04), glow(colour, 9))
        lathe([(radius * 0.93, 0.012), (0.03, radius * 0.86)], (0, 0, -drop), glow(colour, 0.9))


def floor_lamp(at, turn=0, colour=AMBER, height=1.6):
    """A standing lamp with a lit cloth shade."""
    with piece("floor lamp", at, turn):
        lathe([(0, 0), (0.16, 0), (0.165, 0.012), (0.15, 0.024), (0, 0.03)], (0, 0, 0), metal(GRAPHITE, 0.4))
        tube([(0, 0, 0.02), (0, 0, height - 0.1)], 0.012, metal(GRAPHITE, 0.4))
        lathe([(0.2, 0), (0.15, 0.3), (0.145, 0.3), (0.195, 0)], (0, 0, height - 0.3), glow(colour, 2.2))
        for radius, z in ((0.2, 0.0), (0.15, 0.3)):
            ring(radius, 0.005, (0, 0, height - 0.3 + z), matte(shade(colour, 0.6)))
        tube([(0.05, 0, height - 0.3), (0.05, 0, height - 0.42)], 0.002, metal(STEEL))
        ball(0.008, (0.05, 0, height - 0.425), metal(STEEL))


def table_lamp(at, colour=AMBER, body=TEAL):
    """A small ceramic lamp, 0.42 m high."""
    with piece("table lamp", at):
        lathe(smooth_profile([(0, 0), (0.06, 0), (0.085, 0.07), (0.06, 0.15), (0.02, 0.18), (0.015, 0.24), (0, 0.24)]),
              (0, 0, 0), gloss(body))
        lathe([(0.13, 0), (0.09, 0.18), (0.086, 0.18), (0.126, 0)], (0, 0, 0.24), glow(colour, 2.4))
        for radius, z in ((0.13, 0.0), (0.09, 0.18)):
            ring(radius, 0.004, (0, 0, 0.24 + z), matte(shade(colour, 0.6)))


def _pot(radius, height, colour):
    lathe([(0, 0), (radius * 0.72, 0), (radius * 0.75, 0.008), (radius, height - 0.01), (radius, height),
          (radius - 0.012, height),
           (radius - 0.02, height - 0.03), (0, height - 0.03)], (0, 0, 0), gloss(colour))
    cylinder(radius - 0.015, 0.01, (0, 0, height - 0.035), matte("#2c1d16"), 0.002)


def plant(at, turn=0, height=1.1, pot=CREAM, leaf=LEAF, leaves=11):
    """A potted plant with broad arching leaves."""
    with piece("plant", at, turn):
        radius = height * 0.16
        _pot(radius, height * 0.3, pot)
        for number in range(leaves):
            angle = number * 137.5
            reach = height * (0.18 + 0.22 * ((number * 7) % 5) / 4)
            top = height * (0.62 + 0.38 * ((number * 3) % 7) / 6)
            with piece("leaf", (0, 0, height * 0.27), angle):
                stem = [(0, 0, 0), (reach * 0.25, 0, top * 0.45), (reach * 0.7, 0, top * 0.64)]
                tube(stem, 0.007, matte(shade(leaf, 0.7)), smooth=True)
                size = height * 0.24
                blade = smooth_profile([(0, 0), (size * 0.3, size * 0.22), (size * 0.7, size * 0.2), (size, 0),
                                       (size * 0.7, -size * 0.2), (size * 0.3, -size * 0.22), (0, 0)], 5)[:-1]
                with piece("blade", stem[-1], (0, -20 + number % 3 * 22, 0)):
                    slab(blade, 0.005, (0, 0, 0), plastic(shade(leaf, (0.85, 1.0, 1.2)[number % 3])), 0.002,
                         turn=((number % 5 - 2) * 12, 0, 0))
                    tube([(0, 0, 0.005), (size * 0.9, 0, 0.005)], 0.003, matte(shade(leaf, 0.7)))


def small_plant(at, turn=0, pot=CORAL, leaf=LEAF):
    """A succulent, 0.2 m high, for shelves and desks."""
    with piece("small plant", at, turn):
        _pot(0.06, 0.09, pot)
        for number in range(16):
            lean = 8 + number * 4.2
            with piece("leaf", (0, 0, 0.075), (0, 0, number * 137.5)):
                ball(0.022, (0.012 + 0.03 * lean / 75, 0, 0.05), plastic(shade(leaf, 0.85 + 0.4 * (number % 3) / 2)),
                     (0.5, 1, 2.6), turn=(0, lean, 0))


def headset_rack(at, turn=0, count=5, pitch=0.3, colours=(CREAM, CORAL, TEAL, AMBER, CREAM), lights=(CYAN, MAGENTA)):
    """A wall rail with headsets on hooks; `at` is the rail's middle, on the wall (y=0), facing -Y."""
    with piece("headset rack", at, turn):
        width = count * pitch
        box((width, 0.03, 0.1), (0, -0.015, -0.05), wood(WALNUT), 0.008)
        light_strip(width - 0.1, 0.01, (0, -0.02, -0.063), AMBER)
        for number in range(count):
            x = (number - (count - 1) / 2) * pitch
            tube([(x, -0.02, 0), (x, -0.15, 0), (x, -0.16, 0.025)], 0.009, metal(STEEL), corner=0.02, round_ends=True)
            headset((x, -0.085, -0.199), colour=colours[number % len(colours)], light=lights[number % len(lights)],
                    microphone=number % 2 == 0)
