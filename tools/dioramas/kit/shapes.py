"""Basic shapes with rounded edges. `at` is the middle of the underside unless said otherwise."""
from contextlib import contextmanager
from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Vector

_open_pieces = []


def _euler(turn):
    """`turn` as radians about X, Y, Z: one number turns about Z alone."""
    return [radians(a) for a in (turn if isinstance(turn, (tuple, list)) else (0, 0, turn))]


def _place(thing, at, turn):
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = _euler(turn)
    if _open_pieces:
        thing.parent = _open_pieces[-1]
    return thing


@contextmanager
def piece(name, at=(0, 0, 0), turn=0, scale=1.0):
    """A group: all that is built inside the `with` block moves, turns and scales together."""
    root = _place(bpy.data.objects.new(name, None), at, turn)
    root.scale = (scale, scale, scale)
    _open_pieces.append(root)
    yield root
    _open_pieces.pop()


def pieces(name):
    """All pieces with this name, such as "person"."""
    return [thing for thing in bpy.context.scene.objects if thing.type == "EMPTY" and thing.name.split(".")[0] == name]


def remove(name):
    """Remove all pieces with this name."""
    for root in pieces(name):
        for thing in (*root.children_recursive, root):
            bpy.data.objects.remove(thing)


def _solid(name, form, material, at, turn, bevel=0.0, segments=3, smooth=True):
    """An object of the bmesh `form`, with rounded edges (`bevel` in metres)."""
    mesh = bpy.data.meshes.new(name)
    form.to_mesh(mesh)
    form.free()
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = radians(38)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(material)
    thing = _place(bpy.data.objects.new(name, mesh), at, turn)
    if bevel:
        modifier = thing.modifiers.new("round edges", "BEVEL")
        modifier.width, modifier.segments = bevel, segments
        modifier.limit_method, modifier.angle_limit = "ANGLE", radians(35)
        modifier.harden_normals = True
    return thing


def _finer(size, *steps):
    """Chooses one of four `steps` by radius or half width, so that small shapes have fewer faces.

    The limits are 1.5, 4 and 10 cm.
    """
    return steps[sum(size >= limit for limit in (0.015, 0.04, 0.1))]


def repeat(thing, count, step):
    """Repeat `thing` `count` times, each `step` (x, y, z) metres further."""
    row = thing.modifiers.new("row", "ARRAY")
    row.count, row.use_relative_offset, row.use_constant_offset = count, False, True
    row.constant_offset_displace = step


def box(size, at, material, bevel=0.012, turn=0, segments=None):
    """A box of (width, depth, height)."""
    segments = segments or _finer(min(size), 1, 2, 3, 3)
    form = bmesh.new()
    bmesh.ops.create_cube(form, size=1)
    bmesh.ops.translate(form, verts=form.verts, vec=(0, 0, 0.5))
    bmesh.ops.scale(form, verts=form.verts, vec=size)
    return _solid("box", form, material, at, turn, min(bevel, 0.45 * min(size)), segments)


def cylinder(radius, height, at, material, bevel=0.008, turn=0, top=None, sides=None):
    """An upright cylinder, or a cone if `top` gives another radius."""
    sides = sides or _finer(radius, 16, 24, 32, 48)
    form = bmesh.new()
    bmesh.ops.create_cone(form, cap_ends=True, segments=sides, radius1=radius,
                          radius2=radius if top is None else top, depth=height)
    bmesh.ops.translate(form, verts=form.verts, vec=(0, 0, height / 2))
    return _solid("cylinder", form, material, at, turn, min(bevel, 0.45 * height), _finer(radius, 1, 2, 2, 3))


