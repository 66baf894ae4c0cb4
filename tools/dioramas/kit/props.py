"""Small things: food and drink, paper, prizes, bunting."""
from math import atan2, cos, degrees, pi, radians, sin

from kit.gear import controller
from kit.materials import fabric, glow, gloss, leather, matte, metal, plastic, print_of, shade, wood
from kit.palette import (AMBER, CORAL, CREAM, CYAN, GOLD, INK, LEAF, MAGENTA, MUSTARD, OAK, RED, SILVER, STEEL,
                         TEAL, WALNUT)
from kit.shapes import (arc, ball, box, cushion, cylinder, lathe, panel, piece, ring, slab, smooth_profile, tube)
from kit.signs import lettering


def mug(at, turn=0, colour=CREAM, drink="#3a1d10"):
    """A glazed mug, 0.1 m high, its handle at +X."""
    with piece("mug", at, turn):
        lathe([(0, 0), (0.036, 0), (0.041, 0.006), (0.042, 0.095), (0.039, 0.098), (0.036, 0.095), (0.036, 0.012),
              (0, 0.012)], (0, 0, 0), gloss(colour))
        cylinder(0.0365, 0.002, (0, 0, 0.08), gloss(drink), 0)
        tube(arc(0.028, -75, 75, (0.038, 0, 0.05)), 0.006, gloss(colour))
        ring(0.042, 0.0015, (0, 0, 0.028), matte(shade(colour, 0.6)))


def paper_cup(at, colour=CORAL, straw=CREAM):
    """A takeaway cup with lid and straw, 0.24 m with its straw."""
    with piece("paper cup", at):
        lathe([(0, 0), (0.032, 0), (0.033, 0.004), (0.044, 0.13), (0, 0.13)], (0, 0, 0), matte(colour))
        lathe([(0.0365, 0.045), (0.0415, 0.045), (0.0435, 0.09), (0.0385, 0.09)], (0, 0, 0), matte(CREAM))
        lathe([(0, 0.14), (0.03, 0.146), (0.04, 0.142), (0.047, 0.138), (0.047, 0.128), (0.044, 0.128)], (0, 0, 0),
              plastic(CREAM))
        tube([(0.005, 0, 0.12), (0.012, 0, 0.2), (0.04, 0, 0.23)], 0.0045, plastic(straw), corner=0.02)


def can(at, turn=0, colour=TEAL, band=CREAM):
    """An unbranded drink can, 0.122 m high."""
    with piece("can", at, turn):
        lathe([(0, 0.004), (0.024, 0), (0.027, 0.003), (0.033, 0.012), (0.033, 0.106), (0.027, 0.119), (0.0265, 0.122),
              (0.0245, 0.122), (0.0235, 0.117), (0, 0.117)],
              (0, 0, 0), metal(SILVER, 0.25))
        lathe([(0.0333, 0.012), (0.0335, 0.014), (0.0335, 0.104), (0.0333, 0.106)], (0, 0, 0), gloss(colour))
        lathe([(0.0337, 0.045), (0.0337, 0.062)], (0, 0, 0), gloss(band))
        lathe([(0.0337, 0.067), (0.0337, 0.071)], (0, 0, 0), gloss(band))
        slab([(-0.005, -0.006), (0.005, -0.006), (0.006, 0.014), (-0.006, 0.014)], 0.0015, (0, 0, 0.1175), metal(STEEL),
             0.0006)


