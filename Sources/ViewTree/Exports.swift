// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Nodes are described by colors, fonts, and rectangles, so who imports nodes gets those too.
@_exported public import ViewGraphics