def ball(radius, at, material, stretch=(1, 1, 1), turn=0):
    """A sphere round `at`, or an ellipsoid."""
    form = bmesh.new()
    across = _finer(radius, 12, 18, 24, 36)
    bmesh.ops.create_uvsphere(form, u_segments=across, v_segments=across * 2 // 3, radius=radius)
    bmesh.ops.scale(form, verts=form.verts, vec=stretch)
    return _solid("ball", form, material, at, turn)


def cap(radius, at, material, cut=(0, 0, 1), keep=0.0, stretch=(1, 1, 1), turn=0):
    """The part of a sphere beyond a plane with the normal `cut`, `keep` metres from the sphere's centre."""
    form = bmesh.new()
    bmesh.ops.create_uvsphere(form, u_segments=36, v_segments=24, radius=radius)
    normal = Vector(cut).normalized()
    sliced = bmesh.ops.bisect_plane(form, geom=form.verts[:] + form.edges[:] + form.faces[:],
                                    plane_co=normal * keep, plane_no=normal, clear_inner=True)
    rim = [e for e in sliced["geom_cut"] if isinstance(e, bmesh.types.BMEdge)]
    bmesh.ops.contextual_create(form, geom=rim)
    bmesh.ops.scale(form, verts=form.verts, vec=stretch)
    return _solid("cap", form, material, at, turn, bevel=0.008)


def cushion(size, at, material, power=5.0, turn=0, piping=None, taper=1.0):
    """A soft block of (width, depth, height): `power` 2.5 is nearly a ball, 8 nearly a box.

    `piping` is the material of a seam round its middle; `taper` scales its top.
    """
    form = bmesh.new()
    bmesh.ops.create_cube(form, size=2)
    bmesh.ops.subdivide_edges(form, edges=form.edges, cuts=_finer(max(size) / 2, 3, 5, 7, 11), use_grid_fill=True)
    width, depth, height = size
    for vertex in form.verts:
        # spreading the grid by a sine gives the rounded edges most of the faces
        x, y, z = (sin(c * pi / 2) for c in vertex.co)
        length = (abs(x) ** power + abs(y) ** power + abs(z) ** power) ** (1 / power)
        x, y, z = x / length, y / length, z / length
        narrow = 1 + (taper - 1) * (z + 1) / 2
        vertex.co = (x * width / 2 * narrow, y * depth / 2 * narrow, (z + 1) * height / 2)
    thing = _solid("cushion", form, material, at, turn)
    if piping:
        narrow = (1 + taper) / 2
        with piece("piping", at, turn):
            rim = []
            for step in range(72):
                c, s = cos(step * pi / 36), sin(step * pi / 36)
                length = (abs(c) ** power + abs(s) ** power) ** (1 / power)
                rim.append((c / length * width / 2 * narrow, s / length * depth / 2 * narrow, height / 2))
            tube(rim, 0.006, piping, closed=True)
    return thing


def lathe(profile, at, material, turn=0, stretch=(1, 1, 1), sides=None):
    """A turned body: `profile` lists (radius, height) from bottom to top."""
    sides = sides or _finer(max(radius for radius, height in profile), 18, 28, 40, 52)
    form = bmesh.new()
    rings = []
    for radius, height in profile:
        if radius < 1e-6:
            rings.append([form.verts.new((0, 0, height))])
        else:
            rings.append([form.verts.new((radius * cos(2 * pi * i / sides), radius * sin(2 * pi * i / sides),
                                          height)) for i in range(sides)])
    for low, high in zip(rings, rings[1:]):
        for i in range(sides):
            j = (i + 1) % sides
            corners = [low[i % len(low)], low[j % len(low)], high[j % len(high)], high[i % len(high)]]
            form.faces.new(list(dict.fromkeys(corners)))
    bmesh.ops.scale(form, verts=form.verts, vec=stretch)
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    return _solid("lathe", form, material, at, turn)


def smooth_profile(points, steps=6):
    """A smooth curve through (radius, height) points for `lathe`, or (x, y) points for `slab`."""
    ends = [points[0], *points, points[-1]]
    curve = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for step in range(steps):
            t = step / steps
            curve.append(tuple(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t
                                      + (3 * q - p - 3 * r + s) * t ** 3) for p, q, r, s in zip(a, b, c, d)))
    return [tuple(max(v, 0) if i == 0 and curve[0][0] >= 0 else v for i, v in enumerate(p))
            for p in curve + [points[-1]]]