def bowl(at, colour=TEAL, filling="crisps", radius=0.13, seed=1):
    """A bowl filled with "crisps", "popcorn", "chips" (wedges) or "sweets"."""
    with piece("bowl", at):
        lathe(smooth_profile([(0, 0.0), (radius * 0.45, 0.0), (radius * 0.52, 0.012), (radius * 0.85, radius * 0.34),
              (radius, radius * 0.66)], 5)
              + smooth_profile([(radius * 0.96, radius * 0.66), (radius * 0.8, radius * 0.36), (0, radius * 0.2)], 5),
                               (0, 0, 0), gloss(colour))
        # hides the bottom of the bowl between the pieces
        lathe(smooth_profile([(radius * 0.9, radius * 0.56), (radius * 0.55, radius * 0.72), (0, radius * 0.8)], 5),
              (0, 0, 0), matte({"popcorn": "#f0d79a", "sweets": shade(MAGENTA, 0.8)}.get(filling, "#d99a34")))
        golden = 137.50776
        for number in range(64):
            part = number / 64
            r = (radius * 0.9 - 0.014) * part ** 0.5
            angle = radians(number * golden + seed * 31)
            z = radius * (0.62 + 0.28 * (1 - part)) + 0.012 * ((number * 7 + seed) % 5) / 5
            spot = (r * cos(angle), r * sin(angle), z)
            lean = ((number * 47 + seed) % 70 - 35, (number * 83) % 70 - 35, number * 61)
            if filling == "popcorn":
                for lump in range(4):
                    a, r = lump * 1.7 + number, 0.006 + 0.0055 * ((number + lump * 3) % 4) / 3
                    tint = ("#fff3d6", "#ffdf94", "#fff9ea", "#f3c765")[(number + lump) % 4]
                    ball(r, (spot[0] + 0.011 * cos(a), spot[1] + 0.011 * sin(a), spot[2] + 0.004 * lump), matte(tint))
            elif filling == "sweets":
                ball(0.013, spot, gloss((MAGENTA, CYAN, AMBER, CORAL, "#7ad39b")[number % 5]), (1, 1, 0.8))
            elif filling == "chips":
                box((0.012, 0.075, 0.012), spot, matte(("#f0b84d", "#e0a238", "#f6c767")[number % 3]), 0.003, turn=lean)
            else:
                wave = [(0.031 * cos(2 * pi * k / 20), 0.024 * sin(2 * pi * k / 20)) for k in range(20)]
                slab(wave, 0.0035, spot, matte(("#f2b544", "#e6a032", "#f7c765")[number % 3]), 0.0015, turn=lean)


def snack_bag(at, turn=0, colour=RED, band=MUSTARD):
    """A puffed-up bag of crisps lying on its back, 0.3 m long."""
    with piece("snack bag", at, turn):
        cushion((0.2, 0.27, 0.085), (0, 0, 0), gloss(colour), 2.7)
        cushion((0.202, 0.1, 0.0865), (0, -0.01, 0), gloss(band), 2.5)
        for side in (-1, 1):
            box((0.16, 0.034, 0.004), (0, side * 0.136, 0.04), gloss(shade(colour, 0.85)), 0.001)
            for pleat in range(9):
                box((0.004, 0.03, 0.007), ((pleat - 4) * 0.018, side * 0.137, 0.0385), gloss(colour), 0.001)


def pizza(at, turn=0, slices=6):
    """An open box with a pizza; a slice or two are gone."""
    with piece("pizza", at, turn):
        box((0.36, 0.36, 0.012), (0, 0, 0), matte("#c89a66"), 0.003)
        for x, y, size in ((0, 0.178, (0.36, 0.005, 0.04)), (0.178, 0, (0.005, 0.36, 0.04)),
                           (-0.178, 0, (0.005, 0.36, 0.04)), (0, -0.178, (0.36, 0.005, 0.04))):
            box(size, (x, y, 0), matte("#c89a66"), 0.0015)
        with piece("lid", (0, 0.18, 0.038), (105, 0, 0)):
            box((0.36, 0.36, 0.006), (0, 0.18, 0), matte("#d3a773"), 0.002)
            ring(0.09, 0.003, (0, 0.18, 0.007), matte(RED), flat=0.3)
        for number in range(slices):
            with piece("slice", (0.008, 0, 0.014), number * 45 + 22):
                rim = [(0.15 * cos(radians(a)), 0.15 * sin(radians(a))) for a in range(-21, 22, 6)]
                slab([(0.006, 0), *rim], 0.01, (0, 0, 0), matte("#f3c65c"), 0.003)
                tube([(x, y, 0.009) for x, y in rim], 0.012, matte("#c98a45"), round_ends=True)
                for x, y in ((0.07, 0.008), (0.11, -0.018), (0.115, 0.022)):
                    cylinder(0.013, 0.004, (x, y, 0.009), matte("#b93a2b"), 0.0015, sides=20)
                ball(0.005, (0.09, 0.025, 0.011), matte(LEAF))
                ball(0.005, (0.055, -0.008, 0.011), matte(LEAF))


