// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Labels, buttons, and lists are nodes of a tree, so importing them imports the tree too.
@_exported public import ViewTree

/// Stands for the module in scoped imports, which make its members visible and none of its other names.
public enum _ViewNodes {}
