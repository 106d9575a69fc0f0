// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Views, the geometry that they are measured in, and the themes come with what styles them.
@_exported public import Foundation
@_exported public import ViewThemes

#if UIKitViews
  @_exported public import UIKit
#else
  @_exported public import ViewNodes
#endif
