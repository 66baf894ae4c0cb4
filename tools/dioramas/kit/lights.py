"""Light: a warm key light, neon from the sides, dim indigo all round."""
from contextlib import contextmanager
from math import degrees, radians, tan

import bpy
from mathutils import Vector

from kit.materials import black, dimmed, switched_off, unseen
from kit.palette import AMBER, CYAN, INDIGO, MAGENTA, NIGHT, linear
from kit.shapes import _place, box, piece


def night(colour=INDIGO, strength=0.5, backdrop=NIGHT):
    """Dim light from all sides, with soft distant lights in the venue's colours, which metal reflects.

    The camera sees the plain `backdrop` colour instead.
    """
    world = bpy.context.scene.world = bpy.data.worlds.new("night")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    light = nodes["Background"]
    light.inputs["Color"].default_value, light.inputs["Strength"].default_value = linear(colour), strength
    total = light.outputs["Background"]
    direction = nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    for towards, tint, power in (((0.5, -0.6, 0.62), "#ffd9a8", 3.2), ((-0.85, -0.45, 0.25), CYAN, 1.2),
            ((0.9, 0.1, 0.4), MAGENTA, 1.0)):
        along, lobe, glow = (nodes.new(kind) for kind in ("ShaderNodeVectorMath", "ShaderNodeMath", "ShaderNodeBackground"))
        along.operation = "DOT_PRODUCT"
        along.inputs[1].default_value = Vector(towards).normalized()
        links.new(direction, along.inputs[0])
        # a power of the cosine makes a round soft lobe; max() keeps the far side dark
        front = nodes.new("ShaderNodeMath")
        front.operation, front.inputs[1].default_value = "MAXIMUM", 0
        links.new(along.outputs["Value"], front.inputs[0])
        lobe.operation, lobe.inputs[1].default_value = "POWER", 22
        links.new(front.outputs[0], lobe.inputs[0])
        strong = nodes.new("ShaderNodeMath")
        strong.operation, strong.inputs[1].default_value = "MULTIPLY", power
        links.new(lobe.outputs[0], strong.inputs[0])
        glow.inputs["Color"].default_value = linear(tint)
        links.new(strong.outputs[0], glow.inputs["Strength"])
        both = nodes.new("ShaderNodeAddShader")
        links.new(total, both.inputs[0])
        links.new(glow.outputs[0], both.inputs[1])
        total = both.outputs[0]
    seen = nodes.new("ShaderNodeBackground")
    seen.inputs["Color"].default_value = linear(backdrop)
    path, mix = nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeMixShader")
    links.new(path.outputs["Is Camera Ray"], mix.inputs["Fac"])
    links.new(total, mix.inputs[1])
    links.new(seen.outputs["Background"], mix.inputs[2])
    links.new(mix.outputs["Shader"], nodes["World Output"].inputs["Surface"])


def lamp(at, target, power, colour=AMBER, size=1.0, shadow=True, height=None, reach=None, contact=False):
    """A rectangular light at `at` that shines at `target`. `power` is in watts, `size` in metres.

    `reach` is the distance at which its light ends. `contact` adds fine shadows under small things: slow, for close-ups.
    """
    light = bpy.data.lights.new("lamp", "AREA")
    light.energy, light.color, light.size = power, linear(colour)[:3], size
    if height:
        light.shape, light.size_y = "RECTANGLE", height
    light.use_shadow = shadow
    light.shadow_buffer_bias = 0.01
    light.use_contact_shadow, light.contact_shadow_distance = contact, 0.12
    if reach:
        light.use_custom_distance, light.cutoff_distance = True, reach
    aim = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return _place(bpy.data.objects.new("lamp", light), at, [degrees(a) for a in aim])


def spot(at, target, power, colour=AMBER, angle=50, soft=0.6, size=0.12):
    """A spotlight with a soft edge."""
    light = bpy.data.lights.new("spot", "SPOT")
    light.energy, light.color = power, linear(colour)[:3]
    light.spot_size, light.spot_blend, light.shadow_soft_size = radians(angle), soft, size
    aim = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return _place(bpy.data.objects.new("spot", light), at, [degrees(a) for a in aim])


def bulb(at, power, colour=AMBER, size=0.12, shadow=False, reach=None):
    """A point light, for inside a lampshade or next to a screen."""
    light = bpy.data.lights.new("bulb", "POINT")
    light.energy, light.color, light.shadow_soft_size, light.use_shadow = power, linear(colour)[:3], size, shadow
    if reach:
        light.use_custom_distance, light.cutoff_distance = True, reach
    return _place(bpy.data.objects.new("bulb", light), at, 0)


def room_light(width, depth, height, key=1.0, cyan=1.0, magenta=1.0):
    """Evening light for a room: warm from the front right, cyan from the left, magenta from the back right.

    `key`, `cyan` and `magenta` scale the brightness of each light.
    """
    area = width * depth
    lamp((width * 0.55, -depth * 0.75, height * 2.1), (0, 0, 0.4), 44 * area * key, "#ffc98f", 2.4)
    # hidden strips on top of the walls shine straight down; each shadow would take a sixth of the render time
    # and be invisible in that of the key light
    over = height + 0.12
    lamp((-width * 0.44, 0, over), (-width * 0.44, 0, 0), 5 * area * cyan, CYAN, 0.35, height=depth * 0.8, shadow=False)
    lamp((0, depth * 0.43, over), (0, depth * 0.43, 0), 5 * area * magenta, MAGENTA, width * 0.8, height=0.35, shadow=False)


def window_light(at, target, power, colour="#c2ccff", angle=17):
    """Moonlight from `at` to `target`, through a window with four panes that the camera does not see."""
    moon = spot(at, target, power, colour, angle, size=0.02)
    far = 0.4 * (Vector(target) - Vector(at)).length
    half = far * tan(radians(angle / 2)) / 1.5
    with piece("window", at, [degrees(a) for a in moon.rotation_euler]):
        for x, width in ((0, 0.09 * half), (-2 * half, 2 * half), (2 * half, 2 * half)):
            box((width, 6 * half, 0.01), (x, 0, -far), unseen(), 0)
            box((6 * half, width, 0.01), (0, x, -far), unseen(), 0)


def lights_off(keep=()):
    """Switch off every light, neon tube and screen, except those of the pieces `keep`."""
    lit = {thing for root in keep for thing in root.children_recursive}
    for thing in set(bpy.context.scene.objects) - lit:
        if thing.type == "LIGHT":
            bpy.data.objects.remove(thing)
            continue
        for slot in thing.material_slots:
            if "light" in slot.material:
                slot.material = switched_off(slot.material)


@contextmanager
def only_glow():
    """Inside the `with` block, everything but neon, small bulbs, dim screens and clear glass is black.

    Lampshades are black and screens dim, because twice their light would bleach them.
    """
    scene = bpy.context.scene
    world, scene.world = scene.world, None
    lights = [thing for thing in scene.objects if thing.type == "LIGHT" and not thing.hide_render]
    painted = [(slot, slot.material) for thing in scene.objects for slot in thing.material_slots
               if slot.material.get("light") != "neon" and slot.material.blend_method == "OPAQUE"]
    for light in lights:
        light.hide_render = True
    for slot, material in painted:
        slot.material = dimmed(material) if material.get("light") == "screen" else black()
    yield
    scene.world = world
    for light in lights:
        light.hide_render = False
    for slot, material in painted:
        slot.material = material
