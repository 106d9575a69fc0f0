// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Nodes are described by colors, fonts, and rectangles, so importing nodes imports those too.
@_exported public import ViewGraphics

/// A placeholder for scoped imports, which make members visible without importing other names.
public enum _ViewTree {}
