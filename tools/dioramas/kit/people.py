"""The guests: smooth toy figures with round heads and two dots for eyes."""
from math import cos, degrees, radians, sin

from mathutils import Vector

from kit.gear import headset
from kit.materials import fabric, matte, plastic, shade
from kit.palette import CORAL, CREAM, INK, SKINS
from kit.shapes import ball, cap, cushion, cylinder, lathe, piece, smooth_profile, tube

HAIR = ("#1b1420", "#2c1a14", "#4a2c1a", "#6d4526")

# Positions of the (left, right) hands in metres, relative to the body's middle. The figure faces -Y. Heights
# count from the hips.
HANDS = {
    "keyboard": ((0.14, -0.49, 0.265), (-0.2, -0.48, 0.265)),
    "controller": ((0.07, -0.3, 0.26), (-0.07, -0.3, 0.26)),
    "wheel": ((0.13, -0.56, 0.4), (-0.13, -0.56, 0.4)),
    "table": ((0.2, -0.4, 0.26), (-0.2, -0.4, 0.26)),
    "cheer": ((0.36, -0.06, 0.98), (-0.36, -0.06, 0.98)),
    "fist": ((0.2, -0.24, 0.2), (-0.34, -0.2, 0.72)),
    "point": ((0.16, -0.24, 0.16), (-0.28, -0.5, 0.62)),
    "down": ((0.27, -0.03, 0.02), (-0.27, -0.03, 0.02)),
    "hips": ((0.2, -0.04, 0.1), (-0.2, -0.04, 0.1)),
    "wave": ((0.27, -0.03, 0.02), (-0.42, -0.1, 0.84)),
    "hold": ((0.12, -0.3, 0.3), (-0.12, -0.3, 0.3)),
    "lift": ((0.14, -0.12, 1.06), (-0.14, -0.12, 1.06)),
}


def _limb(start, end, reach, towards, radius, material, radii=(1.0, 0.9, 0.78)):
    """A bent arm or leg of two parts, each `reach` long. The joint points `towards` a direction.

    Returns its end point and its direction there.
    """
    start, end = Vector(start), Vector(end)
    span = end - start
    if span.length > 1.96 * reach:
        end = start + span.normalized() * 1.96 * reach
        span = end - start
    bend = (reach ** 2 - (span.length / 2) ** 2) ** 0.5
    aside = Vector(towards)
    aside = (aside - span.normalized() * aside.dot(span.normalized())).normalized()
    joint = start + span / 2 + aside * bend
    before, after = joint.lerp(start, 0.22), joint.lerp(end, 0.22)
    tube([start, before, joint.lerp(before.lerp(after, 0.5), 0.45), after, end], radius, material, smooth=True,
         round_ends=True,
         radii=[radii[0], (radii[0] + radii[1]) / 2, radii[1], (radii[1] + radii[2]) / 2, radii[2]])
    return end, (end - joint).normalized()


def _hair(style, colour):
    """Hair on a head of radius 0.165 round the origin, facing -Y."""
    hair = matte(colour)
    r = 0.165
    if style == "hijab":
        cloth = fabric(colour)
        cap(r * 1.1, (0, 0.012, 0), cloth, cut=(0, 1, 0.12), keep=-0.085, stretch=(1, 1, 1.04))
        lathe(smooth_profile([(0.0, 0.02), (0.15, -0.02), (0.155, -0.12), (0.2, -0.22), (0.225, -0.3), (0.2, -0.31),
              (0, -0.28)], 5), (0, 0.03, 0), cloth, stretch=(1, 0.8, 1))
        return
    if style == "cap":
        cap(r * 1.07, (0, 0, 0), hair, cut=(0, 0.9, -0.5), keep=0.02)
        cap(r * 1.1, (0, 0.002, 0.004), fabric(CORAL), cut=(0, 0.15, 1), keep=0.05)
        cushion((0.2, 0.16, 0.022), (0, -0.185, 0.035), fabric(CORAL), 3, turn=(-6, 0, 0))
        ball(0.014, (0, 0.02, r * 1.1), fabric(CORAL))
        return
    cap(r * 1.08, (0, 0.004, 0.004), hair, cut=(0, 0.62, 0.78), keep=0.015)
    if style == "short":
        cap(r * 1.06, (0, 0, 0), hair, cut=(0, 1, -0.12), keep=0.035)
        for x, lean in ((-0.048, 24), (0.0, 4), (0.048, -20)):
            cushion((0.115, 0.1, 0.05), (x, -0.086, 0.095), hair, 2.4, turn=(42, lean, 0))
    elif style == "bob":
        cushion((0.375, 0.29, 0.36), (0, 0.055, -0.2), hair, 2.7)
        cap(r * 1.1, (0, 0, 0), hair, cut=(0, 0.3, 1), keep=0.045)
    elif style == "bun":
        cap(r * 1.06, (0, 0, 0), hair, cut=(0, 1, -0.05), keep=0.03)
        ball(0.075, (0, 0.085, 0.175), hair)
        tube([(-0.05, 0.06, 0.14), (0, 0.05, 0.15), (0.05, 0.06, 0.14)], 0.012, matte(CORAL), smooth=True)
    elif style == "ponytail":
        cap(r * 1.06, (0, 0, 0), hair, cut=(0, 1, -0.05), keep=0.03)
        ball(0.03, (0, 0.17, 0.06), matte(CORAL))
        tube([(0, 0.165, 0.065), (0, 0.25, 0.03), (0, 0.25, -0.12), (0, 0.2, -0.24)], 0.055, hair, smooth=True,
             round_ends=True, radii=[0.6, 1.0, 0.85, 0.35])
    elif style == "curly":
        for number in range(46):
            height = 1 - 1.35 * (number + 0.5) / 46
            around, out = radians(number * 137.5), (1 - height * height) ** 0.5
            x, y, z = out * cos(around), out * sin(around), height
            if y > -0.35 + (0.6 - z) * 0.55:
                ball(0.052, (x * 0.155, y * 0.155 + 0.01, z * 0.155 + 0.02), hair)


