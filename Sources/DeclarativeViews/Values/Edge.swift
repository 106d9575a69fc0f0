// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A side of a rectangle, by the direction of reading.
///
/// SwiftUI: `Edge`.
public nonisolated enum Edge: Int, Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top = 0
  /// The side where reading begins.
  case leading = 1
  /// The lower side.
  case bottom = 2
  /// The side where reading ends.
  case trailing = 3

  /// Any of the four sides.
  ///
  /// SwiftUI: `Edge.Set`.
  public nonisolated struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set of its bits.
    ///
    /// - Parameter rawValue: One bit for each side, in the order of the cases.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Creates a set of one side.
    ///
    /// - Parameter edge: The side.
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where reading begins.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where reading ends.
    public static let trailing = Set(.trailing)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}
