// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The names refer to nodes, so importing the names makes the nodes' members available. The nodes'
// own names are not exported: they would be ambiguous with those of a client's other libraries.
@_exported public import enum ViewGraphics._ViewGraphics
@_exported public import enum ViewNodes._ViewNodes
@_exported public import enum ViewTree._ViewTree
