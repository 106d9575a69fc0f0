// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A horizontal guide for aligning views vertically.
///
/// SwiftUI: `VerticalAlignment`.
public nonisolated struct VerticalAlignment: Hashable, Sendable {
  let key: GuideKey

  /// Creates an alignment with a custom guide.
  ///
  /// - Parameter id: The type that identifies the guide.
  public init(_ id: any AlignmentID.Type) {
    key = GuideKey(axis: .vertical, type: id)
  }

  /// The top edge.
  public static var top: VerticalAlignment { VerticalAlignment(HeightShare.Top.self) }
  /// The vertical center.
  public static var center: VerticalAlignment { VerticalAlignment(HeightShare.Center.self) }
  /// The bottom edge.
  public static var bottom: VerticalAlignment { VerticalAlignment(HeightShare.Bottom.self) }
  /// The baseline of the first line of text; the bottom edge if there is no text.
  public static var firstTextBaseline: VerticalAlignment {
    VerticalAlignment(HeightShare.FirstTextBaseline.self)
  }
  /// The baseline of the last line of text; the bottom edge if there is no text.
  public static var lastTextBaseline: VerticalAlignment {
    VerticalAlignment(HeightShare.LastTextBaseline.self)
  }
}
