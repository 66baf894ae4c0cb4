"""Gaming equipment: screens, PCs, controllers, consoles, the racing rig."""
from math import cos, degrees, pi, sin

import bmesh

from kit.materials import fabric, glass, glow, gloss, leather, matte, metal, plastic, screen, shade
from kit.palette import (AMBER, CREAM, CYAN, GRAPHITE, INK, MAGENTA, RED, SILVER, SLATE, STEEL, VIOLET)
from kit.shapes import (_solid, arc, ball, box, cushion, cylinder, lathe, panel, piece, ring, slab,
                        smooth_profile, tube)


def monitor(picture, at, turn=0, diagonal=27, colour=GRAPHITE, light=CYAN):
    """A desk monitor of `diagonal` inches on a foot, showing screens/PICTURE.svg (16:9)."""
    width = diagonal * 0.0254 * 0.8716
    height = width * 9 / 16
    base = 0.13
    with piece("monitor", at, turn):
        box((width + 0.02, 0.022, height + 0.034), (0, 0, base), plastic(colour), 0.008)
        box((width * 0.55, 0.035, height * 0.6), (0, 0.024, base + height * 0.2), plastic(INK), 0.014)
        panel(width, height, (0, -0.0122, base + 0.022), screen(picture))
        box((0.03, 0.004, 0.004), (width * 0.42, -0.011, base + 0.008), glow(light, 3), 0.001)
        tube([(0, 0.05, 0.01), (0, 0.06, base + height * 0.5)], 0.022, metal(SLATE))
        slab([(-0.13, -0.07), (0.13, -0.07), (0.09, 0.12), (-0.09, 0.12)], 0.012, (0, 0.01, 0), metal(SLATE), 0.005)
        tube([(0.02, 0.06, base + 0.1), (0.03, 0.12, base), (0.05, 0.16, 0.01)], 0.005, plastic(INK), smooth=True)


def television(picture, at, turn=0, width=1.45, strength=1.3):
    """A flat television; `at` is the middle of its lower edge (hang it on a wall or stand it on a bench)."""
    height = width * 9 / 16
    with piece("television", at, turn):
        box((width + 0.03, 0.035, height + 0.04), (0, 0, 0), plastic(INK), 0.008)
        box((width * 0.5, 0.03, height * 0.5), (0, 0.03, height * 0.25), plastic(GRAPHITE), 0.012)
        panel(width, height, (0, -0.0185, 0.024), screen(picture, strength))
        box((0.05, 0.004, 0.004), (0, -0.018, 0.008), glow(CYAN, 3), 0.001)


def _keys(rows, pitch, material, at, only):
    """One mesh of tapered keys; `only(row, column)` chooses among them."""
    form = bmesh.new()
    for row, widths in enumerate(rows):
        x = 0.0
        for column, width in enumerate(widths):
            if only(row, column):
                made = bmesh.ops.create_cube(form, size=1)["verts"]
                for vertex in made:
                    narrow = 0.8 if vertex.co.z > 0 else 1.0
                    vertex.co.x = x + width * pitch / 2 + vertex.co.x * (width * pitch - 0.003) * narrow
                    vertex.co.y = -row * pitch + vertex.co.y * (pitch - 0.003) * narrow
                    vertex.co.z = (vertex.co.z + 0.5) * 0.009
            x += width * pitch
    return _solid("keys", form, material, at, 0, 0.0018, 2)


