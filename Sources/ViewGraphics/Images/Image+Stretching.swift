// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Image {
  /// How the middle of a resizable image fills its area.
  ///
  /// UIKit: `UIImage.ResizingMode`.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// The middle is repeated; it's drawn like ``stretch``.
    case tile = 0
    /// The middle is stretched.
    case stretch = 1
  }

  /// Returns the image with edges that keep their size if it is stretched.
  ///
  /// UIKit: `resizableImage(withCapInsets:resizingMode:)`.
  ///
  /// - Parameters:
  ///   - capInsets: The sizes of the edges, in points.
  ///   - resizingMode: How the middle fills its area, which is always stretched.
  /// - Returns: The image with these edges.
  public func resizableImage(
    withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.capInsets = capInsets
    return copy
  }

  /// Returns the image, mirrored by image views in right-to-left layouts.
  ///
  /// UIKit: `imageFlippedForRightToLeftLayoutDirection()`.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    var copy = self
    copy.flipsForRightToLeftLayoutDirection = true
    return copy
  }
}
