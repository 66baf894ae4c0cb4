"""Event furniture: stage, screen, truss and lamps, banners, podium, trophies, medals, confetti.

Not part of `from kit import *`: scenes of events also need `from kit.stage import *`.
Fronts face -Y. `at` is the middle of the underside unless said otherwise.
"""
from functools import lru_cache
from math import cos, pi, radians, sin
from random import Random

import bmesh
import bpy
from mathutils import Euler, Vector

from kit.furniture import DESK_HEIGHT, gaming_chair, pc_desk
from kit.materials import glow, gloss, matte, metal, plastic, print_of, screen, shade, tube_glow
from kit.palette import *
from kit.people import HAIR, person
from kit.props import can
from kit.shapes import _solid, ball, box, cylinder, lathe, panel, piece, ring, slab, smooth_profile, tube
from kit.signs import light_strip

# The colours of the two events. EMBER is deep, because the Filmic view transform turns bright amber yellow.
CHARCOAL, CRIMSON, EMBER = "#1b1618", "#b3152f", "#ff6f12"
OCEAN, BLUE, FOAM, AQUA = "#0c2f86", "#1660e0", "#eef8ff", "#1fc4ff"

# Skin, hair style and hair colour of each guest.
LOOKS = ((SKINS[0], "short", HAIR[0]), (SKINS[2], "bob", HAIR[0]), (SKINS[1], "curly", HAIR[2]),
         (SKINS[4], "hijab", "#c9a3d8"),
         (SKINS[3], "short", HAIR[0]), (SKINS[0], "ponytail", HAIR[3]), (SKINS[1], "bun", HAIR[1]),
          (SKINS[2], "short", HAIR[1]),
         (SKINS[4], "bob", HAIR[3]), (SKINS[3], "curly", HAIR[0]), (SKINS[0], "hijab", "#3f5c9a"),
          (SKINS[1], "ponytail", HAIR[0]))


def guest(number, at, turn=0, **person_options):
    """A person whose looks depend on `number`."""
    skin, hair, hair_colour = LOOKS[number % len(LOOKS)]
    return person(at, turn, **({"skin": skin, "hair": hair, "hair_colour": hair_colour} | person_options))


def crowd(rows, columns, at, shirts, seed=1, pitch=(0.62, 0.72), poses=("cheer", "fist", "wave", "cheer", "down"), turn=180):
    """Standing guests in loose rows round `at`, from -Y to +Y. They look towards +Y by default."""
    chance = Random(seed)
    for row in range(rows):
        for column in range(columns):
            x = (column - (columns - 1) / 2 + (0.5 if row % 2 else 0)) * pitch[0] + chance.uniform(-0.09, 0.09)
            y = row * pitch[1] + chance.uniform(-0.1, 0.1)
            guest(chance.randrange(len(LOOKS)), (at[0] + x, at[1] + y, at[2]), turn + chance.uniform(-14, 14),
                  pose=chance.choice(poses),
                  shirt=chance.choice(shirts), scale=chance.uniform(0.94, 1.08), look=chance.uniform(-12, 12))


def stage_deck(width, depth, height, front, edge, at=(0, 0, 0), top=GRAPHITE):
    """A platform whose front shows screens/FRONT.svg (8:1) repeatedly, under a line of light."""
    with piece("stage deck", at):
        box((width, depth, height - 0.01), (0, 0, 0), matte(shade(top, 0.7)), bevel=0.03)
        box((width - 0.06, depth - 0.06, 0.02), (0, 0, height - 0.02), gloss(top), bevel=0.004)
        strip_height = height - 0.2
        count = max(1, round(width / (strip_height * 8)))
        each = width / count
        for i in range(count):
            panel(each - 0.04, strip_height, (-width / 2 + each * (i + 0.5), -depth / 2 - 0.012, 0.08),
                  dull_screen(front, 0.9))
        light_strip(width - 0.1, 0.03, (0, -depth / 2 - 0.012, height - 0.085), edge)