def keyboard(at, turn=0, colour=GRAPHITE, keys=INK, accents=MAGENTA):
    """A compact keyboard, lit from below in the venue's neon colours."""
    rows = [[1] * 13 + [2], [1.5] + [1] * 12 + [1.5], [1.75] + [1] * 11 + [2.25], [2.25] + [1] * 10 + [2.75],
            [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25]]
    pitch, width = 0.0205, 15 * 0.0205
    picked = {(0, 0), (0, 13), (1, 2), (2, 1), (2, 2), (2, 3), (4, 3)}
    with piece("keyboard", at, turn):
        box((width + 0.018, 5 * pitch + 0.018, 0.017), (0, 0, 0.004), plastic(colour), 0.006)
        for part, tint in enumerate((MAGENTA, VIOLET, CYAN, VIOLET, MAGENTA)):
            box((width / 5 - 0.001, 5 * pitch, 0.002), ((part - 2) * width / 5, 0, 0.0205), glow(tint, 2.2), 0)
        corner = (-width / 2, 2 * pitch, 0.023)
        _keys(rows, pitch, plastic(keys), corner, lambda row, column: (row, column) not in picked)
        _keys(rows, pitch, plastic(accents), corner, lambda row, column: (row, column) in picked)
        tube([(0.06, 0.05, 0.01), (0.07, 0.13, 0.004), (0.02, 0.2, 0.004), (0.05, 0.3, 0.004)], 0.0035,
             fabric(accents), smooth=True)


def mouse(at, turn=0, colour=INK, light=CYAN):
    """A mouse with a lit wheel and its cable."""
    with piece("mouse", at, turn):
        cushion((0.064, 0.118, 0.038), (0, 0, 0), plastic(colour), 2.8, taper=0.82)
        box((0.003, 0.05, 0.004), (0, -0.022, 0.0345), plastic(SLATE), 0.001, turn=(9, 0, 0))
        cylinder(0.009, 0.007, (-0.0035, -0.03, 0.037), glow(light, 4), 0.002, turn=(0, 90, 0))
        tube([(0, 0.05, 0.012), (0.01, 0.12, 0.004), (-0.03, 0.22, 0.004)],
             0.003, fabric(SLATE), smooth=True)


def mouse_mat(at, turn=0, size=(0.82, 0.36), colour=INK, edge=MAGENTA):
    """A wide desk mat with a stitched edge."""
    width, depth = size
    with piece("mat", at, turn):
        box((width, depth, 0.004), (0, 0, 0), fabric(colour), 0.002)
        corners = [(-width / 2, -depth / 2, 0.003), (width / 2, -depth / 2, 0.003),
                   (width / 2, depth / 2, 0.003), (-width / 2, depth / 2, 0.003)]
        tube(corners, 0.0025, fabric(edge), closed=True, corner=0.02)


def headset(at, turn=0, colour=CREAM, cushions=INK, light=CYAN, microphone=True):
    """A headset standing upright on its ear cups (0.2 m wide); `at` is the middle below the band."""
    with piece("headset", at, turn):
        tube(arc(0.085, 10, 170, (0, 0, 0.1)), 0.011, plastic(colour))
        tube(arc(0.074, 35, 145, (0, 0, 0.1)), 0.013, fabric(cushions))
        for side in (-1, 1):
            with piece("ear", (side * 0.07, 0, 0.075), (0, side * 90, 0)):
                lathe([(0, 0.034), (0.03, 0.034), (0.042, 0.028), (0.046, 0.018), (0.046, 0.01)], (0, 0, 0), plastic(colour))
                lathe(smooth_profile([(0.046, 0.01), (0.05, 0), (0.046, -0.012), (0.03, -0.016), (0, -0.01)]),
                      (0, 0, 0), leather(cushions))
                ring(0.028, 0.003, (0, 0, 0.034), glow(light, 4))
            tube([(side * 0.083, 0, 0.11), (side * 0.088, 0, 0.09)], 0.013, plastic(cushions), round_ends=True)
        if microphone:
            tube([(-0.09, -0.01, 0.06), (-0.095, -0.06, 0.03), (-0.07, -0.1, 0.025)], 0.004, plastic(INK), smooth=True)
            ball(0.011, (-0.068, -0.103, 0.025), fabric(INK), (1.4, 1, 1))


def headset_stand(at, turn=0, colour=CREAM, light=CYAN):
    """A headset hung on a wooden stand."""
    with piece("headset stand", at, turn):
        cylinder(0.07, 0.014, (0, 0, 0), plastic(GRAPHITE), 0.006)
        tube([(0, 0.02, 0.01), (0, 0.02, 0.265)], 0.01, metal(STEEL))
        box((0.06, 0.04, 0.03), (0, 0.005, 0.252), plastic(GRAPHITE), 0.012)
        headset((0, 0, 0.12), colour=colour, light=light)


