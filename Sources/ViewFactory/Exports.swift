// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Importing ViewFactory also imports views and geometry.
@_exported public import Foundation
@_exported public import StyledViews
@_exported public import ViewComponents
@_exported public import ViewThemes
