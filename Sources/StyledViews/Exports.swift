// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Importing StyledViews also imports views, geometry, and themes.
@_exported public import Foundation
@_exported public import ViewThemes

#if UIKitViews
  @_exported public import UIKit
#else
  @_exported public import ViewNodes
#endif