def _fan(at, colour, turn=(90, 0, 0), radius=0.06):
    """A lit case fan facing -Y."""
    with piece("fan", at, turn):
        ring(radius, 0.006, (0, 0, 0), glow(colour, 4.5))
        ring(radius * 1.14, 0.008, (0, 0, -0.004), plastic(INK))
        cylinder(radius * 0.32, 0.01, (0, 0, -0.006), plastic(INK), 0.003)
        for blade in range(7):
            angle = 2 * pi * blade / 7
            with piece("blade", (0, 0, -0.006), degrees(angle)):
                box((radius * 0.66, radius * 0.34, 0.003), (radius * 0.58, 0, 0), plastic(shade(colour, 0.55)), 0.001,
                    turn=(24, 0, 0))


def tower(at, turn=0, colour=GRAPHITE, light=CYAN, second=MAGENTA):
    """A PC tower, 0.23 x 0.45 x 0.48 m: three lit fans in front, a window on its left (-X) side."""
    width, depth, height, wall = 0.23, 0.45, 0.48, 0.012
    with piece("tower", at, turn):
        for x in (-0.085, 0.085):
            for y in (-0.18, 0.18):
                cylinder(0.018, 0.016, (x, y, 0), matte(INK), 0.004)
        shell = plastic(colour)
        box((width, depth, wall), (0, 0, 0.016), shell, 0.006)
        box((width, depth, wall), (0, 0, height - wall), shell, 0.006)
        box((wall, depth, height - 0.02), (width / 2 - wall / 2, 0, 0.018), shell, 0.005)
        box((width, wall, height - 0.02), (0, depth / 2 - wall / 2, 0.018), shell, 0.005)
        box((width - 0.01, 0.02, height - 0.03), (0, -depth / 2 + 0.012, 0.022), plastic(INK), 0.005)
        for place, tint in enumerate((light, second, light)):
            _fan((0, -depth / 2 - 0.003, 0.1 + place * 0.145), tint)
        box((0.006, 0.008, height - 0.06), (-width / 2 + 0.006, -depth / 2 + 0.004, 0.035), glow(light, 3), 0.002)
        box((0.003, depth - 0.03, height - 0.05), (-width / 2 + 0.004, 0.005, 0.028), glass(), 0.001)
        # behind the window: board, graphics card, memory, cooler, cable
        box((0.008, depth - 0.08, height - 0.1), (width / 2 - 0.03, 0.01, 0.05), matte("#1c2a3d"), 0.002)
        box((0.05, 0.27, 0.045), (0.03, 0.02, 0.17), plastic(SLATE), 0.008)
        box((0.052, 0.2, 0.006), (0.029, 0.02, 0.19), glow(second, 4), 0.002)
        for stick in range(4):
            box((0.03, 0.009, 0.11), (0.05, -0.1 + stick * 0.02, 0.3), glow(light if stick % 2 else second, 2.5), 0.002)
        _fan((0.03, 0.07, 0.35), light, (0, -90, 0), 0.045)
        tube([(0.03, 0.12, 0.38), (-0.02, 0.17, 0.32), (0.0, 0.15, 0.2), (0.05, 0.13, 0.12)], 0.007, plastic(INK),
             smooth=True)
        box((0.18, depth - 0.06, 0.085), (0, 0, 0.028), plastic(INK), 0.006)


def _pad_outline():
    """A gamepad from above: half of it mirrored."""
    half = [(0, 0.048), (0.03, 0.05), (0.056, 0.05), (0.074, 0.034), (0.084, 0.0), (0.086, -0.045), (0.074, -0.062),
            (0.056, -0.056), (0.043, -0.026), (0.02, -0.018), (0, -0.018)]
    right = smooth_profile(half, 5)
    return right + [(-x, y) for x, y in reversed(right[1:-1])]