def noodle_cup(at, turn=0, colour=CREAM, band=RED):
    """Cup noodles with chopsticks laid across, 0.11 m high."""
    with piece("noodles", at, turn):
        lathe([(0, 0), (0.036, 0), (0.05, 0.1), (0.053, 0.104), (0.05, 0.106), (0.046, 0.1), (0, 0.088)], (0, 0, 0),
              matte(colour))
        lathe([(0.0405, 0.03), (0.0462, 0.066)], (0, 0, 0), matte(band))
        for loop in range(6):
            tube(arc(0.012 + 0.005 * loop, loop * 50, loop * 50 + 290, (0.004 * (-1) ** loop, 0, 0.092), "xy"), 0.0035,
                 gloss("#f2cf7a"))
        for x in (-0.008, 0.006):
            tube([(x, -0.11, 0.111), (x * 1.6, 0.1, 0.11)], 0.0032, wood(WALNUT, "y"), radii=[0.7, 1.1])


def coin(at, turn=0, colour=GOLD, radius=0.03):
    """A thick token with a rim and a crescent moon."""
    with piece("coin", at, turn):
        thick = radius * 0.22
        # not polished, because rims a few pixels wide would glitter
        satin = metal(colour, 0.36)
        cylinder(radius, thick, (0, 0, 0), satin, radius * 0.06)
        ring(radius * 0.86, radius * 0.07, (0, 0, thick), satin, flat=0.6)
        outer = [(radius * 0.5 * cos(radians(a)), radius * 0.5 * sin(radians(a))) for a in range(50, 311, 10)]
        inner = [(radius * 0.2 + radius * 0.4 * cos(radians(a)), radius * 0.4 * sin(radians(a))) for a in range(290, 69,
                 -10)]
        slab(outer + inner, radius * 0.07, (0, 0, thick), satin, radius * 0.02)


def coin_stack(at, count=5, radius=0.03, colour=GOLD):
    """Tokens piled up, not quite straight."""
    with piece("coins", at):
        for number in range(count):
            shift = radius * 0.12
            coin((shift * cos(number * 2.4), shift * sin(number * 2.4), number * radius * 0.235), number * 50, colour,
                 radius)


def ticket(at, turn=0, colour=AMBER, text=None, size=0.16):
    """A ticket with a punched edge, lying flat; `text` is printed on it."""
    with piece("ticket", at, turn):
        w, h, n = size, size * 0.46, 7
        edge = [(w / 2 - (0.05 * w if k % 2 else 0), -h / 2 + h * k / (2 * n)) for k in range(2 * n + 1)]
        slab(edge + [(-x, -y) for x, y in edge], size * 0.02, (0, 0, 0), matte(colour), size * 0.004)
        for x in (-w * 0.3, w * 0.3):
            for dash in range(5):
                box((w * 0.01, h * 0.1, size * 0.006), (x, (dash - 2) * h * 0.18, size * 0.018),
                    matte(shade(colour, 0.55)), 0)
        if text:
            lettering(text, h * 0.3, matte(INK), (0, -h * 0.15, size * 0.021), (-90, 0, 0), depth=size * 0.006, bevel=0)


