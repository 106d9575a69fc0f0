// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import UIKitNames
import ViewNodes

extension UIImage {
  /// Returns an image whose caps keep their size while one point between them is stretched.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The width of the left cap in points, or 0 to stretch the whole width.
  ///   - topCapHeight: The height of the top cap in points, or 0 to stretch the whole height.
  /// - Returns: The image; the other two caps are what is left.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(max(leftCapWidth, 0)), CGFloat(max(topCapHeight, 0)))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0),
      resizingMode: .stretch)
  }
}
