// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Importing ViewThemes also imports the modules of colors, fonts, and geometry.
@_exported public import Foundation
@_exported public import ViewGraphics
