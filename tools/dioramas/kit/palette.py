"""The colours of the venue, as sRGB hex: indigo and plum night, magenta and cyan neon, amber lamps."""

NIGHT = "#130d2e"
INDIGO = "#2a2163"
PLUM = "#4a2a6e"
AUBERGINE = "#2b1840"
INK = "#0f0d18"
GRAPHITE = "#242231"
SLATE = "#4a4860"
STEEL = "#9a9db2"

MAGENTA = "#ff3d9e"
CYAN = "#26d0ff"
AMBER = "#ffab4a"
VIOLET = "#8a5bff"

CREAM = "#f2e4cf"
SAND = "#c9a57c"
WALNUT = "#5d3622"
OAK = "#a26f45"
CORAL = "#ee5f58"
RED = "#c3283f"
MUSTARD = "#e2a336"
LEAF = "#3c8a5f"
TEAL = "#1f7f86"
SKY = "#5e8fe0"
LILAC = "#a992e6"
GOLD = "#e8b04a"
SILVER = "#c8ccd8"
BRONZE = "#b87547"

SKINS = ("#f0c39c", "#d9a074", "#b97f55", "#8f5c3b", "#e6b088")


def linear(hex_colour):
    """The scene-linear RGBA of an sRGB hex colour."""
    channels = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1.0]
