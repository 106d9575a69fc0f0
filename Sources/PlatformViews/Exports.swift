// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// What code in UIKit's words is about: UIKit's own views, or nodes by UIKit's names.
#if UIKitViews
  @_exported public import UIKit
#else
  @_exported public import UIKitNames
#endif
