// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An edge of a rectangle, relative to the layout direction.
///
/// SwiftUI: `Edge`.
public nonisolated enum Edge: Int, Hashable, Sendable, CaseIterable {
  /// The top edge.
  case top = 0
  /// The leading edge.
  case leading = 1
  /// The bottom edge.
  case bottom = 2
  /// The trailing edge.
  case trailing = 3

  /// A set of edges.
  ///
  /// SwiftUI: `Edge.Set`.
  public nonisolated struct Set: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int

    /// Creates a set from its raw value.
    ///
    /// - Parameter rawValue: One bit for each edge, in the order of the cases.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    ///
    /// - Parameter edge: The edge.
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}
