"""Lettering: neon tubes bent from a one-stroke alphabet, and solid letters from a font."""
import subprocess

import bpy

from kit.materials import metal, tube_glow
from kit.palette import AMBER, STEEL
from kit.shapes import _place, arc, cylinder, piece, tube

# Each letter: its width and its strokes, on a grid one unit high.
STROKES = {
    "A": (.72, [[(0, 0), (.36, 1), (.72, 0)], [(.13, .34), (.59, .34)]]),
    "B": (.62, [[(0, .5), (.58, .5), (.58, 1), (0, 1), (0, 0), (.62, 0), (.62, .5), (.45, .5)]]),
    "C": (.66, [[(.66, .8), (.66, 1), (0, 1), (0, 0), (.66, 0), (.66, .2)]]),
    "D": (.68, [[(0, 0), (0, 1), (.68, 1), (.68, 0), (0, 0), (0, .1)]]),
    "E": (.55, [[(.55, 1), (0, 1), (0, 0), (.55, 0)], [(0, .52), (.45, .52)]]),
    "F": (.55, [[(.55, 1), (0, 1), (0, 0)], [(0, .5), (.45, .5)]]),
    "G": (.7, [[(.68, .8), (.68, 1), (0, 1), (0, 0), (.7, 0), (.7, .48), (.4, .48)]]),
    "H": (.64, [[(0, 0), (0, 1)], [(.64, 0), (.64, 1)], [(0, .5), (.64, .5)]]),
    "I": (.0, [[(0, 0), (0, 1)]]),
    "J": (.5, [[(.5, 1), (.5, 0), (0, 0), (0, .25)]]),
    "K": (.62, [[(0, 0), (0, 1)], [(.6, 1), (0, .42)], [(.2, .6), (.62, 0)]]),
    "L": (.52, [[(0, 1), (0, 0), (.52, 0)]]),
    "M": (.8, [[(0, 0), (0, 1), (.4, .35), (.8, 1), (.8, 0)]]),
    "N": (.66, [[(0, 0), (0, 1), (.66, 0), (.66, 1)]]),
    "O": (.72, [[(.36, 0), (0, 0), (0, 1), (.72, 1), (.72, 0), (.36, 0)]]),
    "P": (.6, [[(0, 0), (0, 1), (.6, 1), (.6, .45), (0, .45)]]),
    "Q": (.72, [[(.36, 0), (0, 0), (0, 1), (.72, 1), (.72, 0), (.36, 0)], [(.48, .22), (.76, -.08)]]),
    "R": (.62, [[(0, 0), (0, 1), (.6, 1), (.6, .47), (0, .47)], [(.28, .47), (.62, 0)]]),
    "S": (.6, [[(.58, .82), (.58, 1), (0, 1), (0, .52), (.6, .52), (.6, 0), (0, 0), (0, .18)]]),
    "T": (.66, [[(0, 1), (.66, 1)], [(.33, 1), (.33, 0)]]),
    "U": (.66, [[(0, 1), (0, 0), (.66, 0), (.66, 1)]]),
    "V": (.7, [[(0, 1), (.35, 0), (.7, 1)]]),
    "W": (.9, [[(0, 1), (.22, 0), (.45, .75), (.68, 0), (.9, 1)]]),
    "X": (.64, [[(0, 0), (.64, 1)], [(0, 1), (.64, 0)]]),
    "Y": (.68, [[(0, 1), (.34, .45), (.68, 1)], [(.34, .45), (.34, 0)]]),
    "Z": (.62, [[(0, 1), (.62, 1), (0, 0), (.62, 0)]]),
    "0": (.6, [[(.3, 0), (0, 0), (0, 1), (.6, 1), (.6, 0), (.3, 0)]]),
    "1": (.2, [[(0, .8), (.2, 1), (.2, 0)]]),
    "2": (.58, [[(0, .78), (0, 1), (.58, 1), (.58, .55), (0, .2), (0, 0), (.6, 0)]]),
    "3": (.58, [[(0, 1), (.58, 1), (.58, .53), (.2, .53)], [(.2, .53), (.58, .53), (.58, 0), (0, 0)]]),
    "4": (.62, [[(.45, 0), (.45, 1), (0, .3), (.62, .3)]]),
    "5": (.58, [[(.55, 1), (0, 1), (0, .56), (.58, .56), (.58, 0), (0, 0)]]),
    "6": (.6, [[(.55, 1), (0, 1), (0, 0), (.6, 0), (.6, .52), (0, .52)]]),
    "7": (.58, [[(0, 1), (.58, 1), (.2, 0)]]),
    "8": (.6, [[(.3, .53), (0, .53), (0, 1), (.6, 1), (.6, .53), (.3, .53)],
               [(.3, .53), (0, .53), (0, 0), (.6, 0), (.6, .53), (.3, .53)]]),
    "9": (.6, [[(.05, 0), (.6, 0), (.6, 1), (0, 1), (0, .46), (.6, .46)]]),
    "-": (.3, [[(0, .48), (.3, .48)]]),
    "+": (.44, [[(0, .48), (.44, .48)], [(.22, .26), (.22, .7)]]),
    ".": (.0, [[(0, 0), (0, .02)]]),
    ":": (.0, [[(0, .2), (0, .24)], [(0, .7), (0, .74)]]),
    "/": (.4, [[(0, -.05), (.4, 1.05)]]),
    " ": (.3, []),
}
SHARP = set("AKMNVWXYZ1247")


