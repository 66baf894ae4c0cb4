#!/usr/bin/python3
"""A window with nothing but a page, for WebKitWebDriver. The MiniBrowser of WebKitGTK cannot be narrower than 447 px."""

import argparse

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

parser = argparse.ArgumentParser()
parser.add_argument("--width", type=int)
parser.add_argument("--height", type=int)
# WebKitWebDriver adds options of its own.
size, _ = parser.parse_known_args()

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
window = Gtk.Window(default_width=size.width, default_height=size.height)
window.connect("destroy", Gtk.main_quit)


def open_page(_session):
    # With the page cache, Back and Forward show a page as it was left, as Safari does.
    settings = WebKit2.Settings(enable_page_cache=True)
    page = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window.add(page)
    window.show_all()
    page.grab_focus()
    # There is no window manager to focus the window, and without it, the page has no focus.
    GLib.timeout_add(200, lambda: window.get_window().focus(0) or False)
    return page


context.connect(
    "automation-started",
    lambda _context, session: session.connect("create-web-view", open_page),
)
Gtk.main()
