// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Theme {
  /// The spacing of a theme.
  public struct Spacing: Hashable, Sendable {
    /// The spacing between closely related elements, such as a label and its input.
    public var tight: Padding = .four
    /// The spacing between parts of a component.
    public var small: Padding = .eight
    /// The spacing between components, and from the sides of a screen or card.
    public var medium: Padding = .sixteen
    /// The spacing between groups, and from the top and bottom of a card.
    public var large: Padding = .twentyFour

    /// Creates the standard spacing.
    public init() {}
  }
}