def text_width(text, height, spacing=0.3):
    """The width of a neon text of the given letter height (metres)."""
    return height * (sum(STROKES[c][0] for c in text) + spacing * (len(text) - 1))


def neon(text, height, colour, at, turn=0, strength=6.0, spacing=0.3, thickness=0.075):
    """Neon letters facing -Y, centred on `at` (the middle of their base line), on small standoffs.

    `thickness` of the tube is a fraction of the letter height.
    """
    tubes = tube_glow(colour, strength)
    width = text_width(text, height, spacing)
    with piece("neon", at, turn):
        x = -width / 2
        for letter in text:
            letter_width, strokes = STROKES[letter]
            for stroke in strokes:
                points = [(x + u * height, -0.035, v * height) for u, v in stroke]
                tube(points, thickness * height / 2, tubes, round_ends=True,
                     corner=height * (0.06 if letter in SHARP else 0.26))
                with piece("standoff", (points[0][0], 0, points[0][2])):
                    cylinder(thickness * height * 0.3, 0.04, (0, 0, 0), metal(STEEL), turn=(90, 0, 0), sides=12)
            x += (letter_width + spacing) * height


def neon_line(points, colour, radius=0.016, strength=6.0, corner=0.08, closed=False):
    """A bent neon tube through (x, y, z) points."""
    return tube(points, radius, tube_glow(colour, strength), corner=corner, closed=closed, round_ends=not closed)


def neon_moon(radius, at, colour=AMBER):
    """A neon crescent facing -Y, open to the right; `at` is the middle of its outer circle. Returns its piece."""
    with piece("neon moon", at) as moon:
        outline = arc(radius, 40, 320) + arc(0.77 * radius, 310, 50, (0.31 * radius, 0, 0))
        neon_line(outline, colour, 0.062 * radius, corner=0.077 * radius, closed=True)
    return moon


def light_strip(width, thickness, at, colour, strength=4.0):
    """A straight line of light along X, as under a shelf's edge; `at` is the middle of its underside.

    It is round, because the edges of a flat strip would look jagged.
    """
    x, y, z = at
    middle = z + thickness / 2
    return neon_line([(x - width / 2, y, middle), (x + width / 2, y, middle)], colour, thickness / 2, strength, corner=0)


def font(family="Sora", style="ExtraBold"):
    found = subprocess.run(["fc-match", "-f", "%{family}|%{file}", f"{family}:style={style}"],
                           capture_output=True, text=True, check=True).stdout.split("|")
    if family not in found[0]:
        raise SystemExit(f"The font {family} is not installed: see README.md")
    return bpy.data.fonts.load(found[1], check_existing=True)


def lettering(text, height, material, at, turn=0, depth=0.02, family="Sora", style="ExtraBold",
              align="CENTER", spacing=1.0, bevel=0.002):
    """Solid upright letters facing -Y; `at` is the middle of their base line, `height` the height of capitals."""
    curve = bpy.data.curves.new("lettering", "FONT")
    curve.body, curve.align_x, curve.space_character = text, align, spacing
    curve.font = font(family, style)
    curve.size = height * 1.42  # capitals of the fonts in use are about 0.7 em high
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = depth / 2, bevel, 2
    curve.materials.append(material)
    tilt = list(turn) if isinstance(turn, (tuple, list)) else [0, 0, turn]
    with piece("lettering", at, tilt):
        return _place(bpy.data.objects.new("letters", curve), (0, -depth / 2, 0), (90, 0, 0))
