// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Image {
  /// The number of pixels per point of a bitmap; for vector images, which are sharp at any scale, that
  /// of a phone, which is 3.
  ///
  /// UIKit: `scale`.
  public var scale: CGFloat {
    guard case .encoded(let bytes, _) = content, size.width > 0, let header = BitmapHeader(bytes)
    else { return 3 }
    return CGFloat(header.width) / size.width
  }
}
