// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Components are nodes, and are made with the factories of styled views.
@_exported public import Foundation
@_exported public import StyledViews
@_exported public import ViewNodes
@_exported public import ViewThemes
