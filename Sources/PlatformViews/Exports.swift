// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The types that code in UIKit's terms refers to: UIKit's own views, or nodes under UIKit's names.
#if UIKitViews
  @_exported public import UIKit
#else
  @_exported public import UIKitNames
#endif
