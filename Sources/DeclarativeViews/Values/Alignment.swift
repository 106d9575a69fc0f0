// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An alignment in both directions.
///
/// SwiftUI: `Alignment`.
public nonisolated struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  ///
  /// - Parameters:
  ///   - horizontal: The horizontal alignment.
  ///   - vertical: The vertical alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The center.
  public static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
  /// The center of the leading edge.
  public static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
  /// The center of the trailing edge.
  public static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
  /// The center of the top edge.
  public static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
  /// The center of the bottom edge.
  public static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }
  /// The top leading corner.
  public static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
  /// The top trailing corner.
  public static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
  /// The bottom leading corner.
  public static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Alignment {
    Alignment(horizontal: .trailing, vertical: .bottom)
  }
  /// The center of the first baseline.
  public static var centerFirstTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  }
  /// The leading end of the first baseline.
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  /// The trailing end of the first baseline.
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  /// The center of the last baseline.
  public static var centerLastTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  }
  /// The leading end of the last baseline.
  public static var leadingLastTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  }
  /// The trailing end of the last baseline.
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}
