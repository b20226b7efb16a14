"""The documentation as a site (``make docs``): Markdown pages, and a reference taken from the docstrings."""

from __future__ import annotations

from importlib.metadata import version as installed

project = "Quadrant"
author = "The Quadrant authors"
version = release = installed("quadrant")

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["_build"]
# A heading can be linked to from another page, as it can where the files are read one by one.
myst_heading_anchors = 4
# Pages link to sources, which are not pages; Fluent has no highlighting.
suppress_warnings = ["myst.xref_missing", "misc.highlighting_failure"]

autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_default_options = {"members": True, "show-inheritance": True}

html_theme = "furo"
html_title = "Quadrant"
html_show_copyright = False
