// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Nodes are described by colors, fonts, and rectangles, so importing nodes imports those too.
@_exported public import ViewGraphics

/// Stands for the module in scoped imports, which make its members visible and none of its other names.
public enum _ViewTree {}
