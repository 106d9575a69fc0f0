// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The scale of the content of a scroll view.
struct ScrollZoom {
  var scale: CGFloat = 1
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var bounces = true
}