def trophy(at, turn=0, height=0.4, colour=GOLD, kind="cup", base=INK):
    """A prize: a "cup" with handles, a "star" on a column, a "globe", or a "pad" (a gamepad on a column)."""
    gleam = metal(colour, 0.18)
    with piece("trophy", at, turn, height):
        for size, z in ((0.42, 0), (0.34, 0.07)):
            box((size, size, 0.09), (0, 0, z), gloss(base), 0.02)
        box((0.22, 0.014, 0.05), (0, -0.212, 0.02), metal(colour, 0.3), 0.004)
        if kind == "cup":
            lathe(smooth_profile([(0, 0.16), (0.12, 0.16), (0.1, 0.19), (0.035, 0.26), (0.045, 0.32), (0.03, 0.36),
                  (0.1, 0.44), (0.21, 0.58), (0.25, 0.8), (0.26, 0.98)], 5)
                  + [(0.275, 1.0), (0.25, 1.0)] + smooth_profile([(0.24, 0.97), (0.22, 0.8), (0.15, 0.55), (0, 0.46)],
                     4), (0, 0, 0), gleam)
            for side in (-1, 1):
                tube([(side * 0.24, 0, 0.9), (side * 0.4, 0, 0.92), (side * 0.42, 0, 0.74), (side * 0.34, 0, 0.6),
                     (side * 0.19, 0, 0.56)], 0.025, gleam, smooth=True)
            ring(0.25, 0.012, (0, 0, 0.8), gleam)
        else:
            lathe(smooth_profile([(0, 0.16), (0.13, 0.16), (0.1, 0.2), (0.05, 0.25), (0.045, 0.5), (0.08, 0.56),
                  (0.06, 0.6), (0, 0.6)], 4), (0, 0, 0), gleam)
            if kind in ("star", "pad"):
                cylinder(0.035, 0.15, (0, 0, 0.57), gleam)
            if kind == "star":
                points = [((0.25 if k % 2 == 0 else 0.115) * sin(pi * k / 5),
                          (0.25 if k % 2 == 0 else 0.115) * cos(pi * k / 5)) for k in range(10)]
                slab(points, 0.1, (0, 0.05, 0.8), gleam, 0.025, turn=(90, 0, 0))
            elif kind == "globe":
                ball(0.2, (0, 0, 0.8), gleam)
                for lean in (0, 60, 120):
                    ring(0.205, 0.008, (0, 0, 0.8), gloss(base), (90, 0, lean))
                ring(0.205, 0.008, (0, 0, 0.8), gloss(base))
            else:
                with piece("pad", (0, 0.03, 0.72), (65, 0, 0), 3.4):
                    controller((0, 0, 0), colour=colour, light=AMBER)


def medal(at, turn=0, colour=GOLD, ribbon=MAGENTA, drop=0.34):
    """A medal hanging flat on a wall (y=0), facing -Y; `at` is the peg its ribbon hangs on."""
    with piece("medal", at, turn):
        cylinder(0.012, 0.03, (0, 0, 0), metal(STEEL), 0.004, turn=(90, 0, 0), sides=20)
        for side in (-1, 1):
            slab([(side * 0.004, 0.01), (side * 0.034, 0.0), (side * 0.016, -drop), (-side * 0.014, -drop)][::side],
                 0.003, (0, -0.012 - 0.003 * (side > 0), 0), fabric(ribbon), 0.001, turn=(90, 0, 0))
        with piece("disc", (0, -0.008, -drop - 0.045), (90, 0, 0)):
            coin((0, 0, 0), 90, colour, 0.055)


def poster(picture, at, turn=0, width=0.6, height=0.85, frame=INK):
    """A framed print of screens/PICTURE.svg on a wall (y=0), facing -Y; `at` is the middle of its lower edge."""
    with piece("poster", at, turn):
        box((width + 0.05, 0.025, height + 0.05), (0, -0.0125, -0.025), plastic(frame), 0.006)
        panel(width, height, (0, -0.0262, 0), print_of(picture))


