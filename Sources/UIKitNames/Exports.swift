// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The names are of nodes, so who imports the names gets the nodes too.
@_exported public import ViewNodes