def steps(width, height, at, edge, count=3, turn=0):
    """Stairs that rise towards +Y; each tread has a line of light."""
    with piece("steps", at, turn):
        for i in range(count):
            rise = height * (i + 1) / (count + 1)
            box((width, 0.28, rise), (0, 0.28 * i, 0), matte(GRAPHITE), bevel=0.015)
            light_strip(width - 0.1, 0.016, (0, 0.28 * i - 0.145, rise - 0.04), edge, 3)


@lru_cache(None)
def dull_screen(picture, strength):
    """A display without reflections, such as an LED wall."""
    material = screen(picture, strength).copy()
    material.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0
    return material


def led_wall(width, picture, at, turn=0, strength=1.5, rim=None):
    """A large screen (16:9) in a thin frame, with an optional line of light round it."""
    height = width * 9 / 16
    with piece("led wall", at, turn):
        box((width + 0.14, 0.14, height + 0.14), (0, 0.08, -0.07), plastic(INK), bevel=0.03)
        panel(width, height, (0, 0, 0), dull_screen(picture, strength))
        if rim:
            w, h = width / 2 + 0.12, height + 0.12
            tube([(-w, 0.06, -0.12), (w, 0.06, -0.12), (w, 0.06, h), (-w, 0.06, h)], 0.022, tube_glow(rim, 5),
                 closed=True, corner=0.12)


def truss(start, end, size=0.26, material=None):
    """A lattice girder of four pipes between two points (the middle of its section)."""
    material = material or metal("#77778a", 0.35)
    start, end = Vector(start), Vector(end)
    along = (end - start).normalized()
    side = along.cross(Vector((0, 0, 1)) if abs(along.z) < 0.9 else Vector((0, 1, 0))).normalized()
    up = side.cross(along)
    corners = [(side * a + up * b) * size / 2 for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    bays = max(2, round((end - start).length / size))
    for i, corner in enumerate(corners):
        tube([start + corner, end + corner], 0.022, material, round_ends=True)
        other = corners[(i + 1) % 4]
        zigzag = [start + (end - start) * j / bays + (corner if j % 2 else other) for j in range(bays + 1)]
        tube(zigzag, 0.011, material)


@lru_cache(None)
def beam_light(colour, strength):
    """A visible beam in haze: brightest at the lamp and along the middle, invisible at the far end."""
    material = bpy.data.materials.new("beam")
    material.use_nodes = True
    material.blend_method, material.shadow_method = "BLEND", "NONE"
    material.show_transparent_back = False
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.remove(nodes["Principled BSDF"])

    def maths(operation, a, b):
        node = nodes.new("ShaderNodeMath")
        node.operation, node.use_clamp = operation, True
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                links.new(value, socket)
        return node.outputs[0]

    place = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Generated"], place.inputs[0])
    facing = nodes.new("ShaderNodeLayerWeight").outputs["Facing"]
    fade = maths("POWER", place.outputs["Z"], 1.6)
    soft = maths("POWER", maths("SUBTRACT", 1.0, facing), 1.8)
    emission = nodes.new("ShaderNodeEmission")
    emission.inputs["Color"].default_value = linear(colour)
    power = nodes.new("ShaderNodeMath")
    power.operation = "MULTIPLY"
    power.inputs[1].default_value = strength
    links.new(maths("MULTIPLY", fade, soft), power.inputs[0])
    links.new(power.outputs[0], emission.inputs["Strength"])
    add = nodes.new("ShaderNodeAddShader")
    links.new(nodes.new("ShaderNodeBsdfTransparent").outputs[0], add.inputs[0])
    links.new(emission.outputs[0], add.inputs[1])
    links.new(add.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


def stage_lamp(at, aim, colour, power=120.0, beam=0.35, width=26, reach=None, shadow=False):
    """A moving head that hangs at `at` and shines at the point `aim`.

    `power` is in watts (0: it only looks lit), `beam` is the density of the haze (0: clear), `width` is the cone's
    angle in degrees, `reach` is the visible length of the beam (up to `aim` by default). There is no shadow by
    default: a dozen shadows would take minutes and only muddy the floor.
    """
    at, aim = Vector(at), Vector(aim)
    way = aim - at
    tilt = way.to_track_quat("-Z", "Y").to_euler()
    turn = [a * 180 / pi for a in tilt]
    box((0.2, 0.16, 0.09), at, plastic(INK), bevel=0.02)
    with piece("stage lamp", at, turn):
        for x in (-0.13, 0.13):
            tube([(x, 0, 0), (x, 0, -0.16)], 0.016, plastic(INK))
        cylinder(0.11, 0.26, (0, 0, -0.3), plastic(GRAPHITE), bevel=0.03)
        cylinder(0.085, 0.012, (0, 0, -0.308), glow(colour, 12), bevel=0.002)
        if beam:
            length = reach or way.length
            far = 0.085 + length * sin(radians(width / 2)) * 0.6
            form = bmesh.new()
            bmesh.ops.create_cone(form, cap_ends=False, segments=64, radius1=far, radius2=0.085, depth=length)
            bmesh.ops.translate(form, verts=form.verts, vec=(0, 0, -0.31 - length / 2))
            _solid("beam", form, beam_light(colour, beam), (0, 0, 0), 0)
    if power:
        light = bpy.data.lights.new("stage lamp", "SPOT")
        light.color, light.energy = linear(colour)[:3], power
        light.spot_size, light.spot_blend, light.shadow_soft_size = radians(width), 0.7, 0.12
        light.use_shadow = shadow
        thing = bpy.data.objects.new("stage lamp", light)
        bpy.context.scene.collection.objects.link(thing)
        thing.location = at + way.normalized() * 0.33
        thing.rotation_euler = tilt
    return aim


def _wave(share, sway):
    """How far a cloth's lower edge swings to the back, at a fraction of its width."""
    return sway * sin(share * 2.2 * pi + 0.6)


def cloth(width, height, name, at, turn=0, sway=0.03, lit=0.0):
    """A hanging cloth printed with screens/NAME.svg, a little wavy; `at` is its lower edge's middle."""
    form = bmesh.new()
    across, down = 14, 20
    grid = [[form.verts.new(((i / across - 0.5) * width, _wave(i / across, sway) * (1 - j / down) ** 0.7,
                             j / down * height)) for i in range(across + 1)] for j in range(down + 1)]
    uv = form.loops.layers.uv.new()
    for j in range(down):
        for i in range(across):
            face = form.faces.new((grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]))
            for loop, (a, b) in zip(face.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))):
                loop[uv].uv = (a / across, b / down)
    return _solid("cloth", form, screen(name, lit) if lit else print_of(name), at, turn)