def pennant(at, turn=0, colour=MAGENTA, trim=CREAM, length=0.7, text=None):
    """A felt pennant on a wall (y=0), pointing to +X; `at` is the middle of its broad end."""
    with piece("pennant", at, turn):
        half = length * 0.24
        slab([(0, -half), (length, 0), (0, half)], 0.006, (0, -0.004, 0), fabric(colour), 0.002, turn=(90, 0, 0))
        box((length * 0.06, 0.01, half * 2.06), (0, -0.01, -half * 1.03), fabric(trim), 0.003)
        for side in (-1, 1):
            tube([(-length * 0.03, -0.01, side * half * 0.8), (-length * 0.12, -0.012, side * half * 0.95)], 0.004,
                 fabric(trim))
        if text:
            lettering(text, half * 0.5, matte(trim), (length * 0.3, -0.0105, -half * 0.24), depth=0.003, bevel=0)


def bunting(start, end, colours=(MAGENTA, CYAN, AMBER, CREAM), flags=12, sag=0.25, size=0.16):
    """Small triangular flags on a sagging string between two (x, y, z) points."""
    def on_string(t):
        return tuple(a + (b - a) * t - (sag * 4 * t * (1 - t) if i == 2 else 0) for i, (a, b) in enumerate(zip(start, end)))
    tube([on_string(k / 40) for k in range(41)], 0.005, matte(CREAM))
    heading = degrees(atan2(end[1] - start[1], end[0] - start[0]))
    for flag in range(flags):
        with piece("flag", on_string((flag + 0.5) / flags), heading):
            slab([(-size / 2, 0), (size / 2, 0), (0, -size * 1.25)], 0.004, (0, 0.002, 0),
                 fabric(colours[flag % len(colours)]), 0.001, turn=(90, 0, 0))


def string_lights(start, end, colour=AMBER, bulbs=14, sag=0.3):
    """Small warm bulbs on a sagging cable between two (x, y, z) points."""
    def on_string(t):
        return tuple(a + (b - a) * t - (sag * 4 * t * (1 - t) if i == 2 else 0) for i, (a, b) in enumerate(zip(start, end)))
    tube([on_string(k / 40) for k in range(41)], 0.006, matte(INK))
    for bulb in range(bulbs):
        x, y, z = on_string((bulb + 0.5) / bulbs)
        cylinder(0.016, 0.04, (x, y, z - 0.04), plastic(INK), 0.004, sides=16)
        ball(0.028, (x, y, z - 0.062), glow(colour, 7), (1, 1, 1.2))


def backpack(at, turn=0, colour=TEAL):
    """A backpack leaning against something behind it."""
    with piece("backpack", at, turn):
        cushion((0.32, 0.19, 0.44), (0, 0, 0), fabric(colour), 3.6, turn=(-8, 0, 0), piping=matte(shade(colour, 0.6)))
        cushion((0.25, 0.08, 0.2), (0, -0.1, 0.03), fabric(shade(colour, 1.2)), 4, turn=(-8, 0, 0), piping=matte(CREAM))
        tube([(-0.05, 0.07, 0.43), (-0.04, 0.08, 0.49), (0.04, 0.08, 0.49), (0.05, 0.07, 0.43)], 0.009, fabric(INK),
             smooth=True)


def trainers(at, turn=0, colour=CREAM, stripe=MAGENTA):
    """A pair of shoes left on the floor."""
    with piece("trainers", at, turn):
        for side, lean in ((-0.07, -8), (0.07, 14)):
            with piece("shoe", (side, 0, 0), lean):
                cushion((0.09, 0.27, 0.03), (0, 0, 0), matte(CREAM), 3.4)
                cushion((0.085, 0.26, 0.08), (0, 0, 0.014), fabric(colour), 2.8, taper=0.7)
                cushion((0.075, 0.13, 0.1), (0, 0.055, 0.03), fabric(stripe), 3)


