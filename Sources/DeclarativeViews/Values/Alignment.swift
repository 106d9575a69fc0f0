// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A place in both directions that views line up by.
///
/// SwiftUI: `Alignment`.
public nonisolated struct Alignment: Hashable, Sendable {
  /// The line that they share across.
  public var horizontal: HorizontalAlignment
  /// The line that they share from top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  ///
  /// - Parameters:
  ///   - horizontal: The line that they share across.
  ///   - vertical: The line that they share from top to bottom.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middles.
  public static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
  /// The middles of the leading sides.
  public static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
  /// The middles of the trailing sides.
  public static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
  /// The middles of the upper sides.
  public static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
  /// The middles of the lower sides.
  public static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }
  /// The top leading corners.
  public static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
  /// The top trailing corners.
  public static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
  /// The bottom leading corners.
  public static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
  /// The bottom trailing corners.
  public static var bottomTrailing: Alignment {
    Alignment(horizontal: .trailing, vertical: .bottom)
  }
}
