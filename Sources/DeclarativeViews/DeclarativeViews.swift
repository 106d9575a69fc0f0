// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Importing DeclarativeViews also imports nodes, factories, palettes, and observation.
@_exported public import Foundation
@_exported public import Observation
@_exported public import ViewFactory
@_exported public import ViewNodes