def game_case(at, turn=0, colour=TEAL, title="RALLY"):
    """A flat game box with a plain title, lying down."""
    with piece("game case", at, turn):
        box((0.135, 0.17, 0.014), (0, 0, 0), plastic(colour), 0.003)
        box((0.122, 0.15, 0.002), (0, -0.006, 0.013), matte(shade(colour, 0.6)), 0)
        lettering(title, 0.02, matte(CREAM), (0, 0.0, 0.0152), (-90, 0, 0), depth=0.001, bevel=0)


def helmet(at, turn=0, colour=CORAL, stripe=CREAM):
    """A racing helmet with a dark visor, facing -Y."""
    with piece("helmet", at, turn):
        ball(0.14, (0, 0, 0.14), gloss(colour), (1, 1.12, 1))
        lathe([(0.1, 0), (0.125, 0.0), (0.132, 0.05), (0.12, 0.06)], (0, 0.005, 0), gloss(shade(colour, 0.7)),
              stretch=(1, 1.1, 1))
        tube(arc(0.141, -5, 185, (0, 0, 0.14), "yz"), 0.012, gloss(stripe))
        ball(0.131, (0, -0.034, 0.152), gloss(INK), (1.0, 1.0, 0.6))
        for side in (-1, 1):
            cylinder(0.022, 0.012, (side * 0.133, -0.03, 0.15), metal(STEEL), 0.004, turn=(0, side * 90, 0))


def tyre(at, turn=0, radius=0.3, width=0.19, band=None):
    """A tyre lying flat; `band` is the colour of a ring painted on its side."""
    with piece("tyre", at, turn):
        profile = [(0.55, 0.1), (0.62, 0.0), (0.9, 0.0), (0.985, 0.12), (1.0, 0.3), (1.0, 0.7), (0.985, 0.88),
                   (0.9, 1.0), (0.62, 1.0), (0.55, 0.9), (0.55, 0.1)]
        lathe([(r * radius, z * width) for r, z in profile], (0, 0, 0), matte("#1b1a22"))
        for z in (0.35, 0.5, 0.65):
            ring(radius * 0.998, 0.004, (0, 0, z * width), matte("#0c0b10"))
        if band:
            ring(radius * 0.78, 0.007, (0, 0, width), matte(band), flat=0.5)


def cat(at, turn=0, colour="#2b2433", scale=1.0):
    """The venue's cat, sitting and looking to -Y, 0.36 m high."""
    fur = matte(colour)
    with piece("cat", at, turn, scale):
        lathe(smooth_profile([(0, 0), (0.1, 0.0), (0.115, 0.05), (0.09, 0.15), (0.06, 0.22), (0, 0.25)]), (0, 0.02, 0),
              fur, stretch=(1, 1.15, 1))
        ball(0.075, (0, -0.02, 0.27), fur, (1.1, 0.95, 0.9))
        for side in (-1, 1):
            cylinder(0.028, 0.06, (side * 0.045, -0.015, 0.315), fur, 0.002, turn=(0, side * 12, 0), top=0.003, sides=20)
            ball(0.01, (side * 0.03, -0.087, 0.28), gloss(AMBER), (1, 0.6, 1.2))
            tube([(side * 0.04, -0.05, 0.14), (side * 0.04, -0.085, 0.025)], 0.025, fur, round_ends=True)
        ball(0.008, (0, -0.093, 0.258), matte(CORAL))
        tube([(0.05, 0.12, 0.03), (0.16, 0.1, 0.025), (0.19, -0.02, 0.025), (0.14, -0.1, 0.03)], 0.022, fur,
             smooth=True, round_ends=True, radii=[1, 1, 0.9, 0.7])
        ring(0.055, 0.008, (0, -0.005, 0.215), fabric(MAGENTA))


