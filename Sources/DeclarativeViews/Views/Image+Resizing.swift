// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewGraphics

extension Image {
  /// Returns the image, which stretches to any size; its own size remains the ideal one.
  ///
  /// - Parameters:
  ///   - capInsets: The sizes of the edges that aren't stretched, in points; leading is left. A size
  ///     that is negative or not finite is treated as 0.
  ///   - resizingMode: Whether the image is stretched or repeated.
  /// - Returns: The image.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = resizableImage(
      withCapInsets: ViewGraphics.EdgeInsets(
        top: capInsets.top, left: capInsets.leading, bottom: capInsets.bottom,
        right: capInsets.trailing), resizingMode: resizingMode)
    copy.isResizable = true
    return copy
  }

  /// Sets the quality of the image where it is scaled.
  ///
  /// - Parameter interpolation: The quality, which has no effect: pictures contain the whole image,
  ///   which is scaled where they are displayed.
  /// - Returns: The image.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets whether the edges of the image are smoothed.
  ///
  /// - Parameter isAntialiased: Has no effect: edges are always smoothed.
  /// - Returns: The image.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets how the parts of a symbol are colored.
  ///
  /// - Parameter mode: The mode, which has no effect: symbols have a single part.
  /// - Returns: The image.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// The quality of an image that is scaled.
  ///
  /// SwiftUI: `Image.Interpolation`.
  public nonisolated enum Interpolation: Hashable, Sendable, CaseIterable {
    /// Pixels aren't blended.
    case none
    /// Pixels are blended quickly.
    case low
    /// Pixels are blended with some care.
    case medium
    /// Pixels are blended with all care.
    case high
  }
}

nonisolated extension Image? {
  /// Returns the image, which stretches to any size, if there is an image.
  ///
  /// - Returns: The image.
  public func resizable() -> Image? { map { $0.resizable() } }
}