def controller(at, turn=0, colour=CREAM, dark=INK, light=CYAN):
    """A gamepad lying on a surface, 0.17 m wide, its sticks towards -Y."""
    with piece("controller", at, turn):
        slab(_pad_outline(), 0.034, (0, 0, 0.004), plastic(colour), 0.0145, segments=6)
        # touch plate, light bar, shoulder buttons
        box((0.05, 0.028, 0.004), (0, 0.026, 0.0365), plastic(shade(colour, 0.93)), 0.004)
        box((0.052, 0.003, 0.003), (0, 0.0105, 0.0372), glow(light, 4), 0.001)
        for side in (-1, 1):
            cushion((0.036, 0.02, 0.02), (side * 0.052, 0.045, 0.012), plastic(dark), 4)
            with piece("stick", (side * 0.024, -0.002, 0.036)):
                cylinder(0.0135, 0.003, (0, 0, 0), plastic(dark), 0.001)
                cylinder(0.006, 0.009, (0, 0, 0.001), plastic(dark), 0.001)
                lathe([(0, 0.011), (0.008, 0.0125), (0.0115, 0.0125), (0.0115, 0.0095), (0.008, 0.008), (0, 0.008)],
                      (0, 0, 0), plastic(SLATE))
            cylinder(0.0022, 0.003, (side * 0.032, 0.034, 0.037), plastic(SLATE), 0.001)
        for x, y, tint in ((0, 0.0115, "#56c4a3"), (0.0115, 0, "#ee6a78"), (0, -0.0115, "#6aa5ef"), (-0.0115, 0, "#d98be0")):
            cylinder(0.0052, 0.0045, (0.055 + x, 0.02 + y, 0.0365), gloss(tint), 0.002)
        for size in ((0.008, 0.024, 0.005), (0.024, 0.008, 0.005)):
            box(size, (-0.055, 0.02, 0.036), plastic(dark), 0.0018)


def console(at, turn=0, light=CYAN):
    """An unbranded console, standing upright: a dark core with a line of light between two light shells."""
    with piece("console", at, turn):
        cylinder(0.075, 0.014, (0, 0, 0), plastic(INK), 0.005)
        base = 0.014
        box((0.062, 0.24, 0.34), (0, 0, base + 0.012), gloss(INK), 0.012)
        for side in (-1, 1):
            shell = smooth_profile([(-0.13, 0), (-0.135, 0.1), (-0.125, 0.26), (-0.12, 0.37), (-0.1, 0.38), (0.1, 0.375),
                                    (0.13, 0.36), (0.135, 0.2), (0.13, 0.01), (0.1, 0)], 4)
            with piece("shell", (side * 0.043, 0, base), (90, 0, 90)):
                slab(shell, 0.014, (0, 0, -0.007), plastic(CREAM), 0.0065, segments=4)
            box((0.004, 0.006, 0.3), (side * 0.033, -0.121, base + 0.03), glow(light, 5), 0.001)
        box((0.05, 0.004, 0.004), (0, -0.121, base + 0.2), plastic(SLATE), 0.001)
        for z in (0.1, 0.12):
            box((0.012, 0.004, 0.006), (0, -0.121, base + z), metal(STEEL), 0.001)


