// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A vertical guide for aligning views horizontally.
///
/// SwiftUI: `HorizontalAlignment`.
public nonisolated struct HorizontalAlignment: Hashable, Sendable {
  let key: GuideKey

  /// Creates an alignment with a custom guide.
  ///
  /// - Parameter id: The type that identifies the guide.
  public init(_ id: any AlignmentID.Type) {
    key = GuideKey(axis: .horizontal, type: id)
  }

  /// The leading edge.
  public static var leading: HorizontalAlignment { HorizontalAlignment(WidthShare.Leading.self) }
  /// The horizontal center.
  public static var center: HorizontalAlignment { HorizontalAlignment(WidthShare.Center.self) }
  /// The trailing edge.
  public static var trailing: HorizontalAlignment { HorizontalAlignment(WidthShare.Trailing.self) }

  /// Where the separators of a list's row begin; the beginning of its first text by default.
  public static var listRowSeparatorLeading: HorizontalAlignment {
    HorizontalAlignment(SeparatorLeading.self)
  }
  /// Where the separators of a list's row end; the trailing edge of the row by default.
  public static var listRowSeparatorTrailing: HorizontalAlignment {
    HorizontalAlignment(SeparatorTrailing.self)
  }
}

private enum SeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum SeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
