// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The names are of nodes, so who imports the names can use the nodes' members. The nodes' own names are not
// exported: they would be ambiguous with those of a client's other libraries.
@_exported public import enum ViewGraphics._ViewGraphics
@_exported public import enum ViewNodes._ViewNodes
@_exported public import enum ViewTree._ViewTree