def steering_wheel(at, turn=0, colour=INK, accent=RED):
    """A 0.3 m racing wheel facing -Y; `at` is its hub."""
    with piece("wheel", at, turn):
        with piece("rim", (0, 0, 0), (90, 0, 0)):
            ring(0.15, 0.0165, (0, 0, 0), leather(colour))
            for angle in (90,):
                tube(arc(0.15, angle - 7, angle + 7, plane="xy"), 0.0178, leather(accent))
            for side in (35, 145, 215, 325):
                tube(arc(0.15, side - 14, side + 14, plane="xy"), 0.0185, fabric(GRAPHITE), round_ends=True)
            # a stitched seam along the inner side
            for stitch in range(48):
                angle = 2 * pi * stitch / 48
                box((0.002, 0.008, 0.002), (0.1345 * cos(angle), 0.1345 * sin(angle), 0.001), matte(accent), 0,
                    turn=degrees(angle) + 25)
        for outline in ([(-0.145, 0.012), (-0.05, 0.04), (0.05, 0.04), (0.145, 0.012), (0.145, -0.014), (0.05, -0.035),
                        (-0.05, -0.035), (-0.145, -0.014)],
                        [(-0.022, -0.02), (0.022, -0.02), (0.016, -0.142), (-0.016, -0.142)]):
            slab(outline, 0.008, (0, 0.004, 0), metal(SLATE, 0.35), 0.003, turn=(90, 0, 0))
        cylinder(0.05, 0.03, (0, 0.012, 0), plastic(INK), 0.006, turn=(90, 0, 0))
        cylinder(0.034, 0.006, (0, -0.016, 0), gloss(GRAPHITE), 0.002, turn=(90, 0, 0))
        box((0.046, 0.006, 0.003), (0, -0.02, -0.001), glow(CYAN, 3), 0.001)
        for x, z, tint in ((-0.075, 0.018, AMBER), (0.075, 0.018, CYAN), (-0.075, -0.012, MAGENTA),
                           (0.075, -0.012, "#6fd08c"),
                           (-0.1, 0.004, CREAM), (0.1, 0.004, CREAM)):
            cylinder(0.0085, 0.01, (x, -0.002, z), gloss(tint), 0.003, turn=(90, 0, 0))


def pedals(at, turn=0):
    """Three ribbed metal pedals on a sloping plate."""
    with piece("pedals", at, turn):
        box((0.42, 0.26, 0.02), (0, 0.05, 0.02), plastic(INK), 0.006, turn=(14, 0, 0))
        for x, width, height in ((-0.13, 0.075, 0.12), (0.0, 0.075, 0.13), (0.125, 0.06, 0.16)):
            with piece("pedal", (x, 0.07, 0.06), (-28, 0, 0)):
                tube([(0, 0.03, 0), (0, 0.02, 0.16)], 0.011, metal(STEEL))
                box((width, 0.012, height), (0, 0, 0.08), metal(SILVER, 0.3), 0.005)
                for rib in range(5):
                    box((width * 0.7, 0.006, 0.008), (0, -0.008, 0.1 + rib * (height - 0.04) / 5), matte(INK), 0.002)


def bucket_seat(at, turn=0, colour=RED, shell=INK, stitch=CREAM):
    """A racing bucket seat facing -Y; `at` lies under it, its cushion 0.16 m above."""
    with piece("bucket seat", at, turn):
        cushion((0.5, 0.56, 0.13), (0, 0, 0.0), leather(shell), 5)
        cushion((0.36, 0.5, 0.1), (0, -0.03, 0.07), leather(colour), 4, piping=matte(stitch))
        for side in (-1, 1):
            cushion((0.1, 0.54, 0.17), (side * 0.22, -0.01, 0.03), leather(shell), 3.2, turn=(0, side * 12, 0),
                    piping=matte(colour))
        with piece("back", (0, 0.24, 0.08), (-16, 0, 0)):
            outline = smooth_profile([(-0.2, 0.0), (-0.27, 0.12), (-0.28, 0.34), (-0.3, 0.5), (-0.25, 0.6),
                    (-0.17, 0.66), (-0.14, 0.8),
                                      (-0.1, 0.88), (0.1, 0.88), (0.14, 0.8), (0.17, 0.66), (0.25, 0.6), (0.3, 0.5),
                                       (0.28, 0.34),
                                      (0.27, 0.12), (0.2, 0.0)], 5)
            slab(outline, 0.09, (0, 0.09, 0), plastic(shell), 0.035, turn=(90, 0, 0), segments=5)
            cushion((0.33, 0.11, 0.5), (0, -0.03, 0.04), leather(colour), 4.5)
            # the shell's painted back
            slab([(x * 0.5, 0.12 + y * 0.62) for x, y in outline], 0.02, (0, 0.098, 0), gloss(colour), 0.008,
                 turn=(90, 0, 0))
            for level in range(4):
                tube([(-0.13, -0.087, 0.14 + level * 0.09), (0, -0.094, 0.135 + level * 0.09),
                     (0.13, -0.087, 0.14 + level * 0.09)],
                     0.0035, matte(shade(colour, 0.6)), smooth=True)
            for side in (-1, 1):
                cushion((0.1, 0.17, 0.5), (side * 0.215, -0.045, 0.05), leather(shell), 3.2, turn=(0, side * 4, 0),
                        piping=None)
                tube([(side * 0.19, -0.125, 0.1), (side * 0.195, -0.128, 0.3), (side * 0.2, -0.118, 0.5)], 0.004,
                     matte(stitch), smooth=True)
                # belt slots and belts
                box((0.07, 0.02, 0.025), (side * 0.09, -0.03, 0.6), matte(INK), 0.008)
                box((0.05, 0.008, 0.36), (side * 0.085, -0.1, 0.26), fabric(GRAPHITE), 0.003, turn=(4, side * -3, 0))
            cushion((0.21, 0.1, 0.17), (0, -0.025, 0.67), leather(colour), 3.6, piping=matte(stitch))