def hanging_banner(name, height, at, turn=0, rope=0.5, lit=0.0):
    """A banner (1:3) on a rod; `at` is its lower edge's middle, `rope` the length of the ropes above it."""
    width = height / 3
    with piece("banner", at, turn):
        cloth(width, height, name, (0, 0, 0), lit=lit)
        tube([(-width / 2 - 0.05, 0, height), (width / 2 + 0.05, 0, height)], 0.02, metal(STEEL), round_ends=True)
        # a weight in the hem
        tube([(x * width, _wave(x + 0.5, 0.03), 0.008) for x in (step / 14 - 0.5 for step in range(15))], 0.014,
             matte(INK), smooth=True, round_ends=True)
        for x in (-width * 0.4, width * 0.4):
            tube([(x, 0, height), (x, 0, height + rope)], 0.006, metal(STEEL))


def standing_banner(name, height, at, turn=0, lit=0.0):
    """A banner (1:3) on its own pole and foot."""
    width = height / 3
    with piece("standing banner", at, turn):
        box((width + 0.1, 0.3, 0.07), (0, 0, 0), plastic(INK), bevel=0.025)
        tube([(0, 0.04, 0), (0, 0.04, height + 0.1)], 0.016, metal(STEEL))
        box((width + 0.02, 0.05, 0.03), (0, 0, height + 0.07), metal(STEEL), bevel=0.01)
        cloth(width, height, name, (0, -0.03, 0.07), sway=0.008, lit=lit)


@lru_cache(None)
def decal(name):
    """A print of screens/NAME.svg whose empty parts stay see-through."""
    material = print_of(name).copy()
    material.blend_method = "CLIP"
    nodes, links = material.node_tree.nodes, material.node_tree.links
    picture = next(node for node in nodes if node.type == "TEX_IMAGE")
    links.new(picture.outputs["Alpha"], nodes["Principled BSDF"].inputs["Alpha"])
    return material


