"""Runs one scene file inside Blender: blender -b -P kit/run.py -- scenes/NAME.py (see `render`)."""
import runpy
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
bpy.ops.wm.read_factory_settings(use_empty=True)
try:
    runpy.run_path(sys.argv[-1], run_name="__main__")
except SystemExit as stop:
    print(stop)
    sys.exit(1)
