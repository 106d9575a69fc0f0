// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A picture as drawn in one theme.
struct DrawnPicture {
  let svg: String
  /// Its size, in points.
  let size: CGSize
}
