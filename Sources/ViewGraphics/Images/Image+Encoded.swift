// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Image {
  /// Creates an image from the contents of a PNG, JPEG, GIF, or WebP file.
  ///
  /// UIKit: `init(data:)` and `init(data:scale:)`.
  ///
  /// Only the size is read from the header; pictures embed the data without decoding it. The result
  /// is `nil` if the format isn't supported, the header is truncated, or the scale isn't a positive
  /// number.
  ///
  /// - Parameters:
  ///   - data: The contents of the file, such as `Data` or `[UInt8]`.
  ///   - scale: The number of pixels per point, 1 by default.
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
