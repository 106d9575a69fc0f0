#!/usr/bin/env python3
# This source file is part of the ViewFactory project.
# SPDX-License-Identifier: MIT
"""Writes the advance widths that text is measured with, as Swift source.

Usage: generate-advances.py FONT.ttf NAME > Sources/ViewNodes/Text/AdvanceTable+Name.swift
Made from Liberation Sans 2.1.5, Regular and Bold; needs `pip install fonttools`. Only widths are
taken from the font, no outline and no other data.
"""

import sys

from fontTools.ttLib import TTFont

RANGES = [(0x0000, 0x0600), (0x1E00, 0x2680)]
MISSING = 9999

font = TTFont(sys.argv[1])
assert font["head"].unitsPerEm == 2048
widths = {code: font["hmtx"].metrics[glyph][0] for code, glyph in font.getBestCmap().items()}
space = widths[0x20]

# What is no glyph: control characters are nothing, a tab is four spaces, a soft hyphen is only
# seen where a line breaks, and a no-break hyphen is a hyphen.
for code in list(range(0x20)) + list(range(0x7F, 0xA0)) + [0x00AD, 0x2028, 0x2029, 0x2060]:
    widths[code] = 0
widths[0x09] = 4 * space
widths[0x2011] = widths[0x2010]
widths[0x205F] = 455

print(f"""// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Written by Scripts/generate-advances.py.

extension AdvanceTable {{
  /// The {sys.argv[2]} face: U+0000 to U+05FF, then U+1E00 to U+267F.
  static let {sys.argv[2]}: [UInt16] = [""")
slots = [widths.get(code, MISSING) for low, high in RANGES for code in range(low, high)]
for start in range(0, len(slots), 16):
    print("    " + " ".join(f"{width}," for width in slots[start : start + 16]))
print("  ]\n}")