def jersey_number(name, at, turn=0, lean=0, front=False, scale=1.0):
    """The number screens/NAME.svg on the shirt of a standing person at `at`, following the body's curve."""
    form = bmesh.new()
    across, up, size = 12, 8, 0.21
    uv = form.loops.layers.uv.new()
    grid = []
    for j in range(up + 1):
        z = 0.1 + size * j / up
        radius = 0.19 - 0.085 * max(0, z - 0.06) + 0.004
        row = []
        for i in range(across + 1):
            x = (i / across - 0.5) * size
            row.append(form.verts.new((-x, 0.8 * (radius ** 2 - x ** 2) ** 0.5, z)))
        grid.append(row)
    for j in range(up):
        for i in range(across):
            face = form.faces.new((grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]))
            for loop, (a, b) in zip(face.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))):
                loop[uv].uv = (a / across, b / up)
    with piece("jersey number", at, turn, scale), piece("hip", (0, 0, 0.56), (lean, 0, 0)):
        return _solid("number", form, decal(name), (0, 0, 0), 180 if front else 0)


def disc(radius, name, at, turn=0, lit=0.0):
    """A round picture that lies flat, facing up."""
    form = bmesh.new()
    bmesh.ops.create_circle(form, cap_ends=True, segments=64, radius=radius)
    uv = form.loops.layers.uv.new()
    for face in form.faces:
        for loop in face.loops:
            x, y, _ = loop.vert.co
            loop[uv].uv = (x / radius / 2 + 0.5, y / radius / 2 + 0.5)
    return _solid("disc", form, screen(name, lit) if lit else print_of(name), at, turn, smooth=False)


def podium(edge, at=(0, 0, 0), heights=(0.62, 0.42, 0.28), width=1.0, depth=0.9, body=OCEAN):
    """Three blocks for first (middle), second (left) and third place; returns where people stand."""
    places = []
    with piece("podium", at):
        for number, (x, height) in enumerate(zip((0, -width, width), heights), 1):
            box((width - 0.03, depth, height), (x, 0, 0), matte(body), bevel=0.03)
            light_strip(width - 0.12, 0.022, (x, -depth / 2 - 0.004, height - 0.06), edge)
            disc(height * 0.3, f"medal-{number}", (x, -depth / 2 - 0.012, height * 0.43), (90, 0, 0), lit=0.75)
            places.append((at[0] + x, at[1], at[2] + height))
    return places


# Half the outline of the Monash Cup's sign, which is a relief on the cup and the medals.
_CUP_SIGN = [(0.36, 1.0), (0.36, 0.68), (0.33, 0.56), (0.25, 0.43), (0.1, 0.33), (0.1, 0.16), (0.3, 0.12),
             (0.3, 0.0)]


def cup_sign(size, thickness, material, at, turn=0):
    """The Monash Cup's sign in relief, lying flat; `at` is the middle of its foot."""
    outline = [(x * size, y * size) for x, y in _CUP_SIGN]
    with piece("cup sign", at, turn):
        slab(outline + [(-x, y) for x, y in reversed(outline)], thickness, (0, 0, 0), material,
             bevel=thickness * 0.4)
        for side in (-1, 1):
            handle = [(side * x * size, y * size, thickness * 0.5)
                      for x, y in ((0.36, 0.92), (0.56, 0.9), (0.54, 0.66), (0.33, 0.55))]
            tube(handle, thickness * 0.5, material, smooth=True)