def person(at, turn=0, pose="down", seated=False, seat=0.5, shirt=CORAL, trousers="#2f3d6b", shoes=CREAM, skin=SKINS[0],
           hair="short", hair_colour=HAIR[0], headphones=None, lean=0, look=0, nod=0, hands=None, feet=0.34,
           scale=1.0):
    """A toy figure, about 1.5 m tall, facing -Y; `at` is on the floor below it.

    `pose` is a key of HANDS. `hands` overrides it with (left, right) points. A `seated`
    figure sits `seat` metres high, its feet `feet` metres in front. `lean` tips the body forward, `look`
    turns the head, `nod` lowers it (degrees). `hair`: short, bob, bun, ponytail, curly, hijab, cap.
    `headphones` is the colour of a headset worn.
    """
    cloth, legs = fabric(shirt), fabric(trousers)
    hip = seat + 0.06 if seated else 0.56
    left, right = hands or HANDS[pose]
    with piece("person", at, turn, scale):
        # legs and shoes
        for side in (-1, 1):
            if seated:
                start, foot = (side * 0.095, -0.02, hip + 0.015), (side * 0.12, -feet - 0.06, 0.1)
                end, _ = _limb(start, foot, 0.36 if seat > 0.3 else 0.42, (0, -1, 1), 0.09, legs, (1.05, 0.95, 0.8))
            else:
                start, foot = (side * 0.09, 0, hip - 0.02), (side * 0.11, 0, 0.09)
                end, _ = _limb(start, foot, 0.24, (0, -1, 0), 0.088, legs, (1.1, 0.95, 0.85))
            cushion((0.13, 0.25, 0.11), (end[0], end[1] - 0.045, end[2] - 0.1), plastic(shoes), 2.8, taper=0.85)
            cushion((0.135, 0.26, 0.03), (end[0], end[1] - 0.045, end[2] - 0.102), matte(shade(shoes, 0.75)), 3.2)
        with piece("upper body", (0, 0, hip), (lean, 0, 0)):
            lathe(smooth_profile([(0, -0.075), (0.13, -0.07), (0.183, -0.01), (0.183, 0.02), (0, 0.02)], 6),
                  (0, 0, 0), legs, stretch=(1, 0.8, 1))
            lathe(smooth_profile([(0, 0.0), (0.186, 0.0), (0.19, 0.06), (0.18, 0.2), (0.165, 0.34), (0.125, 0.43),
                  (0.07, 0.475), (0, 0.485)], 6),
                  (0, 0, 0), cloth, stretch=(1, 0.8, 1))
            lathe(smooth_profile([(0.187, -0.005), (0.197, 0.005), (0.197, 0.03), (0.188, 0.04)]), (0, 0, 0),
                  fabric(shade(shirt, 0.75)), stretch=(1, 0.8, 1))
            cylinder(0.062, 0.09, (0, 0, 0.44), plastic(skin))
            tube([(0.075, 0, 0.463), (0.05, 0.055, 0.468), (0, 0.072, 0.472), (-0.05, 0.055, 0.468), (-0.075, 0, 0.463),
                 (-0.05, -0.06, 0.452), (0, -0.075, 0.446), (0.05, -0.06, 0.452)],
                 0.017, fabric(shade(shirt, 0.75)), smooth=True, closed=True)
            with piece("head", (0, -0.005, 0.635), (nod, 0, look)):
                ball(0.165, (0, 0, 0), plastic(skin), (1, 0.98, 1.04))
                for side in (-1, 1):
                    ball(0.017, (side * 0.055, -0.155, 0.0), plastic(INK), (0.85, 0.5, 1.15))
                    if hair not in ("hijab", "bob"):
                        ball(0.034, (side * 0.162, 0.0, -0.01), plastic(skin), (0.5, 0.8, 1.1))
                _hair(hair, hair_colour)
                if headphones:
                    with piece("headphones", (0, 0.01, -0.225), 0, 2.17):
                        headset((0, 0, 0), colour=headphones, microphone=False)
            for side, hand in ((1, left), (-1, right)):
                elbow = (side * 0.5, 0.25, -1) if hand[2] < 0.6 else (side, 0.4, -0.2)
                end, way = _limb((side * 0.165, 0.0, 0.385), hand, 0.285, elbow, 0.066, cloth)
                # a cuff and a mitten: a bare ball on a sleeve looks like a fingertip
                tube([end - way * 0.03, end + way * 0.008], 0.058, fabric(shade(shirt, 0.75)))
                along = [degrees(angle) for angle in way.to_track_quat("Z", "Y").to_euler()]
                ball(0.06, end + way * 0.045, plastic(skin), (1, 0.88, 1.15), along)
