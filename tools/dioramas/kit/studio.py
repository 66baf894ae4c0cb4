"""The camera and the rendering. The `render` command passes options to `shoot` as environment variables."""
import os
from pathlib import Path

import bpy
from mathutils import Vector

from kit.lights import only_glow

PREVIEW = os.environ.get("DIORAMA_PREVIEW") == "1"
OUT = Path(os.environ["DIORAMA_OUT"])
QUICK = os.environ.get("DIORAMA_QUICK") == "1"
ONLY = os.environ.get("DIORAMA_ONLY", "")
# without a graphics card, each sample takes 10 s, and 10 samples look as clean as 24
MAX_SAMPLES = 10


def camera(at, look_at, lens=65, width=None, focus=None, blur=0.0, shift=(0, 0)):
    """A camera at `at` looking to `look_at`.

    `lens` is in millimetres. `width` makes the camera orthographic and is the visible width in metres. `focus` is
    the sharp point, `blur` the aperture (1/f-number, such as 0.4). `shift` moves the picture by fractions of its width.
    """
    data = bpy.data.cameras.new("camera")
    # a near clipping distance would make surfaces a millimetre apart (a rug's stripes) flicker from afar
    data.lens, data.clip_start, data.clip_end = lens, 0.1 * (Vector(look_at) - Vector(at)).length, 300
    # lens and width apply to the horizontal, in tall pictures too
    data.sensor_fit = "HORIZONTAL"
    if width:
        data.type, data.ortho_scale = "ORTHO", width
    data.shift_x, data.shift_y = shift
    if focus and blur:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus) - Vector(at)).dot((Vector(look_at) - Vector(at)).normalized())
        data.dof.aperture_fstop = 1 / blur
        data.dof.aperture_blades = 0
    eye = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(eye)
    eye.location = at
    eye.rotation_euler = (Vector(look_at) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return eye


def _quality(scene, samples, fine):
    scene.render.engine = "BLENDER_EEVEE"
    eevee = scene.eevee
    eevee.taa_render_samples = samples
    eevee.use_gtao, eevee.gtao_distance, eevee.gtao_factor = True, 0.5, 1.1
    eevee.use_ssr, eevee.ssr_quality, eevee.ssr_thickness = True, 0.3, 0.3
    eevee.use_ssr_halfres = not fine
    eevee.use_bloom = True
    eevee.bloom_threshold, eevee.bloom_intensity, eevee.bloom_radius, eevee.bloom_knee = 0.9, 0.045, 6.0, 0.6
    # small shadow maps are fast without a graphics card and good enough for soft shadows
    eevee.use_soft_shadows, eevee.shadow_cube_size = True, "512"
    eevee.use_shadow_high_bitdepth = True
    eevee.light_threshold = 0.005
    eevee.bokeh_max_size = 60
    eevee.use_bokeh_jittered = not PREVIEW
    scene.render.filter_size = 1.3
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"


def shoot(name, eye, size, exposure=0.5, samples=9, fine=False, layer=False):
    """Render the picture `name` (such as "home/hero-wide") of `size` pixels through the camera `eye`.

    `fine` draws reflections in full: slower, for polished things close by. `layer` also renders `name`-lights: only
    what glows, on black, to lay over the picture with `mix-blend-mode: screen`.
    """
    samples = 7 if PREVIEW else min(samples, MAX_SAMPLES)
    # a preview is 640 px on its long side; the `render` command scales the others to the size in their .size
    # file: small pictures are rendered larger for smooth edges, quick ones smaller
    percentage = round(64000 / max(size)) if PREVIEW else 72 if QUICK else 150 if max(size) < 1600 else 100
    if ONLY in ("", name):
        _quality(bpy.context.scene, samples, fine)
        _render(name, eye, size, percentage, exposure)
    if layer and ONLY in ("", f"{name}-lights"):
        _quality(bpy.context.scene, samples, fine)
        # wide bloom for soft light all round, dim, because the picture below shows the same lights
        bpy.context.scene.eevee.bloom_intensity = 0.3
        with only_glow():
            _render(f"{name}-lights", eye, size, percentage, exposure - 1.2, dither=0)


def _render(name, eye, size, percentage, exposure, dither=1.6):
    scene = bpy.context.scene
    scene.view_settings.exposure = exposure
    scene.camera = eye
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = percentage
    scene.render.image_settings.file_format = "PNG"
    # dither, so that dark gradients show no bands in 8 bits
    scene.render.dither_intensity = dither
    scene.render.filepath = str(OUT / f"{name}.png")
    bpy.ops.render.render(write_still=True)
    (OUT / f"{name}.size").write_text("%dx%d" % size)