def cup(at=(0, 0, 0), turn=0, scale=1.0, body=None, base=OCEAN, ribbon=AQUA):
    """The Monash Cup: a tall cup with two handles on a lacquered base, 0.62 m high."""
    body = body or metal(GOLD, 0.16)
    with piece("cup", at, turn, scale):
        box((0.24, 0.24, 0.05), (0, 0, 0), gloss(base), bevel=0.012)
        box((0.19, 0.19, 0.08), (0, 0, 0.05), gloss(base), bevel=0.012)
        box((0.13, 0.008, 0.05), (0, -0.095, 0.064), body, bevel=0.004)
        lathe(smooth_profile([(0.0, 0.13), (0.085, 0.13), (0.085, 0.142), (0.05, 0.16), (0.022, 0.2), (0.02, 0.23),
                              (0.034, 0.25), (0.034, 0.262), (0.02, 0.28), (0.045, 0.305), (0.1, 0.35),
                              (0.135, 0.43), (0.148, 0.53), (0.158, 0.6), (0.166, 0.612), (0.163, 0.62),
                              (0.152, 0.612), (0.138, 0.52), (0.12, 0.43), (0.06, 0.35), (0.0, 0.33)], 5),
              (0, 0, 0), body)
        ring(0.1545, 0.006, (0, 0, 0.57), gloss(ribbon))
        for side in (-1, 1):
            tube([(side * x, 0, z) for x, z in ((0.145, 0.575), (0.2, 0.59), (0.235, 0.54), (0.225, 0.46),
                                                (0.17, 0.405), (0.118, 0.385))], 0.0125, body, smooth=True)


def _chevron(half, rise, bar, inset=0.0):
    """The outline of an upward chevron; `inset` makes it thinner all round."""
    low, high = inset * 1.25, bar - inset * 1.25
    return [(-half + inset, low), (0, rise + low), (half - inset, low), (half - inset, high), (0, rise + high),
            (-half + inset, high)]


def chevron_trophy(at=(0, 0, 0), turn=0, scale=1.0):
    """Terminull Brigade's trophy: two enamelled chevrons in gold, crossed by a bar of light; 0.6 m high."""
    gold = metal(GOLD, 0.18)
    hexagon = [(cos(radians(60 * i)), sin(radians(60 * i))) for i in range(6)]
    with piece("chevron trophy", at, turn, scale):
        for radius, low, high, material in ((0.2, 0.0, 0.02, gold), (0.185, 0.02, 0.09, gloss("#26131a")),
                                            (0.15, 0.09, 0.105, gold), (0.135, 0.105, 0.135, gloss("#26131a"))):
            slab([(x * radius, y * radius) for x, y in hexagon], high - low, (0, 0, low), material, bevel=0.005)
        panel(0.128, 0.032, (0, -0.1612, 0.038), print_of("plate-terminull"))
        for size, height, enamel in ((1.0, 0.15, CRIMSON), (0.84, 0.32, "#ff7a12")):
            half, rise, bar = 0.18 * size, 0.15 * size, 0.125 * size
            slab(_chevron(half, rise, bar), 0.08, (0, 0.04, height), gold, bevel=0.007, turn=(90, 0, 0))
            slab(_chevron(half, rise, bar, 0.016), 0.092, (0, 0.046, height), gloss(enamel), bevel=0.004, turn=(90, 0, 0))
        tube([(0, 0, 0.12), (0, 0, 0.46)], 0.02, gold)
        tube([(-0.13, -0.062, 0.17), (0.135, -0.062, 0.58)], 0.0085, glow("#ffc48a", 4), round_ends=True)


def relief_medal(number_colour, at=(0, 0, 0), turn=0, radius=0.05):
    """A medal that lies flat with the Monash Cup's sign in relief; its ribbon is laid by the scene."""
    body, dark = metal(number_colour, 0.24), metal(number_colour, 0.42)
    with piece("relief medal", at, turn):
        cylinder(radius, radius * 0.14, (0, 0, 0), dark, bevel=0.001, sides=96)
        ring(radius * 0.93, radius * 0.075, (0, 0, radius * 0.13), body)
        ring(radius * 0.8, radius * 0.022, (0, 0, radius * 0.14), body)
        cup_sign(radius * 1.05, radius * 0.07, body, (0, -radius * 0.5, radius * 0.13))
        for i in range(28):
            angle = 2 * pi * i / 28
            ball(radius * 0.025, (radius * 0.866 * cos(angle), radius * 0.866 * sin(angle), radius * 0.14), body)
        ring(radius * 0.11, radius * 0.035, (0, radius * 1.08, radius * 0.1), body)