def racing_rig(picture, at, turn=0, colour=RED, screen_width=1.0):
    """A racing simulator, 0.75 x 1.9 m; the driver looks to -Y, the screen (16:9) hangs above the pedals."""
    frame = metal(GRAPHITE, 0.4)
    with piece("racing rig", at, turn):
        for side in (-1, 1):
            rail = [(side * 0.27, 0.75, 0.06), (side * 0.27, -0.95, 0.06)]
            tube(rail, 0.03, frame, round_ends=True)
            for y in (0.7, -0.1, -0.9):
                cylinder(0.035, 0.035, (side * 0.27, y, 0), matte(INK), 0.006)
            tube([(side * 0.27, -0.3, 0.06), (side * 0.27, -0.42, 0.66), (side * 0.2, -0.44, 0.7)], 0.024, frame,
                 corner=0.08)
            tube([(side * 0.27, 0.2, 0.06), (side * 0.27, -0.33, 0.42)], 0.016, frame)
            tube([(side * 0.22, -0.95, 0.06), (side * 0.22, -0.98, 0.86)], 0.024, frame)
        for y in (0.62, 0.05, -0.9):
            tube([(-0.27, y, 0.06), (0.27, y, 0.06)], 0.024, frame)
        box((0.46, 0.2, 0.024), (0, -0.44, 0.69), plastic(INK), 0.008)
        box((0.2, 0.2, 0.12), (0, -0.5, 0.714), plastic(GRAPHITE), 0.025)
        box((0.12, 0.004, 0.012), (0, -0.398, 0.76), glow(AMBER, 3), 0.002)
        tube([(0, -0.42, 0.79), (0, -0.3, 0.83)], 0.024, metal(STEEL))
        steering_wheel((0, -0.27, 0.84), (-22, 0, 180))
        box((0.2, 0.12, 0.02), (0.36, -0.02, 0.44), plastic(INK), 0.008)
        tube([(0.27, -0.02, 0.06), (0.27, -0.02, 0.4), (0.34, -0.02, 0.44)], 0.02, frame, corner=0.05)
        tube([(0.37, -0.02, 0.45), (0.375, 0.0, 0.58)], 0.009, metal(STEEL))
        ball(0.026, (0.376, 0.003, 0.6), gloss(colour))
        with piece("pedal slope", (0, -0.74, 0.05), (0, 0, 180)):
            pedals((0, 0, 0))
        bucket_seat((0, 0.34, 0.11), colour=colour)
        for side in (-1, 1):
            box((0.03, 0.4, 0.05), (side * 0.19, 0.32, 0.075), frame, 0.006)
        tube([(-0.3, -0.98, 0.86), (0.3, -0.98, 0.86)], 0.02, frame)
        with piece("stand", (0, -0.98, 0.74), 180):
            television(picture, (0, -0.03, 0), width=screen_width)
        tube([(0.1, -0.5, 0.72), (0.2, -0.62, 0.3), (0.24, -0.7, 0.04), (0.3, -0.85, 0.02)], 0.007, plastic(INK),
             smooth=True)
        tube([(-0.12, -0.72, 0.08), (-0.2, -0.6, 0.02), (-0.36, -0.5, 0.008), (-0.42, -0.8, 0.008)], 0.006,
             plastic(INK), smooth=True)
