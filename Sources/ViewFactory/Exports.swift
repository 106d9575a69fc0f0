// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// `import ViewFactory` is enough: views and the geometry that they are measured in come with it.
@_exported public import Foundation
@_exported public import StyledViews
@_exported public import ViewComponents
@_exported public import ViewThemes
