// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Labels, buttons, and lists are nodes of a tree, so importing them imports the tree too.
@_exported public import ViewTree

/// A placeholder for scoped imports, which make members visible without importing other names.
public enum _ViewNodes {}
