// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Image {
  /// How the middle of a resizable image fills its area.
  ///
  /// UIKit: `UIImage.ResizingMode`.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// The middle is repeated, unless that would take more than 10,000 pieces.
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
  ///   - resizingMode: How the middle fills its area; edges are repeated or stretched along with it.
  /// - Returns: The image with these edges.
  public func resizableImage(
    withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.capInsets = capInsets
    copy.resizingMode = resizingMode
    return copy
  }

  /// Returns the image with the edges and the resizing mode of another.
  package func stretched(like other: Image) -> Image {
    var copy = self
    copy.isResizable = other.isResizable
    copy.capInsets = other.capInsets
    copy.resizingMode = other.resizingMode
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
