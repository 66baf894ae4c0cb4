"""The shells of rooms: cut-open boxes with a plank floor, panelled walls, skirting."""
from kit.materials import glow, ground, matte, metal, planks, plaster, plastic, shade, wood
from kit.palette import AMBER, AUBERGINE, GRAPHITE, INK, PLUM, WALNUT
from kit.shapes import box, piece, repeat
from kit.signs import light_strip

WALL = 0.14


def wall(width, height, at, turn=0, colour=PLUM, panels=1.05, panel_colour=WALNUT, light=AMBER):
    """A wall facing -Y (its face at y=0), slatted with wood up to `panels` metres below a lit ledge.

    With `panels=0` it is plain, with a skirting board.
    """
    with piece("wall", at, turn):
        box((width, WALL, height), (0, WALL / 2, 0), plaster(colour), 0.012)
        box((width + 0.004, WALL + 0.012, 0.05), (0, WALL / 2, height - 0.012), matte(shade(colour, 0.55)), 0.012)
        box((width - 0.01, 0.03, 0.1), (0, -0.012, 0), matte(INK), 0.008)
        if panels:
            count = round(width / 0.09)
            pitch = (width - 0.02) / count
            slat = box((0.055, 0.022, panels - 0.13), (-(count - 1) / 2 * pitch, -0.009, 0.11), wood(panel_colour, "z"),
                       0.008, segments=2)
            repeat(slat, count, (pitch, 0, 0))
            box((width - 0.01, 0.05, 0.035), (0, -0.024, panels - 0.015), wood(panel_colour), 0.008)
            if light:
                light_strip(width - 0.06, 0.01, (0, -0.008, panels + 0.021), light, 3.5)


def room(width, depth, height=2.7, sides=("back", "left"), floor="#3a2a4e", colour=PLUM, panels=1.05, panel_colour=WALNUT,
         light=AMBER, base=True):
    """A cut-open room round the origin: the floor at z=0, walls at the named `sides` (back, left, right).

    The back wall's face is at y=depth/2, the left one's at x=-width/2. `base` adds the diorama's plinth.
    """
    box((width, depth, 0.04), (0, 0, -0.04), planks(floor), 0.004)
    if base:
        left, right, back = (WALL if side in sides else 0 for side in ("left", "right", "back"))
        box((width + left + right + 0.12, depth + back + 0.12, 0.2), ((right - left) / 2, back / 2, -0.215),
            plastic(AUBERGINE), 0.04, segments=5)
    # the left and right walls run past the back wall's end, so that no gap shows in the corner
    extra = WALL if "back" in sides else 0
    if "back" in sides:
        wall(width, height, (0, depth / 2, 0), 0, colour, panels, panel_colour, light)
    if "left" in sides:
        wall(depth + extra, height, (-width / 2, extra / 2, 0), 90, shade(colour, 0.9), panels, panel_colour, light)
    if "right" in sides:
        wall(depth + extra, height, (width / 2, extra / 2, 0), -90, shade(colour, 0.9), panels, panel_colour, light)


def ceiling_rail(start, length, turn=0, lights=5, colour=AMBER):
    """A rail with small spots hanging from it, along X from `start`."""
    with piece("rail", start, turn):
        box((length, 0.04, 0.04), (length / 2, 0, 0), metal(GRAPHITE, 0.4), 0.008)
        for number in range(lights):
            with piece("spot", ((number + 0.5) * length / lights, 0, -0.02), (20, 0, 0)):
                box((0.07, 0.07, 0.14), (0, 0, -0.14), plastic(INK), 0.02)
                box((0.05, 0.05, 0.004), (0, 0, -0.143), glow(colour, 6), 0.001)


def backdrop(at=0.0, size=380):
    """The dark ground under a diorama, at height `at`. Lamps hardly light it, so text on it is readable."""
    box((size, size, 0.02), (0, 0, at - 0.24), ground(), 0)
