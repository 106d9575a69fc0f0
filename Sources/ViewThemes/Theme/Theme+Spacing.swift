// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Theme {
  /// The distances of a theme.
  public struct Spacing: Hashable, Sendable {
    /// Between things that are one: a label and what it labels.
    public var tight: Padding = .four
    /// Between parts of a component.
    public var small: Padding = .eight
    /// Between components, and from the sides of a screen or card.
    public var medium: Padding = .sixteen
    /// Between groups, and from top and bottom of a card.
    public var large: Padding = .twentyFour

    /// Makes the library's own spacing.
    public init() {}
  }
}
