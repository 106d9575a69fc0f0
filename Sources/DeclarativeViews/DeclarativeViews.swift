// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// `import DeclarativeViews` is enough for nodes, factories and palettes as well.
@_exported public import Foundation
@_exported public import ViewFactory
@_exported public import ViewNodes
