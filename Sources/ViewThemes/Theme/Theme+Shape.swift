// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Theme {
  /// The corners and lines of a theme, in points.
  public struct Shape: Hashable, Sendable {
    /// The radius of a button's corners.
    public var button: CGFloat = 8
    /// The radius of a card's corners, and of sheets, alerts and banners.
    public var card: CGFloat = 8
    /// The radius of small things: skeletons, selected parts, tooltips.
    public var small: CGFloat = 5
    /// The width of borders.
    public var border: CGFloat = 1

    /// Makes the library's own shape.
    public init() {}
  }
}