def ribbon_band(path, width, stripes, thickness=0.0016):
    """A ribbon along (x, y, z) points, with lengthwise `stripes` of (colour, relative width)."""
    points = [Vector(p) for p in path]
    normals = []
    for i, point in enumerate(points):
        way = points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]
        normals.append(way.cross(Vector((0, 0, 1))).normalized())
    total, done = sum(share for _, share in stripes), 0.0
    for colour, share in stripes:
        low, high = (done / total - 0.5) * width, ((done + share) / total - 0.5) * width
        done += share
        form = bmesh.new()
        rows = [[form.verts.new(p + n * low), form.verts.new(p + n * high)] for p, n in zip(points, normals)]
        for a, b in zip(rows, rows[1:]):
            form.faces.new((a[0], a[1], b[1], b[0]))
        thing = _solid("ribbon", form, matte(colour), (0, 0, 0), 0)
        thickness_of = thing.modifiers.new("thickness", "SOLIDIFY")
        thickness_of.thickness, thickness_of.offset = thickness, 0


def confetti(count, low, high, colours, seed=1, size=0.035, lying=0.0):
    """Slips of paper in a box between the corners `low` and `high`; the fraction `lying` is on its floor."""
    chance = Random(seed)
    for colour in colours:
        form = bmesh.new()
        for _ in range(count // len(colours)):
            at = [chance.uniform(a, b) for a, b in zip(low, high)]
            turn = [chance.uniform(0, 2 * pi) for _ in range(3)]
            if chance.random() < lying:
                at[2], turn = low[2] + 0.004, [0, 0, turn[2]]
            length, curl = size * chance.uniform(0.7, 1.4), chance.uniform(-0.3, 0.3) * (at[2] > low[2] + 0.01)
            corners = [(-length, -size / 2, curl * size), (0, -size / 2, 0), (length, -size / 2, curl * size),
                       (length, size / 2, curl * size), (0, size / 2, 0), (-length, size / 2, curl * size)]
            spin = Euler(turn).to_matrix()
            v = [form.verts.new(spin @ Vector(c) * 0.6 + Vector(at)) for c in corners]
            form.faces.new((v[0], v[1], v[4], v[5]))
            form.faces.new((v[1], v[2], v[3], v[4]))
        _solid("confetti", form, matte(colour), (0, 0, 0), 0, smooth=False)


def microphone(at, turn=0, ring_colour=AQUA):
    """A caster's microphone on a bent desk arm; `at` is its foot."""
    with piece("microphone", at, turn):
        cylinder(0.05, 0.02, (0, 0, 0), plastic(INK), bevel=0.008)
        tube([(0, 0, 0.01), (0, 0.02, 0.17), (0, -0.1, 0.25), (0, -0.17, 0.23)], 0.008, metal(STEEL), smooth=True)
        with piece("capsule", (0, -0.18, 0.2), (20, 0, 0)):
            cylinder(0.026, 0.05, (0, 0, -0.02), plastic(INK), bevel=0.01)
            ring(0.027, 0.004, (0, 0, 0.03), glow(ring_colour, 3))
            ball(0.034, (0, 0, 0.055), metal("#55556a", 0.5))


def casters_desk(at=(0, 0, 0), width=3.0, picture="title-monash", edge=AQUA, top=FOAM, body=OCEAN):
    """A desk bent towards the viewer at its wings, with a picture on its front and a line of light; 0.95 m high."""
    wing = width * 0.2
    with piece("casters' desk", at):
        middle = width - 2 * wing
        outline = [(-middle / 2 - wing, -0.18), (-middle / 2, -0.4), (middle / 2, -0.4), (middle / 2 + wing, -0.18),
                   (middle / 2 + wing, 0.34), (-middle / 2 - wing, 0.34)]
        slab(outline, 0.06, (0, 0, 0.89), gloss(top), bevel=0.02)
        inner = [(x * 0.95, y * 0.88) for x, y in outline]
        slab(inner, 0.87, (0, 0, 0.02), matte(body), bevel=0.02)
        slab([(x * 0.96, y * 0.9) for x, y in outline], 0.025, (0, 0, 0.855), glow(edge, 4), bevel=0.006)
        slab([(x * 0.96, y * 0.9) for x, y in outline], 0.025, (0, 0, 0.0), glow(edge, 2), bevel=0.006)
        height = 0.45
        panel(height * 16 / 9, height, (0, -0.4 * 0.88 - 0.008, 0.37), dull_screen(picture, 0.95))


def light_bar(start, end, colour, strength=5.0, radius=0.02):
    """A straight tube of light."""
    tube([start, end], radius, tube_glow(colour, strength), round_ends=True)


def reflections(colours, seen, strength=1.0):
    """Surrounds the scene with `colours` for metal to reflect, anticlockwise from +X. The camera sees `seen` instead.

    Without them, a room is too dark for metal to look like metal. Photographers use coloured cards in the same way.
    """
    world = bpy.context.scene.world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes.clear()
    place = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Generated"], place.inputs[0])
    angle = nodes.new("ShaderNodeMath")
    angle.operation = "ARCTAN2"
    links.new(place.outputs["Y"], angle.inputs[0])
    links.new(place.outputs["X"], angle.inputs[1])
    share = nodes.new("ShaderNodeMapRange")
    share.inputs["From Min"].default_value, share.inputs["From Max"].default_value = -pi, pi
    links.new(angle.outputs[0], share.inputs["Value"])
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "EASE"
    half = len(colours) // 2
    around = colours[half:] + colours[:half]        # the ramp starts at -X, where the angle jumps
    around = around + around[:1]
    points = ramp.color_ramp.elements
    for i, colour in enumerate(around):
        point = points[i] if i < 2 else points.new(1.0)
        point.position = i / (len(around) - 1)
        point.color = linear(colour)
    links.new(share.outputs["Result"], ramp.inputs["Fac"])
    cards, backdrop = nodes.new("ShaderNodeBackground"), nodes.new("ShaderNodeBackground")
    links.new(ramp.outputs["Color"], cards.inputs["Color"])
    cards.inputs["Strength"].default_value = strength
    backdrop.inputs["Color"].default_value = linear(seen)
    choice = nodes.new("ShaderNodeMixShader")
    links.new(nodes.new("ShaderNodeLightPath").outputs["Is Camera Ray"], choice.inputs["Fac"])
    links.new(cards.outputs[0], choice.inputs[1])
    links.new(backdrop.outputs[0], choice.inputs[2])
    links.new(choice.outputs[0], nodes.new("ShaderNodeOutputWorld").inputs["Surface"])


def neck_medal(colour, at, turn=0, stripes=(BLUE, FOAM, BLUE)):
    """A medal round the neck of a standing person at `at`."""
    with piece("neck medal", at, turn):
        for side in (-1, 1):
            ribbon_band([(side * 0.085, -0.03, 1.03), (side * 0.08, -0.105, 0.985), (side * 0.055, -0.142, 0.92),
                         (side * 0.012, -0.164, 0.82)], 0.032, [(stripe, 1) for stripe in stripes], thickness=0.006)
        relief_medal(colour, (0, -0.166, 0.76), (84, 0, 0), radius=0.058)


def match_place(picture, at, turn=0, player=None, shirt=CRIMSON, chair=CRIMSON, light=EMBER, second=CRIMSON, top="#3a2520",
                pose="keyboard", headphones=INK, look=0, drink=True, chair_turn=0, case=True):
    """A place in a match: desk, screen with screens/PICTURE.svg, PC, chair and player.

    As at `pc_station`, the player sits at -Y and looks towards +Y. `player` is a guest's number, or None for an empty
    chair. `case=False` omits the PC's case if it would hide the player.
    """
    with piece("match place", at, turn):
        pc_desk(picture, light, second, top, case)
        if drink:
            can((-0.55, 0.05, DESK_HEIGHT), 40, second)
        gaming_chair((-0.06, -0.62, 0), 180 + chair_turn, colour=chair)
        if player is not None:
            guest(player, (-0.06, -0.6, 0), 180, seated=True, pose=pose, shirt=shirt, headphones=headphones, look=look,
                  nod=6)
