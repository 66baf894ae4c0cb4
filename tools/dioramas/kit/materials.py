"""Blender materials. Functions cache the material for each set of arguments."""
from functools import lru_cache
from pathlib import Path

import bpy

from kit.palette import NIGHT, linear

FOLDER = Path(__file__).resolve().parent.parent
PICTURES = FOLDER / ".cache" / "screens"


def _principled(name, colour, roughness, metallic=0.0, **inputs):
    """A new material and its Principled node."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Metallic"].default_value = metallic
    for name, value in inputs.items():
        shader.inputs[name.replace("_", " ")].default_value = value
    return material, shader


def _add(material, kind, **inputs):
    """A new texture node in object coordinates (metres, so that grain keeps its size)."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    node = nodes.new(kind)
    for name, value in inputs.items():
        node.inputs[name.replace("_", " ")].default_value = value
    if "Vector" in node.inputs:
        coordinates = nodes.get("Texture Coordinate") or nodes.new("ShaderNodeTexCoord")
        links.new(coordinates.outputs["Object"], node.inputs["Vector"])
    return node


def _bump(material, shader, height, strength, distance):
    bump = material.node_tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = distance
    material.node_tree.links.new(height, bump.inputs["Height"])
    material.node_tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def _blend(material, shader, factor, dark, light):
    ramp = material.node_tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = linear(dark)
    ramp.color_ramp.elements[1].color = linear(light)
    ramp.color_ramp.elements[0].position = 0.3
    ramp.color_ramp.elements[1].position = 0.7
    material.node_tree.links.new(factor, ramp.inputs["Fac"])
    material.node_tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])


def shade(hex_colour, factor):
    """A darker (below 1) or lighter (above 1) version of a colour."""
    channels = [min(255, round(int(hex_colour[i:i + 2], 16) * factor)) for i in (1, 3, 5)]
    return "#%02x%02x%02x" % tuple(channels)


@lru_cache(None)
def matte(colour):
    """Paint, vinyl toy, paper."""
    return _principled("matte", colour, 0.62, Specular=0.35)[0]


@lru_cache(None)
def plastic(colour):
    """Smooth moulded plastic with a soft highlight."""
    return _principled("plastic", colour, 0.34, Specular=0.5)[0]


@lru_cache(None)
def gloss(colour):
    """Lacquer, glazed ceramic, wet-looking plastic."""
    return _principled("gloss", colour, 0.12, Specular=0.6, Clearcoat=0.6)[0]


@lru_cache(None)
def metal(colour, roughness=0.28):
    """Brushed or polished metal. It glows slightly, in place of reflections of small things."""
    return _principled("metal", colour, roughness, metallic=0.9, Specular=0.7, Emission=linear(colour),
                       Emission_Strength=0.07)[0]


@lru_cache(None)
def leather(colour):
    """Leatherette with a fine grain, for chairs and the bucket seat."""
    material, shader = _principled("leather", colour, 0.42, Specular=0.45)
    grain = _add(material, "ShaderNodeTexVoronoi", Scale=160.0)
    _bump(material, shader, grain.outputs["Distance"], 0.12, 0.004)
    return material


@lru_cache(None)
def fabric(colour):
    """Woven upholstery, with a little sheen at the edges."""
    material, shader = _principled("fabric", colour, 0.85, Specular=0.15, Sheen=0.6)
    weave = _add(material, "ShaderNodeTexNoise", Scale=95.0, Detail=3.0)
    _blend(material, shader, weave.outputs["Fac"], shade(colour, 0.84), shade(colour, 1.1))
    _bump(material, shader, weave.outputs["Fac"], 0.25, 0.006)
    return material


@lru_cache(None)
def wood(colour, along="x"):
    """Oiled wood; the grain runs along one local axis."""
    material, shader = _principled("wood", colour, 0.38, Specular=0.4)
    grain = _add(material, "ShaderNodeTexNoise", Scale=3.0, Detail=5.0, Distortion=0.25)
    stretch = material.node_tree.nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = [1.0 if axis == along else 11.0 for axis in "xyz"]
    coordinates = material.node_tree.nodes["Texture Coordinate"]
    material.node_tree.links.new(coordinates.outputs["Object"], stretch.inputs["Vector"])
    material.node_tree.links.new(stretch.outputs["Vector"], grain.inputs["Vector"])
    _blend(material, shader, grain.outputs["Fac"], shade(colour, 0.8), shade(colour, 1.13))
    return material


@lru_cache(None)
def planks(colour, width=1.5, row=0.17):
    """A polished floor of boards, which reflects the neon softly. `width` and `row` are in metres."""
    material, shader = _principled("planks", colour, 0.25, Specular=0.5)
    boards = _add(material, "ShaderNodeTexBrick", Scale=1.0, Mortar_Size=0.004, Brick_Width=width, Row_Height=row,
                  Bias=0.0)
    boards.inputs["Color1"].default_value = linear(shade(colour, 0.82))
    boards.inputs["Color2"].default_value = linear(shade(colour, 1.25))
    boards.inputs["Mortar"].default_value = linear(shade(colour, 0.4))
    material.node_tree.links.new(boards.outputs["Color"], shader.inputs["Base Color"])
    wear = _add(material, "ShaderNodeTexNoise", Scale=2.2, Detail=3.0)
    rough = material.node_tree.nodes.new("ShaderNodeMapRange")
    rough.inputs["To Min"].default_value = 0.18
    rough.inputs["To Max"].default_value = 0.42
    material.node_tree.links.new(wear.outputs["Fac"], rough.inputs["Value"])
    material.node_tree.links.new(rough.outputs["Result"], shader.inputs["Roughness"])
    return material