def member_card(at, turn=0, colour=MAGENTA):
    """A membership card with a moon, lying flat (0.15 m: larger than life, so that it reads)."""
    with piece("card", at, turn):
        box((0.15, 0.095, 0.006), (0, 0, 0), gloss(colour), 0.0028)
        box((0.03, 0.022, 0.002), (-0.042, 0.012, 0.005), metal(GOLD), 0.001)
        for line, width in ((-0.018, 0.06), (-0.03, 0.04)):
            box((width, 0.004, 0.001), (-0.057 + width / 2, line, 0.0055), matte(CREAM), 0)
        with piece("moon", (0.042, 0.014, 0.0058)):
            cylinder(0.022, 0.0006, (0, 0, 0), matte(CREAM), 0)
            cylinder(0.019, 0.0008, (0.009, 0.004, 0), gloss(colour), 0)


def bicycle(at, turn=0, colour=CORAL):
    """A town bicycle on its stand, 1.6 m long, pointing to +X."""
    frame = gloss(colour)
    with piece("bicycle", at, turn):
        for x in (-0.5, 0.5):
            ring(0.31, 0.019, (x, 0, 0.33), matte(INK), (90, 0, 0))
            ring(0.29, 0.008, (x, 0, 0.33), metal(STEEL), (90, 0, 0))
            cylinder(0.03, 0.07, (x, 0.035, 0.33), metal(STEEL), 0.006, turn=(90, 0, 0))
            for spoke in range(14):
                angle = 2 * pi * spoke / 14
                tube([(x, 0, 0.33), (x + 0.29 * cos(angle), 0, 0.33 + 0.29 * sin(angle))], 0.002, metal(STEEL))
            tube(arc(0.345, 20, 150, (x, 0, 0.33)), 0.014, frame)
        for path in ([(-0.5, 0, 0.33), (-0.08, 0, 0.3), (0.36, 0, 0.72)],
                     [(-0.5, 0, 0.33), (-0.16, 0, 0.68), (-0.08, 0, 0.3)], [(-0.16, 0, 0.66), (0.34, 0, 0.78)],
                     [(0.5, 0, 0.33), (0.4, 0, 0.62), (0.32, 0, 0.92)]):
            tube(path, 0.017, frame)
        tube([(-0.16, 0, 0.66), (-0.2, 0, 0.86)], 0.014, metal(STEEL))
        cushion((0.26, 0.15, 0.07), (-0.21, 0, 0.85), leather(WALNUT), 3)
        tube([(0.2, -0.26, 0.98), (0.33, -0.2, 0.97), (0.34, 0, 0.94), (0.33, 0.2, 0.97), (0.2, 0.26, 0.98)], 0.012,
             metal(STEEL), smooth=True)
        for side in (-1, 1):
            tube([(0.2, side * 0.26, 0.98), (0.1, side * 0.27, 0.98)], 0.019, leather(WALNUT), round_ends=True)
        cylinder(0.075, 0.012, (-0.08, -0.02, 0.3), metal(STEEL), 0.003, turn=(90, 0, 0))
        tube([(-0.08, -0.04, 0.3), (0.02, -0.05, 0.18), (0.06, -0.14, 0.18)], 0.01, metal(STEEL))
        tube([(-0.2, 0.03, 0.28), (-0.26, 0.22, 0.01)], 0.01, metal(STEEL))
        # the basket on its carrier, and the light in front
        for side in (-1, 1):
            tube([(0.33, side * 0.05, 0.93), (0.48, side * 0.05, 0.9)], 0.009, metal(STEEL))
            tube([(0.5, side * 0.05, 0.33), (0.56, side * 0.12, 0.78)], 0.008, metal(STEEL))
        box((0.24, 0.3, 0.2), (0.58, 0, 0.76), wood(OAK), 0.03)
        ball(0.04, (0.49, 0, 0.68), glow(AMBER, 5))