def slab(outline, thickness, at, material, bevel=0.008, turn=0, segments=3):
    """A plate of the (x, y) `outline`, lying flat; turn=(90, 0, 0) stands it up, facing -Y."""
    form = bmesh.new()
    face = form.faces.new([form.verts.new((x, y, 0)) for x, y in outline])
    grown = bmesh.ops.extrude_face_region(form, geom=[face])
    bmesh.ops.translate(form, vec=(0, 0, thickness),
                        verts=[v for v in grown["geom"] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    return _solid("slab", form, material, at, turn, bevel, segments)


def ring(radius, thickness, at, material, turn=0, flat=1.0, sides=None):
    """A torus lying flat round `at`; `flat` squeezes its height."""
    form = bmesh.new()
    around, section = sides or _finer(radius, 20, 32, 48, 64), _finer(thickness * 2, 6, 10, 14, 18)
    grid = [[form.verts.new(((radius + thickness * cos(v)) * cos(u), (radius + thickness * cos(v)) * sin(u),
                             thickness * sin(v) * flat))
             for v in (2 * pi * j / section for j in range(section))]
            for u in (2 * pi * i / around for i in range(around))]
    for i in range(around):
        for j in range(section):
            a, b = grid[i], grid[(i + 1) % around]
            k = (j + 1) % section
            form.faces.new((a[j], b[j], b[k], a[k]))
    return _solid("ring", form, material, at, turn)


def panel(width, height, at, material, turn=0):
    """An upright picture surface facing -Y; `at` is the middle of its lower edge."""
    form = bmesh.new()
    corners = [form.verts.new((x * width / 2, 0, z * height)) for x, z in ((-1, 0), (1, 0), (1, 1), (-1, 1))]
    face = form.faces.new(corners)
    uv = form.loops.layers.uv.new()
    for loop, place in zip(face.loops, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop[uv].uv = place
    return _solid("panel", form, material, at, turn, smooth=False)


def rounded(points, radius, closed=False, steps=6):
    """The polyline `points` with its corners rounded off."""
    points = [Vector(p) for p in points]
    path = []
    for i, corner in enumerate(points):
        if not closed and i in (0, len(points) - 1):
            path.append(tuple(corner))
            continue
        before, after = points[i - 1] - corner, points[(i + 1) % len(points)] - corner
        reach = min(radius, before.length * 0.5, after.length * 0.5)
        start, end = corner + before.normalized() * reach, corner + after.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            path.append(tuple(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t))
    return path


def tube(points, radius, material, closed=False, corner=0.0, smooth=False, round_ends=False, radii=None):
    """A tube along (x, y, z) points: a cable, pipe, limb or neon.

    `corner` rounds its bends, `smooth` makes a curve through the points, `radii` (one factor per point)
    varies its thickness.
    """
    if corner:
        points = rounded(points, corner, closed)
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = radius, _finer(radius, 1, 3, 5, 6), True
    curve.resolution_u = 6
    spline = curve.splines.new("BEZIER" if smooth else "POLY")
    nodes = spline.bezier_points if smooth else spline.points
    nodes.add(len(points) - 1)
    for i, (node, point) in enumerate(zip(nodes, points)):
        if smooth:
            node.co = point
            node.handle_left_type = node.handle_right_type = "AUTO"
        else:
            node.co = (*point, 1)
        node.radius = radii[i] if radii else 1
    spline.use_cyclic_u = closed
    curve.materials.append(material)
    thing = _place(bpy.data.objects.new("tube", curve), (0, 0, 0), 0)
    if round_ends:
        for i in (0, -1):
            ball(radius * (radii[i] if radii else 1), points[i], material)
    return thing


def arc(radius, start, end, at=(0, 0, 0), plane="xz", steps=24):
    """Points on an arc from angle `start` to `end`, in the plane "xy", "xz" or "yz"."""
    points = []
    for step in range(steps + 1):
        angle = radians(start + (end - start) * step / steps)
        u, v = radius * cos(angle), radius * sin(angle)
        offset = {"xy": (u, v, 0), "xz": (u, 0, v), "yz": (0, u, v)}[plane]
        points.append(tuple(a + o for a, o in zip(at, offset)))
    return points
