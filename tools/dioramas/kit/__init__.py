"""The kit for building dioramas. Scenes use `from kit import *`.

Units are metres and degrees. A piece's front faces -Y (towards the viewer) and its origin lies on
the floor (or on the table it stands on); `at` moves it and `turn` turns it anticlockwise about Z.
"""
from mathutils import Vector

from kit.palette import *
from kit.materials import *
from kit.shapes import *
from kit.signs import *
from kit.gear import *
from kit.furniture import *
from kit.props import *
from kit.people import *
from kit.rooms import *
from kit.lights import *
from kit.studio import *
