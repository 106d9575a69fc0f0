// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Components are views, and are created with the factories of styled views.
@_exported public import Foundation
@_exported public import StyledViews
@_exported public import ViewThemes

#if UIKitViews
  @_exported public import UIKit
#else
  @_exported public import ViewNodes
#endif
