// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Theme {
  /// The corner radii and line widths of a theme, in points.
  public struct Shape: Hashable, Sendable {
    /// The corner radius of buttons and steppers.
    public var button: CGFloat = 8
    /// The corner radius of cards and banners, one and a half times and twice which is that of
    /// alerts and sheets.
    public var card: CGFloat = 8
    /// The corner radius of small elements: inputs, skeletons, selections, tooltips, and
    /// checkboxes, which are at most 6 points round.
    public var small: CGFloat = 5
    /// The width of borders.
    public var border: CGFloat = 1

    /// Creates the standard shape.
    public init() {}
  }
}
