// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Image {
  /// Creates an image of the bytes of a PNG, JPEG, GIF or WebP file, whose size is read from its
  /// header. UIKit: `init(data:)` and `init(data:scale:)`.
  ///
  /// Nothing is decoded here: the bytes go into pictures as they are.
  ///
  /// - Parameters:
  ///   - data: The whole file, such as `Data` or `[UInt8]`.
  ///   - scale: Pixels in a point, 1 by default.
  /// - Returns: `nil` if it is no such file, its header is cut off, or the scale is not a positive
  ///   number.
  public init?(data: some Collection<UInt8>, scale: CGFloat = 1) {
    let bytes = Array(data)
    guard scale.isFinite, scale > 0, let header = BitmapHeader(bytes) else { return nil }
    self.init(
      content: .encoded(bytes, mediaType: header.mediaType),
      size: CGSize(
        width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale),
      renderingMode: .automatic)
  }
}