@lru_cache(None)
def carpet(colour):
    """A short-pile rug."""
    material, shader = _principled("carpet", colour, 0.95, Specular=0.05, Sheen=0.8)
    pile = _add(material, "ShaderNodeTexNoise", Scale=60.0, Detail=2.0)
    _blend(material, shader, pile.outputs["Fac"], shade(colour, 0.75), shade(colour, 1.15))
    _bump(material, shader, pile.outputs["Fac"], 0.5, 0.012)
    return material


@lru_cache(None)
def plaster(colour):
    """A painted wall, not quite even."""
    material, shader = _principled("plaster", colour, 0.7, Specular=0.25)
    cloud = _add(material, "ShaderNodeTexNoise", Scale=1.3, Detail=4.0)
    _blend(material, shader, cloud.outputs["Fac"], shade(colour, 0.93), shade(colour, 1.06))
    return material


@lru_cache(None)
def ground():
    """The ground round a diorama: one colour everywhere, with a slight reflection and no shadows."""
    return _principled("ground", "#000000", 0.4, Specular=0.14, Emission=linear(NIGHT), Emission_Strength=0.55)[0]


@lru_cache(None)
def glass(colour="#bfe9ff", opacity=0.07):
    """A clear pane: mostly see-through, with a highlight."""
    material, shader = _principled("glass", colour, 0.06, Specular=0.08, Alpha=opacity)
    material.blend_method = "BLEND"
    material.shadow_method = "NONE"
    return material


def _light(material, kind):
    """Marks a material as a light source: "neon" (and small bulbs), "screen" or "shade" (of a lamp)."""
    material["light"] = kind
    return material


@lru_cache(None)
def switched_off(material):
    """The material of a light source that is off: a tube or bulb of greyish glass, a dark screen."""
    off = material.copy()
    shader = off.node_tree.nodes["Principled BSDF"].inputs
    for link in shader["Emission Strength"].links:
        off.node_tree.links.remove(link)
    shader["Emission Strength"].default_value = 0
    tint = shader["Base Color"].default_value
    grey = sum(tint[:3]) / 3
    shader["Base Color"].default_value = [0.25 * channel + 0.15 * grey for channel in tint[:3]] + [1]
    return off


@lru_cache(None)
def dimmed(screen):
    """The material of a screen with a fifth of its light."""
    dim = screen.copy()
    dim.node_tree.nodes["Principled BSDF"].inputs["Emission Strength"].default_value *= 0.2
    return dim


@lru_cache(None)
def unseen():
    """Casts a shadow, but the camera does not see it."""
    material = bpy.data.materials.new("unseen")
    material.use_nodes = True
    nodes = material.node_tree.nodes
    material.node_tree.links.new(nodes.new("ShaderNodeBsdfTransparent").outputs["BSDF"],
                                 nodes["Material Output"].inputs["Surface"])
    material.blend_method, material.shadow_method = "CLIP", "OPAQUE"
    return material


@lru_cache(None)
def black():
    """A surface without any light, which hides what is behind it."""
    return _principled("black", "#000000", 1.0, Specular=0)[0]


@lru_cache(None)
def glow(colour, strength=5.0):
    """A light source such as neon, a lampshade or a light strip. Strength 5 blooms, 1 hardly."""
    material = _principled("glow", colour, 0.5, Emission=linear(colour), Emission_Strength=strength)[0]
    return _light(material, "neon" if strength > 3 else "shade")


@lru_cache(None)
def tube_glow(colour, strength=5.0):
    """A neon tube, dimmer towards its outline, so that the edge does not look jagged."""
    material, shader = _principled("tube glow", colour, 0.5, Emission=linear(colour))
    nodes, links = material.node_tree.nodes, material.node_tree.links
    slope, fade = nodes.new("ShaderNodeLayerWeight"), nodes.new("ShaderNodeMapRange")
    slope.inputs["Blend"].default_value = 0.5
    fade.inputs["To Min"].default_value, fade.inputs["To Max"].default_value = strength * 1.2, 0.0
    links.new(slope.outputs["Facing"], fade.inputs["Value"])
    links.new(fade.outputs["Result"], shader.inputs["Emission Strength"])
    return _light(material, "neon")


def _image(name):
    path = PICTURES / f"{name}.png"
    if not path.exists():
        raise SystemExit(f"No picture for the screen or poster '{name}': draw screens/{name}.svg")
    return bpy.data.images.load(str(path), check_existing=True)


@lru_cache(None)
def screen(name, strength=1.3):
    """A lit display that shows screens/NAME.svg (on a surface made by `panel`)."""
    material, shader = _principled("screen", "#000000", 0.3, Emission_Strength=strength)
    picture = material.node_tree.nodes.new("ShaderNodeTexImage")
    picture.image = _image(name)
    picture.extension = "EXTEND"
    material.node_tree.links.new(picture.outputs["Color"], shader.inputs["Emission"])
    return _light(material, "screen")


@lru_cache(None)
def print_of(name):
    """Paper or cloth printed with screens/NAME.svg (on a surface made by `panel`)."""
    material, shader = _principled("print", "#ffffff", 0.6, Specular=0.3)
    picture = material.node_tree.nodes.new("ShaderNodeTexImage")
    picture.image = _image(name)
    material.node_tree.links.new(picture.outputs["Color"], shader.inputs["Base Color"])
    return material
